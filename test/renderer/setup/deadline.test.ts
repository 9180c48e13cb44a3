import { describe, expect, it } from 'vitest'
import { closesAt, deadlineAt, isDoubtful, noDeadline } from '../../../renderer/views/setup/deadline.ts'

const zone = 'Europe/Berlin'

describe('a deadline that is typed', () => {
  it('in the hour that comes twice is none until it is said which one', () => {
    const wall = '2026-10-25T02:30'
    expect(closesAt({ wall }, zone)).toBeUndefined()
    expect(isDoubtful({ wall }, zone)).toBe(true)
    expect(closesAt({ wall, meant: 'earlier' }, zone)).toBe('2026-10-25T00:30:00Z')
    expect(closesAt({ wall, meant: 'later' }, zone)).toBe('2026-10-25T01:30:00Z')
    expect(isDoubtful({ wall, meant: 'later' }, zone)).toBe(false)
  })

  it('at a time that does not come is none either, and anywhere else it is one', () => {
    expect(isDoubtful({ wall: '2026-03-29T02:30' }, zone)).toBe(true)
    expect(isDoubtful({ wall: '2026-10-25T03:00' }, zone)).toBe(false)
    expect(isDoubtful(noDeadline, zone)).toBe(false)
    expect(isDoubtful({ wall: 'nonsense' }, zone)).toBe(false)
  })

  it('is the instant that it was made of, asked or not', () => {
    for (const instant of [
      '2026-10-25T00:30:00Z',
      '2026-10-25T01:30:00Z',
      '2026-10-25T02:00:00Z',
      '2026-03-29T01:00:00Z',
    ])
      expect(closesAt(deadlineAt(instant, zone), zone)).toBe(instant)
  })
})
