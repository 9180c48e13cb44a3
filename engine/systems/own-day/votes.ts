/**
 * The vote of a day: who has how many, who is lynched for it, who saves him between the end of the vote and the flip (DAY-R4), and
 * what answers a lynch (DAY-R5, R6).
 */
import { nobody, type SeatId } from '../../reason/claim.ts'
import type { Reason } from '../../reason/reason.ts'
import { collected } from '../../vote/day/collected.ts'
import { mostVotes, type Tie } from '../../vote/day/most.ts'
import { votesFor } from '../../vote/day/votes.ts'
import { majorityOf } from '../../vote/standing.ts'
import { Count, top } from '../../vote/tally.ts'
import { counted, isFirm, read, strength, type DayTurn, type Lost, type Read } from './ballots.ts'
import { withDeeds } from './deeds.ts'
import { enough, ownNeeds } from './needed.ts'
import { isByDay, type ByDay } from './modifiers.ts'
import { all, any, cites, type Claim, type Says, type Resolution } from './vocabulary.ts'
import type { Ballot, ModifierUse, Seat } from '../../journal/state.ts'
import { getOwn } from '../../ruleset/catalogue.ts'

/** Counts the day's vote, and lynches who is to be lynched. */
export function countVotes(run: Resolution): void {
  const living = counted(run).filter(slot => !run.isDead(slot) && !run.phase.removed.some(({ who }) => who === slot))
  const { turns: came, attempts } = collected(run, cites)
  const turns = withDeeds(run, came)
  const { standing, refused, givenUp, ended, reached, votes: votesIn, mayors } = read(run, turns)
  const needs = strength(run, living, mayors)
  if (hasMoved(run, turns, ended)) run.notice('missed', 'DAY-C7')
  const cast = standing.filter(isFirm).map(ballot => ({ ballot, votes: votesIn(ballot) }))
  const likely = standing
    .filter(ballot => !isFirm(ballot))
    .map(ballot => ({ ballot, votes: votesIn(ballot), reason: unconfirmed(ballot) }))
  const on = (slot: SeatId): Reason[] => cast.filter(({ ballot }) => ballot.for === slot).flatMap(({ votes }) => votes)

  const forNobody = on(nobody).length > 0 || ended?.who === nobody
  const choices = forNobody ? [...living, nobody] : living
  const count = new Count<Says>({ players: choices })
  for (const { ballot, votes } of cast)
    run.put({ kind: 'vote', of: ballot.for!, by: ballot.by, why: votes[0]!, rule: 'DAY-C1' })
  const shown = [...cast, ...likely]
  for (const { ballot, votes } of shown) count.counted(ballot.id, votes.length)
  for (const { ballot, rule, why } of refused) count.uncounted(ballot.id, rule, why)
  const votes = cast.flatMap(({ votes }) => votes)
  count.step(
    'votes',
    'DAY-C1',
    all(
      { is: 'fact', kind: 'votesIn', of: '', values: { count: shown.flatMap(one => one.votes).length } },
      { rule: 'DAY-C1' },
      [...votes, ...likely.map(({ reason }) => reason)],
    ),
    totals => {
      for (const { ballot, votes } of shown) totals.players[ballot.for!]! += votes.filter(({ holds }) => holds).length
    },
  )
  for (const { ballot, reason } of likely) count.step(`likely:${ballot.id}`, reason.rule, reason)
  for (const { ballot, rule, reason } of refused) count.step(`refused:${ballot.id}`, rule, reason)
  for (const [index, reason] of attempts.entries()) count.step(`attempt:${index + 1}`, reason.rule, reason)
  const open = lynch({
    run,
    count,
    choices,
    needs,
    on,
    lost: [...refused, ...givenUp, ...likely.map(({ ballot, reason }) => ({ ballot, reason: unsure(ballot, reason) }))],
    reached,
    ...(ended && { ended }),
  })
  const needed = majorityOf(needs)
  const own = ownNeeds(run, living, needs)
  const has = (who: SeatId, votes: number): boolean => votes >= (getOwn(own, who) ?? needed)
  const nearly = living.filter(who => has(who, count.totals.players[who] ?? 0) && !has(who, firmly(on(who))))
  run.tally = count.result({
    needed,
    needs: own,
    waits: ended || run.lynched.length ? [] : nearly.length ? nearly : open,
    ...(ended && { ended: true }),
  })
}

