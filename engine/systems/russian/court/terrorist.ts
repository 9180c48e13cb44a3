/** The terrorist: the detonator, with which he dies beside whom he chooses, and the explosion of his death (RU-TER). */
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { counting } from '../day/count.ts'
import type { Sentence } from '../day/hooks.ts'
import { perRun } from '../shared/per-run.ts'
import { maim } from '../shared/maim.ts'
import { hasUse } from '../shared/roles.ts'
import { byRoster } from '../shared/roster.ts'
import { isBlack, isGrey, negativeOf } from '../shared/sides.ts'
import { all, any, type Fact, type LateEffect, type Resolution } from '../vocabulary.ts'

/** Before the vote: from its start on there is no way back (RU-TER-2). */
export const arming: LateEffect = (run, { move: { actor, id: action }, why }) => {
  const armed = all({ is: 'fact', kind: 'armed', of: actor, action }, { rule: 'RU-TER-2', action }, [why])
  run.put({ kind: 'armed', of: actor, by: actor, action, why: armed, rule: 'RU-TER-2' })
  // A terrorist who named nobody may be lynched by ballots all the same.
  return () => charges(run).find(one => one.terrorist === actor && !isPair(one))?.why ?? lynchOf(run, actor) ?? armed
}

/** Once everybody has voted he says with whom. */
export const aiming: LateEffect = (run, { move: { actor, id: action }, at, why }) => {
  const armed = run.ledger.seek({ kind: 'armed', of: actor, when: 'tonight' }, 'RU-TER-2', {
    is: 'fact',
    kind: 'armed',
    of: actor,
  })
  const about = { is: 'fact', kind: 'explodesWith', of: at, other: actor, action } as const
  const aims = all(about, { rule: 'RU-TER-2', action }, [why, armed])
  run.put({ kind: 'explodesWith', of: at, by: actor, action, why: aims, rule: 'RU-TER-2' })
  return aims
}

const lynchOf = (run: Resolution, who: SeatId): Reason | undefined =>
  run.ledger.attempts({ kind: 'lynched', of: who, when: 'tonight' }).at(-1)?.why

