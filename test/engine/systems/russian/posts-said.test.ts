/** What everybody reads of a day, post by post: nothing is announced twice, and nothing that does not follow. */
import { describe, expect, it } from 'vitest'
import { play, type PhasePlayed } from '../../../../engine/cases/play.ts'
import { messagesOf } from '../../../../engine/messages/report.ts'
import { russian } from '../../../../engine/systems/russian/index.ts'
import { plainOf } from '../../../../engine/text/span.ts'
import { caseDrawn } from '../../cases/drawn.ts'
import { move, votes, type Written } from './vote-written.ts'

/** All that everybody reads, by phase. */
function postsOf(written: Written, locale: 'en' | 'ru'): string[] {
  const { phases } = play(caseDrawn({ case: 'posts', system: 'russian', ...written }, russian), russian)
  return phases.map(({ game, phase, outcome }) =>
    messagesOf(russian, game, phase, outcome, { locale })
      .filter(({ audience }) => audience.to !== 'player')
      .flatMap(({ paragraphs }) => paragraphs.map(plainOf))
      .join('\n'),
  )
}
const times = (posts: readonly string[], said: string): number[] => posts.map(post => post.split(said).length - 1)

const players = {
  ...{ Ann: 'doctor', Bob: 'maid', Cid: 'detective', Her: 'hero', Pri: 'priest' },
  Max: { role: 'bum', negative: 'mafia' },
  Moe: { role: 'journalist', negative: 'maniac' },
} satisfies Written['players']
const level = votes('Ann Max', 'Bob Max', 'Cid Max', 'Her Ann', 'Max Ann', 'Moe Ann', 'Pri Moe')

describe('a revote', () => {
  const written: Written = {
    players,
    phases: [
      { day: 2, votes: level },
      { revote: 2, votes: votes('Bob Max', 'Cid Max', 'Her Ann') },
    ],
  }

  it('is announced once, by the vote that was level, with who is in it', () => {
    const ru = postsOf(written, 'ru')
    expect(times(ru, 'Переголосование: Ann, Max.')).toEqual([1, 0])
    expect(times(ru, 'Голоса разделились поровну')).toEqual([1, 0])
    expect(times(postsOf(written, 'en'), 'Revote between: Ann, Max.')).toEqual([1, 0])
  })

  it('is announced once where a priest forgives, and as no other one', () => {
    const forgiving: Written = {
      players,
      phases: [
        {
          day: 2,
          actions: [move('Pri', 'forgive', 'Max')],
          votes: votes('Ann Max', 'Bob Max', 'Cid Max', 'Pri Max', 'Her Ann', 'Max Ann', 'Moe Ann'),
        },
        { revote: 2, votes: votes('Ann Moe', 'Bob Moe', 'Cid Moe', 'Pri Moe', 'Her Ann', 'Max Ann', 'Moe Ann') },
      ],
    }
    const ru = postsOf(forgiving, 'ru')
    expect(times(ru, 'Начинается переголосование')).toEqual([1, 0])
    expect(times(ru, 'Голоса разделились поровну')).toEqual([0, 0])
    expect(times(postsOf(forgiving, 'en'), 'A revote follows')).toEqual([1, 0])
  })
})

describe('a hero', () => {
  it('is told once who is to die, though a mercy has the votes counted anew', () => {
    const [vote] = play(
      caseDrawn(
        {
          case: 'posts',
          system: 'russian',
          players,
          phases: [
            {
              day: 2,
              actions: [move('Pri', 'forgive', 'Cid')],
              votes: votes('Pri Cid', 'Moe Cid', 'Ann Max', 'Bob Max', 'Cid Max', 'Her Max', 'Max Ann'),
            },
          ],
        },
        russian,
      ),
      russian,
    ).phases as [PhasePlayed]
    expect(vote.outcome.lynched).toEqual(['Max'])
    expect(vote.outcome.tells.filter(({ kind }) => kind === 'heroAsked')).toHaveLength(1)
  })
})

describe('one more vote', () => {
  const lynched = (...blacks: string[]): Written => ({
    players: {
      ...{ Ann: 'doctor', Bob: 'maid', Cid: 'detective', Her: 'hero', Fac: { role: 'actor', faceless: true } },
      ...Object.fromEntries(blacks.map(name => [name, { role: 'bum', negative: 'mafia' }])),
      Moe: { role: 'journalist', negative: 'maniac', dead: true },
    },
    phases: [
      { day: 5, votes: votes('Ann Fac', 'Bob Fac', 'Cid Fac', 'Her Fac', 'Fac Ann', ...blacks.map(by => `${by} Fac`)) },
    ],
  })

  it('is announced once where the faceless was lynched alone', () => {
    expect(times(postsOf(lynched('Max'), 'ru'), 'Сегодня будет дополнительное голосование.')).toEqual([1])
  })

  it('is not announced where the game is over with that lynch', () => {
    const ru = postsOf(lynched(), 'ru')
    expect(ru.join()).toContain('Залинчован игрок:')
    expect(times(ru, 'дополнительное голосование')).toEqual([0])
    expect(times(postsOf(lynched(), 'en'), 'One more vote')).toEqual([0])
  })
})
