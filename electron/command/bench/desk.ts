/** What a host waits for behind the window: opening a long game, a year of games in the list, a changed action with its tree. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GameEvent } from '../../../engine/journal/event.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import type { Answers, CallInput, CallName } from '../../desk/contract.ts'
import { openDesk } from '../../desk/open.ts'
import type { StartThread } from '../../desk/reading/thread.ts'
import { Dice } from './dice.ts'
import { families } from './families.ts'
import { spread, type Spread } from './measure.ts'

export interface DeskMeasured {
  says: string
  times: number
  ms: Spread
}

const players = 25
const longGame = 5000
const yearOfGames = 100

export async function measureDesk(system: System, quick: boolean): Promise<DeskMeasured[]> {
  const folder = mkdtempSync(join(tmpdir(), 'nightdesk-bench-'))
  const file = join(folder, 'bench.nightdesk')
  try {
    const filled = await opened(file)
    for (let game = 0; game < yearOfGames; game++)
      await filled.call('games.import', { text: exported(`g${game}`, longJournal(system, 50)) })
    await filled.call('games.import', { text: exported('long', longJournal(system, longGame)) })
    await filled.call('games.import', { text: exported('night', nightOf(system, 0)) })
    await filled.close()
    const rounds = quick ? 3 : 20
    return [
      await repeated(`open the file and list ${yearOfGames + 2} games`, rounds, () =>
        fresh(file, async ({ call }) => void (await call('games.list', {}))),
      ),
      await repeated(`open the file and a game of ${longGame} events, with its last night`, rounds, () =>
        fresh(file, async ({ call }) => {
          const { phases } = await call('games.get', { game: 'long' })
          await call('night.view', { game: 'long', phase: phases.length - 1 })
        }),
      ),
      ...(await changes(file, quick ? 10 : 200)),
      ...(await mendings(file, system, quick ? 3 : 20)),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** An action is ruled on, or switched off, and its night and a tree are asked for again. */
async function changes(file: string, rounds: number): Promise<DeskMeasured[]> {
  return fresh(file, async ({ call }) => {
    const game = 'night'
    const tree = async (without: string[]): Promise<void> => {
      const { rows } = await call('night.view', { game, phase: 0, without })
      await call('night.tree', { game, phase: 0, without, of: rows.find(({ hasTree }) => hasTree)!.id })
    }
    await tree([])
    return [
      await repeated(
        `rule on an action of ${players} players: kept, resolved, in words, with a tree`,
        rounds,
        async round => {
          await call('actions.override', {
            game,
            id: `a${1 + (round % players)}`,
            holds: round % 2 === 0,
            reason: 'bench',
          })
          await tree([])
        },
      ),
      await repeated(
        `switch an action off at ${players} players: resolved, in words, with a tree`,
        rounds,
        async round => {
          await call('actions.override', { game, id: 'a1', holds: round % 2 === 0, reason: 'bench' })
          const from = performance.now()
          await tree([`a${2 + (round % (players - 2))}`])
          return performance.now() - from
        },
      ),
      await repeated(`the map of a night of ${players} players: resolved anew, in words`, rounds, async round => {
        await call('actions.override', { game, id: 'a1', holds: round % 2 === 0, reason: 'bench' })
        const from = performance.now()
        await call('night.map', { game, phase: 0 })
        return performance.now() - from
      }),
    ]
  })
}

const laterPhases = 5

/** The first night of a game is mended, and every later phase is played again, compared and told. */
async function mendings(file: string, system: System, rounds: number): Promise<DeskMeasured[]> {
  return fresh(file, async ({ call }) => {
    const game = 'mended'
    await call('games.import', { text: exported(game, nightOf(system, 3)) })
    const night = nightOf(system, 3).filter(event => event.type === 'actionReceived')
    for (let number = 1; number <= laterPhases; number++) {
      await call('phases.lock', { game })
      await call('phases.open', { game, kind: 'night', number: number + 1 })
      for (const { by, does, to } of night) await call('actions.submit', { game, by, does, to })
    }
    await call('phases.lock', { game })
    const { game: past } = await call('mend.begin', { game, phase: 0, reason: 'bench' })
    await call('mend.view', { game: past })
    return [
      await repeated(
        `mend night 1 of ${players} players, with ${laterPhases} later phases: played again, compared`,
        rounds,
        async round => {
          await call('actions.override', {
            game: past,
            id: `a${1 + (round % players)}`,
            holds: false,
            reason: 'bench',
          })
          const from = performance.now()
          await call('mend.view', { game: past })
          return performance.now() - from
        },
      ),
    ]
  })
}

