/**
 * Games of every system at random, played twice: once with the roles of two silent players swapped. Whatever the swap does
 * not change for all to see, what everybody reads is the same to the byte.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { systems } from '../../../engine/systems/index.ts'
import { newDesk } from './help.ts'
import { begin, dice, movesOf, names, pick, send, votesOf } from './random-game.ts'
import { roundsOf } from '../../../tools/level.mjs'

/** More of them by hand: `NIGHTDESK_ROUNDS=200`. */
const runs = roundsOf(import.meta.filename)(24)
const phases = 3
const [here, there] = [await newDesk(), await newDesk()]

/** The same game in the other workspace, with two roles the other way round; the seed of a game stays. */
async function swapped(game: string, one: string, other: string): Promise<void> {
  const data = JSON.parse((await here.ask('games.export', { game })).text) as {
    journal: { event: { type: string; seats?: Record<string, unknown>[] } }[]
  }
  for (const { event } of data.journal) {
    if (event.type !== 'rosterSet') continue
    const [mine, yours] = [one, other].map(slot => event.seats!.find(seat => seat.slot === slot)!)
    const { slot, name, ...rest } = mine!
    const { slot: otherSlot, name: otherName, ...otherRest } = yours!
    for (const seat of [mine!, yours!]) for (const key of Object.keys(seat)) delete seat[key]
    Object.assign(mine!, { slot, name, ...otherRest })
    Object.assign(yours!, { slot: otherSlot, name: otherName, ...rest })
  }
  await there.ask('games.import', { text: JSON.stringify(data) })
}

describe.each(systems.map(system => [system.id, system] as const))('a game of %s', (_, system) => {
  it('tells everybody the same, whichever of two silent players has which role', async () => {
    let [same, words, dead] = [0, 0, 0]
    await fc.assert(
      fc.asyncProperty(dice, async roll => {
        const seats = names.map(name => ({ name, role: pick(Object.keys(system.roles), roll) }))
        const game = await begin(here, system, seats)
        const first = roll(names.length)
        const quiet = [names[first]!, names[(first + 1 + roll(names.length - 1)) % names.length]!] as const
        const isLoud = (who: readonly string[]): boolean => who.every(one => !quiet.some(silent => silent === one))
        await swapped(game, ...quiet)
        for (let index = 0; index < phases; index++) {
          const { kind, number } = await here.ask('phases.next', { game })
          const view = await here.ask('games.get', { game })
          for (const at of [here, there]) await at.ask('phases.open', { game, kind, number })
          const moves = movesOf(view, kind, roll).filter(({ by, to }) => isLoud([by, ...to]))
          const ballots = votesOf(system, view, kind, roll).filter(({ by, for: on }) => isLoud([by, on]))
          for (const at of [here, there]) {
            await send(at, game, moves)
            for (const ballot of ballots) await at.ask('votes.cast', { game, ...ballot })
            await at.ask('phases.lock', { game })
          }
          // What all can see: who is out, what they were, and how the vote stands: ballots that nobody cast count otherwise for some.
          const isVote = system.votes?.phases.includes(kind) === true
          const facts = async ({ ask }: typeof here): Promise<unknown> => {
            const now = await ask('games.get', { game })
            return [
              now.seats.flatMap(({ slot, alive, role, faction }) => (alive ? [] : [[slot, role, faction]])),
              now.phases.at(-1)!.deaths,
              isVote ? (await ask('votes.view', { game, phase: index })).totals : [],
              (await ask('phases.next', { game })).kind,
            ]
          }
          const [mine, yours] = [await facts(here), await facts(there)]
          if (JSON.stringify(mine) !== JSON.stringify(yours)) return
          dead += (mine as [unknown[]])[0].length
          const told = async ({ ask }: typeof here): Promise<unknown> =>
            (await ask('posts.view', { game, phase: index })).posts
              .filter(({ to }) => to.kind === 'public')
              .map(({ id, title, text, parts }) => ({ id, title, text, parts }))
          const post = await told(here)
          words += JSON.stringify(post).length
          expect(await told(there), `${quiet.join(' and ')} swapped`).toEqual(post)
          same++
        }
      }),
      { numRuns: runs, endOnFailure: true },
    )
    console.log(`${system.id}: ${runs} games, ${same} phases told alike (${words} characters, ${dead} dead told of)`)
    expect(same).toBeGreaterThan(runs / 2)
  })
})
