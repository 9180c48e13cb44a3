/** Moves of the phantom: whom he possesses, and what he does to the votes of phantoms. */
import type { Entry } from '../attributes.ts'
import { voteKinds } from '../day/kinds.ts'

export const ghosts: Record<string, Entry> = {
  haunt: { kind: 'other', targets: 0, passive: true, rule: 'RU-PHA-2', components: [] },
  gatherVotes: { kind: 'other', targets: 0, passive: true, rule: 'RU-PHA-3', components: [] },
  possess: {
    kind: 'investigate',
    is: ['byLetter', 'stays', 'keepsAim', 'whenDead', 'ofPhantoms'],
    targets: 1,
    notSelf: { rule: 'RU-PHA-1' },
    phases: [...voteKinds, 'hunt'],
    casual: true,
    rule: 'RU-PHA-1',
    components: [{ does: 'mark', as: 'possessing' }],
  },
  waiveBonus: {
    kind: 'other',
    is: ['byLetter', 'stays'],
    targets: 0,
    phases: [...voteKinds, 'hunt'],
    casual: true,
    rule: 'RU-PHA-3',
    components: [{ does: 'mark', as: 'waivingBonus' }],
    says: {
      en: 'when everybody has voted, he waives what phantoms add to his ballot and to theirs',
      ru: 'когда все проголосовали, отменяет прибавки за фантомов у себя и у них',
    },
  },
  stopPhantoms: {
    kind: 'other',
    is: ['stays', 'uncounted'],
    targets: 0,
    phases: ['evening', 'night'],
    casual: true,
    rule: 'RU-PHA-B2',
    components: [{ does: 'mark', as: 'stoppingPhantoms' }],
  },
}
