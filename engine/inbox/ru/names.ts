/**
 * Names in Russian text, in whatever case: a form that the host wrote, or the stem of the name with an ordinary ending. A
 * nick in Latin letters takes an ending too: `Bob'а`, `Max-у`.
 */
import type { SeatId } from '../../reason/claim.ts'
import type { Seat } from '../../journal/state.ts'
import { letters, nearby, type Letters } from '../../text/nearest.ts'
import { alsoCalled, casesOfGiven } from './diminutives.ts'
import { casesIn, type Case } from './cases.ts'
import { folded } from './folded.ts'
import { fondOf } from './fond-names.ts'
import { inCyrillic, inLatin, plainlyInCyrillic, spokenForms } from '../../reading/nick.ts'

const ending =
  '(?:[аяоеийыую]|ь|ая|яя|ую|юю|ое|ее|ые|ие|о[йюмв]|е[йюмв]|ами|ями|ах|ях|ью|и[июяй]|ией|[ое]го|[ое]му|ым|им|ых|их)?'
/** Nicks in Latin letters get Latin endings too: `Mire`, `Mirу`. */
const latinEnding = '(?:a|u|y|i|e|oj|oy|oi|om|em)?'

/** Words as they stand, in a pattern. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A word of a name in any case, as a pattern. */
function wordForms(word: string, isOne = true): string {
  if (/\p{Script=Latin}|\d/u.test(word)) return latinForms(word, isOne)
  if (word.length < 3) return escaped(word)
  const stem = word.replace(/(?:(?<=\p{L}{3})(?:ая|яя|ое|ее)|ий|ый|ой|[аяоеийыуюь])$/u, '')
  const fleeting = withoutVowel(word)
  const latin = inLatin(word)
  // A short stem alone is a word of its own: «за» is not Зая.
  return `(?:${escaped(word)}|${escaped(stem)}${stem.length < 3 ? must : ending}${fleeting === undefined ? '' : `|${escaped(fleeting)}${must}`}${latin === undefined ? '' : `|${latin}`})`
}

/** An ending of a case, and not the word alone. */
const must = ending.slice(0, -1)

/** «Знайк» of «Знаек», «бойц» of «боец», «палечк» of «палечек»: the vowel that other cases are without. */
function withoutVowel(word: string): string | undefined {
  const [, stem, vowel, last] = /^(\p{L}{2,})([ео])([кцнлр])ь?$/u.exec(word) ?? []
  if (stem === undefined || last === undefined) return undefined
  if (vowel === 'о') return last === 'к' || last === 'н' || last === 'л' ? stem + last : undefined
  if (/[аеиоуыэюя]$/.test(stem)) return `${stem}й${last}`
  return /[лн]$/.test(stem) && last !== 'н' ? `${stem}ь${last}` : stem + last
}

/** A nick in Latin letters: with an ending of either alphabet, or written in the other one as it sounds. */
function latinForms(word: string, isOne: boolean): string {
  const own = String.raw`${escaped(word)}(?:['’‘\-]?${ending})?`
  const declined = /^[a-z]{3,}a$/.test(word) ? [`${escaped(word.slice(0, -1))}${latinEnding}`] : []
  const sounds = inCyrillic(word, isOne)
  return `(?:${[own, ...declined, ...(sounds === undefined ? [] : [sounds.pattern + (sounds.ends ? must : ending)])].join('|')})`
}

const nameForms = (name: string): string =>
  wordsOf(name)
    .map((word, _, all) => wordForms(word, all.length < 2))
    .join(String.raw`[\s_.\-]+`)

/** The words of a name: `Mr.Freeman` has two. */
const wordsOf = (name: string): string[] => {
  const words = folded(name)
    .split(/[\s_.]+/)
    .filter(Boolean)
  return words.length ? words : [folded(name)]
}

/** The fewest letters of a part by which a nick may be called. */
const fewestOfPart = 4
/** «Серый» of «Серый Волк» says what somebody is like, whoever he is. */
const adjective = /(?:[ыио]й|[ая]я|[ео]е)$/u

/** What a nick may be called in short: a noun of it, and itself without the figures at its end. */
function shortOf(name: string): string[] {
  const small = folded(name)
  const words = wordsOf(name)
  const parts = words.length > 1 ? words : []
  const isNoun = (word: string): boolean =>
    word.length >= fewestOfPart && /^\p{L}+$/u.test(word) && !adjective.test(word)
  const plain = [small, ...words].flatMap(word => /^(\p{L}{3,})[_-]?\d+$/u.exec(word)?.[1] ?? [])
  const spoken = spokenForms(name).filter(form => form !== small)
  const spokenParts = spoken.flatMap(form => form.split(' ')).filter(isNoun)
  return [...new Set([...parts.filter(isNoun), ...plain, ...spoken, ...spokenParts])].filter(one => one.length > 2)
}

/** What friends make of a name, and of what else he is called: «Комарик», «Катюха». */
const fondlyCalled = (name: string): string[] => [
  ...new Set(
    [folded(name), ...alsoCalled(name), ...shortOf(name)].flatMap(one => fondOf(plainlyInCyrillic(one) ?? one)),
  ),
]

