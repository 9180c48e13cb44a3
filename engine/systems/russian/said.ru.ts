/** What the rules, options and books of the Russian rulebook say, in Russian, put together from the parts. */
import { rulesSaid, type Said } from '../../ruleset/said.ts'
import { options as best } from './best/options.ru.ts'
import * as checks from './checks/options.ru.ts'
import { options as company } from './company/options.ru.ts'
import * as day from './day/options.ru.ts'
import * as end from './end/options.ru.ts'
import { options as evenings } from './evening/options.ru.ts'
import * as faceless from './faceless/options.ru.ts'
import * as family from './family/options.ru.ts'
import { options as frame } from './frame/options.ru.ts'
import { options as graves } from './graves/options.ru.ts'
import { options as guards } from './guards/options.ru.ts'
import { keys } from './keys.ru.ts'
import * as killers from './killers/options.ru.ts'
import { options as mischief } from './mischief/options.ru.ts'
import { names } from './names.ru.ts'
import { options as penalties } from './penalties/options.ru.ts'
import * as hunts from './hunt/options.ru.ts'
import { options as pleas } from './pleas/options.ru.ts'
import * as posts from './posts/options.ru.ts'
import { options as protect } from './protect/options.ru.ts'
import { counters, fields, forms, marks } from './state.ru.ts'
import { prompts as hands } from './hands/options.ru.ts'
import { prompts as court } from './court/options.ru.ts'
import { options as strikers } from './strikers/options.ru.ts'
import { options as tricks } from './tricks/options.ru.ts'
import { options as voices } from './voices/options.ru.ts'
import { rules } from './rulebook.ts'

export const said: Said = {
  name: 'Русские правила',
  ...rulesSaid(rules, 'ru'),
  options: {
    ...frame,
    ...killers.options,
    ...protect,
    ...checks.options,
    ...family.options,
    ...tricks,
    ...company,
    ...mischief,
    ...day.options,
    ...pleas,
    ...posts.options,
    ...hunts.options,
    ...penalties,
    ...faceless.options,
    ...guards,
    ...strikers,
    ...evenings,
    ...graves,
    ...end.options,
    ...voices,
    ...best,
  },
  prompts: {
    ...killers.prompts,
    ...checks.prompts,
    ...family.prompts,
    ...day.prompts,
    ...posts.prompts,
    ...hunts.prompts,
    ...faceless.prompts,
    ...hands,
    ...court,
  },
  marks,
  counters,
  fields,
  forms,
  names,
  keys,
}
