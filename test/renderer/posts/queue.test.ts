import { describe, expect, it } from 'vitest'
import type { GameView, PostView } from '../../../electron/desk/contract.ts'
import { byReader, nextToSend, toSendIn } from '../../../renderer/views/posts/queue.ts'

const post = (id: string, state: PostView['state'] = 'toSend', kind: PostView['to']['kind'] = 'player'): PostView => ({
  id,
  to: { kind, id, name: id },
  kind: 'result',
  title: '',
  language: 'en',
  text: '',
  parts: [''],
  paragraphs: [],
  edited: false,
  outdated: false,
  state,
  secret: kind !== 'public',
})

describe('sending posts', () => {
  it('goes down the list and comes back to what was passed over', () => {
    const posts = [post('a'), post('b', 'sent'), post('c', 'stale'), post('d')]
    expect(nextToSend(posts, undefined)?.id).toBe('a')
    expect(nextToSend(posts, 'a')?.id).toBe('c')
    expect(nextToSend(posts, 'd')?.id).toBe('a')
    expect(nextToSend(posts, 'gone')?.id).toBe('a')
  })

  it('ends when all is out, however it was left', () => {
    expect(nextToSend([post('a', 'sent'), post('b', 'sent')], 'a')).toBeUndefined()
    expect(nextToSend([post('a')], 'a')).toBeUndefined()
    expect(nextToSend([], undefined)).toBeUndefined()
  })
})

it('sending goes on in another phase: the next with something to send, else the first', () => {
  const phase = (index: number, posts: number, state: 'open' | 'locked' = 'locked') => ({
    index,
    state,
    wants: { posts },
  })
  const phases = [phase(0, 1), phase(1, 0), phase(2, 2), phase(3, 4), phase(4, 1, 'open')] as GameView['phases']
  expect([0, 1, 2, 3].map(at => toSendIn({ phases }, at))).toEqual([2, 2, 3, 0])
  expect(toSendIn({ phases: phases.slice(1, 3) }, 2)).toBeUndefined()
  expect(toSendIn(undefined, 0)).toBeUndefined()
})

it('posts are listed by who reads them', () => {
  expect(
    byReader([post('dawn', 'toSend', 'public'), post('Ann'), post('mafia', 'sent', 'group')]).map(({ kind, posts }) => [
      kind,
      ...posts.map(({ id }) => id),
    ]),
  ).toEqual([
    ['public', 'dawn'],
    ['group', 'mafia'],
    ['player', 'Ann'],
  ])
})
