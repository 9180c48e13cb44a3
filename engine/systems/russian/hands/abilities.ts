/** Moves of those who come to a role that was not dealt to them. */
import type { Entry } from '../attributes.ts'

export const hands: Record<string, Entry> = {
  inherit: { kind: 'other', targets: 0, passive: true, rule: 'RU-ACZ-1', components: [] },
  copy: {
    kind: 'other',
    is: ['stays'],
    targets: 1,
    notSelf: { rule: 'RU-ACR-1' },
    phases: ['evening'],
    turn: 'hands',
    casual: true,
    rule: 'RU-ACR-1',
    components: [{ does: 'mark', as: 'copying' }],
  },
  exchange: {
    kind: 'other',
    is: ['reachesClients', 'keepsAim', 'stays'],
    targets: 2,
    notSelf: { rule: 'RU-WCH-1' },
    phases: ['night'],
    turn: 'civil',
    rule: 'RU-WCH-1',
    components: [{ does: 'mark', as: 'exchanging' }],
  },
  fixExchange: {
    kind: 'other',
    is: ['stays', 'uncounted'],
    targets: 0,
    phases: ['evening', 'night'],
    casual: true,
    rule: 'RU-WCH-5',
    components: [{ does: 'mark', as: 'fixing' }],
  },
  conjure: {
    kind: 'other',
    is: ['stays'],
    targets: 1,
    aims: ['role'],
    phases: ['evening'],
    turn: 'hands',
    casual: true,
    rule: 'RU-WIZ-1',
    components: [{ does: 'mark', as: 'conjuring' }],
  },
}
