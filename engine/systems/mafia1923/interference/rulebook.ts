/** The rules about the Bumbling Bureaucrat and the Boss. */
import type { Ruling } from '../../../rules/role.ts'
import { chosen, implied, stated } from '../origins.ts'

export const interference: Record<string, Ruling> = {
  '1923-BOS1': stated(
    'A Boss chooses another player, whose night action is cancelled; the same one as often as he likes.',
  ),
  '1923-BOS2': stated('A Boss takes a Mafia Member only his second role, never the kill.'),
  '1923-BOS3': stated(
    'Whoever a Boss chose is told in the morning that any action of his did not happen, whether or not there was one.',
  ),
  '1923-BOS4': implied('Who died in that night is not told.'),
  '1923-BOS5': implied(
    'Of two Bosses who choose each other the one who sent in first acts; the other does nothing, and his target is not told.',
  ),
  '1923-BOS6': chosen('What a Bumbling Bureaucrat did before is not undone.'),
  '1923-BOS7': chosen('Passive abilities are not cancelled.'),

  '1923-BUR1': stated(
    'A Bumbling Bureaucrat chooses a player, whose next action gets a random target; twice in the game.',
  ),
  '1923-BUR2': stated('Votes and Mafia kills are not touched.'),
  '1923-BUR3': implied('He acts first, so an action of the same night is redirected.'),
  '1923-BUR4': chosen(
    'Where the player does nothing, or is cancelled, the redirection waits for his next action with a target, by day too.',
  ),
  '1923-BUR5': chosen(
    'Drawn is among all targets that are allowed, the chosen one included; a family for an ability on families; both anew for an ability on two, which fails where there are not two.',
  ),
  '1923-BUR6': stated('The player is told his new target afterwards.'),
  '1923-BUR7': implied(
    'Between two Bumbling Bureaucrats the order sent in decides; one who has acted already is redirected next time.',
  ),
  '1923-BUR8': implied(
    'A redirected use counts as a use. Led to himself it counts against what a Doctor or a Sheriff may do to himself, and not against how often a Bodyguard or a Lawyer may choose himself; a draw may give these themselves even then. Several redirections of one player are spent together on one action.',
  ),
  '1923-BUR9': chosen('He cannot choose himself.'),

  '1923-I6': stated('That a Boss chose him is told to his target every time, and to nobody else.'),
  '1923-I8': stated('A redirection is told to the player redirected, afterwards.'),
}
