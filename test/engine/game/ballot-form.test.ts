import { describe, expect, it } from 'vitest'
import { readCases } from '../../../engine/cases/read.ts'
import { play } from '../../../engine/cases/play.ts'
import { decide } from '../../../engine/game/decide.ts'
import { systems } from '../../../engine/systems/index.ts'
import { gorny } from '../../../engine/systems/index.ts'
import { mafia1923 } from '../../../engine/systems/mafia1923/index.ts'

const players: Readonly<Record<string, string>> = {
  gorny: '{Ann: vanilla, Bob: vanilla}',
  mafia1923: '{Ann: {role: townsperson, family: Rossi}, Bob: {role: townsperson, family: Rossi}}',
}

const written = (system: string, vote: string): string =>
  `case: a ballot\nsystem: ${system}\nplayers: ${players[system]!}\nphases: [{day: 1, votes: [${vote}]}]`

const problems = (system: string, vote: string): string[] =>
  readCases(written(system, vote), 'here.yaml', systems).problems.map(
    ({ message, remedy }) => `${message.en} → ${remedy?.en ?? ''}`,
  )

describe('a ballot of another form than the rules have', () => {
  it.each(['Ann Bob', '{by: Ann, for: Bob}'])('is refused in a case: %s', vote => {
    expect(problems('mafia1923', vote)).toEqual([
      'A vote in Mafia 1923 names a family and a player. → write {by: …, family: …, individual: …}',
    ])
  })

  it('is refused where one player is voted for', () => {
    expect(problems('gorny', '{by: Ann, individual: Bob}')).toEqual([
      `A vote in ${gorny.name} names one player. → write for: NAME`,
    ])
  })

  it('is taken where it is one half, or taken back', () => {
    expect(problems('mafia1923', '{by: Ann, individual: Bob}, {by: Ann, family: Rossi}, Ann unvote')).toEqual([])
    expect(problems('gorny', 'Ann Bob, Ann unvote')).toEqual([])
  })

  it('is declined by the game itself, with the remedy', () => {
    const gameOf = (id: string) => {
      const system = id === 'gorny' ? gorny : mafia1923
      const { cases } = readCases(written(id, ''), 'here.yaml', systems)
      return { system, game: play(cases[0]!, system).phases[0]!.game }
    }
    const family = gameOf('mafia1923')
    expect(decide(family.system, family.game, { do: 'vote', ballot: { id: 'b1', by: 'Ann', for: 'Bob' } })).toEqual({
      declined: {
        en: 'A vote in Mafia 1923 names a family and a player.',
        ru: 'Mafia 1923: в голосе называют семью и игрока.',
      },
      remedy: { en: 'Say which family, and which player.', ru: 'Скажите, какую семью и какого игрока.' },
    })
    const single = gameOf('gorny')
    expect(
      decide(single.system, single.game, { do: 'vote', ballot: { id: 'b1', by: 'Ann', individual: 'Bob' } }),
    ).toMatchObject({
      declined: { en: `A vote in ${gorny.name} names one player.` },
      remedy: { en: 'Say who it is for.' },
    })
    const absent = [
      { id: 'b1', by: 'Ann', family: 'Rosi', individual: 'Bob' },
      { id: 'b1', by: 'Ann', family: 'Rossi', individual: 'Bobb' },
    ].map(ballot => decide(family.system, family.game, { do: 'vote', ballot }))
    expect(absent).toMatchObject([
      { declined: { en: 'There is no family "Rosi".' }, remedy: { en: 'Did you mean "Rossi"?' }, absent: true },
      { declined: { ru: 'Игрока «Bobb» нет.' }, remedy: { ru: 'Имелось в виду «Bob»?' }, absent: true },
    ])
  })
})
