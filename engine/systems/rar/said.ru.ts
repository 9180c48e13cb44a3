/** What the rules, options and modifiers say, in Russian. */
import { rulesSaid, type Said } from '../../ruleset/said.ts'
import { names } from './names.ru.ts'
import { modifiers, options, prompts } from './options.ru.ts'
import { rules } from './rulebook.ts'

export const said: Said = {
  name: 'Разумное разрешение ночи',
  ...rulesSaid(rules, 'ru'),
  options,
  prompts,
  modifiers,
  names,
}
