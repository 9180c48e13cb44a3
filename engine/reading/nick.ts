/**
 * What else a nick is called by who writes as it sounds: in the other alphabet (`Kira` is «Кира», «Шмель» is `Shmel`), with
 * letters for the figures in it (`L1sa`), without its tag (`[TSA] Kestrel`, `xX_Wolf_Xx`), in one word or two (`DarkLord`).
 */

/** Longer ones come first: `shch` is no `s`. */
const sounds: readonly (readonly [string, string])[] = [
  ['shch', 'щ'],
  ['igh', 'ай'],
  ['sch', '(?:ш|щ)'],
  ['tch', 'ч'],
  ['sh', 'ш'],
  ['ch', '(?:ч|х|к)'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ph', 'ф'],
  ['th', '(?:т|с)'],
  ['ck', 'к'],
  ['ts', '(?:ц|тс)'],
  ['ya', '(?:я|йа)'],
  ['ia', '(?:я|ия|иа)'],
  ['yu', '(?:ю|йу)'],
  ['yo', '(?:е|йо)'],
  ['ye', 'е'],
  ['oo', '(?:у|оо)'],
  ['ee', '(?:и|ии)'],
  ['aya', 'ая'],
  ['ayu', 'аю'],
  ['eya', 'ея'],
  ['eyu', 'ею'],
  ['iya', 'ия'],
  ['oya', 'оя'],
  ['oyu', 'ою'],
  ['ai', '(?:ай|ей|аи)'],
  ['ay', '(?:ай|ей)'],
  ['ei', '(?:ей|эй|ай)'],
  ['ey', '(?:ей|эй|и)'],
  ['oy', '(?:ой|оы)'],
  ['oi', '(?:ой|ои)'],
  ['ow', '(?:ов|оу|о)'],
  ['ou', '(?:оу|у|ау)'],
  ['ll', 'лл?'],
  ['a', '(?:а|э|е|ей)'],
  ['b', 'б'],
  ['c', '(?:к|с|ц)'],
  ['d', 'д'],
  ['e', '(?:е|э|и)?'],
  ['f', 'ф'],
  ['g', '(?:г|дж)'],
  ['h', '(?:х|г)'],
  ['i', '(?:и|ай|й)'],
  ['j', '(?:дж|ж|й)'],
  ['k', 'к'],
  ['l', 'ль?'],
  ['m', 'м'],
  ['n', 'н'],
  ['o', '(?:о|оу)'],
  ['p', 'п'],
  ['q', 'к'],
  ['r', 'р'],
  ['s', '(?:с|з)'],
  ['t', 'т'],
  ['u', '(?:у|ю|а)'],
  ['v', 'в'],
  ['w', '(?:в|у)'],
  ['x', '(?:кс|х)'],
  ['y', '(?:и|ы|й|ай)'],
  ['z', '(?:з|с|ц)'],
]

/** Words of nicks that are said in another way than their letters. */
const words: Readonly<Record<string, string>> = {
  dr: '(?:др|док|доктор)',
  mr: '(?:мистер|мр)',
  mrs: 'миссис',
  who: 'ху',
}

/** The fewest letters of a nick that is sought in the other alphabet: of shorter ones the sounds fit too much. */
const fewest = 4
/** The fewest of a word of a nick that has several. */
const fewestOfSeveral = 2
/**
 * The most letters of a nick that is sought by its sound. Each sound has several spellings, and a name that somebody chose
 * to be sought for long would be.
 */
const longest = 20

/**
 * @param word small Latin letters @param isOne whether nobody is called anything besides
 * @returns the pattern of its Cyrillic spellings, before the ending of a case; `ends`: it cannot be without one, as `Mira` is no
 * «мир»; undefined of what is short or not Latin alone
 */
export function inCyrillic(word: string, isOne = true): { pattern: string; ends: boolean } | undefined {
  if (Object.hasOwn(words, word)) return { pattern: words[word]!, ends: false }
  if (word.length < (isOne ? fewest : fewestOfSeveral) || word.length > longest || !/^[a-z]+$/.test(word))
    return undefined
  // A vowel at the end is the ending of a case, and an `e` may be silent: `Dale` is «Дейл».
  let rest = word.replace(/(?<=..)[aeiouy]$/, '').replace(/^kn/, 'n')
  let pattern = ''
  while (rest) {
    const [latin, cyrillic] = sounds.find(([sound]) => rest.startsWith(sound))!
    pattern += cyrillic
    rest = rest.slice(latin.length)
  }
  return { pattern, ends: /[aiouy]$/.test(word) }
}

/** @returns the first of the Cyrillic spellings of a nick, whole; undefined of what is short or not Latin alone */
export function plainlyInCyrillic(word: string): string | undefined {
  if (word.length < fewest || !/^[a-z]+$/.test(word) || Object.hasOwn(words, word)) return undefined
  let rest = word
  let plain = ''
  while (rest) {
    const [latin, cyrillic] = sounds.find(([sound]) => rest.startsWith(sound))!
    plain += latin === 'l' ? 'л' : /^(?:\(\?:)?(\p{L}+)/u.exec(cyrillic)![1]!
    rest = rest.slice(latin.length)
  }
  return plain
}

/** Of each Cyrillic letter its Latin spellings. */
const inLatinLetters: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'абвдзлмнопрсту'].map((letter, at) => [letter, 'abvdzlmnoprstu'[at]!])),
  г: '[gh]',
  е: '(?:y?e|jo|yo)',
  ё: '(?:y?o|jo|e)',
  ж: '(?:zh|j|g)',
  и: '(?:i|y|ee)',
  й: '[yij]?',
  к: '[kcq]',
  ф: '(?:f|ph)',
  х: '(?:kh|h|x)',
  ц: '(?:ts|c|z)',
  ч: '(?:ch|4)',
  ш: '(?:sh|w)',
  щ: '(?:shch|sch|sh)',
  ъ: '',
  ы: '[yi]',
  ь: "'?",
  э: 'e',
  ю: '(?:yu|ju|iu|u)',
  я: '(?:ya|ja|ia|a)',
  в: '[vw]',
  у: '(?:u|oo)',
  с: '(?:s|c)',
}

