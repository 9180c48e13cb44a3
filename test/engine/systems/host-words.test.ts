/** What a host reads besides the game itself: why something does not count, what a set-up breaks, and the books. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { play } from '../../../engine/cases/play.ts'
import { readCases } from '../../../engine/cases/read.ts'
import { entries } from '../../../engine/game/entry.ts'
import type { Panel } from '../../../engine/ruleset/panel.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { systems } from '../../../engine/systems/index.ts'
import { inWords } from '../../../engine/text/in-each.ts'

const folder = join(import.meta.dirname, '../../cases')

/** Words in Latin letters. */
const latin = (words: string): string[] => [...words.matchAll(/[A-Za-z]{2,}/g)].map(([word]) => word)

/** What may stand in Latin letters anywhere: ids, and English names where there are no others. */
const namesOf = ({ options, rulebook, roles, abilities, words: { wording } }: System): string[] =>
  latin(
    JSON.stringify([
      'selfTarget',
      [options, rulebook, roles].map(Object.keys),
      Object.values(abilities).map(({ keys = {} }) => Object.keys(keys)),
      [wording.en.roles, wording.en.uses, wording.en.results, wording.en.factions].flatMap(Object.entries),
      noteWords,
    ]).toLowerCase(),
  )

/** What players of the Russian rulebook write into notes that hang on something. */
const noteWords = ['died', 'doctorHit', 'and']

/** Everything that a book says; players aside. */
const wordsOf = ({ title, says = '', columns, rows, empty = '' }: Panel): string[] => [
  title,
  says,
  ...columns,
  empty,
  ...rows.flatMap(({ cells }) => cells.filter(cell => typeof cell === 'string')),
]

/** Systems whose words for hosts are not all in Russian yet. */
const waiting = ['rar', 'gorny']
const spoken = systems.filter(({ id }) => !waiting.includes(id))

describe.each(spoken.map(system => [system.id, system] as const))('a host of %s reads in Russian', (id, system) => {
  const names = namesOf(system)
  const games = readdirSync(join(folder, id))
    .filter(file => file.endsWith('.yaml'))
    .flatMap(file => readCases(readFileSync(join(folder, id, file), 'utf8'), file, systems).cases)
    .map(written => ({ written, played: play(written, system) }))

  /** What is said in words that are neither Russian nor those of the case. */
  const foreign = (said: (played: (typeof games)[number]['played']) => string[]): string[] => [
    ...new Set(
      games.flatMap(({ written, played }) => {
        const { seats, phases, state, options } = written
        const ofCase = new Set([...names, ...latin(JSON.stringify([seats, phases, state, options]).toLowerCase())])
        return said(played).filter(words => latin(words.toLowerCase()).some(word => !ofCase.has(word)))
      }),
    ),
  ]

  it('why something does not count', () => {
    const said = foreign(({ phases }) =>
      phases.flatMap(({ game, phase }) =>
        entries(system, game, phase).flatMap(({ refusal }) => (refusal ? [inWords(refusal.says, 'ru')] : [])),
      ),
    )
    expect(said).toEqual([])
  })

  it('what a set-up breaks', () => {
    expect(foreign(({ start }) => (system.setup?.(start) ?? []).map(({ says }) => inWords(says, 'ru')))).toEqual([])
  })

  it('the books', () => {
    const { panels } = system.books ?? {}
    const said = foreign(({ phases }) =>
      phases.flatMap(({ game, phase, after }) =>
        [...(panels?.(game, phase, 'ru') ?? []), ...(panels?.(after, undefined, 'ru') ?? [])].flatMap(wordsOf),
      ),
    )
    expect(said).toEqual([])
  })
})
