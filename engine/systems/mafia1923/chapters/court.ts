/** The court (1923-V8 to V9b): which families are sent there, and how totals stand beside each other. */
import { fellBy } from '../../../reason/decisive.ts'
import { isGiven } from '../../../reason/reason.ts'
import { chosen, stated, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import { atLeast, castOn, counted, votesOn, type Cast, type Vote } from './count.ts'
import { fact, holds } from '../claims.ts'
import { families } from '../families.ts'
import { familyKeptFromCourt } from '../roles/sheriff.ts'
import { declareFacts, section, type SectionWords } from '../section.ts'
import { all, any, least, type Fact, type Reason, type Resolution, type RuleId, type Says } from '../vocabulary.ts'

const facts = declareFacts({ atCourt: { of: 'group', data: { votes: 'number' } } })

const options = {
  'court.size': {
    values: [3],
    whole: { from: 1, to: 20 },
    rule: '1923-V8',
    says: { en: 'How many families are sent to court.', ru: 'Сколько семей идет под суд.' },
  },
  'court.tieMode': {
    values: ['cut', 'denseRank'],
    rule: '1923-V9a',
    says: {
      en: 'Which tied families are sent to court as well: those tied for the last place; or, if 3 families are sent, all that have one of the three highest totals.',
      ru: 'Кого добавляет равенство в голосах за семьи: всех, у кого столько же, сколько у последней семьи под судом, или все семьи, чья сумма входит в заданное число наибольших.',
    },
  },
  'court.minFamilyVotes': {
    values: [1],
    whole: { from: 0, to: 100 },
    rule: '1923-V9b',
    says: {
      en: 'How many votes a family needs to be sent to court.',
      ru: 'Сколько голосов нужно семье, чтобы пойти под суд.',
    },
  },
} satisfies Options

/** Whose total is looked at: that of a player or of a family. */
interface Held {
  half: Cast['half']
  on: string
}

/** One who might be ahead of somebody, and in what words and by which rule. */
interface Rivalry {
  rival: string
  says: Says
  rule: RuleId
  /** What takes him out of it whatever his votes. */
  out?: readonly Reason[]
}

const totalOf = (vote: Vote, { half, on }: Held): number => votesOn(vote.tally.totals, half, on)

/** As many of the votes on somebody as keep him level with the strongest of the others. @param others their totals */
export function keepsUp(vote: Vote, held: Held, others: readonly number[]): Reason[] {
  const need = Math.min(totalOf(vote, held), Math.max(0, ...others))
  return need > 0 ? [counted(need, vote, held.half, held.on)] : []
}

/** That a rival has more votes than somebody, where it was or might have been so: with what cost the latter his votes. */
export function hasMore(vote: Vote, held: Held, { rival, says, rule, out = [] }: Rivalry): Reason[] {
  const other = { half: held.half, on: rival }
  const more = totalOf(vote, held) + 1
  if (castFor(vote, other).length < more && totalOf(vote, other) < more) return []
  const claim = fact(says, rival, { values: { votes: totalOf(vote, other) } })
  const enough = atLeast(more, vote, held.half, rival, claim, rule, out)
  const lost = enough.holds && castFor(vote, held).length >= totalOf(vote, other) ? lostBy(vote, held) : []
  return [lost.length ? all(claim, { rule }, [counted(more, vote, held.half, rival), ...lost], out) : enough]
}

const castFor = ({ votes }: Vote, { half, on }: Held): Cast[] =>
  votes.filter(vote => vote.half === half && vote.on === on && vote.weight > 0)

/** What cost somebody votes: whatever kept them from counting that was more than a fault of theirs, and what was taken away. */
const lostBy = (vote: Vote, { half, on }: Held): Reason[] => [
  ...castFor(vote, { half, on })
    .flatMap(({ why }) => (why.holds ? [] : felledBy(why)))
    .filter(reason => !isGiven(reason)),
  ...vote.votes.flatMap(one =>
    one.half === half && one.on === on && one.weight < 0 && one.why.holds ? [one.why] : [],
  ),
]

const felledBy = (reason: Reason): readonly Reason[] =>
  fellBy(reason).flatMap(one => (one.holds ? [one] : felledBy(one)))

/** A family as it stands in the vote. */
interface Standing {
  family: string
  votes: number
  jails: readonly Reason[]
}

/** Writes which families are sent to court, and which nearly were (1923-V8, V9, V9a, V9b, SHE6). */
export function sendToCourt(run: Resolution, vote: Vote): Fact<'atCourt'>[] {
  const size = run.option<number>('court.size')
  const fewest = run.option<number>('court.minFamilyVotes')
  const standing = families(run).map(family => ({
    family,
    votes: votesOn(vote.tally.totals, 'family', family),
    jails: familyKeptFromCourt(run, family),
  }))
  // A family in jail is concerned where somebody voted for it; that none of it counts is what keeps it from court.
  const concerned = standing.filter(({ family }) => fewest <= 0 || castOn(vote, 'family', family))
  return concerned.map(one => {
    const { family, votes, jails } = one
    const why = all(
      fact('amongFirst', family, { values: { votes, size } }),
      { rule: '1923-V8' },
      [
        atLeast(fewest, vote, 'family', family, fact('enoughVotes', family, { values: { votes } }), '1923-V9b'),
        isHighEnough(run, vote, one, standing),
      ],
      jails,
    )
    return run.put({ kind: 'atCourt', of: family, why, rule: '1923-V8', data: { votes } })
  })
}

/** That fewer others have more votes than go to court; totals that several have count once where the host says so. */
function isHighEnough(run: Resolution, vote: Vote, { family, votes }: Standing, standing: readonly Standing[]): Reason {
  const size = run.option<number>('court.size')
  const held = { half: 'family', on: family } as const
  const others = standing.filter(one => one.family !== family)
  const totals = others.filter(({ jails }) => !holds(jails)).map(one => one.votes)
  const isTied = totals.includes(votes) && totals.filter(total => total >= votes).length >= size
  const above = others.flatMap(({ family: rival, votes: total, jails }) =>
    hasMore(vote, held, {
      rival,
      says: 'familyHasMore',
      rule: '1923-V8',
      out: jails,
    }).map(why => ({ total, why })),
  )
  const ranks = run.option('court.tieMode') === 'denseRank' ? eachTotalOnce(above) : above.map(({ why }) => why)
  const higher = ranked(run, totals)
  return all(
    fact('highEnough', family, { values: { size } }),
    { rule: isTied ? '1923-V9' : '1923-V9a' },
    keepsUp(vote, held, higher.slice(size - 1, size)),
    ranks.length < size
      ? []
      : [least(size, fact('othersAhead', family, { values: { size } }), { rule: '1923-V8' }, ranks)],
  )
}

/** Totals as they go to court, the highest first. */
function ranked(run: Resolution, totals: readonly number[]): number[] {
  const some = run.option('court.tieMode') === 'denseRank' ? [...new Set(totals)] : totals
  return some.toSorted((a, b) => b - a)
}

/** Whoever has the same total stands for one. */
function eachTotalOnce(above: readonly { total: number; why: Reason }[]): Reason[] {
  const totals = [...new Set(above.map(({ total }) => total))]
  return totals.map(votes => {
    const same = above.filter(({ total }) => total === votes).map(({ why }) => why)
    return same.length === 1
      ? same[0]!
      : any(fact('totalIsHigher', '', { values: { votes } }), { rule: '1923-V9a' }, same)
  })
}

const rules: Rules = {
  '1923-V8': stated({
    en: 'The three families with the most votes go to court.',
    ru: 'Под суд идут три семьи, набравшие больше всего голосов.',
  }),
  '1923-V9': stated({
    en: 'Tied families go to court together.',
    ru: 'Семьи, набравшие поровну, идут под суд вместе.',
  }),
  '1923-V9a': chosen({
    en: "The third family's total is the cut-off: every family at or above it goes.",
    ru: 'Границей служит сумма третьей семьи: идут все семьи, у которых столько же или больше.',
  }),
  '1923-V9b': chosen({
    en: 'A family needs at least one counted vote to go to court.',
    ru: 'Чтобы пойти под суд, семье нужен хотя бы один засчитанный голос.',
  }),
}

/** So many votes. */
export const someVotes = '{votes, plural, one {# vote} other {# votes}}'

const words = {
  facts: {
    atCourt: {
      stands: 'the {who} family is sent to court',
      would: 'the {who} family would have been sent to court',
      falls: 'the {who} family is not sent to court',
      asks: 'Is the {who} family sent to court?',
    },
    enoughVotes: { stands: `the {who} family has ${someVotes}`, falls: `the {who} family has only ${someVotes}` },
    amongFirst: {
      stands: `the {who} family got ${someVotes}, enough to be sent to court (at most {size} go)`,
      falls: `the {who} family got ${someVotes}, not enough to be sent to court (at most {size} go)`,
      would: 'there were votes for the {who} family',
    },
    highEnough: {
      stands: '{size, plural, one {no family total is} other {fewer than # family totals are}} higher',
      falls: '{size, plural, one {a family total is} other {# family totals are}} higher',
    },
    othersAhead: {
      stands: '{size, plural, one {a family total is} other {# family totals are}} higher',
      falls: '{size, plural, one {no family total is} other {fewer than # family totals are}} higher',
      would: '{size, plural, one {a family total} other {# family totals}} would have been higher',
    },
    familyHasMore: {
      stands: `with ${someVotes} the {who} family has more`,
      falls: `with ${someVotes} the {who} family has no more`,
      would: 'the {who} family would have more votes',
    },
    totalIsHigher: { stands: `a total of ${someVotes} is higher`, falls: `a total of ${someVotes} is not higher` },
    jailedFromCourt: {
      stands: '{who} is in jail',
      falls: '{who} is not in jail',
      would: '{who} would have been in jail',
    },
  },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const court = section({ facts, options, rules, words })
