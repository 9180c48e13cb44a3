/**
 * Killing the process that has the file, with SIGKILL: what it acknowledged is there, and nothing is half there. The
 * judge is Debian's sqlite3 program on a copy where it is there. 60 times; NIGHTDESK_ROUNDS=2000 does it as often as that.
 */
import { copyFileSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../../electron/store/driver.ts'
import { openStore } from '../../../electron/store/open.ts'
import { later } from './faults.ts'
import { makeFirstVersion } from './first-version.ts'
import { copyBoth, digest, folder, hasSqlite, secondOpinion } from './help.ts'
import { momentsOf } from './moments.ts'
import { childrenIn, firstLine, outcomeOf } from './processes.ts'
import { everything } from './samples.ts'
import { roundsOf } from '../../../tools/level.mjs'

const rounds = roundsOf(import.meta.filename)(120)
const lanes = 2
/** A file grows with every round; then a new one is begun, so that making one is killed too. */
const roundsPerFile = 20

const { path } = folder()
const { path: memory } = folder('/dev/shm')
const start = childrenIn(path)

const questions = {
  whole: 'PRAGMA integrity_check',
  stray: 'PRAGMA foreign_key_check',
  version: 'PRAGMA user_version',
  last: "SELECT value FROM settings WHERE key = 'last'",
  draft: "SELECT value FROM drafts WHERE key = 'last'",
  counted: 'SELECT events FROM games',
  events: "SELECT json_extract(body, '$.id') FROM journal WHERE seq > 0 ORDER BY seq",
  posts: 'SELECT id FROM posts ORDER BY rowid',
  resolutions: 'SELECT engine FROM resolutions ORDER BY seq',
}
type Answers = Record<keyof typeof questions, string[]>

/** What a file holds, in the second opinion or else in that of our driver. */
async function answers(file: string): Promise<Answers> {
  const all = Object.entries(questions)
  const found: Record<string, string[]> = {}
  if (hasSqlite) {
    const parts = `\n${secondOpinion(file, all.map(([name, sql]) => `SELECT '?${name}'; ${sql};`).join(' '))}`
      .split('\n?')
      .slice(1)
    for (const [name = '', ...lines] of parts.map(part => part.split('\n'))) found[name] = lines
  } else {
    const handle = await openDatabase(file, 'readWrite')
    for (const [name, sql] of all) found[name] = (await handle.all(sql)).map(row => Object.values(row).join('|'))
    await handle.close()
  }
  return found as Answers
}

/** What commands 1 to `last` leave behind: see child.ts. */
function expected(last: number): Record<string, string[]> {
  const [events, posts, resolutions]: string[][] = [[], [], []]
  for (let k = 1; k <= last; k++) {
    for (let index = 0; index < [1, 3, 2, 0, 1][k % 5]!; index++) events!.push(`${k}.${index}`)
    if ([0, 1, 4].includes(k % 5)) posts!.push(String(k))
    if (k % 5 === 2) resolutions!.push(String(k))
  }
  return { events: events!, posts: posts!, resolutions: resolutions! }
}

const seen = { rounds: 0, acknowledged: 0, leftJournal: 0, beyond: 0, unborn: 0 }

/** @returns how far the file has come */
async function judge(file: string, acknowledged: number): Promise<number> {
  if (!existsSync(file)) {
    expect(acknowledged, 'acknowledged, and the file is gone').toBe(0)
    seen.unborn++
    return 0
  }
  if (existsSync(`${file}-journal`)) seen.leftJournal++
  const copy = `${file}.copy`
  copyBoth(file, copy)
  const {
    whole,
    stray,
    draft,
    counted,
    version: _,
    last: [lastSaid = '-1'],
    ...left
  } = await answers(copy)
  expect([whole, stray]).toEqual([['ok'], []])
  const last = Number(lastSaid)
  if (last === -1) {
    expect([acknowledged, counted]).toEqual([0, []])
    return 0
  }
  expect(last).toBeGreaterThanOrEqual(acknowledged)
  expect(last, 'only what was under way can be there without being acknowledged').toBeLessThanOrEqual(acknowledged + 1)
  if (last > acknowledged) seen.beyond++
  expect(left).toEqual(expected(last))
  expect([counted, draft]).toEqual([[String(left.events.length + 1)], last ? [String(last)] : []])
  return last
}

/** What a file of the first version holds. */
async function rowsOfFirst(name: string): Promise<unknown[]> {
  const handle = await openDatabase(name, 'readWrite')
  const tables = ['games', 'journal', 'resolutions', 'drafts', 'posts', 'settings', 'messages', 'templates']
  const rows = []
  for (const table of tables) rows.push(await handle.all(`SELECT * FROM ${table}`))
  await handle.close()
  return rows
}

describe('a process that is killed', () => {
  it('during mixed commands: keeps what it acknowledged (F1)', async () => {
    const from = performance.now()
    await Promise.all(
      Array.from({ length: lanes }, async (_, lane) => {
        let known = 0
        const moments = momentsOf(`commands of lane ${lane}`)
        for (let round = lane; round < rounds; round += lanes) {
          seen.rounds++
          const turn = Math.floor(round / lanes) % roundsPerFile
          const file = join(path, `lane ${lane} ${Math.floor(round / lanes / roundsPerFile)}`)
          if (!turn) known = 0
          const child = start('commands', file)
          const outcome = outcomeOf(child)
          const kill = (within: number) => (): void => void setTimeout(() => child.kill('SIGKILL'), moments(within))
          // The first rounds of a file end while it is being made or opened, the others during commands.
          if (turn < 4) kill(200)()
          else child.stdout!.once('data', kill(80))
          const { lines, killed } = await outcome
          expect(killed).toBe(true)
          const acknowledged = lines.filter(line => line !== 'opened')
          seen.acknowledged += acknowledged.length
          known = await judge(file, Number(acknowledged.at(-1) ?? known))
        }
        // Our own driver, which reads the seals too.
        const file = join(path, `lane ${lane} 0`)
        const store = await openStore(file)
        await store.check()
        await store.close()
      }),
    )
    console.log(
      `F1: ${seen.rounds} rounds, ${seen.acknowledged} commands acknowledged, 0 lost; ${seen.leftJournal} left a journal, ${seen.beyond} had finished one more, ${seen.unborn} had no file yet; ${((performance.now() - from) / 1000).toFixed(1)} s, judged by ${hasSqlite ? 'the sqlite3 program' : 'our own driver'}`,
    )
  })

  it('at each step of an upgrade: leaves the old version or the new one (F12)', async () => {
    const base = join(memory, 'old.nightdesk')
    await makeFirstVersion(base)
    const old = await rowsOfFirst(base)
    const upgraded = join(memory, 'upgraded.nightdesk')
    copyFileSync(base, upgraded)
    const store = await openStore(upgraded)
    const before = await everything(store)
    await store.close()
    const versions = new Set<string>()
    let [next, ended] = [1, false]
    await Promise.all(
      Array.from({ length: lanes }, async () => {
        while (!ended) {
          const stop = next++
          const file = join(memory, `upgrade ${stop}.nightdesk`)
          copyFileSync(base, file)
          const { lines } = await outcomeOf(start('upgrade', file, String(stop)))
          if (lines.includes('done')) ended = true
          const copy = join(memory, `upgrade ${stop} copy`)
          copyBoth(file, copy)
          const {
            whole,
            version: [version = ''],
          } = await answers(copy)
          expect(whole).toEqual(['ok'])
          versions.add(version)
          if (version === '1') expect(await rowsOfFirst(copy)).toEqual(old)
          else {
            const asIs = await openStore(copy, { steps: later.slice(0, Number(version)) })
            expect(await everything(asIs)).toBe(before)
            await asIs.check()
            await asIs.close()
          }
          const again = await openStore(file, { steps: later })
          expect([again.version, await everything(again)]).toEqual([later.length, before])
          await again.close()
          for (const left of [file, copy]) rmSync(left)
        }
      }),
    )
    expect([...versions].sort()).toEqual(['1', '2', '3', '4'])
  })
})

describe('two processes (F7)', () => {
  const children = new Set<ReturnType<typeof start>>()
  afterAll(() => {
    for (const child of children) child.kill('SIGKILL')
  })

  it('cannot have the same file, and the second writes nothing', async () => {
    const file = join(path, 'shared.nightdesk')
    const holder = start('hold', file)
    children.add(holder)
    expect(await firstLine(holder)).toBe('opened')
    const bytes = digest(file)
    expect((await outcomeOf(start('open', file))).lines).toEqual(['inUse'])
    await expect(openStore(file)).rejects.toMatchObject({
      code: 'inUse',
      message: expect.stringContaining('already open'),
    })
    expect(digest(file)).toBe(bytes)
    const gone = outcomeOf(holder)
    holder.kill('SIGKILL')
    await gone
    expect((await outcomeOf(start('open', file))).lines).toEqual(['opened'])
  })
})
