/** What cards and ends of lanes share: lines of words, and keys that do what a click does. */
import type { KeyboardEvent, ReactNode } from 'react'
import type { TextLine } from '../wrap.ts'

/** What a button does is done by Enter and the space bar too. */
export const usedBy =
  (use: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    use()
  }

/** Words in lines that were broken before. */
export function Lines({
  lines,
  x,
  y,
  step,
}: {
  lines: readonly TextLine[]
  x: number
  y: number
  step: number
}): ReactNode {
  return lines.map((pieces, index) => (
    <text key={index} x={x} y={y + index * step}>
      {pieces.map((piece, at) => (
        <tspan key={at} {...(piece.bold && { fontWeight: 600 })}>
          {piece.text}
        </tspan>
      ))}
    </text>
  ))
}
