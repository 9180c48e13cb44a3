/** The words that a system's rosters are made of, and what a role in one says: `2-shot insane Cop (mafia)`. */
import { language, wordsOf } from '../words/say.ts'
import type { ModifierUse } from '../../../engine/journal/state.ts'
import type { Field } from '../../../engine/rules/role.ts'
import { spokenIn } from '../../../engine/ruleset/spoken-in.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { overlayName, getOwn } from '../../../engine/ruleset/catalogue.ts'
import { roleName } from '../../../engine/why/speaker.ts'

/** More words than these say no role: a player has at most 20 modifiers. */
export const mostRoleWords = 40

export interface Vocabulary {
  nameOf: Map<string, string>
  roles: Map<string, string>
  roleNames: string[]
  /** Roles that these rules do not have, as what they can be played. */
  as: Map<string, { role: string; faction: string }>
  factions: Map<string, string>
  modifiers: Map<string, string>
  /** No role has a longer name, in letters and digits. */
  longestRole: number
  /** What single words say, as they are met: the same come again and again. */
  told: Map<string, Told>
  /** Words that say how a role is set, by role: `insane`. */
  settings: Map<string, Map<string, [setting: string, value: string]>>
  /** What the system knows of a seat besides, by its id; and the words that name it. */
  fields: Map<string, Field>
  fieldNames: Map<string, string>
  /** Statuses that somebody can begin with. */
  marks: Map<string, string>
  /** Roles that lie over another one, and other words of a field, each with what it says of a seat. */
  over: Map<string, Record<string, string>>
  values: Map<string, Record<string, string>>
}

export function vocabulary(system: System): Vocabulary {
  const words = wordsOf(system)
  const { fields = {} } = system.books ?? {}
  const { fields: shown = {} } = spokenIn(system, language()).books ?? {}
  const locales = Object.values(system.words.wording)
  const calledSo = (id: string): string[] => [
    id,
    roleName(id, words),
    ...locales.flatMap(({ roles, rolesShort = {} }) => [getOwn(roles, id) ?? id, ...(getOwn(rolesShort, id) ?? [])]),
  ]
  const termsOf = (id: string): string[] => locales.flatMap(({ terms = {} }) => getOwn(terms, id) ?? [])
  const named = Object.keys(system.roles).map(id => [id, roleName(id, words)] as const)
  const roles = new Map(named.flatMap(([id]) => calledSo(id).map((word): [string, string] => [folded(word), id])))
  return {
    nameOf: new Map(named),
    roles,
    longestRole: Math.max(0, ...[...roles.keys()].map(({ length }) => length)),
    told: new Map(),
    roleNames: named.map(([, name]) => name),
    as: new Map(
      locales.flatMap(({ rolesAs = [] }) =>
        rolesAs.flatMap(({ said, ...played }) => said.map((word): [string, typeof played] => [folded(word), played])),
      ),
    ),
    factions: new Map(
      Object.keys(system.factions).flatMap(id =>
        [id, ...locales.map(({ factions }) => getOwn(factions, id) ?? id)].map((word): [string, string] => [
          folded(word),
          id,
        ]),
      ),
    ),
    modifiers: new Map(Object.keys(system.modifiers).map(id => [folded(id), id])),
    settings: new Map(
      Object.entries(system.roles).map(([id, { settings = {} }]) => [
        id,
        new Map(
          Object.entries(settings).flatMap(([setting, values]) =>
            values.flatMap((value): [string, [string, string]][] =>
              typeof value === 'string' ? [[folded(value), [setting, value]]] : [],
            ),
          ),
        ),
      ]),
    ),
    fields: new Map(Object.entries(shown)),
    fieldNames: new Map(
      Object.entries(fields).flatMap(([id, { label }]) =>
        [label, shown[id]!.label, id, ...termsOf(id)].map((word): [string, string] => [folded(word), id]),
      ),
    ),
    marks: new Map(
      Object.keys(system.books?.marks ?? {}).flatMap(id =>
        [id, ...termsOf(id)].map((word): [string, string] => [folded(word), id]),
      ),
    ),
    over: new Map(
      Object.entries(system.overlays ?? {}).flatMap(([field, roles]) =>
        Object.keys(roles).flatMap(value =>
          calledSo(overlayName(field, value)).map((word): [string, Record<string, string>] => [
            folded(word),
            { [field]: value },
          ]),
        ),
      ),
    ),
    values: new Map(
      Object.entries(system.books?.fields ?? {}).flatMap(([field, { values = [] }]) =>
        values
          .filter(value => !['true', 'false'].includes(value))
          .flatMap(value =>
            [value, ...termsOf(value)].map((word): [string, Record<string, string>] => [
              folded(word),
              { [field]: value },
            ]),
          ),
      ),
    ),
  }
}

