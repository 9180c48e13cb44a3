/** What the rules, options and books of the Russian rulebook say, in Russian, put together from the parts. */
import type { Said } from '../../ruleset/said.ts'
import { options as best } from './best/options.ru.ts'
import { rulebook as bestRules } from './best/rulebook.ru.ts'
import * as checks from './checks/options.ru.ts'
import { rulebook as checksRules } from './checks/rulebook.ru.ts'
import { options as company } from './company/options.ru.ts'
import { rulebook as companyRules } from './company/rulebook.ru.ts'
import * as day from './day/options.ru.ts'
import { rulebook as dayRules } from './day/rulebook.ru.ts'
import * as end from './end/options.ru.ts'
import { rulebook as endRules } from './end/rulebook.ru.ts'
import { options as evenings } from './evening/options.ru.ts'
import { rulebook as eveningsRules } from './evening/rulebook.ru.ts'
import * as faceless from './faceless/options.ru.ts'
import { rulebook as facelessRules } from './faceless/rulebook.ru.ts'
import * as family from './family/options.ru.ts'
import { rulebook as familyRules } from './family/rulebook.ru.ts'
import { options as frame } from './frame/options.ru.ts'
import { rulebook as frameRules } from './frame/rulebook.ru.ts'
import { options as graves } from './graves/options.ru.ts'
import { rulebook as gravesRules } from './graves/rulebook.ru.ts'
import { options as guards } from './guards/options.ru.ts'
import { rulebook as guardsRules } from './guards/rulebook.ru.ts'
import { keys } from './keys.ru.ts'
import * as killers from './killers/options.ru.ts'
import { rulebook as killersRules } from './killers/rulebook.ru.ts'
import { options as mischief } from './mischief/options.ru.ts'
import { rulebook as mischiefRules } from './mischief/rulebook.ru.ts'
import { names } from './names.ru.ts'
import { options as penalties } from './penalties/options.ru.ts'
import { rulebook as penaltiesRules } from './penalties/rulebook.ru.ts'
import * as hunts from './hunt/options.ru.ts'
import { rulebook as huntsRules } from './hunt/rulebook.ru.ts'
import { rulebook as elitesRules } from './elites/rulebook.ru.ts'
import { options as pleas } from './pleas/options.ru.ts'
import { rulebook as pleasRules } from './pleas/rulebook.ru.ts'
import * as posts from './posts/options.ru.ts'
import { rulebook as postsRules } from './posts/rulebook.ru.ts'
import { options as protect } from './protect/options.ru.ts'
import { rulebook as protectRules } from './protect/rulebook.ru.ts'
import { counters, fields, forms, marks } from './state.ru.ts'
import { prompts as hands } from './hands/options.ru.ts'
import { prompts as court } from './court/options.ru.ts'
import { rulebook as ghostsRules } from './ghosts/rulebook.ru.ts'
import { rulebook as courtRules } from './court/rulebook.ru.ts'
import { rulebook as handsRules } from './hands/rulebook.ru.ts'
import { rulebook as seersRules } from './seers/rulebook.ru.ts'
import { options as strikers } from './strikers/options.ru.ts'
import { rulebook as strikersRules } from './strikers/rulebook.ru.ts'
import { options as tricks } from './tricks/options.ru.ts'
import { rulebook as tricksRules } from './tricks/rulebook.ru.ts'
import { options as voices } from './voices/options.ru.ts'
import { rulebook as voicesRules } from './voices/rulebook.ru.ts'
import { uncheckable } from './uncheckable.ru.ts'

export const said: Said = {
  name: 'Русские правила',
  rulebook: {
    ...frameRules,
    ...killersRules,
    ...protectRules,
    ...checksRules,
    ...familyRules,
    ...tricksRules,
    ...companyRules,
    ...mischiefRules,
    ...facelessRules,
    ...guardsRules,
    ...strikersRules,
    ...seersRules,
    ...handsRules,
    ...courtRules,
    ...ghostsRules,
    ...eveningsRules,
    ...gravesRules,
    ...dayRules,
    ...pleasRules,
    ...postsRules,
    ...elitesRules,
    ...huntsRules,
    ...penaltiesRules,
    ...endRules,
    ...voicesRules,
    ...bestRules,
  },
  uncheckable,
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
