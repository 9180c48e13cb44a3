import { beforeEach, expect, test } from 'vitest'
import { dropMark, forgetMarks, keepMark, lastMark, markSaid, type Mark } from '../../../renderer/state/last-mark.ts'

const mark = (post: string, game = 'g'): Mark => ({ game, phase: 0, post, name: post })
beforeEach(() => forgetMarks())

test('marks are taken back one after the other, the last one first', () => {
  keepMark(mark('Briar'))
  keepMark(mark('Iris'))
  expect(lastMark('g')).toEqual(mark('Iris'))
  dropMark(lastMark('g')!)
  expect(lastMark('g')).toEqual(mark('Briar'))
  expect(markSaid(mark('Briar'))).toBe('Marked the post to Briar as sent')
})

test('a post marked again is there once', () => {
  keepMark(mark('Briar'))
  keepMark(mark('Briar'))
  dropMark(lastMark('g')!)
  expect(lastMark('g')).toBeUndefined()
})

test('only a mark of the same game is the last thing done in it, and anything else done forgets them', () => {
  keepMark(mark('Briar'))
  expect(lastMark('other')).toBeUndefined()
  forgetMarks()
  expect(lastMark('g')).toBeUndefined()
})
