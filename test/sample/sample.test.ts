import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openDesk } from '../../electron/desk/open.ts'
import type { Answers } from '../../electron/desk/contract.ts'
import { harvest } from './harvest.ts'
import { lanterns } from './lanterns.ts'
import { played } from './table.ts'

const folder = join(import.meta.dirname, '../../assets/sample')
const files = { '1-harvest.json': harvest, '2-lanterns.json': lanterns }

describe('the sample workspace', () => {
  it.each(Object.entries(files))('%s is what playing it gives, byte for byte', async (name, sample) => {
    const text = await played(sample)
    const path = join(folder, name)
    if (process.env.NIGHTDESK_GOLDEN === 'write' || !existsSync(path)) writeFileSync(path, text)
    expect(text).toBe(readFileSync(path, 'utf8'))
  })

  it('has a finished game with all that a game can bring, and an open night with two doubts', async () => {
    const scratch = mkdtempSync(join(tmpdir(), 'nightdesk-test-'))
    const desk = await openDesk({ file: join(scratch, 'w.nightdesk'), sample: folder })
    const value = async <Value>(name: string, input: unknown): Promise<Value> => {
      const answer = await desk.dispatch(name, input)
      if (!answer.ok) throw new Error(answer.message)
      return answer.value as Value
    }
    try {
      const games = await value<Answers['games.list']>('games.list', {})
      expect(games.map(({ name, state }) => [name, state]).sort()).toEqual([["Harvest at Miller's Creek", 'finished'], ['Lanterns over Quillhaven', 'running']])
      const harvested = await value<Answers['games.get']>('games.get', { game: 'sample-harvest' })
      expect(harvested.phases.map(({ name, state }) => `${name} ${state}`)).toEqual(['Night 1', 'Day 2', 'Night 2', 'Day 3', 'Night 3', 'Day 4'].map(name => `${name} posted`))
      expect(harvested).toMatchObject({ winner: 'Town', seats: expect.arrayContaining([expect.objectContaining({ name: 'Gwen', former: ['Gideon'] })]) })
      const first = await value<Answers['inbox.view']>('inbox.view', { game: 'sample-harvest', phase: 0 })
      expect(first.actions.map(({ standing }) => standing)).toContain('late')
      const second = await value<Answers['inbox.view']>('inbox.view', { game: 'sample-harvest', phase: 2 })
      expect(second.actions.filter(({ ruled }) => ruled)).toHaveLength(1)
      const open = await value<Answers['inbox.view']>('inbox.view', { game: 'sample-lanterns', phase: 0 })
      expect(open.messages.map(({ state }) => state).sort()).toEqual(['doubt', 'doubt', ...Array<string>(7).fill('new')])
    } finally {
      await desk.close()
      rmSync(scratch, { recursive: true })
    }
  })
})
