/** Words in an order of one's own: moved, left out, taken in. */

/** The words of an option's value. */
export const wordsIn = (value: string | boolean | number): string[] =>
  String(value)
    .split(',')
    .map(word => word.trim())
    .filter(word => word !== '')

/** The list with the word at one place moved to another; places outside stay at the ends. */
export function moved(words: readonly string[], from: number, to: number): string[] {
  const word = words[from]
  if (word === undefined) return [...words]
  const rest = words.filter((_, at) => at !== from)
  return rest.toSpliced(Math.min(Math.max(to, 0), rest.length), 0, word)
}
