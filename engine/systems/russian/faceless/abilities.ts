/** The cut: a victim, and the player whose lynch brings the face back. */
import type { Ability } from '../../../rules/role.ts'

export const faceless: Record<string, Ability> = {
  cutFace: {
    kind: 'block',
    targets: 1,
    most: 2,
    self: true,
    repeats: true,
    visits: [0],
    phases: ['night'],
    rule: 'RU-FAC-1',
    components: [{ does: 'mark', as: 'faceCut' }],
  },
}
