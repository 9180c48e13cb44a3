/**
 * The maid (RU-MAI): where she comes to, whose role she learns, and the message that she leaves there. What else she
 * reads stands in `heard.ts`.
 */
import type { Move } from '../../../resolve/sequence/move.ts'
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { conditionMet } from '../notes/conditions.ts'
import { asSent, sentOn } from '../shared/hypnosis.ts'
import { learnsFact } from '../shared/learns.ts'
import { logged } from '../shared/moves.ts'
import { playsOf } from '../shared/playing.ts'
import { deathOf, holderOf } from '../shared/roles.ts'
import { tonight } from '../shared/tonight.ts'
import { all, type Fact, type TargetGuard, type LateEffect, type Resolution } from '../vocabulary.ts'

/** At a corpse there is nobody to serve (RU-MAI-3). */
export const nobodyToServe: TargetGuard = (run, { does, id: action }, at) => {
  if (does !== 'serve') return undefined
  const killed = deathOf(run, at, 'RU-MAI-3')
  return killed.because.length
    ? all({ is: 'fact', kind: 'servesCorpse', of: at, action }, { rule: 'RU-MAI-3', action }, [killed])
    : undefined
}

/** A visit to a player (RU-MAI-1). */
export const serving: LateEffect = (run, { move, at, why }) => {
  const { actor, id: action } = move
  const served = all({ is: 'fact', kind: 'served', of: at, other: actor, action }, { rule: 'RU-MAI-1', action }, [why])
  run.put({ kind: 'served', of: at, by: actor, action, why: served, rule: 'RU-MAI-1', data: { as: 'player' } })
  return served
}

/** A visit to whoever has a role: the same way, to a house that she finds by it (RU-MAI-2). */
export const servingRole: LateEffect = (run, { move, why }) => {
  const { actor, id: action, to } = move
  const role = (to[0] ?? '').replace(/^role:/, '')
  const owner = ownerOf(run, role)
  const there = owner !== undefined && owner !== actor ? visit(run, move, owner) : undefined
  const unavailable = { is: 'fact', kind: 'roleUnavailable', of: actor, action, values: { role } } as const
  const rule = there ? 'RU-MAI-2' : 'RU-MAI-3'
  const served = all(
    { is: 'fact', kind: 'served', of: owner ?? actor, other: actor, action },
    { rule, action },
    [there?.why ?? why],
    there ? there.against : [run.given(unavailable, 'RU-MAI-3', action)],
  )
  run.put({ kind: 'served', of: owner ?? actor, by: actor, action, why: served, rule, data: { as: 'role' } })
  return served
}

/** The living owner, whom moves may touch; a role that nobody was dealt is the wizard's for a day, and a copy has no owner. */
function ownerOf(run: Resolution, role: string): SeatId | undefined {
  const owner =
    holderOf(run.game.seats, role)
    ?? run.game.seats.find(
      ({ slot, alive }) =>
        alive && playsOf(run.game, slot).some(({ data }) => data.how === 'conjure' && data.role === role),
    )
  return owner?.details?.title === 'mayor' ? undefined : owner?.slot
}

/** Her way to the owner, and what leads her past him. */
function visit(run: Resolution, move: Move, owner: SeatId): { why: Reason; against: Reason[] } {
  const going: Move = { ...move, does: 'serve', ability: run.catalogue.ability('serve')!, to: [owner] }
  const why = run.trial(going)
  logged(run, { move: going, component: move.components[0]!, at: owner, aim: 0, why })
  const led = sentOn(run, going, owner)
  return { why, against: led ? [led.why] : [] }
}

/** The visits of this night that took place. */
export const servedTonight = (run: Resolution): Fact<'served'>[] =>
  tonight(run, 'served').filter(({ why }) => why.holds)
export const ruleOf = ({ data }: Fact<'served'>): 'RU-MAI-1' | 'RU-MAI-2' =>
  data.as === 'role' ? 'RU-MAI-2' : 'RU-MAI-1'

/** She learns the civil role of her target, or whose the role is. */
export function tellServed(run: Resolution): void {
  for (const served of servedTonight(run)) {
    const { of, by: maid = '', action = '', why, data } = served
    const about = asSent(run, action, of)
    const role = run.game.seats.find(({ slot }) => slot === of)?.role ?? ''
    const rule = ruleOf(served)
    const by = { action, ability: data.as === 'role' ? 'serveRole' : 'serve' }
    const named = data.as === 'role' ? sought(run, action) : role
    if (learnsFact(run, maid, by, about, 'civilRole', named, rule, why))
      run.tell(maid, data.as === 'role' ? 'servedOwner' : 'servedRole', { about, role: named }, rule)
  }
}

const sought = (run: Resolution, action: string): string =>
  (run.moves.find(({ id }) => id === action)?.to[0] ?? '').replace(/^role:/, '')

/** What makes somebody somebody else reaches him whatever she leaves. */
const kept: readonly string[] = [
  'roleTaken',
  'roleTakenBlocked',
  'formerMove',
  'formerResult',
  'roleForADay',
  'becameSon',
  'newSon',
  'newHireling',
  'tookPlace',
  'changedSides',
  'faceBack',
  'partners',
]

/** Her message, in the place of what the night had for the target or beside it (RU-MAI-1). */
export function leaveMessages(run: Resolution): void {
  for (const { of, by: maid = '', action = '', why, data } of servedTonight(run)) {
    const { text, how, when } = run.moves.find(({ id }) => id === action)?.with ?? {}
    if (!text || data.as === 'role' || run.isDead(maid)) continue
    const cite = { rule: 'RU-MAI-1', action } as const
    const forged = all({ is: 'fact', kind: 'forged', of, other: maid, action }, cite, [
      why,
      ...(when === undefined ? [] : [conditionMet(run, maid, when)]),
    ])
    run.put({ kind: 'forged', of, by: maid, action, why: forged, rule: 'RU-MAI-1', data: { text } })
    if (!forged.holds) continue
    if (how !== 'besides') takeAway(run, of)
    run.tell(of, 'message', { text }, 'RU-MAI-1')
  }
}

function takeAway(run: Resolution, from: SeatId): void {
  const tells = run.tells.filter(({ to, kind }) => to.to !== 'player' || to.player !== from || kept.includes(kind))
  run.tells.splice(0, run.tells.length, ...tells)
  const findings = run.findings.filter(({ who, ability }) => who !== from || ability === 'inherit')
  run.findings.splice(0, run.findings.length, ...findings)
}
