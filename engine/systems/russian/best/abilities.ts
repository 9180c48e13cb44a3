/** What everybody who took part sends in once the game is over: whom he counts among the best, or that it is nobody (RU-BEST-1). */
import type { Game, Seat } from '../../../journal/state.ts'
import { limits } from '../../../shape/limits.ts'
import type { Entry } from '../attributes.ts'
import { best as phase } from './phase.ts'

/** A word to the host after the game: no role makes it, and the dead send it too. */
const word = {
  kind: 'other',
  is: ['byLetter', 'word', 'unstoppable', 'ofNoRole', 'uncounted', 'stays', 'keepsAim', 'namesOnly'],
  phases: [phase],
  fromAfar: true,
  rule: 'RU-BEST-1',
} as const satisfies Partial<Entry>

export const best: Record<string, Entry> = {
  praise: {
    ...word,
    targets: 1,
    most: limits.targets,
    self: true,
    namesDead: true,
    turnEach: true,
    components: [{ does: 'mark', as: 'praising' }],
  },
  praiseNobody: { ...word, targets: 0, casual: true, components: [{ does: 'mark', as: 'praisingNobody' }] },
}

/** Everybody who took part has both, elites and the dead too, once the game is over. */
export const afterTheEnd = ({ winner }: Pick<Game, 'winner'>, { bystander }: Pick<Seat, 'bystander'>): string[] =>
  winner === undefined || bystander ? [] : Object.keys(best)
