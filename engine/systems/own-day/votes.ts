/** The vote of a day: who has how many, and who is lynched for it. */
import { nobody, type SeatId } from '../../reason/claim.ts'
import type { Reason } from '../../reason/reason.ts'
import { collected } from '../../vote/day/collected.ts'
import { mostVotes, type Tie } from '../../vote/day/most.ts'
import { majorityOf } from '../../vote/standing.ts'
import { Count, top } from '../../vote/tally.ts'
import { answer } from './answers.ts'
import { counted, read, strength, type DayTurn, type Lost, type Read } from './ballots.ts'
import { withDeeds } from './deeds.ts'
import { enough } from './needed.ts'
import { isByDay, type ByDay } from './marks.ts'
import { saved } from './twilight.ts'
import { all, any, cites, type Claim, type Says, type Resolution } from './vocabulary.ts'

/** Counts the day's vote, and lynches who is to be lynched. */
export function countVotes(run: Resolution): void {
  const living = counted(run).filter(slot => !run.isDead(slot) && !run.phase.removed.some(({ who }) => who === slot))
  const { turns: came, attempts } = collected(run, cites)
  const turns = withDeeds(run, came)
  const { standing, refused, givenUp, ended, reached, votes: votesIn, mayors } = read(run, turns)
  const needs = strength(run, living, mayors)
  if (hasMoved(run, turns, ended)) run.notice('missed', 'DAY-C7')
  const cast = standing.map(ballot => ({ ballot, votes: votesIn(ballot) }))
  const on = (slot: SeatId): Reason[] => cast.filter(({ ballot }) => ballot.for === slot).flatMap(({ votes }) => votes)

  const forNobody = on(nobody).length > 0 || ended?.who === nobody
  const choices = forNobody ? [...living, nobody] : living
  const count = new Count<Says>({ players: choices })
  for (const { ballot, votes } of cast)
    run.put({ kind: 'vote', of: ballot.for!, by: ballot.by, why: votes[0]!, rule: 'DAY-C1' })
  for (const { ballot, votes } of cast) count.counted(ballot.id, votes.length)
  for (const { ballot, rule, why } of refused) count.uncounted(ballot.id, rule, why)
  const votes = cast.flatMap(({ votes }) => votes)
  count.step(
    'votes',
    'DAY-C1',
    all({ is: 'fact', kind: 'votesIn', of: '', values: { count: votes.length } }, { rule: 'DAY-C1' }, votes),
    totals => {
      for (const { ballot, votes } of cast) totals.players[ballot.for!]! += votes.filter(({ holds }) => holds).length
    },
  )
  for (const { ballot, rule, reason } of refused) count.step(`refused:${ballot.id}`, rule, reason)
  for (const [index, reason] of attempts.entries()) count.step(`attempt:${index + 1}`, reason.rule, reason)
  lynch({
    run,
    count,
    choices,
    needs,
    on,
    lost: [...refused, ...givenUp],
    reached,
    ...(ended && { ended }),
  })
  run.tally = count.result({ needed: majorityOf(needs) })
}

/** Whether a ballot that was entered late ended the day, or another ballot ended it because of that one (DAY-C7). */
function hasMoved(run: Resolution, turns: readonly DayTurn[], ended: Read['ended']): boolean {
  if (run.option('missed') !== 'fromPost' || turns.some(turn => 'removed' in turn)) return false
  if (!run.phase.ballots?.some(({ withdrawn }) => !withdrawn)) return false
  const entered = collected(run, cites, 'count').turns
  if (entered.every((turn, nth) => JSON.stringify(turn) === JSON.stringify(turns[nth]))) return false
  const before = read(run, entered).ended
  return before?.by !== ended?.by || before?.who !== ended?.who
}

/** A vote that is counted. `choices`: who may be lynched by it; `needs`: of what half is needed; `lost`: votes that count for nothing; `after`: why those were chosen who were saved. */
interface Vote extends Pick<Read, 'ended' | 'reached'> {
  run: Resolution
  count: Count<Says>
  choices: readonly SeatId[]
  needs: number
  on: (slot: SeatId) => Reason[]
  lost: readonly Lost[]
  after?: readonly Reason[]
}

