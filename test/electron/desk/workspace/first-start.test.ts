/** A first start that is killed: the next one shows every sample, each of them once. */
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { folder } from '../../store/help.ts'
import { firstLine, outcomeOf } from '../../store/processes.ts'
import { deskAt } from '../help.ts'
import { childrenIn } from './processes.ts'
import { roundsOf } from '../../../../tools/level.mjs'

const { path } = folder()
const sample = join(import.meta.dirname, '../../../../assets/sample')
const samples = readdirSync(sample).filter(name => name.endsWith('.json')).length
const rounds = roundsOf(import.meta.filename)(24)

let count = 0
function place(): string {
  const own = join(path, `place ${count++}`)
  mkdirSync(own)
  return join(own, 'workspace.nightdesk')
}

/** Starts as a host does: with samples where there is no workspace yet. */
async function started(file: string): Promise<{ games: string[]; isSample: boolean }> {
  const desk = await deskAt(file, existsSync(file) ? {} : { sample })
  const games = (await desk.ask('games.list', {})).map(({ name }) => name)
  const { sample: isSample } = await desk.ask('workspace.info', {})
  await desk.desk.close()
  return { games, isSample }
}

describe('a first start', () => {
  it('that is killed at any moment leaves all samples or no workspace, and the next start shows them', async () => {
    const start = await childrenIn(path)
    const unhurried = start('begin', place(), sample)
    const from = performance.now()
    await firstLine(unhurried)
    const took = performance.now() - from
    const gone = outcomeOf(unhurried)
    unhurried.kill('SIGKILL')
    await gone
    const seen = { none: 0, all: 0 }
    for (let round = 0; round < rounds; round++) {
      const file = place()
      const child = start('begin', file, sample)
      const outcome = outcomeOf(child)
      setTimeout(() => child.kill('SIGKILL'), took * (0.2 + (0.9 * round) / rounds))
      await outcome
      const left = existsSync(file) ? 'all' : 'none'
      // Where there is nothing yet, starting again is starting afresh, which takes its time: that is tried twice.
      if (left === 'none' && seen.none++ % 6) {
        expect(readdirSync(dirname(file)).filter(name => !name.startsWith(`${basename(file)}.new-`))).toEqual([])
        continue
      }
      if (left === 'all') seen.all++
      const { games, isSample } = await started(file)
      expect([games.length, new Set(games).size, isSample], `round ${round}`).toEqual([samples, samples, true])
      expect(readdirSync(dirname(file)).filter(name => name !== basename(file) && !name.endsWith(' backups'))).toEqual(
        [],
      )
    }
    console.log(`a first start killed ${rounds} times: ${seen.none} left no workspace, ${seen.all} a whole one`)
  })

  it('whose samples cannot be read makes no workspace', async () => {
    const file = place()
    await expect(deskAt(file, { sample: join(path, 'no such folder') })).rejects.toThrow()
    expect(readdirSync(dirname(file))).toEqual([])
  })

  it('at the same time as another: one has it, the other says so, and all samples are there', async () => {
    const file = place()
    const both = await Promise.allSettled([deskAt(file, { sample }), deskAt(file, { sample })])
    const [got, ...more] = both.flatMap(one => (one.status === 'fulfilled' ? [one.value] : []))
    expect(more).toEqual([])
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'inUse' } })
    expect((await got!.ask('games.list', {})).length).toBe(samples)
    await got!.desk.close()
  })

  it('gives nobody samples who made an empty workspace', async () => {
    const file = place()
    await (await deskAt(file)).desk.close()
    const desk = await deskAt(file, { sample })
    expect(await desk.ask('games.list', {})).toEqual([])
    await desk.desk.close()
  })
})
