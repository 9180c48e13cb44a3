/** What a tree of reasons is made of, over every case: causes, each said once. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { rootsOf } from '../../../../engine/cases/laws/roots.ts'
import { play } from '../../../../engine/cases/play.ts'
import { readCases } from '../../../../engine/cases/read.ts'
import { conan } from '../../../../engine/systems/conan/index.ts'
import { systems } from '../../../../engine/systems/index.ts'
import { plainOf } from '../../../../engine/text/span.ts'
import { sayAnswer } from '../../../../engine/why/answer.ts'
import type { Reason } from '../../../../engine/reason/reason.ts'
import { speakerOf } from '../../../../engine/why/speaker.ts'
import { nodesOf } from '../../../../engine/reason/table.ts'

const folder = join(import.meta.dirname, '../../../cases/conan')
const cases = readdirSync(folder).flatMap(
  file => readCases(readFileSync(join(folder, file), 'utf8'), file, systems).cases,
)
const phases = cases.flatMap(written => play(written, conan).phases.map(phase => ({ title: written.title, ...phase })))

/** The answers to the questions and actions of the first case written here, by phase. */
function answersOf(text: string): string[][] {
  const { cases, problems } = readCases(text, 'here.yaml', systems)
  expect(problems).toEqual([])
  return play(cases[0]!, conan).phases.map(({ game, phase, outcome }) => {
    const speaker = speakerOf(conan, game, phase, 'en', outcome)
    return [...outcome.questions, ...outcome.verdicts].flatMap(({ reason }) =>
      reason ? [plainOf(sayAnswer(reason, speaker))] : [],
    )
  })
}

const saying = ({ claim }: Reason): string => JSON.stringify(claim)
/** What was so, and what ended it: only what speaks against it says the same, of an earlier moment. */
const isOver = (reason: Reason): boolean =>
  reason.unless.length > 0 && nodesOf(reason.because).every(below => saying(below) !== saying(reason))
const nameOf = ({ claim }: Reason): string =>
  claim.is === 'fact' ? `${claim.kind}${claim.phase === undefined ? '' : ' of an earlier phase'}` : claim.is

describe('a reason of conan', () => {
  it('is never its own cause, save where an earlier moment says so', () => {
    const odd = phases
      // What would undo what makes it goes round in a circle, and says so.
      .filter(({ outcome }) => outcome.rulings.every(({ id }) => id !== 'circle'))
      .flatMap(({ title, outcome }) => {
        const questions = new Set(rootsOf(outcome))
        return nodesOf([...questions])
          .filter(node => !questions.has(node) && !isOver(node))
          .filter(node => nodesOf([node]).some(below => below !== node && saying(below) === saying(node)))
          .map(node => `${title}: ${nameOf(node)} (${node.rule})`)
      })
    expect([...new Set(odd)]).toEqual([])
  })

  it('has no givens but how things stood, and what the host said', () => {
    const seen = new Map<string, { given: number; asked: number }>()
    for (const { outcome } of phases) {
      const nodes = nodesOf(rootsOf(outcome))
      const speaksFor = new Set(nodes.flatMap(({ because }) => because))
      const speaksAgainst = new Set(nodes.flatMap(({ unless }) => unless))
      for (const node of nodes) {
        const isGiven =
          node.holds && !node.because.length && !node.unless.length && speaksFor.has(node) && !speaksAgainst.has(node)
        const counts = seen.get(nameOf(node)) ?? { given: 0, asked: 0 }
        seen.set(nameOf(node), counts)
        if (isGiven) counts.given++
        else counts.asked++
      }
    }
    const givens = [...seen].flatMap(([name, { given, asked }]) => (given && !asked ? [name] : []))
    const remembered = givens.filter(name => name.endsWith(' of an earlier phase'))
    expect(givens.filter(name => !remembered.includes(name)).sort()).toEqual([
      'aboutTo', // an act that names no victim, which nobody tried to stop
      'abroad', // where somebody was as the phase began
      'allDead', // how the game stands in numbers
      'firstInRank',
      'hasItem',
      'hasPill', // of the higher rank, while there are pills
      'leads',
      'letPass', // the host's word
      'lovers',
      'loversLeft',
      'noVoteToLead', // that nobody cast one that counts
      'noVotes', // that nobody cast any that count
      'nobodyNamed', // for the suitcase
      'numbers',
      'oneAhead',
    ])
  })
})

describe('an answer of conan', () => {
  const frightened = `case: a vote lost to fright
system: conan
roles: {phantom: {base: kaitoKid, abilities: [frighten]}}
players: {Hal: phantom, Gil: gin, Tom: civilian, Ann: civilian, Bob: civilian, Cat: civilian}
phases: [{day: 1, actions: [Hal frighten Ann], votes: [Ann Tom, Cat Tom, Bob Gil, Tom Gil], expect: {lynched: [Gil]}}]
`

  it('says of a lynch that hung on a vote who took the vote', () => {
    const [answers] = answersOf(frightened)
    expect(answers).toContainEqual(expect.stringMatching(/^Gil is lynched with 2 votes.*but Hal frightened Ann/))
  })

  it('says of a lynch that hung on nothing but the votes only the votes', () => {
    const [answers] = answersOf(frightened.replace('Cat Tom, ', ''))
    expect(answers).toContain('Gil is lynched with 2 votes.')
  })

  it('names the victim of a crime that somebody is charged with, and of the charge where it does', () => {
    const [, day] = answersOf(`case: charges
system: conan
players: {Meg: megure, Sat: satou, Gil: gin, Ara: araide, Tom: civilian}
phases:
  - {night: 1, actions: [Gil order Tom]}
  - day: 1
    actions: ["Meg arrest Gil charge=killing", "Sat arrest Gil charge=killing against=Ara"]
    expect: {deaths: []}
`)
    expect(day).toContain('Meg went to arrest Gil for killing, but Gil was guilty of killing of Tom.')
    expect(day).toContain('Sat tried to arrest Gil for killing against Ara, but Gil was not guilty.')
  })
})
