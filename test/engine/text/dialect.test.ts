import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inline, outline, paragraphs } from '../../../engine/text/dialect.ts'
import { bbcode, phpbbBoard } from '../../../engine/text/dialects/bbcode.ts'
import { dialects } from '../../../engine/text/dialects/index.ts'
import type { DialectId } from '../../../engine/text/dialects/index.ts'
import { joiner, oneLine, printable, webAddress } from '../../../engine/text/literal.ts'
import { code, link, plainOf, player, quote, secret, strong, text } from '../../../engine/text/span.ts'
import type { Span } from '../../../engine/text/span.ts'

const ids = Object.keys(dialects) as DialectId[]
const hostile = [
  '[b]',
  '[/quote]',
  '[*]',
  '[url=javascript:alert(1)]x[/url]',
  '<img src=x onerror=alert(1)>',
  '</div><script>',
  '@all',
  '@everyone',
  '*x*',
  '**x**',
  '_x_',
  '`x`',
  '```',
  '\\',
  '[x](javascript:alert(1))',
  'javascript:alert(1)',
  'https://evil.example',
  'www.evil.example',
  'evil.example',
  'a\u202Eb',
  'a\nb',
  'a\r\n# b',
  '# x',
  '- x',
  '1. x',
  '> x',
  '---',
  '&#91;b&#93;',
  '&lt;b&gt;',
  ':smile:',
  ':)',
  '8)',
  '||x||',
  '~~x~~',
  '[poll]',
  '[details]',
  '[vote]Ann[/vote]',
  'a\0b',
  '\ud800',
  '__proto__',
  '=cmd()',
]

/** Reads a post back as its forum would: takes our own tags away, undoes our own escapes, and fails on any other markup. */
const readers: Record<DialectId, (post: string) => string> = {
  xenforo: readBbcode,
  phpbb: readBbcode,
  mybb: readBbcode,
  vbulletin: readBbcode,
  smf: readBbcode,
  proboards: readBbcode,
  discourse: readMarkdown,
  nodebb: readMarkdown,
  discord: readMarkdown,
  markdown: readMarkdown,
  html: readHtml,
  plain: post => post,
}

