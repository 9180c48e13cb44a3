/** Orders of normal games that are no visit: what is switched on for a night, a day that is opened, a dead player's role. */
import { describe, expect, it } from 'vitest'
import { readMessage } from '../../../engine/inbox/read.ts'
import { envelopesOf } from '../../../engine/reading/envelopes.ts'
import { deskOf } from './corpus.ts'

const players = {
  Bul: { role: 'bulletproof', modifiers: ['activated'] },
  Pla: 'bulletproof',
  Enc: { role: 'encryptor', faction: 'mafia', modifiers: ['xShot(1)'] },
  Uwe: 'universalBackup',
  Cy: { role: 'cop', dead: true },
  Kim: 'goon',
}
const options = { day: 'forum', universalBackup: 'chooses' }
const desk = deskOf({ system: 'rar', night: 1, players, options } as never, 'switched')

/** The orders that are proposed, in short. */
const orders = (sender: string, body: string): string[] =>
  readMessage(envelopesOf(body)[0]!, { ...desk, sender }).proposals.map(({ does, to }) => [does, ...to].join(' '))

describe('an order that is no visit', () => {
  it.each([
    'activate my vest',
    'I activate Bulletproof',
    'vest',
    'I will wear my vest tonight.',
    'Bulletproof tonight',
  ])('switches on what is otherwise at work: %s', body => {
    expect(orders('Bul', body)).toEqual(['vest'])
    expect(orders('Pla', body)).toEqual([])
  })

  it.each(['Encrypt', 'I use my encryption', 'open our topic'])('opens a day: %s', body =>
    expect(orders('Enc', body)).toEqual(['encrypt']),
  )

  it.each(['inherit Cy', 'I take over from Cy', 'Take the role of Cy', 'become Cy'])('names the dead: %s', body =>
    expect(orders('Uwe', body)).toEqual(['inherit Cy']),
  )
})
