/** Penalties, all of them at the host's discretion. */
import type { Ruling } from '../../../rules/role.ts'

const stated = (says: string): Ruling => ({ says, origin: 'stated' })
const apart = (says: string, uncheckable: string): Ruling => ({ says, origin: 'stated', uncheckable })

export const penalties: Record<string, Ruling> = {
  'RU-PEN-1': apart(
    'The dead do not post, save one last word: who died at night until the vote starts, who died by day until the results of the morning. The host decides on any penalty, up to a loss.',
    'what a penalty is the host decides and records; a dead player’s ballot is void by RU-VOTE-1',
  ),
  'RU-PEN-2': stated(
    'For a wager on a role, a quotation of the host without leave or a hidden talk the host may block roles for two game days and take the ballots of the next two votes away: then none is cast, and none is put on the player.',
  ),
  'RU-PEN-3': stated(
    'For a screenshot of what the host wrote, a genuine or a false one, the player is the victim of the next vote: his ballot is against himself, he dies besides whomever the vote chooses, and nothing saves him.',
  ),
  'RU-PEN-4': apart(
    'Who trades with the result of the game loses it; who lies to the host is punished as if it had been so.',
    'the host decides and records it; no result of a phase hangs on that',
  ),
  'RU-PEN-5': apart(
    'For an offence the host may give a green ticket: an optional role before a main one in a later game with too many players.',
    'it is of a later game',
  ),
  'RU-PEN-6': apart(
    'Every penalty is an action of the host that is recorded: a block of roles, a vote taken away, a victim of the next vote, a player taken out.',
    'it says which penalties there are; each is shown by its own rule (RU-GEN-11, RU-PEN-2, RU-PEN-3)',
  ),
}
