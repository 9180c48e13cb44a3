import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { hostsIn } from '../../../engine/vote/hosts.ts'
import { runsOf } from '../../../engine/vote/marks.ts'
import { postsInText } from '../../../engine/vote/plain.ts'
import { linkOf } from '../../../engine/vote/page.ts'
import type { Person } from '../../../engine/vote/person.ts'
import { readPosts } from '../../../engine/vote/read.ts'
import { textOf } from '../../../engine/vote/run.ts'
import { boldInFull } from '../../../engine/rules/style.ts'
import { readThread } from '../../../engine/vote/thread.ts'
import { wrongIn } from '../../../engine/vote/frame.ts'
import { people, told } from './table.ts'

const file = (name: string) => ({
  file: name,
  text: readFileSync(join(import.meta.dirname, '../../fixtures/vote', name), 'utf8'),
})
const fay = 'Fay \u202eyaF'
const players = people('Ann', 'Bob', 'Cat Stevens', 'Dan', "O'Brien", fay)
const everybody: Person[] = [...players, { id: 'Sue', name: 'Sue', host: true }]

/** The same day in every software: what its votes read as. Old boards have no spoilers, so there it is struck. */
const day = (hidden: string): string =>
  [
    'Bob',
    'no notBold | - | Cat Stevens',
    'no shortForm | no notBold',
    '? Cat: Cat Stevens',
    `no ${hidden}`,
    '-Bob | Cat Stevens',
    'Bob | ? D\u202ean: Dan',
  ].join(' | ')

interface Expected {
  page: string
  software: string
  firstId?: string
  firstNumber?: number
  at?: string
  when?: string
  link?: string
  edited?: boolean
  hidden?: string
  /** Whether each post has a line of its own. */
  lines?: boolean
}
const id = '48213'
const at = '2026-03-03T20:11:05.000Z'
const pages: Expected[] = [
  {
    page: 'xenforo-2.html',
    software: 'XenForo 2',
    firstId: id,
    firstNumber: 1,
    at,
    link: 'https://forum.example.org/threads/mini-12.991/post-48213',
  },
  {
    page: 'xenforo-1.html',
    software: 'XenForo 1',
    firstId: id,
    firstNumber: 1,
    at,
    link: 'https://old.example.org/threads/mini-12.991/#post-48213',
  },
  {
    page: 'phpbb-3.html',
    software: 'phpBB 3',
    firstId: id,
    firstNumber: 1,
    at,
    link: 'https://forum.example.net/viewtopic.php?p=48213#p48213',
  },
  {
    page: 'mafiascum.html',
    software: 'phpBB 3',
    firstId: id,
    firstNumber: 0,
    when: 'Tue Mar 03, 2026 9:11 pm',
    link: 'https://forum.example.net/viewtopic.php?p=48213#p48213',
  },
  {
    page: 'phpbb-2.html',
    software: 'phpBB 2',
    firstId: id,
    firstNumber: 1,
    when: 'Tue Mar 03, 2026 9:11 pm',
    link: 'http://www.example.com/phpBB2/viewtopic.php?p=48213#48213',
    hidden: 'struck',
  },
  {
    page: 'vbulletin-3.html',
    software: 'vBulletin 3',
    firstId: id,
    firstNumber: 1,
    when: '03-03-2026, 09:11 PM',
    link: 'http://vb.example.com/showpost.php?p=48213&postcount=1',
  },
  {
    page: 'vbulletin-4.html',
    software: 'vBulletin 4',
    firstId: id,
    firstNumber: 1,
    when: '03-03-2026, 09:11 PM',
    link: 'http://vb4.example.com/showthread.php?9-Mini-12&p=48213#post48213',
  },
  {
    page: 'smf.html',
    software: 'SMF',
    firstId: id,
    firstNumber: 0,
    when: 'March 03, 2026, 09:11:05 PM',
    link: 'https://smf.example.org/index.php?msg=48213',
  },
  {
    page: 'discourse-window.html',
    software: 'Discourse',
    firstId: id,
    firstNumber: 1,
    at,
    link: 'https://dc.example.org/t/mini-12/9/1',
  },
  {
    page: 'mybb.html',
    software: 'MyBB',
    firstId: id,
    firstNumber: 1,
    when: '03-03-2026, 09:11 PM',
    link: 'https://mybb.example.org/showthread.php?tid=9&pid=48213#pid48213',
  },
  {
    page: 'teamliquid.html',
    software: 'TeamLiquid',
    firstId: id,
    firstNumber: 1,
    when: 'March 03 2026 21:11',
    link: 'https://tl.example.net/forum/viewpost.php?post_id=48213',
  },
  {
    page: 'phpbb-print.html',
    software: 'phpBB 3 (as printed)',
    firstNumber: 1,
    when: 'Tue Mar 03, 2026 9:11 pm',
  },
  {
    page: 'vbulletin-5.html',
    software: 'vBulletin 5',
    firstId: id,
    firstNumber: 1,
    when: '2026-03-03T20:11:05',
    link: 'https://vb5.example.com/forum/games/9-mini-12?p=48213#post48213',
  },
  {
    page: 'smf-2-0.html',
    software: 'SMF',
    firstId: id,
    firstNumber: 0,
    when: 'March 03, 2026, 09:11:05 PM',
    link: 'http://smf2.example.org/index.php?topic=9.msg48213#msg48213',
  },
  {
    page: 'smf-print.html',
    software: 'SMF (as printed)',
    firstNumber: 1,
    when: 'March 03, 2026, 09:11:05 PM',
    edited: false,
  },
  {
    page: 'smf-2-1-print.html',
    software: 'SMF (as printed)',
    firstNumber: 1,
    when: 'March 03, 2026, 09:11:05 PM',
    edited: false,
  },
  ...[
    ['mybb-print.html', 'MyBB (as printed)'],
    ['mybb-archive.html', 'MyBB (archive)'],
    ['vbulletin-3-print.html', 'vBulletin 3 (as printed)'],
    ['vbulletin-4-print.html', 'vBulletin 4 (as printed)'],
  ].map(([page = '', software = '']) => ({
    page,
    software,
    firstNumber: 1,
    when: '03-03-2026, 09:11 PM',
    edited: false,
  })),
  { page: 'discourse.json', software: 'Discourse (JSON)', firstId: id, firstNumber: 1, at, lines: false },
  {
    page: 'discourse-print.html',
    software: 'Discourse (as printed)',
    firstNumber: 1,
    at,
    link: 'https://dc.example.org/t/mini-12/9/1',
    edited: false,
  },
]

