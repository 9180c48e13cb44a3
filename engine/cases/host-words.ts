/**
 * What a host reads in Russian besides the game itself: why something does not count, what a set-up breaks, and the books.
 * All of it is Russian. Contributors hold every case to it.
 */
import { entries } from '../game/entry.ts'
import type { Panel } from '../ruleset/panel.ts'
import type { System } from '../ruleset/system.ts'
import { inWords } from '../text/in-each.ts'
import type { Case } from './case.ts'
import type { Failure } from './check.ts'
import type { Played } from './play.ts'

/** @returns what a host of a played case reads in words that are neither Russian nor those of the case */
export function oddlyHosted({ system, start, phases }: Played, written: Case): Failure[] {
  const { seats, phases: sent, state, options, customAbilities } = written
  const ofCase = new Set([
    ...namesOf(system),
    ...latin(JSON.stringify([seats, sent, state, options, customAbilities]).toLowerCase()),
  ])
  const foreign = (phase: string, expected: string, said: readonly string[]): Failure[] =>
    [...new Set(said)]
      .filter(words => latin(words.toLowerCase()).some(word => !ofCase.has(word)))
      .map(came => ({ phase, at: 'host', expected, came }))
  const { panels } = system.books ?? {}
  return [
    ...foreign(
      'set-up',
      'what a set-up breaks, in ru',
      (system.setup?.(start) ?? []).map(({ says }) => inWords(says, 'ru')),
    ),
    ...phases.flatMap(({ name, game, phase, after }) => [
      ...foreign(
        name,
        'why something does not count, in ru',
        entries(system, game, phase).flatMap(({ refusal }) => (refusal ? [inWords(refusal.says, 'ru')] : [])),
      ),
      ...foreign(
        name,
        'the books, in ru',
        [...(panels?.(game, phase, 'ru') ?? []), ...(panels?.(after, undefined, 'ru') ?? [])].flatMap(wordsOf),
      ),
    ]),
  ]
}

/** Words in Latin letters. */
const latin = (words: string): string[] => [...words.matchAll(/[A-Za-z]{2,}/g)].map(([word]) => word)

/** Everything that a book says; players aside. */
const wordsOf = ({ title, says = '', columns, rows, empty = '' }: Panel): string[] => [
  title,
  says,
  ...columns,
  empty,
  ...rows.flatMap(({ cells }) => cells.filter(cell => typeof cell === 'string')),
]

/** What may stand in Latin letters anywhere: ids, and English names where there are no others. */
function namesOf(system: System): readonly string[] {
  const there = known.get(system)
  if (there) return there
  const { options, rulebook, roles, abilities, words } = system
  const { en } = words.wording
  const names = latin(
    JSON.stringify([
      'selfTarget',
      [options, rulebook, roles].map(Object.keys),
      Object.values(abilities).map(({ keys = {} }) => Object.keys(keys)),
      [en.roles, en.uses, en.results, en.factions].flatMap(Object.entries),
      noteWords,
    ]).toLowerCase(),
  )
  known.set(system, names)
  return names
}
const known = new WeakMap<System, readonly string[]>()

/** What players write into notes that hang on something. */
const noteWords = ['died', 'doctorHit', 'and']
