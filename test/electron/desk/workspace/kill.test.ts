/**
 * Killing the process that has the desk, with SIGKILL, in the middle of mixed commands over one file (F1): what it
 * acknowledged is there, and nothing is half there. The judge is the sqlite3 program on a copy, where it is there. 24
 * times; NIGHTDESK_ROUNDS=200 does it as often as that.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../../../../electron/store/driver.ts'
import { openStore } from '../../../../electron/store/open.ts'
import { copyBoth, folder, hasSqlite, secondOpinion } from '../../store/help.ts'
import { momentsOf, seed } from '../../store/moments.ts'
import { outcomeOf } from '../../store/processes.ts'
import { deskAt } from '../help.ts'
import { childrenIn } from './processes.ts'
import { digestOf, type Attempt, type Said } from './child-messages.ts'
import { roundsOf } from '../../../../tools/level.mjs'

const rounds = roundsOf(import.meta.filename)(60)

const { path } = folder()
const file = join(path, 'workspace.nightdesk')

/** What a game has to hold: the types of its events in order, which posts are marked as sent, which texts are edited. */
interface Known {
  events: string[]
  sent: Map<string, boolean>
  drafts: Set<string>
  view?: string
}
const games = new Map<string, Known>()
const known = (game: string): Known => {
  const here = games.get(game) ?? { events: ['gameCreated'], sent: new Map(), drafts: new Set() }
  games.set(game, here)
  return here
}

const seen = { rounds: 0, acknowledged: 0, events: 0, leftJournal: 0, beyond: 0, notOpened: 0, lost: 0 }

/** What a file holds of these games, and how many events of every one. */
async function contents(name: string, touched: readonly string[]): Promise<unknown[][]> {
  const these = touched.map(id => `'${id}'`).join()
  const sql = [
    "SELECT json_array('whole', integrity_check) AS row FROM pragma_integrity_check",
    `SELECT json_array('stray', "table") FROM pragma_foreign_key_check`,
    "SELECT json_array('game', id, events, (SELECT count(*) FROM journal WHERE game = id), (SELECT max(seq) + 1 FROM journal WHERE game = id)) FROM games",
    `SELECT json_array('event', game, seq, type, at) FROM journal WHERE game IN (${these})`,
    `SELECT json_array('locked', game, seq) FROM resolutions WHERE game IN (${these})`,
    `SELECT json_array('post', game, id, sent) FROM posts WHERE game IN (${these})`,
    `SELECT json_array('draft', game, "key") FROM drafts WHERE game IN (${these})`,
  ].join(' UNION ALL ')
  if (hasSqlite)
    return secondOpinion(name, sql)!
      .split('\n')
      .map(line => JSON.parse(line) as unknown[])
  const handle = await openDatabase(name, 'readWrite')
  const rows = await handle.all(sql)
  await handle.close()
  return rows.map(({ row }) => JSON.parse(String(row)) as unknown[])
}

/** Takes in what a process said. @returns the games it touched, and what it was about when it was killed */
function listen(lines: readonly string[]): { touched: string[]; under?: Attempt } {
  const touched = new Set<string>()
  let under: Attempt | undefined
  for (const line of lines) {
    const said = JSON.parse(line) as Said
    if ('refused' in said) throw new Error(said.refused)
    if ('attempt' in said) {
      under = said.attempt
      touched.add(under.game)
      expect(under.revision, 'what is there at the start of a command is what was acknowledged').toBe(
        known(under.game).events.length,
      )
    }
    if ('done' in said) {
      seen.acknowledged++
      keep(under!)
      known(said.done.game).view = said.done.view
      expect(said.done.revision, JSON.stringify(under)).toBe(known(said.done.game).events.length)
      under = undefined
    }
  }
  return { touched: [...touched], ...(under && { under }) }
}

function keep({ game, adds, post, sent, draft }: Attempt): void {
  const here = known(game)
  here.events.push(...adds)
  if (post !== undefined) here.sent.set(post, sent === true)
  if (draft !== undefined) here.drafts.add(draft)
}

/** A journal that has to be played back, by its first bytes. */
const isHot = (name: string): boolean =>
  existsSync(name) && readFileSync(name).subarray(0, 8).toString('hex') === 'd9d505f920a163d7'

