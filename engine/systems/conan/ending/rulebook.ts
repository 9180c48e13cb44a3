/** The rules about who has won. */
import type { Ruling } from '../../../rules/role.ts'
import { chosen, implied, stated } from '../origins.ts'

export const winning: Record<string, Ruling> = {
  'CONAN-W1': stated(
    'The game goes on until one side cannot win any more, supposing that the whole Organization votes for one player.',
  ),
  'CONAN-W2': stated('The Organization wins when it has as many players as the town, or more.'),
  'CONAN-W3': stated('Not while somebody in the game can arrest, who might still arrest the rest of them.'),
  'CONAN-W4': stated(
    'In a night in which the town is so close that the kill must decide the vote, without police and without anybody to stop the kill, the Organization has won.',
  ),
  'CONAN-W4a': implied(
    'The reason given for that fits a town with one player more: after the kill the numbers are equal and the vote ties.',
  ),
  'CONAN-W5': stated('The list of exceptions is open: an end is only proposed, and the host decides.'),
  'CONAN-W6': chosen('Counted are the living who are not arrested; who is abroad counts.'),
  'CONAN-W7': chosen('The town wins when every member of the Organization is dead or arrested.'),
  'CONAN-W8': chosen(
    'Able to arrest is a living townsperson with Arrest, suspended or not; an injured one only if injuries can end, an arrested one only while somebody at large has a release that reaches him.',
  ),
  'CONAN-W9': chosen(
    'Able to stop the kill is a living, unarrested, uninjured townsperson, in Japan when the night begins, with Protect, Heal, Discombobulate, Frighten or Confuse and a use left.',
  ),
  'CONAN-W10': chosen(
    'While an unhurt townsperson at large can accuse or has a pill, no end by numbers is proposed. If one can accompany or raise the Voice of Reason, a tie might be broken, and the host is warned.',
  ),
  'CONAN-W11': chosen(
    "If both sides reach their end in one phase the town's comes first. If everybody is dead it is a draw, and the host decides.",
  ),
}
