/** A copy of a file that another writes to: of one moment, or none. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { copyAtRest } from '../../../electron/store/beside.ts'
import { StoreError } from '../../../electron/store/error.ts'
import { machine } from '../../../electron/store/open.ts'
import type { Files, Storage } from '../../../electron/store/storage.ts'
import { say } from '../../../electron/store/words/say.ts'
import { folder } from './help.ts'

const inUse = new StoreError('inUse', say('inUse'), say('closeThere'))
const copies = (): string[] => readdirSync(tmpdir()).filter(name => name.startsWith('nightdesk-look-'))
/** This machine, where something happens around some of what is done with files. */
const where = (otherwise: Partial<Files>): Storage => ({ ...machine, files: { ...machine.files, ...otherwise } })
const written = (words: string): string => {
  const file = join(folder().path, 'w.nightdesk')
  writeFileSync(file, words)
  return file
}

describe('a copy beside whoever writes', () => {
  it('is taken again where the file was written meanwhile, and where it is being written', async () => {
    const file = written('old')
    let [copied, looked] = [0, 0]
    const storage = where({
      copy: async (from, to) => {
        await machine.files.copy(from, to)
        if (copied++ < 2) writeFileSync(file, `new ${copied}`)
      },
      kind: async path => (path.endsWith('-journal') && looked++ < 3 ? 'file' : machine.files.kind(path)),
    })
    const { copy, remove } = await copyAtRest(storage, file, inUse)
    expect([readFileSync(copy, 'utf8'), copied]).toEqual(['new 2', 3])
    await remove()
  })

  it('is refused, and leaves nothing, where the other one never rests', async () => {
    const before = copies()
    const storage = where({ kind: async path => (path.endsWith('-journal') ? 'file' : machine.files.kind(path)) })
    await expect(copyAtRest(storage, written('old'), inUse)).rejects.toBe(inUse)
    expect(copies()).toEqual(before)
  })
})
