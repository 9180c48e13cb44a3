/** The tables of this system, joined from its sections, what they say in Russian, and what its sections refuse and do. */
import type { Declared } from '../../resolve/sequence/vocabulary.ts'
import type { Ability, Option, Prompt } from '../../rules/role.ts'
import { getOwn } from '../../ruleset/catalogue.ts'
import { chosenFrom } from '../../ruleset/chosen.ts'
import {
  inEnglish,
  rulesSaid,
  sentencesOf,
  type Options,
  type Prompts,
  type Rules,
  type Said,
} from '../../ruleset/localized-text.ts'
import { joinTables } from '../../ruleset/section.ts'
import { names } from './names.ru.ts'
import { keysInRussian, type Refuse, type Ruled } from './section.ts'
import { sections } from './sections.ts'
import { countersSaid, fieldsInRussian, marksSaid } from './state.ts'
import type { Effect } from './vocabulary.ts'

/** The abilities (1923-N1, 1923-D1), each with its limits. */
export const abilities: Record<string, Ruled> = joinTables(sections, section => section.abilities)

/** Whatever is written down. */
export const declared: Record<string, Declared> = joinTables(sections, section => section.facts)

const choices: Options = joinTables(sections, section => section.options)
const questions: Prompts = joinTables(sections, section => section.prompts)
/** What a host may decide otherwise: every default where the rules are silent. The first value is the default. */
export const options: Record<string, Option> = inEnglish(choices)
export const prompts: Record<string, Prompt> = inEnglish(questions)
/** What the host chose, where no run is at hand to be asked. */
export const option = chosenFrom(options)

/** The chapters as moderators read them: the game, states, actions, the roles, night, day, news, the end. */
const chapters = 'E F S A TOW MAF ROB THI BUT BOS DRU BOD BUR COU PAC DOC SHE PAP WIT SEC LAW SHA DET N D V I W'

/** Where a rule stands: by its chapter, then by its number; `V9a` comes after `V9`. */
function placeOf(id: string): number {
  const [, chapter = '', number = '', letter = ''] = /^1923-([A-Z]+)(\d+)([a-z]?)$/.exec(id) ?? []
  return chapters.split(' ').indexOf(chapter) * 10_000 + Number(number) * 100 + (letter ? letter.charCodeAt(0) - 96 : 0)
}

/** What each rule says, in our own words: one sentence or two an id, shown wherever a tree cites it. */
export const rules: Rules = Object.fromEntries(
  Object.entries(joinTables(sections, section => section.rules)).sort(
    ([one], [other]) => placeOf(one) - placeOf(other),
  ),
)

const keysOf = ({ keys = {} }: Ability): Record<string, string> =>
  Object.fromEntries(Object.keys(keys).map(key => [key, keysInRussian[key]!]))

export const said: Said = {
  name: 'Мафия 1923',
  ...rulesSaid(rules, 'ru'),
  options: sentencesOf(choices, 'ru'),
  prompts: sentencesOf(questions, 'ru'),
  marks: sentencesOf(marksSaid, 'ru'),
  counters: sentencesOf(countersSaid, 'ru'),
  fields: fieldsInRussian,
  names,
  keys: Object.fromEntries(
    Object.entries(abilities).flatMap(([id, ability]) => (ability.keys ? [[id, keysOf(ability)]] : [])),
  ),
}

/** Why an action may not be used so, beyond what holds of every system (1923-A11), or undefined when it may. */
export const refuse: Refuse = (game, phase, move) => {
  for (const section of sections) {
    const refusal = section.refuse?.(game, phase, move)
    if (refusal) return refusal
  }
  return undefined
}

const does: Record<string, Effect> = joinTables(sections, section => section.effects)

/** What the abilities of a night or a day do, by the component or the mark with which each does it. */
export const effectsIn = (phase: 'night' | 'day'): Record<string, Effect> =>
  Object.fromEntries(
    Object.entries(abilities)
      .filter(([id, { phases }]) => getOwn(does, id) && phases?.includes(phase))
      .flatMap(([, { components }]) => components.map(one => (one.does === 'mark' ? one.as : one.does)))
      .map(effect => [effect, (run, arrival) => does[arrival.move.does]!(run, arrival)]),
  )
