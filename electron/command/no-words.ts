/** Where a language is asked for that a system has no words in: it is said, and all is told in English. */
import { languagesOf } from '../../engine/game/language.ts'
import { systemById } from '../../engine/systems/index.ts'
import type { Locale } from '../../engine/text/wording.ts'
import { speaking } from '../desk/words/say.ts'
import type { Terminal } from './terminal.ts'
import { say } from './words/say.ts'

/** Says it once for each system that does not speak the language; nothing where none was asked for. */
export function sayNoWords(systems: Iterable<string>, asked: Locale | undefined, { err }: Pick<Terminal, 'err'>): void {
  if (asked === undefined) return
  for (const id of new Set(systems)) {
    const system = systemById(id)
    if (!system || languagesOf(system).includes(asked)) continue
    sayNoWordsOf(system.name, { err })
  }
}

/** The same of one that is known not to speak it, by its name. */
export const sayNoWordsOf = (system: string, { err }: Pick<Terminal, 'err'>): void =>
  speaking('en', () => err(`${say('sheet.noWords', { system })}\n`))