export const folded = (word: string): string =>
  word
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, '')

interface Given {
  role?: string
  said: string
  faction?: string
  modifiers: ModifierUse[]
  settings?: Record<string, string>
}

/** A word before a role, with all that it can be. */
interface Told {
  text: string
  key: string
  modifier?: ModifierUse
  isFaction: boolean
  isSetting: boolean
}

function toldBy(text: string, words: Vocabulary): Told {
  const known = words.told.get(text)
  if (known) return known
  const key = folded(text)
  const shots = /^(?:(\d+)|one|x)-?shot$/i.exec(text)
  const modifier = shots ? words.modifiers.get('xshot') : words.modifiers.get(key)
  const told: Told = {
    text,
    key,
    ...(modifier !== undefined && { modifier: { modifier, ...(shots && { count: Number(shots[1] ?? 1) }) } }),
    isFaction: words.factions.has(key),
    isSetting: [...words.settings.values()].some(values => values.has(key)),
  }
  words.told.set(text, told)
  return told
}

/** `2-shot insane Cop (mafia)`: modifiers and settings before the role, a faction in brackets after it. */
export function roleOf(said: string, words: Vocabulary): Given {
  const { before, inside } = bracketed(said)
  const tokens = before.trim().split(/\s+/)
  if (tokens.length > mostRoleWords) return { said: before, modifiers: [] }
  const told = tokens.map(token => toldBy(token, words))
  const read = roleIn(told, words)
  if (read.role === undefined) return read.said === '' ? { ...read, said: before } : read
  const faction = inside ?? read.faction
  return { ...read, said: before, ...(faction !== undefined && { faction }) }
}

/** `Cop (mafia)` as the role and what stands in the brackets at its end. */
function bracketed(said: string): { before: string; inside?: string } {
  const whole = said.trimEnd()
  const open = whole.search(/[([]/)
  return open >= 0 && /[)\]]$/.test(whole) && whole.length - open > 2
    ? { before: whole.slice(0, open).trimEnd(), inside: whole.slice(open + 1, -1) }
    : { before: said }
}

function roleIn(tokens: readonly Told[], words: Vocabulary): Given {
  const ends = rolesAtEnd(tokens, words)
  const modifiers: ModifierUse[] = []
  const set: Told[] = []
  let at = 0
  for (; at < tokens.length; at++) {
    const { text, modifier, isFaction, isSetting } = tokens[at]!
    const role = ends[at]
    const settings = role === undefined ? [] : set.map(({ key }) => words.settings.get(role)?.get(key))
    if (role !== undefined && settings.every(one => one !== undefined))
      return { role, said: '', modifiers, ...(settings.length && { settings: Object.fromEntries(settings) }) }
    if (isFaction && at + 1 < tokens.length) {
      const rest = roleIn([...set, ...tokens.slice(at + 1)], words)
      if (rest.role !== undefined) return { ...rest, faction: text, modifiers: [...modifiers, ...rest.modifiers] }
    }
    if (modifier) modifiers.push(modifier)
    else if (isSetting) set.push(tokens[at]!)
    else break
  }
  // The longest end of it that is nearly a role is what a remedy can be about.
  const left = [...set.map(({ key }) => key), ...tokens.slice(at).map(({ text }) => text)]
  return { said: left.join(' '), modifiers: [] }
}

/** For every word, the role that all words from it to the end name. */
function rolesAtEnd(tokens: readonly Told[], { roles, longestRole }: Vocabulary): (string | undefined)[] {
  const ends: (string | undefined)[] = []
  let key = ''
  for (let at = tokens.length - 1; at >= 0 && key.length <= longestRole; at--) {
    key = tokens[at]!.key + key
    ends[at] = roles.get(key)
  }
  return ends
}
