/** A whole game as text, to be taken in elsewhere without loss. */
import type { Library } from '../library/library.ts'

/** @throws Refused where there is no such game, StoreError where something of it is damaged */
export async function exportOf(library: Library, game: string): Promise<string> {
  const { settings } = await library.book(game)
  const data = await library.store.read(tables => tables.exchange.export(game))
  return `${JSON.stringify({ ...data, settings }, null, 1)}\n`
}
