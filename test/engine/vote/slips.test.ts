/** Words of voting that slipped, names that are written long or short, and what no name is. */
import { describe, expect, it } from 'vitest'
import { readPosts } from '../../../engine/vote/read.ts'
import { boldInFull, noLynch } from '../../../engine/rules/style.ts'
import { people } from './table.ts'

const table = people('Ann', 'Formwell', 'Flint Lark', 'Kublow Rex', 'The Goodwin', 'Zelda', 'HEY HEY HEY', 'lalark')

function said(text: string): string {
  const { ballots, unresolved, uncounted } = readPosts([{ by: 'Ann', text }], table, {
    ...boldInFull,
    nicknames: 'show',
    nobody: noLynch,
  })
  return [
    ...ballots.map(({ for: on, unvote, likely }) => (unvote ? 'unvote' : `${on}${likely === undefined ? '' : '?'}`)),
    ...unresolved.flatMap(({ likely, near }) => (likely === undefined ? `of ${near.join(', ')}` : [])),
    ...uncounted.map(({ why }) => why),
  ].join('; ')
}

describe('a word of voting', () =>
  it.each([
    ['[b]vtoe: Zelda[/b]', 'Zelda'],
    ['[b]VOET: zel[/b]', 'Zelda?'],
    ['[b]vvote: Zelda[/b]', 'Zelda'],
    ['[b]Unvote, vtoe: Zelda[/b]', 'unvote; Zelda'],
    ['[b]Unovte, Vote: Zelda[/b]', 'unvote; Zelda'],
    ['[b]Hammervote: Zelda[/b]', 'Zelda'],
    ['[b]HAMMAHVOTE: Zelda[/b]', 'Zelda'],
    ['[b]Vote to Hammer: Zelda[/b]', 'Zelda'],
    ['[b]vote to lynch: Zelda[/b]', 'Zelda'],
    ['[b]vtoe Zelda[/b]', ''],
    ['vtoe: Zelda', ''],
    ['[b]voter: Zelda[/b]', ''],
    ['[b]note: Zelda[/b]', ''],
    ['[b]Vig-vote: Zelda[/b]', 'inSentence'],
    ['[b]un-vote: Zelda[/b]', 'unvote'],
  ])('%s: %s', (text, is) => expect(said(text)).toBe(is)))

describe('a name', () =>
  it.each([
    ['kr', 'Kublow Rex?'],
    ['GW', 'The Goodwin?'],
    ['Z', 'Zelda?'],
    ['FL', 'Flint Lark?'],
    ['fll', 'of Formwell, Flint Lark'],
    ['Heyx3', 'HEY HEY HEY?'],
    ['Zelda x2', 'Zelda?'],
    ['Zeeeeeldaaa', 'Zelda?'],
    ['lalalalalark', 'lalark?'],
    ["KR's slot", 'Kublow Rex?'],
    ['K[ublow]R', 'Kublow Rex?'],
    ['ok', 'of '],
    ['X', 'of '],
  ])('%s: %s', (name, is) => expect(said(`[b]Vote: ${name}[/b]`)).toBe(is)))

it('asks whether a vote counts that hangs on a condition or a question, and takes the next count’s word', () => {
  const table = [...people('Ann', 'Bob', 'Kim'), { id: 'Sue', name: 'Sue', host: true as const }]
  const asked = (text: string, ...more: { by: string; text: string }[]) =>
    readPosts([{ by: 'Ann', text }, ...more], table, { ...boldInFull, nicknames: 'show' }).unresolved.map(
      ({ asks, near, likely }) => [asks, near, likely],
    )
  for (const text of ['[b]Vote: Kim if she posts[/b]', '[b]Vote: Kim, unless she claims[/b]', '[b]Vote: Kim?[/b]'])
    expect(asked(text)).toEqual([['condition', ['Kim'], undefined]])
  expect(asked('[b]Vote: Kimm if she posts[/b]').map(([asks]) => asks)).toEqual([undefined])
  expect(asked('[b]Vote: Kim[/b] if she posts')).toEqual([])
  const count = { by: 'Sue', text: 'Vote Count 1.1\nKim (1): Ann\nNot voting (2): Bob, Kim' }
  expect(asked('[b]Vote: Kim if she posts[/b]', count)).toEqual([['condition', ['Kim'], 'Kim']])
})
