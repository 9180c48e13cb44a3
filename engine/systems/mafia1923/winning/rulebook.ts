/** The rules about who wins. */
import type { Ruling } from '../../../rules/role.ts'
import { chosen, implied, stated } from '../origins.ts'

export const winning: Record<string, Ruling> = {
  '1923-F5': chosen('The game runs to its last day even when one side is gone.'),

  '1923-W1': stated('The winner is found once, after everything of the last day.'),
  '1923-W2': stated('The Mafia wins if at least half of its members are living.'),
  '1923-W3': implied('Half of all who were dealt into it: the exiled stay in the total and count as not living.'),
  '1923-W4': stated(
    'Otherwise the family wins that has no living Mafia Member and the most living Civilians; those that tie win together.',
  ),
  '1923-W5': implied('When the Mafia loses there always is such a family, if families are dealt as they should be.'),
  '1923-W6': chosen('Such a family may win without a living Civilian, if no other has one.'),
  '1923-W7': stated('With the Mafia all its members win, with a family all its Civilians, living or dead.'),
  '1923-W8': stated('A Mafia Member never wins with his family, and the exiled never win.'),
  '1923-W9': implied('If the Mafia wins, no family does.'),
}
