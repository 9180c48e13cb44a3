/** The ballots of a vote: which enter, for whom each is, and on whom one is put (RU-VOTE-1 to RU-VOTE-5, RU-VOTE-8). */
import { type Ballot, seatOf } from '../../../journal/state.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { isBeforeVote } from '../clock.ts'
import { counting, recount, pointsOf } from './count.ts'
import type { Cast, Shield } from './hooks.ts'
import { asked, first } from './asked.ts'
import { roundOf, forgivenBefore } from './rounds.ts'
import { stages } from '../shared/attack.ts'
import { sentIn } from '../shared/cast-ballots.ts'
import { isTakenOut, takenOut, wasCastBefore } from '../shared/taken-out.ts'
import { all, type Says, type Resolution } from '../vocabulary.ts'
import { isLate } from '../../../vote/tally.ts'

/** A ballot that was used up for nobody. */
const NOBODY = ''

/** The step `ballots`. */
export function enterBallots(run: Resolution): void {
  const voters = votersOf(run)
  const excused = new Set<SeatId>()
  const received = [...ownBallots(run, voters, excused), ...againstEachOther(run, voters)]
  // On a phantom none is put.
  const silent = voters.filter(
    who =>
      run.seat(who).alive && !run.seat(who).bystander && !excused.has(who) && !received.some(({ by }) => by === who),
  )
  const put = received.length && putsVotes(run) ? silent.flatMap(who => autoVote(run, who)) : []
  const entered = [...received, ...put].filter(({ target }) => target !== NOBODY)
  const ballots = redirected(run, entered)
  counting(run).ballots = ballots
  for (const { by, target, why } of ballots) run.put({ kind: 'votes', of: by, why, rule: why.rule, data: { target } })
  recount(run, 'ballots', () => ({
    points: ballots.flatMap(({ by, target, why }) => pointsOf(1, { by, target, why })),
    because: ballots.map(({ why }) => why),
  }))
  run.tally = counting(run).count.result()
}

/** Whoever may vote: the living, and who may though he is none of them. */
const votersOf = (run: Resolution): SeatId[] =>
  [
    ...run.living().map(({ slot }) => slot),
    ...asked(run, part => part.alsoVotes?.(run)).flatMap(({ who, why }) => (why.holds ? who : [])),
  ].filter(who => !voteless(run, who))

/** Why somebody has no ballot. */
export const voteless = (run: Resolution, who: SeatId): Reason | undefined =>
  asked(run, part => part.voteless?.(run, who)).find(({ holds }) => holds)

/** Whether a ballot is put on who casts none: not in a revote between some, which he may decline (RU-VOTE-5). */
export const putsVotes = (run: Resolution): boolean =>
  run.option('autoVotes') === 'given' && (first(run, part => part.autoVotes?.(run)) ?? roundOf(run).is !== 'revote')

/**
 * The first ballot of each voter that was cast while the vote was open, or left before it (RU-VOTE-2).
 * @param excused who voted for somebody whom the host then took out: he may vote again, and nothing is put on him if he does not
 */
function ownBallots(run: Resolution, voters: readonly SeatId[], excused: Set<SeatId>): Cast[] {
  const { count } = counting(run)
  const sent = sentIn(run)
  const taken = first(run, part => part.sentFor?.(run, sent)) ?? []
  const ballots = [
    ...taken.filter(({ first }) => first).map(({ ballot }) => ballot),
    ...sent.flatMap(ballot => {
      const own = taken.find(({ of }) => of === ballot.id)
      return own ? (own.first ? [] : own.ballot) : ballot
    }),
  ]
  const whose = (id: string): Reason | undefined => taken.find(({ of }) => of === id)?.why
  const each = first(run, part => part.ballotsEach?.(run)) ?? 1
  const refusedFirst = new Map(ballots.map(ballot => [ballot, voided(run, ballot, voters)]))
  const himself = new Set(ballots.flatMap(ballot => (ballot.advance || refusedFirst.get(ballot) ? [] : ballot.by)))
  const entered: Cast[] = []
  for (const ballot of ballots) {
    const { by, id } = ballot
    const refused =
      refusedFirst.get(ballot)
      ?? (ballot.advance && himself.has(by) ? no(run, 'RU-VOTE-2', 'votesHimself', by) : undefined)
      ?? (entered.filter(one => one.by === by).length >= each ? no(run, 'RU-VOTE-1', 'ballotFinal', by) : undefined)
    if (refused) {
      count.uncounted(id, refused.rule, refused.claim)
      continue
    }
    if (wasCastBefore(run, ballot)) {
      count.uncounted(id, 'RU-PEN-6', takenOut(run, ballot.for!).claim)
      excused.add(by)
      continue
    }
    const fallen = unvotable(run, by, ballot.for)
    const enters = fallen?.holds ? fallBack(run, ballot, fallen) : asCast(ballot, fallen, whose(id))
    const before = entered.filter(one => one.by === by)
    const again = before.length ? first(run, part => part.repeats?.(run, enters, before)) : undefined
    if (again?.holds) {
      count.uncounted(id, again.rule, again.claim)
      continue
    }
    if (enters.target === NOBODY) count.uncounted(id, 'RU-VOTE-8', enters.why.claim)
    else count.counted(id)
    entered.push(enters)
  }
  return entered
}

