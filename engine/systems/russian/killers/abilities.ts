/**
 * What killers send in. A shot, an insurance, a refusal of one and a pass are one turn: the last of them counts. What a shot
 * may name and when it may be made stands in `refusals.ts`.
 */
import type { Entry } from '../attributes.ts'

const yes = ['yes'] as const
const sentBy = { sentBy: { says: 'the partner who sent it in, where the player was absent', aims: 'player' } } as const

export const killers: Record<string, Entry> = {
  shoot: {
    kind: 'kill',
    is: ['stays', 'shot', 'ownShot', 'ofSide', 'ofPair'],
    targets: 1,
    most: 2,
    self: true,
    phases: ['night'],
    turn: 'shot',
    rule: 'RU-KILL-2',
    sparesSecretary: 'RU-SEC-2',
    components: [{ does: 'mark', as: 'shot' }],
    keys: {
      first: { says: "whether this target goes before the partner's where one of the two is stopped", values: yes },
      insurer: { says: 'who insures the shot, where three kill together', aims: 'player' },
      agreed: { says: 'whether the target, a partner, agreed to it', values: yes },
      ...sentBy,
    },
  },
  insure: {
    kind: 'kill',
    is: ['uncounted', 'stays', 'shot', 'insurance', 'ofSide', 'ofPair'],
    targets: 1,
    phases: ['night'],
    turn: 'shot',
    casual: true,
    rule: 'RU-INS-3',
    sparesSecretary: 'RU-SEC-2',
    components: [{ does: 'mark', as: 'shot' }],
    keys: sentBy,
  },
  declineInsurance: {
    kind: 'other',
    is: ['spoken', 'byLetter', 'uncounted', 'stays', 'declines', 'ofSide'],
    targets: 0,
    phases: ['night'],
    turn: 'shot',
    casual: true,
    rule: 'RU-INS-1',
    components: [{ does: 'mark', as: 'uninsured' }],
  },
  pass: {
    kind: 'other',
    is: ['spoken', 'byLetter', 'uncounted', 'stays', 'passes', 'declines', 'ofSide'],
    targets: 0,
    phases: ['night'],
    turn: 'shot',
    casual: true,
    rule: 'RU-KILL-7',
    components: [{ does: 'mark', as: 'passed' }],
    keys: { keepInsurance: { says: 'whether the other side may shoot in their place all the same', values: yes } },
  },
  suicide: {
    kind: 'kill',
    is: ['spoken', 'byLetter', 'ofNoRole', 'uncounted', 'stays'],
    targets: 0,
    phases: ['night'],
    casual: true,
    rule: 'RU-SUI-1',
    components: [{ does: 'mark', as: 'suicide' }],
    keys: {
      agreed: { says: 'whether the partners agreed to it', values: yes },
      unlessDies: { says: 'whose death this night calls it off', aims: 'player' },
      unless: { says: 'what else calls it off, for the host to judge', aims: 'text' },
    },
  },
  slander: {
    kind: 'deceive',
    is: ['stays', 'ofPair'],
    targets: 1,
    self: true,
    phases: ['evening', 'night'],
    casual: true,
    rule: 'RU-SLN-1',
    components: [{ does: 'mark', as: 'slander' }],
  },
}
