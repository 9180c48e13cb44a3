/** What a game has the options of its system set to, where no walk is at hand to be asked. */
import type { Game } from '../journal/state.ts'
import type { OptionValue } from '../rules/option.ts'
import type { Option } from '../rules/role.ts'
import { own } from './catalogue.ts'

/**
 * @param options those of the system
 * @returns a reader of them: the host's choice in a game, else the default; `T` is what the option holds
 */
export const chosenFrom =
  (options: Readonly<Record<string, Option>>) =>
  <T extends OptionValue = OptionValue>(game: Pick<Game, 'options'>, id: string): T =>
    (own(game.options, id) ?? options[id]!.values[0]) as T
