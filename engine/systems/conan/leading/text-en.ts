/** What trees say of the Leader, elections, orders and turns to kill. */
import type { Phrase } from '../../../text/wording.ts'
import { votes } from '../vote/text-en.ts'

const orders = {
  leads: {
    stands: '{who} leads the Organization',
    falls: '{who} does not lead the Organization',
    would: '{who} would lead the Organization',
  },
  leadsInPrison: { stands: '{who} leads also behind bars', falls: '{who} does not lead' },
  actsFor: { stands: '{who} may act for {other}', falls: '{who} may not act for {other}' },
  handedOver: { stands: '{who} handed everything to {other}', falls: '{who} handed nothing to {other}' },
  handedOff: { stands: '{other} lets {who} act for {other}', falls: '{other} does not let {who} act for {other}' },
  lovers: { stands: '{who} and {other} are lovers', falls: '{who} and {other} are not lovers' },
  orderVoided: {
    stands: 'the order of {who} to {other} is void',
    falls: 'the order of {who} to {other} is not void',
    would: 'the order of {who} to {other} would be void',
  },
  orderCounts: {
    stands: 'the order of {who} to {other} counts',
    falls: 'the order of {who} to {other} does not count',
    would: 'the order of {who} to {other} would count',
  },
  ownOrderCounts: {
    stands: 'the order of {who} counts',
    falls: 'the order of {who} does not count',
    would: 'the order of {who} would count',
  },
  inTurn: { stands: '{who} is in turn', falls: '{who} is out of turn' },
  hadFewerTurns: { stands: '{who} had fewer turns', falls: '{who} had as many turns' },
  waitedFor: { stands: '{who} is waited for', falls: '{who} is not waited for', would: '{who} would be waited for' },
  outOfRotation: {
    stands: '{who} is out of the rotation',
    falls: '{who} is in the rotation',
    would: '{who} would be out of the rotation',
  },
  mayKill: { stands: '{who} may kill', falls: '{who} may not kill' },
  letPass: { stands: 'the host lets it pass', falls: 'the host does not let it pass' },
  killTaken: {
    stands: 'another order goes before',
    falls: 'no other order goes before',
    would: 'another order would go before',
  },
  carriedOut: {
    stands: 'it falls to {who} to kill',
    falls: 'it does not fall to {who} to kill',
    would: 'it would fall to {who} to kill',
  },
  killTurn: { stands: '{who} had a turn to kill', falls: '{who} had no turn to kill' },
} satisfies Record<string, Phrase>

const elections = {
  leader: {
    stands: '{who} leads the Organization from now on',
    falls: '{who} does not come to lead the Organization',
    asks: 'Does {who} lead the Organization from now on?',
    would: '{who} would lead the Organization from now on',
  },
  hasHalf: { stands: `{who} has ${votes} of {needed} needed`, falls: `{who} has only ${votes} of {needed} needed` },
  elected: { stands: '{other} votes for {who} to lead', falls: '{other} does not vote for {who} to lead' },
  firstInRank: { stands: '{who} has the highest rank', falls: '{who} does not have the highest rank' },
  getsSuitcase: {
    stands: '{who} has the suitcase this coming night',
    falls: '{who} does not have the suitcase this coming night',
    asks: 'Does {who} have the suitcase this coming night?',
    would: '{who} would have the suitcase this coming night',
  },
  suitcaseRank: { stands: '{who} is named for the suitcase', falls: '{who} is not named for the suitcase' },
} satisfies Record<string, Phrase>

export const leading = { ...orders, ...elections }
