/** Moves of those who come to a role that was not dealt to them. */
import type { Entry } from '../attributes.ts'

export const hands: Record<string, Entry> = {
  inherit: { kind: 'other', targets: 0, passive: true, rule: 'RU-ACZ-1', components: [] },
  copy: {
    kind: 'other',
    is: ['stays', 'endsHack'],
    targets: 1,
    notSelf: { rule: 'RU-ACR-1' },
    phases: ['evening'],
    turn: 'hands',
    casual: true,
    rule: 'RU-ACR-1',
    components: [{ does: 'mark', as: 'copying' }],
  },
  curse: {
    kind: 'other',
    is: ['stays'],
    targets: 3,
    notSelf: { rule: 'RU-NEC-1' },
    phases: ['evening', 'night'],
    casual: true,
    rule: 'RU-NEC-1',
    components: [{ does: 'mark', as: 'cursing' }],
  },
  swapCorpse: {
    kind: 'other',
    is: ['stays', 'namesOnly'],
    targets: 2,
    namesDead: true,
    notSelf: { rule: 'RU-NEC-4' },
    phases: ['evening', 'night'],
    casual: true,
    rule: 'RU-NEC-7',
    components: [{ does: 'mark', as: 'swapping' }],
  },
  conjure: {
    kind: 'other',
    is: ['stays', 'endsHack'],
    targets: 1,
    aims: ['role'],
    phases: ['evening'],
    turn: 'hands',
    casual: true,
    rule: 'RU-WIZ-1',
    components: [{ does: 'mark', as: 'conjuring' }],
  },
}
