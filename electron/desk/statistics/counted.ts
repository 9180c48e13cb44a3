/** Games added up: by rules and set-up, and by player. */
import { getOwn } from '../../../engine/ruleset/catalogue.ts'
import { spokenIn } from '../../../engine/ruleset/spoken-in.ts'
import { sentenceCase, text } from '../../../engine/text/span.ts'
import { roleName, spaced } from '../../../engine/why/speaker.ts'
import { sideMarkOf, sideOf } from '../library/side.ts'
import { language, say, wordsOf } from '../words/say.ts'
import type { Lengths, PlayerCounted, SidesCounted } from './answers.ts'
import { byName, type People } from './people.ts'
import { folded, type Told } from './told.ts'

/** Games of the same roles, or of the same text of a set-up, are of one set-up. */
const setupKey = ({ setup }: Told): string => JSON.stringify(setup)

/** By rules, and by set-up where there are several of them. */
export function sidesCounted(games: readonly Told[]): SidesCounted[] {
  return mostFirst(grouped(games, ({ system }) => system.id)).flatMap(ofRules => {
    const bySetup = mostFirst(grouped(ofRules, setupKey))
    return [
      sidesOf(ofRules),
      ...(bySetup.length > 1 ? bySetup.map(some => ({ ...sidesOf(some), setup: setupSaid(some[0]!) })) : []),
    ]
  })
}

function sidesOf(games: readonly Told[]): SidesCounted {
  const { system } = games[0]!
  const { factions: names } = wordsOf(system)
  const there = new Set(games.flatMap(({ factions }) => factions))
  const inFamilies = games.filter(({ hasFamilies }) => hasFamilies)
  const order = [...new Set([...Object.keys(system.factions), ...there])].filter(faction => there.has(faction))
  return {
    system: system.id,
    systemName: spokenIn(system, language()).name,
    games: games.length,
    sides: [
      ...order.map(faction => ({
        name: capital(getOwn(names, faction) ?? spaced(faction)),
        mark: sideMarkOf(system, faction),
        games: games.filter(({ factions }) => factions.includes(faction)).length,
        wins: games.filter(({ won }) => won.factions.includes(faction)).length,
      })),
      ...(inFamilies.length ? [familiesOf(inFamilies)] : []),
    ],
    otherwise: games.filter(({ people, won: { families } }) => !families && !people.some(({ won }) => won)).length,
    phases: lengthsOf(games.map(({ phases }) => phases)),
    days: lengthsOf(games.map(({ days }) => days)),
  }
}

/** Families win across sides, and are called otherwise in every game: all of them are one line. */
const familiesOf = (games: readonly Told[]): SidesCounted['sides'][number] => ({
  name: say('statistics.families'),
  mark: { side: 'other', nth: 0 },
  games: games.length,
  wins: games.filter(({ won }) => won.families).length,
})

/** What a set-up is called: by its name, or the remark with which its text begins; else by its roles. */
export function setupSaid({ setup, system, players }: Told): string {
  if ('text' in setup) {
    const [, name] = /^name:[ \t]*(\S.*)$/m.exec(setup.text) ?? /^#[ \t]*(\S.*)/.exec(setup.text) ?? []
    return name?.trim().replace(/^(["'])(.*)\1$/, '$2') ?? say('statistics.drawn', { count: players })
  }
  const words = wordsOf(system)
  const called = setup.roles.map(roles => roles.map(role => roleName(role, words)).join(' + '))
  const counts = new Map<string, number>()
  for (const role of called) counts.set(role, (counts.get(role) ?? 0) + 1)
  return [...counts].map(([role, count]) => (count > 1 ? `${count} ${role}` : role)).join(', ')
}

function lengthsOf(numbers: readonly number[]): Lengths {
  const sorted = numbers.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  const middle = sorted.length % 2 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2
  return { shortest: sorted[0]!, middle, longest: sorted.at(-1)! }
}

/** Everybody who sat in one of the games, by name. @param games the newest first: names are written as there */
export function playersCounted(games: readonly Told[], people: People): PlayerCounted[] {
  const players = new Map<string, PlayerCounted>()
  const persons = byName(people)
  const counted = (name: string): PlayerCounted => {
    const [called = name, ...names] = persons.get(folded(name)) ?? []
    const player = players.get(folded(called)) ?? { ...nothing, name: called, names, sides: { ...nothing.sides } }
    players.set(folded(called), player)
    return player
  }
  for (const { system, people, former, ballots } of games) {
    for (const { name, faction, won, end } of people) {
      const player = counted(name)
      player.games++
      player.sides[sideOf(system, faction)]++
      player[end]++
      if (won) player.wins++
    }
    for (const name of former) counted(name).replaced++
    for (const { name, right } of ballots) {
      const player = counted(name)
      player.ballots++
      if (right) player.right++
    }
  }
  return [...players.values()].sort(
    (one, other) =>
      other.games - one.games || other.wins - one.wins || (folded(one.name) < folded(other.name) ? -1 : 1),
  )
}

const nothing: Omit<PlayerCounted, 'name' | 'names'> = {
  games: 0,
  replaced: 0,
  wins: 0,
  sides: { town: 0, hostile: 0, other: 0 },
  lived: 0,
  died: 0,
  lynched: 0,
  removed: 0,
  ballots: 0,
  right: 0,
}

function grouped(games: readonly Told[], by: (game: Told) => string): Told[][] {
  const groups = new Map<string, Told[]>()
  for (const game of games) groups.set(by(game), [...(groups.get(by(game)) ?? []), game])
  return [...groups.values()]
}

/** Those that are alike stay as they came. */
const mostFirst = (groups: readonly Told[][]): Told[][] => groups.toSorted((one, other) => other.length - one.length)

const capital = (words: string): string => {
  const [first] = sentenceCase([text(words)])
  return first?.kind === 'text' ? first.text : words
}
