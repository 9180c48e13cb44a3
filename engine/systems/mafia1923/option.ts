/** What the host chose, where no walk is at hand to be asked. */
import type { Game } from '../../journal/state.ts'
import { own } from '../../ruleset/catalogue.ts'
import { options } from './options.ts'

/** The value of an option in a game: the host's, else the default. */
export const option = <T>(game: Pick<Game, 'options'>, id: string): T =>
  (own(game.options, id) ?? options[id]!.values[0]) as T
