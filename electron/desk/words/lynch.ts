/** Messages of the desk in the host's word for the lynch. */
import type { Game } from '../../../engine/journal/state.ts'
import { lynchWordIn } from '../../../engine/ruleset/lynch-word.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { sayingFrom } from '../../../engine/text/format.ts'
import { inLynchWord } from '../../../engine/text/lynch-word.ts'
import { language, type say } from './say.ts'
import * as sections from './sections.ts'

interface Of {
  system: Pick<System, 'votes'>
  game: Pick<Game, 'options'>
}

/** What says a message of the desk as the host of this game says it. */
export function sayOf({ system, game }: Of): typeof say {
  const word = lynchWordIn(system, game)
  return sayingFrom(sections, language, (message, locale) => inLynchWord(message, word, locale))
}

/** A vote for nobody, in the language that was asked in. */
export const noLynchSaid = (of: Of): string => sayOf(of)('votes.noLynch')
