/** Lists of roles as hosts wrote them, many at once: how many can be played, and what in the others was not understood. */
import type { System } from '../../../engine/ruleset/system.ts'
import type { CallInput, RoleLists } from '../contract.ts'
import { knownSystem } from '../known-system.ts'
import { Refused } from '../refusal.ts'
import { say } from '../words/say.ts'
import { roleOf, vocabulary, type Vocabulary } from './words.ts'

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
  const unread = new Map<string, { said: string; seats: number; lists: Set<number> }>()
  lists.forEach((list, at) => {
    for (const said of list.filter(said => !isRead(said, words))) {
      const key = said.toLowerCase().replace(/\s+/g, ' ').trim()
      const known = unread.get(key) ?? { said: said.trim(), seats: 0, lists: new Set() }
      unread.set(key, { ...known, seats: known.seats + 1, lists: known.lists.add(at) })
    }
  })
  const broken = new Set([...unread.values()].flatMap(one => [...one.lists]))
  return {
    lists: lists.length,
    whole: lists.length - broken.size,
    seats: lists.flat().length,
    unread: [...unread.values()]
      .map(one => ({ ...one, lists: one.lists.size }))
      .sort((a, b) => b.seats - a.seats || b.lists - a.lists || (a.said < b.said ? -1 : 1)),
  }
}

const isRead = (said: string, words: Vocabulary): boolean => roleOf(said, words).role !== undefined

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
