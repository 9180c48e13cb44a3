/**
 * A nick in Latin letters as Russians write it: `Kira` is «Кира», `Tony` «Тони», `Ganz` «Ганс». One letter may be written in
 * several ways, so it is a pattern that comes out.
 */

/** Longer ones come first: `shch` is no `s`. */
const sounds: readonly (readonly [string, string])[] = [
  ['shch', 'щ'],
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
  ['a', '(?:а|э|ей)'],
  ['b', 'б'],
  ['c', '(?:к|с|ц)'],
  ['d', 'д'],
  ['e', '(?:е|э|и)'],
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

/**
 * @param word small Latin letters
 * @returns the pattern of its Cyrillic spellings, before the ending of a case; `ends`: it cannot be without one, as `Mira` is no
 * «мир»; undefined of what is short or not Latin alone
 */
export function inCyrillic(word: string): { pattern: string; ends: boolean } | undefined {
  if (Object.hasOwn(words, word)) return { pattern: words[word]!, ends: false }
  if (word.length < fewest || !/^[a-z]+$/.test(word)) return undefined
  // A vowel at the end is the ending of a case, and an `e` may be silent: `Dale` is «Дейл».
  let rest = word.replace(/[aeiouy]$/, '')
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

/** Latin letters that look as Cyrillic ones do. */
const lookalikes: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aceopxykABCEHKMOPTX'].map((latin, at) => [latin, 'асеорхукАВСЕНКМОРТХ'[at]!]),
)

/** «Хaном» with a Latin `a` in it, as it looks; a nick in Latin letters with a Russian ending stays as it is. */
export const asItLooks = (text: string): string =>
  text.replaceAll(/\p{L}+/gu, word => {
    const latin = word.match(/[a-z]/gi)?.length ?? 0
    const isMixed = latin > 0 && latin * 2 <= word.length && /^[aceopxykABCEHKMOPTX\p{Script=Cyrillic}]+$/u.test(word)
    return isMixed ? word.replaceAll(/[a-z]/gi, letter => lookalikes[letter]!) : word
  })
