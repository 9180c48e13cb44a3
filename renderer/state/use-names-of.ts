import { useAnswer } from './answers.ts'
import { callIds } from './names-of-ids.ts'

/** Ids are called as this game calls them, from its answer on: used where everything of a game is drawn. */
export function useNamesOf(game: string | undefined): void {
  const { value } = useAnswer('games.get', game === undefined ? undefined : { game })
  callIds(value?.system.names ?? {})
}