describe.each(pages)(
  '$page',
  ({
    page,
    software,
    firstId,
    firstNumber,
    at,
    when,
    link,
    edited = true,
    hidden = 'spoiler',
    lines: inLines = true,
  }) => {
    const thread = readThread([file(page)])
    it('is read whole', () => {
      expect([thread.software, thread.problems, thread.posts.map(({ by }) => by)]).toEqual([
        [software],
        [],
        ['Sue', 'Ann', 'Bob', 'Cat Stevens', 'Dan', "O'Brien", 'Ann', fay],
      ])
      const [first] = thread.posts
      expect([first?.id, first?.number, first?.at, first?.link]).toEqual([firstId, firstNumber, at, link])
      if (when !== undefined) expect(first?.when).toBe(when)
    })
    it('gives the same votes as any other', () =>
      expect(told(readPosts(thread.posts, everybody, boldInFull))).toBe(day(hidden)))
    it('gives them again from the text that is kept', () =>
      expect(
        told(
          readPosts(
            thread.posts.map(({ by, text }) => ({ by, text })),
            everybody,
            boldInFull,
          ),
        ),
      ).toBe(day(hidden)))
    it('finds no vote in a poll above them, in pictures, or in what other members are told', () => {
      const { file: name, text } = file(page)
      if (!inLines) return
      const beside = '<img alt="Vote: Dan" title="[b]Vote: Dan[/b]" src="x.png"><noscript><b>Vote: Dan</b></noscript>'
      const more = text
        .replace(/(<body[^>]*>)/, `$1<form class="poll"><h2>Vote: Bob</h2><label><b>Vote: Bob</b></label></form>`)
        .replaceAll('Changed my mind.', `${beside}Changed my mind.`)
      const { posts } = readThread([{ file: name, text: more }])
      expect([more === text, posts.length, told(readPosts(posts, everybody, boldInFull))]).toEqual([
        false,
        8,
        day(hidden),
      ])
    })
    it('tells which post was edited', () =>
      expect(thread.posts.flatMap((post, index) => (post.edited ? [index + 1] : []))).toEqual(edited ? [5] : []))
    it('shows who leads, with and without a list of players', () =>
      expect([hostsIn(thread.posts, players), hostsIn(thread.posts, [])]).toEqual([
        [{ name: 'Sue', why: 'startedThread' }],
        [{ name: 'Sue', why: 'startedThread' }],
      ]))
    it('keeps text, and neither signatures nor scripts', () => {
      const texts = thread.posts.map(post => textOf(runsOf(post)))
      expect(texts[2]).toContain('Quick to bite & <script>alert("x")</script> slow to think. [b]Vote: Dan[/b]')
      expect(texts[5]).toContain('<img src=x onerror=alert(1)> has no vote.')
      expect(texts.join('\n')).not.toContain('always')
      expect(texts.join('\n')).not.toContain('____')
    })
    it('says where each post stands', () => {
      const lines = thread.posts.map(({ line }) => line)
      if (firstId !== undefined && inLines)
        expect(lines.every((line, index) => line !== undefined && line > (lines[index - 1] ?? 0))).toBe(true)
    })
  },
)

