/**
 * Names in Russian text, in whatever case: a form that the host wrote, or the stem of the name with an ordinary ending. A
 * nick in Latin letters takes an ending too: `Bob'а`, `Max-у`.
 */
import type { Slot } from '../../reason/claim.ts'
import type { Seat } from '../../journal/state.ts'
import { letters, nearby } from '../../text/nearest.ts'
import { inCyrillic } from './in-cyrillic.ts'

const ending = '(?:[аяоеийыую]|ь|о[йюмв]|е[йюмв]|ами|ями|ах|ях|ью|и[июяй]|ией|[ое]го|[ое]му|ым|им|ых|их)?'
/** Nicks in Latin letters get Latin endings too: `Mire`, `Mirу`. */
const latinEnding = '(?:a|u|y|i|e|oj|oy|oi|om|em)?'

/** Words as they are compared: small, «ё» as «е». */
export const folded = (text: string): string => text.toLowerCase().replaceAll('ё', 'е')

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A word of a name in any case, as a pattern. */
function wordForms(word: string): string {
  if (/\p{Script=Latin}|\d/u.test(word)) return latinForms(word)
  if (word.length < 3) return escaped(word)
  const stem = word.replace(/(?:ий|ый|ой|[аяоеийыуюь])$/u, '')
  // A short stem alone is a word of its own: «за» is not Зая.
  return `(?:${escaped(word)}|${escaped(stem)}${stem.length < 3 ? ending.slice(0, -1) : ending})`
}

/** A nick in Latin letters: with an ending of either alphabet, or written in the other one as it sounds. */
function latinForms(word: string): string {
  const own = String.raw`${escaped(word)}(?:['’‘\-]?${ending})?`
  const declined = /^[a-z]{3,}a$/.test(word) ? [`${escaped(word.slice(0, -1))}${latinEnding}`] : []
  const sounds = inCyrillic(word)
  return `(?:${[own, ...declined, ...(sounds === undefined ? [] : [sounds.pattern + (sounds.ends ? ending.slice(0, -1) : ending)])].join('|')})`
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
