/** A deal checked by whoever has its lines: what follows from the key does, and nothing else. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dealProof, inLine, proofIn } from '../../../engine/game/deal-proof.ts'
import { deal, type SeatGiven } from '../../../engine/game/deal.ts'
import { checkDeal, readingsOf } from '../../../engine/setups/check-deal.ts'
import { seatOf } from '../seat.ts'

const key = fc.stringMatching(/^[0-9a-f]{32}$/)
const names = fc.uniqueArray(
  fc.oneof(fc.string({ minLength: 1, maxLength: 12 }), fc.constantFrom('Key', 'A: B', 'a | b', 'Ann  Lee', '\u2060x')),
  { minLength: 2, maxLength: 9, selector: inLine },
)
const roles = ['cop', 'doctor', 'goon', 'vanilla', 'mason']

const said = ({ role, settings }: SeatGiven): string =>
  inLine(`${role} (town${Object.values(settings).map(value => `, ${String(value)}`)})`)

/** The lines of a deal of so many, as the app writes them. */
function dealt(players: readonly string[], by: string): string {
  const seats = players.map((slot, at) =>
    seatOf({ slot, role: roles[at % roles.length]!, faction: 'town', settings: at % 3 ? {} : { sanity: 'insane' } }),
  )
  const lie = deal(seats, by, said)
  return dealProof({ key: by, seats: lie, words: { roles: lie.map(said) } }, () => '')
}

describe('a deal', () => {
  it('follows from its key, whoever plays', () =>
    fc.assert(
      fc.property(names, key, (players, by) => {
        expect(checkDeal(dealt(players, by))).toMatchObject({ is: 'dealt', holds: true, key: by, fromSetup: false })
      }),
    ))

  it('does not where two have changed roles, and the lines name them', () => {
    const text = dealt(['Ann', 'Bob', 'Cat', 'Dee', 'Eli'], '0123456789abcdef0123456789abcdef')
    const proof = proofIn(text)!
    const [one, other] = [proof.players[0]!, proof.players.find(({ role }) => role !== proof.players[0]!.role)!]
    const swapped = text
      .replace(`${one.name}: ${one.role}`, `${one.name}: ${other.role}`)
      .replace(`${other.name}: ${other.role}`, `${other.name}: ${one.role}`)
    const check = checkDeal(swapped)
    expect(check).toMatchObject({ is: 'dealt', holds: false })
    const wrong = check.is === 'dealt' ? check.players.filter(({ role, due }) => role !== due) : []
    expect(wrong.map(({ name }) => name)).toEqual([one.name, other.name])
  })

  it('does not follow from another key, but where that gives the same', () => {
    const players = Array.from({ length: 9 }, (_, at) => `P${at}`)
    const text = dealt(players, '1'.repeat(32))
    const other = text.replace(/[0-9a-f]{32}$/, '2'.repeat(32))
    expect(dealt(players, '2'.repeat(32))).not.toBe(other)
    expect(checkDeal(other)).toMatchObject({ is: 'dealt', holds: false })
  })

  it('is none where a line is missing or one too many, and an older one is told apart', () => {
    const text = dealt(['Ann', 'Bob', 'Cat'], 'f'.repeat(32))
    const lines = text.split('\n')
    for (const wrong of ['', 'Ann: cop', lines.slice(1).join('\n'), lines.slice(0, -1).join('\n'), `${text}\nmore`])
      expect(checkDeal(wrong).is, wrong).not.toBe('dealt')
    expect(checkDeal([...lines.slice(0, 2), ...lines.slice(3)].join('\n')).is).toBe('none')
    expect(checkDeal(`Ann: cop\nBob: doctor\nKey: ${'f'.repeat(32)}`)).toEqual({ is: 'older' })
  })
})

it('the lines are found in what a forum made of them, whoever plays', () =>
  fc.assert(
    fc.property(names, key, (players, by) => {
      const text = dealt(players, by)
      const forum = `Ann wrote:\n  ${text.replaceAll('\n', ' \r\n\u00a0\r\n \u200b').replaceAll(':', ':\u2060')}\n\nThat was the game!`
      expect(readingsOf(forum)).toContain(text)
    }),
  ))
