/** Moves of the roles that begin where others leave the game. */
import type { Entry } from '../attributes.ts'

export const graves: Record<string, Entry> = {
  nameSouls: {
    kind: 'other',
    is: ['stays'],
    targets: 3,
    notSelf: { rule: 'RU-CUL-1' },
    phases: ['evening', 'night'],
    casual: true,
    rule: 'RU-CUL-1',
    components: [{ does: 'mark', as: 'namingSouls' }],
  },
  devour: {
    kind: 'kill',
    is: ['shot'],
    targets: 1,
    self: true,
    phases: ['night'],
    turn: 'civil',
    rule: 'RU-CUL-2',
    sparesSecretary: 'RU-SEC-2',
    skipsOrderBy: 'RU-CUL-B1',
    components: [{ does: 'mark', as: 'devouring' }],
  },
  soulHeal: {
    kind: 'protect',
    is: ['heals'],
    targets: 1,
    self: true,
    phases: ['night'],
    turn: 'civil',
    rule: 'RU-CUL-4',
    toldBy: 'RU-CUL-4',
    components: [{ does: 'mark', as: 'healed' }],
  },
  takenLife: {
    kind: 'protect',
    is: ['earned'],
    targets: 0,
    passive: true,
    uses: 1,
    rule: 'RU-CUL-3',
    components: [],
  },
}
