/** Modifiers: functions on a role or on one ability, as data. The sentence is what the app shows behind the id. */
import type { Modifier } from '../../rules/role.ts'

export const modifiers: Record<string, Modifier> = {
  xShot: { says: 'May be used a number of times in the game. On a vest: stops that many kills.', limitsUses: true },
  votes: {
    says: 'Has so many votes, or none with 0. They weigh for a majority and for a lock; the majority itself is counted in heads.',
    weighs: true,
  },
}
