/** Forms of a vote as people write them: each counts, or is listed with why it does not; none vanishes. */
import { describe, expect, it } from 'vitest'
import { readPosts } from '../../../engine/vote/read.ts'
import { anyForm, boldInFull, noLynch, type Style } from '../../../engine/rules/style.ts'
import { people, told } from './table.ts'

const table = people('Will', 'Willow', 'Will Smith', 'Will-o-Wisp', 'Dirk99', 'Ann', 'Dan')
const read = (text: string, style: Style): string =>
  told(readPosts([{ by: 'Dan', text, ...(text.startsWith('<') && { written: 'html' as const }) }], table, style))
type Row = [text: string, strict: string, loose?: string]
const rows = (all: Row[]) =>
  it.each(all)('%j', (text, strict, loose = strict) =>
    expect([read(text, boldInFull), read(text, anyForm)]).toEqual([strict, loose]),
  )

describe('a name that goes on behind its mark asks', () =>
  rows([
    ['[b]Vote: Will[/b]ow', '? Willow: Willow, Will'],
    ['**Vote: Will**ow', '? Willow: Willow, Will'],
    ['<b>Vote: Will</b>ow', '? Willow: Willow, Will'],
    ['[vote]Will[/vote]ow', '? Willow: Willow, Will'],
    ['<p>[vote]Will[/vote]ow</p>', '? Willow: Willow, Will'],
    ['[b]Vote: W[/b]illow', '? Willow: Willow'],
    ['[b]Vote: Will[/b]iam', '? William: Will'],
    ['[b]Vote: Will[/b] Smith', '? Will Smith: Will Smith, Will'],
    ['[b]Vote: Will[/b]-o-Wisp', '? Will-o-Wisp: Will-o-Wisp, Will'],
    ['Vote: [b]Will[/b]ow', 'no partlyBold', '? Willow: Willow, Will'],
    ['[b]Vote: Will[/b].', 'Will'],
    ['[b]Vote: Will[/b] and that is that', 'Will'],
  ]))

describe('the vote tag of a forum is one in every style', () =>
  rows([
    ['<p>first of all [vote]Will[/vote], and then</p>', 'Will'],
    ['<b>[vote]<a href="/members/4/" class="username">@Will</a>[/vote]</b>', 'Will'],
    ['<p>[vote]<a href="/members/4/" class="username">@Will</a>[/vote]</p>', 'Will'],
    ['<p>[unvote]Ann[/unvote] [vote]Will[/vote]</p>', '-Ann | Will'],
    ['<p>[vote=Will][/vote]</p>', 'Will'],
    ['<p>so <span class="vote">Will</span> it is</p>', 'Will'],
    ['<p>so <span class="vote">Vote: Will</span> it is</p>', 'Will'],
    ['<p><span class="unvote">Ann</span></p>', '-Ann'],
    ['<p><span class="vote">12</span> votes</p>', ''],
    ['<blockquote>[vote]Will[/vote]</blockquote>', ''],
    ['<pre><code>[vote]Will[/vote]</code></pre>', 'no code'],
    ['<p>[vote]Will</p>', 'no notBold', 'Will'],
    ['[b][v]Will[/v][/b]', 'no shortForm', 'Will'],
  ]))

describe('an unvote', () =>
  rows([
    ['[b]un-vote Ann[/b]', '-Ann'],
    ['[b]un‑vote Ann[/b]', '-Ann'],
    ['[b]un–vote Ann[/b]', '-Ann'],
    ['[b]I un-vote Ann[/b]', 'no inSentence'],
    ['[b]unvoting Ann[/b]', 'no shortForm', '-Ann'],
    ['[b]remove my vote[/b]', 'no shortForm', '-'],
  ]))

