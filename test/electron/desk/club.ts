/** A game of the club, for desks whose systems are mocked with `withClub`. */
import type { CallInput } from '../../../electron/desk/contract.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { club } from './club.system.ts'
import type { Asking } from './help.ts'

/** What `engine/systems/index.ts` gives, with the club among the systems. */
export async function withClub(
  original: () => Promise<{ systems: readonly System[] }>,
): Promise<{ systems: System[]; systemById: (id: string) => System | undefined }> {
  const { systems } = await original()
  const all = [...systems, club]
  return { systems: all, systemById: id => all.find(system => system.id === id) }
}

type Seats = CallInput<'roster.set'>['seats']

export const members: Seats = [
  { name: 'Ann', role: 'guard', details: { family: 'Rossi', level: 'novice' } },
  { name: 'Bob', role: 'poisoner', details: { family: 'Verdi' } },
  { name: 'Cat', role: 'barman', aliases: ['Kitty'], details: { family: 'Verdi' } },
  { name: 'Dee', role: 'seer' },
  { name: 'Eli', role: 'orator' },
  { name: 'Fay', role: 'plain' },
]

/** A game of the club with its first phase open, by its clock. */
export async function clubGame(
  { ask }: Asking,
  kind: 'night' | 'day' = 'day',
  seats: Seats = members,
): Promise<string> {
  const { game } = await ask('games.create', { name: 'Club', system: 'club' })
  await ask('roster.set', { game, seats })
  await ask('phases.open', { game, kind, number: 1 })
  return game
}
