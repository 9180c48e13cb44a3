/** Moves of the bodyguard and the kamikaze. */
import type { Entry } from '../attributes.ts'

/** How many civil roles a kamikaze may wait for. */
const MOST_ROLES = 24

export const guards: Record<string, Entry> = {
  protect: {
    kind: 'protect',
    shields: true,
    targets: 1,
    phases: ['night'],
    turn: 'civil',
    rule: 'RU-BOD-1',
    components: [{ does: 'mark', as: 'warding' }],
    keys: {
      alibi: { says: 'where a black or grey bodyguard seems to have been, if the ward is attacked', aims: 'player' },
      hinder: { says: 'whether a black bodyguard keeps heal and guard from the ward', values: ['yes', 'no'] },
      passOn: {
        says: 'whether the faceless as bodyguard sends a black killer on to a red ward',
        values: ['yes', 'no'],
      },
    },
  },
  takeAlong: { kind: 'kill', targets: 0, passive: true, rule: 'RU-KAM-1', components: [] },
  bait: {
    kind: 'other',
    is: ['ofLater', 'stays', 'deadly'],
    targets: 1,
    most: MOST_ROLES,
    aims: ['role'],
    phases: ['evening', 'night'],
    casual: true,
    rule: 'RU-KAM-B1',
    components: [{ does: 'mark', as: 'baiting' }],
  },
  detonate: {
    kind: 'kill',
    is: ['unstoppable'],
    targets: 1,
    phases: ['night'],
    casual: true,
    rule: 'RU-KAM-B2',
    components: [{ does: 'mark', as: 'detonating' }],
  },
}