/** @param word small Cyrillic letters @returns the pattern of its Latin spellings; undefined of what is short or not Cyrillic alone */
export const inLatin = (word: string): string | undefined =>
  word.length >= fewest && word.length <= longest && /^[а-яё]+$/u.test(word)
    ? [...word.replace(/[аяоеийыуюь]$/u, '')].map(letter => inLatinLetters[letter]!).join('')
      + "(?:'?(?:[aeiouy]|ya|yu|oy|oj|om|em|ey|ej))?"
    : undefined

/** A name without the tags and the marks of its clan; nothing where it has none, or is nothing besides. */
export function untagged(name: string): string[] {
  const bare = name
    .replace(/\s*[[({][^\])}]*[\])}]\s*/g, ' ')
    .replace(/^(?:x+[_.-]|[^\p{L}\p{N}]+)(?=.*\p{L})|(?:[_.-]x+|[^\p{L}\p{N}]+)$/giu, '')
    .trim()
  return bare !== '' && bare !== name.trim() && /[\p{L}\p{N}]/u.test(bare) ? [bare] : []
}

/** What a figure stands for among letters. */
const figures: Readonly<Record<string, readonly string[]>> = {
  0: ['o'],
  1: ['i', 'l'],
  3: ['e', 'z'],
  4: ['a', 'ch'],
  5: ['s'],
  6: ['b', 'sh'],
  7: ['t'],
  8: ['b'],
  9: ['g'],
}
const figuresRu: Readonly<Record<string, readonly string[]>> = {
  0: ['о'],
  1: ['и'],
  3: ['з', 'е'],
  4: ['ч'],
  5: ['с'],
  6: ['б'],
  7: ['т'],
  8: ['в'],
  9: ['я'],
}
const mostReadings = 8

/** A name with letters for its figures, each way it can be read; nothing where none stands among letters. */
function figuresRead(name: string): string[] {
  // A number behind a name is one: `Bob42`.
  const tail = /(?<=\p{L})\d{2,}$/u.exec(name)?.[0] ?? ''
  const inside = name.slice(0, name.length - tail.length)
  if (!/\p{L}\d|\d\p{L}/u.test(inside) || (inside.match(/\p{L}/gu) ?? []).length < 2) return []
  const read = /\p{Script=Cyrillic}/u.test(name) ? figuresRu : figures
  return [...inside].reduce<string[]>(
    (so, sign) => so.flatMap(before => (read[sign] ?? [sign]).map(letter => before + letter)).slice(0, mostReadings),
    [''],
  )
}

/** `SecretAgent` → `Secret Agent`. */
export const parted = (name: string): string => name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')

/** What else a nick may be called, in small letters: without its tag, with letters for its figures, in one word and in two. */
export function spokenForms(name: string): string[] {
  const bare = [name, ...untagged(name)]
  const read = bare.flatMap(one => [one, ...figuresRead(one)])
  // `Dr_Who` in one word would sound like «другое».
  const joined = (one: string): string[] =>
    one.split(/[\s_.-]+/).every(word => word.length > 2) ? [one.replace(/[\s_.-]+/g, '')] : []
  const all = read.flatMap(one => [one, parted(one).replaceAll('_', ' '), ...joined(one)])
  return [...new Set(all.map(one => one.toLowerCase().replaceAll('ё', 'е').trim()))].filter(Boolean)
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A word in either alphabet. */
function soundOf(word: string, isOne: boolean): string {
  const sounds = inCyrillic(word, isOne)
  const latin = inLatin(word)
  return [escaped(word), ...(sounds ? [`${sounds.pattern}[ьаяоеийыуэ]?`] : []), ...(latin ? [latin] : [])].join('|')
}

/** @returns whom a word may name by its sound: everybody whom it fits, nobody where it is short */
export function nicksBySound<Id>(called: readonly { id: Id; text: string }[]): (said: string) => Id[] {
  const known = called.flatMap(({ id, text }) =>
    spokenForms(text).map(form => {
      const words = form.split(/[\s_.-]+/).filter(Boolean)
      const spelt = form.length > longest ? escaped : (word: string): string => soundOf(word, words.length < 2)
      const pattern = words.map(word => `(?:${spelt(word)})`).join(String.raw`[\s_.-]*`)
      return { id, pattern: new RegExp(`^${pattern}$`, 'u') }
    }),
  )
  return said => {
    const word = said.toLowerCase().replaceAll('ё', 'е').trim()
    const found = word.length < fewestSaid ? [] : known.filter(({ pattern }) => pattern.test(word))
    return [...new Set(found.map(({ id }) => id))]
  }
}
/** Of fewer letters nothing is said by their sound. */
const fewestSaid = 3
