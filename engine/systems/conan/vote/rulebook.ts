/** The rules about votes, what is done to them, and the lynch. */
import type { Ruling } from '../../../rules/role.ts'
import { chosen, implied, stated } from '../origins.ts'

export const voting: Record<string, Ruling> = {
  'CONAN-B8': stated('Members may vote for different players.'),

  'CONAN-V1': stated('By day everybody can vote, whatever the side.'),
  'CONAN-V2': stated('Only the dead, those abroad, the arrested and the hindered have no vote.'),
  'CONAN-V3': stated('The votes are published at the end of the day unless something that hides votes stopped it.'),
  'CONAN-V4': stated('Only Voice of Reason hides votes.'),
  'CONAN-V5': stated('Accompanying and accusing are shown with the votes if they changed the vote.'),
  'CONAN-V6': chosen("They changed it if somebody's total differs from the votes counted."),
  'CONAN-V7': stated('A vote by somebody poisoned or arrested that day does not count.'),
  'CONAN-V8': implied(
    'The vote of a player who was poisoned or arrested that day is listed as not counted; who had no vote, or was robbed of it, is not listed.',
  ),
  'CONAN-V9': implied('The most votes decide, by one vote if need be.'),
  'CONAN-V10': chosen('With a tie at the top nobody is lynched.'),
  'CONAN-V11': chosen('If nobody voted, or nobody has a vote left, nobody is lynched. No total goes below zero.'),
  'CONAN-V12': implied('The injured and the suspended vote like everybody else.'),
  'CONAN-V13': chosen('An accusation puts one vote on the accused.'),
  'CONAN-V14': chosen(
    'Voice of Reason stops the lynch of that day and hides the votes; that it was used is announced, by whom is not.',
  ),
  'CONAN-V15': implied('Being lynched voids nothing that came before the lynch, the vote included.'),

  'CONAN-AB16': chosen("Hinder, once a day: the target's vote does not count."),
  'CONAN-AB27': chosen('Accompany, once a day: one vote less on the player accompanied.'),
  'CONAN-AB28': chosen('Accusation, once a day: one vote more on the accused.'),
  'CONAN-AB29': chosen('Voice of Reason, once a game: no lynch and no votes shown that day.'),
}
