/** Conditions that a vote hangs on, before it and behind it, as people write them in English and Russian. */

const joint = '(?:and|but|so|then|or|и|но|а|тогда)'
const only = '(?:only|just|только)'
const conditions = [
  'if|unless|when|once(?! (?:again|more))|in case|as long as|as soon as|assuming|provided|providing|maybe|perhaps',
  'если|когда|как только|в случае|при условии|может|может быть|возможно',
].join('|')
const ended = String.raw`(?![\p{L}\p{N}])`

const behind = new RegExp(
  String.raw`^[\s,(–—-]*(?:(?:(?:${joint}\s+)?${only}\s+)?(?:${conditions})|or|или|либо|\?)${ended}`,
  'iu',
)
const before = new RegExp(String.raw`(?:^|[,:–—-])\s*(?:${joint}\s+)?(?:${only}\s+)?(?:${conditions})${ended}`, 'iu')
/** One space before it is enough: a row of them is gone through once. */
const inside = new RegExp(String.raw`\s(?:${only}\s+)?(?:${conditions})${ended}`, 'iu')

/** Whether what stands behind a name makes what is said of it hang on something: `Bob if he lies`. */
export const isConditional = (tail: string): boolean => behind.test(tail)

/** Where in a text behind its first word a condition begins; nothing where none does. */
export function conditionIn(text: string): number | undefined {
  const at = text.slice(1).search(inside)
  return at < 0 ? undefined : at + 1
}

/**
 * Whether the sentence that leads to a word begins with a condition, or goes on with one: `If Ann flips town, vote: Bob`.
 * @param text up to the word
 * @param past how much of its end stands behind the vote before it
 */
export function hangsOnBefore(text: string, past: number): boolean {
  const sentence = text.split(/[.!?…;\n]/).at(-1)!
  return before.test(sentence) || before.test(sentence.slice(-past))
}
