/** What the cultist may not send in: a kill before three souls or after one that succeeded, a heal he has no souls for. */
import { own } from '../../../ruleset/catalogue.ts'
import { seatOf, type Game, type PhaseState, type Refusal } from '../../../journal/state.ts'
import type { Sent } from '../shared/sent.ts'
import { rememberedOf } from '../vocabulary.ts'
import { priceOf, TRANSFORMING } from './prices.ts'

/** @returns the rule against this move, or undefined */
export function refuseGraves(game: Game, phase: PhaseState, move: Sent): Refusal | undefined {
  return move.does === 'devour'
    ? refuseDevour(game, move)
    : move.does === 'soulHeal'
      ? refuseSoulHeal(game, phase, move)
      : undefined
}

const countOf = (game: Game, who: string, counter: string): number => Number(own(game.state ?? {}, who)?.[counter] ?? 0)

function refuseDevour(game: Game, { by, to }: Sent): Refusal | undefined {
  const { name, faction } = seatOf(game, by)!
  if (to.includes(by) && faction !== 'grey')
    return {
      rule: 'RU-CUL-G1',
      says: { en: 'only the faceless may devour himself', ru: 'пожрать самого себя может только безликий' },
    }
  if (rememberedOf(game.facts, 'devoured').some(({ of }) => of === by))
    return {
      rule: 'RU-CUL-2',
      says: { en: `${name} has devoured somebody already`, ru: `игрок ${name} уже кого-то пожрал` },
    }
  const souls = countOf(game, by, game.options.soulsTransform === 'held' ? 'souls' : 'soulsTaken')
  return souls < TRANSFORMING
    ? {
        rule: 'RU-CUL-2',
        says: { en: `${name} has too few souls to be transformed`, ru: `игрок ${name}: душ мало, преображения нет` },
      }
    : undefined
}

/** He heals only whom he could pay for in full (RU-CUL-4). */
function refuseSoulHeal(game: Game, { number }: PhaseState, { by, to }: Sent): Refusal | undefined {
  const again = rememberedOf(game.facts, 'healedHimself').some(
    ({ of, until }) => of === by && until === `night ${number}`,
  )
  const price = priceOf(by, to[0], again)
  const { name } = seatOf(game, by)!
  return countOf(game, by, 'souls') < price
    ? {
        rule: 'RU-CUL-4',
        says: {
          en: `${name} has no souls for this heal, which may cost ${price}`,
          ru: `игрок ${name}: на это лечение не хватает душ (цена до ${price})`,
        },
      }
    : undefined
}
