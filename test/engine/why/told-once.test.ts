/** A deed is told once in a sentence: where an answer tells what undid something, what came of it does not tell it again. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { play } from '../../../engine/cases/play.ts'
import { readCases } from '../../../engine/cases/read.ts'
import { systems } from '../../../engine/systems/index.ts'
import { plainOf } from '../../../engine/text/span.ts'
import { whyInOneLine } from '../../../engine/why/one-line.ts'
import { speakerOf } from '../../../engine/why/speaker.ts'

it.each([
  {
    file: 'conan/votes-count.yaml',
    title: 'Kazuha poisoned who voted for the leader herself takes her own vote along',
    of: 'Ann',
    says:
      'Ann would be lynched with 3 votes, but the vote is tied: Bob votes for Tom, Cat votes for Tom, and Dan votes for '
      + 'Tom; Kaz accompanied Tom, but Gil poisoned Kaz.',
  },
  {
    file: 'mafia1923/role-butler.yaml',
    title: 'a robbed Butler can be poisoned and killed',
    of: 'Bea',
    says: 'Bert slipped Bea poison; Bea would have been immune to poison, but Theo robbed Bea as Thief.',
  },
  {
    file: 'russian/guards-worked.yaml',
    title: 'a black bodyguard cancels the heal',
    of: 'Wim',
    says: 'Wim hears how the attack went: Ada shot Xan; Dan heals Xan, but Wim protects Xan.',
  },
])('of $of: $says', ({ file, title, of, says }) => {
  const system = systems.find(({ id }) => file.startsWith(`${id}/`))!
  const path = `test/cases/${file}`
  const cases = readCases(readFileSync(path, 'utf8'), path, systems).cases.filter(one => one.title === title)
  const phases = cases.flatMap(one => play(one, system).phases)
  const lines = phases.flatMap(({ game, phase, outcome }) =>
    outcome.questions
      .filter(({ claim }) => ('who' in claim && claim.who === of) || ('of' in claim && claim.of === of))
      .map(({ reason }) => plainOf(whyInOneLine(reason!, speakerOf(system, game, phase, 'en', outcome.rolls)))),
  )
  expect(lines).toContain(says)
})
