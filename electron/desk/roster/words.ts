/** The words that a system's rosters are made of, and what a role in one says: `2-shot insane Cop (mafia)`. */
import { language, wordsOf } from '../words/say.ts'
import type { ModifierUse } from '../../../engine/journal/state.ts'
import type { Field } from '../../../engine/rules/role.ts'
import { spokenIn } from '../../../engine/ruleset/spoken-in.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { overlayName, getOwn } from '../../../engine/ruleset/catalogue.ts'
import { roleLexicon, type RoleLexicon } from '../../../engine/ruleset/role-lexicon.ts'
import { readRole } from '../../../engine/ruleset/role-read.ts'
import type { Ask } from '../../../engine/ruleset/role-units.ts'
import { foldWord } from '../../../engine/text/fold-word.ts'
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
  /** What names of roles are made of. */
  lexicon: RoleLexicon
  /** What the system knows of a seat besides, by its id; and the words that name it. */
  fields: Map<string, Field>
  fieldNames: Map<string, string>
  /** Statuses that somebody can begin with. */
  marks: Map<string, string>
  /** Roles that lie over another one, and other words of a field, each with what it says of a seat. */
  over: Map<string, Record<string, string>>
  values: Map<string, Record<string, string>>
}

/** What a host said that words mean: `{ sheriff: 'cop' }`. */
export type Meanings = Readonly<Record<string, string>>

const made = new WeakMap<System, { key: string; words: Vocabulary }>()

/** @param meanings what a host said that words mean */
export function vocabulary(system: System, meanings: Meanings = {}): Vocabulary {
  const key = `${language()} ${JSON.stringify(meanings)}`
  const known = made.get(system)
  if (known?.key === key) return known.words
  const words = makeVocabulary(system, meanings)
  made.set(system, { key, words })
  return words
}

function makeVocabulary(system: System, meanings: Meanings): Vocabulary {
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
    lexicon: roleLexicon(system, meanings),
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
        (field === system.naming?.fields.besides ? [] : Object.keys(roles)).flatMap(value =>
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

export const folded = foldWord

interface Given {
  role?: string
  said: string
  faction?: string
  modifiers: ModifierUse[]
  settings?: Record<string, string>
  details?: Record<string, string>
  asks: Ask[]
}

/**
 * What is read of a role as it is written: `2-shot insane Cop (mafia)`.
 * @param freely whether one slip in a word is forgiven, and a modifier alone stands for the role that has it
 */
export function roleOf(said: string, { lexicon, factions }: Vocabulary, freely = false): Given {
  const before = said.replace(/\s*[([][^()[\]]*[)\]].*$/s, '')
  if (said.trim().split(/\s+/).length > mostRoleWords) return { said: before, modifiers: [], asks: [] }
  const strictly = readRole(said, lexicon, false)
  const read = freely && 'unread' in strictly ? readRole(said, lexicon, true) : strictly
  if ('unread' in read) return { said: read.unread.replace(/\s*[([].*$/s, '') || before, modifiers: [], asks: [] }
  const { inside, faction = inside, asks, ...seat } = read
  const other = factions.get(folded(inside ?? ''))
  const twoSides = other !== undefined && lexicon.plainOf.has(other) && ![other, inside].includes(faction)
  // A sign of doubt is the host's own: it is asked, whatever the rest says.
  const doubt = said.includes('?') ? [{ word: said.trim(), means: [said.replaceAll('?', '').trim()] }] : []
  return {
    ...seat,
    asks: [...doubt, ...(twoSides ? [{ word: said.trim(), means: [before] }] : []), ...asks],
    said: before,
    ...(faction !== undefined && { faction: inside ?? faction }),
  }
}
