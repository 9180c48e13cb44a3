/** What the rules, options and books of Mafia 1923 say, in Russian. */
import { rulesSaid, type Said } from '../../ruleset/said.ts'
import * as attacks from './attacks/options.ru.ts'
import * as court from './court/options.ru.ts'
import * as deaths from './deaths/options.ru.ts'
import * as frame from './frame/options.ru.ts'
import * as interference from './interference/options.ru.ts'
import { keys } from './keys.ru.ts'
import { names } from './names.ru.ts'
import * as knowledge from './knowledge/options.ru.ts'
import * as mafia from './mafia/options.ru.ts'
import * as pairs from './pairs/options.ru.ts'
import * as shields from './shields/options.ru.ts'
import { counters, fields, marks } from './state.ru.ts'
import * as strikes from './strikes/options.ru.ts'
import * as theft from './theft/options.ru.ts'
import * as vote from './vote/options.ru.ts'
import * as winning from './winning/options.ru.ts'
import { rules } from './rulebook.ts'

export const said: Said = {
  name: 'Мафия 1923',
  ...rulesSaid(rules, 'ru'),
  options: {
    ...frame.options,
    ...mafia.options,
    ...deaths.options,
    ...theft.options,
    ...attacks.options,
    ...interference.options,
    ...shields.options,
    ...knowledge.options,
    ...pairs.options,
    ...court.options,
    ...vote.options,
    ...strikes.options,
    ...winning.options,
  },
  prompts: { ...frame.prompts, ...mafia.prompts, ...knowledge.prompts, ...pairs.prompts },
  marks,
  counters,
  fields,
  names,
  keys,
}
