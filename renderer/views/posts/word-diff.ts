/** What became of a text, word by word: what it said, and what it says now. */

export interface Piece {
  kind: 'same' | 'gone' | 'come'
  text: string
}

/** Above this many comparisons the middle of two texts is shown as replaced. */
const mostCells = 4_000_000

/** `same` and `gone` together are the text before, `same` and `come` the text now. Neighbours of one kind are one piece. */
export function wordDiff(before: string, now: string): Piece[] {
  const [old, fresh] = [wordsOf(before), wordsOf(now)]
  let head = 0
  while (head < old.length && head < fresh.length && old[head] === fresh[head]) head++
  let tail = 0
  while (
    tail < old.length - head
    && tail < fresh.length - head
    && old[old.length - 1 - tail] === fresh[fresh.length - 1 - tail]
  )
    tail++
  return joined([
    ...old.slice(0, head).map(same),
    ...between(old.slice(head, old.length - tail), fresh.slice(head, fresh.length - tail)),
    ...old.slice(old.length - tail).map(same),
  ])
}

/** So much of what stayed is shown around what did not, and so much altogether: more would keep the window waiting. */
const around = 300
const mostShown = { characters: 20_000, pieces: 2000 }

/**
 * The same for a screen: of a long piece that stayed, its ends alone.
 * @returns undefined where the two differ in more than can be shown
 */
export function wordDiffShown(before: string, now: string): Piece[] | undefined {
  const pieces = wordDiff(before, now).map((piece): Piece =>
    piece.kind === 'same' && piece.text.length > 3 * around
      ? { kind: 'same', text: `${piece.text.slice(0, around)} […] ${piece.text.slice(-around)}` }
      : piece,
  )
  const length = pieces.reduce((sum, { text }) => sum + text.length, 0)
  return length <= mostShown.characters && pieces.length <= mostShown.pieces ? pieces : undefined
}

const wordsOf = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}\p{M}_]+|[^\s\p{L}\p{N}\p{M}_]/gu) ?? []
const same = (text: string): Piece => ({ kind: 'same', text })
const gone = (text: string): Piece => ({ kind: 'gone', text })
const come = (text: string): Piece => ({ kind: 'come', text })

/** By the longest common sequence of words. */
function between(old: readonly string[], fresh: readonly string[]): Piece[] {
  const width = fresh.length + 1
  if (!old.length || !fresh.length || old.length * fresh.length > mostCells)
    return [...old.map(gone), ...fresh.map(come)]
  const longest = new Uint32Array((old.length + 1) * width)
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = fresh.length - 1; j >= 0; j--) {
      longest[i * width + j] =
        old[i] === fresh[j]
          ? longest[(i + 1) * width + j + 1]! + 1
          : Math.max(longest[(i + 1) * width + j]!, longest[i * width + j + 1]!)
    }
  }
  const pieces: Piece[] = []
  let i = 0
  let j = 0
  while (i < old.length && j < fresh.length) {
    if (old[i] === fresh[j]) {
      pieces.push(same(old[i++]!))
      j++
    } else if (longest[(i + 1) * width + j]! >= longest[i * width + j + 1]!) {
      pieces.push(gone(old[i++]!))
    } else {
      pieces.push(come(fresh[j++]!))
    }
  }
  return [...pieces, ...old.slice(i).map(gone), ...fresh.slice(j).map(come)]
}

/** One piece for neighbours of a kind; of what was replaced, first what went. */
function joined(pieces: readonly Piece[]): Piece[] {
  const out: Piece[] = []
  let change: Record<'gone' | 'come', string> = { gone: '', come: '' }
  const flush = (): void => {
    for (const kind of ['gone', 'come'] as const) if (change[kind] !== '') out.push({ kind, text: change[kind] })
    change = { gone: '', come: '' }
  }
  for (const { kind, text } of pieces) {
    if (kind !== 'same') {
      change[kind] += text
      continue
    }
    flush()
    const last = out.at(-1)
    if (last?.kind === 'same') last.text += text
    else out.push({ kind, text })
  }
  flush()
  return out
}
