/** What an order says besides whom it is about: `arrest Bob for slander`, `poison Ann as the Doctor`, `extra vote for Cat and the Verdi family`. */
import { roleName, spaced } from '../why/speaker.ts'
import type { SeatId } from '../reason/claim.ts'
import type { Ability, Key } from '../rules/role.ts'
import type { Words } from '../text/wording.ts'
import type { Target } from './clause.ts'
import { fold } from '../reading/fold.ts'
import type { NameBook } from './names.ts'
import { listed } from './phrases.ts'
import type { Word } from './sentences.ts'
import { formsOf } from './verbs.ts'

/** What of an ability an order may name further. */
export interface Params {
  /** How many targets it may name, and what each is. */
  most: number
  aims: NonNullable<Ability['aims']>
  /** Words for its keys. */
  keys: readonly { key: string; value: string; words: readonly string[] }[]
  /** The keys that name somebody, a phase or a text, and those it cannot do without. */
  named: Partial<Record<NonNullable<Key['aims']>, string>>
  must: readonly string[]
}

/** @param words those of the system */
export function extrasOf(abilities: ReadonlyMap<string, Ability>, words: Words): Map<string, Params> {
  return new Map(
    [...abilities].map(([id, { targets, most = targets, aims, keys: all = {} }]): [string, Params] => {
      const keys = Object.fromEntries(Object.entries(all).filter(([, { ofAll }]) => !ofAll))
      return [
        id,
        {
          most,
          aims: aims ?? ['player'],
          must: Object.entries(keys).flatMap(([key, { must }]) => (must ? [key] : [])),
          // Of two that take the same, the first is the one that is meant.
          named: Object.fromEntries(
            Object.entries(keys)
              .toReversed()
              .flatMap(([key, { aims: what }]) => (what ? [[what, key]] : [])),
          ),
          keys: Object.entries(keys)
            .flatMap(([key, { values = [] }]) => wordsFor(values, words).map(said => ({ key, ...said })))
            .sort((a, b) => b.words.length - a.words.length),
        },
      ]
    }),
  )
}

/** The names of each value; and what is done by it, in every form, where that can mean no other. */
function wordsFor(values: readonly string[], words: Words): { value: string; words: string[] }[] {
  const names = new Map(values.map(value => [value, new Set(namesOf(value, words).map(fold))]))
  const holders = new Map<string, Set<string>>()
  for (const value of values)
    for (const deed of deedsOf(value, words)) holders.set(deed, (holders.get(deed) ?? new Set()).add(value))
  const named = new Set([...names.values()].flatMap(set => [...set]))
  for (const [deed, [value, other]] of [...holders].map(([deed, set]) => [deed, [...set]] as const))
    if (other === undefined && !named.has(deed)) names.get(value!)!.add(deed)
  return [...names].flatMap(([value, set]) => [...set].map(said => ({ value, words: said.split(' ') })))
}

function namesOf(value: string, words: Words): string[] {
  const called = (table: Record<string, string> | undefined): string[] =>
    table && Object.hasOwn(table, value) ? [table[value]!] : []
  return [
    spaced(value),
    value,
    ...called(words.roles),
    ...(words.rolesShort?.[value] ?? []),
    ...called(words.results),
    ...called(words.terms),
    ...called(words.uses),
    roleName(value, words),
  ]
}

