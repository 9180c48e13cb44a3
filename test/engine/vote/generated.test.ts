/**
 * Threads made at random with their truth beside them: 10,000 posts in every form that a game may have its votes in. None is
 * read wrongly, none is lost, and the count at the end is the one that is known.
 */
import { describe, expect, it } from 'vitest'
import { styleOf } from '../../../engine/systems/own-day/index.ts'
import { readPosts } from '../../../engine/vote/read.ts'
import { standingAfter } from '../../../engine/vote/standing.ts'
import { people } from './table.ts'

const players = [
  'Kaiser Sun Crow',
  'GreyBeard',
  'Looking Mirror',
  'The Killer Clown',
  'Zorblag',
  'Ann_Lee',
  'Mr. Flay',
  'Otto',
  'T-Bone',
  'Zoë',
  'Quill 77',
  'von Trapp',
]
const near: Record<string, string> = {
  'Kaiser Sun Crow': 'ksc',
  GreyBeard: 'gb',
  'Looking Mirror': 'lm',
  'The Killer Clown': 'tkc',
  Zorblag: 'zorblagg',
  Ann_Lee: 'ann le',
  'Mr. Flay': 'flay',
  Otto: 'oto',
  'T-Bone': 'tbon',
  Zoë: 'Zoee',
  'Quill 77': 'quill',
  'von Trapp': 'trapp',
}

/** How a vote is written in full, how it is taken back, and what the game takes for none. */
interface Form {
  vote: ((name: string) => string)[]
  unvote: string[]
  no: ((name: string) => string)[]
}
const forms: Record<string, Form> = {
  bold: {
    vote: [
      name => `[b]Vote: ${name}[/b]`,
      name => `**VOTE ${name}**`,
      name => `[vote]${name}[/vote]`,
      name => `[b]vote: ${name.toLowerCase()}[/b]`,
      name => `[b][color=red]Vote: @${name}[/color][/b]`,
    ],
    unvote: ['[b]Unvote[/b]', '[b]un-vote[/b]', '[unvote][/unvote]'],
    no: [name => `Vote: ${name}`, name => `[b]v ${name}[/b]`, name => `[spoiler][b]Vote: ${name}[/b][/spoiler]`],
  },
  colon: {
    vote: [name => `Vote: ${name}`, name => `[b]VOTE: ${name}[/b]`, name => `vote: ${name.toUpperCase()}`],
    unvote: ['Unvote:', '[b]Unvote:[/b]'],
    no: [name => `[b]Vote ${name}[/b]`],
  },
  doubleHash: {
    vote: [
      name => `##vote ${name}`,
      name => `##VOTE: ${name}`,
      name => `##vote:\n${name}`,
      name => `whatever ##vote ${name.toLowerCase()}`,
    ],
    unvote: ['##unvote', 'fine, ##unvote'],
    no: [name => `#vote ${name}`, name => `[b]Vote: ${name}[/b]`],
  },
  hash: {
    vote: [name => `##vote ${name}`, name => `#vote ${name}`, name => `#Vote: ${name}`],
    unvote: ['#unvote', '##unvote'],
    no: [name => `[b]Vote: ${name}[/b]`],
  },
  any: {
    vote: [name => `vote ${name}`, name => `v ${name}`, name => `[b]Vote: ${name}[/b]`, name => `##vote ${name}`],
    unvote: ['unvote', '[b]uv[/b]', '##unvote'],
    no: [name => `[spoiler]vote ${name}[/spoiler]`],
  },
}
const around: ((vote: string, other: string) => string)[] = [
  vote => vote,
  vote => `I have read it all again, and this is it.\n\n${vote}`,
  (vote, other) => `[quote=${other}]${vote.replace(/\n/g, ' ')}[/quote]\nno.\n${vote}`,
  vote => `${vote}\n\nBack on Friday.`,
  (vote, other) => `${other} is fine by me, I would not lynch there.\n${vote}`,
]
const talk: ((vote: string, other: string) => string)[] = [
  (vote, other) => `[quote=${other}]${vote}[/quote] why?`,
  (_, other) => `I do not like ${other}, but there is time.`,
  () => 'Who is still here? The votes are all over the place.',
]

describe.each(Object.keys(forms))('a thread of votes written as "%s"', form => {
  const style = styleOf({ options: { day: 'forum', ballots: form, nicknames: 'ask' } })
  const { vote, unvote, no } = forms[form]!
  let state = 7 + form.length * 101
  const next = (): number => (state = (state * 48271) % 2147483647) / 2147483647
  const pick = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)]!
  const thread = Array.from({ length: 2000 }, () => {
    const [by, name, other, luck] = [pick(players), pick(players), pick(players), next()]
    const written = pick(vote)
    if (luck < 0.45) return { by, name, truth: 'vote', text: pick(around)(written(name), other) }
    if (luck < 0.6) return { by, name, truth: 'asked', text: pick(around)(written(near[name]!), other) }
    if (luck < 0.7) return { by, name, truth: 'unvote', text: pick(around)(pick(unvote), other) }
    if (luck < 0.8) return { by, name, truth: 'no', text: pick(no)(name) }
    if (luck < 0.85) return { by, name, truth: 'no', text: `[s]${written(name)}[/s]` }
    return { by, name, truth: 'none', text: pick(talk)(written(name), other) }
  })
  const read = readPosts(
    thread.map(({ by, text }) => ({ by, text, written: 'plain' as const })),
    people(...players),
    style,
  )

  it('has none that is read wrongly, and none that is lost', () => {
    const came = thread.map(({ name }, index): string => {
      if (read.unresolved.some(one => one.index === index && one.near.includes(name))) return 'asked'
      const last = read.ballots.findLast(one => one.index === index)
      if (last) return last.unvote ? 'unvote' : last.for === name ? 'vote' : `for ${last.for}`
      return read.uncounted.some(one => one.index === index) ? 'no' : 'none'
    })
    expect(
      thread.flatMap(({ text, truth }, at) => (came[at] === truth ? [] : [`${text} → ${came[at]}, not ${truth}`])),
    ).toEqual([])
  })

  it('comes to the count that is known', () => {
    const now = new Map<string, string>()
    for (const { by, name, truth } of thread) {
      if (truth === 'vote') now.set(by, name)
      if (truth === 'unvote') now.delete(by)
    }
    const { votes } = standingAfter(read.ballots)
    expect(Object.fromEntries(votes.flatMap(({ for: on, voters }) => voters.map(({ by }) => [by, on])))).toEqual(
      Object.fromEntries(now),
    )
  })
})
