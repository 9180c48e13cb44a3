/** A thread of thousands of posts is kept and counted in time that grows as it does. */
import { expect, it } from 'vitest'
import { sortPosts } from '../../../../electron/desk/votes/thread-paste.ts'
import { decide } from '../../../../engine/game/decide.ts'
import { fold } from '../../../../engine/journal/fold.ts'
import { currentPhase, type Game, type Posted } from '../../../../engine/journal/state.ts'
import { systemById } from '../../../../engine/systems/index.ts'
import { cast } from '../../../../engine/vote/cast.ts'
import { growthOf } from '../../growth.ts'
import { namedSeat } from '../../../engine/seat.ts'

const system = systemById('gorny')!
const names = ['Ann', 'Bob', 'Cat', 'Dee', 'Eli']
const seats = names.map(name => namedSeat({ slot: name, role: 'townsperson', faction: 'town' }))
const game = opened()
const phase = currentPhase(game)!

/** A game on its first day. */
function opened(): Game {
  const made = decide(system, undefined, {
    do: 'create',
    game: { system: system.id, options: {}, seed: 1, customRoles: {}, customAbilities: {}, seats },
  })
  if ('declined' in made) throw new Error(JSON.stringify(made.declined))
  const start = fold(made)
  const day = decide(system, start, { do: 'openPhase', kind: 'day', number: 1 })
  if ('declined' in day) throw new Error(JSON.stringify(day.declined))
  return fold([...made, ...day])
}

/** A post for every four characters. */
const postsOf = (text: string): Posted[] =>
  Array.from({ length: text.length / 4 }, (_, index) => ({
    id: `p${index + 1}`,
    by: names[index % names.length]!,
    text: `${index}: [b]Vote: ${names[(index + 1) % names.length]!}[/b]`,
  }))
const size = (characters: number): string => 'post'.repeat(characters / 4)

it('while its posts are sorted into a phase', () => {
  const sort = (text: string): unknown =>
    sortPosts(
      game,
      phase,
      {
        software: 'plain',
        posts: postsOf(text).map((post, at) => ({ ...post, link: `#${at}` })),
        problems: [],
      } as never,
      { hosts: [], zone: 'UTC', pasted: () => undefined },
    )
  expect(growthOf(sort, size)).toBeUndefined()
})

it('while its votes are counted', () => {
  expect(growthOf(text => cast(system, game, { ...phase, posts: postsOf(text) }), size)).toBeUndefined()
})
