/** A journal of any length, read in turns of its own, so that others read and write between them. */
import type { Recorded } from '../../store/journal.ts'
import type { Store } from '../../store/store.ts'
import { giveWay } from '../give-way.ts'

/** @returns every event of a game in order @throws StoreError: `notFound`, `corrupt` */
export async function journalInTurns({ read }: Pick<Store, 'read'>, game: string): Promise<Recorded[]> {
  const recorded: Recorded[] = []
  for (let seal = ''; ;) {
    const part = await read(tables => tables.journal.part(game, { events: recorded.length, seal }))
    for (const one of part.recorded) recorded.push(one)
    if (part.isLast) return recorded
    seal = part.seal
    await giveWay(recorded.length, part.of)
  }
}
