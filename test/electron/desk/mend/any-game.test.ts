/**
 * Games of every system at random, mended: what is played again is what it would have been, had it been played so from the
 * start; what is mended and mended back has the bytes of before; and undo is one step.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { systems } from '../../../../engine/systems/index.ts'
import type { System } from '../../../../engine/ruleset/system.ts'
import type { Answers } from '../../../../electron/desk/contract.ts'
import { newDesk } from '../help.ts'

const desk = await newDesk()
const { ask } = desk
const names = ['Ann', 'Bob', 'Cat', 'Dee', 'Eli', 'Fay', 'Gus', 'Hal']
const phases = 4
const runs = 3

type Dice = (below: number) => number
const dice = fc.array(fc.nat({ max: 1_000_000 }), { minLength: 40, maxLength: 90 }).map((numbers): Dice => {
  let at = 0
  return below => numbers[at++ % numbers.length]! % Math.max(1, below)
})
const pick = <One>(from: readonly One[], roll: Dice): One => from[roll(from.length)]!

interface Move {
  by: string
  does: string
  to: string[]
  with: Record<string, string>
}
interface Played {
  kind: string
  number: number
  moves: Move[]
  votes: { by: string; for: string }[]
}

/** Something for each player that could be sent in. */
const movesOf = (view: Answers['games.get'], kind: string, roll: Dice): Move[] =>
  view.seats.flatMap(({ slot, abilities }) =>
    abilities.flatMap(({ id, targets, phases: usedIn, keys }): Move[] =>
      roll(3) === 0 || targets > 3 || !usedIn.includes(kind)
        ? []
        : [
            {
              by: slot,
              does: id,
              to: Array.from({ length: targets }, () => pick(names, roll)),
              with: Object.fromEntries(
                keys.flatMap(({ id: key, values }) => (values ? [[key, pick(values, roll)]] : [])),
              ),
            },
          ],
    ),
  )

const send = (game: string, moves: readonly Move[]): Promise<unknown> =>
  moves.reduce<Promise<unknown>>(
    (before, move) => before.then(() => ask('actions.submit', { game, ...move })),
    Promise.resolve(),
  )

/** @returns what everybody did, phase by phase */
async function play(system: System, game: string, roll: Dice): Promise<Played[]> {
  const all: Played[] = []
  for (let index = 0; index < phases; index++) {
    const { kind, number } = await ask('phases.next', { game })
    await ask('phases.open', { game, kind, number })
    const view = await ask('games.get', { game })
    const moves = movesOf(view, kind, roll)
    await send(game, moves)
    const votes =
      view.system.votesIn.includes(kind) && system.votes?.form === 'single'
        ? names.filter(() => roll(4)).map(by => ({ by, for: pick(names, roll) }))
        : []
    for (const ballot of votes) await ask('votes.cast', { game, ...ballot })
    all.push({ kind, number, moves, votes })
    await ask('phases.lock', { game })
  }
  return all
}

async function begin(system: System, seats: { name: string; role: string }[]): Promise<string> {
  const { game } = await ask('games.create', { name: system.id, system: system.id })
  await ask('roster.set', { game, seats })
  return game
}

/** What came of every phase, in every byte that is shown. */
async function outcomes(game: string): Promise<unknown> {
  const { phases: all, seats } = await ask('games.get', { game })
  const shown = []
  for (const { index } of all) {
    const { revision: _, ...night } = await ask('night.view', { game, phase: index })
    const { revision: __, ...votes } = await ask('votes.view', { game, phase: index })
    const { posts } = await ask('posts.view', { game, phase: index })
    shown.push({ night, votes, posts })
  }
  return JSON.parse(JSON.stringify({ shown, seats }).replaceAll(game, 'game'))
}

interface Ruled {
  phase: number
  prompt: string
  answer: string
}

/** Decides on everything that no longer fits. @returns on how much, and what was ruled that was not asked before */
async function decideAll(game: string): Promise<{ count: number; ruled: Ruled[] }> {
  let count = 0
  const ruled: Ruled[] = []
  for (;;) {
    const open = (await ask('mend.view', { game })).phases
      .flatMap(({ misfits }) => misfits)
      .find(({ decided }) => decided === undefined)
    if (!open) return { count, ruled }
    await ask('mend.decide', {
      game,
      key: open.key,
      as: (open.ways.find(({ id }) => id === 'keep') ?? open.ways[0]!).id,
    })
    count++
    const [, phase, about] = /^asks:(\d+):(.*)$/s.exec(open.key) ?? []
    if (about !== undefined)
      ruled.push({ phase: Number(phase), prompt: (JSON.parse(about) as [string])[0], answer: open.ways[0]!.id })
  }
}

describe.each(systems.map(system => [system.id, system] as const))('a game of %s', (_, system) => {
  it('that is mended is the one that was played so from the start, and comes back to the byte', async () => {
    let [decided, otherwise] = [0, 0]
    await fc.assert(
      fc.asyncProperty(dice, async roll => {
        const seats = names.map(name => ({ name, role: pick(Object.keys(system.roles), roll) }))
        const game = await begin(system, seats)
        const played = await play(system, game, roll)
        const before = await outcomes(game)
        const at = roll(phases)
        const extra = movesOf(await ask('games.get', { game }), played[at]!.kind, roll).slice(0, 3)

        // The seed of a game is drawn, so the other one is this one, unlocked and typed again.
        const { game: draft } = await ask('mend.begin', { game, phase: at, reason: 'x' })
        await send(draft, extra)
        const { count, ruled } = await decideAll(draft)
        decided += count
        const changed = (await ask('mend.view', { game: draft })).changed
        expect(changed).toBe(extra.length > 0)
        if (!changed) return void (await ask('mend.drop', { game: draft }))
        await ask('mend.accept', { game: draft })
        const mended = await outcomes(game)
        if (JSON.stringify(mended) !== JSON.stringify(before)) otherwise++

        await ask('log.undo', { game })
        expect(await outcomes(game), 'undo is one step').toEqual(before)
        const rows = (await ask('log.view', { game })).filter(({ undone }) => !undone)
        const opened = rows.filter(({ says }) => says.startsWith('Opened'))[at]!
        await ask('log.undo', { game, from: opened.seq })
        for (const [index, { kind, number, moves, votes }] of played.entries()) {
          if (index < at) continue
          await ask('phases.open', { game, kind, number })
          await send(game, moves)
          for (const ballot of votes) await ask('votes.cast', { game, ...ballot })
          if (index === at) await send(game, extra)
          for (const { phase, prompt, answer } of ruled)
            if (phase === index) await ask('rulings.answer', { game, prompt, answer })
          await ask('phases.lock', { game })
        }
        expect(await outcomes(game), 'as if played so from the start').toEqual(mended)

        const { game: back } = await ask('mend.begin', { game, phase: at, reason: 'back' })
        for (const { id } of (await ask('inbox.view', { game: back, phase: at })).actions.slice(-extra.length))
          await ask('actions.withdraw', { game: back, id })
        await decideAll(back)
        await ask('mend.accept', { game: back })
        const seatsBack = (one: unknown): unknown => (one as { seats: unknown }).seats
        expect(seatsBack(await outcomes(game)), 'mended back').toEqual(seatsBack(before))
      }),
      { numRuns: runs, endOnFailure: true },
    )
    console.log(
      `${system.id}: ${runs} games mended, ${otherwise} came out otherwise, ${decided} things no longer fitted`,
    )
  })
})
