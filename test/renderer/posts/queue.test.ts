import { describe, expect, it } from 'vitest'
import type { PostView } from '../../../electron/desk/contract.ts'
import { byReader, nextToSend } from '../../../renderer/views/posts/queue.ts'

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