describe('another word for it', () =>
  rows([
    ['[b]Lynch: Will[/b]', 'no otherWord', 'Will'],
    ['[b]##lynch Will[/b]', 'no otherWord', 'Will'],
    ['[b]Eliminate: Will[/b]', 'no otherWord', 'Will'],
    ['[b]Execute Will[/b]', 'no otherWord', 'Will'],
    ['[b]Hang Will[/b]', 'no otherWord', 'Will'],
    ['[b]Votes: Will[/b]', 'no otherWord', 'Will'],
    ['[b]Kill: Will[/b]', 'no otherWord'],
    ['lynch: Will', 'no notBold', 'Will'],
    ['lynch Will', '', '? Will: Will'],
    ['We lynch Will or he kills us', ''],
    ['[b]Eliminate Will from your list[/b]', 'no otherWord', '? Will: Will'],
    ['[b]Hang on, Will[/b]', 'no inSentence'],
    ['[b]VOTE LYNCH Will[/b]', 'Will'],
    ['[b]Vote to hang Will[/b]', 'Will'],
    ['[b]Change vote to Will[/b]', 'Will'],
    ['[b]Switching my vote to Will[/b]', 'Will'],
    ['[b]Change vote from Ann to Will[/b]', 'Will'],
    ['[b]Hammer vote Will[/b]', 'Will'],
    ['[b]hammer-vote: Will[/b]', 'Will'],
    ['The hammer vote Will never comes', ''],
    ['[b]Vote: (mv^2)/2[/b]', '? (mv^2)/2: '],
    ['[b]Vote: ???[/b]', 'no noName'],
    ['[b]Vote:[/b] (he lies)', 'no noName'],
    ['in before the hammer [b]VOTE: Will[/b]', 'Will'],
    ['close enough[b]vote: Will[/b]', 'Will'],
    ['de[b]vote[/b]d to Will', ''],
    ['un[b]vote: Will[/b]', 'no partlyBold', '-Will'],
    ['Un[b]vote[/b]', 'no partlyBold', '-'],
    ['run[b]vote: Will[/b]', 'Will'],
  ]))

describe('what locks a vote in, and half a tag, are listed', () =>
  rows([
    ['Locking in Will', '', 'no otherWord'],
    ['Lock: Will', 'no notBold', 'no otherWord'],
    ['[b]Lock: Will[/b]', 'no otherWord'],
    ['[b]Locking Will in[/b]', 'no otherWord'],
    ['[b]Nominate: Will[/b]', 'no otherWord'],
    ['[b]Final: Will[/b]', 'no otherWord'],
    ['[b]Will, locked.[/b]', 'no inSentence'],
    ['I am locking in Will as town', ''],
    ['Will[/vote]', 'no halfTag'],
    ['I say Will[/vote], so there', 'no halfTag'],
    ['Will Smith[/unvote]', 'no halfTag'],
    ['[votes]Will[/votes]', 'no halfTag'],
    ['[quote]Will[/vote][/quote]', ''],
    ['somebody I know[/vote]', ''],
  ]))

describe('a vote beside half a tag is asked about, and the tag is none', () =>
  rows([
    ['Vote: Will[/b]', '? Will: Will', 'Will'],
    ['vote Will[/vote]', '? Will: Will', 'Will'],
    ['Vote: Will [/v]', '? Will: Will', 'Will'],
    ['[/b]Vote: Will', '? Will: Will', 'Will'],
    ['[/vote] vote Will', '? Will: Will', 'Will'],
    ['Vote: Smith[/b]', '? Smith: Will Smith'],
    ['Vote: Will, said [/b]', 'no notBold', 'Will'],
    ['[b]Vote: Will[/b][/b]', 'Will'],
    ['[noparse][b]Vote: Will[/b][/noparse]', 'no notBold', 'Will'],
    ['[b]Vote: Will[/unvote][/b]', 'Will'],
    ['[b]Vote: Smith[/v][/b]', '? Smith: Will Smith'],
    ['Unvote[/b]', 'no notBold', '-'],
    ['[quote]Vote: Will[/b][/quote]', ''],
  ]))

describe('what is bold, names somebody and speaks of a vote is listed', () =>
  rows([
    ['[b]My vote is Will[/b]', 'no inSentence'],
    ['[b]Will gets my vote[/b]', 'no inSentence'],
    ["[b]Let's lynch Will[/b]", 'no inSentence'],
    ["[b]I'm voting Will[/b]", 'no inSentence'],
    ['[b]Final Vote: Will[/b]', 'no inSentence'],
    ['[b]Will[/b]', 'no noWord'],
    ['[b]@Dirk99[/b]', 'no noWord'],
    ['[b]Will[/b] is town.\n[b]Ann[/b] is not.', ''],
    ['[b]Will[/b]\n[b]Ann[/b]\n[b]Dirk99[/b]', ''],
    ['[b]Dirk99, where were you?[/b]', ''],
    ['[quote][b]Will[/b] gets my vote[/quote]', ''],
  ]))

