/** Looking over all games that are over. */
import { spokenIn } from '../../../engine/ruleset/spoken-in.ts'
import { systemById, systems } from '../../../engine/systems/index.ts'
import { StoreError } from '../../store/error.ts'
import type { Answers, CallInput } from '../contract.ts'
import { awayIn } from '../games/away.ts'
import type { Library } from '../library/library.ts'
import { listed } from '../library/summary.ts'
import { notFound, Refused } from '../refusal.ts'
import { language } from '../words/say.ts'
import type { GameCounted } from './answers.ts'
import { playersCounted, setupSaid, sidesCounted } from './counted.ts'
import { csvOf } from './csv.ts'
import { toldOf, type Told } from './told.ts'

export const statisticsCalls = (library: Library) => ({
  'statistics.view': async ({ system }: CallInput<'statistics.view'>): Promise<Answers['statistics.view']> => {
    if (system !== undefined && !systemById(system))
      throw notFound(
        'system',
        system,
        systems.map(({ id }) => id),
      )
    const { over, ...others } = await gamesOver(library)
    const there = new Set(over.map(({ told }) => told.system.id))
    const wanted = over.filter(({ told }) => system === undefined || told.system.id === system)
    const told = wanted.map(one => one.told)
    const games = wanted.map(gameCounted)
    const [sides, players] = [sidesCounted(told), playersCounted(told)]
    return {
      systems: systems
        .filter(({ id }) => there.has(id))
        .map(one => ({ id: one.id, name: spokenIn(one, language()).name })),
      games,
      sides,
      players,
      csv: csvOf({ games, sides, players }),
      ...others,
    }
  },
})

interface Over {
  id: string
  name: string
  winner: string
  told: Told
}

/** Every game that is over and neither deleted nor a sandbox, the one that ended last first; of copies the one that was changed last. */
async function gamesOver(
  library: Library,
): Promise<{ over: Over[]; unfinished: number; copies: string[]; unread: string[] }> {
  const rows = await library.store.read(async tables => {
    const away = await awayIn(tables)
    return (await tables.games.list()).filter(({ id }) => [undefined, 'archived'].includes(away.get(id)?.as))
  })
  const all = rows.sort((a, b) => (a.changed < b.changed ? 1 : -1)).map(listed)
  const over = new Map<string, Over>()
  const copies: string[] = []
  const unread: string[] = all.filter(({ damaged }) => damaged).map(({ name }) => name)
  for (const { id, name, state, winner = '', damaged } of all) {
    if (state !== 'finished' || damaged) continue
    try {
      const told = await toldOf(library, await library.book(id))
      if (over.has(told.origin)) copies.push(name)
      else over.set(told.origin, { id, name, winner, told })
    } catch (error) {
      if (!(error instanceof StoreError || error instanceof Refused)) throw error
      unread.push(name)
    }
  }
  return {
    over: [...over.values()].sort((a, b) => (a.told.ended < b.told.ended ? 1 : -1)),
    unfinished: all.filter(({ state, damaged }) => state !== 'finished' && !damaged).length,
    copies,
    unread,
  }
}

const gameCounted = ({ id, name, winner, told }: Over): GameCounted => ({
  id,
  name,
  systemName: spokenIn(told.system, language()).name,
  setup: setupSaid(told),
  players: told.players,
  phases: told.phases,
  days: told.days,
  winner,
  ended: told.ended,
})
