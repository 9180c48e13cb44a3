/** A workspace that another Nightdesk has open: it is read as it was, and nothing is written to it. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { describe, expect, it } from 'vitest'
import { folder } from '../../store/help.ts'
import { outcomeOf } from '../../store/processes.ts'
import { deskAt, nextFile, village } from '../help.ts'
import { childrenIn } from './processes.ts'

const digest = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex')
const copies = (): string[] => readdirSync(tmpdir()).filter(name => name.startsWith('nightdesk-look-'))

describe('a workspace that is open elsewhere', () => {
  it('can be looked at, and says why nothing can be changed; what was copied for it is gone afterwards', async () => {
    const start = await childrenIn(folder().path)
    const file = nextFile()
    const first = await deskAt(file)
    const game = await village(first)
    const before = await first.ask('games.get', { game })
    await first.desk.close()
    const holder = start('hold', file)
    const gone = outcomeOf(holder)
    try {
      await new Promise(resolve => holder.stdout!.once('data', resolve))
      const [bytes, others] = [digest(file), copies()]
      const look = await deskAt(file, { look: true })
      expect(await look.ask('games.get', { game })).toEqual(before)
      const info = await look.ask('workspace.info', {})
      expect([info.file, info.readOnly?.message]).toEqual([file, expect.stringContaining('open in another Nightdesk')])
      await look.refused('roster.change', { game, slot: 'Ann', note: 'mine' }, 'file')
      expect(copies()).toHaveLength(others.length + 1)
      await look.desk.close()
      expect([digest(file), copies()]).toEqual([bytes, others])
    } finally {
      holder.kill('SIGKILL')
    }
    await gone
    await (await deskAt(file, { look: true })).ask('roster.change', { game, slot: 'Ann', note: 'mine' })
  })
})
