/** What the joker, the poisoner, the executor and the geisha may not send in. */
import type { Game, PhaseState, Refusal } from '../../../journal/state.ts'
import { seatOf } from '../../../journal/state.ts'
import type { Sent } from '../shared/sent.ts'
import { armedBy } from './armed.ts'
import { accountsOf } from '../shared/shots.ts'
import { isExtended, negativeOf, sideOf } from '../shared/sides.ts'
import { rememberedOf } from '../vocabulary.ts'

/** @returns the rule against this move, or undefined */
export function refuseTricks(game: Game, { number }: PhaseState, { by, does, to }: Sent): Refusal | undefined {
  const seat = seatOf(game, by)!
  switch (does) {
    case 'shoot': {
      const rule = armedBy(game, negativeOf(seat))
      return rule === undefined || sideOf(game.seats, by) !== undefined
        ? undefined
        : {
            rule,
            says: {
              en: `${seat.name} may not shoot while others are there for it`,
              ru: `игрок ${seat.name} не стреляет, пока есть кому`,
            },
          }
    }
    case 'poison':
      return exhausted(game, number, by)
        ? {
            rule: 'RU-POI-4',
            says: { en: `${seat.name} has no poisoning left`, ru: `у игрока ${seat.name} отравлений не осталось` },
          }
        : to.length > 1 && !mayNameTwo(game, number, by)
          ? {
              rule: 'RU-POI-5',
              says: {
                en: `${seat.name} names one victim tonight`,
                ru: `игрок ${seat.name} этой ночью называет одну жертву`,
              },
            }
          : undefined
    case 'capture':
      return to.length > 1 && !(isExtended(game) && number <= 2)
        ? {
            rule: 'RU-EXE-6',
            says: {
              en: 'two captives at once there are only on the first two nights of the extended format',
              ru: 'двух пленников сразу берут только в первые две ночи расширенного формата',
            },
          }
        : undefined
    default:
      return undefined
  }
}

/** Nothing left of the poisonings, and no shot handed over tonight (RU-POI-4). */
const exhausted = (game: Game, night: number, poisoner: string): boolean =>
  seatOf(game, poisoner)!.status.includes('noPoison')
  && !Object.values(accountsOf(game, night)).some(({ entries }) => entries.some(({ kind }) => kind === 'poisoning'))

/** After a foiled night, or after a black or the faceless died of poison, in the extended format (RU-POI-5). */
const mayNameTwo = (game: Game, night: number, poisoner: string): boolean =>
  isExtended(game)
  && rememberedOf(game.facts, 'twoVictims').some(
    ({ of, until }) => of === poisoner && (until === undefined || Number(until.split(' ')[1]) >= night),
  )
