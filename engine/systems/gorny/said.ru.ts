/** What the rules, options and books of the template say, in Russian. */
import { rulesSaid, type Said } from '../../ruleset/said.ts'
import { names } from './names.ru.ts'
import { options, prompts } from './options.ru.ts'
import { fields, forms, marks, modifiers } from './state.ru.ts'
import { rules } from './rulebook.ts'

export const said: Said = {
  name: 'Шаблон Горного, простой список',
  ...rulesSaid(rules, 'ru'),
  options,
  prompts,
  modifiers,
  marks,
  fields,
  forms,
  names,
}
