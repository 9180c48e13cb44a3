import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bbcodeOf } from '../../../engine/vote/bbcode.ts'
import { mayMark } from '../../../engine/vote/marks-bbcode.ts'
import { recognised, runsOf } from '../../../engine/vote/marks.ts'
import type { Written } from '../../../engine/vote/post.ts'
import { bitsOf, textOf, type Run } from '../../../engine/vote/run.ts'

/** `b:bold` and the like, marks by their first letters, runs between bars. */
const brief = (text: string, written?: Written): string =>
  runsOf({ text, ...(written && { written }) })
    .map(({ text: shown, ...marks }) => {
      const letters = Object.keys(marks)
        .map(mark => (mark === 'struck' ? 'x' : mark[0]))
        .sort()
        .join('')
      return `${letters && `${letters}:`}${shown.replaceAll('\n', '⏎')}`
    })
    .join('|')

describe('BBCode', () =>
  it.each([
    ['a [b]c[/b] d', 'a |b:c| d'],
    ['[B]a [i]b[/i][/B]', 'b:a b'],
    ['[b]a[i]b[/b]c[/i]', 'b:ab|c'],
    ['[b]a[b]b[/b]c[/b]d', 'b:abc|d'],
    ['[b]no end', '[b]no end'],
    ['no beginning[/b]', 'no beginning[/b]'],
    ['[b=1]x[/b]', 'b:x'],
    ['[quote="Ann, post: 1, member: 2"]a[quote]b[/quote]c[/quote]d', 'q:a⏎b⏎c⏎|d'],
    ['a[quote]b', 'a[quote]⏎|qu:b'],
    ['a[/quote]b', 'qu:a[/quote]⏎|b'],
    ['[spoiler=x]a[/spoiler][s]b[/s]', 's:a⏎|x:b'],
    ['[code][b]a[/b][/code]', 'c:[b]a[/b]'],
    ['[noparse][b]a[/b][/noparse][u]c[/u]', '[b]a[/b]c'],
    ['[img]x.png[/img][url=http://x]y[/url]', 'y'],
    ['[vote]Bob[/vote] [unvote]Ann[/unvote]', 'b:VOTE: Bob⏎UNVOTE: Ann'],
    ['[12] and [x] and [b', '[12] and [x] and [b'],
    ['[list][*]a[*]b[/list]', 'a⏎b'],
    ['<b>a</b> [i]x[/i]', '<b>a</b> x'],
  ])('%j', (text, runs) => expect(brief(text)).toBe(runs)))

describe('HTML', () =>
  it.each([
    ['a <b>c</b> <strong>d</strong>', 'a |b:c d'],
    ['<p>a</p>\n  <p>b   c</p>', 'a⏎b c'],
    ['a<br>b', 'a⏎b'],
    ['<div style="display:inline;font-weight:bold">Bob</div> (2): Ann', 'b:Bob |(2): Ann'],
    ['<div style="font-weight: bold; Display : Inline-Block">Bob</div>: Ann', 'b:Bob|: Ann'],
    ['<table><tr><td><div style="display:inline">L-1</div></td><td>2</td></tr></table>', 'L-1\t2'],
    ['a <span style="display: block">b</span>c', 'a⏎b⏎c'],
    ['a<p style="display:inherit">b</p>c', 'a⏎b⏎c'],
    ['<b>a<span style="font-weight:normal">b</span></b>', 'b:a|b'],
    ['<blockquote>a<blockquote>b</blockquote></blockquote>c', 'q:a⏎b⏎|c'],
    [
      '<aside class="quote no-group"><div class="title">Ann:</div><blockquote><p>a</p></blockquote></aside><p>b</p>',
      'q:Ann:⏎a⏎|b',
    ],
    [
      '<div class="quotetitle"><b>Spoiler: x</b></div><div class="quotecontent"><div style="display: none;">a</div></div>',
      'bs:Spoiler: x⏎|s:a',
    ],
    ['<div class="quotetitle">Ann wrote:</div><div class="quotecontent">a</div>', 'q:Ann wrote:⏎a'],
    ['<blockquote class="postcontent restore">a</blockquote>', 'a'],
    ['<del>a</del><span style="text-decoration: line-through">b</span>', 'x:ab'],
    ['<pre>a\n  b</pre>', 'c:a⏎  b'],
    ['<details><summary>x</summary>a</details>', 's:x⏎a'],
    ['<script>a</script><style>b</style><svg><text>c</text></svg><img alt="d"><!-- e -->f', 'f'],
    ['a &lt;b&gt;c&lt;/b&gt; &amp; d', 'a <b>c</b> & d'],
    ['<b>a<div>b<p>c</b>d', 'b:a⏎b⏎c|d'],
    ['<table><tr><td>a</td><td>b</td></tr></table>', 'a\tb'],
  ])('%j', (text, runs) => expect(brief(text, 'html')).toBe(runs)))

