/** What stands in a backup, and a game brought back out of it beside what there is now. */
import { inBackup } from '../../store/in-backup.ts'
import type { Answers, CallInput } from '../contract.ts'
import { exportOf } from '../games/export.ts'
import { importGame } from '../games/import.ts'
import { Library } from '../library/library.ts'
import { listed } from '../library/summary.ts'
import { notFound } from '../refusal.ts'

export const backupCalls = (library: Library) => {
  /** Only backups of this very file are opened. */
  const known = async (path: string): Promise<string> => {
    const backups = await library.store.backups()
    if (!backups.some(one => one.path === path))
      throw notFound(
        'backup',
        path,
        backups.map(one => one.path),
      )
    return path
  }
  return {
    'workspace.backup': async ({ path }: CallInput<'workspace.backup'>): Promise<Answers['workspace.backup']> => {
      const now = new Map(
        (await library.store.read(tables => tables.games.list())).map(({ id, changed }) => [id, changed]),
      )
      const games = await inBackup(await known(path), store => store.read(tables => tables.games.list()))
      return {
        games: games.map(row => {
          const { id, name, systemName, phase, players, changed, damaged } = listed(row)
          const here = now.get(id)
          return {
            id,
            name,
            systemName,
            ...(phase !== undefined && { phase }),
            players,
            changed,
            ...(damaged && { damaged }),
            here: here === undefined ? 'gone' : here === changed ? 'same' : 'changed',
          }
        }),
      }
    },

    'workspace.bringBack': async ({
      path,
      of,
    }: CallInput<'workspace.bringBack'>): Promise<Answers['workspace.bringBack']> =>
      await importGame(library, await inBackup(await known(path), store => exportOf(new Library(store, () => {}), of))),
  }
}
