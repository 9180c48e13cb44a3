/** The election of the mayor, the vertical of power, and the secretary. */
import type { Ruling } from '../../../rules/role.ts'

const stated = (says: string): Ruling => ({ says, origin: 'stated' })

export const posts: Record<string, Ruling> = {
  'RU-ELEC-1': stated(
    'On the first day everybody votes for a mayor, or declines; nobody votes for himself, and who is absent has not voted. Nothing makes a ballot weigh more. Who wrote no wall cannot be elected.',
  ),
  'RU-ELEC-2': stated('Mayor or secretary is a main player or an agent, never a mason or a servant.'),
  'RU-ELEC-3': stated(
    'Who are level at the top go into a second round, in which only the others vote, and only for them. If that is level too, the first ballot for one of them decides that was not left beforehand.',
  ),
  'RU-VERT-1': stated(
    'Each day the mayor in office names one player, before the vote, against whom nobody votes that day, or nobody. Where the mayor says nothing it is the secretary. It is announced as the vote starts.',
  ),
  'RU-SEC-1': stated(
    'The new mayor picks a secretary from those who voted for him in the round that decided, and neither can refuse. Who lost a second round can be picked too, having voted for the winner in the first.',
  ),
  'RU-SEC-3': stated(
    'A secretary against whom the mayor votes, and who is not lynched, loses the post with the result of that vote, after its revote where there is one. She loses it too where the mayor does. Nobody comes after her.',
  ),
}
