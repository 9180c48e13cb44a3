/** Where posts begin in what was copied: any line with the shape of a head in its page is one, whoever it names. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readPosts } from '../../../engine/vote/read.ts'
import { readThread } from '../../../engine/vote/thread.ts'
import { anyForm } from '../../../engine/rules/style.ts'
import { people, told } from './table.ts'

const names = ['Ann', 'Bob', 'Cy', 'Dee', 'Eve']
const postsIn = (text: string, known: readonly string[] = names) => readThread([{ file: 'p', text }], known).posts
const fixture = (name: string): string => readFileSync(new URL(`../../fixtures/vote/${name}`, import.meta.url), 'utf8')
const writers = (text: string, known?: readonly string[]): string =>
  postsIn(text, known)
    .map(({ by }) => by)
    .join(', ')

type Head = (who: string, nth: number, body: string) => string
/** Three posts: of somebody known, of whom nobody knows, and of somebody known. */
const three = (head: Head, stranger = 'Guest_77'): string =>
  [head('Ann', 1, 'VOTE: Bob'), head(stranger, 2, 'VOTE: Dee'), head('Cy', 3, 'VOTE: Bob')].join('\n')

describe('somebody unknown between two who are known', () => {
  const profileOf = (who: string): string =>
    `User avatar\n${who}\n${who}\nhe/him\nGoon\nPosts: 137\nJoined: March 3, 2019\nPronoun: he/him\nLocation: Ohio`
  const phpbbTime = (nth: number): string => `Sat Nov 28, 2026 10:0${nth} am`
  it.each<[string, Head, string?]>([
    ['Discord', (who, nth, body) => `${who} — Today at 2:0${nth} AM\n${body}\n`],
    ['Discord, one close below the other', (who, nth, body) => `${who} — Today at 2:0${nth} AM\n${body}`],
    ['Discord, with pronouns', (who, nth, body) => `${who} — Today at 2:0${nth} AM\n${body}\n`, 'Guest_77 (they)'],
    ['Discord, of another day', (who, nth, body) => `${who} — 3/3/2026 8:0${nth} PM\n${body}\n`],
    ['Discord, in British', (who, nth, body) => `${who} — 03/03/2026 20:0${nth}\n${body}\n`],
    ['Discord, in German', (who, nth, body) => `${who} — 03.03.2026 20:0${nth}\n${body}\n`],
    ['Discord, of today', (who, nth, body) => `${who} — 20:0${nth}\n${body}\n`],
    ['Discord, the time in its own line', (who, nth, body) => `${who}\n — Today at 8:0${nth} PM\n${body}\n`],
    ['Discord, in Russian', (who, nth, body) => `${who} — Сегодня, в 20:0${nth}\n${body}\n`],
    ['a compact chat', (who, nth, body) => `[8:0${nth} PM] ${who}: ${body}`],
    ['a chat with nicks', (who, nth, body) => `[20:0${nth}] <${who}> ${body}`],
    ['phpBB', (who, nth, body) => `Re: Mini\nby ${who} » ${phpbbTime(nth)}\n\n${body}\n`],
    ['phpBB, without a word before the name', (who, nth, body) => `Re: Mini\n${who} » ${phpbbTime(nth)}\n\n${body}\n`],
    ['phpBB, numbered', (who, nth, body) => `Post #${nth} by ${who} » ${phpbbTime(nth)}\n\n${body}\n`],
    ['phpBB, by and on', (who, nth, body) => `Post by ${who} on ${phpbbTime(nth)}\n\n${body}\n`],
    [
      'phpBB, number and date in one line, below a profile that is there twice',
      (who, nth, body) => `${profileOf(who)}\n\nPost #${nth} (isolation #0) » ${phpbbTime(nth)}\n\n${body}\n`,
    ],
    [
      'the same below a title, with the name below',
      (who, nth, body) =>
        `${profileOf(who)}\n\nMini: the end!\n\nPost Post #${nth} (isolation #0) » ${phpbbTime(nth)}\n\nPost by ${who} »\n\n${body}\n`,
    ],
    [
      'the same close below the post before, the profile there once',
      (who, nth, body) => `Top\n${who}\nTownie\nPosts: 12\n\nPost #${nth} » ${phpbbTime(nth)}\n${body}`,
    ],
    [
      'the same with all of it again in the line of the name',
      (who, nth, body) => `Post #${nth} (ISO) » ${phpbbTime(nth)}\nPost by ${who} » ${phpbbTime(nth)}\n\n${body}\n`,
    ],
    ['the same without a profile', (who, nth, body) => `#${nth} (ISO) » ${phpbbTime(nth)}\nby ${who}\n${body}\n`],
    [
      'XenForo, with all that it says of who wrote',
      (who, nth, body) =>
        `${who[0]}\n${who}\n${who}\nthey/them\nWell-known member\nJoined\nMar ${nth}, 2019\nMessages\n1,432\nReaction score\n123\nLocation\nOhio\nNov 29, 2026\n\nAdd bookmark\n#${nth}\n${body}\n\nReport\nLike Quote Reply\nReactions:Bob and Cy`,
    ],
    [
      'vBulletin, with all that it says of who wrote',
      (who, nth, body) =>
        `March 3rd, 2026, 08:1${nth} PM #${nth}\n${who}'s Avatar\n${who}\n${who} is offline\nMafia Fan\n\nJoin Date\nMarch 3rd, 2019\nPosts\n1,234\n${body}\n\nReply Reply With Quote`,
    ],
    [
      'MyBB, with who is there',
      (who, nth, body) =>
        `${who} Offline\nSenior Member\n****\nPosts: 123\nThreads: 4\nJoined: Mar 2019\nReputation: 5\n#${nth}\n11-29-2026, 10:0${nth} AM (This post was last modified: 11-29-2026, 10:07 AM by ${who}.)\n${body}\nFind Reply`,
    ],
    [
      'a Russian board with the number close before the date',
      (who, nth, body) =>
        `Поделиться${nth}2026-03-02 10:05:1${nth}\nАвтор: ${who}\nАктивный участник\nЗарегистрирован: 2019-03-03\nСообщений: 123\nПоследний визит:\nВчера 20:05:12\n${body}\n\n0`,
    ],
    [
      'XenForo, with a tag before the name',
      (who, nth, body) => `${who}\nMember\nMar 3, 2026\n#${nth}\n\n${body}\n\nReport\nLike Quote Reply`,
      '[TSA] Kestrel',
    ],
    ['name and date, close below the post before', (who, nth, body) => `${who}\nMar 3, 2026 at 9:1${nth} PM\n${body}`],
    ['the same of a name in no usual letters', (who, nth, body) => `${who}\nToday, 06:3${nth} AM\n${body}`, '8-Ball!'],
    ['Discourse', (who, nth, body) => `${who}\n\n${nth}h\n${body}\n`],
    [
      'vBulletin, the date above',
      (who, nth, body) => `03-03-2026, 09:1${nth} PM\n#${nth}\n${who}\nSenior Member\nPosts: 12\n\n${body}\n`,
    ],
    [
      'SMF',
      (who, nth, body) =>
        `${who}\nFull Member\nPosts: 12\n\nRe: Mini\n« Reply #${nth} on: March 03, 2026, 09:1${nth}:00 PM »\n${body}\n`,
    ],
    ['in brackets', (who, nth, body) => `${who} (Mar 3, 2026 at 9:1${nth} PM):\n${body}\n`],
    ['in one line', (who, nth, body) => `${who}, Mar 3, 2026 at 9:1${nth} PM\n${body}\n`],
    ['a number, a time and a colon', (who, nth, body) => `#${nth} ${who} (2026-01-03 20:1${nth} UTC): ${body}`],
    ['a name and a colon', (who, _, body) => `${who}: ${body}`],
  ])('%s', (_, head, stranger = 'Guest_77') => {
    const posts = postsIn(three(head, stranger))
    expect(posts.map(({ by }) => by)).toEqual(['Ann', stranger, 'Cy'])
    expect(posts.map(({ text }) => text).join(' ')).not.toMatch(/Posts|Join|Townie|Mafia Fan|[Aa]vatar|isolation/)
    const read = readPosts(posts, people(...names), anyForm)
    expect(told(read)).toBe('Bob | no notPlaying | Bob')
    expect(read.ballots.map(({ by }) => by)).toEqual(['Ann', 'Cy'])
  })

  it('whose head follows a bare name', () =>
    expect(
      writers(
        'Ann\nMember\nMar 3, 2026\nI vote\nBob\n\nGuest_77\nMember\nMar 3, 2026\nVOTE: Dee\nCy\nMember\nMar 3, 2026\nx',
      ),
    ).toBe('Ann, Guest_77, Cy'))
  it('where nobody is known and the page begins so', () =>
    expect(writers('Ann — Today at 2:01 AM\nhi\nMr. Brown [UK] — Today at 2:05 AM\nVOTE: Ann', [])).toBe(
      'Ann, Mr. Brown [UK]',
    ))
  it('with heads of several days', () =>
    expect(
      writers(
        'Ann — Yesterday at 8:01 PM\nx\nGuest_77 — Today at 2:05 AM\nVOTE: Dee\nCy — 3/3/2026 8:09 PM\nVOTE: Bob',
      ),
    ).toBe('Ann, Guest_77, Cy'))
})