function readBbcode(post: string): string {
  const bare = post.replace(/\[\/?(b|i?code|tt|quote|i?spoiler|font|font=Courier New|list|ul|li|\*)\]/g, '')
  expect(bare).not.toMatch(/\[[a-z/*]|&#|@\w|:\/\/|www\.|javascript:\w/i)
  return bare
}

function readMarkdown(post: string): string {
  const pieces = post.match(/\u2060(`+)[^]+?(?<!`)\1(?!`)\u2060|\\[^]|[^]/g) ?? []
  const bare = pieces
    .map(piece =>
      piece.startsWith('\\')
        ? piece.slice(1)
        : piece.length > 1
          ? piece.replace(/^\u2060`+ ?| ?`+\u2060$/g, '')
          : /[*[\]_`<>~]/.test(piece)
            ? `\u0001${piece}`
            : piece,
    )
    .join('')
    .replace(/\u0001\*\u0001\*|\u0001\[\/?(spoiler|details(="…")?)\u0001\]/g, '')
    .replace(/^\u0001> /gm, '')
  expect(bare).not.toContain('\u0001')
  return bare
}

function readHtml(post: string): string {
  const bare = post
    .replace(/<summary>…<\/summary>/g, '')
    .replace(/<\/?(strong|code|q|blockquote|details|div|ul|li|br)>/g, '')
  expect(bare).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|#39);)/)
  return bare
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}

/** Spaces, quotation marks, bars and joiners are how dialects decorate; the words between them have to be the same. */
const words = (written: string) => written.replace(/[\s“”|\u2060]/g, '').replace(/^>+/, '')

const nasty = fc
  .array(fc.constantFrom(...hostile, ' ', 'a', 'Ж', '\n', '.', '!', '('), { maxLength: 4 })
  .map(list => list.join(''))
const { span } = fc.letrec<{ span: Span }>(tie => ({
  span: fc.oneof(
    { depthSize: 'small' },
    nasty.map(text),
    nasty.map(player),
    nasty.map(code),
    fc.record({
      kind: fc.constantFrom('strong', 'quote', 'secret'),
      spans: fc.array(tie('span'), { maxLength: 3 }),
    }) as fc.Arbitrary<Span>,
  ),
}))

describe.each(ids)('%s', id => {
  const dialect = dialects[id]
  const read = readers[id]

  it.each(hostile)('prints the name %j literally', name => {
    const post = paragraphs(dialect, [
      [player(name), text(' died.')],
      [strong(player(name))],
      [quote(player(name))],
      [secret(player(name))],
      [code(name)],
    ])
    expect(words(read(post)).replaceAll('>', '')).toBe(
      words(oneLine(name) + 'died.' + oneLine(name).repeat(4)).replaceAll('>', ''),
    )
    expect(post).not.toMatch(/[\u202a-\u202e\0]/)
    expect(inline(dialect, [player(name)])).not.toMatch(/\n/)
  })

  it('keeps every word of every sentence', () => {
    fc.assert(
      fc.property(fc.array(fc.array(span, { maxLength: 4 }), { maxLength: 3 }), blocks => {
        const expected = words(printable(blocks.map(plainOf).join('\n'))).replaceAll('>', '')
        expect(words(read(paragraphs(dialect, blocks))).replaceAll('>', '')).toBe(expected)
      }),
      { numRuns: 300 },
    )
  })

  it('keeps a sentence without hostile characters readable', () => {
    expect(
      read(inline(dialect, [text('Day 2 (7 alive): '), player('Ann Lee'), text(' voted at 12:30, 3 votes to go.')])),
    ).toBe('Day 2 (7 alive): Ann Lee voted at 12:30, 3 votes to go.')
  })

  it('leaves out paragraphs without words', () => {
    expect(paragraphs(dialect, [[], [text(' \n')], [strong()], [secret(text(''))], [quote(text(' '))]])).toBe('')
    expect(outline(dialect, [])).toBe('')
  })
})

describe('each dialect in its own words', () => {
  const post = [
    [strong(text('Ann')), text(' is dead by '), code('RAR-4'), text('.')],
    [quote(text('Bob did it'))],
    [secret(text('Bob'))],
    [text('She wrote '), quote(text('hi')), text(' and '), secret(text('bye'))],
  ]

  it.each([
    [
      'xenforo',
      '[b]Ann[/b] is dead by [icode]RAR-4[/icode].\n\n[quote]Bob did it[/quote]\n\n[spoiler]Bob[/spoiler]\n\nShe wrote “hi” and [ispoiler]bye[/ispoiler]',
    ],
    [
      'phpbb',
      '[b]Ann[/b] is dead by RAR-4.\n\n[quote]Bob did it[/quote]\n\n[spoiler]Bob[/spoiler]\n\nShe wrote “hi” and [spoiler]bye[/spoiler]',
    ],
    [
      'smf',
      '[b]Ann[/b] is dead by [tt]RAR-4[/tt].\n\n[quote]Bob did it[/quote]\n\n[spoiler]Bob[/spoiler]\n\nShe wrote “hi” and [spoiler]bye[/spoiler]',
    ],
    [
      'discourse',
      '**Ann** is dead by ⁠`RAR-4`⁠.\n\n> Bob did it\n\n[details="…"]\n\nBob\n\n[/details]\n\nShe wrote “hi” and [spoiler]bye[/spoiler]',
    ],
    [
      'proboards',
      '[b]Ann[/b] is dead by RAR-4.\n\n[quote]Bob did it[/quote]\n\n[spoiler]Bob[/spoiler]\n\nShe wrote “hi” and [spoiler]bye[/spoiler]',
    ],
    ['nodebb', '**Ann** is dead by ⁠`RAR-4`⁠.\n\n> Bob did it\n\n||Bob||\n\nShe wrote “hi” and ||bye||'],
    ['discord', '**Ann** is dead by ⁠`RAR-4`⁠.\n\n> Bob did it\n\n||Bob||\n\nShe wrote “hi” and ||bye||'],
    ['markdown', '**Ann** is dead by ⁠`RAR-4`⁠.\n\n> Bob did it\n\n||Bob||\n\nShe wrote “hi” and ||bye||'],
    [
      'html',
      '<div><strong>Ann</strong> is dead by <code>RAR-4</code>.</div>\n<blockquote><div>Bob did it</div></blockquote>\n<details><summary>…</summary><div>Bob</div></details>\n<div>She wrote <q>hi</q> and <details><summary>…</summary>bye</details></div>',
    ],
    ['plain', 'Ann is dead by RAR-4.\n\n> Bob did it\n\n||Bob||\n\nShe wrote “hi” and ||bye||'],
  ] as const)('%s', (id, expected) => {
    expect(paragraphs(dialects[id], post)).toBe(expected)
  })

  const item = (words: string, ...children: ReturnType<typeof leaf>[]) => ({ spans: [text(words)], children })
  const leaf = (words: string): { spans: Span[]; children: { spans: Span[]; children: never[] }[] } => ({
    spans: [text(words)],
    children: [],
  })
  const tree = [item('Ann dies', leaf('Bob kills her'), leaf('no one saves her')), item('Cat lives')]

  it.each([
    ['phpbb', '[list]\n[*]Ann dies\n[list]\n[*]Bob kills her\n[*]no one saves her\n[/list]\n[*]Cat lives\n[/list]'],
    [
      'proboards',
      '[ul]\n[li]Ann dies\n[ul]\n[li]Bob kills her[/li]\n[li]no one saves her[/li]\n[/ul][/li]\n[li]Cat lives[/li]\n[/ul]',
    ],
    ['discord', '- Ann dies\n  - Bob kills her\n  - no one saves her\n- Cat lives'],
    ['markdown', '- Ann dies\n  - Bob kills her\n  - no one saves her\n- Cat lives'],
    [
      'html',
      '<ul>\n<li>Ann dies\n<ul>\n<li>Bob kills her</li>\n<li>no one saves her</li>\n</ul></li>\n<li>Cat lives</li>\n</ul>',
    ],
    ['plain', 'Ann dies\n├─ Bob kills her\n└─ no one saves her\nCat lives'],
  ] as const)('%s writes nested lists', (id, expected) => {
    expect(outline(dialects[id], tree)).toBe(expected)
  })

  it('a board may call its tags otherwise', () => {
    const board = bbcode({ ...phpbbBoard, secret: ['[hide]', '[/hide]'] })
    expect(paragraphs(board, [[secret(text('x'))]])).toBe('[hide]x[/hide]')
  })

  it('Discord ends a line where it ends, and covers all lines of a secret', () => {
    expect(inline(dialects.discord, [text('a\nb')])).toBe('a\nb')
    expect(paragraphs(dialects.discord, [[secret(text('a\nb'))]])).toBe('||\na\nb\n||')
  })

  it('Markdown strong holds whatever stands at its borders', () => {
    expect(inline(dialects.markdown, [text('a'), strong(text(' b! ')), text('c')])).toBe(`a **b!${joiner}** c`)
    expect(inline(dialects.markdown, [strong(text('a')), strong(text('b'), strong(text('c')))])).toBe('**abc**')
  })

  it('a pattern across the border of two spans is broken too', () => {
    expect(inline(dialects.phpbb, [text('['), player('b]')])).toBe(`[${joiner}b]`)
    expect(inline(dialects.phpbb, [text('http:'), player('//x')])).toBe(`http:${joiner}//x`)
    expect(inline(dialects.phpbb, [text('@'), player('all')])).toBe(`@${joiner}all`)
  })
})

describe('a link', () => {
  it('leads to the web and nowhere else: its words stay where the address is none', () => {
    for (const address of ['javascript:alert(1)', 'file:///etc/passwd', '//evil.example', 'https://', 'https:// x', ''])
      for (const id of ids)
        expect(inline(dialects[id], [link(address, text('Night'))]), `${id} ${address}`).toBe(
          inline(dialects[id], [text('Night')]),
        )
  })

  it('holds no sign in its address that ends it, whatever somebody pasted', () => {
    for (const sign of hostile.filter(one => !/\s/.test(one))) {
      const address = webAddress(`https://forum.example/${sign}`)
      expect(address, sign).toMatch(/^https:\/\/forum\.example\/[\w\-.~:/?#@$&+,=%]*$/)
      expect(decodeURIComponent(address!)).toBe(printable(`https://forum.example/${sign}`))
    }
  })

  it('is written as each forum writes it', () => {
    const said = [text('See '), link('https://forum.example/t?a=1&b=2', text('Night [1]')), text('.')]
    expect(inline(dialects.phpbb, said)).toBe(`See [url=https://forum.example/t?a=1&b=2]Night [${joiner}1][/url].`)
    expect(inline(dialects.markdown, said)).toBe('See [Night \\[1\\]](https://forum.example/t?a=1&amp;b=2).')
    expect(inline(dialects.discord, said)).toBe('See [Night \\[1\\]](<https://forum.example/t?a=1&b=2>).')
    expect(inline(dialects.html, said)).toBe('See <a href="https://forum.example/t?a=1&amp;b=2">Night [1]</a>.')
    expect(inline(dialects.plain, said)).toBe('See Night [1] <https://forum.example/t?a=1&b=2>.')
  })
})
