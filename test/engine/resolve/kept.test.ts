/** Nothing but what a phase was locked with is taken for it. That it is read back as it was kept, `prove` looks at in every case. */
import { describe, expect, it } from 'vitest'
import type { Uncounted } from '../../../engine/journal/outcome.ts'
import { kept, readKept } from '../../../engine/resolve/kept.ts'
import { deepestTree } from '../../../engine/reason/table-shape.ts'
import { night } from '../why/night.ts'

describe('what was kept and changed since', () => {
  const whole = kept(night({ Ann: 'vanilla', Vic: 'vigilante' }, ['Vic shoot Ann']).outcome)
  type Plain = ReturnType<typeof kept>
  const changed = (how: (data: Plain) => void): ReturnType<typeof readKept> => {
    const data = JSON.parse(JSON.stringify(whole)) as Plain
    how(data)
    return readKept(data)
  }
  const last = whole.trees.rows.length - 1

  it.each<[string, (data: Plain) => void, string]>([
    [
      'a rule that is an object',
      ({ trees }) => void Object.assign(trees.rows[0]!, { rule: { a: 1 } }),
      'trees.rows.0.rule',
    ],
    [
      'a claim of no kind',
      ({ trees }) => void Object.assign(trees.rows[0]!.claim, { is: 'toString' }),
      'trees.rows.0.claim.is',
    ],
    [
      'a claim with more in it',
      ({ trees }) => void Object.assign(trees.rows[0]!.claim, { more: [] }),
      'trees.rows.0.claim',
    ],
    ['a cause that is itself', ({ trees }) => void trees.rows[last]!.because.push(last), `trees.rows.${last}`],
    ['a cause before the first', ({ trees }) => void trees.rows[last]!.because.push(-1), `trees.rows.${last}.because`],
    [
      'a root that is not there',
      ({ trees }) => void trees.roots.push(last + 1),
      `trees.roots.${whole.trees.roots.length}`,
    ],
    [
      'a verdict that its causes do not give',
      ({ trees }) => void (trees.rows[last]!.holds = !trees.rows[last]!.holds),
      `trees.rows.${last}.holds`,
    ],
    ['a result without its tree', ({ outcome }) => void (outcome.questions[0]!.root = 999), 'outcome.questions.0.root'],
    ['a word that is a list', ({ outcome }) => void Object.assign(outcome.rolls, [{}]), 'outcome.rolls.0.purpose'],
  ])('%s is not taken for a result', (_, how, place) => {
    const read = changed(how)
    expect('wrong' in read && read.wrong.map(({ path }) => path.join('.')).some(path => path.startsWith(place))).toBe(
      true,
    )
  })

  it.each<[string, Uncounted['why']]>([
    ['a claim', { is: 'fact', kind: 'deadVoter', of: 'Ann' }],
    ['a sentence, as it was said in earlier days', 'the dead have no vote'],
  ])('a ballot that does not count is read with why: %s', (_, why) => {
    const uncounted = [{ ballot: 'b1', rule: 'V', why }]
    const read = changed(({ outcome }) => {
      outcome.tally = { steps: [], totals: { players: {} }, counted: [], uncounted }
    })
    expect('outcome' in read && read.outcome.tally?.uncounted).toEqual(uncounted)
  })

  it('a chain of causes is read to a depth that can be walked, and refused beyond', () => {
    const chain = (length: number): ReturnType<typeof readKept> =>
      changed(({ trees, outcome }) => {
        trees.rows = Array.from({ length }, (_, row) => ({
          claim: { is: 'leftAlone', action: 'a1' },
          rule: 'r',
          need: row ? 1 : 0,
          because: row ? [row - 1] : [],
          unless: [],
          holds: true,
        }))
        trees.roots = [length - 1]
        outcome.questions = []
        outcome.verdicts = []
        delete outcome.winner
      })
    expect('outcome' in chain(deepestTree)).toBe(true)
    expect('wrong' in chain(deepestTree + 1)).toBe(true)
  })
})
