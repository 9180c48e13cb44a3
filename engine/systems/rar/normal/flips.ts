/** What everybody is told of the dead, where a game keeps some of it back. */
import type { Tell } from '../../../journal/outcome.ts'
import type { Game } from '../../../journal/state.ts'
import { byRule } from '../../../reason/reason.ts'

/** What stands in the place of a role that nobody is told. */
export const hidden = 'hidden'

/** The lines of a phase as this game has them told. */
export function flipsTold({ options: { flips = 'full' } }: Pick<Game, 'options'>, tells: readonly Tell[]): Tell[] {
  return byRule('NR-FLIP-4', flips !== 'full') ? tells.map(tell => keptBack(tell, flips)) : [...tells]
}

function keptBack(tell: Tell, flips: Game['options'][string]): Tell {
  const { flips: roles, factions = [] } = tell.values
  if (tell.to.to !== 'public' || roles === undefined) return tell
  const role = (word: string): string => (word === hidden || flips === 'none' ? hidden : flips === 'side' ? '' : word)
  const side = (word: string): string => (flips === 'role' || flips === 'none' ? '' : word)
  return { ...tell, values: { ...tell.values, flips: [roles].flat().map(role), factions: [factions].flat().map(side) } }
}
