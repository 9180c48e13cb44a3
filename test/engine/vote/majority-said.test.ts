/** How many votes a lynch takes, as hosts write it. */
import { describe, expect, it } from 'vitest'
import { boldInFull } from '../../../engine/rules/style.ts'
import { countThread } from '../../../engine/vote/count-thread.ts'
import { majoritySaid } from '../../../engine/vote/majority-said.ts'
import { people } from './table.ts'

it.each<[string, number | undefined]>([
  ['With 13 alive, it takes 7 to lynch.', 7],
  ['With 13 alive, it is seven to lynch.', 7],
  ['With 9 players living, 5/9 votes are required to lynch.', 5],
  ['With 9 players living it takes 5/9 votes to lynch.', 5],
  ['With 7 alive, it takes 4 players to reach a lynch. Deadline is in (expired on 2013-08-19 22:30:00)', 4],
  ['With 12 votes in play, it will take 7 to lynch and 6 to no lynch.', 7],
  ['7 alive == 4 to lynch && 4 to no-lynch', 4],
  ['With 13 alive, the majority is 7.', 7],
  ['Absolute majority is 5 .', 5],
  ['With 12 living players, a majority consists of 7 votes.', 7],
  ['Players needed to lynch: 6', 6],
  ['Needed to lynch [ 4 ]', 4],
  ['with 3 alive, 2 votes = lynch', 2],
  ['With 11 alive it takes 6 to lynch and 4 to lynch at deadline.', 6],
  ['It takes 4 to eliminate', 4],
  ['It takes 5 votes to hammer.', 5],
  ['With 13 alive, it takes 7[/i] votes to lynch', 7],
  ['With 9 alive, it takes 5 to lynch.\nCorrection: 4 to lynch.', 4],
  ['Для линча нужно 4 голоса.', 4],
  ['Чтобы казнить, нужно 5', 5],
  ['Большинство — 6', 6],
  ['With 13 alive, it takes 7 to No Lynch', undefined],
  ['5 to lynch at deadline', undefined],
  ['Bob is at L-2', undefined],
  ['2 more votes to lynch', undefined],
  ['I want 3 to lynch Bob', undefined],
  ['A lynch needs a majority of 50% + 1', undefined],
  ['It takes more than 50% to lynch', undefined],
  ['Day 3 will end without a majority', undefined],
  ['Votes: 7 to Bob', undefined],
  ['With 5 alive it is 4 to lynch', undefined],
  ['With 6 alive, it takes 3 to lynch', 3],
])('%j says %j', (text, votes) => expect(majoritySaid(text)?.votes).toBe(votes))

describe('a count', () => {
  const posts = (...said: string[]) =>
    said.map((one, at) => ({ id: String(at), by: one.split(': ')[0]!, text: one.slice(one.indexOf(': ') + 2) }))
  const count = (...said: string[]) =>
    countThread(posts(...said), {
      roster: people('Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay'),
      hosts: ['Lee'],
      style: boldInFull,
    })

  it('ends with as many votes as the host says', () => {
    const { majority, standing } = count(
      'Lee: With 6 players alive, it takes 3 to lynch.',
      'Ann: [b]Vote: Bob[/b]',
      'Cat: [b]Vote: Bob[/b]',
      'Dan: [b]Vote: Bob[/b]',
      'Ann: [b]Unvote[/b]',
    )
    expect([majority, standing.hammer?.by, standing.late.length]).toEqual([3, 'Dan', 1])
  })
  it('goes by what was said when a vote was cast, and not by what is said of the next day', () => {
    const { majority, standing } = count(
      'Ann: [b]Vote: Bob[/b]',
      'Cat: [b]Vote: Bob[/b]',
      'Dan: [b]Vote: Bob[/b]',
      'Lee: Day 2. It takes 3 to lynch.',
    )
    expect([majority, standing.hammer]).toEqual([4, undefined])
    expect(count('Lee: With 5 alive, it takes 3 to lynch', 'Ann: [b]Vote: Bob[/b]').majority).toBe(4)
    const rows = 'Vote count\nCat (1): Dan\nNot voting (4): Ann, Bob, Cat, Eve'
    expect(count(`Lee: ${rows}\nWith 5 alive, it takes 3 to lynch`, 'Ann: [b]Vote: Bob[/b]').majority).toBe(3)
    expect(count('Lee: 9 to lynch', 'Ann: [b]Vote: Bob[/b]').majority).toBe(4)
    expect(count('Ann: 2 to lynch', 'Ann: [b]Vote: Bob[/b]').majority).toBe(4)
  })
})
