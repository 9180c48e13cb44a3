/** A thread of 300 posts in awkward styles, with its truth kept beside it as it is made: none is read wrongly, none is lost. */
import { expect, it } from 'vitest'
import { readPosts } from '../../../engine/vote/read.ts'
import { boldInFull, type Style } from '../../../engine/rules/style.ts'
import { people } from './table.ts'

const players = [
  'Kaiser Sun Crow',
  'GreyBeard',
  'Looking Mirror',
  'The Killer Clown',
  'IAmTheWalrus',
  'Player123',
  'Zorblag',
  'Ann_Lee',
  'Mr. Flay',
  'Otto',
  'T-Bone',
  'Zoë',
]
const short: Record<string, string> = {
  'Kaiser Sun Crow': 'ksc',
  GreyBeard: 'gb',
  'Looking Mirror': 'lm',
  'The Killer Clown': 'killer clown',
  IAmTheWalrus: 'walrus',
  Player123: 'player',
  Zorblag: 'zorblagg',
  Ann_Lee: 'ann le',
  'Mr. Flay': 'flay',
  Otto: 'oto',
  'T-Bone': 'tbon',
  Zoë: 'Zoee',
}
const style: Style = { ...boldInFull, bold: false, signs: ['##', '[vote]'] }

/** What a post means: a vote, a vote that the host is asked about, one that does not count, an unvote, or nothing. */
type Truth = 'vote' | 'asked' | 'no' | 'unvote' | 'none'
const ways: [Truth, (name: string) => string][] = [
  ['vote', name => `##vote ${name}`],
  ['vote', name => `## Vote: ${name}`.replace('## V', '##V')],
  ['vote', name => `I have read it all again and\n\n##VOTE ${name.toUpperCase()}`],
  ['vote', name => `##vote:\n${name}`],
  ['vote', name => `[b]##vote[/b] [color=red]${name}[/color]`],
  ['vote', name => `whatever ##vote ${name.toLowerCase()}`],
  ['vote', name => `[quote=Otto]##vote T-Bone[/quote]\nno\n##vote @${name}.`],
  ['vote', name => `##unvote\n##vote ${name}`],
  ['vote', name => `##vote ${name} because of post 12`],
  ['asked', name => `##vote ${short[name]}`],
  ['asked', name => `ok then ##vote ${short[name]!.toUpperCase()}`],
  ['no', name => `[s]##vote ${name}[/s]`],
  ['no', name => `I would never ##vote ${name}`],
  ['no', name => `#vote ${name}`],
  ['none', name => `[quote]##vote ${name}[/quote] why?`],
  ['none', name => `I do not like ${name}, but there is time`],
  ['unvote', () => '##unvote'],
]

it('is read without one vote wrong or lost', () => {
  let state = 17
  const next = (): number => (state = (state * 48271) % 2147483647) / 2147483647
  const pick = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)]!
  const thread = Array.from({ length: 300 }, () => {
    const [truth, write] = pick(ways)
    const name = pick(players)
    return { by: pick(players), text: write(name), truth, name }
  })
  const read = readPosts(thread, people(...players), style)
  const came = thread.map(({ name }, index): string => {
    const ballots = read.ballots.filter(one => one.index === index)
    const last = ballots.at(-1)
    if (read.unresolved.some(one => one.index === index && one.near.includes(name))) return 'asked'
    if (last) return last.unvote ? 'unvote' : last.for === name ? 'vote' : `for ${last.for}`
    return read.uncounted.some(one => one.index === index) ? 'no' : 'none'
  })
  expect(
    thread.flatMap(({ text, truth }, at) => (came[at] === truth ? [] : [`${text} → ${came[at]}, not ${truth}`])),
  ).toEqual([])
})
