/** What the Mafia can do. */
import { night, type Ruled } from '../ruled.ts'

export const mafia: Record<string, Ruled> = {
  factionKill: {
    kind: 'kill',
    rule: '1923-MAF5',
    targets: 1,
    most: 1000,
    factional: true,
    anyone: true,
    repeats: true,
    keepsAim: true,
    components: [{ does: 'kill' }],
    ...night,
  },
}
