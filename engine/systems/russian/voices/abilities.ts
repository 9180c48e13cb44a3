/** What the politician does by night, and what he notices without going out. */
import type { Entry } from '../attributes.ts'

export const voices: Record<string, Entry> = {
  noticeSelfMoves: { kind: 'investigate', targets: 0, passive: true, rule: 'RU-POL-4', components: [] },
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
}
