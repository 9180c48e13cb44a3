/** Every table of a system in each language that it has besides English: no sentence is missing, none is of another tongue. */
import { describe, expect, it } from 'vitest'
import { namesIn, spokenIn } from '../../../engine/ruleset/spoken-in.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { systems } from '../../../engine/systems/index.ts'

/** A sentence that a system says to a host, by where it stands. */
type Sentence = readonly [at: string, says: string]

const saysOf = (kind: string, table: Readonly<Record<string, { says: string }>> = {}): Sentence[] =>
  Object.entries(table).map(([id, { says }]) => [`${kind} ${id}`, says])

function sentences(system: System): Sentence[] {
  const { rulebook, options, prompts, modifiers, abilities, books = {} } = system
  return [
    ['name', system.name],
    ...saysOf('rule', rulebook),
    ...Object.entries(rulebook).flatMap(([id, { uncheckable }]): Sentence[] =>
      uncheckable === undefined ? [] : [[`uncheckable ${id}`, uncheckable]],
    ),
    ...saysOf('option', options),
    ...saysOf('prompt', prompts),
    ...saysOf('modifier', modifiers),
    ...Object.entries(abilities).flatMap(([id, { keys }]) => saysOf(`key of ${id}`, keys)),
    ...saysOf('mark', books.marks),
    ...saysOf('counter', books.counters),
    ...saysOf('field', books.fields),
    ...Object.entries(books.fields ?? {}).map(([id, { label }]): Sentence => [`label ${id}`, label]),
    ...saysOf('form', books.forms),
    ...Object.entries(books.forms ?? {}).flatMap(([id, { title, fields }]): Sentence[] => [
      [`title ${id}`, title],
      ...Object.entries(fields).map(([field, { label }]): Sentence => [`label ${id}.${field}`, label]),
    ]),
  ]
}

/** Words that an id is made of, and those of a value: what a screen of options shows where no sentence stands. */
const parts = (id: string): string[] => id.split(/[.,]/).filter(part => part !== '' && !/^\d+$/.test(part))

/** What the screen of options shows by its name: options, their values, what a role is set to, what a form offers. */
const shown = ({ options, roles, modifiers, books = {} }: System): string[] => [
  ...Object.entries(options).flatMap(([id, { values, list }]) => [
    ...parts(id),
    ...(list ? [] : values.flatMap(value => (typeof value === 'string' ? parts(value) : []))),
  ]),
  ...Object.values(roles).flatMap(({ settings = {} }) =>
    Object.entries(settings).flatMap(([id, values]) => [id, ...values.filter(value => typeof value === 'string')]),
  ),
  ...Object.keys(modifiers),
  ...Object.values(books.forms ?? {}).flatMap(({ fields }) =>
    Object.values(fields).flatMap(({ values = [] }) => values.flatMap(parts)),
  ),
]

/** Ids of all systems, for one lends to another: a sentence may name them. */
const ids = new Set([
  ...systems.flatMap(system => [
    ...shown(system),
    ...Object.values(system.options).flatMap(({ values }) => values.map(String)),
  ]),
  // A vote as it is typed, and what the condition of a note is written with.
  ...['Vote', 'Unvote', 'dead', 'all', 'and', 'not', 'died', 'anybodyDied', 'doctorHit', 'checkPassed'],
])
/** Rules, phases and files as they are written. */
const written = /\b[A-Z0-9]+-[A-Z0-9-]*\d\w*|\b[A-Z]+\d+\b|\b(night|day)\d\b|\S+\/\S+/g

/** A role as hosts type it, in the rules about how it is typed. */
const typed = /«[\p{Script=Latin}\d -]+»/gu
const isOfNames = (at: string): boolean => /^rule NR-(?:NAME|SLOT|FLIP)-/.test(at)

describe.each(systems.map(system => [system.id, system] as const))('%s in Russian', (_, system) => {
  const english = new Map(sentences(system))
  const spoken = sentences(spokenIn(system, 'ru'))

  it('says every sentence of its tables', () =>
    expect(spoken.filter(([at, says]) => says === english.get(at)).map(([at]) => at)).toEqual([]))

  it('says no Latin word but ids', () =>
    expect(
      spoken.flatMap(([at, says]) =>
        (
          says
            .replaceAll(written, '')
            .replaceAll(isOfNames(at) ? typed : '', '')
            .match(/\p{Script=Latin}[\p{L}\p{N}]*/gu) ?? []
        )
          .filter(word => !ids.has(word))
          .map(word => `${at}: ${word}`),
      ),
    ).toEqual([]))

  it('has a name for every option and value', () => {
    const names = namesIn(system, 'ru')
    expect([...new Set(shown(system))].filter(id => !Object.hasOwn(names, id))).toEqual([])
  })

  it('has a name for everything that it tells, on the screen of its words', () => {
    const { tells, wording } = system.words
    const names = { ...namesIn(system, 'ru'), ...wording.ru?.terms }
    expect(wording.ru ? tells.filter(id => !Object.hasOwn(names, id)) : []).toEqual([])
  })

  it('says nothing of rules that are not in its tables', () =>
    expect(Object.keys(system.words.says!.ru!.rulebook).filter(id => !Object.hasOwn(system.rulebook, id))).toEqual([]))
})
