/** The rules, options and prompts of the Russian rulebook, joined from its sections, and what they say in Russian. */
import type { Option, Prompt } from '../../rules/role.ts'
import {
  fieldsInEnglish,
  fieldsSaid,
  formsInEnglish,
  formsSaid,
  inEnglish,
  rulesSaid,
  sentencesOf,
  type Options,
  type Prompts,
  type Rules,
  type Said,
} from '../../ruleset/localized-text.ts'
import { joinTables } from '../../ruleset/section.ts'
import { keysInRussian as keys } from './abilities.ts'
import { names } from './names.ru.ts'
import type { Part } from './part.ts'
import { sections } from './sections.ts'
import * as kept from './state.ts'

/** What the sections do, in the order in which they are asked. */
export const parts: readonly Part[] = sections.flatMap(({ rulings = [] }) => rulings)

export const rules: Rules = joinTables(sections, section => section.rules)
const choices: Options = joinTables(sections, section => section.options)
const questions: Prompts = joinTables(sections, section => section.prompts)
export const options: Record<string, Option> = inEnglish(choices)
export const prompts: Record<string, Prompt> = inEnglish(questions)

export const books = {
  marks: inEnglish(kept.marks),
  counters: inEnglish(kept.counters),
  fields: fieldsInEnglish(kept.fields),
  forms: formsInEnglish(kept.forms),
}

export const said: Said = {
  name: 'Русские правила',
  ...rulesSaid(rules, 'ru'),
  options: sentencesOf(choices, 'ru'),
  prompts: sentencesOf(questions, 'ru'),
  marks: sentencesOf(kept.marks, 'ru'),
  counters: sentencesOf(kept.counters, 'ru'),
  fields: fieldsSaid(kept.fields, 'ru'),
  forms: formsSaid(kept.forms, 'ru'),
  names,
  keys,
}
