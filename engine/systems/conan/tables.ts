/** The tables of Detective Conan Mafia, joined from its sections, and what they say in Russian. */
import type { Ability, Option, Prompt } from '../../rules/role.ts'
import {
  fieldsSaid,
  formsSaid,
  inEnglish,
  rulesSaid,
  sentencesOf,
  type Options,
  type Prompts,
  type Rules,
  type Said,
} from '../../ruleset/localized-text.ts'
import { joinTables, type Refuse } from '../../ruleset/section.ts'
import { options, type Entry } from './attributes.ts'
import { counters, fields, forms, marks } from './books.ts'
import { names } from './names.ru.ts'
import type { Part } from './section.ts'
import { sections } from './sections.ts'

/** What the sections do. */
export const parts: readonly Part[] = sections.flatMap(({ rulings = [] }) => rulings)

const moves: Readonly<Record<string, Entry>> = joinTables(sections, section => section.abilities)
export const abilities: Record<string, Ability> = Object.fromEntries(
  Object.entries(moves).map(([id, { mark, keys, treatedAs: _, closesBy: __, ...entry }]) => [
    id,
    { ...entry, components: [{ does: 'mark', as: mark }], ...(keys && { keys: inEnglish(keys) }) },
  ]),
)

const choices: Options = joinTables(sections, section => section.options)
const questions: Prompts = joinTables(sections, section => section.prompts)
export const prompts: Record<string, Prompt> = inEnglish(questions)
const chosen: Record<string, Option> = inEnglish(choices)
Object.assign(options, chosen)
export { options }

/** The chapters as hosts read them. */
const chapters = 'E PH A S K WL CR L B BS V I O ON OD AB W'.split(' ')

/** Where a rule stands: by its chapter, then by its number; `W4a` comes after `W4`. */
function placeOf(id: string): number {
  const [, chapter = '', number = '', letter = ''] = /^CONAN-([A-Z]+)(\d+)([a-z]?)$/.exec(id) ?? []
  return chapters.indexOf(chapter) * 1000 + Number(number) * 10 + (letter ? 1 : 0)
}

export const rules: Rules = Object.fromEntries(
  Object.entries(joinTables(sections, section => section.rules)).sort(
    ([one], [other]) => placeOf(one) - placeOf(other),
  ),
)

export const said: Said = {
  name: 'Мафия «Детектив Конан»',
  ...rulesSaid(rules, 'ru'),
  options: sentencesOf(choices, 'ru'),
  prompts: sentencesOf(questions, 'ru'),
  marks: sentencesOf(marks, 'ru'),
  counters: sentencesOf(counters, 'ru'),
  fields: fieldsSaid(fields, 'ru'),
  forms: formsSaid(forms, 'ru'),
  names,
  keys: Object.fromEntries(
    Object.entries(moves).flatMap(([id, { keys }]) => (keys ? [[id, sentencesOf(keys, 'ru')]] : [])),
  ),
}

/** @returns why an action may not be used, or undefined where it may */
export const refuse: Refuse = (game, phase, move) => {
  for (const check of sections.flatMap(({ refuse: refused = [] }) => refused)) {
    const refusal = check(game, phase, move)
    if (refusal) return refusal
  }
  return undefined
}
