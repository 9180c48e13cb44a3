/** The rules about the Doctor and the Bodyguard. */
import type { Ruling } from '../../../rules/role.ts'
import { chosen, implied, stated, unturned } from '../origins.ts'

export const shields: Record<string, Ruling> = {
  '1923-S15': stated('Who was injured in a night neither votes nor acts in the day and the night that follow.'),
  '1923-S16': implied('What somebody sent in for the night of his injury still happens.'),
  '1923-S17': chosen('Passive abilities and immunities of the injured keep working.'),
  '1923-S18': chosen('An injured player gets no strike for not voting.'),
  '1923-S19': stated('The injured player is told in the morning; nobody else is.'),
  '1923-S20': implied('An injured player can be chosen, voted against and killed.'),
  '1923-S21': chosen('A second injury starts the period again and does not make it longer.'),

  '1923-BOD1': stated(
    'A Bodyguard chooses one player a night and protects him from the Mafia, a poisoning and a Drunkard.',
  ),
  '1923-BOD2': stated('The attacked is unharmed and the attacker injured.'),
  '1923-BOD3': chosen(
    'That goes for every such attack of the night, each with its attacker, also where the attacked was immune or shielded anyway or poisoned already.',
  ),
  '1923-BOD4': stated('Once in the game a Bodyguard is saved from one of these by himself, without choosing.'),
  '1923-BOD5': chosen(
    'That save injures too and is spent only when nothing else stops the attack. It works when its owner is cancelled or injured.',
  ),
  '1923-BOD6': stated('He may choose himself once in the game besides.'),
  '1923-BOD7': unturned(
    stated('A Bodyguard is told neither what he prevented nor that he was saved.'),
    'It says that nobody is told: a message that is not sent shows nowhere.',
  ),
  '1923-BOD8': implied('He protects from no court, no revenge and no poison already taken.'),
  '1923-BOD9': implied(
    'Where a Doctor saves the same player the attack took place all the same, and the attacker is injured.',
  ),
  '1923-BOD10': chosen('A protected Drunkard who hits himself is unharmed, and injured as the attacker.'),

  '1923-DOC1': stated('A Doctor chooses one player a night and saves him from the Mafia and from being poisoned.'),
  '1923-DOC2': stated('Who was poisoned the night before is cured.'),
  '1923-DOC3': implied('One visit does all of it, against every kill and every poison.'),
  '1923-DOC4': stated('A Doctor may choose himself twice in the game.'),
  '1923-DOC5': unturned(
    chosen('A Doctor is not told whether it mattered, unless the host wants it so.'),
    'It says that nobody is told: a message that is not sent shows nowhere.',
  ),
  '1923-DOC6': implied('A Doctor does not save from a Drunkard, the court or revenge.'),
  '1923-DOC7': implied('A Doctor who is killed later in the night has acted already.'),

  '1923-I7': stated('An injury is told to the injured and not to the Bodyguard.'),
  '1923-I10': stated('What a Bodyguard prevented is told to nobody.'),
  '1923-I11': chosen(
    'What a Doctor or the shield of a Butler prevented is told to nobody. Who is cured of poison hears of it in public, and in private not even that he nearly died.',
  ),
}
