/**
 * All role lists that can come out of a set-up, each with its exact chance; where there are too many to look at, so many of
 * them drawn by lot, and marked so. And whether each of them has a role for every player.
 */
import type { ProblemFound } from '../cases/problem.ts'
import { bundleSaid, cardKey } from './cards.ts'
import { byKey, everyWay, together, TooMany, type Outcome } from './chance.ts'
import { drawRoles, Undrawable, type Drawn, type Given } from './draw.ts'
import { said } from './problem-words.ts'
import type { Card, Setup } from './setup.ts'

interface Outcomes {
  players: number
  lists: readonly Outcome<readonly Card[]>[]
  /** How many were drawn by lot, where not all were looked at. */
  sampled?: number
}

const mostWays = 20_000
const mostSampled = 4000
const sampleKey = '00000001000000020000000300000004'

/** @throws Undrawable where nothing can be drawn */
export function outcomesOf(setup: Setup, given: Given): Outcomes {
  const { players } = given
  try {
    const ways = everyWay(chance => drawRoles(setup, given, chance), mostWays)
    return { players, lists: lists(ways) }
  } catch (error) {
    if (!(error instanceof TooMany)) throw error
  }
  const chance = byKey(sampleKey, 'outcomes')
  const drawn = Array.from({ length: mostSampled }, () => drawRoles(setup, given, chance))
  const ways = drawn.map(value => ({ value, ways: 1n, of: BigInt(mostSampled) }))
  return { players, lists: lists(ways), sampled: mostSampled }
}

const lists = (ways: readonly Outcome<Drawn>[]): Outcome<readonly Card[]>[] =>
  together(
    ways.map(({ value, ...rest }): Outcome<readonly Card[]> => ({ value: value.cards, ...rest })),
    cards => cards.map(cardKey).sort(byUnits).join(),
  )

const byUnits = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/**
 * What is wrong with a set-up before anybody was dealt anything: seats that do not add up, draws from too little, conditions
 * that nothing meets, for any number of players that it is made for.
 * @param given what holds for each number of players
 * @param chosen each number that may be chosen before the game
 */
export function setupProblems(
  setup: Setup,
  file: string,
  given: Omit<Given, 'players' | 'chosen'>,
  chosen: readonly number[] = chosenIn(setup),
): ProblemFound[] {
  const { line, column } = setup.roles.at
  for (const players of setup.players) {
    const sum = Object.values(setup.sizes).reduce((total, size) => total + size, 0)
    const factions = Object.keys(setup.sizes)
    if (
      factions.length
      && (sum > players || (sum < players && !Object.keys(setup.rest).some(one => !factions.includes(one))))
    )
      return [{ file, line, column, message: said('sizesMiss', { sum, players }), remedy: said('sizesAdd') }]
    for (const choice of chosen) {
      const wrong = wrongFor(setup, { ...given, players, chosen: choice })
      if (wrong) return [{ file, line, column, ...wrong }]
    }
  }
  return []
}

/** What can be chosen before the game, as far as the drawing hangs on it. */
export const chosenIn = ({ asks }: Setup): number[] => {
  const [ask] = asks
  return ask ? Array.from({ length: ask.most - ask.least + 1 }, (_, at) => ask.least + at) : [0]
}

function wrongFor(setup: Setup, given: Given): Pick<ProblemFound, 'message' | 'remedy'> | undefined {
  const { players } = given
  try {
    const odd = outcomesOf(setup, given).lists.find(({ value }) => value.length !== players)
    if (!odd) return undefined
    const count = odd.value.length
    const values = { players, count, roles: bundleSaid(odd.value) }
    return {
      message: count > players ? said('seatsOver', values) : said('seatsUnder', values),
      remedy: said('sayRest'),
    }
  } catch (error) {
    if (!(error instanceof Undrawable)) throw error
    return error.why === 'neverComes'
      ? { message: said('neverComes', { players }), remedy: said('mendNever') }
      : error.why === 'tooFewHere'
        ? { message: said('tooFewHere', { players, roles: bundleSaid(error.cards) }), remedy: said('sayRest') }
        : { message: said('notChosen'), remedy: said('choose') }
  }
}
