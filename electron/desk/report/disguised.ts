/**
 * A game with everything of the host's taken out: names are made up, texts are letters of the same length, and who is what, who did what
 * and when stays, so that whoever mends a mistake can play it again.
 */
import { z } from 'zod'
import { GameEvent } from '../../../engine/journal/event.ts'
import { ReadingForm } from '../../../engine/journal/reading-shape.ts'
import type { Game } from '../../../engine/journal/state.ts'
import { byPost } from '../../../engine/vote/by-post.ts'
import { cast } from '../../../engine/vote/cast.ts'
import { AbilityShape, RoleShape } from '../../../engine/rules/role-shape.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import type { GameExport } from '../../store/exchange.ts'

/** Where names stand in what happened. */
const naming = new Set(['slot', 'name', 'names', 'aliases', 'heads', 'head', 'forms', 'writer', 'slots', 'winner'])
/** Where texts stand that somebody wrote: in these nothing is looked for. */
const texts = new Set(['text', 'body', 'subject', 'note', 'reason', 'link', 'written', 'says', 'question', 'en', 'ru'])

/** What is longer is a text. */
const longestName = 60
/** What our own rules and events call things, by their systems. */
const wordsOf = new WeakMap<System, ReadonlySet<string>>()

/**
 * @param data a game as it is exported
 * @param game the same, folded: what was read in its posts is told
 * @returns the same game of nobody; what was locked and posted is left out, as it follows from the rest
 */
export function disguised(data: GameExport, system: System, game: Game): GameExport {
  const known = knownWords(system)
  const called = new Map<string, string>()
  const stands = (name: string): string => {
    const there = called.get(name) ?? `Player ${called.size + 1}`
    called.set(name, there)
    return there
  }
  for (const { event } of data.journal) collectNames(event, stands, known)
  // What a host calls a family or a district is the same word wherever it stands.
  const words = new Map<string, string>()
  const own = (word: string): string => {
    if (word.length > longestName || word.includes('\n')) return masked(word)
    const there = words.get(word) ?? `Word ${words.size + 1}`
    words.set(word, there)
    return there
  }
  const part = (word: string): string => called.get(word) ?? (isPlain(word, known) ? word : own(word))
  const key = (word: string): string => (called.has(word) || !/^[a-z][a-zA-Z]{1,40}$/.test(word) ? text(word) : word)
  const text = (word: string): string =>
    called.get(word)
    ?? (isPlain(word, known)
      ? word
      : word
          .split(/([:,;]\s*)/)
          .map((one, at) => (at % 2 ? one : part(one)))
          .join(''))
  const votes = votesIn(system, game, text)
  const happened = (event: GameEvent): unknown => {
    const made = through(event, '') as GameEvent
    return event.type === 'postReceived'
      ? { ...made, text: [...(votes.get(postKey(event)) ?? []), masked(event.text)].join('\n') }
      : made
  }
  const through = (value: unknown, at: string): unknown => {
    if (typeof value === 'string')
      return texts.has(at) ? masked(value) : at === 'key' ? value.replace(/./g, '0') : text(value)
    if (Array.isArray(value)) return value.map(one => through(one, at))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [key(name), through(one, name)]))
  }
  return {
    format: data.format,
    version: data.version,
    game: { ...data.game, name: 'A reported game' },
    journal: data.journal.map(({ event, ...one }) => ({ ...one, event: happened(event as GameEvent) })),
    resolutions: [],
    drafts: [],
    messages: [],
    posts: [],
  }
}

/** A post by what is its own in all of a game. */
const postKey = ({ id, text }: { id: string; text: string }): string => `${id}\n${text}`

/** The votes in each post, in the form that is read in every game. */
function votesIn(system: System, game: Game, called: (name: string) => string): ReadonlyMap<string, string[]> {
  const written = new Map<string, string[]>()
  for (const phase of game.phases) {
    const found = byPost(cast(system, game, phase).read.ballots)
    for (const post of phase.posts ?? [])
      written.set(
        postKey(post),
        found(post.id).map(vote =>
          vote.unvote ? '[b]Unvote[/b]' : `[b]Vote: ${vote.for === undefined ? 'No lynch' : called(vote.for)}[/b]`,
        ),
      )
  }
  return written
}

/** Every name that somebody has or had, and what the host called his own roles. */
function collectNames(event: unknown, stands: (name: string) => string, known: ReadonlySet<string>): void {
  const through = (value: unknown, isName: boolean): void => {
    if (typeof value === 'string') {
      if (isName && !known.has(value)) stands(value)
    } else if (Array.isArray(value)) value.forEach(one => through(one, isName))
    else if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value)) {
        if (
          ['customRoles', 'customAbilities', 'abilities'].includes(key)
          && typeof one === 'object'
          && !Array.isArray(one)
        )
          Object.keys(one as object).forEach(id => through(id, true))
        through(one, naming.has(key) || (isName && key !== 'gender'))
      }
  }
  through(event, false)
  const { type, id } = event as { type?: string; id?: unknown }
  if (type === 'roleMade') through(id, true)
}

/** What tells nothing of anybody: words of the rules, times, numbers, and ids as the app makes them. */
const isPlain = (word: string, known: ReadonlySet<string>): boolean =>
  known.has(word)
  || /^-?[\d.]*$/.test(word)
  || /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(word)
  || /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(word)
  || /^[a-z]{1,3}\d{1,6}$/.test(word)

/** The same length, lines and marks, and not a letter of it. */
const masked = (text: string): string =>
  text
    .replace(/[\p{L}\p{M}]/gu, letter => (/\p{Lu}/u.test(letter) ? 'X' : 'x'.repeat(letter.length)))
    .replace(/\d/g, '0')

function knownWords(system: System): ReadonlySet<string> {
  const there = wordsOf.get(system)
  if (there) return there
  const words = new Set<string>(['true', 'false'])
  collectWords(system, words)
  for (const shape of [GameEvent, ReadingForm, RoleShape, AbilityShape])
    collectWords(z.toJSONSchema(shape, { unrepresentable: 'any' }), words)
  wordsOf.set(system, words)
  return words
}

/** All that tables say in one word: ids, keys, values of options. Sentences are none of it. */
function collectWords(value: unknown, words: Set<string>, seen = new Set<unknown>()): void {
  if (typeof value === 'string') {
    if (/^[\w.+-]{1,60}$/.test(value)) words.add(value)
  } else if (typeof value === 'object' && value !== null && !seen.has(value)) {
    seen.add(value)
    for (const [key, one] of Object.entries(value)) {
      if (/^[\w.+-]{1,60}$/.test(key)) words.add(key)
      collectWords(one, words, seen)
    }
  }
}
