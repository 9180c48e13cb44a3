/** The rules about the Mafia and its kill. */
import type { Ruling } from '../../../rules/role.ts'
import { chosen, implied, stated } from '../origins.ts'

export const mafia: Record<string, Ruling> = {
  '1923-MAF1': stated(
    'The Mafia attempts as many kills a night as there are living players divided by 20, rounded up.',
  ),
  '1923-MAF2': chosen('The living are counted at the start of the night: everybody but the dead and the exiled.'),
  '1923-MAF3': stated('The Mafia kills Civilians.'),
  '1923-MAF4': chosen(
    'Targets of the Mafia are different living Civilians, as many as there are at most. Where some are missing the moderators decide.',
  ),
  '1923-MAF5': stated('One Mafia Member, chosen by the moderators, sends in the decision of the team.'),
  '1923-MAF6': chosen(
    'Where the chosen member cannot submit, another living one may, and the moderators are told. If all living members are injured there is no kill.',
  ),
  '1923-MAF7': stated(
    'Mafia Members may have a second role, but not every one. The list is missing in the rules: ours leaves out Doctor, Bodyguard, Detective, Sheriff, Armed Robber and Shadchan.',
  ),
  '1923-MAF8': stated('A Boss does not stop the Mafia kill and a Bumbling Bureaucrat does not redirect it.'),
  '1923-MAF9': implied('The kill is an act of the team: who sends it in may use his second role in the same night.'),
  '1923-MAF10': implied(
    'Each kill is stopped by itself: by a Bodyguard, a Doctor, the shield of a Butler, or when the target is dead already.',
  ),
  '1923-MAF11': chosen(
    'Where the attacker has to be one person he is drawn among the living Mafia Members; for an injury among those not injured, if there are any.',
  ),
}