async function judge(touched: string[], under: Attempt | undefined): Promise<void> {
  if (isHot(`${file}-journal`)) seen.leftJournal++
  copyBoth(file, `${file}.copy`)
  const rows = await contents(`${file}.copy`, touched)
  const of = (kind: string, game?: string): unknown[][] =>
    rows.filter(([what, id]) => what === kind && (game === undefined || id === game))
  expect([of('whole'), of('stray')]).toEqual([[['whole', 'ok']], []])
  for (const [, game, events, count, end] of of('game')) {
    expect([count, end], 'the journal of a game has as many events as the game says, without a gap').toEqual([
      events,
      events,
    ])
    if (!touched.includes(String(game))) expect(events).toBe(games.get(String(game))?.events.length ?? 1)
  }
  for (const game of touched) {
    const here = known(game)
    const found = of('event', game).sort((a, b) => Number(a[2]) - Number(b[2]))
    const posts = of('post', game).map(([, , id, sent]) => [String(id), sent !== ''] as const)
    const isBeyond =
      under?.game === game
      && (under.adds.length
        ? found.length > here.events.length
        : under.post !== undefined
          ? posts.find(([id]) => id === under.post)?.[1] === under.sent && here.sent.get(under.post) !== under.sent
          : of('draft', game).some(([, , key]) => key === under.draft) && !here.drafts.has(under.draft!))
    if (found.length < here.events.length) seen.lost += here.events.length - found.length
    if (isBeyond) {
      seen.beyond++
      keep(under!)
      delete here.view
    }
    expect(
      found.map(([, , , type]) => type),
      'every acknowledged event, and of the last command all or none',
    ).toEqual(here.events)
    expect(new Map(posts)).toEqual(here.sent)
    expect(new Set(of('draft', game).map(([, , key]) => String(key)))).toEqual(here.drafts)
    expect(
      of('locked', game)
        .map(([, , seq]) => seq)
        .sort(),
      'every lock has kept its result',
    ).toEqual(
      found
        .filter(([, , , type]) => type === 'phaseResolved')
        .map(([, , seq]) => seq)
        .sort(),
    )
    // Neither shows in what is read here whether it was kept: a draft that was there, and a post whose phase came out
    // otherwise since it was sent and that is marked as sent once more.
    const again = under?.post !== undefined && here.sent.get(under.post) === under.sent
    if (under?.game === game && (under.draft !== undefined || again)) delete here.view
  }
}

describe('a process with a desk that is killed', () => {
  it('has kept every change that it acknowledged, and none by half (F1)', async () => {
    const start = await childrenIn(path)
    const chance = momentsOf('play')
    const from = performance.now()
    let next = start('play', file)
    for (let round = 0; round < rounds; round++) {
      seen.rounds++
      const child = next
      next = start('play', file)
      const outcome = outcomeOf(child)
      const kill = (within: number): void => void setTimeout(() => child.kill('SIGKILL'), chance(within))
      child.stdin!.on('error', () => undefined).write('go\n')
      // Some end while they open the file, the others right after they said what they are about to do.
      let words = 2 + Math.floor(chance(24))
      if (round % 8 === 7) kill(150)
      else
        child.stdout!.on('data', (said: string) => {
          if (--words <= 0 && said.slice(said.trimEnd().lastIndexOf('\n') + 1).includes('attempt'))
            kill([4, 20, 80][round % 3]!)
        })
      const { lines, killed } = await outcome
      if (!killed) listen(lines)
      expect(killed).toBe(true)
      if (!lines.length) seen.notOpened++
      const { touched, under } = listen(lines)
      await judge(touched, under)
    }
    next.kill('SIGKILL')
    const took = (performance.now() - from) / 1000
    seen.events = [...games.values()].reduce((sum, { events }) => sum + events.length, 0)

    const desk = await deskAt(file)
    const list = await desk.ask('games.list', {})
    for (const { id, phase, players, living, state } of list) {
      const view = await desk.ask('games.get', { game: id })
      const alive = view.seats.filter(seat => seat.alive).length
      expect([phase, players, living, state], 'what the list says of a game is what the game says').toEqual([
        view.phases.at(-1)?.name,
        view.seats.length,
        alive,
        view.state,
      ])
      if (games.get(id)?.view !== undefined) expect(digestOf(view)).toBe(games.get(id)!.view)
    }
    expect(list.length).toBeGreaterThanOrEqual(games.size)
    const { backups } = await desk.ask('workspace.info', {})
    for (const { path: backup } of backups) {
      const copy = await openStore(backup)
      await copy.check()
      await copy.close()
    }
    console.log(
      `F1 at the desk, NIGHTDESK_SEED=${seed}: ${seen.rounds} rounds, ${seen.acknowledged} commands acknowledged (${seen.events} events in ${games.size} games), ${seen.lost} lost; ${seen.leftJournal} left a journal, ${seen.beyond} had finished one more, ${seen.notOpened} had not opened yet, ${backups.length} backups sound; ${took.toFixed(1)} s, judged by ${hasSqlite ? 'the sqlite3 program' : 'our own driver'}`,
    )
    expect(seen.lost).toBe(0)
  })
})
