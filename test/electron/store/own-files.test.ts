/** Files of the host's own that stand beside a workspace: whatever they are called, nobody touches them. */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { folderFor, restoreBackup } from '../../../electron/store/backup.ts'
import { migrations } from '../../../electron/store/migrations/index.ts'
import { machine, openStore } from '../../../electron/store/open.ts'
import { folder, refused } from './help.ts'
import { everything, fill } from './samples.ts'

const { file } = folder()
const mine = 'My own notes'

/** Names that begin as those of ours do. */
const beside = (workspace: string): string[] =>
  ['.new-', '.new-season', '.new-2026', '.new-abc123', '.new-0123456789abcdef', '.new-0123456789AB', '.new-x-journal']
    .map(end => `${workspace}${end}`)
    .concat(`${workspace}.part`, `${workspace}.bak`, `${workspace} copy`)

describe('beside a workspace', () => {
  it('stay as they are when it is made, opened, backed up and closed', async () => {
    const workspace = file()
    const own = beside(workspace)
    for (const path of own) writeFileSync(path, mine)
    for (let time = 0; time < 2; time++) {
      const store = await openStore(workspace)
      if (!time) await fill(store)
      await store.backUp('asked')
      await store.close()
    }
    for (const path of own) expect(readFileSync(path, 'utf8'), path).toBe(mine)
  })

  it('what was being made when the machine stopped goes, and it alone', async () => {
    const workspace = file()
    await (await openStore(workspace)).close()
    const left = [`${workspace}.new-0123456789ab`, `${workspace}.new-0123456789ab-journal`]
    for (const path of left) writeFileSync(path, '')
    await (await openStore(workspace)).close()
    for (const path of left) expect(existsSync(path), path).toBe(false)
  })

  it('a copy and a restored backup are made past a file that is called as an unfinished one', async () => {
    const workspace = file()
    const store = await openStore(workspace)
    await fill(store)
    const whole = await everything(store)
    const { path: backup } = await store.backUp('asked')
    const [copy, restored] = [`${workspace}-copy`, `${workspace}-restored`]
    for (const to of [copy, restored]) writeFileSync(`${to}.part`, mine)
    await store.saveCopy(copy)
    await store.close()
    await restoreBackup(machine, backup, restored, migrations)
    for (const to of [copy, restored]) {
      expect(readFileSync(`${to}.part`, 'utf8')).toBe(mine)
      const made = await openStore(to)
      expect(await everything(made)).toBe(whole)
      await made.close()
    }
    expect(
      readdirSync(dirname(workspace)).filter(
        name => name.includes(`${basename(workspace)}-`) && name.includes('.part-'),
      ),
    ).toEqual([])
  })

  it('a file in the place of the folder for backups is named as what it is', async () => {
    const workspace = file()
    writeFileSync(folderFor(workspace), mine)
    const store = await openStore(workspace)
    const error = await refused(store.backUp('asked'), 'exists')
    for (const said of Object.values(error.inEach.message)) expect(said).toContain(folderFor(workspace))
    expect(error.message).not.toMatch(/Choose another name/)
    expect(readFileSync(folderFor(workspace), 'utf8')).toBe(mine)
    await store.close()
  })
})

describe('a name that no file can have', () => {
  const names = ['\0', 'a\0b', `${'x'.repeat(300)}.nightdesk`]
  it.each(names)('is refused with what to do: %j', async name => {
    const store = await openStore(file())
    const other = join(dirname(store.file), name)
    // One after the other: what is refused while nobody waits for it yet is nobody's.
    for (const work of [() => store.saveCopy(other), () => openStore(other)])
      expect((await refused(work(), 'cannotOpen')).remedy).toBe('Choose a different name.')
    await store.close()
  })
})
