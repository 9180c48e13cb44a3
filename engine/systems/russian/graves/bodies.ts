/** With which bodies an analysis is compared, and what of it may not be sent in (RU-CRI-1 to RU-CRI-3). */
import { seatOf, type Game, type PhaseState, type Refusal, type Submission } from '../../../journal/state.ts'
import type { SeatId } from '../../../reason/claim.ts'
import { isElite } from '../shared/elites.ts'
import type { Sent } from '../shared/sent.ts'
import { rememberedOf } from '../vocabulary.ts'

/** The bodies that a comparison names, in their order. */
export const bodiesIn = (keys: Readonly<Record<string, string>> = {}): SeatId[] =>
  ['body', 'orBody', 'orThird'].flatMap(key => keys[key] ?? [])

/** How many comparisons of a player with a body an evening has room for. */
const MOST = 3

/** He examines who was killed in the night before this day (RU-CRI-1). */
export function refuseExamination(game: Game, { number }: PhaseState, { to }: Sent): Refusal | undefined {
  const fresh = rememberedOf(game.facts, 'body').filter(({ data }) => data.night === number - 1)
  const other = to.find(one => !fresh.some(({ of }) => of === one))
  if (other === undefined) return undefined
  const name = seatOf(game, other)?.name ?? other
  return {
    rule: 'RU-CRI-1',
    says: { en: `${name} was not killed last night`, ru: `игрок ${name} не из жертв прошлой ночи` },
  }
}

/** Bodies that he examined, so many comparisons, and one alone where a hireling or poison killed (RU-CRI-2, RU-CRI-3). */
export const refuseComparison = (game: Game, { submissions }: PhaseState, move: Sent): Refusal | undefined =>
  refusedBeside(game, move, comparedBefore(game, submissions, move))

/** @param before comparisons of the same player in this evening, which count */
function refusedBeside(game: Game, move: Sent, before: readonly Sent[]): Refusal | undefined {
  const { by, to } = move
  const { name } = seatOf(game, by)!
  const bodies = bodiesIn(move.with)
  const against = (en: string, ru: string, rule = 'RU-CRI-2'): Refusal => ({ rule, says: { en, ru } })
  const known = rememberedOf(game.facts, 'examined').filter(fact => fact.by === by)
  if (bodies.some(one => !known.some(({ of }) => of === one)))
    return against(`${name} has not examined this body`, `игрок ${name} не обследовал это тело`)
  if (to.length > 1 && bodies.length > 1)
    return against(
      'several analyses are compared with one body at a time',
      'несколько анализов сравнивают только с одним телом',
    )
  const pairs = [...before, move].reduce((sum, one) => sum + pairsOf(one), 0)
  if (pairs > MOST)
    return against(
      `${name} makes three comparisons an evening at most`,
      `игрок ${name} делает не больше трех сравнений за вечер`,
    )
  const alone = [...before, move].some(one => bodiesIn(one.with).some(body => isAlone(game, body)))
  return alone && pairs > 1
    ? against(
        'where a hireling or poison killed, one player is tested, and nobody beside him',
        'если убил наемник или яд, за раз проверяют одного игрока, без других проверок',
        'RU-CRI-3',
      )
    : undefined
}

const pairsOf = ({ to, with: keys }: Pick<Sent, 'to' | 'with'>): number => to.length * bodiesIn(keys).length

/** What the same player had compared this evening before this move. What was refused or taken back left the room to others. */
function comparedBefore(game: Game, submissions: readonly Submission[], { id, by }: Sent): readonly Sent[] {
  const mine = submissions.filter(one => one.by === by && one.does === 'analyse' && !one.withdrawn)
  const place = mine.findIndex(one => one.id === id)
  return mine
    .slice(0, place < 0 ? undefined : place)
    .filter(({ to }) => to.every(slot => mayBeTested(game, slot)))
    .reduce<Sent[]>((before, one) => (refusedBeside(game, one, before) ? before : [...before, one]), [])
}

/** Nobody tests the dead, an elite or the mayor. */
function mayBeTested(game: Game, slot: SeatId): boolean {
  const seat = seatOf(game, slot)
  return seat?.alive === true && !isElite(seat) && seat.details?.title !== 'mayor'
}

const isAlone = (game: Game, body: SeatId): boolean =>
  rememberedOf(game.facts, 'body').some(({ of, data }) => of === body && data?.alone === true)
