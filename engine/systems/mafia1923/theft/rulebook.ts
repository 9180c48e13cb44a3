/** The rules about the Thief. */
import type { Ruling } from '../../../rules/role.ts'
import { chosen, implied, stated } from '../origins.ts'

export const theft: Record<string, Ruling> = {
  '1923-THI1': stated('A Thief chooses a living player once in the game and takes his role for the rest of it.'),
  '1923-THI2': stated('All limits of the role start afresh for the new owner.'),
  '1923-THI3': stated('The one robbed becomes a Townsperson.'),
  '1923-THI4': stated('A theft from a Townsperson fails, and the Thief becomes a Townsperson.'),
  '1923-THI5': stated(
    'A Thief may take the second role of a Mafia Member and does not join the Mafia; the other stays in it.',
  ),
  '1923-THI6': chosen(
    'A theft from a Mafia Member without a second role fails like one from a Townsperson; anything else would give him away.',
  ),
  '1923-THI7': implied('A Thief who is in the Mafia stays in it; only his second role changes.'),
  '1923-THI8': chosen(
    'The theft counts from its step on. What the one robbed does at a later step is void; the Thief uses an active ability from the next phase on, a passive one at once.',
  ),
  '1923-THI9': implied('Stealing from a Thief gives an unused theft.'),
  '1923-THI10': stated(
    'After a success both are told their new role. After a failure the Thief is told that it failed, without the reason, and the target nothing.',
  ),
  '1923-THI11': implied(
    'A failed theft is used up and leaves a Townsperson, but one cancelled by a Boss leaves a Thief with his theft.',
  ),

  '1923-I4': stated('A theft that succeeds is told to both and to nobody else.'),
  '1923-I5': stated('A theft that fails is told to the Thief, without the reason.'),
}
