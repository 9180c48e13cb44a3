/** Moves of the prostitute and the immortal. A life is no move: it answers by itself. */
import type { Entry } from '../attributes.ts'

const evening = ['evening', 'night'] as const

export const company: Record<string, Entry> = {
  takeHome: {
    kind: 'block',
    is: ['company', 'arrestedNext'],
    targets: 1,
    notSelf: { rule: 'RU-PRO-1' },
    phases: ['night'],
    turn: 'civil',
    rule: 'RU-PRO-1',
    toldBy: 'RU-RES-12',
    components: [{ does: 'mark', as: 'takingHome' }],
    keys: {
      protected: {
        says: 'whether the client only gets hurt where a killer kills the prostitute',
        values: ['yes', 'no'],
      },
    },
  },
  spareLife: { kind: 'protect', targets: 0, passive: true, uses: 1, rule: 'RU-IMM-1', components: [] },
  link: {
    kind: 'other',
    is: ['stays'],
    targets: 1,
    notSelf: { rule: 'RU-IMM-3' },
    uses: 1,
    phases: evening,
    turn: 'link',
    casual: true,
    rule: 'RU-IMM-3',
    components: [{ does: 'mark', as: 'linking' }],
  },
  breakLink: {
    kind: 'other',
    is: ['stays'],
    targets: 0,
    phases: evening,
    turn: 'link',
    casual: true,
    rule: 'RU-IMM-4',
    components: [{ does: 'mark', as: 'unlinking' }],
  },
}
