/**
 * The vote of a day, as named steps in the order of 1923-D1: jails, extra votes, negative votes, ballots. Each step is a
 * reason, with the totals before it and after it; and what of them is published in the evening (1923-V19, V20).
 */
import type { Tally, Totals } from '../../../journal/outcome.ts'
import { chosen, stated, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import { Count } from '../../../vote/tally.ts'
import { ballotsOf, type Judged } from './ballots.ts'
import { fact } from '../claims.ts'
import { families, livingPlayers } from '../families.ts'
import { only, section, type SectionWords } from '../section.ts'
import { all, any, least, type Claim, type Reason, type Resolution, type RuleId, type Says } from '../vocabulary.ts'

const options = {
  'tally.floorAtZero': {
    values: [false, true],
    rule: '1923-PAC2',
    says: {
      en: 'Negative votes cannot take a total below zero.',
      ru: 'Останавливается ли сумма на нуле, когда ее уменьшают отрицательные голоса.',
    },
  },
  'results.show': {
    values: ['withVotes', 'all'],
    rule: '1923-V20',
    says: {
      en: 'Which vote totals are posted: those that are not zero, or those of every player and family.',
      ru: 'Чьи суммы публикуют: те, что не равны нулю, или всех игроков и семей.',
    },
  },
} satisfies Options

export interface Vote {
  tally: Tally
  ballots: Judged[]
  votes: Cast[]
}

/** One vote, counted or not: on whom, and with what weight. */
export interface Cast {
  half: 'family' | 'individual'
  on: string
  weight: 1 | -1
  why: Reason
  extra?: 'extraVote' | 'negativeVote'
}

type Changing = Parameters<NonNullable<Parameters<Count['step']>[3]>>[0]

/** Counts a day (1923-V1, V15 to V20). Asks the ledger for jails and extra votes, which come before. */
export function countDay(run: Resolution): Vote {
  const { cast, passedOver } = ballotsOf(run)
  const ballots = [...cast, ...passedOver]
  const count = new Count<Says>({ players: livingPlayers(run).map(({ slot }) => slot), families: families(run) })
  const votes = [
    ...extras(run, 'extraVote'),
    ...extras(run, 'negativeVote'),
    ...ballots.flatMap(({ halves }) => halves.map((half): Cast => ({ ...half, weight: 1 }))),
  ]
  const jails = (['jailed', 'jailedFamily'] as const).flatMap(kind => run.ledger.attempts({ kind, when: 'soFar' }))
  count.step(
    'sheriffs',
    '1923-SHE8',
    any(
      fact('jailsFirst', ''),
      { rule: '1923-D1', also: ['1923-SHE8'] },
      jails.map(({ why }) => why),
    ),
  )
  addExtras(
    count,
    'councilors',
    '1923-COU1',
    'extraVote',
    votes.filter(({ extra }) => extra === 'extraVote'),
  )
  addExtras(
    count,
    'pacifists',
    '1923-PAC1',
    'negativeVote',
    votes.filter(({ extra }) => extra === 'negativeVote'),
  )
  const halves = ballots.flatMap(({ halves }) => halves)
  const reasons = ballots.map(({ why }) => why)
  count.step('ballots', '1923-V1', any(fact('ballotsCounted', ''), { rule: '1923-V1' }, reasons), totals => {
    for (const { half, on, why } of halves) if (why.holds) add(totals, half, on, 1)
  })
  if (run.option<boolean>('tally.floorAtZero')) {
    count.step('floor', '1923-PAC2', all(fact('flooredAtZero', ''), { rule: '1923-PAC2' }), totals => {
      for (const group of [totals.players, totals.families])
        for (const [name, votes] of Object.entries(group)) group[name] = Math.max(0, votes)
    })
  }
  count.step(
    'totals',
    '1923-V20',
    all(fact('netTotals', ''), {
      rule: '1923-V20',
      notes: [{ claim: fact('publishedInEvening', ''), rule: '1923-F6' }],
    }),
  )
  for (const { ballot, voter, halves, stopped } of ballots) {
    if (halves.some(({ why }) => why.holds)) count.counted(ballot.id)
    else count.uncounted(ballot.id, stopped?.rule ?? '1923-V16', stopped?.why ?? fact('noHalfCounts', voter))
  }
  return { tally: count.result(), ballots: cast, votes }
}

const extras = (run: Resolution, extra: 'extraVote' | 'negativeVote'): Cast[] =>
  run.ledger.attempts({ kind: extra, when: 'soFar' }).map((vote): Cast => ({
    half: vote.data.half,
    on: vote.of,
    weight: extra === 'extraVote' ? 1 : -1,
    why: vote.why,
    extra,
  }))

function addExtras(
  count: Count<Says>,
  id: string,
  rule: string,
  kind: 'extraVote' | 'negativeVote',
  votes: readonly Cast[],
): void {
  count.step(
    id,
    rule,
    any(
      fact(`${kind}sCounted`, ''),
      { rule },
      votes.map(({ why }) => why),
    ),
    totals => {
      for (const { half, on, weight, why } of votes) if (why.holds) add(totals, half, on, weight)
    },
  )
}

function add(totals: Changing, half: 'family' | 'individual', on: string, weight: number): void {
  const group = half === 'family' ? totals.families : totals.players
  group[on] = (group[on] ?? 0) + weight
}

/** Votes on a player or a family in the end. */
export const votesOn = ({ players, families = {} }: Totals, half: 'family' | 'individual', on: string): number =>
  (half === 'family' ? families[on] : players[on]) ?? 0

/**
 * At least so many votes in the end, as a count of the votes for.
 * @param claim what is asked; cites the rule
 * @param unless what speaks against it besides
 */
export const atLeast = (
  need: number,
  vote: Vote,
  half: 'family' | 'individual',
  on: string,
  claim: Claim,
  rule: RuleId,
  unless: readonly Reason[] = [],
): Reason => all(claim, { rule }, [counted(need, vote, half, on)], unless)

/** So many votes: one more of those for is needed for each taken away, where these did not take too many. */
export function counted(need: number, { votes, tally }: Vote, half: 'family' | 'individual', on: string): Reason {
  const here = votes.filter(vote => vote.half === half && vote.on === on)
  const away = here.filter(({ weight }) => weight < 0).map(({ why }) => why)
  const given = here.filter(({ weight }) => weight > 0).map(({ why }) => why)
  const count = given.filter(({ holds }) => holds).length
  const taken = away.filter(({ holds }) => holds).length
  // A total below zero may have been lifted to zero, which is enough for nothing more.
  const lifted = need > 0 ? 0 : votesOn(tally.totals, half, on) - (count - taken)
  const spare = count + lifted - need
  const wanted = Math.max(0, need - lifted + (spare >= taken ? taken : 0))
  const takenAway =
    spare >= 0 && away.length > spare
      ? [least(spare + 1, fact('takenAway', on, { values: { count: taken } }), { rule: '1923-PAC2' }, away)]
      : []
  return least(
    wanted,
    fact('votesFor', on, { values: { count, need: wanted } }),
    { rule: '1923-V20' },
    given,
    takenAway,
  )
}

/** Whether a vote was cast on somebody or on a family, counted or not. */
export const castOn = ({ votes }: Vote, half: 'family' | 'individual', on: string): boolean =>
  votes.some(vote => vote.half === half && vote.on === on)

/** The totals of everybody, or of whoever has any, the highest first (1923-V19, V20, I3). */
export function publish(run: Resolution, { totals: { players, families = {} } }: Tally): void {
  const shown = (totals: Record<string, number>): [string, number][] =>
    Object.entries(totals)
      .filter(([, votes]) => votes !== 0 || run.option('results.show') === 'all')
      .toSorted(([, one], [, other]) => other - one)
  const line = (kind: string, key: string, totals: [string, number][], rule: string): void => {
    run.announce(
      kind,
      { [key]: totals.map(([name]) => name), votes: totals.map(([, votes]) => String(votes)) },
      rule,
      'votes',
    )
  }
  line('familyTotals', 'family', shown(families), '1923-I3')
  line('playerTotals', 'who', shown(players), '1923-V19')
}

const rules: Rules = {
  '1923-F6': stated({
    en: 'In the morning the moderators announce the public events of the night, and in the evening the vote totals and the deaths by the court.',
    ru: 'Утром ведущие объявляют то, что о ночи положено знать всем, вечером — суммы голосов и казненных судом.',
  }),
  '1923-V19': stated({
    en: "The totals of every player and family are published, never anybody's own vote.",
    ru: 'Публикуют суммы по каждому игроку и каждой семье и никогда — чей-либо отдельный голос.',
  }),
  '1923-V20': chosen({
    en: 'The totals are net: with extra and negative votes, without those of the jailed, the highest first and without those of zero.',
    ru: 'Суммы окончательные: с дополнительными и отрицательными голосами, без голосов, снятых тюрьмой; сначала наибольшие, нулей нет.',
  }),
  '1923-I3': stated({
    en: 'The vote totals are published in the evening; a Court Secretary gets their sample.',
    ru: 'Суммы голосов публикуют вечером; секретарь суда получает свою выборку.',
  }),
}

const words = {
  facts: {
    votesFor: {
      stands: '{count, plural, one {# vote} other {# votes}} for {who} {count, plural, one {counts} other {count}}',
      falls:
        'not even {need, plural, one {# vote} other {# votes}} for {who} {need, plural, one {counts} other {count}}',
    },
    takenAway: {
      stands: 'so many are taken away again',
      falls: 'too few are taken away again',
      would: 'so many would have been taken away again',
    },
    jailsFirst: { stands: 'the jails come first, whenever votes were cast', falls: 'nobody is jailed' },
    extraVotesCounted: { stands: 'the extra votes are added', falls: 'no extra vote counts' },
    negativeVotesCounted: { stands: 'the negative votes are subtracted', falls: 'no negative vote counts' },
    ballotsCounted: { stands: 'the votes are added up', falls: 'no vote counts' },
    flooredAtZero: only('no total is below zero'),
    netTotals: only('these are the totals'),
    publishedInEvening: only('they are published in the evening'),
  },
  terms: { ballots: 'Votes', floor: 'Nothing below zero', totals: 'Totals' },
  tells: { familyTotals: '{family}: {votes}', playerTotals: '{who}: {votes}' },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const counting = section({ options, rules, words })
