/** `roles --read`: how many lists of roles can be played as hosts wrote them, and what in the others is not understood. */
import { afterAll, describe, expect, it } from 'vitest'
import type { RoleLists } from '../../electron/desk/contract.ts'
import { inside, Scratch } from './cli.ts'

const scratch = new Scratch()
afterAll(() => scratch.remove())
const file = (lists: readonly string[][]): string => scratch.write('lists.json', JSON.stringify(lists))

describe('lists of roles', () => {
  const lists = [
    ['Town Cop', 'Vanilla Townie', 'Mafia Goon'],
    ['Town Zamboni', 'Vanilla Townie', 'Mafia Goon'],
    ['Town Zamboni', 'Mafia Blorp', 'town  zamboni'],
  ]

  it('are counted, with what was not read, most frequent first', async () => {
    const { out, code } = await inside('roles', '--read', file(lists), '--json')
    expect(code).toBe(0)
    expect(JSON.parse(out) as RoleLists).toEqual({
      lists: 3,
      whole: 1,
      asking: 0,
      seats: 9,
      asked: [],
      unread: [
        { said: 'Town Zamboni', seats: 3, lists: 2 },
        { said: 'Mafia Blorp', seats: 1, lists: 1 },
      ],
    })
    expect((await inside('roles', '--read', file(lists))).out).toBe(
      '1 of 3 role lists can be played as written (9 seats).\n\n'
        + 'Could not read, most frequent first (seats, lists):\n'
        + '     3     2  Town Zamboni\n     1     1  Mafia Blorp\n',
    )
  })

  it('may be a text with one role a line', async () => {
    const path = scratch.write('lists.txt', 'Town Cop\nMafia Goon\n\nTown Blorp\nMafia Goon\n')
    expect((await inside('roles', '--read', path)).out).toContain('1 of 2 role lists')
  })

  it('are refused where the JSON holds something else', async () => {
    const path = scratch.write('lists.json', '[["Town Cop", 3]]')
    expect(await inside('roles', '--read', path)).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('[['),
    })
  })
})
