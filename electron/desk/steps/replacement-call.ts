/**
 * A post that looks for replacements: where the game stands as everybody in the thread knows it, and how to sign up. Of roles
 * and of what has not been posted yet it knows nothing.
 */
import { languageAt } from '../../../engine/game/language.ts'
import { replacementNote } from '../../../engine/messages/replacement-note.ts'
import { dialects } from '../../../engine/text/dialects/index.ts'
import { written } from '../../../engine/text/split.ts'
import { dialectOf } from '../dialects.ts'
import type { Book } from '../library/book.ts'
import type { Reads } from '../library/library.ts'
import { livingToAll } from '../posts/game-index.ts'
import { Refused, notFound } from '../refusal.ts'
import { say } from '../words/say.ts'

/** @param slots for whom @throws Refused, StoreError */
export async function replacementCall(library: Reads, book: Book, slots: readonly string[]): Promise<string> {
  const { game, system, settings, name } = book
  if (game.winner !== undefined) throw new Refused('declined', say('steps.noReplacing'), say('log.logShows'))
  const known = game.seats.filter(({ bystander }) => !bystander).map(({ slot }) => slot)
  const stranger = slots.find(slot => !known.includes(slot))
  if (stranger !== undefined) throw notFound('player', stranger, known)
  const { paragraphs } = replacementNote({
    system,
    game,
    name,
    slots,
    living: await livingToAll(library, book),
    hosts: settings.hosts,
    zone: settings.zone,
    locale: languageAt(game, system, Math.max(0, game.phases.length - 1)),
  })
  return written(dialects[dialectOf(settings.dialect)], paragraphs)
}
