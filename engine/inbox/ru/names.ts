/**
 * Names in Russian text, in whatever case: a form that the host wrote, or the stem of the name with an ordinary ending. A
 * nick in Latin letters takes an ending too: `Bob'а`, `Max-у`.
 */
import type { Slot } from '../../reason/claim.ts'
import type { Seat } from '../../journal/state.ts'
import { letters, nearby } from '../../text/nearest.ts'

const ending = '(?:[аяоеийыую]|ь|о[йюмв]|е[йюмв]|ами|ями|ах|ях|ью|и[июяй]|ией|ого|ому|ым|им|ых|их)?'

/** Words as they are compared: small, «ё» as «е». */
export const folded = (text: string): string => text.toLowerCase().replaceAll('ё', 'е')

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A word of a name in any case, as a pattern. */
function wordForms(word: string): string {
  if (/\p{Script=Latin}|\d/u.test(word)) return String.raw`${escaped(word)}(?:['’‘\-]?${ending})?`
  if (word.length < 3) return escaped(word)
  const stem = word.replace(/(?:ий|ый|ой|[аяоеийыуюь])$/u, '')
  return `(?:${escaped(word)}|${escaped(stem)}${ending})`
}

const nameForms = (name: string): string =>
  folded(name)
    .split(/\s+/)
    .map(wordForms)
    .join(String.raw`\s+`)

const alone = (patterns: readonly string[]): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${patterns.join('|')})(?![\p{L}\p{N}])`, 'gu')

/** What finds one player, or one role: every way it can be named. */
export interface Named {
  slot: Slot
  pattern: RegExp
  /** Forms of the name to which a misspelt word may be near. */
  forms?: readonly string[]
}

/** Endings of the cases in which a target stands. */
const usual = ['', 'а', 'я', 'у', 'ю', 'е', 'и', 'ы', 'ой', 'ом', 'ем']

/** A name of one word in its cases, as far as its stem tells. */
const casesOf = (name: string): string[] =>
  /\s/.test(name) ? [name] : [name, ...usual.map(end => name.replace(/[аяоеийыуюь]$/u, '') + end)]

/** Every player to whose name one of the words is near, the nearest first: which of them is meant is asked. */
export function nearNames(words: readonly string[], players: readonly Named[]): Slot[] {
  const forms = players.flatMap(({ slot, forms: all = [] }) =>
    all.map(form => ({ key: form, letters: letters(form), slot })),
  )
  return [...new Set(words.flatMap(word => nearby(word, forms).map(({ slot }) => slot)))]
}

/** @param aliases other names of players, by slot */
export const playersNamed = (seats: readonly Seat[], aliases: Readonly<Record<Slot, readonly string[]>>): Named[] =>
  seats.map(({ slot, name, forms = {} }) => ({
    slot,
    forms: [name, ...Object.values(forms), ...(Object.hasOwn(aliases, slot) ? aliases[slot]! : [])].flatMap(form =>
      typeof form === 'string' && form.length > 2 ? casesOf(folded(form)) : [],
    ),
    pattern: alone([
      ...[forms.gen, forms.dat, forms.acc, forms.ins, forms.pre].flatMap(form => (form ? [escaped(folded(form))] : [])),
      ...[name, ...(Object.hasOwn(aliases, slot) ? aliases[slot]! : [])].map(nameForms),
    ]),
  }))

/** @param roles what each is called, by id: found as `role:` and the id */
export const rolesNamed = (roles: Readonly<Record<string, string>>): Named[] =>
  Object.entries(roles).map(([id, name]) => ({ slot: `role:${id}`, pattern: alone([nameForms(name)]) }))
