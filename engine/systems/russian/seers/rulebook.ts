/** The maid: whom she visits, what she reads there, and the message that she leaves. */
import type { Ruling } from '../../../rules/role.ts'

const stated = (says: string): Ruling => ({ says, origin: 'stated' })

export const seers: Record<string, Ruling> = {
  'RU-MAI-1': stated(
    'Close to the end of the night the maid goes to somebody else. She learns the civil role and all that there was to hear through it in the game. She may leave a message, which replaces what the target would hear or comes beside it, on a condition if she likes; nobody can tell it from the rest, and she reads what the target does.',
  ),
  'RU-MAI-2': stated(
    'Instead of a player she may name a civil role. She goes to whoever has it, learns who that is and what there is to hear of the role tonight, and leaves no message.',
  ),
  'RU-MAI-3': stated(
    'Her move fails where she is stopped or in company, where her target was killed, and where nobody has the role, or nobody whom she can come to.',
  ),
}
