/** How well a thing fits what was typed. Each typed word has to be found; beginnings count more than middles, titles more than the rest. */

export interface Ranked {
  title: string
  also?: string
}

/** @returns 0 where it does not fit, more the better it does */
export function fit(typed: string, { title, also = '' }: Ranked): number {
  const asked = wordsIn(typed)
  if (!asked.length) return 1
  const heading = fold(title)
  const inTitle = wordsIn(title)
  const rest = wordsIn(also)
  let sum = 0
  for (const word of asked) {
    const score = best(word, inTitle, heading) || besides(word, rest)
    if (!score) return 0
    sum += score
  }
  // Between two that fit alike, the shorter title is the nearer one.
  return sum / asked.length + (heading.startsWith(fold(typed).trim()) ? 4 : 0) + 1 / (1 + heading.length)
}

function best(word: string, words: readonly string[], whole: string): number {
  if (words.includes(word)) return 10
  if (words.some(one => one.startsWith(word))) return 7
  if (words.some(one => one.includes(word)) && word.length > 1) return 3
  return word.length > 1 && initials(words).includes(word) ? 5 : word.length > 2 && inOrder(word, whole) ? 1 : 0
}

/** Elsewhere only whole words and long beginnings count: short ones are everywhere. */
const besides = (word: string, words: readonly string[]): number =>
  words.includes(word) ? 2.5 : word.length > 2 && words.some(one => one.startsWith(word)) ? 1.5 : 0

const initials = (words: readonly string[]): string => words.map(word => word.charAt(0)).join('')

/** Whether the letters occur in this order. */
function inOrder(letters: string, whole: string): boolean {
  let from = 0
  for (const letter of letters) {
    from = whole.indexOf(letter, from) + 1
    if (!from) return false
  }
  return true
}

const fold = (words: string): string => words.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
const wordsIn = (words: string): string[] =>
  fold(words)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Those that fit, the best first; those that fit alike stay as they were. */
export function ranked<Item extends Ranked>(typed: string, items: readonly Item[]): Item[] {
  return items
    .map(item => ({ item, score: fit(typed, item) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ item }) => item)
}