it('an own word of the game counts where it is bold as a vote is', () => {
  const own: Style = { ...boldInFull, also: ['eliminate', 'elim'] }
  expect(
    ['[b]Eliminate: Will[/b]', '[b]elim Will[/b]', '[b]Lynch: Will[/b]', 'Eliminate: Will', '[b]Elim: Zed[/b]'].map(
      text => read(text, own),
    ),
  ).toEqual(['Will', 'Will', 'no otherWord', 'no notBold', '? Zed: '])
})

describe('a vote for nobody', () => {
  const nobody: Style = { ...boldInFull, nobody: noLynch }
  it.each([
    'No Exe',
    'NoExe',
    'no elim',
    'NL',
    'No Kill',
    'sleep',
    'No Vote',
    'VTL',
    'No Lynch',
    'no-lynch',
    'No Execute',
    'No Hang',
    'Nobody',
    'no lynch.',
    'NO EXE because nobody claimed',
  ])('%s', name => expect(read(`[b]Vote: ${name}[/b]`, nobody)).toBe('nobody'))
  it('asks where it may be the initials or the beginning of somebody', () => {
    const dee = [...people('Night Lord', 'Sleepy Joe'), { id: 'Dan', name: 'Dan' }]
    const asked = (text: string) => readPosts([{ by: 'Dan', text }], dee, nobody).unresolved
    expect(asked('[b]Vote: NL[/b]')).toMatchObject([{ near: ['Night Lord'], nobody: true }])
    expect(asked('[b]Vote: sleep[/b]')).toMatchObject([{ near: ['Sleepy Joe'], nobody: true }])
    expect(asked('[b]Vote: No Lnych[/b]')).toMatchObject([{ near: [], nobody: true }])
  })
})

it('a letter behind the word is a name, though it is a short word for a vote too', () => {
  const read = (text: string) =>
    told(readPosts([{ id: '1', by: 'Ann', text }], people('Ann', 'Bob', 'Vera'), boldInFull))
  expect(read('[b]Vote: V[/b]')).toBe('? V: Vera')
  expect(read('[b]VOTE: VT[/b]')).toBe('? VT: ')
  expect(read('[b]Vote: Bob[/b]\n[b]V: Vera[/b]')).toBe('Bob | no shortForm')
})

describe('a word of voting behind other words that names nobody', () => {
  const colon: Style = { ...boldInFull, bold: false, colon: true }
  it.each([
    ['what is Ann doing lol UNVOTE:', 'no inSentence', 'no notBold'],
    ['what is Ann doing lol UNVOTE', 'no inSentence', ''],
    ['what is Ann doing lol unvote!', 'no inSentence', ''],
    ['what is Ann doing lol UNVOTE…', 'no inSentence', ''],
    ['what is Ann doing lol unvote Ann', 'no inSentence', ''],
    ['Ann is scum UNVOTE: but I will look again', 'no inSentence', 'no notBold'],
    ['what is Ann doing lol VOTE:', 'no inSentence', ''],
    ['[b]this is silly vote:[/b]', 'no inSentence', 'no inSentence'],
    ['[b]this is silly unvote[/b]', 'no inSentence', 'no inSentence'],
    ['VOTE: Ann, no UNVOTE:', 'Ann | no inSentence', 'no notBold | no notBold'],
    ['ok UNVOTE:', '-', 'no notBold'],
    ['lol VOTE:', 'no noName', ''],
    ['you should unvote', '', ''],
    ['why did you unvote?', '', ''],
    ['what about his unvote: it was odd', '', ''],
    ['here is a list of votes and unvotes: Ann', '', ''],
    ['does "Unvote" end a vote?', '', ''],
    ['that was another unvote', '', ''],
  ])('%j is listed, and talk about votes is not', (text, withColon, inBold) =>
    expect([read(text, colon), read(text, boldInFull)]).toEqual([withColon, inBold]),
  )
})