/** A terrorist and whom he explodes with. */
interface Pair {
  terrorist: SeatId
  target: SeatId
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
const charges = perRun<(Pair | Dud)[]>(run =>
  run.ledger.attempts({ kind: 'armed', when: 'tonight' }).flatMap(({ of: terrorist, why: armed }): (Pair | Dud)[] => {
    if (!run.seat(terrorist).alive) return []
    if (!armed.holds) {
      const why = all({ is: 'fact', kind: 'goesOff', of: terrorist }, { rule: 'RU-TER-2' }, [armed])
      const meant = run.ledger.attempts({ kind: 'explodesWith', by: terrorist, when: 'tonight' }).at(-1)?.of
      if (meant === undefined) return [{ terrorist, why }]
      return [{ terrorist, why, along: { who: meant, lives: spares(run, terrorist, meant).length > 0 } }]
    }
    const named = run.ledger.found({ kind: 'explodesWith', by: terrorist, when: 'tonight' }).at(-1)
    const others = run
      .living()
      .filter(({ slot, details }) => slot !== terrorist && details?.title !== 'mayor')
      .map(({ slot }) => slot)
    const target = named?.of ?? run.ask('detonatorTarget', { choices: [...others, NOBODY] })
    if (target === NOBODY) {
      const nobody = run.given({ is: 'fact', kind: 'namesNoTarget', of: terrorist }, 'RU-TER-2')
      const goesOff = { is: 'fact', kind: 'goesOff', of: terrorist } as const
      return [{ terrorist, why: all(goesOff, { rule: 'RU-TER-2' }, [armed], [nobody]) }]
    }
    const word = named?.why ?? run.given({ is: 'fact', kind: 'saidToHost', of: terrorist }, 'RU-TER-2')
    const why = all({ is: 'fact', kind: 'goesOffWith', of: target, other: terrorist }, { rule: 'RU-TER-3' }, [
      armed,
      word,
    ])
    return [{ terrorist, target, why, spared: spares(run, terrorist, target) }]
  }),
)

const isPair = (one: Pair | Dud): one is Pair => 'target' in one
const pairs = (run: Resolution): Pair[] => charges(run).filter(isPair)

/** Of two reds he is maimed (RU-TER-5); a black only maims (RU-TER-B2); the faceless kills as ballots would (RU-TER-G1). */
function spares(run: Resolution, terrorist: SeatId, target: SeatId): Reason[] {
  const seat = run.seat(terrorist)
  const only = (kind: 'bothRed' | 'blackOnlyMaims' | 'notByBallotsToo', rule: RuleId): Reason[] => [
    run.given({ is: 'fact', kind, of: target, other: terrorist }, rule),
  ]
  if (isBlack(seat)) return only('blackOnlyMaims', 'RU-TER-B2')
  if (isGrey(seat))
    return counting(run).sentences.some(({ who }) => who === target) ? [] : only('notByBallotsToo', 'RU-TER-G1')
  return run.seat(target).faction === 'red' ? only('bothRed', 'RU-TER-5') : []
}

/** The pair in the place of whomever the ballots chose (RU-TER-3, RU-TER-4); who named nobody goes nowhere. */
export const detonated = (run: Resolution): Sentence[] =>
  charges(run).flatMap((charge): Sentence[] => {
    const { terrorist: who, why } = charge
    const own: Sentence = { who, rule: 'RU-TER-3', because: [why], unless: [], beside: true }
    return isPair(charge)
      ? [own, { who: charge.target, rule: 'RU-TER-4', because: [why], unless: charge.spared, beside: true }]
      : [{ ...own, ...(charge.along && { along: charge.along }) }]
  })

/** What the explosions of this vote bring: the maimed, blocked voters, and a draw for a faceless terrorist. */
export function explode(run: Resolution): void {
  for (const pair of pairs(run)) hurt(run, pair)
  for (const { of, why } of run.ledger.found({ kind: 'lynched', when: 'tonight' })) blast(run, of, why)
}

function hurt(run: Resolution, { terrorist, target, spared }: Pair): void {
  const lynched = lynchOf(run, terrorist)
  if (!lynched) return
  const [why] = spared
  if (why && run.seat(target).alive) {
    const action = `passive:${terrorist}:explode`
    maim(run, target, { why: [lynched, why], rule: why.rule, by: terrorist, action })
    const struck = all({ is: 'fact', kind: 'blownUp', of: target, other: terrorist }, { rule: why.rule }, [
      lynched,
      why,
    ])
    if (struck.holds) run.announce('detonatorMaimed', { who: target }, why.rule)
    if (struck.holds && isBlack(run.seat(terrorist)) && negativeOf(run.seat(target)))
      block(run, target, terrorist, 'negative', struck, 'RU-TER-B2')
  }
  blastAbout(run, terrorist, target, [lynched])
  if (isGrey(run.seat(terrorist))) leavesLevel(run, terrorist, lynched)
}

/** A draw instead of a loss, for every victim scored before this vote (RU-FAC-G3). */
function leavesLevel(run: Resolution, of: SeatId, lynched: Reason): void {
  const why = all({ is: 'fact', kind: 'leavesLevel', of }, { rule: 'RU-FAC-G3' }, [lynched])
  run.put({ kind: 'leavesLevel', of, why, rule: 'RU-FAC-G3', data: { keeps: true } })
}

/** Whoever voted against a lynched terrorist has no use of his roles for a game day (RU-TER-1). */
function blast(run: Resolution, terrorist: SeatId, lynched: Reason): void {
  const passive = hasUse(run, terrorist) ? run.passive(terrorist, 'explode') : undefined
  if (passive) blastAbout(run, terrorist, terrorist, [lynched, passive.why])
}

/** All whose ballot stood against one of the pair, however little it weighed. */
function blastAbout(run: Resolution, terrorist: SeatId, about: SeatId, goesOff: readonly Reason[]): void {
  const black = isBlack(run.seat(terrorist))
  const votes = run.ledger.found({ kind: 'votes', when: 'tonight', where: ({ data }) => data.target === about })
  const hit = byRoster(run, votes, ({ of }) => of).flatMap(({ of, why }) => {
    if (of === terrorist || run.ledger.found({ kind: 'blownUp', of, by: terrorist, when: 'tonight' }).length) return []
    const dead = lynchOf(run, of)
    const dying = dead?.holds ? [any({ is: 'fact', kind: 'diesToo', of }, { rule: 'RU-TER-6' }, [dead])] : []
    const rule: RuleId = about === terrorist ? 'RU-TER-1' : 'RU-TER-4'
    // Of a black one the negative role is left alone, and the civil one blocked all the same.
    const leaves = black ? [run.given({ is: 'fact', kind: 'blackTerrorist', of: terrorist }, 'RU-TER-B1')] : []
    const cites = black ? { rule: 'RU-TER-B1' as const, also: [rule] } : { rule }
    const claim = { is: 'fact', kind: 'blownUp', of, other: terrorist } as const
    const blown = all(claim, cites, [...goesOff, why, ...leaves], dying)
    return block(run, of, terrorist, black ? 'civil' : 'both', blown, rule) ? [of] : []
  })
  if (hit.length) run.announce('votersBlownUp', { voters: hit.join('\n') }, 'RU-TER-4')
}

function block(
  run: Resolution,
  who: SeatId,
  by: SeatId,
  part: Fact<'blownUp'>['data']['part'],
  why: Reason,
  rule: RuleId,
): boolean {
  const { number } = run.phase
  const until = part === 'negative' ? `night ${number}` : `day ${number + 1}`
  run.mark(who, 'blownUp', why, rule, { by, data: { part }, until })
  return why.holds
}

/** As the day ends everybody hears of it who lost his own moves, and lives: a phantom who voted has none. */
export function tellBlownUp(run: Resolution): void {
  const struck = run.ledger.found({ kind: 'blownUp', when: 'tonight', where: ({ data }) => data.part !== 'negative' })
  for (const { of, rule } of byRoster(run, struck, fact => fact.of))
    if (run.seat(of).alive) run.tell(of, 'blownUp', {}, rule)
}
