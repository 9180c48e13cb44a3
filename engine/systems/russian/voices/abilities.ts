/** What roles that speak in votes send in before one and once everybody has voted; what the politician does by night. */
import type { Entry } from '../attributes.ts'
import { everyVote, opening } from '../shared/vote-kinds.ts'

const politician: Record<string, Entry> = {
  noticeSelfMoves: { kind: 'investigate', targets: 0, passive: true, rule: 'RU-POL-4', components: [] },
  influence: { kind: 'other', targets: 0, passive: true, rule: 'RU-POL-1', components: [] },
  patronise: {
    kind: 'protect',
    is: ['stays'],
    targets: 1,
    notSelf: { rule: 'RU-POL-6' },
    phases: ['evening', 'night'],
    casual: true,
    rule: 'RU-POL-6',
    components: [{ does: 'mark', as: 'patronising' }],
  },
  nameSupporters: {
    kind: 'other',
    is: ['stays', 'beforeVote', 'ofVoters'],
    targets: 1,
    most: 12,
    notSelf: { rule: 'RU-POL-2' },
    phases: opening,
    casual: true,
    rule: 'RU-POL-2',
    components: [{ does: 'mark', as: 'supporting' }],
  },
  shadowVertical: {
    kind: 'protect',
    is: ['stays', 'beforeVote'],
    targets: 1,
    notSelf: { rule: 'RU-POL-3' },
    phases: opening,
    casual: true,
    rule: 'RU-POL-3',
    components: [{ does: 'mark', as: 'shadowing' }],
  },
}

export const voices: Record<string, Entry> = {
  ...politician,
  vouch: {
    kind: 'other',
    is: ['stays', 'beforeVote', 'ofVoters'],
    targets: 1,
    most: 4,
    notSelf: { rule: 'RU-WIT-1' },
    phases: opening,
    casual: true,
    rule: 'RU-WIT-1',
    components: [{ does: 'mark', as: 'vouching' }],
  },
  compromise: {
    kind: 'block',
    is: ['stays', 'ofVoters'],
    targets: 1,
    most: 2,
    self: true,
    phases: everyVote,
    casual: true,
    rule: 'RU-LIA-1',
    components: [{ does: 'mark', as: 'compromising' }],
    keys: { assignedBy: { says: 'the pimp who chose this move for his slave', aims: 'player' } },
  },
  slipBallots: {
    kind: 'other',
    is: ['stays', 'uncounted'],
    targets: 1,
    most: 2,
    self: true,
    repeats: true,
    phases: everyVote,
    casual: true,
    rule: 'RU-LIA-B1',
    components: [{ does: 'mark', as: 'slippingIn' }],
  },
  judgement: { kind: 'other', targets: 0, passive: true, rule: 'RU-JUD-1', components: [] },
}
