/**
 * Takes a word and the words that would have been right; returns the right word it was probably meant to be, or
 * undefined when none is near. Letter case and accents do not count. Near means at most one slip (a letter added, left
 * out, mistaken, or two neighbours swapped) per three letters of the word, and at least one slip is always forgiven.
 * A word longer than any name is near none. Among equally near words the first by code point wins, so that every host answers alike.
 * Ours: libraries of near words always find one, and this has to know when none is meant.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > longest) return undefined
  const wanted = letters(word)
  if (wanted.length === 0) return undefined
  let best: string | undefined
  let reach = reachOf(wanted)
  for (const candidate of candidates) {
    if (candidate.length > longest) continue
    const slips = distance(wanted, letters(candidate), reach)
    if (slips > reach) continue
    if (best === undefined || slips < reach || precedes(candidate, best)) best = candidate
    reach = slips
  }
  return best
}

/**
 * Takes a word, and the words that would have been right with their letters, made ready once (`letters`); returns all that are
 * near as `nearest` has it, the nearest first.
 */
export function nearby<Candidate extends { key: string; letters: Letters }>(
  word: string,
  candidates: readonly Candidate[],
): Candidate[] {
  const wanted = letters(word)
  if (wanted.length === 0) return []
  const reach = reachOf(wanted)
  return candidates
    .map(candidate => ({ candidate, slips: distance(wanted, candidate.letters, reach) }))
    .filter(({ slips }) => slips <= reach)
    .sort(
      (a, b) =>
        a.slips - b.slips
        || Number(precedes(b.candidate.key, a.candidate.key)) - Number(precedes(a.candidate.key, b.candidate.key)),
    )
    .map(({ candidate }) => candidate)
}

const longest = 500
const reachOf = (wanted: Letters): number => Math.max(1, Math.floor(wanted.length / 3))

const onlyAscii = /^[\0-\x7f]*$/

export type Letters = readonly number[]

/** A word in code points, without case and accents. */
export function letters(word: string): Letters {
  const plain = onlyAscii.test(word) ? word : word.normalize('NFKD').replace(/\p{M}/gu, '')
  return Array.from(plain.toLowerCase(), letter => letter.codePointAt(0)!)
}

/** Damerau–Levenshtein (neighbouring swaps), given up as soon as it must exceed `reach`. */
export function distance(a: Letters, b: Letters, reach: number): number {
  const over = reach + 1
  if (Math.abs(a.length - b.length) > reach) return over
  let [before, above, row] = [[], [], []] as [number[], number[], number[]]
  for (let j = 0; j <= b.length; j++) above[j] = j
  let leastAbove = 0
  for (let i = 1; i <= a.length; i++) {
    // So far from the diagonal no way leads back in time.
    const [from, to] = [Math.max(1, i - reach), Math.min(b.length, i + reach)]
    row[from - 1] = from === 1 ? i : over
    let least = row[from - 1]!
    for (let j = from; j <= to; j++) {
      const same = a[i - 1] === b[j - 1]
      let slips = above[j - 1]! + (same ? 0 : 1)
      if (j < i + reach) slips = Math.min(slips, above[j]! + 1)
      slips = Math.min(slips, row[j - 1]! + 1)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) slips = Math.min(slips, before[j - 2]! + 1)
      row[j] = slips
      if (slips < least) least = slips
    }
    if (least > reach && leastAbove > reach) return over
    leastAbove = least
    const free = before
    before = above
    above = row
    row = free
  }
  return above[b.length]!
}

function precedes(a: string, b: string): boolean {
  const left = [...a]
  const right = [...b]
  for (const [i, letter] of left.entries()) {
    const difference = (letter.codePointAt(0) ?? 0) - (right[i]?.codePointAt(0) ?? -1)
    if (difference !== 0) return difference < 0
  }
  return left.length < right.length
}
