/** Looking over all games that are over. */
import { spokenIn } from '../../../engine/ruleset/spoken-in.ts'
import { systems } from '../../../engine/systems/index.ts'
import { StoreError } from '../../store/error.ts'
import type { Answers, CallInput } from '../contract.ts'
import { awayIn } from '../games/away.ts'
import { isSample } from '../games/samples.ts'
import type { Library } from '../library/library.ts'
import { listed } from '../library/summary.ts'
import { knownSystem } from '../known-system.ts'
import { notFound, Refused } from '../refusal.ts'
import { language, say } from '../words/say.ts'
import { offersOf } from './alike.ts'
import type { GameCounted } from './answers.ts'
import { playersCounted, setupSaid, sidesCounted } from './counted.ts'
import { csvOf } from './csv.ts'
import { joined, keepPeople, namesOf, parted, peopleIn } from './people.ts'
import { folded, toldOf, type Told } from './told.ts'

export const statisticsCalls = (library: Library) => ({
  'statistics.view': async ({ system }: CallInput<'statistics.view'>): Promise<Answers['statistics.view']> => {
    if (system !== undefined) knownSystem(system)
    const { over, ...others } = await gamesOver(library)
    const people = await library.store.read(peopleIn)
    const there = new Set(over.map(({ told }) => told.system.id))
    const wanted = over.filter(({ told }) => system === undefined || told.system.id === system)
    const told = wanted.map(one => one.told)
    const games = wanted.map(gameCounted)
    const [sides, players] = [sidesCounted(told), playersCounted(told, people)]
    return {
      systems: systems
        .filter(({ id }) => there.has(id))
        .map(one => ({ id: one.id, name: spokenIn(one, language()).name })),
      games,
      sides,
      players,
      offers: offersOf(
        over.map(one => one.told),
        people,
      ),
      csv: csvOf({ games, sides, players }),
      ...others,
    }
  },

  'statistics.join': async ({
    name,
    with: other,
  }: CallInput<'statistics.join'>): Promise<Answers['statistics.join']> => {
    const { over } = await gamesOver(library)
    const called = namesKnown(over)
    const [one, second] = [called(name), called(other)]
    const names = await library.store.write(async tables => {
      const people = joined(await peopleIn(tables), one, second)
      const all = namesOf(people, one).map(folded)
      for (const { name: game, told } of over) {
        const [first, twice] = told.people.filter(seat => all.includes(folded(seat.name)))
        if (first && twice)
          throw new Refused(
            'declined',
            say('statistics.sameGame', { one: first.name, other: twice.name, game }),
            say('statistics.otherGames'),
          )
      }
      await keepPeople(tables, people)
      return [...namesOf(people, one)]
    })
    library.toldAll()
    return { names }
  },

  'statistics.apart': async ({ name, from }: CallInput<'statistics.apart'>): Promise<Answers['statistics.apart']> => {
    const { over } = await gamesOver(library)
    const called = namesKnown(over)
    const [one, other] = [called(name), called(from)]
    const names = await library.store.write(async tables => {
      const people = parted(await peopleIn(tables), one, other)
      await keepPeople(tables, people)
      return [...namesOf(people, other)]
    })
    library.toldAll()
    return { names }
  },
})

/** Finds a name as it is written in games. @throws Refused where nobody of that name played in one that is over */
function namesKnown(over: readonly Over[]): (name: string) => string {
  const names = over.flatMap(({ told }) => [...told.people.map(one => one.name), ...told.former])
  const known = new Map(names.toReversed().map(name => [folded(name), name]))
  return name => {
    const found = known.get(folded(name))
    if (found === undefined) throw notFound('player', name, [...known.values()])
    return found
  }
}

interface Over {
  id: string
  name: string
  winner: string
  told: Told
}

/** Every game that is over and neither deleted nor a sandbox nor a sample, the one that ended last first; of copies the one that was changed last. */
async function gamesOver(
  library: Library,
): Promise<{ over: Over[]; unfinished: number; copies: string[]; unread: string[] }> {
  const rows = await library.store.read(async tables => {
    const away = await awayIn(tables)
    return (await tables.games.list()).filter(
      ({ id }) => !isSample(id) && [undefined, 'archived'].includes(away.get(id)?.as),
    )
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
