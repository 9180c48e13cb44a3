/**
 * The table of a vote that everybody reads: against whom each ballot counts, and how much of it is left at the end of the count.
 * Posts are green for everybody, and so are the votes that the host puts on somebody; whose doing a weight is, is nobody's
 * business, and where a game has it so, nor are the weights. Votes that a black liar slipped in are in no table
 * (RU-LIA-B1), nor in its sums. What barriers took stands in it all the same, unless a game has it otherwise: who has a
 * barrier has a role, and a hidden one is not to be read off a table.
 */
import type { Game, PhaseState } from '../../../journal/state.ts'
import type { SeatId, RuleId } from '../../../reason/claim.ts'
import type { Cell, Panel } from '../../../ruleset/panel.ts'
import { counting, ballotOf, byBallots, counts, leftOfEach, votesOf, type Point } from './count.ts'
import type { Cast } from './hooks.ts'
import { isVote, opening } from './kinds.ts'
import { mainPlayers, eliteIs } from '../shared/roster.ts'
import { type Resolution, rememberedOf } from '../vocabulary.ts'
import { inLanguage, sayingInEach } from '../../../text/in-each.ts'
import type { Locale } from '../../../text/wording.ts'

/** A row of the table: what a voter has against somebody, and what everybody saw of it. */
interface Row {
  by: SeatId
  on: SeatId
  votes: number
  is: 'given' | 'advance' | 'noWall' | 'auto' | 'fell'
  /** For whom it was cast, where it fell back on its voter. */
  cast?: SeatId
}

/** Tells everybody who voted for whom, those with the most votes first; nothing where nobody voted. */
export function publishVotes(run: Resolution): void {
  const { points, removals } = counting(run)
  const shows = run.option<string>('voteTable')
  const tellsBarriers = shows === 'left'
  const left = tellsBarriers ? shown(leftOfEach(points, removals)) : asCast(points)
  const rows = rowsOf(run, tellsBarriers ? shown(leftOfEach(points, [])) : left)
  const sums = new Map<SeatId, number>(rows.map(({ on }) => [on, 0]))
  for (const [{ target }, votes] of left) sums.set(target, (sums.get(target) ?? 0) + votes)
  for (const [who, count] of [...sums].sort(([, a], [, b]) => b - a)) {
    const off = rows.reduce((all, { on, votes }) => (on === who ? all + votes : all), -count)
    run.announce('voteTotal', { who, count: String(count), off: String(off), shows }, 'RU-VOTE-15')
  }
  for (const { by, on, votes, is, cast } of rows)
    run.announce('voteRow', { who: by, other: on, count: String(votes), is, about: cast ?? '', shows }, 'RU-VOTE-15')
}

/**
 * What is seen of each ballot, in the order in which they came; added votes stand with the ballot that they go with. What falls
 * away from a sum is not said of single ballots: those of blacks go first, and would tell who is black (RU-BAR-3).
 * @param votes of each point that is shown
 */
function rowsOf(run: Resolution, votesShown: ReadonlyMap<Point, number>): Row[] {
  const { ballots } = counting(run)
  const left = byBallots(votesShown)
  const rows = ballots.map((ballot): Row => {
    const { by, target: on, cast } = ballot
    const votes = left.get(ballotOf(ballot))?.votes ?? 0
    return { by, on, votes, is: seenOf(ballot), ...(cast !== undefined && { cast }) }
  })
  const cast = new Set(ballots.map(ballotOf))
  for (const [ballot, row] of left) if (!cast.has(ballot)) rows.push({ ...row, is: 'given' })
  return rows
}

const shown = (left: ReadonlyMap<Point, number>): Map<Point, number> =>
  new Map([...left].filter(([{ hidden }]) => !hidden))

/** Every point that counts, and those of its ballot that a barrier took. A ballot of which something else left nothing stays so. */
function asCast(points: readonly Point[]): Map<Point, number> {
  const isLeft = new Map<string, boolean>()
  for (const point of points)
    isLeft.set(point.ballot, (isLeft.get(point.ballot) ?? true) && (counts(point) || point.barred === true))
  for (const point of points) if (counts(point)) isLeft.set(point.ballot, true)
  const seen = points.filter(point => counts(point) || (point.barred && isLeft.get(point.ballot)))
  return shown(new Map(seen.map(point => [point, votesOf(point)])))
}

