/**
 * What is odd in a case besides its words (`told.test.ts`): by rule systems that do one thing amiss. `prove` looks at every
 * case.
 */
import { expect, it } from 'vitest'
import { Conditions } from '../../../engine/cases/causes.ts'
import { observed } from '../../../engine/cases/observers.ts'
import { play } from '../../../engine/cases/play.ts'
import { readCases } from '../../../engine/cases/read.ts'
import type { Outcome } from '../../../engine/journal/outcome.ts'
import type { Game } from '../../../engine/journal/state.ts'
import type { Claim } from '../../../engine/reason/claim.ts'
import { all } from '../../../engine/reason/reason.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { rar, systemById } from '../../../engine/systems/index.ts'

const text = `case: x
system: rar
players: {Ann: vanilla, Dee: doctor, Vic: vigilante}
phases:
  - night: 1
    actions: [Vic shoot Ann, Dee protect Ann]
`
const [russian, gorny] = ['russian', 'gorny'].map(id => systemById(id)!) as [System, System]
const { cases } = readCases(text, 'x', [rar])
const written = cases[0]!
const amiss = (system: System, of = written): string[] =>
  observed(play(of, system), of).map(({ phase, at, expected, came }) => `${phase}, ${at}: ${expected}: ${came}`)

/** The same rules, whose outcomes say something else. */
const telling = (change: (outcome: Outcome) => Partial<Outcome>, more: Partial<System> = {}): System => ({
  ...rar,
  ...more,
  resolve: (game, phase, asked) => {
    const outcome = rar.resolve(game, phase, asked)
    return { ...outcome, ...change(outcome) }
  },
})
const dies: Claim = { is: 'dies', who: 'Ann' }
const asking =
  (reason: NonNullable<Outcome['questions'][number]['reason']>) =>
  ({ questions }: Outcome) => ({
    questions: [...questions, { claim: dies, holds: reason.holds, reason }],
  })

it('nothing is odd in a night as it is', () => expect(amiss(rar)).toEqual([]))

it('a map has a card for each deed', () => {
  const unsent = { action: 'a9', verdict: 'succeeded', idle: false } as const
  expect(amiss(telling(({ verdicts }) => ({ verdicts: [...verdicts, { ...unsent, landed: [] }] })))).toContain(
    'night 1, map: a lane and a column for each card, and a card at either end of each link: a9',
  )
})

it('what is kept is in keys, and is read back', () => {
  expect(amiss(telling(() => ({ hidden: ['nobody at all'] })))).toContain(
    'night 1, kept: keys, and no words but what the case has: nobody at all',
  )
  const odd = amiss(telling(() => ({ hidden: [['Ann']] as never })))
  expect(odd.join('\n')).toMatch(/night 1, kept: read back as it was kept: outcome\.hidden\.0 /)
})

it('whoever is dead stands below the post as dead, and nobody else', () => {
  const unsaid = telling(({ tells }) => ({ tells: tells.filter(({ kind }) => !rar.departures!.died.includes(kind)) }))
  const killed = { ...written, phases: [{ ...written.phases[0]!, actions: written.phases[0]!.actions.slice(0, 1) }] }
  expect(amiss(unsaid, killed)).toContain('night 1, below its post: whoever is dead stands there: Ann')
  const early = telling(() => ({ deaths: [] }))
  expect(amiss(early, killed)).toContain('night 1, below its post: nobody stands there as dead who is not: Ann')
})

it('a table below a post comes to its sums', () => {
  const text = `case: x
system: russian
players: {Анна: doctor, Борис: judge, Вера: blocker}
phases: [{day: 2, votes: [Анна Борис, Вера Борис]}]
`
  const [day] = readCases(text, 'x', [russian]).cases
  expect(amiss(russian, day)).toEqual([])
  const { row } = russian.votes!.table!
  const resolve: System['resolve'] = (...asked) => {
    const outcome = russian.resolve(...asked)
    return { ...outcome, tells: outcome.tells.filter(({ kind }) => kind !== row) }
  }
  expect(amiss({ ...russian, resolve }, day).join('\n')).toContain(
    'day 2, below its post: a table that comes to its sums: Борис 0 of ',
  )
})

it('no secret changes what stands below a post', () => {
  const text = `case: x
system: gorny
players: {Ann: vanilla, Bob: vanilla, Hal: hitman}
phases: [{night: 1, actions: []}]
`
  const [night] = readCases(text, 'x', [gorny]).cases
  expect(amiss(gorny, night)).toEqual([])
  const needed = (game: Pick<Game, 'options'>): number =>
    (game as Game).seats.findIndex(({ role }) => role === 'hitman')
  expect(amiss({ ...gorny, votes: { ...gorny.votes!, needed } }, night).join('\n')).toMatch(
    /^night 1, below its post: the same whatever the secrets \(en\): .*2.* \/ .*1/s,
  )
})

it('a host reads Russian', () => {
  const setup: System['setup'] = () => [
    { rule: 'RAR-1', who: [], says: { en: 'Three are few.', ru: 'Three are few.' } },
  ]
  expect(amiss({ ...rar, setup })).toEqual(['set-up, host: what a set-up breaks, in ru: Three are few.'])
})

it('no claim is because of itself, and no condition holds wherever it stands', () => {
  const night = { is: 'fact', kind: 'moon', of: 'Ann' } as const
  const given = all(night, { rule: 'RAR-1' })
  const circle = all(dies, { rule: 'RAR-1' }, [given, all(dies, { rule: 'RAR-2' })])
  const held = telling(asking(circle), { laws: { ...rar.laws, causes: { news: [], givens: 0.001 } } })
  // A night that is asked as a whole comes back to the same.
  const listed = { ...written, options: {} }
  expect(amiss(held, listed)).toContain('night 1, trees: no claim because of itself: dies (RAR-1)')
  const conditions = new Conditions(held)
  conditions.add(play(listed, held), listed)
  expect(conditions.undecided()[0]).toBe('moon (RAR-1) fails nowhere')
  expect(conditions.undecided().at(-1)).toMatch(/^0\.\d+ of all reasons always hold$/)
})
