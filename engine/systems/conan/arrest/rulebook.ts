/** The rules about crimes, charges, arrests and releases. */
import type { Ruling } from '../../../rules/role.ts'
import { chosen, implied, stated } from '../origins.ts'

export const arrests: Record<string, Ruling> = {
  'CONAN-CR1': stated(
    'Crimes are killing, attacking, bribe, frame, disguise, temporary disguise, slander, discombobulate, erase body, erase evidence, frighten, steal, heavy handed, insult to injury, hinder, confuse and blackmail, and nothing else.',
  ),
  'CONAN-CR2': stated('What is faked with the Black Suitcase is no crime, unless Chameleon makes it real.'),
  'CONAN-CR3': stated('Belonging to the Organization is no crime, and nobody can be charged with being a role.'),
  'CONAN-CR4': implied('Crimes are acts: a townsperson who steals or disguises commits one too.'),
  'CONAN-CR5': implied(
    'What is not in the list is no crime: accompanying, accusing, Voice of Reason, Lawsuit, Vengeance, protecting, healing, arresting, investigating, ordering, suicide.',
  ),
  'CONAN-CR6': stated('An arrest names a player and a charge, and a false charge suspends the officer.'),
  'CONAN-CR7': chosen(
    'A charge names a kind of crime and perhaps a phase. It is true if such an entry stands against the player in this or an earlier phase, or such an act was about to be done in this one.',
  ),
  'CONAN-CR8': chosen('What was neutralised before it happened is no crime, and a wrong guess at poisoning is none.'),
  'CONAN-CR9': chosen(
    'An arrest of somebody out of reach fails; a false charge suspends the officer all the same, a true one does not.',
  ),
  'CONAN-CR10': chosen('An officer may try one arrest in a phase, by night or by day.'),
  'CONAN-CR11': stated(
    'Of arrests only the successful ones are published, also where a release ended one in the same phase.',
  ),
  'CONAN-CR12': chosen(
    'Each charge is tested by itself: of two officers at one player each succeeds or is suspended on his own.',
  ),
  'CONAN-CR13': chosen(
    'A charge for an erased entry is false; a framed entry makes one true against the player framed.',
  ),

  'CONAN-AB23': chosen(
    'Arrest, with a charge: on a true one the target is arrested, on a false one the officer is suspended.',
  ),
  'CONAN-AB24': chosen('Release by hand, once a phase: frees one player who is arrested, whoever made the arrest.'),
  'CONAN-AB25': chosen('Lawsuit, once a game: frees anybody who is arrested.'),
}
