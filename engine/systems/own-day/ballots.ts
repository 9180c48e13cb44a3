/** The ballots of a day, one after the other: what each does to those before it, which count, and which ends the day. */
import type { Ballot } from '../../journal/state.ts'
import { nobody, type RuleId, type Slot } from '../../reason/claim.ts'
import type { Reason } from '../../reason/reason.ts'
import type { Turn } from '../../vote/cast.ts'
import { replacedBy, votesFor } from '../../vote/day/votes.ts'
import { weighed, weightOf } from '../../vote/day/weight.ts'
import { isLate } from '../../vote/tally.ts'
import { isByDay } from './marks.ts'
import { knownBefore, madeKnown, strengthOf, votesNow, type Mayors } from './mayor.ts'
import { enough } from './needed.ts'
import { all, cites, type Claim, type Says, type Walk } from './vocabulary.ts'

interface Wrong {
  rule: RuleId
  why: Claim
  reason: Reason
}
type Refused = Wrong & { ballot: Ballot }
/** A vote that counts for nothing in the end. */
export type Lost = Pick<Refused, 'ballot' | 'reason'>
/** Who is chosen before the deadline. `by`: whose ballot it was. */
export interface Ended {
  who: Slot
  reason: Reason
  by?: Slot
}
/** Ballots that stand at the end, in the order cast; those that count for nothing; votes given up for a later one. */
export interface Read {
  standing: Ballot[]
  refused: Refused[]
  givenUp: Lost[]
  ended?: Ended
  /** A ballot as the votes that it is in the end, and who is known to be a mayor then. */
  votes: (ballot: Ballot) => Reason[]
  mayors: Mayors
  /** With which ballot somebody came to the votes at the end, and never fell under them since. */
  reached: (who: Slot) => number
}

/** What came in, with the deaths that actions of the day brought among it. `why`: of such a death. */
export type DayTurn = Turn | { removed: Slot; why: Reason } | { revealed: Slot; why: Reason }

/** Asks the host, or looks up what was answered. */
export type Ask = (prompt: string, given: { choices: readonly string[] }) => string

/** Whoever is counted among the living when a day begins: treestumps are not (DAY-R3). */
export const counted = (walk: Walk): Slot[] =>
  walk.game.seats.filter(seat => seat.alive && !isByDay(walk.catalogue, seat, 'treestump')).map(({ slot }) => slot)

/** A ballot as what it is for: no lynch is a choice like a player. */
const chosen = ({ nobody: none, ...ballot }: Ballot): Ballot => (none ? { ...ballot, for: nobody } : ballot)

/** Goes through the ballots as they came. Each is judged by those living when it came. */
export function read(walk: Walk, turns: readonly DayTurn[], ask: Ask = (...asked) => walk.ask(...asked)): Read {
  const standing = new Map<Slot, Ballot>()
  const refused: Refused[] = []
  const givenUp: Lost[] = []
  const gone = new Map<Slot, readonly Reason[]>()
  let ended: Ended | undefined
  const began = counted(walk)
  const living = (): Slot[] => began.filter(slot => !gone.has(slot))
  const hammers = walk.option<boolean>('hammer')
  const mayors = knownBefore(walk)
  const votes = (ballot: Ballot): Reason[] => votesNow(walk, ballot, mayors)
  const needs = (): number => strength(walk, living(), mayors)
  const on = (who: Slot): Reason[] => [...standing.values()].filter(ballot => ballot.for === who).flatMap(votes)
  const totals: Map<Slot, number>[] = []
  const noted = (): void => {
    if (walk.option('tie') === 'firstToReach') totals.push(heights(standing, votes))
  }
  const inPost = new Map<string, Slot>()
  for (const [nth, turn] of turns.entries()) {
    if ('revealed' in turn) {
      const now = standing.get(turn.revealed)
      mayors.set(turn.revealed, madeKnown(walk, turn.why, now))
      noted()
      if (!ended && now?.for !== undefined) ended = hammer(walk, now.by, now.for, on(now.for), needs())
      continue
    }
    if ('removed' in turn) {
      const why = 'why' in turn ? [turn.why] : []
      gone.set(turn.removed, why)
      if (ended) continue
      for (const ballot of [...standing.values()]) {
        const all = walk.option('afterDeath') === 'resetAll'
        if (!all && ballot.by !== turn.removed && ballot.for !== turn.removed) continue
        refused.push({ ballot, ...leftSince(ballot, turn.removed, why) })
        standing.delete(ballot.by)
      }
      noted()
      ended =
        (why.length ? undefined : endedBy(walk, turn.removed, ask)) ?? afterDeath(walk, living(), needs(), on, ask)
      continue
    }
    const ballot = chosen(turn.ballot)
    const before = standing.get(ballot.by)
    const wrong =
      (ended && tooLate(ballot, ended))
      ?? uncounted(walk, ballot, { before, inPost, living: living(), gone, needs, votes: on, of: votes })
    if (wrong) refused.push({ ballot, ...wrong })
    // A ballot for the dead may take the one before it back all the same (DAY-C5).
    const takesBack = wrong?.rule === 'DAY-C5' && walk.option('deadTarget') === 'unvote'
    if (!wrong || takesBack) {
      standing.delete(ballot.by)
      if (before) givenUp.push({ ballot: before, reason: replacedBy(before, ballot, cites.ballot) })
      if (!takesBack && ballot.for !== undefined) standing.set(ballot.by, ballot)
      if (!takesBack && ballot.for !== undefined && ballot.post !== undefined) inPost.set(ballot.post, ballot.by)
      noted()
    }
    const now = standing.get(ballot.by)
    if (ended || !hammers || now?.for === undefined || now === before || goesOn(ballot, turns[nth + 1])) continue
    ended = hammer(walk, now.by, now.for, on(now.for), needs())
  }
  const reached = (who: Slot): number => {
    const last = totals.at(-1)?.get(who) ?? 0
    return totals.findLastIndex(then => (then.get(who) ?? 0) < last) + 1
  }
  return { standing: [...standing.values()], refused, givenUp, votes, mayors, reached, ...(ended && { ended }) }
}

