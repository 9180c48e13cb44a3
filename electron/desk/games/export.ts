/** A whole game as text, to be taken in elsewhere without loss; for a co-host, without what the host noted for himself. */
import type { GameEvent } from '../../../engine/journal/event.ts'
import { readDraft } from '../library/drafts.ts'
import type { Library } from '../library/library.ts'
import { mendingKey, MendingShape } from '../library/mending.ts'
import { withoutNotes } from '../library/private-notes.ts'

/** @param notes whether the host's own notes go with it @throws Refused where there is no such game, StoreError where something of it is damaged */
export async function exportOf(library: Library, game: string, notes = true): Promise<string> {
  const { settings } = await library.book(game)
  const data = await library.store.read(tables => tables.exchange.export(game))
  const given = notes
    ? data
    : {
        ...data,
        journal: data.journal.map(one => ({ ...one, event: withoutNotes(one.event as GameEvent) })),
        drafts: data.drafts.map(draft =>
          draft.key === mendingKey ? { ...draft, value: mendingWithout(draft) } : draft,
        ),
      }
  return `${JSON.stringify({ ...given, settings }, null, 1)}\n`
}

/** How the past is being mended, without notes: what is done there is kept beside the journal until it is accepted. */
function mendingWithout(draft: { key: string; value: unknown }): unknown {
  const mending = readDraft(MendingShape, draft)
  const without = <Of extends { event: GameEvent }>(one: Of): Of => ({ ...one, event: withoutNotes(one.event) })
  return { ...mending, added: mending.added.map(without), instead: mending.instead.map(without) }
}
