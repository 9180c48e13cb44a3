/** Games at random, of any system: what could be sent in and voted, played phase by phase. */
import fc from 'fast-check'
import type { System } from '../../../engine/ruleset/system.ts'
import type { Answers } from '../../../electron/desk/contract.ts'
import type { Asking } from './help.ts'

export const names = ['Ann', 'Bob', 'Cat', 'Dee', 'Eli', 'Fay', 'Gus', 'Hal']

/** A number below another one, drawn. */
export type Dice = (below: number) => number
export const dice = fc.array(fc.nat({ max: 1_000_000 }), { minLength: 40, maxLength: 90 }).map((numbers): Dice => {
  let at = 0
  return below => numbers[at++ % numbers.length]! % Math.max(1, below)
})
export const pick = <One>(from: readonly One[], roll: Dice): One => from[roll(from.length)]!

export interface Move {
  by: string
  does: string
  to: string[]
  with: Record<string, string>
}
export interface Played {
  kind: string
  number: number
  moves: Move[]
  votes: { by: string; for: string }[]
}

/** Something for each player that could be sent in. */
export const movesOf = (view: Answers['games.get'], kind: string, roll: Dice): Move[] =>
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

export const send = ({ ask }: Asking, game: string, moves: readonly Move[]): Promise<unknown> =>
  moves.reduce<Promise<unknown>>(
    (before, move) => before.then(() => ask('actions.submit', { game, ...move })),
    Promise.resolve(),
  )

/** Ballots of some of the players, where there are such in the phase. */
export const votesOf = (system: System, view: Answers['games.get'], kind: string, roll: Dice): Played['votes'] =>
  view.system.votesIn.includes(kind) && system.votes?.form === 'single'
    ? names.filter(() => roll(4)).map(by => ({ by, for: pick(names, roll) }))
    : []

/** Opens the next phase, sends something in and votes; it stays open. @returns what everybody did */
export async function playOn(asking: Asking, system: System, game: string, roll: Dice): Promise<Played> {
  const { ask } = asking
  const { kind, number } = await ask('phases.next', { game })
  await ask('phases.open', { game, kind, number })
  const view = await ask('games.get', { game })
  const moves = movesOf(view, kind, roll)
  await send(asking, game, moves)
  const votes = votesOf(system, view, kind, roll)
  for (const ballot of votes) await ask('votes.cast', { game, ...ballot })
  return { kind, number, moves, votes }
}

/** @returns what everybody did, phase by phase */
export async function play(
  asking: Asking,
  system: System,
  game: string,
  phases: number,
  roll: Dice,
): Promise<Played[]> {
  const all: Played[] = []
  for (let index = 0; index < phases; index++) {
    all.push(await playOn(asking, system, game, roll))
    await asking.ask('phases.lock', { game })
  }
  return all
}

export async function begin({ ask }: Asking, system: System, seats: { name: string; role: string }[]): Promise<string> {
  const { game } = await ask('games.create', { name: system.id, system: system.id })
  await ask('roster.set', { game, seats })
  return game
}

/** What came of every phase, in every byte that is shown. */
export async function outcomes({ ask }: Asking, game: string): Promise<unknown> {
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
