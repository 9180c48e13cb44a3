/** What the rules, options and books of Mafia 1923 say, in Russian. */
import type { Said } from '../../ruleset/said.ts'
import * as attacks from './attacks/options.ru.ts'
import { rulebook as attacksRules } from './attacks/rulebook.ru.ts'
import * as court from './court/options.ru.ts'
import { rulebook as courtRules } from './court/rulebook.ru.ts'
import * as deaths from './deaths/options.ru.ts'
import { rulebook as deathsRules } from './deaths/rulebook.ru.ts'
import * as frame from './frame/options.ru.ts'
import { rulebook as frameRules } from './frame/rulebook.ru.ts'
import * as interference from './interference/options.ru.ts'
import { rulebook as interferenceRules } from './interference/rulebook.ru.ts'
import { keys } from './keys.ru.ts'
import { names } from './names.ru.ts'
import * as knowledge from './knowledge/options.ru.ts'
import { rulebook as knowledgeRules } from './knowledge/rulebook.ru.ts'
import * as mafia from './mafia/options.ru.ts'
import { rulebook as mafiaRules } from './mafia/rulebook.ru.ts'
import * as pairs from './pairs/options.ru.ts'
import { rulebook as pairsRules } from './pairs/rulebook.ru.ts'
import * as shields from './shields/options.ru.ts'
import { rulebook as shieldsRules } from './shields/rulebook.ru.ts'
import { counters, fields, marks } from './state.ru.ts'
import * as strikes from './strikes/options.ru.ts'
import { rulebook as strikesRules } from './strikes/rulebook.ru.ts'
import * as theft from './theft/options.ru.ts'
import { rulebook as theftRules } from './theft/rulebook.ru.ts'
import { uncheckable } from './uncheckable.ru.ts'
import * as vote from './vote/options.ru.ts'
import { rulebook as voteRules } from './vote/rulebook.ru.ts'
import * as winning from './winning/options.ru.ts'
import { rulebook as winningRules } from './winning/rulebook.ru.ts'

export const said: Said = {
  name: 'Мафия 1923',
  rulebook: {
    ...frameRules,
    ...interferenceRules,
    ...theftRules,
    ...pairsRules,
    ...shieldsRules,
    ...attacksRules,
    ...mafiaRules,
    ...deathsRules,
    ...knowledgeRules,
    ...voteRules,
    ...courtRules,
    ...strikesRules,
    ...winningRules,
  },
  uncheckable,
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
