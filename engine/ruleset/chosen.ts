/** What a game has the options of its system set to, where no walk is at hand to be asked. */
import type { Game, Seat } from '../journal/state.ts'
import { AS_GAME } from '../rules/component.ts'
import type { OptionValue } from '../rules/option.ts'
import type { Option } from '../rules/role.ts'
import { getOwn, type Catalogue } from './catalogue.ts'

/**
 * @param options those of the system
 * @returns a reader of them: the host's choice in a game, else the default; `T` is what the option holds
 */
export const chosenFrom =
  (options: Readonly<Record<string, Pick<Option, 'values'>>>) =>
  <T extends OptionValue = OptionValue>(game: Pick<Game, 'options'>, id: string): T =>
    (getOwn(game.options, id) ?? options[id]!.values[0]) as T

/**
 * What holds of one player: a setting of his role, where there is one and it does not leave it to the game.
 * @param options what the game has its options set to
 */
export function chosenFor(
  catalogue: Catalogue,
  { role, settings }: Pick<Seat, 'role' | 'settings'>,
  options: Game['options'],
  id: string,
): OptionValue | undefined {
  return setFor(catalogue, { role, settings }, id) ?? getOwn(options, id)
}

/** Whether a player has one action a night: the option has the number, and a setting its word. */
export const hasOneAction = (
  catalogue: Catalogue,
  seat: Pick<Seat, 'role' | 'settings'>,
  options: Game['options'],
): boolean => [1, 'one'].includes(chosenFor(catalogue, seat, options, 'actionsPerNight') as string | number)

/** What is set for one player alone, or undefined where his role leaves it to the game. */
export function setFor(
  catalogue: Catalogue,
  { role, settings }: Pick<Seat, 'role' | 'settings'>,
  id: string,
): OptionValue | undefined {
  const values = getOwn(catalogue.role(role)?.settings ?? {}, id)
  const set = values && (getOwn(settings, id) ?? values[0])
  return set === AS_GAME ? undefined : set
}
