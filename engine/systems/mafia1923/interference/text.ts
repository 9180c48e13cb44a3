/** Words about the Bumbling Bureaucrat and the Boss. */
import type { SectionWords } from '../words.ts'

export const interference = {
  roles: {
    bumblingBureaucrat: 'Bumbling Bureaucrat',
    boss: 'Boss',
  },
  rolesShort: {
    bumblingBureaucrat: ['BB', 'bureaucrat'],
  },
  uses: {
    redirect: 'muddle',
    cancel: 'hold',
  },
  deeds: {
    redirect: '{actor} muddled the next action of {first}',
    cancel: '{actor} held {first} as Boss',
  },
  facts: {
    didNotHappen: {
      stands: "{who}'s night was cancelled, so {use} did not happen",
      falls: "{who}'s night was not cancelled",
      would: "{who}'s night would have been cancelled",
    },
    earlierBoss: {
      stands: '{who} was cancelled by a Boss who came first',
      falls: 'no Boss who came first cancelled {who}',
      would: '{who} would have been cancelled by a Boss who came first',
    },
    undone: {
      stands: 'a Boss undid what {who} did',
      falls: 'no Boss undid what {who} did',
      would: 'a Boss would have undone what {who} did',
    },
    cancelled: {
      stands: "{who}'s night is cancelled",
      falls: "{who}'s night is not cancelled",
      would: "{who}'s night would have been cancelled",
    },
    triedNothing: { stands: '{who} tried nothing, as anybody may', falls: '{who} tried something' },
    doneAlready: { stands: 'what {who} did at the first step stays done', falls: '{who} had done nothing yet' },
    redirectMark: {
      stands: "{who}'s next action goes anywhere",
      falls: "{who}'s next action is not muddled",
      would: "{who}'s next action would have gone anywhere",
    },
    markWaits: { stands: 'it waits for the next action of {who}', falls: 'it does not wait for {who}' },
    markSpent: { stands: 'the muddle about {who} is used up', falls: 'the muddle about {who} is still there' },
    marksTogether: {
      stands: 'several muddles about {who} are used up together',
      falls: 'there was one muddle about {who}',
    },
    redirected: { stands: '{use} goes wherever chance sends it', falls: '{use} goes where it was aimed' },
    redirectedAtOnce: {
      stands: '{waited, select, yes {the muddle about {who} was waiting} other {it came first, in the same night}}',
      falls: 'it did not come in time',
    },
    laterBureaucrat: {
      stands: '{who} was the later of two Bumbling Bureaucrats',
      falls: '{who} was the earlier of two Bumbling Bureaucrats',
    },
    undrawn: { stands: '{use} found nobody', falls: '{use} found somebody' },
    nobodyToDraw: { stands: 'there are not two players to draw for {use}', falls: 'there are two players for {use}' },
    newTarget: { stands: '{use} was sent to {third}', falls: '{use} was not sent to {third}' },
  },
  results: {
    passive: 'what works by itself',
  },
  tells: {
    cancelled: 'Any action you may have tried last night did not happen because of a Boss.',
    redirected:
      '{found, select, no {Your action was led elsewhere and found nobody.} other {Your action went elsewhere. Your new target: {by}.}}',
  },
  verbs: {
    redirect: [
      'redirect',
      'bumble',
      'muddle',
      'scramble',
      'confuse',
      'randomize',
      'randomise',
      'mess up',
      'mess {first} up',
      'mess with',
      'tie up in red tape',
      'redirect the action of',
      'redirect the next action of',
      'randomize the action of',
      'randomise the action of',
      'muddle the next action of',
      'bureaucrat',
    ],
    cancel: [
      'cancel',
      'block',
      'stop',
      'boss',
      'overrule',
      'shut down',
      'shut {first} down',
      'cancel the action of',
      'stop the action of',
      'block the action of',
      'keep {first} busy',
      'hold',
    ],
  },
} satisfies SectionWords
