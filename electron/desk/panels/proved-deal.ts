/** A deal as everybody can check it. */
import { createHash } from 'node:crypto'
import { dealProof } from '../../../engine/game/deal.ts'
import type { Dealt } from '../../../engine/journal/state.ts'
import { roleName, spaced } from '../../../engine/why/speaker.ts'
import type { SetupView } from '../contract.ts'
import type { Book } from '../library/book.ts'
import { drawnLines } from './drawn-messages.ts'

/** In English whatever the game speaks, for a digest is of bytes. */
export function provedDeal({ system, game }: Book, dealt: Dealt): NonNullable<SetupView['dealt']> {
  const { wording } = system.words
  const proof = dealProof(dealt, ({ role, modifiers }) =>
    [
      ...modifiers.map(({ modifier, count }) => [count, spaced(modifier)].filter(Boolean).join(' ')),
      roleName(role, wording.en),
    ].join(' '),
  )
  const { setup } = dealt
  return {
    digest: createHash('sha256').update(proof).digest('hex'),
    proof,
    ...(setup && {
      drawn: {
        text: setup.text,
        ...(setup.chosen !== undefined && { chosen: setup.chosen }),
        fell: drawnLines({ system, game }, setup.known),
      },
    }),
  }
}
