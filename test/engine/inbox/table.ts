/** A table of twelve and what the reader makes of one player's message, in short. */
import { envelopesOf } from '../../../engine/reading/envelopes.ts'
import { readMessage, type Context } from '../../../engine/inbox/read.ts'
import type { Reading } from '../../../engine/journal/reading.ts'
import { deskOf } from './corpus.ts'

export const players: Record<string, string | Record<string, unknown>> = {
  Vic: 'vigilante',
  Dora: 'doctor',
  Carl: 'cop',
  Gus: 'goon',
  Fran: 'framer',
  Buster: 'busDriver',
  Rita: 'redirector',
  Comm: 'commuter',
  Ann: 'vanilla',
  Bob: 'vanilla',
  Will: 'vanilla',
  Zed: { role: 'vanilla', dead: true },
  'Mary Lou': 'vanilla',
  'T-Bone': 'vanilla',
  Zoë: 'vanilla',
}
export const desk = deskOf({ night: 2, players, aliases: { Bob: ['Bobcat'] }, previous: ['Dora protect Bob'] }, 'table')

export function reading(sender: string | undefined, page: string, more: Partial<Context> = {}): Reading {
  const [envelope] = envelopesOf(page)
  return readMessage(envelope!, { ...desk, ...(sender === undefined ? {} : { sender }), ...more })
}

/** `shoot Bob; ?conditional; (negated)` */
export function brief(sender: string | undefined, page: string, more: Partial<Context> = {}): string {
  const { proposals, doubts, notes } = reading(sender, page, more)
  return [
    ...proposals.map(
      ({ does, to, refusal }) => `${does} ${to.join(',')}`.trim() + (refusal ? ` !${refusal.rule}` : ''),
    ),
    ...doubts.map(({ why }) => `?${why}`),
    ...notes.map(({ kind }) => `(${kind})`),
  ].join('; ')
}