/** Whether the same post says more: its last word stands, so nothing before that can end the day (DAY-C1). */
const goesOn = ({ post }: Ballot, next: DayTurn | undefined): boolean =>
  post !== undefined && next !== undefined && 'ballot' in next && next.ballot.post === post

/** What half is needed of: the heads of those who live, or their votes (DAY-C2). */
export const strength = (walk: Walk, living: readonly Slot[], mayors: Mayors): number => {
  const electorate = walk.option('afterDeath') === 'neededStays' ? counted(walk) : living
  return walk.option('neededFrom') === 'votes'
    ? electorate.reduce((sum, slot) => sum + strengthOf(walk, slot, mayors), 0)
    : electorate.length
}

/** How many votes everybody has. */
function heights(standing: ReadonlyMap<Slot, Ballot>, votes: (ballot: Ballot) => readonly Reason[]): Map<Slot, number> {
  const now = new Map<Slot, number>()
  for (const ballot of standing.values()) now.set(ballot.for!, (now.get(ballot.for!) ?? 0) + votes(ballot).length)
  return now
}

/** The ballot that reaches what is needed ends the day (DAY-E1). */
function hammer(walk: Walk, by: Slot, who: Slot, votes: readonly Reason[], needs: number): Ended | undefined {
  if (!walk.option<boolean>('hammer')) return undefined
  const reason = all({ is: 'fact', kind: who === nobody ? 'noLynchVoted' : 'hammered', of: who }, { rule: 'DAY-E1' }, [
    enough(walk, who!, votes, needs),
  ])
  return reason.holds ? { who, by, reason } : undefined
}

/** A death that ends the day without a lynch, where the game or the host has it so (DAY-E6). */
function endedBy(walk: Walk, removed: Slot, ask: Ask): Ended | undefined {
  const option = walk.option<'no' | 'ofTown' | 'yes' | 'host'>('modkillEndsDay')
  const ends =
    option === 'host'
      ? ask('modkillEndsDay', { choices: ['no', 'yes'] }) === 'yes'
      : option === 'yes' || (option === 'ofTown' && walk.seat(removed).faction === 'town')
  return ends
    ? { who: nobody, reason: all({ is: 'fact', kind: 'endsDay', of: removed }, { rule: 'DAY-E6' }) }
    : undefined
}

/** Somebody at a majority because a death lowered what is needed: what becomes of him is for an option or the host (DAY-E6). */
function afterDeath(
  walk: Walk,
  living: readonly Slot[],
  needs: number,
  on: (who: Slot) => Reason[],
  ask: Ask,
): Ended | undefined {
  if (!walk.option<boolean>('hammer')) return undefined
  const majority = [...living, nobody].map(who => ({ who, reason: enough(walk, who, on(who), needs) }))
  const wagon = majority.find(({ reason }) => reason.holds)
  if (!wagon) return undefined
  const option = walk.option<'host' | 'lynched' | 'nextBallot'>('wagonAfterDeath')
  const ruled = option === 'host' ? ask('wagonAfterDeath', { choices: ['nextBallot', 'lynched'] }) : option
  if (ruled !== 'lynched') return undefined
  const { who } = wagon
  return { who, reason: all({ is: 'fact', kind: 'wagonLeft', of: who }, { rule: 'DAY-E6' }, [wagon.reason]) }
}

/** A ballot as a claim, whatever becomes of it. */
const cast = ({ id, by, for: on }: Ballot): Claim =>
  on === undefined ? { is: 'fact', kind: 'unvoted', of: by, values: { ballot: id } } : votesFor(id, by, on)

/** A ballot of, or for, somebody who left the game since goes with him (DAY-E6). */
function leftSince(ballot: Ballot, of: Slot, because: readonly Reason[]): Wrong {
  const why: Claim = { is: 'fact', kind: 'leftSince', of }
  return {
    rule: 'DAY-E6',
    why,
    reason: all(cast(ballot), { rule: 'DAY-C1' }, [], [all(why, { rule: 'DAY-E6' }, because)]),
  }
}

