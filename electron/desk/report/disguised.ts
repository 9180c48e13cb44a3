/**
 * A game with everything of the host's taken out: names are made up, texts are letters of the same length, and who is what, who did what
 * and when stays, so that whoever mends a mistake can play it again.
 */
import { z } from 'zod'
import { GameEvent } from '../../../engine/journal/event.ts'
import { ReadingForm } from '../../../engine/journal/reading-shape.ts'
import type { Game } from '../../../engine/journal/state.ts'
import { systems } from '../../../engine/systems/index.ts'
import { byPost } from '../../../engine/vote/by-post.ts'
import { cast } from '../../../engine/vote/cast.ts'
import { AbilityShape, RoleShape } from '../../../engine/rules/role-shape.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import type { GameExport } from '../../store/exchange.ts'

/** Where names stand in what happened; those of players, and what else is called so. */
const ofPlayers = new Set(['slot', 'name', 'aliases', 'heads', 'head', 'writer'])
const naming = new Set([...ofPlayers, 'names', 'forms', 'slots', 'winner'])
/** Where anything may stand that somebody wrote. */
const free = new Set(['with', 'details', 'values', 'answer', 'gives'])
/** Where texts stand that somebody wrote: in these nothing is looked for. */
const texts = new Set(['text', 'body', 'subject', 'note', 'reason', 'link', 'written', 'says', 'question', 'en', 'ru'])

/** What is longer is a text. */
const longestName = 60
/** What our own rules and events call things, by their systems. */
const wordsOf = new WeakMap<System, ReadonlySet<string>>()

/**
 * @param data a game as it is exported
 * @param game the same, folded: what was read in its posts is told
 * @returns the same game of nobody; what was locked and posted is left out, as it follows from the rest. None where a player
 * is called like something of the rules, so that one cannot be told from the other
 */
export function disguised(data: GameExport, system: System, game: Game): GameExport | undefined {
  // The system of a game knows the host's own roles and words too.
  const known = knownWords(systems.find(({ id }) => id === game.system) ?? system)
  const called = new Map<string, string>()
  const stands = (name: string): string => {
    const there = called.get(name) ?? `Player ${called.size + 1}`
    called.set(name, there)
    return there
  }
  let isClear = true
  for (const { event } of data.journal)
    collectNames(event as GameEvent, (name, key) => {
      if (!known.has(name)) stands(name)
      else if (ofPlayers.has(key)) isClear = false
    })
  if (!isClear) return undefined
  // What a host calls a family or a district is the same word wherever it stands.
  const words = new Map<string, string>()
  const own = (word: string): string => {
    if (word.length > longestName || word.includes('\n')) return masked(word)
    const there = words.get(word) ?? `Word ${words.size + 1}`
    words.set(word, there)
    return there
  }
  const part = (word: string, isFree = false): string =>
    called.get(word) ?? (isPlain(word, known, isFree) ? word : own(word))
  const key = (word: string): string => (called.has(word) || !/^[a-z][a-zA-Z]{1,40}$/.test(word) ? text(word) : word)
  const text = (word: string, isFree = false): string =>
    called.get(word)
    ?? (isPlain(word, known, isFree)
      ? word
      : word
          .split(/([:,;]\s*)/)
          .map((one, at) => (at % 2 ? one : part(one, isFree)))
          .join(''))
  const votes = votesIn(system, game, text)
  const happened = (event: GameEvent): unknown => {
    const made = through(event, '') as GameEvent
    return event.type === 'postReceived'
      ? { ...made, text: [...(votes.get(postKey(event)) ?? []), masked(event.text)].join('\n') }
      : made
  }
  const through = (value: unknown, at: string, isFree = false): unknown => {
    if (typeof value === 'string')
      return texts.has(at) ? masked(value) : at === 'key' ? value.replace(/./g, '0') : text(value, isFree)
    if (Array.isArray(value)) return value.map(one => through(one, at, isFree))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [key(name), through(one, name, isFree || free.has(name))]),
    )
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

/** Every name that somebody has or had, and what the host called his own roles. @param found hears each with where it stood */
function collectNames(event: GameEvent, found: (name: string, key: string) => void): void {
  const through = (value: unknown, isName: boolean, at = ''): void => {
    if (typeof value === 'string') {
      if (isName) found(value, at)
    } else if (Array.isArray(value)) value.forEach(one => through(one, isName, at))
    else if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value)) {
        if (
          ['customRoles', 'customAbilities', 'abilities'].includes(key)
          && typeof one === 'object'
          && !Array.isArray(one)
        )
          Object.keys(one as object).forEach(id => through(id, true))
        through(one, naming.has(key) || (isName && key !== 'gender'), key)
      }
  }
  through(event, false)
  if (event.type === 'roleMade') through(event.id, true)
  // Accounts: a host's own, and whoever wrote without being on the roster.
  if (event.type === 'countReceived') through(event.by, true)
  if (event.type === 'messageReceived') through(event.from, true)
}

/** What tells nothing of anybody: words of the rules, times, numbers, and ids as the app makes them; where somebody wrote, short numbers alone. */
const isPlain = (word: string, known: ReadonlySet<string>, isFree: boolean): boolean =>
  known.has(word)
  || (isFree ? /^-?\d{0,4}$/ : /^-?[\d.]*$/).test(word)
  || /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(word)
  || /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(word)
  || (!isFree && /^[a-z]{1,3}\d{1,6}$/.test(word))

/** The same length, lines and marks, and not a letter of it. */
const masked = (text: string): string =>
  text
    .replace(/[\p{L}\p{M}]/gu, letter => (/\p{Lu}/u.test(letter) ? 'X' : 'x').repeat(letter.length))
    .replace(/\d/g, '0')

function knownWords(system: System): ReadonlySet<string> {
  const there = wordsOf.get(system)
  if (there) return there
  const words = new Set<string>(['true', 'false'])
  const { words: _, ...tables } = system
  collectWords(tables, words)
  for (const shape of [GameEvent, ReadingForm, RoleShape, AbilityShape])
    collectWords(z.toJSONSchema(shape, { unrepresentable: 'any' }), words)
  wordsOf.set(system, words)
  return words
}

/** Words of the tables that somebody may be called: what things are called is none of them. */
const saidAs = new Set(['name', 'names', 'says', 'title', 'en', 'ru'])

/** All that tables say in one word: ids, keys, values of options. Sentences are none of it. */
function collectWords(value: unknown, words: Set<string>, seen = new Set<unknown>()): void {
  if (typeof value === 'string') {
    if (/^[\w.+-]{1,60}$/.test(value)) words.add(value)
  } else if (typeof value === 'object' && value !== null && !seen.has(value)) {
    seen.add(value)
    for (const [key, one] of Object.entries(value)) {
      if (/^[\w.+-]{1,60}$/.test(key)) words.add(key)
      if (!saidAs.has(key)) collectWords(one, words, seen)
    }
  }
}
