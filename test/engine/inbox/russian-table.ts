/** A Russian table of one of each role, and what the reader makes of what they write. */
import { expect, it } from 'vitest'
import { readMessage } from '../../../engine/inbox/read.ts'
import type { Reading } from '../../../engine/journal/reading.ts'
import { envelopesOf } from '../../../engine/reading/envelopes.ts'
import { deskOf, kept } from './corpus.ts'

export const players = {
  Аня: 'doctor',
  Боря: 'blocker',
  Вера: { role: 'commissioner', title: 'mayor' },
  Глеб: 'detective',
  Даша: 'investigator',
  Игорь: 'immortal',
  Катя: 'prostitute',
  Лёша: 'bum',
  Миша: 'hypnotist',
  Нина: 'madman',
  Олег: 'bodyguard',
  Павел: 'kamikaze',
  Рома: { role: 'judge', negative: 'mafia' },
  Соня: { role: 'hero', negative: 'maniac' },
  Тимур: { role: 'priest', negative: 'joker' },
  Ульяна: { role: 'witness', negative: 'poisoner' },
  Федор: { role: 'liar', negative: 'executor' },
  Юля: { role: 'lawyer', negative: 'geisha' },
  Яков: { role: 'politician', negative: 'hireling' },
  Зоя: { role: 'phantom', negative: 'imitator' },
  Эля: { role: 'inquisitor', negative: 'sonOfBoss' },
  Bob: { role: 'terrorist', faceless: 'true' },
  Хасан: 'drugDealer',
  Лев: 'lawyer',
  Филипп: 'journalist',
  Хлоя: 'hacker',
  Савва: 'pimp',
  Шамиль: 'anonymous',
  Цезарь: 'cultist',
  Шура: 'fanatic',
  Артем: 'actor',
  Касьян: 'collector',
  Влас: 'wizard',
  Наум: 'necromancer',
  Мая: 'maid',
  Яна: 'witch',
  Клим: 'criminalist',
}
export const night = deskOf({ system: 'russian', night: 3, players } as never, 'russian')

const eveningPhase = { ...night.phase, kind: 'evening' }
export const evening = { ...night, phase: eveningPhase, game: { ...night.game, phases: [eveningPhase] } }

const dayPhase = { ...night.phase, kind: 'day' }
export const day = { ...night, phase: dayPhase, game: { ...night.game, phases: [dayPhase] } }

const huntPhase = { ...night.phase, kind: 'hunt' }
export const hunt = { ...night, phase: huntPhase, game: { ...night.game, phases: [huntPhase] } }

export const read = (sender: string | undefined, body: string, desk = night): Reading =>
  kept(readMessage(envelopesOf(body)[0]!, { ...desk, ...(sender !== undefined && { sender }) }))

/** `shoot Вера; ?conditional` */
export const brief = (sender: string | undefined, body: string, desk = night): string => {
  const { proposals, doubts } = read(sender, body, desk)
  return [
    ...proposals.map(({ does, to }) => `${does} ${to.join(',')}`.trim()),
    ...doubts.map(({ why }) => `?${why}`),
  ].join('; ')
}

export type Row = [sender: string, body: string, read: string]
export const table = (rows: Row[], desk = night) =>
  it.each(rows)('%s: %s', (sender, body, said) => expect(brief(sender, body, desk)).toBe(said))

/** What the reader gets wrong: a row that is read as it should be is to be moved to a table. */
export const missed = (rows: Row[], desk = night) =>
  it.fails.each(rows)('%s: %s', (sender, body, said) => expect(brief(sender, body, desk)).toBe(said))
