/** Moves of those who hold a post. */
import type { Entry } from '../attributes.ts'

/** A word to the host before the vote: no role makes it, and nothing stops it. */
const word = {
  kind: 'protect',
  is: ['beforeVote', 'byLetter', 'word', 'unstoppable', 'ofNoRole', 'uncounted', 'stays', 'keepsAim'],
  phases: ['day', 'hunt'],
  casual: true,
  turn: 'vertical',
  rule: 'RU-VERT-1',
} as const satisfies Partial<Entry>

export const posts: Record<string, Entry> = {
  vertical: { ...word, targets: 1, components: [{ does: 'mark', as: 'verticalRaised' }] },
  noVertical: { ...word, targets: 0, components: [{ does: 'mark', as: 'verticalLowered' }] },
}

/** What a post lets its holder do. */
export const ofPost: Readonly<Record<string, readonly string[]>> = { mayor: ['vertical', 'noVertical'] }
