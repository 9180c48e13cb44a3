/** The ballots of a day, one after the other: what each does to those before it, which count, and which ends the day. */
import type { Ballot } from '../../journal/state.ts'
import { nobody, type SeatId } from '../../reason/claim.ts'
import type { Reason } from '../../reason/reason.ts'
import type { Turn } from '../../vote/cast.ts'
import { replacedBy } from '../../vote/day/votes.ts'
import { givenUpFor, knownBefore, madeKnown, strengthOf, votesNow, type Mayors } from './several-votes.ts'
import { isByDay } from './modifiers.ts'
import { enough } from './needed.ts'
import { leftSince, tooLate, uncounted, type Wrong } from './uncounted.ts'
import { all, cites, type Resolution } from './vocabulary.ts'

type Refused = Wrong & { ballot: Ballot }
/** A vote that counts for nothing in the end. */
export type Lost = Pick<Refused, 'ballot' | 'reason'>
/** Who is chosen before the deadline. `by`: whose ballot it was. */
interface Ended {
  who: SeatId
  reason: Reason
  by?: SeatId
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
  reached: (who: SeatId) => number
}

/** What came in, with the deaths that actions of the day brought among it. `why`: of such a death. */
export type DayTurn = Turn | { removed: SeatId; why: Reason } | { revealed: SeatId; why: Reason }

/** Asks the host, or looks up what was answered. */
export type Ask = (prompt: string, given: { choices: readonly string[] }) => string

/** Whether it is certain whom a ballot is for. */
export const isFirm = ({ likely }: Ballot): boolean => likely === undefined

/** Whoever is counted among the living when a day begins: treestumps are not (DAY-R3). */
export const counted = (run: Resolution): SeatId[] =>
  run.game.seats.filter(seat => seat.alive && !isByDay(run.catalogue, seat, 'treestump')).map(({ slot }) => slot)

/** A ballot as what it is for: no lynch is a choice like a player. */
const chosen = ({ nobody: none, ...ballot }: Ballot): Ballot => (none ? { ...ballot, for: nobody } : ballot)

/** Goes through the ballots as they came. Each is judged by those living when it came. */
export function read(run: Resolution, turns: readonly DayTurn[], ask: Ask = (...asked) => run.ask(...asked)): Read {
  let standing: readonly Ballot[] = []
  const refused: Refused[] = []
  const givenUp: Lost[] = []
  const gone = new Map<SeatId, readonly Reason[]>()
  let ended: Ended | undefined
  const began = counted(run)
  const living = (): SeatId[] => began.filter(slot => !gone.has(slot))
  const hammers = run.option<boolean>('hammer')
  const mayors = knownBefore(run)
  const votes = (ballot: Ballot): Reason[] => votesNow(run, ballot, mayors)
  const needs = (): number => strength(run, living(), mayors)
  const of = (who: SeatId): readonly Ballot[] => standing.filter(({ by }) => by === who)
  const on = (who: SeatId): Reason[] => standing.filter(ballot => ballot.for === who).flatMap(votes)
  // What a ballot is worth is asked at each one after it, and changes when somebody is known to be a mayor.
  const worth = new Map<Ballot, Reason[]>()
  const votesOnce = (ballot: Ballot): Reason[] => {
    const known = worth.get(ballot) ?? votes(ballot)
    worth.set(ballot, known)
    return known
  }
  // What the host has yet to confirm ends no day.
  const firm = (who: SeatId): Reason[] =>
    standing.filter(ballot => ballot.for === who && isFirm(ballot)).flatMap(votesOnce)
  const totals: Map<SeatId, number>[] = []
  const noted = (): void => {
    if (run.option('tie') === 'firstToReach') totals.push(heights(standing, votes))
  }
  const inPost = new Map<string, number>()
  for (const [nth, turn] of turns.entries()) {
    if ('revealed' in turn) {
      const own = of(turn.revealed)
      mayors.set(turn.revealed, madeKnown(run, turn.why, own))
      worth.clear()
      noted()
      for (const now of own) ended ??= hammer(run, now.by, now.for!, firm(now.for!), needs())
      continue
    }
    if ('removed' in turn) {
      const why = 'why' in turn ? [turn.why] : []
      gone.set(turn.removed, why)
      if (ended) continue
      const all = run.option('afterDeath') === 'resetAll'
      const goes = ({ by, for: on }: Ballot): boolean => all || by === turn.removed || on === turn.removed
      for (const ballot of standing.filter(goes)) refused.push({ ballot, ...leftSince(ballot, turn.removed, why) })
      standing = standing.filter(ballot => !goes(ballot))
      noted()
      ended =
        (why.length ? undefined : endedBy(run, turn.removed, ask)) ?? afterDeath(run, living(), needs(), firm, ask)
      continue
    }
    const ballot = chosen(turn.ballot)
    const held = of(ballot.by)
    const wrong =
      (ended && tooLate(ballot, ended))
      ?? uncounted(run, ballot, { held, inPost, living: living(), gone, needs, votes: on, of: votes })
    if (wrong) refused.push({ ballot, ...wrong })
    // A ballot for the dead may take the one before it back all the same (DAY-C5).
    const takesBack = wrong?.rule === 'DAY-C5' && run.option('deadTarget') === 'unvote'
    if (!wrong || takesBack) {
      const goes = givenUpFor(run, held, ballot)
      for (const before of goes) givenUp.push({ ballot: before, reason: replacedBy(before, ballot, cites.ballot) })
      standing = standing.filter(one => !goes.includes(one))
      if (!takesBack && ballot.for !== undefined) {
        standing = [...standing, ballot]
        if (ballot.post !== undefined) inPost.set(ballot.post, (inPost.get(ballot.post) ?? 0) + 1)
      }
      noted()
    }
    if (!hammers || goesOn(ballot, turns[nth + 1])) continue
    for (const now of of(ballot.by).filter(one => one === ballot || isOfPost(one, ballot)))
      ended ??= hammer(run, now.by, now.for!, firm(now.for!), needs())
  }
  const reached = (who: SeatId): number => {
    const last = totals.at(-1)?.get(who) ?? 0
    return totals.findLastIndex(then => (then.get(who) ?? 0) < last) + 1
  }
  return { standing: [...standing], refused, givenUp, votes, mayors, reached, ...(ended && { ended }) }
}

