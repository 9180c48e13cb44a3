/** Set-ups of tests: roles whose faction stands in their name. */
import { expect } from 'vitest'
import { bundleSaid } from '../../../engine/setups/cards.ts'
import { outcomesOf } from '../../../engine/setups/outcomes.ts'
import { readSetup } from '../../../engine/setups/read.ts'
import type { Roles } from '../../../engine/setups/nodes.ts'
import type { Card, Setup } from '../../../engine/setups/setup.ts'
import { nearest } from '../../../engine/text/nearest.ts'

const known = ['Goon', 'Godfather', 'Cop', 'Doctor', 'Mason', 'Vanilla', 'Mayor', 'Killer', 'Wolf', 'gunner', 'Traitor']

export const roles: Roles = {
  example: 'Town Cop',
  read(written) {
    const last = written.split(' + ')[0]!.split(' ').at(-1)!
    if (!known.includes(last)) {
      const near = nearest(last, known)
      return near === undefined ? {} : { near }
    }
    const faction = /goon|godfather|traitor/i.test(last)
      ? 'mafia'
      : ({ Wolf: 'werewolf', Killer: 'alone' }[last] ?? 'town')
    return { faction }
  },
}

export const factionOf = ({ role }: Card): string | undefined => {
  const read = roles.read(role)
  return 'faction' in read ? read.faction : undefined
}

/** A set-up that has to be right. */
export function setupOf(text: string): Setup {
  const { setup, problems } = readSetup(text, 'setup', roles)
  expect(problems).toEqual([])
  return setup!
}

/** What is wrong with one: line, message and remedy in English. */
export const wrongIn = (text: string): string[] =>
  readSetup(text, 'setup', roles).problems.map(
    ({ line, message, remedy }) => `${line}: ${message.en}${remedy ? ` → ${remedy.en}` : ''}`,
  )

/** All lists that can come out, with their chances. */
export const listsOf = (text: string, players: number, chosen?: number): Record<string, string> =>
  Object.fromEntries(
    outcomesOf(setupOf(text), { players, factionOf, ...(chosen !== undefined && { chosen }) }).lists.map(
      ({ value, ways, of }) => [bundleSaid([...value].sort((a, b) => (a.role < b.role ? -1 : 1))), `${ways}/${of}`],
    ),
  )
