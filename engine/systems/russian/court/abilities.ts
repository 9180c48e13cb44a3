/** Moves of roles that change who dies by a vote: hero and terrorist. */
import type { Entry } from '../attributes.ts'
import { opening, voteKinds } from '../day/kinds.ts'

export const court: Record<string, Entry> = {
  standUp: {
    kind: 'protect',
    is: ['byLetter', 'stays', 'keepsAim', 'keptFromHeirs', 'deadly'],
    targets: 1,
    notSelf: { rule: 'RU-HER-2' },
    phases: [...voteKinds, 'hunt'],
    casual: true,
    rule: 'RU-HER-1',
    components: [{ does: 'mark', as: 'standingUp' }],
  },
  takeDown: {
    kind: 'kill',
    is: ['byLetter', 'stays', 'keepsAim', 'whenDead'],
    targets: 1,
    notSelf: { rule: 'RU-HER-3' },
    phases: [...voteKinds, 'hunt'],
    casual: true,
    rule: 'RU-HER-3',
    components: [{ does: 'mark', as: 'takingDown' }],
  },
  sacrifice: {
    kind: 'other',
    is: ['byLetter', 'stays', 'whenDead', 'deadly'],
    targets: 0,
    phases: [...voteKinds, 'hunt'],
    casual: true,
    rule: 'RU-FAC-G4',
    components: [{ does: 'mark', as: 'sacrificing' }],
  },
  noticeVisitors: { kind: 'investigate', targets: 0, passive: true, rule: 'RU-HER-4', components: [] },
  armDetonator: {
    kind: 'kill',
    is: ['beforeVote', 'byLetter', 'stays'],
    targets: 0,
    phases: opening,
    casual: true,
    rule: 'RU-TER-2',
    components: [{ does: 'mark', as: 'arming' }],
  },
  explodeWith: {
    kind: 'kill',
    is: ['byLetter', 'stays', 'keepsAim'],
    targets: 1,
    notSelf: { rule: 'RU-TER-2' },
    phases: opening,
    casual: true,
    rule: 'RU-TER-2',
    components: [{ does: 'mark', as: 'aiming' }],
    says: {
      en: 'when everybody has voted, he names with whom he explodes',
      ru: 'когда все проголосовали, называет, с кем взрывается',
    },
  },
  explode: { kind: 'block', targets: 0, passive: true, rule: 'RU-TER-1', components: [] },
}
