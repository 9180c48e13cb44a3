/** The ballots of a vote: which enter, for whom each is, and on whom one is put (RU-VOTE-1 to RU-VOTE-5, RU-VOTE-8). */
import type { Ballot } from '../../../journal/state.ts'
import type { RuleId, Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { sentIn } from '../shared/sent-in.ts'
import { isLate } from '../../../vote/tally.ts'
import { isBeforeVote } from '../clock.ts'
import { stages } from '../shared/attack.ts'
import { all, type Says, type Walk } from '../vocabulary.ts'
import { counting, recount } from './count.ts'
import { asked, first } from './asked.ts'
import type { Cast } from './hooks.ts'
import { pointsOf } from './points.ts'
import { roundOf } from './rounds.ts'
import { isTakenOut, takenOut, wasCastBefore } from '../shared/taken-out.ts'
import { shielded, unvotable } from './shields.ts'

/** A ballot that was used up for nobody. */
const NOBODY = ''

/** The step `ballots`. */
export function enterBallots(walk: Walk): void {
  const voters = votersOf(walk)
  const excused = new Set<Slot>()
  const received = [...ownBallots(walk, voters, excused), ...againstEachOther(walk, voters)]
  // On a phantom none is put.
  const silent = voters.filter(
    who =>
      walk.seat(who).alive && !walk.seat(who).bystander && !excused.has(who) && !received.some(({ by }) => by === who),
  )
  const put = received.length && putsVotes(walk) ? silent.flatMap(who => autoVote(walk, who)) : []
  const entered = [...received, ...put].filter(({ target }) => target !== NOBODY)
  const ballots = redirected(walk, entered)
  counting(walk).ballots = ballots
  for (const { by, target, why } of ballots) walk.put({ kind: 'votes', of: by, why, rule: why.rule, data: { target } })
  recount(walk, 'ballots', () => ({
    points: ballots.flatMap(({ by, target, why }) => pointsOf(1, { by, target, why })),
    because: ballots.map(({ why }) => why),
  }))
  walk.tally = counting(walk).count.result()
}

/** Whoever may vote: the living, and who may though he is none of them. */
const votersOf = (walk: Walk): Slot[] =>
  [
    ...walk.living().map(({ slot }) => slot),
    ...asked(walk, part => part.alsoVotes?.(walk)).flatMap(({ who, why }) => (why.holds ? who : [])),
  ].filter(who => !voteless(walk, who))

/** Why somebody has no ballot. */
export const voteless = (walk: Walk, who: Slot): Reason | undefined =>
  asked(walk, part => part.voteless?.(walk, who)).find(({ holds }) => holds)

/** Whether a ballot is put on who casts none: not in a revote between some, which he may decline (RU-VOTE-5). */
export const putsVotes = (walk: Walk): boolean =>
  walk.option('autoVotes') === 'given' && (first(walk, part => part.autoVotes?.(walk)) ?? roundOf(walk).is !== 'revote')

/**
 * The first ballot of each voter that was cast while the vote was open, or left before it (RU-VOTE-2).
 * @param excused who voted for somebody whom the host then took out: he may vote again, and nothing is put on him if he does not
 */
function ownBallots(walk: Walk, voters: readonly Slot[], excused: Set<Slot>): Cast[] {
  const { count } = counting(walk)
  const sent = sentIn(walk)
  const taken = first(walk, part => part.sentFor?.(walk, sent)) ?? []
  const ballots = [
    ...taken.filter(({ first }) => first).map(({ ballot }) => ballot),
    ...sent.flatMap(ballot => {
      const own = taken.find(({ of }) => of === ballot.id)
      return own ? (own.first ? [] : own.ballot) : ballot
    }),
  ]
  const whose = (id: string): Reason | undefined => taken.find(({ of }) => of === id)?.why
  const each = first(walk, part => part.ballotsEach?.(walk)) ?? 1
  const refusedFirst = new Map(ballots.map(ballot => [ballot, voided(walk, ballot, voters)]))
  const himself = new Set(ballots.flatMap(ballot => (ballot.advance || refusedFirst.get(ballot) ? [] : ballot.by)))
  const entered: Cast[] = []
  for (const ballot of ballots) {
    const { by, id } = ballot
    const refused =
      refusedFirst.get(ballot)
      ?? (ballot.advance && himself.has(by) ? no(walk, 'RU-VOTE-2', 'votesHimself', by) : undefined)
      ?? (entered.filter(one => one.by === by).length >= each ? no(walk, 'RU-VOTE-1', 'ballotFinal', by) : undefined)
    if (refused) {
      count.uncounted(id, refused.rule, refused.claim)
      continue
    }
    if (wasCastBefore(walk, ballot)) {
      count.uncounted(id, 'RU-PEN-6', takenOut(walk, ballot.for!).claim)
      excused.add(by)
      continue
    }
    const fallen = unvotable(walk, by, ballot.for)
    const enters = fallen?.holds ? fallBack(walk, ballot, fallen) : asCast(ballot, fallen, whose(id))
    const before = entered.filter(one => one.by === by)
    const again = before.length ? first(walk, part => part.repeats?.(walk, enters, before)) : undefined
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

const no = (walk: Walk, rule: RuleId, kind: Says, of: Slot): Reason => walk.given({ is: 'fact', kind, of }, rule)
const saysVote = (of: Slot, other: Slot) => ({ is: 'fact', kind: 'votes', of, other }) as const

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
function fallBack(walk: Walk, { by, id, advance, for: named }: Ballot, fallen: Reason): Cast {
  const { is } = roundOf(walk)
  const safe = unvotable(walk, by, by)
  const spent = safe?.holds === true && (is === 'revote' || walk.option('immuneAutoVote') === 'void')
  const ballot = { by, id, ...(advance && { advance }) }
  const said = named === undefined || named === by ? [] : [walk.given(saysVote(by, named), 'RU-VOTE-1')]
  return spent
    ? { ...ballot, target: NOBODY, why: is === 'revote' ? fallen : safe }
    : {
        ...ballot,
        target: by,
        ...(named !== undefined && { cast: named }),
        why: all(saysVote(by, by), { rule: 'RU-VOTE-8' }, [...said, fallen]),
      }
}

/** A vote that the host puts on a player who cast none (RU-VOTE-4), or was not admitted (RU-VOTE-3). */
function autoVote(walk: Walk, who: Slot): Cast[] {
  const outside = withoutWall(walk, who)
  const rule = outside ? 'RU-VOTE-3' : 'RU-VOTE-4'
  const safe = shielded(walk, who)
  const spent = safe && walk.option('immuneAutoVote') === 'void' ? [safe] : []
  // Nobody may decline the revote after a mercy, unlike another one.
  const also = roundOf(walk).is === 'mercy' ? ['RU-VOTE-13'] : []
  const why = all(saysVote(who, who), { rule, also }, [outside ?? no(walk, rule, 'castNone', who)], spent)
  return why.holds ? [{ by: who, target: who, auto: true, why }] : []
}

/** The targets of a revote vote against each other, whatever they cast (RU-VOTE-9). */
function againstEachOther(walk: Walk, voters: readonly Slot[]): Cast[] {
  const { is, between } = roundOf(walk)
  if (is !== 'revote' || walk.option('revoteTargets') !== 'eachOther') return []
  const votable = between.filter(who => !unvotable(walk, who, who)?.holds)
  return between
    .filter(by => voters.includes(by))
    .flatMap(by =>
      votable.flatMap((target): Cast[] => {
        const level = walk.given({ is: 'fact', kind: 'levelWith', of: by, other: target }, 'RU-VOTE-9')
        const claim = { is: 'fact', kind: 'targetVotes', of: by, other: target } as const
        return target === by ? [] : [{ by, target, why: all(claim, { rule: 'RU-VOTE-9' }, [level]) }]
      }),
    )
}

/** Not admitted: the host recorded that he wrote no wall of his own by day (RU-VOTE-3). */
function withoutWall(walk: Walk, who: Slot): Reason | undefined {
  const recorded = (walk.game.records ?? []).some(
    ({ form, phase, values }) =>
      form === 'noWall' && (phase === walk.name || phase === `day ${walk.phase.number}`) && values.player === who,
  )
  return recorded ? no(walk, 'RU-VOTE-3', 'noWall', who) : undefined
}

/** Why a ballot never entered. */
function voided(walk: Walk, ballot: Ballot, voters: readonly Slot[]): Reason | undefined {
  const { by, at, advance } = ballot
  const { opens } = walk.phase
  const isEarly = (moment: string): boolean =>
    (opens !== undefined && Date.parse(moment) < Date.parse(opens)) || isBeforeVote(walk.game, walk.phase, moment)
  if (!advance && at !== undefined && isEarly(at)) return no(walk, 'RU-VOTE-1', 'earlyVote', by)
  if (isLate(ballot, walk.phase)) return no(walk, 'RU-TIME-2', 'lateVote', by)
  const { is, between } = roundOf(walk)
  if (is === 'revote' && between.includes(by)) return no(walk, 'RU-VOTE-9', 'isRevoteTarget', by)
  if (isTakenOut(walk, by)) return takenOut(walk, by)
  if (!voters.includes(by)) return voteless(walk, by) ?? no(walk, 'RU-VOTE-1', 'deadVoter', by)
  return withoutWall(walk, by)
}

/** What parts make of the ballots, one after the other. */
const redirected = (walk: Walk, entered: readonly Cast[]): readonly Cast[] =>
  stages(walk).reduce<readonly Cast[]>((ballots, { vote }) => vote?.redirects?.(walk, ballots) ?? ballots, entered)
