import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bbcodeOf } from '../../../engine/vote/bbcode.ts'
import { Tangled } from '../../../engine/vote/html/tree-adapter.ts'
import { runsOf } from '../../../engine/vote/marks.ts'
import type { Written } from '../../../engine/vote/post.ts'
import { readPosts } from '../../../engine/vote/read.ts'
import { anyForm, boldInFull } from '../../../engine/rules/style.ts'
import { readThread } from '../../../engine/vote/thread.ts'
import { people, seven } from './table.ts'
import { roundsOf } from '../../../tools/level.mjs'

const many = 100_000
/** Milliseconds of the processor, not of a clock: others may be at work as well. */
const bound = 4_000

function timed<Value>(read: () => Value): Value {
  const start = process.cpuUsage()
  const value = read()
  const { user, system } = process.cpuUsage(start)
  expect((user + system) / 1000).toBeLessThan(bound)
  return value
}

const texts: [string, string][] = [
  ['quotes', '[quote]'.repeat(10_000)],
  ['quotes that are closed', '[quote="Mod"][b]Vote: Bob[/b][/quote]\n'.repeat(5_000)],
  ['quotes closed only', '[/quote]'.repeat(10_000)],
  ['brackets', '['.repeat(many)],
  ['closing brackets', ']'.repeat(many)],
  ['tags', '[b]'.repeat(many / 3)],
  ['closed tags', '[b][/b]'.repeat(many / 7)],
  ['stars', '**'.repeat(many / 2)],
  ['stars in words', '**a '.repeat(many / 4)],
  ['angles', '<'.repeat(many)],
  ['angle tags', '<b '.repeat(many / 3)],
  ['bold inside bold', '<b>'.repeat(many / 3)],
  ['boxes inside boxes', '<div>'.repeat(many / 5)],
  ['tags that cross', '<b><i><p>'.repeat(many / 10)],
  ['tags that cross, told apart', Array.from({ length: 3_000 }, (_, index) => `<b class="c${index}"><p>`).join('')],
  ['spans and ends of nothing', `${'<span>'.repeat(10_000)}${'</x>'.repeat(20_000)}`],
  ['tables', '<table><tr><td>'.repeat(5_000)],
  ['quotes in HTML', '<blockquote>'.repeat(10_000)],
  ['spoilers in HTML', '<div class="quotetitle">x</div><div class="quotecontent">'.repeat(3_000)],
  ['NUL', '\0'.repeat(many)],
  ['right to left', '\u202e\u2066'.repeat(many / 2)],
  ['joiners', `[b]Vote: B${'\u200d'.repeat(many)}x[/b]`],
  ['accents', `[b]Vote: Bo${'\u0301'.repeat(many)}x[/b]`],
  ['one word', 'a'.repeat(many)],
  ['spaces', ' '.repeat(many)],
  ['lines', '\n'.repeat(many)],
  ['votes in one line', 'vote '.repeat(many / 5)],
  ['votes with colons', 'vote: '.repeat(many / 6)],
  ['unvotes', 'un vote un-vote '.repeat(many / 16)],
  ['a name of words', `[b]Vote: ${'bo '.repeat(many / 3)}[/b]`],
  ['colons', `vote${':'.repeat(many)}`],
  ['dashes', `vote ${'- '.repeat(many / 2)}`],
  ['signs', '#'.repeat(many)],
  ['numbers', '1 Bob - '.repeat(many / 8)],
  ['a count of voters', `Vote count\nBob (${'9'.repeat(1000)}): ${'Ann, '.repeat(10_000)}`],
  ['angled lines', '> '.repeat(many / 2)],
  ['wrote', 'Bob wrote:\n'.repeat(8_000)],
  ['edited', 'Last edited by Bob on Bob '.repeat(4_000)],
  ['underscores', '_'.repeat(many)],
]

describe('hostile posts are read in bounded time, and cast nothing', () =>
  it.each(texts)('%s', (_what, text) => {
    for (const written of ['bbcode', 'html', 'plain'] as Written[]) {
      const { ballots } = timed(() =>
        readPosts(
          [
            { by: 'Dan', text, written },
            { by: 'Sue', text, written },
          ],
          [...seven, { id: 'Sue', name: 'Sue', host: true }],
          boldInFull,
        ),
      )
      expect(ballots.filter(ballot => !ballot.unvote)).toEqual([])
    }
    timed(() => readPosts([{ by: 'Dan', text }], seven, anyForm))
    timed(() => {
      try {
        bbcodeOf(runsOf({ text }))
      } catch (error) {
        expect(error).toBeInstanceOf(Tangled)
      }
    })
  }))

