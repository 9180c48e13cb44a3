import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rar } from '../../../engine/systems/index.ts'
import { messagesOf } from '../../../engine/messages/report.ts'
import { plainOf } from '../../../engine/text/span.ts'
import { sayAnswer } from '../../../engine/why/answer.ts'
import { textTree } from '../../../engine/why/print.ts'
import { sentence } from '../../../engine/why/sentences.ts'
import { nodesOf } from '../../../engine/reason/table.ts'
import { night } from './night.ts'
import { roundsOf } from '../../../tools/level.mjs'

const names = ['Ann', 'Bob', 'Cora', 'Dee', 'Eli', 'Fay', 'Gus']
const roles = Object.keys(rar.roles)
const modifiers = [
  '',
  ' strongWilled',
  ' strongman',
  ' ninja',
  ' loyal',
  ' disloyal',
  ' weak',
  ' macho',
  ' xShot:1',
  ' compulsive',
]
const aims = fc.shuffledSubarray(names, { minLength: 3, maxLength: 3 })

/** Seven players of any roles and modifiers, each of whom does everything possible. */
const anyNight = fc
  .array(fc.record({ role: fc.constantFrom(...roles), modifier: fc.constantFrom(...modifiers), aims }), {
    minLength: names.length,
    maxLength: names.length,
  })
  .map(seats => {
    const players = Object.fromEntries(seats.map(({ role, modifier }, index) => [names[index]!, role + modifier]))
    const actions = seats.flatMap(({ role, aims }, index) => {
      const me = names[index]!
      const { abilities, faction } = rar.roles[role]!
      const able = [...abilities, ...rar.factions[faction]!.abilities].filter(id => !rar.abilities[id]!.passive)
      return able.map(id =>
        [
          me,
          id,
          aims
            .filter(name => name !== me)
            .slice(0, rar.abilities[id]!.targets)
            .join(','),
        ]
          .join(' ')
          .trimEnd(),
      )
    })
    return { players, actions }
  })

describe('whatever the night', () => {
  it('every node has a sentence, and nobody ever reads an id', () => {
    fc.assert(
      fc.property(anyNight, ({ players, actions }) => {
        const { game, phase, outcome, speaker } = night(players, actions)
        const reasons = [...outcome.questions, ...outcome.verdicts].flatMap(({ reason }) => reason ?? [])
        const said = [
          ...nodesOf(reasons).flatMap(({ claim }) =>
            [true, false].map(stands => plainOf(sentence(claim, stands, speaker))),
          ),
          ...reasons.flatMap(reason => [
            plainOf(sayAnswer(reason, speaker)),
            textTree(reason, speaker, { rules: false }),
          ]),
          ...messagesOf(rar, game, phase, outcome).flatMap(({ paragraphs }) => paragraphs.map(plainOf)),
        ]
        for (const words of said)
          expect(words).not.toMatch(/\ba\d+\b|passive|compelled|undefined|\[object|[a-z][A-Z]|[^\s│] {2}|^\s|\s$/)
      }),
      { numRuns: roundsOf(import.meta.filename)(300) },
    )
  })
})
