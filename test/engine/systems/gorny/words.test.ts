/** What the host reads of a vote that fell short: whose votes it lacked, where these would have been enough. */
import { describe, expect, it } from 'vitest'
import { play } from '../../../../engine/cases/play.ts'
import { readCases } from '../../../../engine/cases/read.ts'
import { gorny } from '../../../../engine/systems/index.ts'
import { plainOf } from '../../../../engine/text/span.ts'
import { sayAnswer } from '../../../../engine/why/answer.ts'
import { textTree } from '../../../../engine/why/print.ts'
import { speakerOf } from '../../../../engine/why/speaker.ts'

/** Why Hal was not lynched, in one line, and the whole tree. */
function whyNot(votes: string, others = 0): { line: string; tree: string } {
  const players = '{Ann: vanilla, Bob: vanilla, Cat: vanilla, Ted: treestump, Hal: hitman}'
  const { cases } = readCases(
    `case: here\nsystem: gorny\nplayers: ${players}\nothers: ${others}\nphases: [{day: 1, votes: [${votes}]}]`,
    'here.yaml',
    [gorny],
  )
  const { game, phase, outcome } = play(cases[0]!, gorny).phases[0]!
  const { reason } = outcome.questions.find(({ claim }) => claim.is === 'dies' && claim.who === 'Hal')!
  const speaker = speakerOf(gorny, game, phase, 'en', outcome)
  return { line: plainOf(sayAnswer(reason!, speaker)), tree: textTree(reason!, speaker, { rules: false }) }
}

describe('a vote that fell short', () => {
  it('names the vote that was taken back, or given to somebody else', () => {
    expect(whyNot('Ann Hal, Bob Hal, Cat Hal, Cat unvote').line).toBe(
      'Hal would have been lynched, but Cat took back the vote for Hal.',
    )
    expect(whyNot('Ann Hal, Bob Hal, Cat Hal, Cat Bob').line).toBe(
      'Hal would have been lynched, but Cat voted for Bob instead.',
    )
  })

  it('names the voter who has none', () => {
    expect(whyNot('Ann Hal, Bob Hal, Ted Hal').line).toBe('Hal would have been lynched, but Ted is a treestump.')
  })

  it('counts nobody twice, and names no vote that would not have been enough', () => {
    const back = whyNot('Ann Hal, Ann Bob, Ann Hal, Bob Hal').tree
    expect(back.match(/Ann voted for Hal/g)).toHaveLength(1)
    expect(back).not.toContain('instead')
    expect(whyNot('Ann Hal, Ted Hal', 4).tree).not.toContain('treestump')
  })
})
