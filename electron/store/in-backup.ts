/** Looking into a backup: in a copy that is gone afterwards, so that the backup itself is never touched. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { restoreBackup } from './backup.ts'
import { migrations } from './migrations/index.ts'
import { machine, openStore } from './open.ts'
import type { Store } from './store.ts'

/**
 * Lets `work` have a backup as it would open.
 * @param path of the backup, which may be of an earlier version
 * @throws what `work` throws; StoreError for a backup that is no good
 */
export async function inBackup<Given>(path: string, work: (store: Store) => Promise<Given>): Promise<Given> {
  // The folder is its owner's alone, as `mkdtemp` makes it.
  const folder = await mkdtemp(join(tmpdir(), 'nightdesk-'))
  try {
    const copy = join(folder, basename(path))
    await restoreBackup(machine, path, copy, migrations)
    const store = await openStore(copy)
    try {
      return await work(store)
    } finally {
      await store.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
