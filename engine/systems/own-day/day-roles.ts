/**
 * Roles of the day: an innocent child whom the host confirms (NR-IC), somebody vengeful who takes a player along after
 * being lynched (NR-VENGE), and a desperado who stakes their life on a guess (NR-DESP).
 */
import type { SeatId } from '../../reason/claim.ts'
import { byRule, type Reason } from '../../reason/reason.ts'
import { nobody } from '../../reason/claim.ts'
import { getOwn } from '../../ruleset/catalogue.ts'
import type { Ability } from '../../rules/role.ts'
import { all, any, type Resolution, type Rulings } from './vocabulary.ts'

type Move = Resolution['moves'][number]

/** Whether an ability is used between the end of the vote and the flip, by whoever was lynched. */
export const isTwilight = ({ is }: Pick<Ability, 'is'>): boolean => is?.includes('twilight') === true

/** Where somebody who was lynched takes a player along: before the end of the game is looked for (NR-VENGE-3). */
export const twilight: Rulings['steps'][number] = {
  id: 'twilight',
  rule: 'NR-VENGE-1',
  takes: ({ ability }) => isTwilight(ability),
  order: 'received',
  after: askForVengeance,
}

/** Nobody avenges a lynch that did not happen, or that a governor stopped (NR-VENGE-4). */
export function unlessLynched(run: Resolution, { actor, ability }: Move): Reason | undefined {
  if (!isTwilight(ability)) return undefined
  const lynch = lynchOf(run, actor)
  const rule = lynch && !lynch.holds ? 'NR-VENGE-4' : 'NR-VENGE-1'
  return all({ is: 'fact', kind: 'notLynched', of: actor }, { rule }, [], lynch ? [lynch] : [])
}

/** What always keeps attacks off somebody stops vengeance too, where the option says so (NR-VENGE-5). */
export function wornAgainst(run: Resolution, { ability }: Move, at: SeatId): Reason | undefined {
  const vest = isTwilight(ability) ? vestOf(run, at) : undefined
  if (vest === undefined) return undefined
  const stops = run.option('vengeanceStopped') === 'byPassives'
  const worn = (stops ? all : any)({ is: 'fact', kind: 'wornAgainst', of: at }, { rule: 'NR-VENGE-5' })
  if (worn.holds && limitOn(run, at, vest) !== undefined) run.spend(at, vest, 'NR-VENGE-5')
  return worn
}

/** A passive protection of somebody that is not used up. */
function vestOf(run: Resolution, at: SeatId): string | undefined {
  const seat = run.seat(at)
  return run.catalogue.abilitiesOf(seat).find(id => {
    const { passive, components = [] } = run.catalogue.abilityOf(seat, id) ?? {}
    const left = (limitOn(run, at, id) ?? Infinity) - (getOwn(seat.uses, id) ?? 0)
    return passive === true && left > 0 && components.some(({ does }) => does === 'protect')
  })
}

const limitOn = (run: Resolution, at: SeatId, ability: string): number | undefined => {
  const limit = run.catalogue.modifiersOn(run.seat(at), ability).find(({ modifier }) => modifier.limitsUses)
  return limit && (limit.use.count ?? 1)
}

/** That the vote has chosen somebody, and whether it came to the lynch. */
const lynchOf = (run: Resolution, who: SeatId): Reason | undefined =>
  run.ledger.facts.findLast(({ kind, of, data }) => kind === 'death' && of === who && data?.cause === 'lynched')?.why

/** Whoever was lynched and sent nothing in may still say whom they take along, or that it is nobody (NR-VENGE-2). */
function askForVengeance(run: Resolution): void {
  for (const lynched of run.lynched) {
    const avenges = (id: string): boolean => isTwilight(run.catalogue.ability(id) ?? {})
    const may = run.catalogue.abilitiesOf(run.seat(lynched)).some(avenges)
    if (!may || run.moves.some(({ actor, does }) => actor === lynched && avenges(does))) continue
    const removed = new Set(run.phase.removed.map(({ who }) => who))
    const living = run.living().flatMap(({ slot }) => (removed.has(slot) ? [] : [slot]))
    const named = living.find(slot => slot === run.ask('vengeance', { choices: [nobody, ...living] }))
    if (named === undefined) continue
    const taken = all({ is: 'fact', kind: 'avenged', of: named, other: lynched }, { rule: 'NR-VENGE-2' }, [
      lynchOf(run, lynched)!,
    ])
    run.dies(named, taken, 'NR-VENGE-2', { cause: 'killed', by: lynched })
  }
}

/** Whom a desperado challenges dies if they are not town; if they are, the desperado does (NR-DESP-1). */
export const challenging: NonNullable<Rulings['effects']>[string] = (run, { move: { actor, id: action }, at, why }) => {
  const cite = { rule: 'NR-DESP-1', action }
  const isTown = run.seat(at).faction === 'town'
  const guessed = (isTown ? any : all)({ is: 'fact', kind: 'guessed', of: at, other: actor }, cite)
  const dies = guessed.holds ? at : actor
  const shot = guessed.holds
    ? all({ is: 'fact', kind: 'challenged', of: at, other: actor }, cite, [why, guessed])
    : all({ is: 'fact', kind: 'challenged', of: at, other: actor }, cite, [why], [guessed])
  run.dies(dies, shot, 'NR-DESP-1', { cause: 'killed', by: actor, action })
  return why
}

/** The host confirms somebody (NR-IC-1). */
export const confirming: NonNullable<Rulings['effects']>[string] = (run, { move: { actor, id: action }, why }) => {
  const known = all({ is: 'fact', kind: 'confirmed', of: actor, action }, { rule: 'NR-IC-1', action }, [why])
  run.put({ kind: 'confirmed', of: actor, by: actor, action, why: known, rule: 'NR-IC-1' })
  const says = byRule('NR-IC-3', run.option('confirmSays') === 'role') ? 'role' : 'side'
  if (known.holds) run.announce('confirmed', { who: [actor], role: run.seat(actor).role, says }, 'NR-IC-1', 'confirmed')
  return known
}
