/**
 * Moves of the joker, the poisoner, the executor and the geisha. What joker, poisoner and executor do by night stands in the place
 * of a shot, so it shares a turn with it; the geisha may do both (RU-GEI-7).
 */
import type { Entry } from '../attributes.ts'

const evening = ['evening', 'night'] as const
const night = ['night'] as const
const whereStopped = { seem: { says: 'what watchers see where the move is stopped', values: ['home'] } } as const

export const tricks: Record<string, Entry> = {
  jokerCheck: {
    kind: 'investigate',
    is: ['special'],
    targets: 1,
    self: true,
    phases: night,
    turn: 'shot',
    rule: 'RU-JOK-1',
    components: [{ does: 'mark', as: 'jokerChecked' }],
  },
  poison: {
    kind: 'kill',
    is: ['special', 'lasting'],
    targets: 1,
    most: 2,
    phases: night,
    turn: 'shot',
    rule: 'RU-POI-1',
    components: [{ does: 'mark', as: 'poisoning' }],
  },
  giveAntidote: {
    kind: 'protect',
    is: ['stays'],
    targets: 0,
    most: 2,
    phases: ['day', ...evening],
    turn: 'antidote',
    casual: true,
    rule: 'RU-POI-1',
    components: [{ does: 'mark', as: 'antidote' }],
  },
  refuseAntidote: {
    kind: 'other',
    is: ['stays'],
    targets: 0,
    most: 2,
    phases: evening,
    turn: 'antidote',
    casual: true,
    rule: 'RU-POI-1',
    components: [{ does: 'mark', as: 'noAntidote' }],
  },
  capture: {
    kind: 'block',
    is: ['special', 'lasting'],
    targets: 1,
    most: 2,
    self: true,
    phases: night,
    turn: 'shot',
    rule: 'RU-EXE-1',
    components: [{ does: 'mark', as: 'capturing' }],
    keys: whereStopped,
  },
  release: {
    kind: 'other',
    is: ['stays'],
    targets: 1,
    most: 2,
    self: true,
    phases: evening,
    casual: true,
    rule: 'RU-EXE-2',
    components: [{ does: 'mark', as: 'releasing' }],
  },
  torture: {
    kind: 'block',
    is: ['stays'],
    targets: 1,
    most: 2,
    self: true,
    phases: evening,
    casual: true,
    rule: 'RU-EXE-3',
    components: [{ does: 'mark', as: 'torturing' }],
  },
  rage: {
    kind: 'block',
    targets: 1,
    phases: ['day'],
    casual: true,
    rule: 'RU-EXE-4',
    components: [{ does: 'mark', as: 'raging' }],
  },
  ownLife: { kind: 'protect', targets: 0, passive: true, uses: 1, rule: 'RU-EXE-8', components: [] },
  take: {
    kind: 'block',
    is: ['special', 'company'],
    targets: 1,
    most: 2,
    self: true,
    phases: night,
    rule: 'RU-GEI-1',
    components: [{ does: 'mark', as: 'taking' }],
    keys: whereStopped,
  },
}
