/** What is written down in a day of this kind. */
import { facts } from '../../resolve/sequence/vocabulary.ts'

export const declared = facts({
  death: { of: 'slot', data: { cause: ['killed', 'lynched', 'removed'] }, silent: true },
  hasWon: { of: 'slot', data: { as: ['jester', 'lyncher'] } },
  mourned: { of: 'slot' },
  revealed: { of: 'slot', silent: true },
  vote: { of: 'slot', silent: true },
})
