/** An ability that may be used more than once a night, ordered for several players in one sentence. */
import { describe, expect, it } from 'vitest'
import { envelopesOf } from '../../../engine/reading/envelopes.ts'
import { readMessage } from '../../../engine/inbox/read.ts'
import { deskOf } from './corpus.ts'

const desk = deskOf(
  {
    night: 2,
    players: {
      Dora: { role: 'doctor', modifiers: ['perNight(2)'] },
      Tia: { role: 'tracker', modifiers: ['perNight(3)'] },
      Vic: 'vigilante',
      Buster: 'busDriver',
      Ann: 'vanilla',
      Bob: 'vanilla',
      Will: 'vanilla',
    },
  },
  'often',
)

function brief(sender: string, page: string): string {
  const { proposals, doubts } = readMessage(envelopesOf(page)[0]!, { ...desk, sender })
  return [...proposals.map(({ does, to }) => `${does} ${to.join(',')}`), ...doubts.map(({ why }) => `?${why}`)].join(
    '; ',
  )
}

describe('an ability that may be used so often a night', () => {
  it.each([
    ['Dora', 'protect Ann and Bob', 'protect Ann; protect Bob'],
    ['Dora', 'Protect: Ann, Bob', 'protect Ann; protect Bob'],
    ['Dora', 'I protect both Ann and Bob tonight', 'protect Ann; protect Bob'],
    ['Dora', 'protect Ann and Bob. Actually protect Will instead', 'protect Will'],
    ['Tia', 'track Ann, Bob and Will', 'track Ann; track Bob; track Will'],
    ['Tia', 'track Ann & Bob', 'track Ann; track Bob'],
    ['Buster', 'swap both Ann and Bob', 'swap Ann,Bob'],
  ])('is an order for each: %s, %s', (sender, page, read) => expect(brief(sender, page)).toBe(read))

  it.each([
    ['Dora', 'protect Ann, Bob and Will', '?several'],
    ['Dora', 'protect Ann or Bob', '?oneOf'],
    ['Dora', 'protect Ann > Bob', '?several'],
    ['Dora', 'protect Ann, then Bob', '?several'],
    ['Dora', 'protect Ann and Bobb', '?several'],
    ['Dora', 'I wont protect Ann and Bob', '?several'],
    ['Vic', 'shoot Ann and Bob', '?several'],
    ['Vic', 'kill both Ann and Bob', '?several'],
  ])('asks where that is too often, a choice or an order of preference: %s, %s', (sender, page, read) =>
    expect(brief(sender, page)).toBe(read),
  )
})