/** Who is lynched: who was hammered, who has a majority at the deadline, or who has the most votes then. */
function lynch(vote: Vote): void {
  const { run, count, choices, needs, on, ended, lost, reached, after } = vote
  const spared = new Map<SeatId, Reason>()
  const voted = choices.filter(slot => on(slot).length || ended?.who === slot)
  const majorities = new Map(
    voted.map(slot => [
      slot,
      ended?.who === slot ? ended.reason : enough(run, slot, withLost(slot, on(slot), lost, majorityOf(needs)), needs),
    ]),
  )
  for (const [slot, reason] of majorities) count.step(`majority:${slot}`, reason.rule, reason)
  const chosen = voted.filter(slot => (ended ? ended.who === slot : majorities.get(slot)!.holds))
  const atMost = chosen.length || run.option('deadline') !== 'plurality' ? undefined : felt(vote)
  const wanted = atMost ? mostWanted(vote, atMost) : []
  const option = wanted.includes(nobody) && run.option('noLynchInTie') === 'wins' ? 'nobody' : run.option<Tie>('tie')
  const { tie, one } = wanted.length > 1 ? broken(run, option, wanted, reached) : { tie: option }
  for (const slot of voted.filter(slot => slot !== nobody)) {
    const because = [
      ...(wanted.length
        ? [mostVotes(run, slot, wanted, who => weighty(on(who), atMost?.get(who)), tie, cites, one)]
        : []),
      majorities.get(slot)!,
    ]
    const rule = ended?.who === slot ? ended.reason.rule : wanted.length ? 'DAY-E2' : 'DAY-C2'
    const would = any({ is: 'fact', kind: 'chosen', of: slot }, { rule }, because)
    const stops = would.holds ? saved(run, slot) : []
    const lynched: Claim = { is: 'fact', kind: 'lynched', of: slot }
    const reason =
      stops.length || after ? all(lynched, { rule }, [would, ...(after ?? [])], stops) : any(lynched, { rule }, because)
    if (stops.some(({ holds }) => holds)) spared.set(slot, would)
    if (wanted.length) count.step(`deadline:${slot}`, rule, reason)
    run.dies(slot, reason, rule, { cause: 'lynched' })
    if (!reason.holds) continue
    run.lynched.push(slot)
    answer(run, slot, reason, ended?.by ?? lastOn(run, slot))
  }
  if (spared.size && wanted.length && run.option('governor') === 'second')
    lynch({ ...vote, choices: choices.filter(slot => !spared.has(slot)), after: [...spared.values()] })
}

/** Who has the most votes; of no lynch in a tie only what the option leaves of it (DAY-E4). */
function mostWanted({ run, count, choices }: Vote, atMost: ReadonlyMap<SeatId, Felt>): SeatId[] {
  const { players } = count.totals
  const votes = (slot: SeatId): number => (players[slot] ?? 0) + moreOf(atMost.get(slot))
  const most = top(Object.fromEntries(choices.map(slot => [slot, votes(slot)])))
  return most.length > 1 && run.option('noLynchInTie') === 'loses' ? most.filter(slot => slot !== nobody) : most
}

/** That somebody hated or loved is wanted by one vote more or less where the most votes are enough. */
interface Felt {
  reason: Reason
  more: 1 | -1
}

const moreOf = (felt: Felt | undefined): number => (felt?.reason.holds ? felt.more : 0)

/** Of whom a vote more or less is taken to be there (DAY-R1); the totals, which everybody sees, stay as they are. */
function felt({ run, count, choices, on }: Vote): ReadonlyMap<SeatId, Felt> {
  if (run.option('lovedAtPlurality') !== 'oneVote') return new Map()
  const found = choices
    .filter(slot => slot !== nobody && on(slot).length)
    .flatMap((slot): [SeatId, Felt][] => {
      const is = (what: ByDay): boolean => isByDay(run.catalogue, run.seat(slot), what)
      const as = (kind: Says, what: ByDay): Reason =>
        all({ is: 'fact', kind, of: slot }, { rule: 'DAY-R1', also: [what] })
      if (is('hated')) return [[slot, { reason: as('hatedAtMost', 'hated'), more: 1 }]]
      return is('loved') ? [[slot, { reason: as('lovedAtMost', 'loved'), more: -1 }]] : []
    })
  for (const [slot, { reason }] of found) count.step(`felt:${slot}`, 'DAY-R1', reason)
  return new Map(found)
}

/** The votes for somebody as they are compared with those for others. */
const weighty = (votes: readonly Reason[], felt: Felt | undefined): Reason[] =>
  !felt?.reason.holds ? [...votes] : felt.more > 0 ? [...votes, felt.reason] : votes.slice(0, -1)

/** The votes for somebody; of those who gave theirs up or have none too, where these would have made the majority. */
function withLost(slot: SeatId, votes: readonly Reason[], lost: readonly Lost[], needed: number): readonly Reason[] {
  const voters = new Set(votes.map(({ claim }) => ('other' in claim ? claim.other : undefined)))
  const missing = new Map(
    lost
      .filter(({ ballot }) => ballot.for === slot && !voters.has(ballot.by))
      .map(({ ballot, reason }) => [ballot.by, reason]),
  )
  return votes.length + missing.size < needed ? votes : [...votes, ...missing.values()]
}

/** How a tie is broken (DAY-E3), and who is singled out: nobody where the option singles nobody out, or the host does not. */
function broken(
  run: Resolution,
  tie: Tie,
  wanted: readonly SeatId[],
  reached: Read['reached'],
): { tie: Tie; one?: SeatId | undefined } {
  switch (tie) {
    case 'firstToReach':
      return { tie, one: [...wanted].sort((a, b) => reached(a) - reached(b))[0] }
    case 'host': {
      const players = wanted.filter(slot => slot !== nobody)
      const several = players.length > 1 ? ['all'] : []
      const answer = run.ask('tie', { choices: ['nobody', ...players, ...several] })
      const one = players.find(slot => slot === answer)
      return one === undefined && answer === 'all' ? { tie: 'all' } : { tie, one }
    }
    case 'revote':
      run.notice('revote', 'DAY-E3')
      return { tie }
    default:
      return { tie }
  }
}

/** Who voted last for somebody, where that answers for a hammer that there was not. */
const lastOn = (run: Resolution, who: SeatId): SeatId | undefined =>
  run.option('saintWithoutHammer') === 'last'
    ? run.ledger.found({ kind: 'vote', of: who, when: 'soFar' }).at(-1)?.by
    : undefined
