/** What hero and terrorist may not send in. */
import { seatOf, type Game, type PhaseState, type Refusal } from '../../../journal/state.ts'
import type { Sent } from '../shared/sent.ts'
import { rememberedOf } from '../vocabulary.ts'
import { isPastOf } from './past.ts'

/** @returns the rule against this move, or undefined */
export function refuseCourt(game: Game, _phase: PhaseState, { by, does }: Sent): Refusal | undefined {
  const { name, faction } = seatOf(game, by)!
  switch (does) {
    case 'standUp':
      return rememberedOf(game.facts, 'stoodUp').some(({ of }) => isPastOf(game, by, of))
        ? {
            rule: 'RU-HER-1',
            says: { en: `${name} has stood up for somebody already`, ru: `игрок ${name} уже вставал на защиту` },
          }
        : undefined
    case 'takeDown':
      return faction === 'red'
        ? undefined
        : {
            rule: 'RU-HER-3',
            says: { en: 'only a red hero takes anybody along', ru: 'забрать с собой может только красный герой' },
          }
    case 'sacrifice':
      return faction === 'grey'
        ? undefined
        : {
            rule: 'RU-FAC-G4',
            says: { en: 'only the faceless may leave so', ru: 'так покинуть игру может только безликий' },
          }
    default:
      return undefined
  }
}