const no = (run: Resolution, rule: RuleId, kind: Says, of: SeatId): Reason => run.given({ is: 'fact', kind, of }, rule)

const saysVote = (of: SeatId, other: SeatId) => ({ is: 'fact', kind: 'votes', of, other }) as const

/** A ballot for whom it was cast. @param unless what would have kept it from that, and does not @param whose why it is that voter's */
const asCast = ({ by, id, advance, for: target = '' }: Ballot, unless?: Reason, whose?: Reason): Cast => ({
  by,
  target,
  id,
  ...(advance && { advance }),
  why: all(
    saysVote(by, target),
    { rule: 'RU-VOTE-1', also: by === target ? ['RU-VOTE-5'] : [] },
    whose ? [whose] : [],
    unless ? [unless] : [],
  ),
})

/**
 * A ballot that is for nobody is one for its voter; where nobody may vote against him either it is used up, and so it is in a
 * revote (RU-VOTE-8).
 */
function fallBack(run: Resolution, { by, id, advance, for: named }: Ballot, fallen: Reason): Cast {
  const { is } = roundOf(run)
  const safe = unvotable(run, by, by)
  const spent = safe?.holds === true && (is === 'revote' || run.option('immuneAutoVote') === 'void')
  const ballot = { by, id, ...(advance && { advance }) }
  const said = named === undefined || named === by ? [] : [run.given(saysVote(by, named), 'RU-VOTE-1')]
  return spent
    ? { ...ballot, target: NOBODY, why: is === 'revote' ? fallen : safe }
    : {
        ...ballot,
        target: by,
        ...(named === undefined ? { declines: true as const } : { cast: named, fellBy: fallen }),
        why: all(saysVote(by, by), { rule: 'RU-VOTE-8' }, [...said, fallen]),
      }
}

/** A vote that the host puts on a player who cast none (RU-VOTE-4), or was not admitted (RU-VOTE-3). */
function autoVote(run: Resolution, who: SeatId): Cast[] {
  const outside = withoutWall(run, who)
  const rule = outside ? 'RU-VOTE-3' : 'RU-VOTE-4'
  const safe = shielded(run, who)
  const spent = safe && run.option('immuneAutoVote') === 'void' ? [safe] : []
  // Nobody may decline the revote after a mercy, unlike another one.
  const also = roundOf(run).is === 'mercy' ? ['RU-VOTE-13'] : []
  const why = all(saysVote(who, who), { rule, also }, [outside ?? no(run, rule, 'castNone', who)], spent)
  return why.holds ? [{ by: who, target: who, auto: true, why }] : []
}

/** The targets of a revote vote against each other, whatever they cast (RU-VOTE-9). */
function againstEachOther(run: Resolution, voters: readonly SeatId[]): Cast[] {
  const { is, between } = roundOf(run)
  if (is !== 'revote' || run.option('revoteTargets') !== 'eachOther') return []
  const votable = between.filter(who => !unvotable(run, who, who)?.holds)
  return between
    .filter(by => voters.includes(by))
    .flatMap(by =>
      votable.flatMap((target): Cast[] => {
        const level = run.given({ is: 'fact', kind: 'levelWith', of: by, other: target }, 'RU-VOTE-9')
        const claim = { is: 'fact', kind: 'targetVotes', of: by, other: target } as const
        return target === by ? [] : [{ by, target, why: all(claim, { rule: 'RU-VOTE-9' }, [level]) }]
      }),
    )
}

