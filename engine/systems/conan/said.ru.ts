/** What the rules, options and books of Detective Conan Mafia say, in Russian. */
import type { Said } from '../../ruleset/said.ts'
import { options as arrest } from './arrest/options.ru.ts'
import { rulebook as arrestRules } from './arrest/rulebook.ru.ts'
import { options as deceit } from './deceit/options.ru.ts'
import { rulebook as deceitRules } from './deceit/rulebook.ru.ts'
import * as ending from './ending/options.ru.ts'
import { rulebook as endingRules } from './ending/rulebook.ru.ts'
import { options as killing } from './killing/options.ru.ts'
import { rulebook as killingRules } from './killing/rulebook.ru.ts'
import { options as leading } from './leading/options.ru.ts'
import { rulebook as leadingRules } from './leading/rulebook.ru.ts'
import { rulebook as learningRules } from './learning/rulebook.ru.ts'
import { rulebook as mischiefRules } from './mischief/rulebook.ru.ts'
import { options as poison } from './poison/options.ru.ts'
import { rulebook as poisonRules } from './poison/rulebook.ru.ts'
import { options as stopping } from './stopping/options.ru.ts'
import { rulebook as stoppingRules } from './stopping/rulebook.ru.ts'
import { options as travel } from './travel/options.ru.ts'
import { rulebook as travelRules } from './travel/rulebook.ru.ts'
import { options as vote } from './vote/options.ru.ts'
import { rulebook as voteRules } from './vote/rulebook.ru.ts'
import { options as wills } from './wills/options.ru.ts'
import { rulebook as willsRules } from './wills/rulebook.ru.ts'
import { keys } from './keys.ru.ts'
import { names } from './names.ru.ts'
import { options, prompts } from './options.ru.ts'
import { rulebook } from './rulebook.ru.ts'
import { counters, fields, forms, marks } from './state.ru.ts'

export const said: Said = {
  name: 'Мафия «Детектив Конан»',
  rulebook: {
    ...rulebook,
    ...arrestRules,
    ...deceitRules,
    ...endingRules,
    ...killingRules,
    ...leadingRules,
    ...learningRules,
    ...mischiefRules,
    ...poisonRules,
    ...stoppingRules,
    ...travelRules,
    ...voteRules,
    ...willsRules,
  },
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
