/**
 * Takes a word and the words that would have been right; returns the right word it was probably meant to be, or
 * undefined when none is near. Letter case and accents do not count. Near means at most one slip (a letter added, left
 * out, mistaken, or two neighbours swapped) per three letters of the word, and at least one slip is always forgiven.
 * Among equally near words the first by code point wins, so that every host answers alike.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = letters(word)
  if (wanted.length === 0) return undefined
  let best: string | undefined
  let reach = Math.max(1, Math.floor(wanted.length / 3))
  for (const candidate of candidates) {
    const slips = distance(wanted, letters(candidate), reach)
    if (slips > reach) continue
    if (best === undefined || slips < reach || precedes(candidate, best)) best = candidate
    reach = slips
  }
  return best
}

function letters(word: string): string[] {
  return [...word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()]
}

/** Damerau–Levenshtein (neighbouring swaps), given up as soon as it must exceed `reach`. */
function distance(a: string[], b: string[], reach: number): number {
  if (Math.abs(a.length - b.length) > reach) return reach + 1
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const mistaken = at(above, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row.push(Math.min(at(above, j) + 1, at(row, j - 1) + 1, mistaken, swapped ? at(before, j - 2) + 1 : Infinity))
    }
    if (Math.min(...row) > reach && Math.min(...above) > reach) return reach + 1
    before = above
    above = row
  }
  return at(above, b.length)
}

const at = (row: number[], index: number): number => row[index] ?? Infinity

function precedes(a: string, b: string): boolean {
  const left = [...a]
  const right = [...b]
  for (const [i, letter] of left.entries()) {
    const difference = (letter.codePointAt(0) ?? 0) - (right[i]?.codePointAt(0) ?? -1)
    if (difference !== 0) return difference < 0
  }
  return left.length < right.length
}