/** Not admitted: the host recorded that he wrote no wall of his own by day (RU-VOTE-3). */
function withoutWall(run: Resolution, who: SeatId): Reason | undefined {
  const recorded = (run.game.records ?? []).some(
    ({ form, phase, values }) =>
      form === 'noWall' && (phase === run.name || phase === `day ${run.phase.number}`) && values.player === who,
  )
  return recorded ? no(run, 'RU-VOTE-3', 'noWall', who) : undefined
}

/** Why a ballot never entered. */
function voided(run: Resolution, ballot: Ballot, voters: readonly SeatId[]): Reason | undefined {
  const { by, at, advance } = ballot
  const { opens } = run.phase
  const isEarly = (moment: string): boolean =>
    (opens !== undefined && Date.parse(moment) < Date.parse(opens)) || isBeforeVote(run.game, run.phase, moment)
  if (!advance && at !== undefined && isEarly(at)) return no(run, 'RU-VOTE-1', 'earlyVote', by)
  if (isLate(ballot, run.phase)) return no(run, 'RU-TIME-2', 'lateVote', by)
  const { is, between } = roundOf(run)
  if (is === 'revote' && between.includes(by)) return no(run, 'RU-VOTE-9', 'isRevoteTarget', by)
  if (isTakenOut(run, by)) return takenOut(run, by)
  if (!voters.includes(by)) return voteless(run, by) ?? no(run, 'RU-VOTE-1', 'deadVoter', by)
  return withoutWall(run, by)
}

/** What parts make of the ballots, one after the other. */
const redirected = (run: Resolution, entered: readonly Cast[]): readonly Cast[] =>
  stages(run).reduce<readonly Cast[]>((ballots, { vote }) => vote?.redirects?.(run, ballots) ?? ballots, entered)

/** The step `shields`. */
export function raiseShields(run: Resolution): void {
  const raised = [...own(run), ...asked(run, part => part.shields?.(run))]
  counting(run).shields = raised.map(shield => {
    const over = raised.filter(other => isAbove(other, shield))
    if (!over.length) return shield
    const { of, by = '' } = shield
    const why = all(
      { is: 'fact', kind: 'shieldStands', of, other: by },
      { rule: over[0]?.aboveBy ?? 'RU-BAR-5' },
      [shield.why],
      over.map(({ why }) => why),
    )
    return { ...shield, why }
  })
}

/** Each of the two is shielded by the other, and this one goes further. */
const isAbove = (one: Pick<Shield, 'of' | 'by' | 'rank'>, other: Pick<Shield, 'of' | 'by' | 'rank'>): boolean =>
  one.by !== undefined && one.by === other.of && one.of === other.by && (one.rank ?? 0) > (other.rank ?? 0)

/** The mayor, and who was forgiven in a revote because of that. */
function own(run: Resolution): Shield[] {
  const mayor = run.game.seats.filter(({ details, alive }) => alive && details?.title === 'mayor')
  return [
    ...mayor.map(({ slot }): Shield => ({ of: slot, why: given(run, 'mayorSafe', slot, 'RU-MAY-1') })),
    ...(roundOf(run).is === 'mercy' ? forgivenBefore(run) : []).map(({ of }): Shield => ({
      of,
      why: given(run, 'forgivenNow', of, 'RU-PRI-1'),
    })),
  ]
}

const given = (run: Resolution, kind: 'mayorSafe' | 'forgivenNow', of: SeatId, rule: string): Reason =>
  run.given({ is: 'fact', kind, of }, rule)

/** Why nobody may vote against somebody now; undefined against whom anybody may. */
export function shielded(run: Resolution, who: SeatId): Reason | undefined {
  const whys = counting(run)
    .shields.filter(({ of }) => of === who)
    .map(({ why }) => why)
  return whys.find(({ holds }) => holds) ?? whys[0]
}

/** Why a ballot for somebody is one for nobody: the dead, and the shielded. */
export function unvotable(run: Resolution, by: SeatId, target: SeatId | undefined): Reason | undefined {
  if (target === undefined) return run.given({ is: 'fact', kind: 'namesNobody', of: by }, 'RU-VOTE-8')
  if (!seatOf(run.game, target)?.alive) return run.given({ is: 'fact', kind: 'deadTarget', of: target }, 'RU-VOTE-8')
  if (isTakenOut(run, target)) return takenOut(run, target)
  const { is, between } = roundOf(run)
  if (is === 'revote' && !between.includes(target))
    return run.given({ is: 'fact', kind: 'notInRevote', of: target }, 'RU-VOTE-9')
  return shielded(run, target)
}
