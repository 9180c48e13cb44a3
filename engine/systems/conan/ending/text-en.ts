/** What trees say of the end of a game. */
import type { Phrase } from '../../../text/wording.ts'

export const ending = {
  gameOver: {
    stands: 'the game is over',
    falls: 'the game goes on',
    asks: 'Is the game over?',
    would: 'the game would be over',
  },
  allDead: { stands: 'nobody is left alive', falls: 'somebody is left alive' },
  loversLeft: { stands: 'only two lovers are left', falls: 'more than two lovers are left' },
  townWins: { stands: 'the town has won', falls: 'the town has not won', would: 'the town would have won' },
  isOut: { stands: '{who} is dead or arrested', falls: '{who} is at large' },
  isDead: { stands: '{who} is dead', falls: '{who} is alive' },
  organizationWins: {
    stands: 'the Organization has won',
    falls: 'the Organization has not won',
    would: 'the Organization would have won',
  },
  numbers: {
    stands: 'the Organization has {bo} and the town {town}',
    falls: 'the Organization has only {bo} and the town {town}',
  },
  oneAhead: {
    stands: 'before this night the Organization has {bo} and the town {town}',
    falls: 'the Organization has {bo} and the town {town}, which decides no night',
  },
  nightDecides: {
    stands: 'the kill of this night would tie the vote',
    falls: 'the kill of this night would not tie the vote',
    would: 'the kill of this night would tie the vote',
  },
  policeLeft: {
    stands: '{who} may still arrest the rest of them',
    falls: '{who} cannot arrest anybody any more',
    would: '{who} might still arrest the rest of them',
  },
  canArrest: {
    stands: '{who} is able to arrest',
    falls: '{who} is injured for good',
    would: '{who} would be able to arrest',
  },
  canRelease: { stands: '{who} has a release left', falls: '{who} has no release left' },
  staysHeld: {
    stands: '{who} stays in prison',
    falls: '{who} may be freed',
    would: '{who} would stay in prison',
  },
  canAccuse: { stands: '{who} may still accuse', falls: '{who} cannot accuse anybody any more' },
  keepsPill: { stands: '{who} still has a pill', falls: '{who} has no pill' },
  canStopKill: {
    stands: '{who} may stop the kill',
    falls: '{who} is injured and cannot stop the kill',
    would: '{who} might stop the kill',
  },
  goesOn: { stands: 'the host lets the game go on', falls: 'the host does not let the game go on' },
} satisfies Record<string, Phrase>
