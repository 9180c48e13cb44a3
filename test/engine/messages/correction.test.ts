/** The text that sets right what was told: what is not so any more, what is, and nothing else; in both languages and every dialect. */
import { describe, expect, it } from 'vitest'
import { correctionOf } from '../../../engine/messages/correction.ts'
import { dialects } from '../../../engine/text/dialects/index.ts'
import { player, text, type Span } from '../../../engine/text/span.ts'
import { written } from '../../../engine/text/split.ts'

const plain = (paragraphs: Span[][]): string => written(dialects.plain, paragraphs)
const told = { phase: 'night 1', toAll: false, locale: 'en' } as const

describe('a correction', () => {
  it('says what was told and what is so, and leaves out what stays', () => {
    const now = [[text('You checked '), player('Ann'), text(': town.')], [text('You were home.')]]
    expect(plain(correctionOf({ ...told, was: 'You checked Ann: mafia.\n\nYou were home.', now }))).toBe(
      'Correction: night 1\n\nYou were told:\n\nYou checked Ann: mafia.\n\nIt should read:\n\nYou checked Ann: town.',
    )
  })

  it('says what was left out, and what is taken back', () => {
    expect(plain(correctionOf({ ...told, was: 'A', now: [[text('A')], [text('B')]] }))).toBe(
      'Correction: night 1\n\nIt should also have said:\n\nB',
    )
    expect(plain(correctionOf({ ...told, was: 'A', now: [], toAll: true }))).toBe(
      'Correction: night 1\n\nI posted:\n\nA\n\nNone of this is true. Please disregard it.',
    )
    expect(correctionOf({ ...told, was: 'A', now: [[text('A')]] })).toEqual([])
  })

  it('speaks Russian where the game does', () => {
    const said = plain(correctionOf({ ...told, locale: 'ru', phase: 'ночь 1', was: 'А', now: [[text('Б')]] }))
    expect(said).toBe('Исправление: ночь 1\n\nВам сообщили:\n\nА\n\nВерно так:\n\nБ')
  })

  it('holds what was told in every dialect as words, and not as its code', () => {
    const was = '[b]Ann[/b] <i>died</i> *here*'
    for (const [id, dialect] of Object.entries(dialects)) {
      const said = written(dialect, correctionOf({ ...told, was, now: [[text('Nobody died.')]] }))
      expect(said, id).toContain(written(dialect, [[text(was)]]))
      expect(said, id).toContain(written(dialect, [[text('Nobody died.')]]))
    }
  })
})
