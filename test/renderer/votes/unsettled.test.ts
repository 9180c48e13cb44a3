/** The queue of doubts: what decides a majority first, and never folded. */
import { expect, it } from 'vitest'
import type { PostRead } from '../../../electron/desk/contract.ts'
import { queueOf } from '../../../renderer/views/votes/unsettled.ts'

type Bears = 'makes' | 'unmakes' | 'leads' | 'nothing'
const doubt = (is: Bears, nth: number): PostRead => ({
  id: `p${nth}`,
  by: 'Ann',
  edited: false,
  text: '',
  found: [{ kind: 'unresolved', said: '', name: 'xyz', near: [] }],
  ...(is === 'leads' ? { bears: { is } } : is !== 'nothing' && { bears: { is, of: 'Bob' } }),
})
const bearing = (posts: readonly PostRead[]): Bears[] => posts.map(({ bears }) => bears?.is ?? 'nothing')

it.each<[string, Bears[], number, number]>([
  ['a few are shown', ['nothing', 'leads', 'nothing'], 3, 0],
  ['those behind the first few are folded', ['nothing', 'leads', 'nothing', 'leads', 'nothing', 'nothing'], 4, 2],
  [
    'none that decides a majority is',
    ['nothing', 'makes', 'makes', 'makes', 'unmakes', 'makes', 'makes', 'leads'],
    6,
    2,
  ],
])('%s', (_, is, first, more) => {
  const queue = queueOf({ posts: is.map(doubt) })
  expect([queue.first.length, queue.more.length]).toEqual([first, more])
  expect(bearing(queue.more).filter(one => one === 'makes' || one === 'unmakes')).toEqual([])
})
