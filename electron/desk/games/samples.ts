/** The games that come with the app: to look around in, and none of those that their host runs. */
import type { Reading, Writing } from '../../store/tables.ts'
import { awayIn, putAway } from './away.ts'

/** Whether it came with the app. A copy of it is a game like any other. */
export const isSample = (game: string): boolean => /^sample-/.test(game)

/** Which of them are in this file, put away or not. */
const samplesIn = async (tables: Reading): Promise<string[]> =>
  (await tables.games.list()).map(({ id }) => id).filter(isSample)

/**
 * Takes all of them out of the list in one go, or brings back all that were taken out.
 * @returns those for which that changed something
 */
export async function putSamplesAway(tables: Writing, away: boolean, now: Date): Promise<string[]> {
  const were = await awayIn(tables)
  const games = (await samplesIn(tables)).filter(id => (were.get(id)?.as !== undefined) !== away)
  for (const id of games) await putAway(tables, id, away ? 'deleted' : null, now)
  return games
}
