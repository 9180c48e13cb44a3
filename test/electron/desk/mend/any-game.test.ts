/**
 * Games of every system at random, mended: what is played again is what it would have been, had it been played so from the
 * start; what is mended and mended back has the bytes of before; and undo is one step.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { systems } from '../../../../engine/systems/index.ts'
import { newDesk } from '../help.ts'
import { begin, dice, movesOf, names, outcomes, pick, play, send } from '../random-game.ts'
import { roundsOf } from '../../../../tools/level.mjs'

const desk = await newDesk()
const { ask } = desk
const phases = 4
/** More of them by hand: `NIGHTDESK_ROUNDS=50`. */
const runs = roundsOf(import.meta.filename)(12)

interface Ruled {
  phase: number
  prompt: string
  answer: string
}

/** Decides on everything that no longer fits. @returns on how much, whether all of it stays, and what was ruled that was not asked before */
async function decideAll(game: string): Promise<{ count: number; ruled: Ruled[]; kept: boolean }> {
  let [count, kept] = [0, true]
  const ruled: Ruled[] = []
  for (;;) {
    const open = (await ask('mend.view', { game })).phases
      .flatMap(({ misfits }) => misfits)
      .find(({ decided }) => decided === undefined)
    if (!open) return { count, ruled, kept }
    const as = (open.ways.find(({ id }) => id === 'keep') ?? open.ways[0]!).id
    kept &&= as === 'keep'
    await ask('mend.decide', { game, key: open.key, as })
    count++
    const [, phase, about] = /^asks:(\d+):(.*)$/s.exec(open.key) ?? []
    if (about !== undefined)
      ruled.push({ phase: Number(phase), prompt: (JSON.parse(about) as [string])[0], answer: open.ways[0]!.id })
  }
}

/** Without the rows of actions that were withdrawn: their being there is all that is left of a mending that was mended back. */
const withoutWithdrawn = (all: unknown, at: number, ids: readonly string[]): unknown =>
  (all as { shown: { night: { rows: { action?: string }[] } }[] }).shown.map(({ night, ...rest }, index) => ({
    ...rest,
    night: {
      ...night,
      // Nor is such a phase one in which nothing was sent in.
      ...(index === at && ids.length && { empty: undefined }),
      rows: night.rows.filter(({ action }) => index !== at || action === undefined || !ids.includes(action)),
    },
  }))

describe.each(systems.map(system => [system.id, system] as const))('a game of %s', (_, system) => {
  it('that is mended is the one that was played so from the start, and comes back to the byte', async () => {
    let [decided, otherwise, back] = [0, 0, 0]
    await fc.assert(
      fc.asyncProperty(dice, async roll => {
        const seats = names.map(name => ({ name, role: pick(Object.keys(system.roles), roll) }))
        const game = await begin(desk, system, seats)
        const played = await play(desk, system, game, phases, roll)
        const before = await outcomes(desk, game)
        const at = roll(phases)
        const extra = movesOf(await ask('games.get', { game }), played[at]!.kind, roll).slice(0, 3)

        // The seed of a game is drawn, so the other one is this one, unlocked and typed again.
        const { game: draft } = await ask('mend.begin', { game, phase: at, reason: 'x' })
        await send(desk, draft, extra)
        const { count, ruled, kept } = await decideAll(draft)
        decided += count
        const changed = (await ask('mend.view', { game: draft })).changed
        expect(changed).toBe(extra.length > 0)
        if (!changed) return void (await ask('mend.drop', { game: draft }))
        await ask('mend.accept', { game: draft })
        const mended = await outcomes(desk, game)
        if (JSON.stringify(mended) !== JSON.stringify(before)) otherwise++

        await ask('log.undo', { game })
        expect(await outcomes(desk, game), 'undo is one step').toEqual(before)
        const rows = (await ask('log.view', { game })).filter(({ undone }) => !undone)
        const opened = rows.filter(({ says }) => says.startsWith('Started'))[at]!
        await ask('log.undo', { game, from: opened.seq })
        for (const [index, { kind, number, moves, votes }] of played.entries()) {
          if (index < at) continue
          await ask('phases.open', { game, kind, number })
          await send(desk, game, moves)
          for (const ballot of votes) await ask('votes.cast', { game, ...ballot })
          if (index === at) await send(desk, game, extra)
          for (const { phase, prompt, answer } of ruled)
            if (phase === index) await ask('rulings.answer', { game, prompt, answer })
          await ask('phases.lock', { game })
        }
        expect(await outcomes(desk, game), 'as if played so from the start').toEqual(mended)

        const { game: again } = await ask('mend.begin', { game, phase: at, reason: 'back' })
        const ids = (await ask('inbox.view', { game: again, phase: at })).actions
          .slice(-extra.length)
          .map(({ id }) => id)
        for (const id of ids) await ask('actions.withdraw', { game: again, id })
        const stays = (await decideAll(again)).kept && kept
        await ask('mend.accept', { game: again })
        if (stays) {
          back++
          expect(withoutWithdrawn(await outcomes(desk, game), at, ids), 'mended back to the byte').toEqual(
            withoutWithdrawn(before, at, ids),
          )
        }
        const seatsBack = (one: unknown): unknown => (one as { seats: unknown }).seats
        expect(seatsBack(await outcomes(desk, game)), 'mended back').toEqual(seatsBack(before))
      }),
      { numRuns: runs, endOnFailure: true },
    )
    console.log(
      `${system.id}: ${runs} games mended, ${otherwise} came out otherwise, ${decided} things no longer fitted, ${back} mended back to the byte`,
    )
  })
})
