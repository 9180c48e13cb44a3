/** Where what was found stands, and going there. */
import type { FoundThing } from '../../../electron/desk/contract.ts'
import { go, select, type Route } from '../../state/view.ts'

/** Takes what was found; returns the screen on which it stands. */
export function placeOf({ kind, game, phase }: Pick<FoundThing, 'kind' | 'game' | 'phase'>): Route {
  if (kind === 'log' || phase === undefined) return { screen: 'log', game }
  return { screen: kind === 'message' ? 'inbox' : kind === 'thread' ? 'votes' : 'posts', game, phase }
}

/** Opens it there. */
export function openFound(thing: FoundThing): void {
  go(placeOf(thing))
  select(thing.id)
}

/** The text in pieces, those that were looked for told apart. */
export function piecesOf(
  text: string,
  marks: readonly { start: number; end: number }[],
): { text: string; found: boolean }[] {
  const pieces: { text: string; found: boolean }[] = []
  let at = 0
  for (const { start, end } of marks) {
    pieces.push({ text: text.slice(at, start), found: false }, { text: text.slice(start, end), found: true })
    at = end
  }
  pieces.push({ text: text.slice(at), found: false })
  return pieces.filter(piece => piece.text !== '')
}