describe('nothing of a post is taken for a profile', () => {
  const numbered = (nth: number, body: string): string =>
    `Post #${nth} (isolation #0) » Sat Nov 28, 2026 10:0${nth} am\n\n${body}\n`
  const copied = (nth: number, who: string, body: string): string =>
    `March 3rd, 2026, 08:1${nth} PM #${nth}\n${who}\n${who} is offline\nMafia Fan\n\nJoin Date\nMar 2019\nPosts\n12\n${body}\n\nReply With Quote\n`
  it.each([
    [
      'a sentence about who is there',
      copied(1, 'Ann', 'VOTE: Bob\nBob is online now') + copied(2, 'Cy', 'VOTE: Dee'),
      'Ann: VOTE: Bob / Bob is online now | Cy: VOTE: Dee',
    ],
    [
      'a sentence that begins with a label',
      'March 3rd, 2026, 08:15 PM #1\nAnn\nVOTE: Bob\nPosts: five\n\nMarch 3rd, 2026, 08:17 PM #2\nCy\nVOTE: Dee\nLocation: the bar',
      'Ann: VOTE: Bob / Posts: five | Cy: VOTE: Dee / Location: the bar',
    ],
    [
      'a label that ends a post',
      'Ann\nMar 3, 2026 at 9:11 PM\nVOTE: Bob\nlikes\nCy\nMar 3, 2026 at 9:12 PM\nVOTE: Dee\nThanks',
      'Ann: VOTE: Bob / likes | Cy: VOTE: Dee / Thanks',
    ],
    [
      'a rank that is somebody’s name',
      `Guest_77\nGuest_77\nBob\nBob\nPosts: 12\nJoined: March 3, 2019\n\n${numbered(1, 'VOTE: Bob')}`,
      'Guest_77: VOTE: Bob',
    ],
    [
      'what a board lets everybody add',
      `Ann\nAnn\nGoon\nPosts: 12\nJoined: March 3, 2019\nFavorite role: Cop\n\n${numbered(1, 'VOTE: Bob')}`,
      'Ann: VOTE: Bob',
    ],
    [
      'a numbered post that names nobody, which is known by its number',
      `Ann\nAnn\nGoon\nPosts: 12\n\n${numbered(1, 'VOTE: Bob')}\n${numbered(2, 'VOTE: Dee')}`,
      'Ann: VOTE: Bob | #2: VOTE: Dee',
    ],
    [
      'a label in somebody’s message',
      'Ann — Today at 2:01 AM\n12026-03-02 10:05:12\nАвтор: Bob\nVOTE: Cy',
      'Ann: 12026-03-02 10:05:12 / Автор: Bob / VOTE: Cy',
    ],
  ])('%s', (_, text, said) =>
    expect(
      postsIn(text)
        .map(post => `${post.by}: ${post.text.replaceAll('\n', ' / ')}`)
        .join(' | '),
    ).toBe(said),
  )
})

