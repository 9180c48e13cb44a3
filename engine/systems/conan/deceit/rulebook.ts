/** The rules about fakes, disguises, Slander, Frame and what is erased. */
import type { Ruling } from '../../../rules/role.ts'
import { chosen, implied } from '../origins.ts'

export const deceiving: Record<string, Ruling> = {
  'CONAN-BS5': implied(
    'The suitcase fakes an action: it leaves the traces of one, without its effect and without a crime.',
  ),
  'CONAN-BS6': chosen(
    'The holder fakes once a night, any ability in play and any target, and it seems to be his own act; investigations believe it.',
  ),
  'CONAN-BS7': chosen(
    "When Anokata holds the suitcase and is the night's killer the fake is real, a crime if what it imitates is one. It never makes an arrest real and fails the last member at large. A real fake is an action of the kind it imitates: it has that kind's place in the order, reaches nobody abroad and nobody in jail whom that kind would not reach, and a faked Snipe counts as one on the holder's kill.",
  ),

  'CONAN-AB5': chosen(
    "Frame, once a night: a crime of the framer's choice is entered against the target. Members of the Organization cannot arrest for it, and framing cannot be investigated.",
  ),
  'CONAN-AB6': chosen(
    'Disguise, once, before the game: its owner is shown and investigated as another role. One that the set-up gives is a crime of the preparation.',
  ),
  'CONAN-AB7': chosen('Temporary Disguise, once a game: the same until the end of the next day.'),
  'CONAN-AB8': chosen(
    'Slander: interrogations of the target show the wrong side that night. One member and one townsperson a night; nobody is told.',
  ),
  'CONAN-AB10': chosen(
    "Erase Body: the victim's role and will are kept from the public. Of one's own kill at any time, of another's once a game.",
  ),
  'CONAN-AB11': chosen('Erase Evidence: one crime of this night leaves no evidence, each kind of crime once a game.'),
  'CONAN-AB19': chosen('Whoever holds the Black Suitcase fakes an action, once a night.'),
  'CONAN-AB20': chosen("Chameleon: what Anokata fakes while he holds the suitcase and is the night's killer is real."),
}
