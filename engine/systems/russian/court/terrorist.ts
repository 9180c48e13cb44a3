/** The terrorist: the detonator, with which he dies beside whom he chooses, and the explosion of his death (RU-TER). */
import type { RuleId, Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { counting } from '../day/count.ts'
import type { Sentence } from '../day/hooks.ts'
import { drawer } from '../shared/memo.ts'
import { maim } from '../shared/maim.ts'
import { hasUse } from '../shared/roles.ts'
import { byRoster } from '../shared/roster.ts'
import { isBlack, isGrey, negativeOf } from '../shared/sides.ts'
import { all, any, type Fact, type LateEffect, type Walk } from '../vocabulary.ts'

/** Before the vote: from its start on there is no way back (RU-TER-2). */
export const arming: LateEffect = (walk, { move: { actor, id: action }, why }) => {
  const armed = all({ is: 'fact', kind: 'armed', of: actor, action }, { rule: 'RU-TER-2', action }, [why])
  walk.put({ kind: 'armed', of: actor, by: actor, action, why: armed, rule: 'RU-TER-2' })
  // A terrorist who named nobody may be lynched by ballots all the same.
  return () => charges(walk).find(one => one.terrorist === actor && !isPair(one))?.why ?? lynchOf(walk, actor) ?? armed
}

/** Once everybody has voted he says with whom. */
export const aiming: LateEffect = (walk, { move: { actor, id: action }, at, why }) => {
  const armed = walk.ledger.seek({ kind: 'armed', of: actor, when: 'tonight' }, 'RU-TER-2', {
    is: 'fact',
    kind: 'armed',
    of: actor,
  })
  const about = { is: 'fact', kind: 'explodesWith', of: at, other: actor, action } as const
  const aims = all(about, { rule: 'RU-TER-2', action }, [why, armed])
  walk.put({ kind: 'explodesWith', of: at, by: actor, action, why: aims, rule: 'RU-TER-2' })
  return aims
}

const lynchOf = (walk: Walk, who: Slot): Reason | undefined =>
  walk.ledger.attempts({ kind: 'lynched', of: who, when: 'tonight' }).at(-1)?.why

/** A terrorist and whom he explodes with. */
interface Pair {
  terrorist: Slot
  target: Slot
  /** That the detonator goes off with him. */
  why: Reason
  /** Why the other one does not die of it. */
  spared: readonly Reason[]
}

/** What the prompt answers of a terrorist who named nobody, so that nothing goes off. */
const NOBODY = 'nobody'

/** A detonator that does not go off. */
interface Dud extends Omit<Pair, 'target' | 'spared'> {
  /** With whom it would have, and whether that one would have lived. */
  along?: Sentence['along']
}

/** Every detonator that was set today; the host is asked for a target that no message named. */
const charges = drawer<(Pair | Dud)[]>(walk =>
  walk.ledger.attempts({ kind: 'armed', when: 'tonight' }).flatMap(({ of: terrorist, why: armed }): (Pair | Dud)[] => {
    if (!walk.seat(terrorist).alive) return []
    if (!armed.holds) {
      const why = all({ is: 'fact', kind: 'goesOff', of: terrorist }, { rule: 'RU-TER-2' }, [armed])
      const meant = walk.ledger.attempts({ kind: 'explodesWith', by: terrorist, when: 'tonight' }).at(-1)?.of
      if (meant === undefined) return [{ terrorist, why }]
      return [{ terrorist, why, along: { who: meant, lives: spares(walk, terrorist, meant).length > 0 } }]
    }
    const named = walk.ledger.found({ kind: 'explodesWith', by: terrorist, when: 'tonight' }).at(-1)
    const others = walk
      .living()
      .filter(({ slot, details }) => slot !== terrorist && details?.title !== 'mayor')
      .map(({ slot }) => slot)
    const target = named?.of ?? walk.ask('detonatorTarget', { choices: [...others, NOBODY] })
    if (target === NOBODY) {
      const nobody = walk.given({ is: 'fact', kind: 'namesNoTarget', of: terrorist }, 'RU-TER-2')
      const goesOff = { is: 'fact', kind: 'goesOff', of: terrorist } as const
      return [{ terrorist, why: all(goesOff, { rule: 'RU-TER-2' }, [armed], [nobody]) }]
    }
    const word = named?.why ?? walk.given({ is: 'fact', kind: 'saidToHost', of: terrorist }, 'RU-TER-2')
    const why = all({ is: 'fact', kind: 'goesOffWith', of: target, other: terrorist }, { rule: 'RU-TER-3' }, [
      armed,
      word,
    ])
    return [{ terrorist, target, why, spared: spares(walk, terrorist, target) }]
  }),
)

const isPair = (one: Pair | Dud): one is Pair => 'target' in one
const pairs = (walk: Walk): Pair[] => charges(walk).filter(isPair)

/** Of two reds he is maimed (RU-TER-5); a black only maims (RU-TER-B2); the faceless kills as ballots would (RU-TER-G1). */
function spares(walk: Walk, terrorist: Slot, target: Slot): Reason[] {
  const seat = walk.seat(terrorist)
  const only = (kind: 'bothRed' | 'blackOnlyMaims' | 'notByBallotsToo', rule: RuleId): Reason[] => [
    walk.given({ is: 'fact', kind, of: target, other: terrorist }, rule),
  ]
  if (isBlack(seat)) return only('blackOnlyMaims', 'RU-TER-B2')
  if (isGrey(seat))
    return counting(walk).sentences.some(({ who }) => who === target) ? [] : only('notByBallotsToo', 'RU-TER-G1')
  return walk.seat(target).faction === 'red' ? only('bothRed', 'RU-TER-5') : []
}

/** The pair in the place of whomever the ballots chose (RU-TER-3, RU-TER-4); who named nobody goes nowhere. */
export const detonated = (walk: Walk): Sentence[] =>
  charges(walk).flatMap((charge): Sentence[] => {
    const { terrorist: who, why } = charge
    const own: Sentence = { who, rule: 'RU-TER-3', because: [why], unless: [], beside: true }
    return isPair(charge)
      ? [own, { who: charge.target, rule: 'RU-TER-4', because: [why], unless: charge.spared, beside: true }]
      : [{ ...own, ...(charge.along && { along: charge.along }) }]
  })

/** What the explosions of this vote bring: the maimed, blocked voters, and a draw for a faceless terrorist. */
export function explode(walk: Walk): void {
  for (const pair of pairs(walk)) hurt(walk, pair)
  for (const { of, why } of walk.ledger.found({ kind: 'lynched', when: 'tonight' })) blast(walk, of, why)
}

function hurt(walk: Walk, { terrorist, target, spared }: Pair): void {
  const lynched = lynchOf(walk, terrorist)
  if (!lynched) return
  const [why] = spared
  if (why && walk.seat(target).alive) {
    const action = `passive:${terrorist}:explode`
    maim(walk, target, { why: [lynched, why], rule: why.rule, by: terrorist, action })
    const struck = all({ is: 'fact', kind: 'blownUp', of: target, other: terrorist }, { rule: why.rule }, [
      lynched,
      why,
    ])
    if (struck.holds) walk.announce('detonatorMaimed', { who: target }, why.rule)
    if (struck.holds && isBlack(walk.seat(terrorist)) && negativeOf(walk.seat(target)))
      block(walk, target, terrorist, 'negative', struck, 'RU-TER-B2')
  }
  blastAbout(walk, terrorist, target, [lynched])
  if (isGrey(walk.seat(terrorist))) leavesLevel(walk, terrorist, lynched)
}

/** A draw instead of a loss, for every victim scored before this vote (RU-FAC-G3). */
function leavesLevel(walk: Walk, of: Slot, lynched: Reason): void {
  const why = all({ is: 'fact', kind: 'leavesLevel', of }, { rule: 'RU-FAC-G3' }, [lynched])
  walk.put({ kind: 'leavesLevel', of, why, rule: 'RU-FAC-G3', data: { keeps: true } })
}

/** Whoever voted against a lynched terrorist has no use of his roles for a game day (RU-TER-1). */
function blast(walk: Walk, terrorist: Slot, lynched: Reason): void {
  const passive = hasUse(walk, terrorist) ? walk.passive(terrorist, 'explode') : undefined
  if (passive) blastAbout(walk, terrorist, terrorist, [lynched, passive.why])
}

/** All whose ballot stood against one of the pair, however little it weighed. */
function blastAbout(walk: Walk, terrorist: Slot, about: Slot, goesOff: readonly Reason[]): void {
  const black = isBlack(walk.seat(terrorist))
  const votes = walk.ledger.found({ kind: 'votes', when: 'tonight', where: ({ data }) => data.target === about })
  const hit = byRoster(walk, votes, ({ of }) => of).flatMap(({ of, why }) => {
    if (of === terrorist || walk.ledger.found({ kind: 'blownUp', of, by: terrorist, when: 'tonight' }).length) return []
    const dead = lynchOf(walk, of)
    const dying = dead?.holds ? [any({ is: 'fact', kind: 'diesToo', of }, { rule: 'RU-TER-6' }, [dead])] : []
    const rule: RuleId = about === terrorist ? 'RU-TER-1' : 'RU-TER-4'
    // Of a black one the negative role is left alone, and the civil one blocked all the same.
    const leaves = black ? [walk.given({ is: 'fact', kind: 'blackTerrorist', of: terrorist }, 'RU-TER-B1')] : []
    const cites = black ? { rule: 'RU-TER-B1' as const, also: [rule] } : { rule }
    const claim = { is: 'fact', kind: 'blownUp', of, other: terrorist } as const
    const blown = all(claim, cites, [...goesOff, why, ...leaves], dying)
    return block(walk, of, terrorist, black ? 'civil' : 'both', blown, rule) ? [of] : []
  })
  if (hit.length) walk.announce('votersBlownUp', { voters: hit.join('\n') }, 'RU-TER-4')
}

function block(
  walk: Walk,
  who: Slot,
  by: Slot,
  part: Fact<'blownUp'>['data']['part'],
  why: Reason,
  rule: RuleId,
): boolean {
  const { number } = walk.phase
  const until = part === 'negative' ? `night ${number}` : `day ${number + 1}`
  walk.mark(who, 'blownUp', why, rule, { by, data: { part }, until })
  return why.holds
}

/** As the day ends everybody hears of it who lost his own moves, and lives: a phantom who voted has none. */
export function tellBlownUp(walk: Walk): void {
  const struck = walk.ledger.found({ kind: 'blownUp', when: 'tonight', where: ({ data }) => data.part !== 'negative' })
  for (const { of, rule } of byRoster(walk, struck, fact => fact.of))
    if (walk.seat(of).alive) walk.tell(of, 'blownUp', {}, rule)
}