describe('what is no head', () => {
  it.each([
    [
      'a sentence with a date',
      'Ann\nMar 3, 2026 at 9:11 PM\nThe day ends\nsoon on Mar 5, 2026 at 9:00 PM\n\nCy\nMar 3, 2026 at 9:12 PM\nx',
    ],
    ['a sentence with a dash', 'Ann — Today at 2:01 AM\nThe day ends on — Today at 8:01 PM\nCy — Today at 2:03 AM\nx'],
    ['a line that begins as a chat does', 'Ann — Today at 2:01 AM\n[20:01] is when I slept\nCy — Today at 2:03 AM\nx'],
    ['what adds to a post', 'Ann: VOTE: Bob\nEdit: vote: Dee\nCy: VOTE: Bob'],
    ['a word and a colon', 'Ann: VOTE: Bob\nreads: nobody\nCy: VOTE: Bob'],
    ['a quoted line', 'Ann — Today at 2:01 AM\n> Guest_77 — Today at 2:05 AM\n> VOTE: Dee\nCy — Today at 2:07 AM\nx'],
  ])('%s', (_, text) => expect(new Set(writers(text).split(', '))).toEqual(new Set(['Ann', 'Cy'])))
  it('a log in somebody’s message', () =>
    expect(writers('From: Ann\nDate: today\n\nlook:\n[20:01] Bob: VOTE: Cy\n[20:02] Cy: VOTE: Bob')).toBe('Ann'))
})

