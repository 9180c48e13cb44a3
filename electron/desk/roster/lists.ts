/** Lists of roles as hosts wrote them, many at once: how many can be played, and what in the others was not understood. */
import type { System } from '../../../engine/ruleset/system.ts'
import type { CallInput, RoleLists } from '../contract.ts'
import { knownSystem } from '../known-system.ts'
import { Refused } from '../refusal.ts'
import { say } from '../words/say.ts'
import { sideOf } from './sides.ts'
import { folded, roleOf, vocabulary } from './words.ts'

export const roleLists = {
  'roster.lists': ({ system, text }: CallInput<'roster.lists'>): RoleLists => readLists(knownSystem(system), text),
}

/**
 * @param text JSON, a list of lists of roles; or roles one a line, with an empty line between two lists
 * @returns how many lists are whole, and every role that was not read, the most frequent first
 * @throws Refused where it is JSON and no list of lists
 */
function readLists(system: System, text: string): RoleLists {
  const words = vocabulary(system)
  const lists = listsIn(text)
  const [unread, asked] = [new Tally(), new Map<string, { tally: Tally; means: readonly string[] }>()]
  lists.forEach((list, at) => {
    for (const said of list) {
      const { role, asks: several, faction } = roleOf(said, words, true)
      const sided = role === undefined ? {} : sideOf(faction, words)
      const asks = 'stranger' in sided ? [...several, { word: `(${sided.stranger})`, means: ['a remark'] }] : several
      if (role === undefined) unread.add(said, at)
      for (const { word, means } of role === undefined ? [] : asks) {
        const known = asked.get(folded(word)) ?? { tally: new Tally(), means }
        known.tally.add(word, at)
        asked.set(folded(word), known)
      }
    }
  })
  const questions = [...asked.values()]
  const inDoubt = new Set(questions.flatMap(({ tally }) => [...tally.lists]))
  return {
    lists: lists.length,
    whole: lists.length - unread.lists.size,
    asking: [...inDoubt].filter(at => !unread.lists.has(at)).length,
    seats: lists.flat().length,
    asked: questions.flatMap(({ tally, means }) => tally.counted().map(one => ({ ...one, means: [...means] }))),
    unread: unread.counted(),
  }
}

/** How often something is said, and in how many lists, whatever its case. */
class Tally {
  readonly lists = new Set<number>()
  readonly #said = new Map<string, { said: string; seats: number; lists: Set<number> }>()

  add(said: string, list: number): void {
    const key = said.toLowerCase().replace(/\s+/g, ' ').trim()
    const known = this.#said.get(key) ?? { said: said.trim(), seats: 0, lists: new Set() }
    this.#said.set(key, { ...known, seats: known.seats + 1, lists: known.lists.add(list) })
    this.lists.add(list)
  }

  /** The most frequent first. */
  counted(): RoleLists['unread'] {
    return [...this.#said.values()]
      .map(one => ({ ...one, lists: one.lists.size }))
      .sort((a, b) => b.seats - a.seats || b.lists - a.lists || (a.said < b.said ? -1 : 1))
  }
}

function listsIn(text: string): string[][] {
  if (!/^\s*\[\s*(?:\[|")/.test(text))
    return text
      .split(/\r?\n\s*\n/)
      .map(block => block.split(/\r?\n/).filter(line => line.trim() !== ''))
      .filter(block => block.length > 0)
  try {
    const read: unknown = JSON.parse(text)
    if (isTexts(read)) return [read]
    if (Array.isArray(read) && read.every(isTexts)) return read
  } catch {
    // Said below.
  }
  throw new Refused('badInput', say('roster.noLists'), say('roster.likeLists'))
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(one => typeof one === 'string')
