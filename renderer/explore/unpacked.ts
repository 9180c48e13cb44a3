/** The game that a page holds, as it was told: see `electron/desk/explore/packed.ts`. */
import type { ExploredGame, PackedPiece } from '../../electron/desk/contract.ts'
import type { Span } from '../../engine/text/span.ts'

/** Takes the text that stands in the page. */
export function unpacked(text: string): ExploredGame {
  const { said, game } = JSON.parse(text) as { said: PackedPiece[][]; game: unknown }
  const sentences = said.map(pieces => pieces.map(spanOf))
  const whole = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(whole)
    if (typeof value !== 'object' || value === null) return value
    if ('$' in value && typeof value.$ === 'number') return sentences[value.$] ?? []
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, whole(part)]))
  }
  return whole(game) as ExploredGame
}

function spanOf(piece: PackedPiece): Span {
  if (typeof piece === 'string') return { kind: 'text', text: piece }
  if (Array.isArray(piece)) return { kind: 'player', name: piece[0] }
  return piece.kind === 'code' ? piece : { kind: piece.kind, spans: piece.spans.map(spanOf) }
}
