/** The rules about the Detective, the Paperboy, the Witness and the Court Secretary. */
import type { Ruling } from '../../../rules/role.ts'
import { chosen, implied, stated } from '../origins.ts'

export const knowledge: Record<string, Ruling> = {
  '1923-PAP1': stated(
    'A Paperboy chooses two living players, and the first learns the role of the second; twice in the game.',
  ),
  '1923-PAP2': stated('He can be neither of the two.'),
  '1923-PAP3': chosen(
    'His place is missing in the order of the night: he comes with the Detective, after all killings but poison.',
  ),
  '1923-PAP4': chosen('The role is the one at that moment; of a Mafia Member both are told.'),
  '1923-PAP5': chosen('The reader is not told who sent it; the other two are told nothing.'),

  '1923-WIT1': stated('A Witness is told the roles of players after they die.'),
  '1923-WIT2': implied(
    'That goes for all deaths, by night and by day, with the role at the moment of death. Exile is none.',
  ),
  '1923-WIT3': implied('A Witness who dies in the same phase is not told.'),

  '1923-SEC1': stated(
    'After the vote a Court Secretary is told a quarter of the votes, rounded down, drawn for each by itself.',
  ),
  '1923-SEC2': chosen(
    'That is a quarter of the ballots cast, whole ballots, those that did not count among them, extra and negative votes not.',
  ),
  '1923-SEC3': implied('A Court Secretary whom the court killed that day is not told.'),

  '1923-DET1': stated('A Detective chooses somebody to inquire about, near the end of the night.'),
  '1923-DET2': chosen(
    'The rules do not describe it. Ours: every night, somebody else who is living; he learns Mafia or Civilian, and the other nothing.',
  ),
  '1923-DET3': implied('A Detective who was killed earlier in the night learns nothing.'),

  '1923-I12': stated('The first player a Paperboy chose is told the role of the second.'),
  '1923-I13': chosen('What a Detective learns is told to him alone.'),
}
