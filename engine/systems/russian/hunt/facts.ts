/** What a witch hunt writes down; that one was held stands with the end of the game, which asks for it too. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'

export const declared = facts({
  approvesHunt: { of: 'slot' },
  noNewShots: { of: 'group' },
})
