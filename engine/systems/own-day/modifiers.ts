/** What a player may be by day, whichever the role. */
import type { Modifier } from '../../rules/role.ts'
import type { ByDay } from './marks.ts'

const byDay = (what: ByDay, says: string): Modifier => ({ says, is: [what] })

export const modifiers: Record<string, Modifier> = {
  doublevoter: {
    says: 'Has a vote that weighs two, or two votes where the option “double” says so, and takes all of it away when leaving.',
    weight: 2,
  },
  mayor: byDay('mayor', 'Has a vote that weighs two, once having revealed by day to be the mayor.'),
  voteless: { says: 'Has no vote, and may be voted for.', weight: 0 },
  hated: byDay('hated', 'Is lynched with one vote less than usual.'),
  loved: byDay('loved', 'Is lynched only with one vote more than usual.'),
  supersaint: byDay(
    'supersaint',
    'Lynched, kills whoever cast the hammer. Nobody else dies where that was a vote for oneself.',
  ),
  governor: byDay(
    'governor',
    'May save whom the vote has chosen, before the flip: the day ends without that lynch, and nothing answers it.',
  ),
  jester: byDay('jester', 'Has won when lynched. The game goes on.'),
  lyncher: byDay('lyncher', 'Has won when the player whom you gave as a target is lynched. The game goes on.'),
  survivor: byDay('survivor', 'Wins beside whoever wins, where still alive.'),
  beloved: byDay('beloved', 'Whoever lives mourns this player: after such a death the next day is skipped.'),
  treestump: byDay(
    'treestump',
    'May talk, but neither votes nor is voted for, and counts for nobody where the living are counted.',
  ),
}