const firmly = (votes: readonly Reason[]): number => votes.filter(({ holds }) => holds).length

/** That a nickname is read as somebody's: it shows in the count, and decides nothing until the host confirms it. */
const unconfirmed = ({ id, by, for: on, likely }: Ballot): Reason =>
  all({ is: 'fact', kind: 'likelyFor', of: on!, other: by, values: { ballot: id, name: likely! } }, { rule: 'DAY-C4' })

const unsure = ({ id, by, for: on }: Ballot, why: Reason): Reason =>
  all(votesFor(id, by, on), { rule: 'DAY-C4' }, [], [why])

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

/**
 * Who is lynched: who was hammered, who has a majority at the deadline, or who has the most votes then.
 * @returns who has the most votes only with some that the host has yet to confirm
 */
function lynch(vote: Vote): SeatId[] {
  const { run, count, choices, needs, on, ended, lost, reached, after } = vote
  const spared = new Map<SeatId, Reason>()
  const voted = choices.filter(slot => on(slot).length || ended?.who === slot)
  const waits = (slot: SeatId): number => (count.totals.players[slot] ?? 0) - firmly(on(slot))
  const had = (slot: SeatId): Reason =>
    enough(run, slot, withLost(slot, on(slot), lost, majorityOf(needs)), needs, waits(slot))
  const majorities = new Map(voted.map(slot => [slot, ended?.who === slot ? ended.reason : had(slot)]))
  for (const [slot, reason] of majorities) count.step(`majority:${slot}`, reason.rule, reason)
  const chosen = voted.filter(slot => (ended ? ended.who === slot : majorities.get(slot)!.holds))
  const atMost = chosen.length || run.option('deadline') !== 'plurality' ? undefined : felt(vote)
  const { wanted, open } = atMost ? mostWanted(vote, atMost) : { wanted: [], open: [] }
  const option = wanted.includes(nobody) && run.option('noLynchInTie') === 'wins' ? 'nobody' : run.option<Tie>('tie')
  const { tie, one } = wanted.length > 1 ? broken(run, option, wanted, reached) : { tie: option }
  for (const slot of voted.filter(slot => slot !== nobody)) {
    const because = [
      ...(wanted.length
        ? [mostVotes(run, slot, wanted, who => weighty(on(who), atMost?.get(who)), tie, cites, one, waits)]
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
  return open
}

/** Who has the most votes; of no lynch in a tie only what the option leaves of it (DAY-E4). `open`: until some are confirmed. */
function mostWanted(
  { run, count, on, choices }: Vote,
  atMost: ReadonlyMap<SeatId, Felt>,
): { wanted: SeatId[]; open: SeatId[] } {
  const by = (votes: (slot: SeatId) => number): SeatId[] =>
    top(Object.fromEntries(choices.map(slot => [slot, votes(slot) + moreOf(atMost.get(slot))])))
  const most = by(slot => count.totals.players[slot] ?? 0)
  // What the host has yet to confirm decides nothing.
  const certain = by(slot => firmly(on(slot)))
  const isLess = most.length > 1 && run.option('noLynchInTie') === 'loses'
  const left = isLess ? most.filter(slot => slot !== nobody) : most
  return most.join('\n') === certain.join('\n') ? { wanted: left, open: [] } : { wanted: [], open: left }
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

/**
 * Whoever was lynched answers it.
 * @param why the lynch, as a reason
 * @param by whose ballot ended the day; the last one on the lynched where the option says so, nobody otherwise
 */
function answer(run: Resolution, lynched: SeatId, why: Reason, by: SeatId | undefined): void {
  wins(run, lynched, why)
  if (by === undefined || by === lynched || !isByDay(run.catalogue, run.seat(lynched), 'supersaint')) return
  const taken = all(
    { is: 'fact', kind: 'takenAlong', of: by, other: lynched },
    { rule: 'DAY-R5', also: ['supersaint'] },
    [why],
  )
  run.dies(by, taken, 'DAY-R5', { cause: 'killed' })
}

/** Who has won by a lynch: whoever wanted to be lynched, and whoever wanted just that lynch and lives. */
function wins(run: Resolution, lynched: SeatId, why: Reason): void {
  const is = (slot: SeatId, what: ByDay): boolean => isByDay(run.catalogue, run.seat(slot), what)
  const won = (who: SeatId, as: 'jester' | 'lyncher', because: readonly Reason[]): void => {
    const reason = all({ is: 'fact', kind: 'hasWon', of: who }, { rule: 'DAY-R6', also: [as] }, because)
    run.put({ kind: 'hasWon', of: who, why: reason, rule: 'DAY-R6', lasting: true, data: { as } })
    if (reason.holds) run.notice('hasWon', 'DAY-R6')
  }
  if (is(lynched, 'jester')) won(lynched, 'jester', [why])
  for (const { slot } of run.living().filter(({ slot }) => slot !== lynched && is(slot, 'lyncher'))) {
    if (run.ask('lyncher') !== 'yes') continue
    const target = all({ is: 'fact', kind: 'isTarget', of: lynched, other: slot }, { rule: 'DAY-R6' })
    const voted = all({ is: 'fact', kind: 'onTheWagon', of: slot, other: lynched }, { rule: 'DAY-R6' }, [
      run.ledger.seek({ kind: 'vote', of: lynched, where: ({ by }) => by === slot, when: 'soFar' }, 'DAY-R6', {
        is: 'fact',
        kind: 'votesFor',
        of: lynched,
        other: slot,
      }),
    ])
    won(slot, 'lyncher', [why, target, ...(run.option('lyncher') === 'onWagon' ? [voted] : [])])
  }
}

/**
 * Who saves somebody from the lynch. The host is asked for every governor who lives, for the governor may say it to nobody
 * else; until the host says so, nobody is saved. One who may do so a number of times is not asked for once they are used up.
 * @returns what stands in the way of the lynch
 */
function saved(run: Resolution, chosen: SeatId): Reason[] {
  const removed = new Set(run.phase.removed.map(({ who }) => who))
  return run
    .living()
    .filter(seat => isByDay(run.catalogue, seat, 'governor') && !removed.has(seat.slot))
    .filter(({ slot }) => slot !== chosen || run.option('governorSelf') === 'yes')
    .filter(seat => mayStill(run, seat))
    .filter(() => run.ask('governor') === 'saved')
    .map(seat => {
      if (limitOf(run, seat)) run.spend(seat.slot, 'governor', 'DAY-R4')
      return all({ is: 'fact', kind: 'saved', of: chosen, other: seat.slot }, { rule: 'DAY-R4', also: ['governor'] })
    })
}

/** What limits how often a governor saves. */
const limitOf = ({ catalogue }: Resolution, seat: Seat): ModifierUse | undefined =>
  catalogue.modifiersOf(seat).find(({ use, modifier }) => modifier.limitsUses && use.on === undefined)?.use

/** Whether a governor has not saved as often as he may. */
function mayStill(run: Resolution, seat: Seat): boolean {
  const limit = limitOf(run, seat)
  const spent = run.spent.filter(({ who, ability }) => who === seat.slot && ability === 'governor').length
  return !limit || (getOwn(seat.uses, 'governor') ?? 0) + spent < (limit.count ?? 1)
}
