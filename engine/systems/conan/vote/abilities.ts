/** What players do to the vote of a day. */
import type { Entry } from '../attributes.ts'
import { sentBy } from '../sent-by.ts'

const day = ['day']

export const hindering: Record<string, Entry> = {
  hinder: {
    kind: 'block',
    targets: 1,
    phases: day,
    rule: 'CONAN-AB16',
    components: [{ does: 'mark', as: 'hindered' }],
    keys: sentBy,
  },
}

export const voting: Record<string, Entry> = {
  accompany: {
    kind: 'other',
    is: ['breaksTie'],
    targets: 1,
    phases: day,
    rule: 'CONAN-AB27',
    components: [{ does: 'mark', as: 'accompanied' }],
  },
  accuse: {
    kind: 'other',
    is: ['accuses'],
    targets: 1,
    phases: day,
    rule: 'CONAN-AB28',
    components: [{ does: 'mark', as: 'accused' }],
  },
  voiceOfReason: {
    kind: 'other',
    is: ['breaksTie'],
    targets: 0,
    phases: day,
    uses: 1,
    rule: 'CONAN-AB29',
    components: [{ does: 'mark', as: 'votingStopped' }],
  },
}