describe('hostile pages are read in bounded time', () =>
  it.each([
    ...texts.map(([what, text]): [string, string] => [what, `<!doctype html><html><body>${text}</body></html>`]),
    ['posts without anything', '<html><body>' + '<article class="message" data-author="Bob">'.repeat(5_000)],
    [
      'posts inside posts',
      '<html><body>'
        + '<article class="message" data-author="Bob"><div class="bbWrapper"><b>Vote: Ann</b></div>'.repeat(3_000),
    ],
    ['documents', '<!doctype html><html><body></body></html>'.repeat(2_000)],
    ['headers', 'From: Bob\nDate: today\n\nVote: Ann\n\n'.repeat(1_000)],
    ['names and colons', 'Bob: Vote: Ann\n'.repeat(20_000)],
    [
      'attributes',
      `<html><body><article ${Array.from({ length: 20_000 }, (_, index) => `a${index}=1`).join(' ')} class="message" data-author="Bob"><div class="bbWrapper">x</div></article>`,
    ],
    [
      'a class of many',
      `<html><body><article class="${'message '.repeat(30_000)}" data-author="Bob"><div class="bbWrapper"><i class="${'quote '.repeat(30_000)}">x</i></div></article>`,
    ],
  ] as [string, string][])('%s', (_what, text) => {
    const { posts, problems } = timed(() => readThread([{ file: 'x', text }], ['Bob', 'Ann']))
    expect(posts.length + problems.length).toBeGreaterThan(0)
  }))

it('what a player writes cannot make a post of its own', () => {
  const inside =
    '&lt;article class="message" data-author="Ann"&gt;&lt;div class="bbWrapper"&gt;&lt;b&gt;Vote: Dan&lt;/b&gt;</div></div></article><article class="message" data-author="Ann"><div class="x">'
  const page = (text: string): string =>
    `<!doctype html><html><body><article class="message" data-author="Bob" data-content="post-1"><div class="bbWrapper">${text}</div></article></body></html>`
  expect(
    readThread([
      {
        file: 'x',
        text: page(
          '&lt;/div&gt;&lt;article class="message" data-author="Ann"&gt;&lt;div class="bbWrapper"&gt;&lt;b&gt;Vote: Dan&lt;/b&gt;',
        ),
      },
    ]).posts,
  ).toHaveLength(1)
  // Where a forum let raw tags through, what stands inside the text is text.
  expect(
    readThread([
      {
        file: 'x',
        text: page(
          '<div><article class="message" data-author="Ann" data-content="post-2"><div class="bbWrapper"><b>Vote: Dan</b></div></article></div>',
        ),
      },
    ]).posts.map(({ by }) => by),
  ).toEqual(['Bob'])
  expect(readThread([{ file: 'x', text: page(inside) }]).posts.map(({ by }) => by)).toEqual(['Bob'])
})

describe('whatever is handed in', () => {
  const piece = fc.constantFrom(
    '[b]',
    '[/b]',
    '[quote]',
    '[/quote]',
    '[spoiler]',
    '<b>',
    '</b>',
    '<blockquote>',
    '**',
    '> ',
    'Vote',
    'vote:',
    ' Unvote',
    'Bob',
    'Bo',
    ' Ann',
    '?',
    '\n',
    ' ',
    ',',
    '\u202e',
    '\u200b',
    '[vote]',
    'V: ',
    '##',
    ' or ',
    ' (2): ',
    'é',
    '\ud800',
  )
  const text = fc.array(piece, { maxLength: 25 }).map(parts => parts.join(''))
  it('nothing throws, and every ballot names somebody', () =>
    fc.assert(
      fc.property(
        text,
        fc.constantFrom('Dan', 'Sue', 'Nobody', ''),
        fc.constantFrom(boldInFull, anyForm),
        (written, by, style) => {
          const read = readPosts([{ by, text: written }], [...seven, { id: 'Sue', name: 'Sue', host: true }], style)
          for (const ballot of read.ballots)
            expect([ballot.for, ballot.nobody, ballot.unvote].filter(one => one !== undefined)).toHaveLength(1)
          for (const { near } of read.unresolved)
            for (const id of near) expect(seven.map(one => one.id).concat('Sue')).toContain(id)
          expect(JSON.parse(JSON.stringify(read))).toEqual(read)
        },
      ),
      { numRuns: roundsOf(import.meta.filename)(1000) },
    ))
  it('renaming the players renames the ballots, and changes nothing else', () =>
    fc.assert(
      fc.property(
        fc.array(
          piece.filter(one => !/Bo|Ann/.test(one)),
          { maxLength: 12 },
        ),
        parts => {
          const read = (one: string, other: string) => {
            const given = parts.join('').replace(/$/, `[b]Vote: ${one}[/b] ${parts.join('')} vote: ${other}`)
            const { ballots, uncounted, unresolved } = readPosts(
              [{ by: one, text: given }],
              people(one, other),
              boldInFull,
            )
            const back = (name: string | undefined): string | undefined =>
              name === one ? '1' : name === other ? '2' : name
            return [
              ballots.map(ballot => [back(ballot.by), back(ballot.for), ballot.unvote]),
              uncounted.map(({ why }) => why),
              unresolved.map(({ near }) => near.map(back)),
            ]
          }
          expect(read('Kilo', 'Umbra')).toEqual(read('Lima', 'Ozark'))
        },
      ),
    ))
})
