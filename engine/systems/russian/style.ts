/**
 * What counts as a vote in the thread (RU-VOTE-1): a name in green by the rulebook, and the word for it, as forums
 * write it besides.
 */
import type { Game } from '../../journal/state.ts'
import { boldInFull, type Style } from '../../rules/style.ts'

/** As Russian forums vote: «Голос: Аня», bold or not, with a colon, so that talk about votes is none. The English words do too. */
export const inRussian: Style = {
  ...boldInFull,
  bold: false,
  vote: ['голос', 'голос за', 'голосую', 'голосую за', 'vote'],
  unvote: ['снять голос', 'снимаю голос', 'отзываю голос', 'unvote', 'un vote'],
  colon: true,
}

const known = new Map<string, Style>()

/** The style of a game: the very same for the same options. */
export function styleOf({ options }: Pick<Game, 'options'>): Style {
  const { votesWritten = 'greenAndWord', plusOne = 'asks' } = options
  const key = `${votesWritten} ${plusOne}`
  const made = known.get(key) ?? {
    ...inRussian,
    ...(votesWritten !== 'wordAlone' && {
      greenNames: votesWritten === 'greenAlone' ? ('only' as const) : ('too' as const),
    }),
    plusOne: plusOne === 'counts' || plusOne === 'nothing' ? plusOne : 'asks',
  }
  known.set(key, made)
  return made
}
