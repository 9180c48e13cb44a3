/** What the rules, options and books of Detective Conan Mafia say, in Russian. */
import { rulesSaid, type Said } from '../../ruleset/said.ts'
import { options as arrest } from './arrest/options.ru.ts'
import { options as deceit } from './deceit/options.ru.ts'
import * as ending from './ending/options.ru.ts'
import { options as killing } from './killing/options.ru.ts'
import { options as leading } from './leading/options.ru.ts'
import { options as poison } from './poison/options.ru.ts'
import { options as stopping } from './stopping/options.ru.ts'
import { options as travel } from './travel/options.ru.ts'
import { options as vote } from './vote/options.ru.ts'
import { options as wills } from './wills/options.ru.ts'
import { keys } from './keys.ru.ts'
import { names } from './names.ru.ts'
import { options, prompts } from './options.ru.ts'
import { counters, fields, forms, marks } from './state.ru.ts'
import { rules } from './rulebook.ts'

export const said: Said = {
  name: 'Мафия «Детектив Конан»',
  ...rulesSaid(rules, 'ru'),
  options: {
    ...options,
    ...arrest,
    ...deceit,
    ...ending.options,
    ...killing,
    ...leading,
    ...poison,
    ...stopping,
    ...travel,
    ...vote,
    ...wills,
  },
  prompts: { ...prompts, ...ending.prompts },
  marks,
  counters,
  fields,
  forms,
  names,
  keys,
}
