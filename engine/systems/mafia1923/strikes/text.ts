/** Words about strikes and exile. */
import { only, type SectionWords } from '../words.ts'

export const strikes = {
  facts: {
    missedVote: {
      stands: '{who} gets a strike for not voting',
      falls: '{who} gets no strike for not voting',
      asks: 'Does {who} get a strike for not voting?',
    },
    improperVote: {
      stands: '{who} gets a strike for voting improperly',
      falls: '{who} gets no strike for voting improperly',
      asks: 'Does {who} get a strike for voting improperly?',
    },
    noBallot: { stands: 'no ballot of {who} came in', falls: 'that no ballot of {who} came in is excused' },
    brokeRules: {
      stands: 'the ballot of {who} breaks the rules',
      falls: 'that the ballot of {who} breaks the rules is excused',
      would: 'the ballot of {who} would have been improper',
    },
    sparedStrike: { stands: '{who} is spared the strike', falls: '{who} is not spared the strike' },
    enoughStrikes: { stands: '{who} has enough strikes', falls: '{who} has not enough strikes yet' },
    strikes: {
      stands: '{who} has {count, plural, one {# strike} other {# strikes}} of {threshold}',
      falls: '{who} has {count, plural, one {# strike} other {# strikes}} of {threshold}',
    },
    missedVotes: {
      stands: '{who} has missed {count, plural, one {# vote} other {# votes}}; {threshold} are enough',
      falls: '{who} has missed {count, plural, =0 {no vote} one {# vote} other {# votes}}; {threshold} would be enough',
    },
    improperVotes: {
      stands: '{who} has voted improperly {count, plural, one {once} other {# times}}; {threshold} are enough',
      falls:
        '{who} has voted improperly {count, plural, =0 {never} one {once} other {# times}}; {threshold} would be enough',
    },
    earlierStrike: only('a strike of {who} from an earlier day'),
    exiled: {
      stands: '{who} is exiled',
      falls: '{who} is not exiled',
      asks: 'Is {who} exiled?',
      would: '{who} would have been exiled',
    },
    outOfGame: { stands: '{who} is out of the game', falls: '{who} is in the game' },
    exiledByHost: only('the moderators exile {who}'),
  },
  terms: {
    exiled: 'exiled',
    missedVotes: 'missed votes',
    improperVotes: 'improper votes',
  },
  tells: {
    exiled: 'You are exiled from the game. Votes missed: {missed}. Improper votes: {improper}.',
  },
} satisfies SectionWords