/** Whether the same post says more: its last word stands, so nothing before that can end the day (DAY-C1). */
const goesOn = ({ post }: Ballot, next: DayTurn | undefined): boolean =>
  post !== undefined && next !== undefined && 'ballot' in next && next.ballot.post === post

/** Whether two ballots of a voter are of one post. */
const isOfPost = (one: Ballot, { post }: Ballot): boolean => post !== undefined && one.post === post

/** What half is needed of: the heads of those who live, or their votes (DAY-C2). */
export const strength = (run: Resolution, living: readonly SeatId[], mayors: Mayors): number => {
  const electorate = run.option('afterDeath') === 'neededStays' ? counted(run) : living
  return run.option('neededFrom') === 'votes'
    ? electorate.reduce((sum, slot) => sum + strengthOf(run, slot, mayors), 0)
    : electorate.length
}

/** How many votes everybody has for certain. */
function heights(standing: readonly Ballot[], votes: (ballot: Ballot) => readonly Reason[]): Map<SeatId, number> {
  const now = new Map<SeatId, number>()
  for (const ballot of standing.filter(isFirm)) now.set(ballot.for!, (now.get(ballot.for!) ?? 0) + votes(ballot).length)
  return now
}

/** The ballot that reaches what is needed ends the day (DAY-E1). */
function hammer(run: Resolution, by: SeatId, who: SeatId, votes: readonly Reason[], needs: number): Ended | undefined {
  if (!run.option<boolean>('hammer')) return undefined
  const reason = all({ is: 'fact', kind: who === nobody ? 'noLynchVoted' : 'hammered', of: who }, { rule: 'DAY-E1' }, [
    enough(run, who!, votes, needs),
  ])
  return reason.holds ? { who, by, reason } : undefined
}

/** A death that ends the day without a lynch, where the game or the host has it so (DAY-E6). */
function endedBy(run: Resolution, removed: SeatId, ask: Ask): Ended | undefined {
  const option = run.option<'no' | 'ofTown' | 'yes' | 'host'>('modkillEndsDay')
  const ends =
    option === 'host'
      ? ask('modkillEndsDay', { choices: ['no', 'yes'] }) === 'yes'
      : option === 'yes' || (option === 'ofTown' && run.seat(removed).faction === 'town')
  return ends
    ? { who: nobody, reason: all({ is: 'fact', kind: 'endsDay', of: removed }, { rule: 'DAY-E6' }) }
    : undefined
}

/** Somebody at a majority because a death lowered what is needed: what becomes of him is for an option or the host (DAY-E6). */
function afterDeath(
  run: Resolution,
  living: readonly SeatId[],
  needs: number,
  on: (who: SeatId) => Reason[],
  ask: Ask,
): Ended | undefined {
  if (!run.option<boolean>('hammer')) return undefined
  const majority = [...living, nobody].map(who => ({ who, reason: enough(run, who, on(who), needs) }))
  const wagon = majority.find(({ reason }) => reason.holds)
  if (!wagon) return undefined
  const option = run.option<'host' | 'lynched' | 'nextBallot'>('wagonAfterDeath')
  const ruled = option === 'host' ? ask('wagonAfterDeath', { choices: ['nextBallot', 'lynched'] }) : option
  if (ruled !== 'lynched') return undefined
  const { who } = wagon
  return { who, reason: all({ is: 'fact', kind: 'wagonLeft', of: who }, { rule: 'DAY-E6' }, [wagon.reason]) }
}
