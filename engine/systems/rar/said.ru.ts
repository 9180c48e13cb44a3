/** What the rules, options and modifiers say, in Russian. */
import type { Said } from '../../ruleset/said.ts'
import { names } from './names.ru.ts'
import { modifiers, options, prompts } from './options.ru.ts'
import { rulebook } from './rulebook.ru.ts'

export const said: Said = {
  name: 'Разумное разрешение ночи',
  rulebook,
  options,
  prompts,
  modifiers,
  names,
}
