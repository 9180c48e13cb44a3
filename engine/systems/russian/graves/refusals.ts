/**
 * What cultist and fanatic may not send in: a kill to which they have no right, a heal without souls, a second favourite.
 */
import { own } from '../../../ruleset/catalogue.ts'
import { seatOf, type Game, type PhaseState, type Refusal } from '../../../journal/state.ts'
import type { Sent } from '../shared/sent.ts'
import { rememberedOf } from '../vocabulary.ts'
import { refuseComparison, refuseExamination } from './bodies.ts'
import { NAMING } from './fanatic.ts'
import { priceOf, TRANSFORMING } from './prices.ts'

/** @returns the rule against this move, or undefined */
export function refuseGraves(game: Game, phase: PhaseState, move: Sent): Refusal | undefined {
  switch (move.does) {
    case 'devour':
      return refuseDevour(game, move)
    case 'soulHeal':
      return refuseSoulHeal(game, phase, move)
    case 'examine':
      return refuseExamination(game, phase, move)
    case 'analyse':
      return refuseComparison(game, phase, move)
    case 'nameFavourite':
      return phase.number === NAMING ? undefined : late(game, move)
    case 'avenge':
      return refuseRevenge(game, move)
    case 'lastRevenge':
      return refuseLastRevenge(game, move)
    default:
      return undefined
  }
}

const late = (game: Game, { by }: Sent): Refusal => {
  const { name } = seatOf(game, by)!
  return {
    rule: 'RU-FAN-1',
    says: {
      en: `${name} named a favourite after the first day, and names no other`,
      ru: `любимчика назначают в конце первого дня и больше не меняют (игрок ${name})`,
    },
  }
}

/** He kills once the favourite is gone, and until one of another team is dead for it (RU-FAN-2). */
function refuseRevenge(game: Game, { by, to }: Sent): Refusal | undefined {
  const { name, faction } = seatOf(game, by)!
  if (to.includes(by) && faction !== 'grey')
    return {
      rule: 'RU-FAN-G1',
      says: { en: 'only the faceless may kill himself with it', ru: 'убить так себя может только безликий' },
    }
  if (rememberedOf(game.facts, 'avenged').some(({ of }) => of === by))
    return {
      rule: 'RU-FAN-2',
      says: { en: `${name} has avenged the favourite`, ru: `игрок ${name} уже отомстил за любимчика` },
    }
  if (rememberedOf(game.facts, 'mayAvenge').some(({ of }) => of === by)) return undefined
  const favourite = rememberedOf(game.facts, 'favourite').find(one => one.by === by)?.of
  const gone = favourite !== undefined && seatOf(game, favourite)?.alive === false
  return gone
    ? {
        rule: 'RU-FAN-B1',
        says: {
          en: `${name} may not avenge this death of the favourite`,
          ru: `за такую смерть любимчика игрок ${name} мстить не может`,
        },
      }
    : {
        rule: 'RU-FAN-2',
        says: { en: `the favourite of ${name} is in the game`, ru: `любимчик игрока ${name} еще в игре` },
      }
}

/** Only who killed one of his own team by it, and has not avenged the favourite since (RU-FAN-3). */
function refuseLastRevenge(game: Game, { by }: Sent): Refusal | undefined {
  const { name } = seatOf(game, by)!
  const has = (kind: 'avenged' | 'avengedOnOwn'): boolean => rememberedOf(game.facts, kind).some(({ of }) => of === by)
  return has('avengedOnOwn') && !has('avenged')
    ? undefined
    : {
        rule: 'RU-FAN-3',
        says: {
          en: `${name} has no revenge left that a player of his own team cost him`,
          ru: `у игрока ${name} не осталось мести, которой можно забрать кого-то с собой`,
        },
      }
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
        says: { en: `${name} has too few souls to be transformed`, ru: `у игрока ${name} для преображения мало душ` },
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
          ru: `игроку ${name} на это лечение не хватает душ (цена до ${price})`,
        },
      }
    : undefined
}
