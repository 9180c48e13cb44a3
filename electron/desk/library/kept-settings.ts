/** What the workspace keeps among its settings under one prefix: set-ups and roles for games to come, and games that are put away. */
import type { z } from 'zod'
import type { Reading } from '../../store/tables.ts'
import { notFound } from '../refusal.ts'
import type { Thing } from '../words/say.ts'

/** @returns what is kept, by the id behind the prefix; what cannot be read is none of ours */
export async function keptUnder<Kept>(
  tables: Reading,
  prefix: string,
  shape: z.ZodType<Kept>,
): Promise<ReadonlyMap<string, Kept>> {
  const kept = new Map<string, Kept>()
  for (const [key, value] of await tables.settings.all()) {
    const { data } = key.startsWith(prefix) ? shape.safeParse(value, { jitless: true }) : {}
    if (data !== undefined) kept.set(key.slice(prefix.length), data)
  }
  return kept
}

/** @throws where nothing of that id is kept, with the nearest that is */
export function keptAs<Kept>(kept: ReadonlyMap<string, Kept>, thing: Thing, id: string): Kept {
  const found = kept.get(id)
  if (found !== undefined) return found
  throw notFound(thing, id, [...kept.keys()])
}
