/**
 * Games of every system at random that two hosts went on with: merged by either of them they are the same game, and afterwards
 * neither has anything new for the other.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { systems } from '../../../../engine/systems/index.ts'
import { newDesk, type Asking } from '../help.ts'
import { begin, dice, movesOf, names, outcomes, pick, play, playOn, send, type Dice } from '../random-game.ts'
import { roundsOf } from '../../../../tools/level.mjs'

const [host, cohost] = [await newDesk(), await newDesk()]
/** More of them by hand: `NIGHTDESK_ROUNDS=50`. */
const runs = roundsOf(import.meta.filename)(12)

async function handed(from: Asking, to: Asking, game: string): Promise<string> {
  const { text } = await from.ask('games.export', { game })
  return (await to.ask('games.import', { text })).game
}

type Way = 'ours' | 'theirs' | 'both'
const mirrored = { ours: 'theirs', theirs: 'ours', both: 'both' } as const

/** Merges a copy into a game. @param choose what holds where both said different things @returns what was chosen */
async function merged(
  { ask }: Asking,
  game: string,
  copy: string,
  choose: (key: string, ways: readonly Way[]) => Way,
): Promise<Map<string, Way>> {
  const { differences, changed } = await ask('merge.view', { game, copy })
  const chosen = new Map(differences.map(({ key, ways }) => [key, choose(key, ways)]))
  if (changed) await ask('merge.accept', { game, copy, chosen: [...chosen].map(([key, as]) => ({ key, as })) })
  return chosen
}

describe.each(systems.map(system => [system.id, system] as const))('a game of %s', (_, system) => {
  it('is the same whoever merges, and then has nothing new for the other', async () => {
    let [differed, later] = [0, 0]
    const goOn = async (at: Asking, game: string, roll: Dice): Promise<void> => {
      const view = await at.ask('games.get', { game })
      await send(at, game, movesOf(view, view.phases.at(-1)!.kind, roll).slice(0, 4))
    }
    await fc.assert(
      fc.asyncProperty(dice, dice, async (roll, other) => {
        const seats = names.map(name => ({ name, role: pick(Object.keys(system.roles), roll) }))
        const game = await begin(host, system, seats)
        await play(host, system, game, roll(3), roll)
        await playOn(host, system, game, roll)
        const there = await handed(host, cohost, game)
        await goOn(host, game, roll)
        await goOn(cohost, there, other)
        if (roll(2)) {
          // The co-host closes the phase, and the next one has begun.
          await cohost.ask('phases.lock', { game: there })
          await playOn(cohost, system, there, other)
          later++
        }
        const [mine, yours] = [await handed(cohost, host, there), await handed(host, cohost, game)]
        const chosen = await merged(host, game, mine, (_, ways) => pick(ways, roll))
        differed += chosen.size
        await merged(cohost, there, yours, key => mirrored[chosen.get(key)!])
        const both = await outcomes(host, game)
        expect(await outcomes(cohost, there), 'whoever merges').toEqual(both)

        expect(await host.ask('merge.view', { game, copy: mine }), 'the same copy again').toMatchObject({
          changed: false,
          undecided: 0,
        })
        const again = await handed(host, cohost, game)
        expect(await cohost.ask('merge.view', { game: there, copy: again })).toMatchObject({ changed: false })
        await host.ask('log.undo', { game })
        await host.ask('log.redo', { game })
        expect(await outcomes(host, game), 'undone and redone').toEqual(both)
      }),
      { numRuns: runs, endOnFailure: true },
    )
    console.log(`${system.id}: ${runs} games merged, ${differed} differences, ${later} with a later phase`)
  })
})
