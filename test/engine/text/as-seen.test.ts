/** What a host wrote in a forum's markup, as its readers see it. */
import { expect, it } from 'vitest'
import { asSeen } from '../../../engine/text/as-seen.ts'
import { paragraphs } from '../../../engine/text/dialect.ts'
import { dialects } from '../../../engine/text/dialects/index.ts'
import { link, quote, secret, strong, text } from '../../../engine/text/span.ts'

const said = [
  [text('You are '), strong(text('Ann [the] *cop*')), text('.')],
  [text('One a night: @mod, 8) & more_or_less.\nUntil 20:00.')],
]

it.each(['xenforo', 'phpbb', 'smf', 'markdown', 'discourse', 'discord'] as const)('is what was written: %s', id =>
  expect(asSeen(dialects[id], paragraphs(dialects[id], said))).toEqual(said),
)

it('shows what is not closed, or not known, as it was typed', () => {
  expect(asSeen(dialects.xenforo, '[b]You [i]may[/i]')).toEqual([[text('[b]You [i]may[/i]')]])
  expect(asSeen(dialects.xenforo, 'A [B]b[/B] [b]c[/b]')).toEqual([
    [text('A '), strong(text('b')), text(' '), strong(text('c'))],
  ])
  expect(asSeen(dialects.plain, '**a** [b]c[/b]')).toEqual([[text('**a** [b]c[/b]')]])
  expect(asSeen(dialects.html, '<strong>a</strong>')).toBeUndefined()
})

it.each(['xenforo', 'phpbb', 'discourse', 'discord'] as const)('shows what leads somewhere or is covered: %s', id => {
  const more = [
    [
      text('See '),
      link('https://forum.example/t_1?p=2', text('Day '), strong(text('1'))),
      text(', '),
      secret(text('cop')),
    ],
  ]
  expect(asSeen(dialects[id], paragraphs(dialects[id], more))).toEqual(more)
})

it('shows a quotation, and what only looks covered as it stands', () => {
  expect(asSeen(dialects.phpbb, '[quote]Not me.[/quote]\n\n[spoiler]cop[/spoiler]')).toEqual([
    [quote(text('Not me.'))],
    [secret(text('cop'))],
  ])
  expect(asSeen(dialects.plain, '||cop||')).toEqual([[text('||cop||')]])
})
