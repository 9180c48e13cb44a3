/** What the rules, options and books of the template say, in Russian. */
import type { Said } from '../../ruleset/said.ts'
import { names } from './names.ru.ts'
import { options, prompts } from './options.ru.ts'
import { rulebook } from './rulebook.ru.ts'
import { fields, forms, marks, modifiers } from './state.ru.ts'

export const said: Said = {
  name: 'Шаблон Горного, простой список',
  rulebook,
  options,
  prompts,
  modifiers,
  marks,
  fields,
  forms,
  names,
}
