/** Roles in case files as hosts say them: a word that may mean several is refused with what it can mean. */
import { describe, expect, it } from 'vitest'
import { readCases } from '../../../engine/cases/read.ts'
import { systems } from '../../../engine/systems/index.ts'

const asked = (role: string): string[] => {
  const text = `case: a\nsystem: rar\nplayers: {Ann: ${role}}\nphases: [{night: 1, expect: {deaths: []}}]\n`
  const { problems } = readCases(text, 'a.yaml', systems)
  return problems.map(({ message }) => message.en)
}

describe('a role as hosts say it', () => {
  it.each(['Lazy Gunsmith', 'Town 2-Shot Gunsmith', 'Day Cop', 'Vengeful Townie'])('is read: %s', role =>
    expect(asked(role)).toEqual([]),
  )
  it.each([
    ['Lazy Detective', '"Detective" means different things on different sites: cop, role cop, detective'],
    ['Town Nurse', '"Nurse" means different things on different sites: backup doctor, odd-night doctor'],
    ['Loud Witch', '"Witch" means different things on different sites: redirector, jack of all trades'],
    ['Odd-Night Backup', '"Backup" does not say of which role'],
  ])('may mean several things: %s', (role, says) => expect(asked(role)).toEqual([says]))
})