it('who goes on writing in Discord is named once, and each time is told', () =>
  expect(
    postsIn('Ann — Yesterday at 8:01 PM\nhm\n[8:04 PM]VOTE: Bob\n[8:06 PM]\nUNVOTE\nCy — Today at 8:07 PM\nx').map(
      ({ by, when, text }) => [by, when, text],
    ),
  ).toEqual([
    ['Ann', 'Yesterday at 8:01 PM', 'hm'],
    ['Ann', 'Yesterday at 8:04 PM', 'VOTE: Bob'],
    ['Ann', 'Yesterday at 8:06 PM', 'UNVOTE'],
    ['Cy', 'Today at 8:07 PM', 'x'],
  ]))

describe('pages as they were copied', () => {
  it.each(['discord-dated.txt', 'discord-unknown-author.txt'])('%s', name => {
    const { ballots, uncounted } = readPosts(postsIn(fixture(name)), people(...names), anyForm)
    expect(ballots.map(one => [one.by, one.for])).toEqual([
      ['Ann', 'Bob'],
      ['Cy', 'Bob'],
    ])
    expect(uncounted.map(({ by, why }) => [by.slice(0, 8), why])).toEqual([['Guest_77', 'notPlaying']])
  })
  it('phpBB, with the profile above each post', () => {
    const posts = postsIn(fixture('phpbb-copied.txt'), [])
    expect(posts.map(({ by, number, when }) => [number, by, when])).toEqual([
      [12, 'Umbrella_Annie', 'Sun Nov 29, 2026 1:52 am'],
      [13, 'Zachariah', 'Sun Nov 29, 2026 1:58 am'],
      [14, 'mathcrusader', 'Sun Nov 29, 2026 2:05 am'],
      [15, 'PookyTheMagicalBear', 'Sun Nov 29, 2026 2:15 am'],
      [16, 'Tall Paul', 'Sun Nov 29, 2026 2:40 am'],
      [17, 'quilford', 'Sun Nov 29, 2026 3:01 am'],
    ])
    expect(posts[0]!.text).toBe('/confirm\nVOTE: Zach for being third to confirm')
    expect(posts.some(({ text }) => /Joined|Posts:|Goon/.test(text))).toBe(false)
  })
  const chat = ['Asa', 'Bo', 'Cy', 'Dov', 'Eli']
  it.each(['discord-copied.txt', 'discord-raw.txt'])('%s', name =>
    expect(told(readPosts(postsIn(fixture(name), chat), people(...chat), anyForm))).toBe(
      name === 'discord-raw.txt' ? 'Cy | Cy | Bo | Dov | - | no struck' : 'Cy | Cy | Bo | Dov | - | Asa | Cy',
    ),
  )
})