/** `kill`, `killing`, `killed`. */
function deedsOf(value: string, words: Words): string[] {
  const listed = (table: Record<string, string[]> | undefined): string[] =>
    table && Object.hasOwn(table, value) ? table[value]! : []
  return [...listed(words.verbs), ...listed(words.keyWords)]
    .filter(phrase => !/[{?]/.test(phrase))
    .flatMap(phrase => {
      const [head = '', ...rest] = fold(phrase).split(' ')
      return (['plain', 'going', 'past'] as const)
        .flatMap(form => formsOf(head, form))
        .map(word => [word, ...rest].join(' '))
    })
}

const before: ReadonlySet<string> = new Set(
  listed(`
  for | as | of | with | on | the | a | an | charge | charged | is | being | who | role | their | his | her | my | :
  = | - | , | ( | crime | has | had | have | having | did | was | committed | guilty | suspected | to
`),
)

/** A word for one of an ability's keys that stands here, behind small words; with the number of words it takes. */
export function keyAt(
  extras: Params | undefined,
  words: readonly Word[],
  from: number,
): { key: string; value: string; length: number } | undefined {
  if (!extras?.keys.length) return undefined
  let at = from
  while (at - from < 5 && before.has(words[at]?.text ?? '')) at++
  const found = extras.keys.find(({ words: said }) => said.every((word, index) => words[at + index]?.text === word))
  const close = found && words[at + found.words.length]?.text === ')' ? 1 : 0
  return found && { key: found.key, value: found.value, length: at - from + found.words.length + close }
}

/** Whether a stretch of words says one of an ability's words, of a key that is not said yet. */
export const speaksOfKey = (
  extras: Params | undefined,
  words: readonly Word[],
  from: number,
  to: number,
  said: Readonly<Record<string, string>> = {},
): boolean =>
  extras?.keys.some(
    ({ key, words: phrase }) =>
      !Object.hasOwn(said, key)
      && words
        .slice(from, to)
        .some(
          (_, index) =>
            from + index + phrase.length <= to
            && phrase.every((word, next) => words[from + index + next]!.text === word),
        ),
  ) === true

/** `on night 1`, `d2`: a phase, for a key that names one. */
export function phaseNamedAt(words: readonly Word[], from: number): { phase: string; length: number } | undefined {
  let at = from
  while (at - from < 2 && /^(?:on|in|during|from|of|,|\()$/.test(words[at]?.text ?? '')) at++
  const kindOf = (word: string | undefined): string => (word === 'd' || word === 'day' ? 'day' : 'night')
  const joined = /^(n|night|d|day)(\d{1,3})$/.exec(words[at]?.text ?? '')
  const apart = /^(?:night|day|n|d)$/.test(words[at]?.text ?? '')
    ? /^\d{1,3}$/.exec(words[at + 1]?.text ?? '')?.[0]
    : undefined
  if (!joined && apart === undefined) return undefined
  const end = at + (joined ? 1 : 2)
  return {
    phase: joined ? kindOf(joined[1]) + joined[2] : kindOf(words[at]!.text) + apart!,
    length: end - from + Number(words[end]?.text === ')'),
  }
}

/** Whether an ability takes one more target: a player, or a family as target or as what a key names. */
export function hasRoom(
  { most, aims, named }: Params,
  { groups }: NameBook,
  targets: readonly Target[],
  slot: SeatId,
): boolean {
  if (aims.includes('family') || (!groups.has(slot) && named.family === undefined)) return targets.length < most
  if (named.family === undefined) return false
  const ofKind = targets.filter(target => groups.has(target.slot) === groups.has(slot)).length
  return ofKind < (groups.has(slot) ? 1 : most)
}

/** Puts families and players where the ability takes them, in whatever order they were named. */
export function arranged(
  extras: Params | undefined,
  { groups }: NameBook,
  targets: readonly Target[],
): { targets: Target[]; keys: Record<string, string> } {
  const families = targets.filter(({ slot }) => groups.has(slot))
  const players = targets.filter(({ slot }) => !groups.has(slot))
  if (!extras || !families.length) return { targets: [...targets], keys: {} }
  if (!extras.aims.includes('family'))
    return families.length === 1 && extras.named.family !== undefined
      ? { targets: players, keys: { [extras.named.family]: families[0]!.slot } }
      : { targets: [...targets], keys: {} }
  return {
    targets: extras.aims[0] === 'player' && extras.aims[1] === 'family' ? [...players, ...families] : [...targets],
    keys: {},
  }
}
