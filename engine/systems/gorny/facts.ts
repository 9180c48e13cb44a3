/** What is written down in this system: each kind of fact, what it is of, what it carries, and what trees say of it. */
import { declareFacts, type SpokenOf } from '../../resolve/sequence/vocabulary.ts'
import type { Phrase } from '../../text/wording.ts'
import { facts as votes } from '../../vote/day/facts-en.ts'

export const declared = declareFacts({
  death: { of: 'slot', data: { cause: ['killed', 'lynched', 'removed'] }, silent: true },

  // By night
  visited: { of: 'slot' },
  blocked: { of: 'slot' },
  redirected: { of: 'slot', data: { to: 'slot' } },
  swapped: { of: 'slot', data: { with: 'slot', oneWay: 'flag?' } },
  protected: { of: 'slot' },
  attacked: { of: 'slot' },
  sensed: {
    of: 'slot',
    data: {
      visits: ['by', 'to', 'either'],
      tells: ['who', 'where', 'kind', 'role', 'any'],
      about: 'slot',
    },
  },

  hitman: { of: 'slot' },
  vote: { of: 'slot', silent: true },
})

export const facts = {
  visited: { stands: '{use} can be seen at {who}', falls: '{use} is not seen at {who}' },
  blocked: { stands: '{use} holds {who}', falls: '{use} does not hold {who}', would: '{use} would have held {who}' },
  atOnce: { stands: 'blocks happen at once, so none of them comes before {use}', falls: '{use} comes first' },
  fallen: { stands: '{who} was killed before', falls: '{who} may still act', isAside: true },
  deadAct: { stands: 'players killed tonight still act', falls: 'the dead do not act' },

  redirected: {
    stands: '{use} sends {who} elsewhere',
    falls: '{use} does not send {who} elsewhere',
    would: '{use} would send {who} elsewhere',
  },
  swapped: {
    stands: '{use} puts {who} in another place',
    falls: '{use} leaves {who} in place',
    would: '{use} would put {who} in another place',
  },
  unmoved: { stands: 'nothing takes {use} away from {who}', falls: '{use} is taken away from {who}' },
  pulledApart: {
    stands: '{use}, pulled several ways, stayed with {who}',
    falls: '{use} is not pulled apart',
    ground: true,
  },

  protected: {
    stands: '{use} keeps {who} safe',
    falls: '{use} does not keep {who} safe',
    would: '{use} would keep {who} safe',
  },
  attacked: { stands: '{use} comes to {who}', falls: '{use} does not come to {who}' },
  killed: {
    stands: '{who} is killed by {use}',
    falls: '{who} is not killed by {use}',
    would: '{who} would have been killed by {use}',
  },
  vested: {
    stands: "{who}'s vest takes it",
    falls: "{who}'s vest is no help, or not needed",
    would: "{who}'s vest would have taken it",
  },
  wornOut: { stands: 'the vest of {who} is used up', falls: 'the vest of {who} still holds' },
  sensed: {
    stands: '{use} keeps {who} in sight',
    falls: '{use} does not keep {who} in sight',
    would: '{use} would have kept {who} in sight',
    toldByDeed: true,
  },

  hitman: { stands: '{who} takes the post of the hitman', falls: '{who} does not take the post of the hitman' },

  ...votes,
  stump: {
    asks: 'Is {who} a treestump?',
    stands: '{who} is a treestump',
    falls: '{who} is no treestump',
  },
  // Stands in phases that were locked before a lock told itself.
  condemned: { stands: '{who} has a majority or is locked', falls: '{who} has no majority and is not locked' },
  locked: { stands: '{who} has {needed} votes and is locked', falls: '{who} is not locked' },

  townShort: {
    stands: '{mafia} of the mafia and {town} of the town are alive, and the town can make no majority by itself',
    falls: 'the town can still make a majority',
  },
  mafiaGone: {
    stands: 'none of the mafia are alive; {town, plural, one {# of the town is} other {# of the town are}}',
    falls: 'some of the mafia are alive',
  },
  bound: { stands: 'a vote on a locked player cannot be taken back', falls: 'the vote may be taken back' },
} satisfies Record<SpokenOf<typeof declared>, Phrase> & Record<string, Phrase>
