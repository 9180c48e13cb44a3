/** What a phantom may not send in. */
import { seatOf, type Game, type PhaseState, type Refusal } from '../../../journal/state.ts'
import { is } from '../attributes.ts'
import { isPhantom } from '../shared/phantoms.ts'
import { isUndead } from '../shared/undead.ts'
import type { Sent } from '../shared/sent.ts'
import { rememberedOf } from '../vocabulary.ts'

/** @returns the rule against this move, or undefined */
export function refuseGhosts(game: Game, _phase: PhaseState, { by, does, to }: Sent): Refusal | undefined {
  const seat = seatOf(game, by)!
  const { name, faction } = seat
  if (isPhantom(game, seat) && !isUndead(game, by) && !is(does, 'ofPhantoms'))
    return {
      rule: 'RU-PHA-2',
      says: {
        en: `${name} is a phantom, and has a vote but no role`,
        ru: `игрок ${name} — фантом: голос есть, роли нет`,
      },
    }
  if (does === 'possess' && rememberedOf(game.facts, 'possessed').some(fact => fact.by === by))
    return {
      rule: 'RU-PHA-1',
      says: { en: `${name} sits in somebody already`, ru: `игрок ${name} уже вселился в другого игрока` },
    }
  if (does === 'possess' && faction === 'grey' && to.some(slot => !seatOf(game, slot)?.status.includes('faceCut')))
    return {
      rule: 'RU-PHA-G1',
      says: {
        en: 'the faceless sits only in somebody whose face was cut',
        ru: 'безликий вселяется только в того, у кого срезано лицо',
      },
    }
  return does === 'stopPhantoms' && faction !== 'black'
    ? {
        rule: 'RU-PHA-B2',
        says: {
          en: 'only a black phantom stops others from arising',
          ru: 'отключить фантомов может только черный фантом',
        },
      }
    : undefined
}
