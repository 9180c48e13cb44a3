/** What is said to people holds nothing of the inside: over every phase of every sample, in both languages. */
import { expect, it } from 'vitest'
import type { CallName } from '../../../electron/desk/contract.ts'
import { openDesk } from '../../../electron/desk/open.ts'
import { leftOpen, nextFile } from './left.ts'

/** A name in one word, a place in a table, an instant, the id of a row. */
const inside = [
  /(?<![\w/.])[a-z]+[a-z0-9]*[A-Z][a-z]\w*/,
  /(?<![\w/.:-])[a-z]+\.[a-z]+[A-Z]\w*/,
  /\d{4}-\d\d-\d\dT\d\d:\d\d/,
  /\b(claim|action|ruling|draw):[a-z{]/,
  /\bundefined\b|\[object|\bNaN\b/,
]
/** What stands there to be read; the rest are ids, addresses and marks. */
const read = new Set(['text', 'says', 'said', 'title', 'label', 'why', 'does', 'limits', 'cells', 'columns'])
/** What players and hosts wrote themselves, and what is chosen by its id. */
const written = new Set(['source', 'messages', 'quote', 'raw', 'id', 'values', 'edits'])

const ofGames: CallName[] = ['log.view', 'options.view']
const ofPhases: CallName[] = ['night.map', 'night.pivots', 'panels.view', 'posts.view', 'inbox.view', 'votes.view']
const ofRules: CallName[] = ['rules.roles', 'rules.words']
/** Of a phase. */
const mostTrees = 6

/**
 * @param listed it stands in a list: what an ability does is told in sentences, and called by its id where it is used
 */
function* wordsIn(value: unknown, key = '', listed = false): Generator<string> {
  if (typeof value === 'string') {
    if (read.has(key) && (key !== 'does' || listed)) yield value
  } else if (Array.isArray(value)) for (const one of value) yield* wordsIn(one, key, true)
  else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value)) if (!written.has(name)) yield* wordsIn(one, name)
}

it('says nothing by its id, and no moment by its instant', async () => {
  const desk = await openDesk({ file: nextFile(), sample: 'assets/sample' })
  leftOpen.add(desk)
  const found = new Set<string>()
  const answered = new Set<string>()
  let looked = 0
  const look = async <Given>(name: CallName, input: unknown, language: string): Promise<Given | undefined> => {
    const answer = await desk.dispatch(name, input, language)
    if (!answer.ok) return undefined
    answered.add(name)
    for (const words of wordsIn(answer.value)) {
      looked++
      for (const one of inside)
        if (one.test(words)) found.add(`${name}, ${language}: ${one.exec(words)![0]} in "${words.slice(0, 120)}"`)
    }
    return answer.value as Given
  }
  for (const language of ['en', 'ru']) {
    for (const { id: game } of (await look<{ id: string }[]>('games.list', {}, language))!) {
      const { phases } = (await look<{ phases: unknown[] }>('games.get', { game }, language))!
      for (const name of ofGames) await look(name, { game }, language)
      for (const phase of phases.keys()) {
        const at = { game, phase }
        for (const name of ofPhases) await look(name, at, language)
        const night = await look<{ rows: { id: string; hasTree: boolean }[] }>('night.view', at, language)
        for (const { id: of, hasTree } of night?.rows.slice(0, mostTrees) ?? [])
          if (hasTree) await look('night.tree', { ...at, of }, language)
      }
    }
    for (const system of ['rar', 'gorny', 'mafia1923', 'conan', 'russian'])
      for (const name of ofRules) await look(name, { system }, language)
  }
  expect([...found]).toEqual([])
  expect([...answered].toSorted()).toEqual(
    [...ofGames, ...ofPhases, ...ofRules, 'games.get', 'games.list', 'night.tree', 'night.view'].toSorted(),
  )
  expect(looked).toBeGreaterThan(10_000)
})