/** Nothing counts after the ballot that ended the day: what is left of it is twilight (DAY-E7). */
function tooLate(ballot: Ballot, { who, reason: ended }: Ended): Wrong | undefined {
  const why: Claim = { is: 'fact', kind: 'overByThen', of: who }
  const over = all(why, { rule: 'DAY-E7' }, [ended])
  return over.holds ? { rule: 'DAY-E7', why, reason: all(cast(ballot), { rule: 'DAY-C1' }, [], [over]) } : undefined
}

/** How things stood when a ballot came. `inPost`: whose ballots were read in which posts; `needs`: of what half is needed. */
interface Come {
  /** Who left the game before, and by what where an action did it. */
  gone: ReadonlyMap<Slot, readonly Reason[]>
  before: Ballot | undefined
  inPost: ReadonlyMap<string, Slot>
  living: readonly Slot[]
  needs: () => number
  votes: (who: Slot) => readonly Reason[]
  of: (ballot: Ballot) => readonly Reason[]
}

/** Why a ballot counts for nothing, and changes nothing of the one before it. */
function uncounted(
  walk: Walk,
  ballot: Ballot,
  { before, inPost, living, gone, needs, votes, of: votesIn }: Come,
): Wrong | undefined {
  const { by, for: on, of, inexactly } = ballot
  const seat = walk.seat(by)
  const stump = (slot: Slot): boolean => slot !== nobody && isByDay(walk.catalogue, walk.seat(slot), 'treestump')
  const wrong = (kind: Says, of: string, rule: RuleId, other?: Slot): Wrong[] => {
    const why: Claim = { is: 'fact', kind, of, ...(other !== undefined && { other }) }
    const also =
      kind === 'treestump' ? ['treestump'] : kind === 'voteless' ? [weighed(walk.catalogue, seat).by ?? 'voteless'] : []
    const reason = all(cast(ballot), { rule: 'DAY-C1' }, [], [all(why, { rule, also }, gone.get(of))])
    return reason.holds ? [] : [{ rule, why, reason }]
  }
  const mayBeOneself = (): boolean => {
    const option = walk.option<'yes' | 'no' | 'hammerOnly'>('selfVote')
    return option === 'hammerOnly'
      ? enough(walk, by, [...votes(by), ...votesIn(ballot)], needs()).holds
      : option === 'yes'
  }
  return [
    ...(stump(by) ? wrong('treestump', by, 'DAY-R3') : []),
    ...(!stump(by) && !living.includes(by) ? wrong('deadVoter', by, 'DAY-C4') : []),
    ...(weightOf(walk.catalogue, seat) ? [] : wrong('voteless', by, 'DAY-R2')),
    ...(isOver(walk, ballot) ? wrong('lateVote', by, 'DAY-C4') : []),
    ...(ballot.post !== undefined && walk.option('visibility') === 'secret' ? wrong('inTheOpen', by, 'DAY-C8') : []),
    ...(isLocked(walk, ballot, before) ? wrong('voteLocked', by, 'DAY-E5') : []),
    ...(inexactly === undefined ? [] : wrong('nameInDoubt', '', 'DAY-C4')),
    ...(ballot.post !== undefined && inPost.get(ballot.post) === by && walk.option('severalInPost') === 'first'
      ? wrong('votedInPost', by, 'DAY-C1')
      : []),
    ...(of !== undefined && before?.for !== of ? wrong('votesElsewhere', by, 'DAY-C1', of) : []),
    ...(on === nobody && walk.option('noLynch') === 'off' ? wrong('noLynchOff', '', 'DAY-E4') : []),
    ...(on !== undefined && stump(on) ? wrong('treestump', on, 'DAY-R3') : []),
    ...(on !== undefined && on !== nobody && !stump(on) && !living.includes(on)
      ? wrong('deadTarget', on, 'DAY-C5')
      : []),
    ...(on === by && !mayBeOneself() ? wrong('votesForOneself', by, 'DAY-C6') : []),
    ...(on !== undefined && before?.for === on ? wrong('votesAlready', on, 'DAY-C1', by) : []),
    ...(on !== undefined && before?.for !== undefined && walk.option<boolean>('unvoteFirst')
      ? wrong('votesStill', by, 'DAY-C1', before.for)
      : []),
  ][0]
}

/** Whether a ballot came in the last hours, in which whoever votes stays with it, or all do (DAY-E5). */
function isLocked(walk: Walk, { at }: Ballot, before: Ballot | undefined): boolean {
  const { closes } = walk.phase
  const hours = walk.option<number>('lock')
  if (!hours || closes === undefined || at === undefined) return false
  const holds = walk.option('lockHolds') === 'all' || before !== undefined
  return holds && Date.parse(at) >= Date.parse(closes) - hours * 3_600_000
}

/** Whether a ballot came when the day was over: in the second of the deadline as the option has it (DAY-E2). */
function isOver(walk: Walk, ballot: Ballot): boolean {
  if (isLate(ballot, walk.phase)) return true
  const { closes } = walk.phase
  return (
    walk.option('deadlineSecond') === 'late'
    && closes !== undefined
    && ballot.at !== undefined
    && Math.floor(Date.parse(ballot.at) / 1000) >= Math.floor(Date.parse(closes) / 1000)
  )
}
