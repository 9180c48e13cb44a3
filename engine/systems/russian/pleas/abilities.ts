/** What priest, lawyer and inquisitor send in around a vote. */
import { voteKinds } from '../day/kinds.ts'
import type { Entry } from '../attributes.ts'

export const pleas: Record<string, Entry> = {
  defend: {
    kind: 'protect',
    is: ['beforeVote', 'byLetter', 'stays', 'keepsAim'],
    targets: 1,
    notSelf: { rule: 'RU-LAW-2' },
    phases: ['day', 'hunt', 'extraVote'],
    rule: 'RU-LAW-2',
    components: [{ does: 'mark', as: 'defending' }],
  },
  forgive: {
    kind: 'protect',
    is: ['byLetter', 'stays', 'keepsAim'],
    targets: 1,
    notSelf: { rule: 'RU-PRI-1' },
    phases: [...voteKinds, 'hunt'],
    casual: true,
    rule: 'RU-PRI-1',
    components: [{ does: 'mark', as: 'forgiving' }],
  },
  dropBonus: {
    kind: 'other',
    is: ['byLetter', 'stays'],
    targets: 0,
    phases: [...voteKinds, 'hunt'],
    casual: true,
    rule: 'RU-LAW-B1',
    components: [{ does: 'mark', as: 'droppingBonus' }],
    says: {
      en: 'when everybody has voted, a black lawyer drops what a check of his own adds to his ballot',
      ru: 'когда все проголосовали, черный адвокат отменяет то, что его чек прибавляет к его голосу',
    },
  },
  letDie: {
    kind: 'other',
    is: ['byLetter', 'stays', 'keepsAim', 'deadly'],
    targets: 0,
    phases: [...voteKinds, 'hunt'],
    casual: true,
    rule: 'RU-PRI-2',
    components: [{ does: 'mark', as: 'lettingDie' }],
  },
  execute: {
    kind: 'kill',
    is: ['byLetter', 'stays', 'keepsAim'],
    targets: 1,
    phases: [...voteKinds, 'hunt'],
    casual: true,
    rule: 'RU-INQ-3',
    components: [{ does: 'mark', as: 'executing' }],
  },
}
