/** Drafts of flavour: a few lines about each death that a post tells of, for a host who asks for them to write on. */
import type { SeatId } from '../../../engine/reason/claim.ts'
import { namesIn } from '../../../engine/text/span.ts'
import type { PostView } from '../contract.ts'
import type { ResolvedPhase } from '../library/resolved.ts'
import { say, speaking } from '../words/say.ts'

/** How many there are of each kind. */
const drafts = 4

/**
 * Takes the post that closes a phase; returns a paragraph for each who dies in it and is named there, each time the same.
 * Nothing where nobody does.
 */
export function flavourOf(
  { paragraphs, language }: Pick<PostView, 'paragraphs' | 'language'>,
  { game, phase, outcome }: ResolvedPhase,
): string | undefined {
  const named = new Set(paragraphs.flatMap(namesIn))
  const dead = outcome.deaths.flatMap(slot => {
    const name = game.seats.find(seat => seat.slot === slot)?.name
    return name !== undefined && named.has(name) ? [{ slot, name }] : []
  })
  if (!dead.length) return undefined
  const kindOf = (slot: SeatId): string => (outcome.lynched?.includes(slot) ? 'lynched' : 'killed')
  const turn = (game.seats.findIndex(({ slot }) => slot === dead[0]!.slot) + phase.number) % drafts
  return speaking(language, () =>
    dead
      .map(({ slot, name }, nth) =>
        say('posts.flavour', { kind: kindOf(slot), nth: String((turn + nth) % drafts), name }),
      )
      .join('\n\n'),
  )
}
