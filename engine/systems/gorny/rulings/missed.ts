/** What the moves of the night took elsewhere (GORNY-N3): an attempt where it was aimed. */
import type { Reason } from '../../../reason/reason.ts'
import { all } from '../vocabulary.ts'

/** That it did not come where it was meant, being moved away; undefined where nothing moved it. */
export function missedAt({ action, meant, at, why, rule }: Missed): Reason | undefined {
  const moves = why.because.filter(({ claim, holds }) => claim.is === 'moves' && holds)
  if (meant === undefined || meant === at || !moves.length) return undefined
  return all({ is: 'arrives', action, part: 'none', at: meant, path: [] }, { rule, action }, [], moves)
}

interface Missed {
  action: string
  meant: string | undefined
  at: string
  why: Reason
  rule: string
}
