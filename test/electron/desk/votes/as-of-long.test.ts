/** The count as of any post of a long thread is made of what was read already: the same as if every post up to it were read again. */
import { expect, it } from 'vitest'
import { countAsOf, upTo } from '../../../../electron/desk/votes/day.ts'
import type { ResolvedPhase } from '../../../../electron/desk/library/resolved.ts'
import { decide } from '../../../../engine/game/decide.ts'
import { fold } from '../../../../engine/journal/fold.ts'
import { currentPhase, type Game, type PhaseState, type Posted } from '../../../../engine/journal/state.ts'
import { systemById } from '../../../../engine/systems/index.ts'
import { speakerOf } from '../../../../engine/why/speaker.ts'
import { namedSeat } from '../../../engine/seat.ts'

const system = systemById('rar')!
const ms = 1000

/** A first day of so many players. */
function opened(players: number): Game {
  const seats = Array.from({ length: players }, (_, nth) =>
    nth ? { slot: `Player ${nth}`, role: 'vanilla', faction: 'town' } : { slot: 'Gus', role: 'goon', faction: 'mafia' },
  ).map(namedSeat)
  const made = decide(system, undefined, {
    do: 'create',
    game: { system: system.id, options: { day: 'forum' }, seed: 1, customRoles: {}, customAbilities: {}, seats },
  })
  if ('declined' in made) throw new Error(JSON.stringify(made.declined))
  const day = decide(system, fold(made), { do: 'openPhase', kind: 'day', number: 1 })
  if ('declined' in day) throw new Error(JSON.stringify(day.declined))
  return fold([...made, ...day])
}

/** Talk, votes, votes taken back, attempts that are none and names in doubt; a page of the thread came later than the next. */
function thread({ seats }: Game, length: number): Posted[] {
  let state = 11
  const next = (most: number): number => (state = (state * 48271) % 2147483647) % most
  const name = (): string => seats[next(seats.length)]!.slot
  const posts = Array.from({ length }, (_, nth): Posted => {
    const words = [
      `[quote=${name()}]I do not think that [b]Vote: ${name()}[/b] is right.[/quote]\nHm. ${'Then we talk. '.repeat(next(9))}`,
      `[b]Vote: ${name()}[/b]`,
      '[b]Unvote[/b]',
      `vote: ${name()}`,
      `[b]Vote: ${name().slice(0, 4)}[/b]`,
    ]
    return {
      id: `p${nth + 1}`,
      by: name(),
      text: words[[0, 0, 0, 0, 1, 1, 1, 2, 3, 4][next(10)]!]!,
      at: new Date(Date.UTC(2026, 11, 1, 8) + nth * 20 * ms).toISOString(),
      number: nth + 2,
    }
  })
  const [from, to] = [Math.floor(length / 2), Math.floor(length / 2) + Math.floor(length / 40)]
  return [...posts.slice(0, from), ...posts.slice(to), ...posts.slice(from, to)]
}

function resolvedWith(players: number, length: number, options: Game['options'] = {}): ResolvedPhase {
  const made = opened(players)
  const game = { ...made, options: { ...made.options, ...options } }
  const phase: PhaseState = { ...currentPhase(game)!, posts: thread(game, length) }
  return {
    system,
    game,
    phase,
    outcome: system.resolve(game, phase, { trees: false }),
    speaker: speakerOf(system, game, phase, 'en'),
    locked: false,
  }
}

/** The same phase, of which nothing was read before. */
const anew = (phase: PhaseState): PhaseState => structuredClone(phase)

it.each([{ hammer: true }, { hammer: false }])('is what reading all up to it again gives, with %o', options => {
  const here = resolvedWith(13, 400, options)
  const counts = here.phase
    .posts!.filter((_, place) => place % 9 === 4)
    .map(({ id }) => {
      const then = upTo(here, id)!
      const count = countAsOf(here, then)
      expect(count).toEqual(countAsOf(here, anew(then)))
      return count
    })
  expect(counts.filter(({ totals }) => totals.length > 1).length).toBeGreaterThan(30)
})
