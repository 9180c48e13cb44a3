/**
 * Posts in the manner of seven communities, written with the truth beside each before the reader was looked at: not one vote is
 * read wrongly, and none goes without a question or a line that says why it does not count.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Person } from '../../../engine/vote/person.ts'
import type { Post } from '../../../engine/vote/post.ts'
import { readPosts } from '../../../engine/vote/read.ts'
import { noLynch } from '../../../engine/rules/style.ts'
import { styleOf } from '../../../engine/systems/own-day/index.ts'

interface Community {
  ballots: string
  names: string
  players: Person[]
  posts: (Post & { truth: string })[]
}

const written = ['four-communities.txt', 'more-communities.txt']
  .map(file => readFileSync(join(import.meta.dirname, '../../fixtures/vote', file), 'utf8'))
  .join('\n')
const communities: Community[] = []
for (const line of written.split('\n')) {
  const here = communities.at(-1)
  const list = line.slice(2).split(/ *; */)
  if (line.startsWith('== ')) {
    const [ballots = '', names = ''] = line.slice(3).split(' | ')
    communities.push({ ballots, names, players: [], posts: [] })
  } else if (line.startsWith('= '))
    here?.players.push(
      ...list.map(one => {
        const [, name = one, alias] = /^(.*?) \((.*)\)$/.exec(one) ?? []
        return { id: name, name, ...(alias !== undefined && { aliases: [alias] }) }
      }),
    )
  else if (line.startsWith('@ ')) here?.players.push({ id: line.slice(2), name: line.slice(2), host: true })
  else if (line && !line.startsWith('#')) {
    const [by = '', truth = '', ...text] = line.split(' | ')
    here?.posts.push({ by, truth, text: text.join(' | ').replaceAll('¶', '\n') })
  }
}

describe.each(communities)('votes that are $ballots, names $names', ({ ballots, names, players, posts }) => {
  const style = { ...styleOf({ options: { ballots, ballotNames: names } }), nobody: noLynch }
  const read = readPosts(posts, players, style)
  const of = <One extends { index: number }>(all: readonly One[], index: number): One[] =>
    all.filter(one => one.index === index)
  const came = posts.map((_, index): string => {
    const asked = of(read.unresolved, index)
    const last = of(read.ballots, index).at(-1)
    if (asked.length) return `? ${asked.flatMap(({ near }) => near).join(', ')}`
    if (last) return last.unvote ? '-' : last.nobody ? 'nobody' : String(last.for)
    return of(read.uncounted, index).length ? '~' : '0'
  })
  const right = (truth: string, is: string): boolean => {
    if (truth === '??') return is.startsWith('?')
    if (truth === '0') return is === '0' || is === '~'
    if (!truth.endsWith('?')) return truth === is
    const name = truth.slice(0, -1)
    return is === name || (is.startsWith('? ') && is.slice(2).split(', ').includes(name))
  }
  it('not one is wrong, and none lost', () => {
    expect(
      posts.flatMap(({ by, text, truth }, index) =>
        right(truth, came[index]!) ? [] : [`${by}: ${text} → ${came[index]}, not ${truth}`],
      ),
    ).toEqual([])
  })
})
