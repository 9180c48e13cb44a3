/** The rules about the court and the Lawyer. */
import type { Ruling } from '../../../rules/role.ts'
import { chosen, implied, stated, unturned } from '../origins.ts'

export const court: Record<string, Ruling> = {
  '1923-LAW1': stated(
    'A Lawyer chooses one player a day; if the court would have killed him, the next of his family by votes dies instead, where it is one alone without any vote too.',
  ),
  '1923-LAW2': stated('If he is the only living one of his family, nobody dies.'),
  '1923-LAW3': stated('A Lawyer may choose himself once in the game.'),
  '1923-LAW4': chosen(
    'If others tied with him they die, and nobody else. If all who tied are defended, whoever has the next score dies; if nobody is left, nobody does.',
  ),
  '1923-LAW5': implied('A Lawyer does not save from revenge.'),
  '1923-LAW6': implied('Whoever several Lawyers chose are all passed over.'),

  '1923-V8': stated('The three families with the most votes go to court.'),
  '1923-V9': stated('Families that tie go to court together.'),
  '1923-V9a': chosen('The total of the third family is the cut: every family at or above it goes.'),
  '1923-V9b': chosen('A family needs at least one counted vote to go.'),
  '1923-V10': unturned(
    stated('A family without living members counts as one of the three, and nobody of it dies.'),
    'Of a family without living members nobody dies whatever it says; that it takes a place at court is 1923-V8.',
  ),
  '1923-V11': stated('In each family at court the member with the most votes is killed; if several tie, all of them.'),
  '1923-V12': implied('The only living member of a family at court is killed without any vote.'),
  '1923-V13': chosen('Of two or more living members nobody dies without a counted vote.'),
  '1923-V14': implied('Two living members who vote properly vote for each other, and both die.'),
}
