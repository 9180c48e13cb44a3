/** What a host wrote in a forum's markup, as its readers see it. */
import { expect, it } from 'vitest'
import { asSeen } from '../../../engine/text/as-seen.ts'
import { paragraphs } from '../../../engine/text/dialect.ts'
import { dialects } from '../../../engine/text/dialects/index.ts'
import { colored, link, quote, secret, strong, styled, text } from '../../../engine/text/span.ts'

const said = [
  [text('You are '), strong(text('Ann [the] *cop*')), text('.')],
  [text('One a night: @mod, 8) & more_or_less.\nUntil 20:00.')],
]

it.each(['xenforo', 'phpbb', 'smf', 'markdown', 'discourse', 'discord'] as const)('is what was written: %s', id =>
  expect(asSeen(dialects[id], paragraphs(dialects[id], said))).toEqual(said),
)

it('shows what is not closed, or not known, as it was typed', () => {
  expect(asSeen(dialects.xenforo, '[b]You [tt]may[/tt]')).toEqual([[text('[b]You [tt]may[/tt]')]])
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

it.each([
  [
    'phpbb',
    '[i]So[/i] [u]it[/u] [s]was[/s]',
    [styled('italic', text('So')), styled('underlined', text('it')), styled('struck', text('was'))],
  ],
  [
    'xenforo',
    '[COLOR=red]So[/COLOR] [size=5]it[/size] [center]was[/center]',
    [...colored('red', text('So')), text('it'), text('was')],
  ],
  [
    'discord',
    '*So* __it__ ~~was~~',
    [styled('italic', text('So')), styled('underlined', text('it')), styled('struck', text('was'))],
  ],
  [
    'discourse',
    '*So* [u]it[/u] _was_',
    [styled('italic', text('So')), styled('underlined', text('it')), styled('italic', text('was'))],
  ],
] as const)('shows what a host wrote besides: %s', (id, written, [one, two, three]) =>
  expect(asSeen(dialects[id], written)).toEqual([[one, text(' '), two, text(' '), three]]),
)

it.each([
  ['markdown', 'a_b_c, 2 * 3 * 4 and snake_case'],
  ['phpbb', 'Ann [i]and Bob'],
  ['plain', '*So* [i]it[/i]'],
] as const)('takes no mark where there is none: %s', (id, written) =>
  expect(asSeen(dialects[id], written)).toEqual([[text(written)]]),
)

it('shows what looks so inside what is stressed', () =>
  expect(asSeen(dialects.phpbb, '[b][i]Ann[/i] died[/b]')).toEqual([
    [strong(styled('italic', text('Ann')), text(' died'))],
  ]))
