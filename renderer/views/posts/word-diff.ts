/** What became of a text, word by word: what it said, and what it says now. */
import { diffArrays } from 'diff'

interface Piece {
  kind: 'same' | 'gone' | 'come'
  text: string
}

/** Two texts that differ in more words than this are shown as one in place of the other. */
const maxEditLength = 4000

/** `same` and `gone` together are the text before, `same` and `come` the text now. Neighbours of one kind are one piece. */
export function wordDiff(before: string, now: string): Piece[] {
  const changes = diffArrays(wordsOf(before), wordsOf(now), { maxEditLength })
  return (
    changes?.map(({ value, added, removed }): Piece => ({
      kind: added ? 'come' : removed ? 'gone' : 'same',
      text: value.join(''),
    })) ?? [
      { kind: 'gone', text: before },
      { kind: 'come', text: now },
    ]
  )
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
