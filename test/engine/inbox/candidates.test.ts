/** What a question offers where nothing was read: the likeliest first. */
import { describe, expect, it } from 'vitest'
import { deskOf } from './corpus.ts'
import { strangers } from './strangers.ts'
import { read } from './russian-table.ts'
import { reading } from './table.ts'

const players = {
  Vic: 'vigilante',
  Tam: 'tracker',
  Wes: 'watcher',
  Gus: 'goon',
  Bus: 'busDriver',
  Ann: 'vanilla',
  Bob: 'vanilla',
  Cy: 'vanilla',
}
const english = deskOf({ night: 2, players }, 'table')

describe('a message of which no order was read offers what its sender can do with whom it names', () => {
  it.each([
    ['Vic', 'gonna waste Bob tonight I reckon', 'shot · Bob'],
    ['Vic', 'Bob has to go, and it is me who does it', 'shot · Bob'],
    ['Tam', 'sneaking behind Cy in the dark', 'tracking · Cy'],
    ['Wes', 'my telescope points at Bob’s window', 'watch · Bob'],
    ['Gus', 'Ann sleeps with the fishes', 'faction kill · Ann'],
    ['Bus', 'Ann and Bob trade places', 'swap · Ann · Bob'],
  ])('%s: %s', (sender, page, first) => {
    const { proposals, doubts } = reading(sender, page, english)
    expect(proposals).toEqual([])
    expect(doubts.map(({ choices }) => choices[0]?.says)).toEqual([first])
  })
  it.each([
    ['Агата', 'Дмитрий становится Комаром, Комар Дмитрием', 'обмен ролей · Дмитрий · Комар'],
    ['Екатерина', 'дима, режим охраны', 'защита · Дмитрий'],
    ['Багира', 'Дверь открыта для Тимофея', 'ход проститутки · Тимофей'],
    ['Клюква', 'Моя проверка - Агата, вру, Ива', 'чек инквизитора · Ива'],
  ])('%s: %s', (sender, page, first) => {
    const { proposals, doubts } = read(sender, page, strangers)
    expect(proposals).toEqual([])
    expect(doubts.map(({ choices }) => choices[0]?.says)).toEqual([first])
  })
})

it('what is used up or aimed at the dead comes last', () => {
  const holds = ['shoot', 'protect', 'investigate', 'block', 'track', 'watch']
  const jack = { role: 'jackOfAllTrades', holds, uses: { shoot: 1, protect: 1 } }
  const some = deskOf(
    { night: 2, players: { Jax: jack, Ned: { role: 'vanilla', dead: true }, Max: 'vanilla' } },
    'table',
  )
  const { doubts } = reading('Jax', 'Something on Ned or Max tonight', some)
  expect(doubts[0]!.choices.map(({ says }) => says)).toEqual(
    ['Max', 'Ned'].flatMap(name => ['investigation', 'block', 'tracking', 'watch'].map(does => `${does} · ${name}`)),
  )
})