function seenOf({ advance, auto, cast, why }: Cast): Row['is'] {
  if (auto) return why.rule === 'RU-VOTE-3' ? 'noWall' : 'auto'
  // Who declines to vote, where nobody may, has one against himself like anybody who is not there.
  if (cast === undefined && why.rule === 'RU-VOTE-8') return 'auto'
  return cast !== undefined ? 'fell' : advance ? 'advance' : 'given'
}

/** What the book of a vote says. */
const says = sayingInEach({
  title: { en: 'Walls, advance votes and automatic votes', ru: 'Стенки, голоса заранее и автоголоса' },
  about: {
    en: 'A player without a wall is not admitted. Record it with “No wall”; enter a vote left in advance as such.',
    ru: 'Без стенки к голосованию не допускают: внесите запись «Нет стенки». Голос, оставленный заранее, так и вносится.',
  },
  player: { en: 'Player', ru: 'Игрок' },
  what: { en: 'Status', ru: 'Что есть' },
  against: { en: 'Against', ru: 'Против кого' },
  noWall: { en: 'no wall: one vote against themselves', ru: 'нет стенки: голос против себя' },
  advance: { en: 'left in advance', ru: 'голос оставлен заранее' },
  auto: { en: 'no vote yet: automatic vote at the end', ru: 'голоса пока нет: к концу будет автоголос' },
  empty: {
    en: 'No walls are missing, and no votes were left in advance.',
    ru: 'Стенки есть у всех, голосов заранее никто не оставлял.',
  },
})

/** @returns nothing outside a vote on a lynch */
export function ballotsPanel(game: Game, phase: PhaseState | undefined, language: Locale): Panel[] {
  if (!phase || !isVote(phase.kind)) return []
  const say = inLanguage(says, language)
  const ballots = (phase.ballots ?? []).filter(({ withdrawn }) => !withdrawn)
  const bare = unwalled(game, phase)
  const none = voteless(game, phase).map(({ slot }) => slot)
  const player = (slot: string): Cell => ({ player: slot })
  // Nobody waits for a vote that was not begun, and a revote and a hunt may be declined.
  const puts = phase.kind !== 'hunt' && opening.includes(phase.kind) && game.options.autoVotes !== 'byHand'
  const silent =
    puts && ballots.length && !phase.result
      ? mainPlayers(game.seats).filter(
          ({ alive, slot, bystander }) =>
            alive && !bystander && !none.includes(slot) && !ballots.some(({ by }) => by === slot),
        )
      : []
  return [
    {
      id: 'ballots',
      title: say('title'),
      says: say('about'),
      rule: 'RU-VOTE-3',
      columns: [say('player'), say('what'), say('against')],
      rows: [
        ...bare.map(slot => ({ cells: [player(slot), say('noWall'), player(slot)], tone: 'warn' as const })),
        ...ballots.flatMap(({ by, for: target, advance }) =>
          advance ? [{ cells: [player(by), say('advance'), target === undefined ? '' : player(target)] }] : [],
        ),
        ...silent.map(({ slot }) => ({ cells: [player(slot), say('auto'), player(slot)], tone: 'quiet' as const })),
      ],
      empty: say('empty'),
    },
  ]
}

/** Who wrote no wall for a vote: recorded with it, or with its day. */
const unwalled = (
  { records = [] }: Pick<Game, 'records'>,
  { kind, number }: Pick<PhaseState, 'kind' | 'number'>,
): SeatId[] =>
  records.flatMap(({ form, phase, values }) =>
    form === 'noWall' && (phase === `${kind} ${number}` || phase === `day ${number}`) && values.player
      ? values.player
      : [],
  )

export function voteless(game: Game, phase: PhaseState): { slot: SeatId; rule: RuleId }[] {
  const under = (rule: RuleId, slots: readonly SeatId[]) => slots.map(slot => ({ slot, rule }))
  const remembered = (kind: 'tiedForMayor' | 'revoteDue'): SeatId[] =>
    rememberedOf(game.facts, kind).map(({ of }) => of)
  const servants = game.seats.filter(seat => eliteIs(seat, 'serves')).map(({ slot }) => slot)
  const mercy = rememberedOf(game.facts, 'revoteWithout').length > 0
  return [
    ...under('RU-SRV-3', servants),
    ...(phase.kind === 'secondRound' ? under('RU-ELEC-3', remembered('tiedForMayor')) : []),
    ...(isVote(phase.kind) ? under('RU-VOTE-3', unwalled(game, phase)) : []),
    ...(isVote(phase.kind) && !opening.includes(phase.kind) && !mercy
      ? under('RU-VOTE-9', remembered('revoteDue'))
      : []),
  ]
}
