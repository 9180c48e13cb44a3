/** Cases of what comes after the end of a game: who won stands in them, and such a phase stands last. */
import { describe, expect, it } from 'vitest'
import { play } from '../../../engine/cases/play.ts'
import { readCases } from '../../../engine/cases/read.ts'
import { caseFile } from '../../../engine/cases/write.ts'
import { systems } from '../../../engine/systems/index.ts'
import { russian } from '../../../engine/systems/russian/index.ts'

const players = 'case: x\nsystem: russian\nplayers: {Ann: doctor, Bob: bum, Max: {role: hacker, negative: mafia}}\n'
const vote = '{best: 1, actions: [Ann praise Bob, Bob praiseNobody]}'
const read = (text: string) => readCases(text, 'x.yaml', systems)

/** What is wrong with a text, in English; in Russian it says nothing of that. */
function wrong(text: string): string[] {
  const { cases, problems } = read(text)
  expect(cases).toEqual([])
  return problems.map(({ line, message, remedy }) => {
    expect(message.ru).not.toBe(message.en)
    return `${line}: ${message.en} → ${remedy?.en ?? ''}`
  })
}

describe('a case of a game that is over', () => {
  it('is played to its end before the vote that comes after it', () => {
    const { cases } = read(`${players}over: red\nphases: [{night: 1, actions: [Max shoot Ann]}, ${vote}]`)
    const [night, best] = play(cases[0]!, russian).phases
    expect([night!.game.winner, night!.outcome.deaths]).toEqual([undefined, ['Ann']])
    expect([best!.game.winner, best!.outcome.verdicts.map(({ verdict }) => verdict)]).toEqual([
      'red',
      ['succeeded', 'succeeded'],
    ])
  })

  it('is written as it is read', () => {
    const { cases } = read(`${players}over: draw\nphases: [{night: 1}, ${vote}]`)
    const { start, phases } = play(cases[0]!, russian)
    const text = caseFile(russian, start, phases, 'again')
    expect(text).toContain('over: draw')
    expect(read(text).problems).toEqual([])
    expect(play(read(text).cases[0]!, russian).phases.map(({ outcome }) => outcome.tells)).toEqual(
      phases.map(({ outcome }) => outcome.tells),
    )
  })

  it.each([
    [
      `phases: [${vote}]`,
      '4: best comes after the end of the game → write who won: over: red | black | grey | elite | draw',
    ],
    ['over: red\nphases: [{night: 1}]', '4: this case has no phase after the end of the game → add one: best: 1'],
    [`over: read\nphases: [${vote}]`, '4: unknown value "read" for over → did you mean "red"?'],
    [
      `over: red\nphases: [${vote}, {night: 1}]`,
      '5: the game is over, and no night comes after that → write it before best',
    ],
  ])('is refused where it is none: %s', (text, ...says) => {
    expect(wrong(players + text)).toEqual(says)
  })

  it('is none where the rules have nothing that comes after the end', () => {
    const text = 'case: x\nsystem: rar\nplayers: {Ann: vanilla}\nover: town\nphases: [{night: 1}]\n'
    expect(wrong(text)).toEqual(['4: this case has no phase after the end of the game → leave it out'])
  })
})
