/** Games of every system at random, with a past of their own, go to another workspace and come back without loss. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { systems } from '../../../../engine/systems/index.ts'
import { newDesk, standing } from '../help.ts'
import { begin, dice, movesOf, names, outcomes, pick, play, playOn, send } from '../random-game.ts'
import { roundsOf } from '../../../../tools/level.mjs'

/** More of them by hand: `NIGHTDESK_ROUNDS=50`. */
const runs = roundsOf(import.meta.filename)(12)
const here = await newDesk()
const { ask } = here

describe.each(systems.map(system => [system.id, system] as const))('a game of %s', (_, system) => {
  it('that was mended, undone, edited and sent is the same elsewhere, to the byte of its file and at each step back', async () => {
    let steps = 0
    await fc.assert(
      fc.asyncProperty(dice, async roll => {
        const there = await newDesk()
        const seats = names.map(name => ({ name, role: pick(Object.keys(system.roles), roll) }))
        const game = await begin(here, system, seats)
        const played = await play(here, system, game, 1 + roll(3), roll)
        const at = roll(played.length)
        const { game: past } = await ask('mend.begin', { game, phase: at, reason: 'x' })
        await send(here, past, movesOf(await ask('games.get', { game }), played[at]!.kind, roll).slice(0, 2))
        // Half of them are accepted; the others go along as they are under way.
        const { phases, changed } = await ask('mend.view', { game: past })
        for (const { key, ways } of phases.flatMap(({ misfits }) => misfits))
          await ask('mend.decide', { game: past, key, as: pick(ways, roll).id })
        const isAccepted = changed && roll(2) === 0 && !(await ask('mend.view', { game: past })).undecided
        if (isAccepted) await ask('mend.accept', { game: past })
        await playOn(here, system, game, roll)
        for (let back = roll(4); back > 0; back--) await ask('log.undo', { game })
        if (roll(2)) await ask('log.redo', { game }).catch(() => undefined)
        for (const { id } of (await ask('posts.view', { game, phase: 0 })).posts.slice(0, 3)) {
          await ask('posts.edit', { game, phase: 0, post: id, text: `${roll(1000)} "\r\n🐺` })
          await ask('posts.sent', { game, phase: 0, post: id, sent: true, link: 'https://forum.example/1' })
        }
        await ask('games.note', { game, note: 'ё \\u0000 "' })

        const { text } = await ask('games.export', { game })
        const { game: copy } = await there.ask('games.import', { text })
        expect(copy).toBe(game)
        expect((await there.ask('games.export', { game })).text, 'its file').toBe(text)
        expect(await standing(there, game)).toEqual(await standing(here, game))
        expect(await outcomes(there, game)).toEqual(await outcomes(here, game))
        expect(await there.ask('log.view', { game })).toEqual(await ask('log.view', { game }))
        if ((await ask('games.get', { game })).mending) {
          const pasts = [await ask('mend.view', { game }), await there.ask('mend.view', { game })]
          expect(pasts[1]).toEqual(pasts[0])
        }
        while ((await ask('games.get', { game })).undo !== undefined && steps % 40 < 39) {
          steps++
          for (const at of [here, there]) await at.ask('log.undo', { game })
          expect(await standing(there, game)).toEqual(await standing(here, game))
        }
        steps++
        await there.desk.close()
      }),
      { numRuns: runs, endOnFailure: true },
    )
    console.log(`${system.id}: ${runs} games taken elsewhere, ${steps} steps back`)
  })
})