export interface Opened {
  call<Name extends CallName>(name: Name, input: CallInput<Name>): Promise<Answers[Name]>
  close(): Promise<void>
}

/** The backend on a file; what it refuses breaks off. */
export async function opened(file: string, thread?: StartThread): Promise<Opened> {
  const desk = await openDesk({
    file,
    thread,
    broken: error => {
      throw error
    },
  })
  return {
    call: async (name, input) => {
      const answer = await desk.dispatch(name, input)
      if (!answer.ok) throw new Error(`${name}: ${answer.message}`)
      return answer.value as never
    },
    close: desk.close,
  }
}

async function fresh<Given>(file: string, work: (desk: Opened) => Promise<Given>): Promise<Given> {
  const desk = await opened(file)
  try {
    return await work(desk)
  } finally {
    await desk.close()
  }
}

/** @param work may tell itself how long it took */
async function repeated(
  says: string,
  times: number,
  work: (round: number) => Promise<number | void>,
): Promise<DeskMeasured> {
  const each: number[] = []
  for (let round = 0; round < times; round++) {
    const from = performance.now()
    const own = await work(round)
    each.push(own ?? performance.now() - from)
  }
  return { says, times, ms: spread(each) }
}

/** A night in which everybody acts, still open. */
export function nightOf(system: System, seed: number): GameEvent[] {
  const family = families['everyone-acts']!
  if (family.kind !== 'random') throw new Error('everyone-acts draws nights')
  return family.make(system, players, new Dice(seed)).events
}

/** Nights with a message to every action, each followed by a day, until there are enough events; the last night is open. */
export function longJournal(system: System, atLeast: number): GameEvent[] {
  const [created, ...night] = nightOf(system, 1)
  const journal: GameEvent[] = [created!]
  for (let number = 1; journal.length < atLeast; number++) {
    if (number > 1) journal.push(ended, { type: 'phaseOpened', kind: 'day', number: number - 1 }, ended)
    for (const event of night) {
      if (event.type === 'phaseOpened') journal.push({ ...event, number })
      else if (event.type === 'actionReceived') {
        const message = `m${event.id}`
        const reading = {
          proposals: [
            {
              by: event.by,
              does: event.does,
              to: event.to,
              with: {},
              spans: [{ start: 0, end: 20 }],
              targets: [],
              confidence: 'sure' as const,
            },
          ],
          doubts: [],
          notes: [],
        }
        journal.push({
          type: 'messageReceived',
          id: message,
          from: event.by,
          sender: event.by,
          body: `Good evening, tonight I would like to use ${event.does} on ${event.to.join(' and ')}, please.`,
          reading,
        })
        journal.push({ ...event, message }, { type: 'orderTaken', message, proposal: 0 })
      }
    }
  }
  return journal
}

const ended: GameEvent = { type: 'phaseResolved', deaths: [], recruited: [], hidden: [], spent: [], told: 6 }

export function exported(id: string, journal: readonly GameEvent[]): string {
  const at = '2026-01-01T00:00:00.000Z'
  return JSON.stringify({
    format: 'nightdesk-game',
    version: 1,
    game: { id, name: id, state: '{}', created: at, changed: at },
    resolutions: [],
    drafts: [],
    messages: [],
    posts: [],
    journal: journal.map((event, index) => ({
      at: new Date(Date.parse(at) + index * 1000).toISOString(),
      type: event.type,
      version: 1,
      event,
    })),
  })
}
