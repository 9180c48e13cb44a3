/** Messages whose only order stands in a quote: it is nobody's order, and it is not lost without a question. */
import { describe, expect, it } from 'vitest'
import { brief, reading } from './table.ts'
import { brief as inRussian } from './russian-table.ts'

describe('an order that is only quoted', () => {
  it.each([
    ['Ann wrote:\ncheck Bob\n\nMod wrote:\nConfirmed.', '?quotedOrder; (quoted); (quoted)'],
    ['[quote="Carl"]N2: check Bob[/quote]\nThis still stands.', '?quotedOrder; (quoted)'],
    ['[quote="Ann"]N2: check Bob[/quote]\nThis still stands.', '?quotedOrder; (quoted)'],
    ['[quote="Carl"]N1: check Bob[/quote]\nThis still stands.', '?quotedOrder; (quoted)'],
    ['[quote=Carl]check Bob[/quote]\nthanks', '?quotedOrder; (quoted)'],
    ['> check Bob', '?quotedOrder; (quoted)'],
    ['On Mon, 3 Mar 2026, Carl wrote:\n> check Bob\n\nBump.', '?quotedOrder; (quoted)'],
    ['[quote]check Bob[/quote]\nthanks for hosting', '(quoted); (nothing)'],
    ['[quote="Mod"]Night 2 begins. Send in your actions.[/quote]\nthanks', '(quoted); (nothing)'],
    ['> check Bob\n\nlol', '(quoted); (nothing)'],
    ['[quote="Carl"]check Bob[/quote]\nCancel this.', '(quoted); (cancel)'],
  ])('%s', (page, read) => expect(brief('Carl', page)).toBe(read))

  it('is what the question offers', () => {
    const [doubt] = reading('Carl', '[quote="Carl"]check Bob[/quote]\nThis still stands.').doubts
    expect(doubt!.question).toBe('“check Bob” is only quoted. Does it count tonight?')
    expect(doubt!.choices.map(({ does, to }) => [does, to])).toEqual([['investigate', ['Bob']]])
  })

  it.each([
    ['Аня писал(а):\nлечу Борю\n\nВедущий писал(а):\nПринято.', '?quotedOrder'],
    ['[quote="Аня"]лечу Борю[/quote]\nВсе в силе.', '?quotedOrder'],
    ['> лечу Веру\n\nспасибо за игру', ''],
  ])('%s', (page, read) => expect(inRussian('Аня', page)).toBe(read))
})

describe('what is to be as it was, and nothing else, is asked about in Russian', () =>
  it.each([
    ['все как вчера', '?nothingToRepeat'],
    ['то же, что вчера', '?nothingToRepeat'],
    ['Делаю то же, что и вчера', '?nothingToRepeat'],
    ['ход без изменений', '?nothingToRepeat'],
    ['вчерашний ход в силе', '?nothingToRepeat'],
    ['вчера было весело, день как день', ''],
    ['вчера все было не так', ''],
  ])('%s', (page, read) => expect(inRussian('Аня', page)).toBe(read)))