const alone = (patterns: readonly string[]): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${patterns.join('|')})(?![\p{L}\p{N}])`, 'gu')

/** What finds one player, or one role: every way it can be named. */
export interface Named {
  slot: SeatId
  pattern: RegExp
  /** What else he alone is called, where the word is of no other meaning there. */
  short?: RegExp
  /** As far as the host wrote it. */
  gender?: string
  /** In which cases each form of the name stands, as far as that can be told. */
  cases?: ReadonlyMap<string, ReadonlySet<Case>>
  /** Forms of the name to which a misspelt word may be near. */
  forms?: readonly { key: string; letters: Letters }[]
  /** A sign stands in it that otherwise ends a sentence: `Mr.Freeman`. */
  stops?: true
}

/** Endings of the cases in which a target stands. */
const usual = ['', 'а', 'я', 'у', 'ю', 'е', 'и', 'ы', 'ой', 'ом', 'ем']

/** A name of one word in its cases, as far as its stem tells. */
const casesOf = (name: string): string[] =>
  /\s/.test(name) ? [name] : [name, ...usual.map(end => name.replace(/[аяоеийыуюь]$/u, '') + end)]

const formsOf = new WeakMap<readonly Named[], { key: string; letters: Letters; slot: SeatId }[]>()

/** Every player to whose name one of the words is near, the nearest first: which of them is meant is asked. */
export function nearNames(words: readonly string[], players: readonly Named[]): SeatId[] {
  let forms = formsOf.get(players)
  if (!forms)
    formsOf.set(players, (forms = players.flatMap(({ slot, forms: all = [] }) => all.map(form => ({ ...form, slot })))))
  return [...new Set(words.flatMap(word => nearby(word, forms).map(({ slot }) => slot)))]
}

/** So many letters tell whose name it is though one of them is wrong: «Лродом», «нестром», «Екатеринны». */
const fewestOfSlip = 6

/**
 * Whose name a word is in which two letters that stand side by side have changed places, one is missing, or one is there
 * twice; nobody's where another name is near as well.
 */
export function swappedName(word: string, players: readonly Named[]): SeatId | undefined {
  if (word.length < fewestOfSlip) return undefined
  const [slot, ...more] = nearNames([word], players)
  const meant = players.find(player => player.slot === slot)
  return !more.length && meant?.forms?.some(({ key }) => isSlipOf(word, key)) ? slot : undefined
}

/** No letter is another one: «Марина» is no «Мария». */
function isSlipOf(word: string, form: string): boolean {
  const at = [...form].findIndex((letter, place) => letter !== word[place])
  if (form.length > word.length)
    return form.length === word.length + 1 && word.slice(at) === form.slice(at + 1) && at > 0
  const place = at < 0 ? form.length : at
  if (form.length < word.length)
    return (
      form.length === word.length - 1
      && form.length >= fewestOfSlip
      && word[place] === word[place - 1]
      && word.slice(place + 1) === form.slice(place)
    )
  return at >= 0 && form[at] === word[at + 1] && form[at + 1] === word[at] && form.slice(at + 2) === word.slice(at + 2)
}

/**
 * Whether no form of a short name stands in one of these names. Every form of a Cyrillic one begins with the same two
 * letters: a pattern is made only where a word of theirs does.
 */
function isNobodys(names: readonly string[]): (short: string) => boolean {
  const text = names.join('\n')
  const begins = new Set([...text.matchAll(/(?<![\p{L}\p{N}])\p{L}{2}/gu)].map(([start]) => start))
  return short =>
    (/^\p{Script=Cyrillic}{3,}$/u.test(short) && !begins.has(short.slice(0, 2)))
    || text.search(alone([nameForms(short)])) < 0
}

/** @param aliases other names of players, by slot */
export function playersNamed(seats: readonly Seat[], aliases: Readonly<Record<SeatId, readonly string[]>>): Named[] {
  const all = seats.map(({ slot, name, forms = {} }) => ({
    slot,
    gender: forms.gender,
    forms,
    written: [forms.gen, forms.dat, forms.acc, forms.ins, forms.pre].flatMap(form => (form ? [folded(form)] : [])),
    names: [name, ...(Object.hasOwn(aliases, slot) ? aliases[slot]! : [])],
  }))
  const fond = all.map(({ names }) => new Set([...names.flatMap(alsoCalled), ...names.flatMap(fondlyCalled)]))
  return all.map(({ slot, gender, forms, written, names }, at) => {
    const others = all.flatMap(other => (other.slot === slot ? [] : [...other.names, ...other.written].map(folded)))
    const isOwn = isNobodys(others)
    const given = [...fond[at]!].filter(
      name => fond.every((said, other) => other === at || !said.has(name)) && isOwn(name),
    )
    const short = [
      ...[...new Set([...names, ...written].flatMap(shortOf))].filter(isOwn).map(nameForms),
      ...given.flatMap(casesOfGiven).map(escaped),
    ]
    return {
      slot,
      forms: [...new Set([...names, ...written].flatMap(form => (form.length > 2 ? casesOf(folded(form)) : [])))].map(
        key => ({ key, letters: letters(key) }),
      ),
      pattern: alone([...written.map(escaped), ...names.map(nameForms)]),
      ...(short.length && { short: alone(short) }),
      ...(gender !== undefined && { gender }),
      ...(names.some(name => /[.!?;]\s?[\p{L}\p{N}]/u.test(name)) && { stops: true as const }),
      cases: casesIn([...names, ...given], forms),
    }
  })
}

/** @param roles what each is called, by id: found as `role:` and the id */
export const rolesNamed = (roles: Readonly<Record<string, string>>): Named[] =>
  Object.entries(roles).map(([id, name]) => ({ slot: `role:${id}`, pattern: alone([nameForms(name)]) }))
