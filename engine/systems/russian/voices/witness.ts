/** The witness (RU-WIT-1): who votes as he does, and was named before the vote, weighs more, and he himself too. */
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { stated, type Rules } from '../../../ruleset/localized-text.ts'
import type { Entry } from '../attributes.ts'
import type { Boost, Cast } from '../day/hooks.ts'
import { endOfVote } from '../day/rounds.ts'
import { section } from '../section.ts'
import { felledBy, playedBy } from '../shared/speaks.ts'
import { opening } from '../shared/vote-kinds.ts'
import { all, type Fact, type LateEffect, type Resolution } from '../vocabulary.ts'
import { did, type FactWords, type PartWords, tried } from '../words.ts'

const abilities = {
  vouch: {
    kind: 'other',
    told: {
      en: 'Before a vote you may name one to four players. Each of them who votes as you do weighs one more, and you weigh one more for each of them.',
      ru: 'Перед голосованием вы можете назвать от одного до четырех игроков. Каждый, кто проголосует с вами в одну цель, получает +1 к голосу, а вы +1 за каждого.',
    },
    is: ['stays', 'beforeVote', 'ofVoters'],
    targets: 1,
    most: 4,
    notSelf: { rule: 'RU-WIT-1' },
    phases: opening,
    casual: true,
    rule: 'RU-WIT-1',
    components: [{ does: 'mark', as: 'vouching' }],
  },
} satisfies Record<string, Entry>

const facts = declareFacts({
  vouched: { of: 'slot' },
})

/** Named until the last revote of this vote. */
const vouching: LateEffect = (run, { move: { actor, id: action }, at, why }) => {
  const vouched = all({ is: 'fact', kind: 'vouched', of: at, other: actor, action }, { rule: 'RU-WIT-1', action }, [
    why,
    ...playedBy(run, actor, 'vouch'),
  ])
  const until = endOfVote(run)
  run.put({ kind: 'vouched', of: at, by: actor, action, why: vouched, rule: 'RU-WIT-1', until })
  return vouched
}

/** That two ballots are for one player, by their own reasons. */
export const votesAlike = (one: Cast, other: Cast, because: readonly Reason[], rule: string): Reason =>
  all({ is: 'fact', kind: 'votesAlike', of: one.by, other: other.by }, { rule }, [one.why, other.why, ...because])

/** One more for each whom he named and who votes as he does, and for himself as many; what a liar makes of their ballots changes nothing of that. */
function confirmed(run: Resolution, ballots: readonly Cast[]): Boost[] {
  return sentNow(run, run.ledger.attempts({ kind: 'vouched', when: 'soFar' })).flatMap(fact => {
    const { of, by: witness = '' } = fact
    const lost = felledBy(fact.why)
    return pairsOf(ballots, witness, of).flatMap(([his, theirs]): Boost[] => {
      const why = votesAlike(theirs, his, [run.ledger.standing(fact, 'soFar')], 'RU-WIT-1')
      return [
        { by: of, target: theirs.target, votes: 1, why, lost },
        { by: witness, target: his.target, votes: 1, why, lost },
      ]
    })
  })
}

/** What was named for this vote, and what was to be and is not: the move failed. */
export const sentNow = <One extends Fact>(run: Resolution, facts: readonly One[]): One[] =>
  facts.filter(fact => run.ledger.standing(fact, 'soFar').holds || (fact.phase === undefined && !fact.why.holds))

/** Each two ballots of these that are for one player. */
export const pairsOf = (ballots: readonly Cast[], one: SeatId, other: SeatId): [Cast, Cast][] =>
  ballots
    .filter(({ by }) => by === one)
    .flatMap(mine =>
      ballots
        .filter(({ by, target }) => by === other && target === mine.target)
        .map((its): [Cast, Cast] => [mine, its]),
    )

const rules: Rules = {
  'RU-WIT-1': stated({
    en: 'Before a vote a witness names one to four players. Each of them who votes with the witness gets +1 to their vote, and the witness gets +1 for each. A witness who names nobody in time has no move in that vote.',
    ru: 'Перед голосованием свидетель называет от одного до четырех игроков. Каждый из них, кто проголосует с ним в одну цель, получает +1 к голосу, а сам свидетель — +1 за каждого. Не успел назвать — хода нет.',
  }),
}

const words = {
  uses: {
    vouch: { en: 'testimony', ru: 'свидетельство' },
  },
  deeds: {
    vouch: {
      en: '{actor} vouched for {all}',
      ru: `{actor_nom} ${did('actor', 'засвидетельствовал')} слова {all_gen}`,
    },
    'vouch:tried': tried('vouch for {all}', 'засвидетельствовать слова {all_gen}'),
  },
  facts: {
    vouched: {
      stands: { en: '{other} vouches for {who}', ru: '{other_nom} подтверждает слова {who_gen}' },
      falls: { en: '{other} does not vouch for {who}', ru: '{other_nom} не подтверждает слова {who_gen}' },
    },
    votesAlike: {
      stands: { en: '{who} votes with {other}', ru: '{who_nom} и {other_nom} голосуют в одну цель' },
      falls: { en: '{who} does not vote with {other}', ru: '{who_nom} и {other_nom} голосуют в разные цели' },
    },
  } satisfies FactWords<typeof facts>,
  verbs: {
    vouch: ['vouch', 'vouch for', 'testify for', 'confirm the words of', 'witness for'],
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const witness = section({
  abilities,
  facts,
  rules,
  words,
  rulings: { effects: { vouching }, vote: { boosts: confirmed } },
})
