/** The drug dealer: whom he drugs by night, and what he earns. What he buys before a vote is counted in it. */
import type { Ruling } from '../../../rules/role.ts'

const stated = (says: string): Ruling => ({ says, origin: 'stated' })
const chosen = (says: string): Ruling => ({ says, origin: 'default' })

export const strikers: Record<string, Ruling> = {
  'RU-DRU-1': stated(
    'The drug dealer goes to one or two players a night. From the morning to the end of the day each has a single barrier in every vote, and a vote of theirs above 1 is 1. They are told, and named to everybody as the day begins.',
  ),
  'RU-DRU-2': stated(
    'For each player drugged he stores a vote, of which he buys before a vote as many as he likes, in halves. They are added to his ballot in that vote and its revotes. A barrier of drugs alone does not cut them; where the player against whom he votes has a barrier of his own besides, the two add up against him.',
  ),
  'RU-DRU-3': stated(
    'One player alone may get a double dose, which is a double barrier and earns one vote, or a triple one, which earns nothing and is not for himself. Drugging himself earns nothing.',
  ),
  'RU-DRU-4': chosen(
    'His move fails where he is blocked or in company, or where a target is a corpse; of two targets both are spared then, unless the host says otherwise. Who follows him sees both.',
  ),
}
