/** Games made of cases, to be played with. Each is a game like any other, and is not listed among them until its host wants it there. */
import { randomUUID } from 'node:crypto'
import type { Answers, CallInput } from '../contract.ts'
import { eventVersion } from '../library/book.ts'
import { engineVersion } from '../library/engine-version.ts'
import type { Library } from '../library/library.ts'
import { newSettings } from '../library/settings-read.ts'
import type { Readings } from '../reading/readings.ts'
import { putAway } from './away.ts'
import { importGame } from './import.ts'

export const sandboxCalls = (library: Library, readings: Readings, now: () => Date) => ({
  'games.sandbox': async ({
    reading: place,
    ...input
  }: CallInput<'games.sandbox'>): Promise<Answers['games.sandbox']> => {
    const read = await readings.read('cases.sandbox', input, place)
    if ('choices' in read) return read
    const { title, events, resolutions } = read
    const id = randomUUID()
    const at = now().toISOString()
    // It is put away before it is there, so that nobody sees it listed.
    await library.store.write(tables => putAway(tables, id, 'sandbox', now()))
    try {
      return {
        game: (
          await importGame(
            library,
            JSON.stringify({
              format: 'nightdesk-game',
              version: 1,
              game: { id, name: title.trim().slice(0, 200) || input.file, state: '{}', created: at, changed: at },
              journal: events.map(event => ({ at, type: event.type, version: eventVersion, event })),
              resolutions: resolutions.map(one => ({ ...one, at, engine: engineVersion })),
              drafts: [],
              messages: [],
              posts: [],
              settings: newSettings,
            }),
          )
        ).game,
      }
    } catch (error) {
      await library.store.write(tables => putAway(tables, id, null, now()))
      throw error
    }
  },
})
