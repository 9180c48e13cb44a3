/** The table of a vote that everybody reads: who voted for whom and how much of it counts, without what nobody may know. */
import { describe, expect, it } from 'vitest'
import { play, type PhasePlayed } from '../../../../engine/cases/play.ts'
import { partsNote } from '../../../../engine/messages/parts.ts'
import { closingOf } from '../../../../engine/messages/report.ts'
import { russian } from '../../../../engine/systems/russian/index.ts'
import { plainOf } from '../../../../engine/text/span.ts'
import type { Locale } from '../../../../engine/text/wording.ts'
import { caseDrawn } from '../../cases/drawn.ts'

/** What stands below the post of a vote, line by line. */
function tableOf({ game, phase, outcome }: PhasePlayed, locale: Locale = 'en'): string[] {
  const words = russian.words.wording[locale]!
  const read = [{ tells: outcome.tells, words, closing: closingOf(russian, phase.kind), removed: [] }]
  return partsNote({ system: russian, game, phase, read, before: [], zone: 'UTC', locale }, ['ballots'])
    .paragraphs.map(plainOf)
    .join('\n')
    .split('\n')
}

const dayOf = (written: Record<string, unknown>): PhasePlayed =>
  play(caseDrawn({ case: 'a vote', system: 'russian', ...written }, russian), russian).phases.at(-1)!
const mafia = (role: string) => ({ role, negative: 'mafia' })
const players = { Ann: 'doctor', Bob: 'maid', Cid: 'detective', Jud: 'judge', Max: mafia('bum') }

describe('below the post of a vote', () => {
  it('stands who voted for whom with what it weighs, those with the most first, in either language', () => {
    const day = dayOf({
      players,
      others: 6,
      options: { autoVotes: 'byHand' },
      phases: [{ day: 2, votes: ['Ann Max', { by: 'Bob', for: 'Max', advance: true }, 'Jud Bob', 'Max Ann'] }],
    })
    const weight = day.outcome.tally!.totals.players.Bob!
    expect(weight).toBeGreaterThan(2)
    expect(tableOf(day)).toEqual([
      'Votes:',
      `Bob: ${weight} votes – Jud × ${weight}`,
      'Max: 2 votes – Ann, Bob (left in advance)',
      'Ann: 1 vote – Max',
    ])
    expect(tableOf(day, 'ru')).toEqual([
      'Голоса:',
      `Bob: ${weight} голосов — Jud × ${weight}`,
      'Max: 2 голоса — Ann, Bob (оставлен заранее)',
      'Ann: 1 голос — Max',
    ])
  })

  it('stands who voted for whom alone, where a game has it so', () => {
    const day = dayOf({
      players,
      others: 6,
      options: { autoVotes: 'byHand', voteTable: 'names' },
      phases: [{ day: 2, votes: ['Ann Max', { by: 'Bob', for: 'Max', advance: true }, 'Jud Bob', 'Max Ann'] }],
    })
    expect(tableOf(day)).toEqual(['Votes:', 'Bob – Jud', 'Max – Ann, Bob (left in advance)', 'Ann – Max'])
    expect(tableOf(day, 'ru')).toEqual(['Голоса:', 'Bob — Jud', 'Max — Ann, Bob (оставлен заранее)', 'Ann — Max'])
  })

  it('stands which votes the host put on somebody, and why as far as everybody saw it', () => {
    const day = dayOf({
      players: { ...players, May: { role: 'hero', title: 'mayor' } },
      phases: [
        {
          day: 2,
          commands: [{ record: 'noWall', values: { player: 'Ann' } }],
          votes: ['Bob May', 'Jud Max', 'May Max', 'Max Jud'],
        },
      ],
    })
    expect(tableOf(day, 'ru')).toEqual(
      expect.arrayContaining([
        'Ann: 1 голос — Ann (нет стенки)',
        'Bob: 1 голос — Bob (был против: May)',
        'Cid: 1 голос — Cid (автоголос)',
      ]),
    )
  })

  it('stands no vote that a black liar slipped in, nor in the sum', () => {
    const written = (slip: boolean) => ({
      players: { ...players, Lia: { role: 'liar', negative: 'mafia' } },
      others: 6,
      options: { autoVotes: 'byHand' },
      phases: [
        {
          day: 2,
          actions: ['Lia compromise Ann', ...(slip ? ['Lia slipBallots Cid'] : [])],
          votes: ['Ann Bob', 'Bob Max', 'Lia Cid', 'Max Cid'],
        },
      ],
    })
    const [with_, without] = [dayOf(written(true)), dayOf(written(false))]
    expect(with_.outcome.tally!.totals.players.Cid).toBe(without.outcome.tally!.totals.players.Cid! + 1)
    expect(tableOf(with_)).toEqual(tableOf(without))
  })

  const barred = (role: string, voteTable: string, weight = 'doctor') =>
    dayOf({
      players: { Ann: 'doctor', Bob: 'maid', Cid: weight, Her: role, Max: mafia('bum') },
      others: 6,
      options: { autoVotes: 'byHand', voteTable },
      phases: [{ day: 2, votes: ['Ann Her', 'Max Her', 'Cid Her', 'Her Bob'] }],
    })
  it.each(['weighed', 'names'])('stands nothing that tells a hidden hero by his barrier (%s)', voteTable => {
    for (const weight of ['doctor', 'judge']) {
      const [hero, other] = [barred('hero', voteTable, weight), barred('doctor', voteTable, weight)]
      expect(hero.outcome.tally!.totals.players.Her).toBeLessThan(other.outcome.tally!.totals.players.Her!)
      for (const locale of ['en', 'ru'] as const) expect(tableOf(hero, locale)).toEqual(tableOf(other, locale))
    }
  })

  it('stands what fell away where a game has it so', () => {
    expect(tableOf(barred('hero', 'left'))).toContain('Her: 2 votes (1 taken off) – Ann, Max, Cid')
    expect(tableOf(barred('hero', 'left'), 'ru')).toContain('Her: 2 голоса (снято: 1) — Ann, Max, Cid')
    expect(tableOf(barred('doctor', 'left'))).toContain('Her: 3 votes – Ann, Max, Cid')
  })

  it('stands that a barrier took votes, and not whose: those of blacks go first', () => {
    const written = (blacks: readonly string[]) => ({
      players: Object.fromEntries(
        Object.entries({ Ann: 'doctor', Bob: 'maid', Cid: 'detective', Her: 'hero', Max: 'bum' }).map(([who, role]) => [
          who,
          blacks.includes(who) ? mafia(role) : role,
        ]),
      ),
      others: 6,
      options: { autoVotes: 'byHand', voteTable: 'left' },
      phases: [{ day: 2, votes: ['Ann Her', 'Max Her', 'Bob Her', 'Her Bob'] }],
    })
    const tables = [['Max'], ['Ann'], ['Ann', 'Bob']].map(blacks => tableOf(dayOf(written(blacks))))
    expect(tables[0]).toContain('Her: 2 votes (1 taken off) – Ann, Max, Bob')
    expect(tables[1]).toEqual(tables[0])
    expect(tables[2]).toEqual(tables[0])
  })

  it('stands nothing where nobody voted', () => {
    expect(tableOf(dayOf({ players, phases: [{ day: 2 }] }))).toEqual([''])
  })
})
