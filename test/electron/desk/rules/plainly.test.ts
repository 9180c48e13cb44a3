/** What is read of a system's rules is said in words: never with the names that only its tables know. */
import { describe, expect, it } from 'vitest'
import type { RolesAnswer } from '../../../../electron/desk/contract.ts'
import { namesIn } from '../../../../engine/ruleset/spoken-in.ts'
import { systems } from '../../../../engine/systems/index.ts'
import { newDesk } from '../help.ts'

const { desk } = await newDesk()

/** Everything that a host reads of an answer: sentences, names and labels, with where each stands. */
function read(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap(one => read(one, at))
  if (typeof value === 'string') return [`${at}: ${value}`]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => (hidden.has(key) ? [] : read(one, `${at} ${key}`)))
}

/** Ids and words of tables, which screens say in words of their own. */
const hidden = new Set(
  'id values default rule faction abilities settings modifiers field value kind aims phases list of'
    .split(' ')
    .concat('system factions choices winners messages posts results origin'.split(' ')),
)

/** `selfTarget`, `suitcase.uses`; not `phpBB`, nor the end of an address. */
const internal = /(?<![\w.])(?:[a-z]+[A-Z]\w*|[a-z]{2,}\.[a-z]\w+)(?![\w.])/

/** What stands in a note's condition is written like this. */
const written = /doctorHit, not anybodyDied, died:\S+ and checkPassed/

describe.each(systems)('the rules of $id', system => {
  const { id, books, prompts } = system
  it('have Russian words for whatever a roster keeps and a host decides', () => {
    const ids = [
      ...Object.keys({ ...books?.marks, ...books?.counters }),
      ...Object.entries(prompts).flatMap(([prompt, { choices = [] }]) => [prompt, ...choices]),
    ]
    expect(ids.filter(one => !Object.hasOwn(namesIn(system, 'ru'), one))).toEqual([])
  })

  it('tell an ability by what it does: by no mark that it leaves, nor by a rule that many go by', async () => {
    const answer = await desk.dispatch('rules.roles', { system: id })
    const abilities = answer.ok ? (answer.value as RolesAnswer).abilities : []
    expect(
      abilities.filter(({ does, rule }) => {
        const ruled = rule !== undefined && system.rulebook[rule]?.says.replace(/\.$/, '') === does[0]
        const alike = abilities.filter(other => other.does[0] === does[0]).length
        return (does.length > 0 && does.every(one => one.startsWith('marks '))) || (ruled && alike > 3)
      }),
    ).toEqual([])
  })

  it.each(['en', 'ru'] as const)('name nothing as the tables do (%s)', async language => {
    const said = await Promise.all(
      (['rules.roles', 'rules.words'] as const).map(call => desk.dispatch(call, { system: id }, language)),
    )
    expect(
      said
        .flatMap(one => read(one.ok && one.value))
        .map(one => one.replace(written, ''))
        .filter(one => internal.test(one.slice(one.indexOf(': ')))),
    ).toEqual([])
  })
})