describe('copied text', () =>
  it.each([
    ['**a** __b__ ~~c~~ * d * 2**3', 'b:a| |b:b| |x:c| * d * 2**3'],
    ['> a\nb', 'q:> a⏎|b'],
    ['Ann said:\na\nClick to expand...\nb', 'q:Ann said:⏎a⏎Click to expand...⏎|b'],
    ['Ann said:\na\n\nb', 'q:Ann said:⏎a⏎|qu:b'],
    ['a\nLast edited: Mar 3, 2026', 'a⏎|e:Last edited: Mar 3, 2026'],
  ])('%j', (text, runs) => expect(brief(text, 'plain')).toBe(runs)))

it('a text is recognised by its tags', () => {
  expect(['[b]x[/b] <b>y</b>', '<b>y</b>', '**y**', 'a < b > c', ''].map(recognised)).toEqual([
    'bbcode',
    'html',
    'plain',
    'plain',
    'plain',
  ])
})

describe('a post kept as BBCode', () => {
  const words = fc.constantFrom(
    'a',
    'Vote: Bob',
    '[b]',
    '[/quote]',
    '[quote]',
    '**',
    '<b>',
    '> x',
    'Ann said:',
    '[code]',
    '\u202e',
    'é',
    ']',
    '[',
    '\n',
    ' ',
    '`',
    '__',
    'Last edited by',
  )
  const text = fc.array(words, { minLength: 1, maxLength: 6 }).map(parts => parts.join(' '))
  const flag = fc.constantFrom(undefined, true as const)
  const run = fc
    .record({ text, bold: flag, quoted: flag, spoiler: flag, struck: flag, code: flag })
    .map((given): Run => ({
      text: given.text,
      ...(given.bold && { bold: true }),
      ...(given.quoted && { quoted: true }),
      ...(given.spoiler && { spoiler: true }),
      ...(given.struck && { struck: true }),
      ...(given.code && { code: true }),
    }))
  /** Each letter with its marks. */
  const letters = (runs: readonly Run[]): string[] =>
    runs.flatMap(one =>
      [...one.text]
        .filter(letter => /[\p{L}\p{N}[\]<>*_/]/u.test(letter))
        .map(letter => `${letter}${bitsOf(known(one))}`),
    )
  /** Nothing in a code box is bold, and the forum's own lines are found by their words. */
  const known = ({ text: _, edited: _edited, bold, ...marks }: Run): Run => ({
    text: '',
    ...marks,
    ...(bold && !marks.code && { bold }),
  })
  it('is read again as it was', () =>
    fc.assert(
      fc.property(fc.array(run, { minLength: 1, maxLength: 5 }), runs => {
        const again = runsOf({ text: bbcodeOf(runs) })
        expect(letters(again)).toEqual(letters(runs))
      }),
    ))
  it.each(['[quote]a [b]x', 'x[/quote] y', 'Ann said:\na\n\nb'])('%j keeps what is unsure', text => {
    const unsure = (runs: readonly Run[]): string =>
      textOf(runs.filter(one => one.unsure)).replace(/\[\/?quote\]|\s/g, '')
    const runs = runsOf({ text })
    expect(unsure(runsOf({ text: bbcodeOf(runs) }))).toBe(unsure(runs))
  })
})

describe('a text that nothing in it could mark', () => {
  const pieces = [
    'a',
    ' ',
    '\n',
    'said',
    ':',
    'Ann wrote:',
    '>',
    '&gt;',
    'x',
    '[b]',
    '[/b]',
    '<b>',
    '**',
    '__',
    '~~',
    '--',
  ]
  const lines = [
    'click to expand',
    'Original Message',
    '-----',
    'sent from my phone',
    'edited by Ann at 9',
    '\u00a0',
    '↑',
  ]
  const odd = [
    'Get Outlook for',
    'previous replies',
    'ﬁ',
    'слово',
    'писал(а):',
    '…',
    '\t',
    '\r\n',
    '[quote]',
    '[/quote]',
  ]
  it('is its own reading', () => {
    let plain = 0
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces, ...lines, ...odd), { maxLength: 9 }), made => {
        const text = made.join('')
        if (mayMark(text)) return
        plain++
        expect(recognised(text)).not.toBe('bbcode')
        expect(runsOf({ text })).toEqual(text === '' ? [] : [{ text }])
      }),
      { numRuns: 5000 },
    )
    expect(plain).toBeGreaterThan(50)
  })
  it('may be any post without a mark', () =>
    expect(
      ['I said so: he wrote that yesterday.', 'Vote: Bob\nwhy not', 'Я думаю, что это «он» — и всё.'].map(mayMark),
    ).toEqual([false, false, false]))
})

describe('entities', () =>
  it.each([
    ['<p>a &lt;b&gt; &amp;amp; c&nbsp;d &eacute; &#8217; &notit; &amp</p>', 'a <b> &amp; c d é ’ ¬it; &'],
    ['<p title="a &quot;b&quot; &copy=1 &amp; \'c\'">x</p>', 'x'],
    ['a &lt; <i>b &amp;</i> & <u>c</u> AT&T;', 'a < b & & c AT&T;'],
  ])('in %s', (text, shown) => expect(brief(text, 'html')).toBe(shown)))
