/** A day that is skipped: after a beloved death one night follows another, once. */
import { expect, it } from 'vitest'
import { phaseAfterLast } from '../../../../electron/desk/library/calendar.ts'
import { play } from '../../../../engine/cases/play.ts'
import { readCases } from '../../../../engine/cases/read.ts'
import { systemById, systems } from '../../../../engine/systems/index.ts'

/** Which phase follows each of these. */
function followed(phases: string): string[] {
  const written = `case: a game
system: rar
options: {day: forum}
players: {Ann: {role: vanilla, modifiers: [beloved]}, Bob: vanilla, Cat: vanilla, Dan: vanilla, Eve: vanilla, Gus: goon}
phases: [${phases}]
`
  const read = readCases(written, 'game.yaml', systems)
  expect(read.problems).toEqual([])
  const system = systemById('rar')!
  return play(read.cases[0]!, system).phases.map(({ after }) => {
    const { kind, number } = phaseAfterLast(system, after)
    return `${kind} ${number}`
  })
}

it('is the one after the night, where somebody beloved is lynched', () => {
  expect(followed('{day: 1, votes: [Bob Ann, Cat Ann, Dan Ann, Gus Ann]}, {night: 1}, {night: 2}')).toEqual([
    'night 1',
    'night 2',
    'day 2',
  ])
})

it('is the one after the night in which somebody beloved is killed', () => {
  expect(followed('{night: 1, actions: [Gus factionKill Ann]}, {night: 2}, {day: 1}')).toEqual([
    'night 2',
    'day 1',
    'night 3',
  ])
})

it('is none where somebody else dies', () => {
  expect(followed('{night: 1, actions: [Gus factionKill Bob]}')).toEqual(['day 1'])
})
