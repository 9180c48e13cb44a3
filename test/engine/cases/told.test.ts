/**
 * What is odd in the words of a case: by rule systems that tell one thing amiss. What is told of every case, `prove`
 * looks at.
 */
import { describe, expect, it } from 'vitest'
import { play } from '../../../engine/cases/play.ts'
import { readCases } from '../../../engine/cases/read.ts'
import { oddlyTold } from '../../../engine/cases/told.ts'
import type { Outcome } from '../../../engine/journal/outcome.ts'
import { all, any } from '../../../engine/reason/reason.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { systems } from '../../../engine/systems/index.ts'
import type { Words } from '../../../engine/text/wording.ts'

const text = `case: x
system: russian
players: {Анна: doctor, Борис: judge, Глеб: {role: witness, negative: mafia}}
phases:
  - night: 1
    actions: [Глеб shoot Борис, Анна heal Анна]
`
const russian = systems.find(({ id }) => id === 'russian')!

/** What is told amiss where the rules are these, as a failure of its case says it. */
function amiss(system: System): string[] {
  const { cases, problems } = readCases(text, 'x', [russian])
  expect(problems).toEqual([])
  return oddlyTold(play(cases[0]!, system)).map(
    ({ phase, at, expected, came }) => `${phase}, ${at}: ${expected}: ${came}`,
  )
}
/** The same rules, whose outcomes say something else. */
const telling = (change: (outcome: Outcome) => Partial<Outcome>): System => ({
  ...russian,
  resolve: (game, phase, asked) => {
    const outcome = russian.resolve(game, phase, asked)
    return { ...outcome, ...change(outcome) }
  },
})
const asking = (outcome: Outcome, ...more: Outcome['questions']): Partial<Outcome> => ({
  questions: [...outcome.questions, ...more],
})
/** The same rules in other words of one language. */
const saying = (locale: 'en' | 'ru', change: (words: Words) => Partial<Words>): System => {
  const { wording } = russian.words
  return {
    ...russian,
    words: {
      ...russian.words,
      wording: { ...wording, [locale]: { ...wording[locale]!, ...change(wording[locale]!) } },
    },
  }
}

describe('a case', () => {
  it('is told in whole words, the same in every language', () => expect(amiss(russian)).toEqual([]))

  it('names no id', () => {
    const claim = { is: 'dies', who: 'nobodyHere' } as const
    const reason = all(claim, { rule: 'host' })
    expect(amiss(telling(outcome => asking(outcome, { claim, holds: true, reason })))).toContain(
      'night 1, told: whole words (en): nobodyHere dies',
    )
  })

  it('speaks Russian in Russian', () => {
    const odd = amiss(saying('ru', ({ deeds }) => ({ deeds: { ...deeds, shoot: '{actor} shoots {first}' } })))
    expect(odd.join('\n')).toMatch(/whole words \(ru\): .*Глеб shoots Борис/)
    expect(odd.filter(line => !line.includes('(ru)'))).toEqual([])
  })

  it('can be told at all', () => {
    const odd = amiss(saying('ru', ({ deeds }) => ({ deeds: { ...deeds, shoot: '{actor' } })))
    expect(odd.join('\n')).toMatch(/night 1, told: words \(ru\): /)
  })

  it('speaks of facts, rules, messages, prompts and draws that the system knows', () => {
    const claim = { is: 'fact', kind: 'moonstruck', of: 'Анна' } as const
    const odd = amiss(
      telling(outcome => ({
        ...asking(outcome, { claim, holds: false, reason: any(claim, { rule: 'RU-NONE-1', also: ['RU-NONE-2'] }) }),
        tells: [{ to: { to: 'player', player: 'Анна' }, kind: 'moon', values: {}, rule: 'RU-NONE-3' }],
      })),
    )
    // Nor is there a word for what is unknown.
    const unknown = odd.filter(line => line.includes('known to the system'))
    for (const what of ['fact moonstruck', 'rule RU-NONE-1', 'rule RU-NONE-2', 'rule RU-NONE-3', 'message moon'])
      expect(unknown).toContain(`night 1, told: known to the system: ${what}`)
    expect(unknown).toHaveLength(5)
    const rolled = amiss(
      telling(() => ({
        rulings: [
          { id: 'moonrise', kind: 'notice', rule: 'RU-NONE-4', actions: [], choices: [], chosen: '', answered: false },
        ],
      })),
    )
    expect(rolled).toContain('night 1, told: known to the system: prompt moonrise')
    expect(rolled).toContain('night 1, told: known to the system: rule RU-NONE-4')
  })
})
