/** What members of the Organization do as such: orders, elections, the suitcase given by the Leader, actions handed over. */
import type { Entry } from '../attributes.ts'
import { sentBy } from '../sent-by.ts'

const night = ['night']
const day = ['day']
const both = ['night', 'day']

/** Orders are what a night kill is made of. */
export const ordering: Record<string, Entry> = {
  order: {
    kind: 'kill',
    is: ['about', 'ownDeed', 'leading', 'kill'],
    targets: 1,
    most: 2,
    self: true,
    repeats: true,
    phases: night,
    rule: 'CONAN-L3',
    components: [{ does: 'mark', as: 'ordered' }],
    keys: { ...sentBy },
  },
}

export const leading: Record<string, Entry> = {
  elect: {
    kind: 'other',
    is: ['paper', 'leading'],
    targets: 1,
    casual: true,
    self: true,
    phases: both,
    rule: 'CONAN-L6',
    components: [{ does: 'mark', as: 'elected' }],
  },
  suitcase: {
    kind: 'other',
    is: ['paper', 'leading'],
    targets: 1,
    casual: true,
    most: 12,
    self: true,
    phases: day,
    rule: 'CONAN-BS1',
    components: [{ does: 'mark', as: 'suitcaseRank' }],
  },
  handOff: {
    kind: 'other',
    is: ['paper'],
    targets: 1,
    casual: true,
    self: true,
    phases: both,
    rule: 'CONAN-A6',
    components: [{ does: 'mark', as: 'handedOff' }],
  },
}
