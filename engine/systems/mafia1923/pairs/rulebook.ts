/** The rules about the Shadchan. */
import type { Ruling } from '../../../rules/role.ts'
import { chosen, stated } from '../origins.ts'

export const pairs: Record<string, Ruling> = {
  '1923-SHA1': stated('A Shadchan chooses two players, who fall in love.'),
  '1923-SHA2': stated('Only the pair is told, each the name of the other.'),
  '1923-SHA3': chosen(
    'The rules do not describe it. Ours: one pair in the game, not with himself; if one dies the other dies at once, unavoidably and unavenged; sides stay as they are.',
  ),

  '1923-I9': stated('A pairing is told to the pair.'),
}
