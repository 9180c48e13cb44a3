/** When the game is over. */
import type { Ruling } from '../../../rules/role.ts'

const stated = (says: string): Ruling => ({ says, origin: 'stated' })

export const end: Record<string, Ruling> = {
  'RU-END-1': stated('The reds win when every black is out and the faceless is out too.'),
  'RU-END-2': stated('The blacks win when fewer reds than blacks are left, whatever the reds might still bring about.'),
  'RU-END-3': stated(
    'With as many reds as blacks a day begins only if a witch hunt is left that can lynch two blacks, and after it the reds can outlive the night at best; otherwise the blacks have won.',
  ),
  'RU-END-4': stated(
    'The last red against the last black has lost, even with a role that kills or blocks; a madman so left has lost before the night.',
  ),
  'RU-END-6': stated(
    'Where the faceless has won and left, whoever of reds and blacks would have won later has a draw instead.',
  ),
  'RU-END-8': stated(
    'Two days running whose revotes end without a victim, not counting whom a hero saved, and with the same players alive, are a draw.',
  ),
  'RU-END-7': stated('Who has won is asked after every lynch and as every day begins.'),
}
