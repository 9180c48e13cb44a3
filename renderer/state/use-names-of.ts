import { useAnswer } from './answers.ts'
import { callIds } from './names-of-ids.ts'

/**
 * Ids are called as this game calls them: used where everything of a game is drawn.
 * @returns the language they are called in, once it is known that or why not: before, nothing is to be drawn that names them
 */
export function useNamesOf(game: string | undefined): string | undefined {
  const { value, error } = useAnswer('games.get', game === undefined ? undefined : { game })
  callIds(value?.system.names ?? {})
  return value?.system.namesIn ?? (game === undefined || error ? '' : undefined)
}
