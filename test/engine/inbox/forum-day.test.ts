import { describe, expect, it } from 'vitest'
import { readMessage } from '../../../engine/inbox/read.ts'
import { envelopesOf } from '../../../engine/reading/envelopes.ts'
import { deskOf } from './corpus.ts'

const players = { Vic: 'dayVigilante', Ann: 'vanilla', Cat: 'vanilla', Gus: 'goon' }
const desk = deskOf({ system: 'rar', day: 1, players, options: { day: 'forum' } } as never, 'forum day')

/** The orders that are proposed, in short. */
const orders = (sender: string, body: string): string[] =>
  readMessage(envelopesOf(body)[0]!, { ...desk, sender }).proposals.map(({ does, to }) => [does, ...to].join(' '))

describe('an order of a forum day', () => {
  it.each(['dayshoot Cat', 'I shoot Cat.', 'Day vig: Cat', 'kill Cat'])('%s', body => {
    expect(orders('Vic', body)).toEqual(['dayShoot Cat'])
  })
})
