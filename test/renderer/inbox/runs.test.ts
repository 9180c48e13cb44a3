import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runsOf } from '../../../renderer/views/inbox/runs.ts'

const brief = (body: string, marks: Parameters<typeof runsOf>[1]) =>
  runsOf(body, marks).map(({ text, kinds }) => [text, ...kinds])

describe('runs of a message', () => {
  it('mark what was read', () => {
    expect(brief('I block Dee.', [{ start: 2, end: 11, kind: 'read' }])).toEqual([['I '], ['block Dee', 'read'], ['.']])
  })

  it('cut where ranges overlap, and name both', () => {
    expect(
      brief('I block Dee.', [
        { start: 2, end: 11, kind: 'read' },
        { start: 8, end: 11, kind: 'target' },
      ]),
    ).toEqual([['I '], ['block ', 'read'], ['Dee', 'read', 'target'], ['.']])
  })

  it('join neighbours that are marked alike', () => {
    expect(
      brief('abcd', [
        { start: 0, end: 2, kind: 'read' },
        { start: 2, end: 4, kind: 'read' },
      ]),
    ).toEqual([['abcd', 'read']])
    expect(
      brief('abcd', [
        { start: 0, end: 3, kind: 'read' },
        { start: 1, end: 4, kind: 'read' },
      ]),
    ).toEqual([['abcd', 'read']])
  })

  it('bear ranges that are empty, backwards or outside', () => {
    expect(
      brief('abc', [
        { start: 1, end: 1, kind: 'read' },
        { start: 2, end: 0, kind: 'read' },
        { start: 9, end: 12, kind: 'read' },
      ]),
    ).toEqual([['abc']])
    expect(brief('abc', [{ start: -5, end: 99, kind: 'doubt' }])).toEqual([['abc', 'doubt']])
    expect(runsOf('', [{ start: 0, end: 3, kind: 'read' }])).toEqual([])
  })

  it('never cut a character in two', () => {
    expect(brief('a🐺b', [{ start: 0, end: 2, kind: 'read' }])).toEqual([['a🐺', 'read'], ['b']])
    expect(brief('a🐺b', [{ start: 2, end: 4, kind: 'read' }])).toEqual([['a'], ['🐺b', 'read']])
  })

  it('are the text again, and say of each place what covers it', () => {
    const mark = fc.record({
      start: fc.integer({ min: -2, max: 30 }),
      end: fc.integer({ min: -2, max: 30 }),
      kind: fc.constantFrom('read', 'target', 'doubt'),
    })
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme-ascii', maxLength: 25 }),
        fc.array(mark, { maxLength: 8 }),
        (body, marks) => {
          const runs = runsOf(body, marks)
          expect(runs.map(({ text }) => text).join('')).toBe(body)
          for (const { start, text, kinds } of runs) {
            for (let at = start; at < start + text.length; at++) {
              expect([...kinds].sort()).toEqual(
                [...new Set(marks.filter(mark => mark.start <= at && at < mark.end).map(({ kind }) => kind))].sort(),
              )
            }
          }
        },
      ),
    )
  })
})