describe('several pages', () => {
  const numbers = (...files: { file: string; text: string }[]): (number | undefined)[] =>
    readThread(files).posts.map(({ number }) => number)
  const [one, two] = [file('xenforo-2-page-1.html'), file('xenforo-2-page-2.html')]
  it('in any order, overlapping', () =>
    expect([numbers(one, two), numbers(two, one)]).toEqual([
      [1, 2, 3, 4, 5, 6, 7, 8],
      [1, 2, 3, 4, 5, 6, 7, 8],
    ]))
  it('in one file', () => {
    const thread = readThread([{ file: 'both.html', text: one.text + two.text }])
    expect([thread.posts.map(({ number }) => number), thread.problems]).toEqual([[1, 2, 3, 4, 5, 6, 7, 8], []])
    expect(thread.posts.at(-1)!.line).toBeGreaterThan(one.text.split('\n').length)
  })
  it('from the newest post down', () => {
    const articles = one.text.match(/<article class="message message--post[\s\S]*?<\/footer>[\s\S]*?<\/article>\n/g)!
    expect(
      numbers({ file: 'down.html', text: one.text.replace(articles.join(''), articles.reverse().join('')) }),
    ).toEqual([1, 2, 3, 4, 5])
  })
  it('of which two have a post otherwise: it was edited', () => {
    const thread = readThread([one, { ...two, text: two.text.replace('Seven of you', 'Eight of you') }])
    expect(thread.posts[0]).toMatchObject({ number: 1, edited: true, text: expect.stringContaining('Seven') })
    expect(thread.problems).toMatchObject([
      {
        file: 'xenforo-2-page-2.html',
        line: 15,
        message: { en: 'post 1 is different here from xenforo-2-page-1.html' },
      },
    ])
  })
  it('the first of which is missing: who leads is not guessed', () => {
    const { posts } = readThread([
      {
        ...two,
        text: two.text.replace(/<article class="message message--post[\s\S]*?<\/footer>[\s\S]*?<\/article>\n/, ''),
      },
    ])
    expect([posts[0]?.number, hostsIn(posts, [])]).toEqual([5, []])
  })
})

describe('pasted text', () => {
  const read = (text: string, known: string[] = []) => readThread([{ file: 'paste.txt', text }], known).posts
  it('copied from a window', () => {
    const { posts } = readThread([file('copied.txt')])
    expect(posts.map(({ by, number, when }) => [by, number, when])).toEqual([
      ['Sue', 1, 'Mar 3, 2026'],
      ['Ann', 2, 'Mar 3, 2026'],
      ['Bob', 3, 'Mar 3, 2026'],
    ])
    expect(told(readPosts(posts, everybody, boldInFull))).toBe('no notBold | no notBold | no notBold')
  })
  it('raw, with Markdown, BBCode and quotes of both kinds', () => {
    const { posts } = readThread([file('raw.txt')])
    expect(posts.map(({ by, number, at }) => [by, number, at])).toEqual(
      [1, 2, 3, 5].map((minute, index) => [
        ['Sue', 'Ann', 'Bob', 'Dan'][index],
        index + 1,
        `2026-03-03T20:1${minute}:05.000Z`,
      ]),
    )
    expect(told(readPosts(posts, everybody, boldInFull))).toBe('Bob | Cat Stevens | no notBold')
  })
  it('a name and a colon, where the name is known', () =>
    expect(
      read('Ann: [b]Vote: Bob[/b]\nand more: of it\n#7 Bob: **Unvote**\nVote: Ann\n', ['Ann', 'Bob']).map(
        ({ by, number, text }) => [by, number, text],
      ),
    ).toEqual([
      ['Ann', undefined, '[b]Vote: Bob\n[/b]and more: of it'],
      ['Bob', 7, '[b]Unvote\n[/b]Vote: Ann'],
    ]))
  it('with a time behind the name, which a number in a count is none', () =>
    expect(
      read('Ann (2026-03-03 21:14 UTC): Bob (2): Cat\nBob (1): Ann', ['Ann', 'Bob']).map(({ by, at, text }) => [
        by,
        at,
        text,
      ]),
    ).toEqual([['Ann', '2026-03-03T21:14:00.000Z', 'Bob (2): Cat\nBob (1): Ann']]))
  it('in BBCode below headers', () =>
    expect(
      read(
        'by Ann » Tue Mar 03, 2026 9:14 pm\n\n[b]Vote: Bob[/b]\n\nby Bob » Tue Mar 03, 2026 9:20 pm\n\n[quote=Ann][b]Vote: Bob[/b][/quote]no\n',
      ).map(({ by, text }) => [by, text]),
    ).toEqual([
      ['Ann', '[b]Vote: Bob[/b]'],
      ['Bob', '[quote][b]Vote: Bob\n[/b][/quote]no'],
    ]))
})

describe('what is no thread is named, with what would be', () =>
  it.each([
    ['empty.html', ' \n', 'this file is empty'],
    ['prose.txt', 'Dear host, I vote for Bob.', 'no posts were found in this text'],
    [
      'other.html',
      '<!doctype html><html><body><div class="x"><p>Vote: Bob</p></div></body></html>',
      'this page has no posts from a forum that is known here: XenForo 2, XenForo 1, phpBB 3, phpBB 2, MyBB, IP.Board 3, Invision Community 4, TeamLiquid, vBulletin 5, vBulletin 4, vBulletin 3, SMF, Discourse, ProBoards, NodeBB, Discord',
    ],
    [
      'login.html',
      '<html><body><form><input name="p" type="password"></form><div>Log in</div></body></html>',
      'this page has no posts, and asks for a password',
    ],
    [
      'app.html',
      '<html><head><meta name="generator" content="Discourse"></head><body><div id="data-preloaded"></div></body></html>',
      'the posts of this page were not saved with it',
    ],
    [
      'cut.html',
      `${file('xenforo-2-page-1.html')
        .text.slice(0, 4000)
        .replace(/<div class="bbWrapper">[\s\S]*/, '')}`,
      'this page has no posts from a forum',
    ],
  ])('%s', (name, text, said) => {
    const { posts, problems } = readThread([{ file: name, text }])
    expect([posts, problems.map(one => [one.file, one.line])]).toEqual([[], [[name, 1]]])
    expect(problems[0]!.message.en).toContain(said)
    expect(problems[0]!.remedy.en).not.toBe('')
  }))

it('a post without its text is named by its line, and the others are read', () => {
  const { posts, problems } = readThread([
    {
      file: 'half.html',
      text: file('xenforo-2-page-1.html')
        .text.replace(
          /<div class="bbWrapper">I have read[\s\S]*?<div class="js-selectToQuoteEnd"/,
          '<div class="js-selectToQuoteEnd"',
        )
        .replaceAll('<aside class="message-signature"><div class="bbWrapper">', '<aside><div>'),
    },
  ])
  expect([posts.length, problems.map(({ line, message }) => [line, message.en])]).toEqual([
    4,
    [[34, 'post 48216 has no text here']],
  ])
})

describe('pages of a forum that nobody knows', () => {
  const strange = (tail: string) => `<!DOCTYPE html><html><head><title>Mini</title></head><body><section class="msgs">
${['Sue', 'Ann', 'Bob'].map((name, at) => `<div class="msg"><p class="who">by <span class="nick">${name}</span> on <i title="2026-03-03 20:1${at} UTC">today</i> (${at + 1})</p><div class="said">${at ? `<b>Vote: ${at === 1 ? 'Bob' : 'Ann'}</b>` : 'Day 1'}</div></div>`).join('\n')}
</section>${tail}</body></html>`
  const frame = { post: 'div.msg', by: '.nick', text: '.said', at: '.who i', number: '.who' }

  it('are read as a host describes them', () => {
    const thread = readThread([{ file: 'x', text: strange('') }], [], { ...frame, number: '' })
    expect([thread.software, thread.problems]).toEqual([['described'], []])
    expect(thread.posts.map(({ by, when }) => `${by} ${when}`).join(', ')).toBe(
      'Sue 2026-03-03 20:10 UTC, Ann 2026-03-03 20:11 UTC, Bob 2026-03-03 20:12 UTC',
    )
    expect(told(readPosts(thread.posts, everybody, boldInFull))).toBe('Bob | Ann')
  })

  it('are not without a description, and the remedy says that there can be one', () => {
    const [problem] = readThread([{ file: 'x', text: strange('') }]).problems
    expect(problem?.remedy.en).toContain('describe what its pages look like')
  })

  it('are described in selectors, and what is none is named', () => {
    expect(wrongIn(frame)).toEqual([])
    expect(wrongIn({ post: '', by: 'div > a', text: '.x:first', at: 'p[class^=d]', number: ' ' })).toEqual([
      'post',
      'by',
      'text',
    ])
  })
})

describe('topics as programs get them', () => {
  const { text } = file('discourse.json')
  it('may stand one behind the other', () =>
    expect(
      readThread([
        {
          file: 'x',
          text: `${text.trim()}\n${text.replace(/"id": 4/g, '"id": 5').replace(/"post_number": /g, '"post_number": 1')}`,
        },
      ]).posts,
    ).toHaveLength(16))
  it('that are cut off are named', () => {
    const { posts, problems } = readThread([{ file: 'x', text: text.slice(0, 2000) }])
    expect([posts.length, problems[0]?.message.en]).toEqual([
      0,
      expect.stringContaining('this is a Discourse topic that is cut off or has no posts'),
    ])
  })
})

describe('links', () =>
  it.each([
    ['https://a.example/x', undefined, 'https://a.example/x'],
    [
      './viewtopic.php?p=1#p1',
      'https://a.example/forum/viewtopic.php?t=2',
      'https://a.example/forum/viewtopic.php?p=1#p1',
    ],
    ['/t/1', 'https://a.example/forum/x', 'https://a.example/t/1'],
    ['#post-1', 'https://a.example/t/9?page=2#x', 'https://a.example/t/9?page=2#post-1'],
    ['?p=1', 'https://a.example/t.php', 'https://a.example/t.php?p=1'],
    ['x.php', 'https://a.example', 'https://a.example/x.php'],
    ['//b.example/x', 'https://a.example', 'https://b.example/x'],
    ['javascript:alert(1)', 'https://a.example/', undefined],
    ['data:text/html,x', 'https://a.example/', undefined],
    ['JaVaScRiPt:x', undefined, undefined],
    ['./x', undefined, undefined],
    ['https://a.example/"onclick', undefined, undefined],
    ['./x', 'javascript:x', undefined],
  ])('%s on %s', (link, base, to) => expect(linkOf(link, base)).toBe(to)))

it.each([
  'Last edited by Ann on 3 Dec 2025 12:09',
  'Last edited: 3 Dec 2025',
  'Last edited by Ann on Wed Dec 03, 2025 12:09 pm, edited 1 time in total.',
])('a line below a copied post says that it was edited: %s', line => {
  const page = (below: string) =>
    `From: Ann\nSent: 2 Dec 2025 20:41\n\n[b]Vote: Bob[/b]\n${below}\n\nFrom: Bob\nSent: 2 Dec 2025 20:49\n\nHello.`
  expect(postsInText(page(line), ['Ann', 'Bob']).map(({ by, edited }) => [by, edited])).toEqual([
    ['Ann', true],
    ['Bob', undefined],
  ])
  expect(postsInText(page(''), ['Ann', 'Bob'])[0]?.edited).toBeUndefined()
})
