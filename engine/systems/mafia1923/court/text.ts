/** Words about the court and the Lawyer. */
import { only, type SectionWords } from '../words.ts'

const votes = '{votes, plural, one {# vote} other {# votes}}'

export const court = {
  roles: {
    lawyer: 'Lawyer',
  },
  uses: {
    defend: 'defence',
  },
  deeds: {
    defend: '{actor} defended {first} in court',
  },
  facts: {
    atCourt: {
      stands: 'the family {who} is sent to court',
      falls: 'the family {who} is not sent to court',
      asks: 'Is the family {who} sent to court?',
    },
    enoughVotes: { stands: `the family {who} has ${votes}`, falls: `the family {who} has only ${votes}` },
    amongFirst: {
      stands: `with ${votes} the family {who} is among the first, {size} at most`,
      falls: `with ${votes} the family {who} is not among the first, {size} at most`,
      would: 'there were votes for the family {who}',
    },
    highEnough: {
      stands: '{size, plural, one {no family total is} other {fewer than # family totals are}} higher',
      falls: '{size, plural, one {a family total is} other {# family totals are}} higher',
    },
    othersAhead: {
      stands: '{size, plural, one {a family total is} other {# family totals are}} higher',
      falls: '{size, plural, one {no family total is} other {fewer than # family totals are}} higher',
      would: '{size, plural, one {a family total} other {# family totals}} would be higher',
    },
    familyHasMore: {
      stands: `with ${votes} the family {who} has more`,
      falls: `with ${votes} the family {who} has no more`,
      would: 'the family {who} would have more votes',
    },
    totalIsHigher: { stands: `a total of ${votes} is higher`, falls: `a total of ${votes} is not higher` },
    jailedFromCourt: { stands: '{who} is in jail', falls: '{who} is not in jail', would: '{who} would be in jail' },
    nobodyCondemned: { stands: 'whoever could be condemned is spared or has no vote', falls: 'somebody is condemned' },
    nobodyDies: {
      stands: 'nobody of the family {who} is killed by the court',
      falls: 'somebody of the family {who} is killed by the court',
      asks: 'Is nobody of the family {who} killed by the court?',
    },
    executed: {
      stands: 'the court kills {who}',
      falls: 'the court does not kill {who}',
      would: 'the court would have killed {who}',
    },
    hasVotes: { stands: `{who} has ${votes}`, falls: `{who} has only ${votes}` },
    mostVotes: {
      stands: `with ${votes} nobody of the family has more than {who}`,
      falls: `with ${votes} {who} is not first in the family`,
    },
    hasMore: {
      stands: `with ${votes} {who} has more`,
      falls: `with ${votes} {who} has no more`,
      would: '{who} would have more votes',
    },
    mayDie: { stands: 'for {who} that is enough', falls: 'for {who} that is not enough' },
    comesNext: {
      stands: '{who} comes next to somebody defended',
      falls: '{who} does not come next to anybody defended',
      would: '{who} would come next to somebody defended',
    },
    someoneDefended: { stands: 'somebody above {who} is defended', falls: 'nobody above {who} is defended' },
    defendedAbove: {
      stands: '{who}, who is defended, would have been killed',
      falls: '{who} would not have been killed',
      would: '{who}, who is defended, would have been killed',
    },
    hasAsMany: {
      stands: '{who} has as many votes',
      falls: '{who} has fewer votes',
      would: '{who} would have as many votes',
    },
    nextByVotes: { stands: `with ${votes} {who} comes next`, falls: `with ${votes} {who} does not come next` },
    aboveDefended: { stands: 'whoever has more votes is defended', falls: 'somebody with more votes is not defended' },
    defended: {
      stands: '{other} defends {who} in court',
      falls: 'nobody defends {who} in court',
      would: '{other} would have defended {who} in court',
    },
    defendsSelf: only('{who} may do so for {who} once'),
    isDefended: { stands: '{who} is defended', falls: '{who} is not defended', would: '{who} would be defended' },
    passedOver: {
      stands: 'the court passes {who} over',
      falls: 'the court does not pass {who} over',
      would: 'the court would have passed {who} over',
    },
    jailedAlone: {
      stands: '{who} is in jail, and nobody else of the family is living',
      falls: '{who} is not in jail',
      would: '{who} would be in jail, and nobody else of the family is living',
    },
    defendedAlone: {
      stands: '{who} is defended, and nobody else of the family is living',
      falls: '{who} is not defended',
      would: '{who} would be defended, and nobody else of the family is living',
    },
  },
  verbs: {
    defend: [
      'defend',
      'represent',
      'lawyer',
      'save',
      'represent {first} in court',
      'defend {first} in court',
      'save {first} from the court',
    ],
  },
} satisfies SectionWords
