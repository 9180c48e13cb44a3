import { describe, expect, it } from 'vitest'
import { checkCase } from '../../../engine/cases/check.ts'
import { readCases } from '../../../engine/cases/read.ts'
import { toy } from './sequence.system.ts'

/** Plays one case of the toy system; its laws have to hold. @returns what came of each phase, and the outcomes */
function played(text: string) {
  const { cases, problems } = readCases(`case: x\nsystem: toy\n${text}`, 'toy.yaml', [toy])
  expect(problems).toEqual([])
  const result = checkCase(cases[0]!, toy)
  expect(result.failures).toEqual([])
  return { reports: result.reports, outcomes: result.played.phases.map(({ outcome }) => outcome), result }
}
const players =
  'players: {Ann: plain, Bob: guard, Cat: jailer, Dan: {role: plain, faction: mafia}, Eve: poisoner, Fay: medic, Gus: driver, Hal: spiteful, Ida: seer, Jon: jailer}\n'

describe('a walk', () => {
  it('keeps a failed attempt in the tree of what it failed to prevent', () => {
    const {
      reports: [night],
      outcomes: [outcome],
    } = played(`${players}phases:\n  - night: 1\n    actions: [Dan hit Ann, Bob guard Ann, Cat hold Bob]`)
    expect(night).toMatchObject({
      deaths: ['Ann'],
      actions: {
        a1: { verdict: 'succeeded', idle: false },
        a2: { verdict: 'failed' },
        a3: { verdict: 'succeeded', idle: false },
      },
    })
    const [attack] = outcome!.questions.find(({ claim }) => claim.is === 'dies')!.reason!.because
    expect(attack!.unless[0]).toMatchObject({
      claim: { is: 'fact', kind: 'guarded', of: 'Ann' },
      holds: false,
      because: [
        {
          action: 'a2',
          holds: false,
          unless: expect.arrayContaining([expect.objectContaining({ holds: true, rule: 'T-HELD' })]) as unknown,
        },
      ],
    })
  })

  it('asks how a slot began where what happens in it happens at once', () => {
    const {
      reports: [night],
    } = played(`${players}phases:\n  - night: 1\n    actions: [Cat hold Jon, Jon hold Cat, Dan hit Ann]`)
    expect(night!.actions).toMatchObject({ a1: { verdict: 'succeeded' }, a2: { verdict: 'succeeded' } })
  })

  it('sends an action where the facts so far send it, and names whoever did', () => {
    const {
      reports: [night],
      outcomes: [outcome],
    } = played(`${players}phases:\n  - night: 1\n    actions: ['Gus swap Ann,Fay', Dan hit Ann, Bob guard Fay]`)
    expect(night).toMatchObject({
      deaths: ['Fay'],
      landed: { a2: ['Fay'], a3: ['Ann'] },
      actions: { a3: { idle: true } },
    })
    expect(JSON.stringify(outcome!.verdicts[1]!.reason!.because[0]!.claim)).toBe(
      JSON.stringify({ is: 'attackedBy', action: 'a2', at: 'Fay' }),
    )
  })

  it('remembers over phases, ends facts by facts, and shows statuses', () => {
    const two = (second: string): string =>
      `${players}phases:\n  - night: 1\n    actions: [Eve poison Ann]\n    expect: {status: {Ann: [poisoned]}}\n  - night: 2\n    actions: [${second}]`
    expect(played(two('')).reports[1]).toMatchObject({ deaths: ['Ann'] })
    const { reports, outcomes } = played(two('Fay cure Ann'))
    expect(reports[1]).toMatchObject({ deaths: [], status: {}, actions: { a1: { verdict: 'succeeded', idle: false } } })
    expect(outcomes[1]!.changes).toMatchObject({ ended: [1], seats: { Ann: { status: [] } } })
  })

  it('lets what follows from a fact follow at once, by a logged draw', () => {
    const {
      reports: [night],
      outcomes: [outcome],
    } = played(`${players}seed: 4\nphases:\n  - night: 1\n    actions: [Dan hit Hal]`)
    expect(night!.deaths).toHaveLength(2)
    expect(outcome!.rolls).toMatchObject([
      { purpose: 'revenge', of: 'Hal', candidates: ['Dan', 'Eve'], result: night!.deaths.find(who => who !== 'Hal') },
    ])
  })

  it('walks again until what reaches back was foreseen', () => {
    const {
      reports: [night],
      outcomes: [outcome],
    } = played(`${players}phases:\n  - night: 1\n    actions: [Bob guard Ann, Dan hit Ann, Eve hit Bob]`)
    expect(night).toMatchObject({
      deaths: ['Ann', 'Bob'],
      actions: { a1: { verdict: 'failed', because: expect.arrayContaining(['T-BACK']) as unknown } },
    })
    expect(outcome!.rulings).toEqual([])
  })

  it('counts uses, those on oneself apart, and refuses what is used up', () => {
    const { reports } = played(
      `${players}phases:\n  - night: 1\n    actions: [Bob guard Bob]\n  - night: 2\n    actions: [Bob guard Bob]\n  - night: 3\n    actions: [Bob guard Ann]\n  - night: 4\n    actions: [Bob guard Ann]`,
    )
    expect(reports.map(({ refused }) => Object.keys(refused).length)).toEqual([0, 1, 0, 1])
    expect(reports[3]!.uses.Bob).toEqual({ guard: 2, 'guard:self': 1 })
  })

  it('tells who learned what, who was stopped, and proposes an end', () => {
    const { reports } = played(
      `${players}phases:\n  - night: 1\n    actions: [Ida look Eve]\n  - night: 2\n    actions: [Ida look Eve, Cat hold Ida]\n  - night: 3\n    commands: [{modkill: Dan}, {modkill: Eve}]`,
    )
    expect(reports[0]!.learned).toEqual({ Ida: [{ look: 'Eve', result: 'poisoner' }] })
    expect(reports[1]!.learned).toEqual({ Ida: [{ look: 'Eve', result: 'noResult' }] })
    expect(reports[2]).toMatchObject({ deaths: ['Dan', 'Eve'], winner: ['town'] })
  })

  it('obeys the host whatever speaks against it', () => {
    const ruled = (holds: boolean, act: string): string =>
      `${players}phases:\n  - night: 1\n    actions: [Dan hit Ann, {id: g, by: Bob, does: guard, to: [Ann]}, ${act}]\n    commands: [{override: g, holds: ${String(holds)}, reason: sent twice}]`
    expect(played(ruled(true, 'Cat hold Bob')).reports[0]!.deaths).toEqual([])
    expect(played(ruled(false, 'Cat hold Eve')).reports[0]!.deaths).toEqual(['Ann'])
  })

  it('forgets what was to last up to a phase that never came', () => {
    const { reports, result } = played(
      `${players}phases:\n  - night: 1\n    actions: [Jon daze Ann]\n    expect: {status: {Ann: [dazed]}}\n  - night: 2\n  - day: 3`,
    )
    expect(reports.map(({ status }) => status)).toEqual([{ Ann: ['dazed'] }, {}, {}])
    expect(result.played.phases[1]!.game.facts).toEqual([])
  })
})
