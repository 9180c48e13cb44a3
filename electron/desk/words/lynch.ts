/** Messages of the desk in the host's word for the lynch. */
import type { Game } from '../../../engine/journal/state.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { inLynchWord } from '../../../engine/text/lynch-word.ts'
import { language, say } from './say.ts'

interface Of {
  system: Pick<System, 'votes'>
  game: Pick<Game, 'options'>
}

/** A vote for nobody, in the language that was asked in. */
export const noLynchSaid = ({ system, game }: Of): string =>
  inLynchWord(say('votes.noLynch'), system.votes?.word?.(game), language())
