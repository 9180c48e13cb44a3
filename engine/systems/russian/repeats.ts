/**
 * What may not be done in two nights running (RU-GEN-8, RU-TIME-4): each move of these abilities is remembered, with what
 * of it may not come again, and whether it was foiled.
 */
import { seatOf, type Game, type PhaseState, type Seat } from '../../journal/state.ts'
import type { RuleId, SeatId } from '../../reason/claim.ts'
import type { InEach } from '../../text/in-each.ts'
import { rememberedOf, type Fact } from './vocabulary.ts'

interface Made {
  by: SeatId
  does: string
  to: readonly string[]
}

/** What of a move may not come twice running, by ability; undefined for what may. */
const limits: Readonly<Record<string, (move: Made) => { what: string; rule: RuleId; says: InEach } | undefined>> = {
  heal: ({ by, to }) =>
    to.length > 1
      ? { what: 'two', rule: 'RU-DOC-1', says: { en: 'two players may not be healed', ru: 'двух игроков не лечат' } }
      : to.includes(by)
        ? { what: 'self', rule: 'RU-DOC-1', says: { en: 'nobody may heal themselves', ru: 'себя не лечат' } }
        : undefined,
  protect: ({ to }) => ({
    what: to[0] ?? '',
    rule: 'RU-BOD-2',
    says: { en: 'the same player may not be protected', ru: 'одного и того же игрока не охраняют' },
  }),
  take: ({ by, to }) =>
    to.includes(by)
      ? { what: 'self', rule: 'RU-GEN-8', says: { en: 'nobody may stay with themselves', ru: 'у себя не остаются' } }
      : undefined,
}

/** Who may repeat a move that others may not (RU-BOD-B5, RU-BOD-G1). */
const free: Readonly<Record<string, Readonly<Record<string, RuleId>>>> = {
  protect: { black: 'RU-BOD-B5', grey: 'RU-BOD-G1' },
}
export const freeBy = (does: string, { faction }: Pick<Seat, 'faction'>): RuleId | undefined => free[does]?.[faction]

export const isLimited = (does: string): boolean => Object.hasOwn(limits, does)

/** What of a move counts for the next night: `self`, `two`, or nothing. */
export const limitedAs = (move: Made): string => limits[move.does]?.(move)?.what ?? ''

/** In which night it was made: an heir takes it over later (RU-ACZ-3). */
export const madeIn = ({ phase, data }: Pick<Fact<'moved'>, 'phase' | 'data'>): string | undefined =>
  data.madeIn ?? phase

/** What is remembered of such a move: fact `moved`, of who made it. */
export const madeBefore = ({ of, data }: Pick<Fact<'moved'>, 'of' | 'data'>, move: Made): boolean =>
  of === move.by && data.does === move.does && limitedAs(move) !== '' && data.what === limitedAs(move)

/** A move that was made in the night before and may not be made again; one that was foiled does not count (RU-MOVE-2), nor one that a hypnotist led elsewhere (RU-HYP-4). */
export function repeated(
  game: Game,
  { kind, number }: Pick<PhaseState, 'kind' | 'number'>,
  move: Made,
): { rule: RuleId; says: InEach } | undefined {
  const seat = seatOf(game, move.by)
  if (kind !== 'night' || (seat && freeBy(move.does, seat) !== undefined)) return undefined
  const before = rememberedOf(game.facts, 'moved').some(
    fact =>
      madeIn(fact) === `night ${number - 1}`
      && fact.data.foiled !== true
      && fact.data.imposed === undefined
      && madeBefore(fact, move),
  )
  return before ? limits[move.does]?.(move) : undefined
}
