/** The rules about the Leader, orders, turns to kill, and who has the suitcase. */
import type { Ruling } from '../../../rules/role.ts'
import { chosen, implied, stated } from '../origins.ts'

export const leading: Record<string, Ruling> = {
  'CONAN-L1': stated('The Organization has a Leader, at first its highest-ranked member.'),
  'CONAN-L2': stated(
    "The Leader has the last word on who kills whom and may make any member kill anybody but himself. An order is its giver's, whoever is sent: the Leader's later one replaces his earlier one, and a member's own word never replaces the Leader's.",
  ),
  'CONAN-L3': stated(
    'Others may order too, in case the Leader does not; then the higher rank decides, that of the member whose word it is and not of whoever is sent.',
  ),
  'CONAN-L4': stated('The Leader orders kills by night and nothing else.'),
  'CONAN-L5': stated('For members who are inactive the Leader sends in the kill and nothing else.'),
  'CONAN-L6': stated('A member for whom half of the Organization votes is Leader from the next phase on.'),
  'CONAN-L7': chosen(
    'Half is counted of the living members, the arrested included. If two reach exactly half nothing changes, and a vote stands until it is changed.',
  ),
  'CONAN-L8': chosen('When the Leader dies the highest-ranked living member leads until an election says otherwise.'),
  'CONAN-L9': stated('A Leader who is arrested still gives orders and the suitcase: leading is no part of the role.'),
  'CONAN-L10': stated(
    'A lover ordered to kill the other lover does it, unless that lover was neutralised, or is Vodka and neutralised the Leader.',
  ),
  'CONAN-L11': stated(
    "If the kill that the Leader ordered succeeds the killing lover dies by suicide; who kills the other lover on another's word than the Leader's, or on his own, does not.",
  ),
  'CONAN-L12': implied(
    "A lover who neutralises the Leader voids the order to kill the other lover that was given to him, and no other of the Leader's orders.",
  ),
  'CONAN-L13': chosen('In place of a voided order the next one by rank stands; without another nobody kills.'),
  'CONAN-L14': chosen(
    'The suicide follows the kill in the same step; it is a death but no crime, and nothing prevents it. No other death of a lover touches the partner.',
  ),

  'CONAN-B1': stated('Every member must have tried a murder before any of them has a second turn.'),
  'CONAN-B2': implied('A murder that failed counts as a turn.'),
  'CONAN-B3': chosen(
    'The dead, the arrested and those abroad are left out of the rotation, the injured are not. A member out of turn is refused unless the host lets it pass.',
  ),
  'CONAN-B4': chosen(
    'The Organization kills once a night, and nobody steps in for a killer who was stopped. A neutralised killer has used up the turn, an arrested one leaves the rotation.',
  ),
  'CONAN-B5': stated('Members may kill members.'),

  'CONAN-BS1': stated(
    'By day the Leader names who has the suitcase the following night: a member, or several in an order.',
  ),
  'CONAN-BS2': stated(
    'If the one named cannot have it the suitcase goes to the next who can: the next in the ranking, and after its last the next below in rank.',
  ),
  'CONAN-BS3': stated('If nobody was named the Leader has it that night.'),
  'CONAN-BS4': chosen(
    'If nobody was named and the Leader is dead or arrested, the highest-ranked member who can has it. Who can is asked when the day is over.',
  ),
}
