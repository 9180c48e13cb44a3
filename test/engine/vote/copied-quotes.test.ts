/** Quotes of what was copied from a window have lost their marks: they end where what is quoted does, word for word. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readPosts } from '../../../engine/vote/read.ts'
import { readThread } from '../../../engine/vote/thread.ts'
import { anyForm } from '../../../engine/rules/style.ts'
import { brief, people, told } from './table.ts'

const names = ['Ann', 'Bob', 'Cy', 'Dee']
const head = (by: string, nth: number): string =>
  `Re: Mini\n#${nth} (ISO) Post by ${by} » Sun Nov 29, 2026 1:1${nth} am\n\n`
/** What Ann wrote, in post 1, and what Bob writes below it. */
const read = (ann: string, bob: string): string => {
  const { posts } = readThread([{ file: 'p', text: `${head('Ann', 1)}${ann}\n${head('Bob', 2)}${bob}\nTop\n` }], names)
  return told(readPosts(posts.slice(1), people(...names), anyForm))
}
const said = 'lol ok\n\nVOTE: Cy OMGUS'

describe('a quote as copied, of what stands above', () =>
  it.each([
    ['its own words below', said, `In post 1, Ann wrote:\n${said}\nThis is bad.\n\nVOTE: Dee`, 'Dee'],
    ['behind a blank line', said, `In post 1, Ann wrote:\n${said}\n\nThis is bad.\n\nVOTE: Dee`, 'Dee'],
    ['below own words', said, `Well.\n\nAnn wrote:\n${said}\nThis is bad.\nVOTE: Dee`, 'Dee'],
    ['its first line alone', said, `In post 1, Ann wrote:\nlol ok\nNo.\nVOTE: Dee`, 'Dee'],
    ['its last line alone', said, `In post 1, Ann wrote:\nVOTE: Cy OMGUS\nNo.\nVOTE: Dee`, 'Dee'],
    ['part of a line', 'He is off. VOTE: Cy now, says I', `In post 1, Ann wrote:\nVOTE: Cy now\nNo.\nVOTE: Dee`, 'Dee'],
    ['of another number', said, `In post 7, Ann wrote:\n${said}\nNo.\nVOTE: Dee`, '? Cy: Cy | ? Dee: Dee'],
    ['said', said, `Ann said:\n${said}\nNo.\nVOTE: Dee`, 'Dee'],
    ['with an arrow', said, `Ann said: ↑\n${said}\nNo.\nVOTE: Dee`, 'Dee'],
    ['with an end', said, `Ann said:\n${said}\nClick to expand...\nNo.\nVOTE: Dee`, 'Dee'],
    ['vBulletin', said, `Originally Posted by Ann\n${said}\nNo.\nVOTE: Dee`, 'Dee'],
    ['vBulletin, with a link', said, `Quote Originally Posted by Ann View Post\n${said}\nNo.\nVOTE: Dee`, 'Dee'],
    ['SMF', said, `Quote from: Ann on March 03, 2026, 09:12:00 PM\n${said}\nNo.\nVOTE: Dee`, 'Dee'],
    ['Invision', said, `On 3/3/2026 at 9:12 PM, Ann said:\n${said}\nNo.\nVOTE: Dee`, 'Dee'],
    ['MyBB', said, `(03-03-2026, 09:12 PM)Ann Wrote: ${said}\nNo.\nVOTE: Dee`, 'Dee'],
    ['two quotes', said, `Ann wrote:\nlol ok\nYes?\nAnn wrote:\nVOTE: Cy OMGUS\nNo.\nVOTE: Dee`, 'Dee'],
    ['a vote between two', said, `Ann wrote:\nlol ok\nVOTE: Dee\nAnn wrote:\nVOTE: Cy OMGUS\nNo.`, 'Dee'],
    ['MyBB, a line of its own', said, `(03-03-2026, 09:12 PM)Ann Wrote:\n${said}\nNo.\nVOTE: Dee`, 'Dee'],
    ['otherwise spaced', said, `Ann wrote:\nlol  ok\nVOTE: Cy OMGUS \nNo.\nVOTE: Dee`, 'Dee'],
  ])('%s', (_what, ann, bob, votes) => expect(read(ann, bob)).toBe(votes)))

describe('where nothing tells the end, every vote asks', () =>
  it.each([
    ['nobody said so', 'hm', `In post 1, Ann wrote:\n${said}\nNo.\nVOTE: Dee`, '? Cy: Cy | ? Dee: Dee'],
    ['in one paragraph', 'hm', `Ann wrote:\nlol ok\nVOTE: Dee`, '? Dee: Dee'],
    ['of somebody unknown', said, `Zed wrote:\n${said}\nNo.\nVOTE: Dee`, '? Cy: Cy | ? Dee: Dee'],
    ['nothing of its own below', said, `Ann wrote:\n${said}`, '? Cy: Cy'],
    ['the line goes on otherwise', said, `Ann wrote:\nlol ok\nVOTE: Cy\nNo.`, '? Cy: Cy'],
    ['SMF', 'hm', `Quote from: Ann on March 03, 2026, 09:12:00 PM\n${said}\nVOTE: Dee`, '? Cy: Cy | ? Dee: Dee'],
    ['vBulletin', 'hm', `Originally Posted by Ann\nlol\n\nVOTE: Dee`, '? Dee: Dee'],
    [
      'a line left out',
      'lol ok\nhmm yes\nVOTE: Cy',
      `Ann wrote:\nlol ok\n...\nVOTE: Cy\nNo.\nVOTE: Dee`,
      '? Cy: Cy | ? Dee: Dee',
    ],
    ['a line edited since', 'lol ok\nhmm yes\nVOTE: Cy', `Ann wrote:\nlol ok\nhmm, no\nVOTE: Cy\nNo.`, '? Cy: Cy'],
    ['one’s own that says the same', 'lol\nVOTE: Cy\n\nx', `Ann wrote:\nlol\n\nVOTE: Cy\nagreed`, '? Cy: Cy'],
    ['MyBB, a line of its own', 'hm', `(03-03-2026, 09:12 PM)Ann Wrote:\n${said}\nVOTE: Dee`, '? Cy: Cy | ? Dee: Dee'],
    ['a vote taken back', 'hm', `Ann wrote:\nlol ok\nUnvote`, 'no openQuote'],
  ])('%s', (_what, ann, bob, votes) => expect(read(ann, bob)).toBe(votes)))

it.each(['[quote]He is right. [b]Vote: Bob[/b]', '[b]Vote: Bob[/b][/quote] Well.'])('so it is with %s', text =>
  expect(brief(text)).toBe('? Bob: Bob'),
)

it('a page of phpBB', () => {
  const text = readFileSync(new URL('../../fixtures/vote/phpbb-copied.txt', import.meta.url), 'utf8')
  const here = ['Umbrella_Annie', 'Zachariah', 'mathcrusader', 'PookyTheMagicalBear', 'Tall Paul', 'quilford']
  const { posts } = readThread([{ file: 'p', text }], here)
  expect(told(readPosts(posts, people(...here), anyForm))).toBe(
    'Zachariah (Zach) | ? Annie OMGUS: Umbrella_Annie | Zachariah | Tall Paul | PookyTheMagicalBear (pooky) | - | Zachariah',
  )
})
