/** Why a ballot does not count, on the screen of the votes: in the words of the system, or as it was said in earlier days. */
import { expect, it } from 'vitest'
import { votesOf } from '../../../../electron/desk/votes/judged.ts'
import { votesView } from '../../../../electron/desk/votes/view.ts'
import { play, type PhasePlayed } from '../../../../engine/cases/play.ts'
import { readCases } from '../../../../engine/cases/read.ts'
import type { Outcome } from '../../../../engine/journal/outcome.ts'
import { systemById, systems } from '../../../../engine/systems/index.ts'
import type { Locale } from '../../../../engine/text/wording.ts'
import { speakerOf } from '../../../../engine/why/speaker.ts'

const written = `case: a ballot is final
system: russian
players: {Max: {role: judge, negative: mafia}, Eve: blocker, Ann: priest, Bob: hero}
others: 7
phases:
  - day: 1
    votes: [Eve Ann, Eve Max]
`

/** The day, played. */
function played(): PhasePlayed {
  const read = readCases(written, 'final.yaml', systems)
  expect(read.problems).toEqual([])
  return play(read.cases[0]!, systemById('russian')!).phases[0]!
}

/** Why the ballots of the day do not count. @param kept why the phase was locked with, where it was */
function whyIn(language: Locale, kept?: string): (string | undefined)[] {
  const system = systemById('russian')!
  const { game, phase, outcome } = played()
  const tally = outcome.tally!
  const uncounted = tally.uncounted.map(one => ({ ...one, why: kept ?? one.why }))
  const shown: Outcome = { ...outcome, tally: { ...tally, uncounted } }
  const speaker = speakerOf(system, game, phase, language)
  const view = votesView({ system, game, phase, outcome: shown, speaker, locked: false }, { revision: 1, phase: 0 })
  return view.ballots.filter(({ standing }) => standing === 'void').map(({ why }) => why)
}

it('is said in the language that is asked for', () => {
  expect(whyIn('en')).toEqual(['a vote is final, and Eve has already voted'])
  expect(whyIn('ru')).toEqual(['голос окончателен, а игрок Eve уже проголосовал'])
})

it('is shown as it stands where an earlier Nightdesk kept a sentence', () => {
  expect(whyIn('ru', 'a ballot is final')).toEqual(['a ballot is final'])
})

it('is a word of its own where an earlier Nightdesk kept one, and no step tells more', () => {
  expect(whyIn('en', 'deadVoter')).toEqual(['dead voter'])
})

it('is judged once, in whichever language it is told', () => {
  const system = systemById('russian')!
  const { game, phase, outcome } = played()
  const [english, russian] = (['en', 'ru'] as const).map(language =>
    votesOf({ system, game, phase, outcome, speaker: speakerOf(system, game, phase, language), locked: false }),
  )
  expect(russian).toBe(english)
  expect(english!.ballots.map(({ ballot, standing, wrong }) => [ballot.for, standing, wrong?.rule])).toEqual([
    ['Ann', 'counts', undefined],
    ['Max', 'void', 'RU-VOTE-1'],
  ])
})

it('is that another took its place, of one that a vote for a dead player took back', () => {
  const { cases, problems } = readCases(
    `case: a vote for the dead takes back
system: rar
options: {day: forum, deadTarget: unvote}
players: {Ann: vanilla, Bob: vanilla, Cat: vanilla, Dee: {role: vanilla, dead: true}, Gus: goon}
phases:
  - day: 1
    votes: [Ann Bob, Gus Bob, Ann Dee]
`,
    'dead.yaml',
    systems,
  )
  expect(problems).toEqual([])
  const { game, phase, outcome } = play(cases[0]!, systemById('rar')!).phases[0]!
  const resolved = { system: systemById('rar')!, game, phase, outcome, locked: false }
  const { ballots } = votesOf({ ...resolved, speaker: speakerOf(resolved.system, game, phase, 'en') })
  expect(ballots.map(({ standing }) => standing)).toEqual(['replaced', 'counts', 'void'])
})
