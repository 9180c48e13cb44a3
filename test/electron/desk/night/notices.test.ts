/** Notices for the host say whom they are about. */
import { expect, it } from 'vitest'
import { rulingsSaid } from '../../../../electron/desk/night/rulings.ts'
import { play } from '../../../../engine/cases/play.ts'
import { readCases } from '../../../../engine/cases/read.ts'
import { systemById, systems } from '../../../../engine/systems/index.ts'
import { speakerOf } from '../../../../engine/why/speaker.ts'

const written = `case: two of them post at night, one of them twice
system: gorny
players: {Ann: vanilla, Bob: vanilla, Cat: vanilla, Max: goon}
phases:
  - night: 1
    posts: [{by: Bob, text: Hello}, {by: Ann, text: Hi}, {by: Bob, text: Again}]
`

it('name whose posts came at night, each once', () => {
  const system = systemById('gorny')!
  const { cases, problems } = readCases(written, 'posts.yaml', systems)
  expect(problems).toEqual([])
  const { game, phase, outcome } = play(cases[0]!, system).phases[0]!
  const said = rulingsSaid(system, game, outcome, speakerOf(system, game, phase, 'en'))
  expect(said.map(({ says }) => says)).toEqual(['A post was made after the night had begun: Bob and Ann.'])
})
