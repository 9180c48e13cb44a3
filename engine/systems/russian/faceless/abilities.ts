/** The cut: a victim, and the player whose lynch brings the face back. */
import type { Entry } from '../attributes.ts'

export const faceless: Record<string, Entry> = {
  cutFace: {
    kind: 'block',
    is: ['unstoppable', 'uncounted', 'stays', 'keepsAim'],
    targets: 1,
    most: 2,
    self: true,
    repeats: true,
    visits: [0],
    phases: ['night'],
    rule: 'RU-FAC-1',
    toldBy: 'RU-RES-20',
    sparesSecretary: 'RU-SEC-2',
    components: [{ does: 'mark', as: 'faceCut' }],
  },
}
