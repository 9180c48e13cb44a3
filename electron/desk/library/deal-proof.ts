/** What everybody can check a deal by. */
import { createHash } from 'node:crypto'
import { dealProof } from '../../../engine/game/deal-proof.ts'
import type { Dealt } from '../../../engine/journal/state.ts'
import { roleName, spaced } from '../../../engine/why/speaker.ts'
import type { Book } from './book.ts'

/** @returns the lines to post after the game, and their digest to post before it; in English whatever the game speaks, for a digest is of bytes */
export function proofOf({ system }: Pick<Book, 'system'>, dealt: Dealt): { digest: string; proof: string } {
  const { wording } = system.words
  const proof = dealProof(dealt, ({ role, modifiers }) =>
    [
      ...modifiers.map(({ modifier, count }) => [count, spaced(modifier)].filter(Boolean).join(' ')),
      roleName(role, wording.en),
    ].join(' '),
  )
  return { digest: createHash('sha256').update(proof).digest('hex'), proof }
}
