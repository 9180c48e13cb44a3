/**
 * What a host chose where a co-host's copy says something else, kept beside the game: a window that is closed forgets nothing,
 * and a copy that comes again does not ask again. A choice is known by what both said, as digests: the numbers that events
 * have, and where the two parted, may be others the next time.
 */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { limits } from '../../../engine/shape/limits.ts'
import { listOf } from '../../../engine/shape/shape.ts'
import type { Reading, Writing } from '../../store/tables.ts'

export const choicesKey = 'merging'

const Digest = z.string().regex(/^[0-9a-f]{64}$/)
const Choice = z.strictObject({
  ours: Digest,
  theirs: Digest,
  as: z.enum(['ours', 'theirs', 'both']),
  /** The game was made one by it; else it was chosen in a window, and nothing came of it yet. */
  merged: z.literal(true).optional(),
})
export type Choice = z.infer<typeof Choice>
export const ChoicesShape = listOf(Choice, limits.events)

/** What both said, as it is kept. */
export type Pair = Pick<Choice, 'ours' | 'theirs'>

/** How something is decided already. `before`: when the game was made one with a copy; `there`: by the co-host, who did so. */
export interface Decided {
  as: Choice['as']
  by?: 'before' | 'there'
}

/** @param place what is spoken of, where the words alone do not tell @param saying what each said */
export const pairOf = (place: string | number, saying: Readonly<Record<'ours' | 'theirs', unknown>>): Pair => {
  const digest = (said: unknown): string =>
    createHash('sha256')
      .update(JSON.stringify([place, said]))
      .digest('hex')
  return { ours: digest(saying.ours), theirs: digest(saying.theirs) }
}

/** What was chosen of a game; what cannot be read was not chosen. */
export async function choicesOf(tables: Reading, game: string): Promise<Choice[]> {
  const kept = (await tables.drafts.list(game)).find(({ key }) => key === choicesKey)
  const read = ChoicesShape.safeParse(kept?.value, { jitless: true })
  return read.success ? read.data : []
}

/** Keeps choices, in the place of what was chosen of the same. `null`: nothing is chosen any more. */
export async function keepChoices(
  tables: Writing,
  game: string,
  choices: readonly (Pair & { as: Choice['as'] | null; merged?: true })[],
): Promise<void> {
  const is = ({ ours, theirs }: Pair): string => `${ours} ${theirs}`
  const anew = new Set(choices.map(is))
  const left = (await choicesOf(tables, game)).filter(one => !anew.has(is(one)))
  const all = [...left, ...choices.flatMap(({ as, ...one }) => (as === null ? [] : [{ ...one, as }]))]
  await tables.drafts.put(game, choicesKey, all.slice(-limits.atOnce))
}

const other = { ours: 'theirs', theirs: 'ours', both: 'both' } as const

/**
 * Finds how a difference is decided.
 * @param there what the co-host chose of his copy: his word counts where he made it one already, and this host said nothing
 */
export function decidedBy(here: readonly Choice[], there: readonly Choice[]): (pair: Pair) => Decided | undefined {
  return pair => {
    const own = here.findLast(({ ours, theirs }) => ours === pair.ours && theirs === pair.theirs)
    if (own) return { as: own.as, ...(own.merged && { by: 'before' }) }
    // Their word was not taken once, and is the same; what is said here since may be another.
    if (here.some(({ theirs, as, merged }) => merged && as === 'ours' && theirs === pair.theirs))
      return { as: 'ours', by: 'before' }
    const his = there.findLast(({ ours, theirs, merged }) => merged && ours === pair.theirs && theirs === pair.ours)
    return his && { as: other[his.as], by: 'there' }
  }
}
