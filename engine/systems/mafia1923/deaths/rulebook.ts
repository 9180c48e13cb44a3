/** The rules about deaths and the Armed Robber. */
import type { Ruling } from '../../../rules/role.ts'
import { chosen, implied, stated } from '../origins.ts'

export const deaths: Record<string, Ruling> = {
  '1923-E10': implied('A death does not show the role of the dead, or a Witness would learn nothing.'),

  '1923-ROB1': stated('An Armed Robber kills whoever killed him, at once and whether he likes it or not.'),
  '1923-ROB2': stated('When the Mafia kills him, one Mafia Member dies at once.'),
  '1923-ROB3': stated('When the court kills him, whoever he voted for dies.'),
  '1923-ROB4': implied('That is the player he named in the individual vote.'),
  '1923-ROB5': stated('There is no such revenge on somebody who was not present for the vote, jailed or injured.'),
  '1923-ROB6': implied('There is none either when no individual vote of his was counted.'),
  '1923-ROB7': stated(
    'A Drunkard who killed him dies, the Butler who poisoned him, the other Armed Robber; for heartbreak nobody does. A killer who is dead already is spared nothing more.',
  ),
  '1923-ROB8': chosen('Nothing prevents the revenge.'),
  '1923-ROB9': chosen(
    'Each Armed Robber killed by the Mafia in one night takes one member, drawn one after the other.',
  ),
  '1923-ROB10': implied(
    'Who dies of the revenge has died like anybody: announced, told to Witnesses, and perhaps avenged.',
  ),
  '1923-ROB11': implied(
    'Revenge in the night comes within the step of the killing; who dies of it does nothing at later steps.',
  ),

  '1923-I1': stated('Every death is announced by name; the role is told to Witnesses.'),
  '1923-I16': chosen('The cause of a death in the night is not disclosed, and names stand in alphabetical order.'),
}
