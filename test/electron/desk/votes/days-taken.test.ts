/** The screen of the votes in a game whose system brings no day: what it shows once the game takes one. */
import { expect, it } from 'vitest'
import { votesView } from '../../../../electron/desk/votes/view.ts'
import { play } from '../../../../engine/cases/play.ts'
import { readCases } from '../../../../engine/cases/read.ts'
import { systemById, systems } from '../../../../engine/systems/index.ts'
import { speakerOf } from '../../../../engine/why/speaker.ts'

const written = `case: a day
system: rar
options: {day: forum}
players: {Ann: vanilla, Bob: vanilla, Cat: {role: vanilla, modifiers: [voteless]}, Dan: vanilla, Gus: goon}
phases:
  - day: 1
    votes: [Ann Gus, Bob Gus, Cat Gus, Gus Ann, Gus unvote]
`

/** What the screen shows of that day. */
function shown(day: string) {
  const read = readCases(written.replace('forum', day), 'day.yaml', systems)
  expect(read.problems).toEqual([])
  const system = systemById('rar')!
  const { game, phase, outcome } = play(read.cases[0]!, system).phases[0]!
  const speaker = speakerOf(system, game, phase, 'en')
  return votesView({ system, game, phase, outcome, speaker, locked: false }, { revision: 1, phase: 0 })
}

it('counts ballots, says why one does not count, and names who is silent and how many are needed', () => {
  const view = shown('forum')
  expect(view.form?.kind).toBe('single')
  expect(view.form?.rule).toBe('DAY-C1')
  expect(view.needed).toBe(3)
  expect(view.locked_in).toBeUndefined()
  expect(view.lynched).toEqual([])
  expect(view.silent).toEqual(['Dan', 'Gus'])
  expect(view.totals.find(({ of }) => of === 'Gus')).toMatchObject({ votes: 2 })
  expect(view.ballots.flatMap(({ standing, why }) => (standing === 'void' ? [why] : []))).toEqual([
    'Cat is voteless, and has no vote',
  ])
})

it('cites the rule of the days that the game took', () => {
  expect(shown('lock').form?.rule).toBe('GORNY-V1')
})
