/** What everybody reads of a vote: the votes that count, what changed them, or nothing under the Voice of Reason (CONAN-V3 to V8). */
import { wasRaised } from './modifiers.ts'
import type { Ballot } from '../../../journal/state.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Note, Reason } from '../../../reason/reason.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { chosen, implied, stated, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import { cast } from '../../../vote/cast.ts'
import { top } from '../../../vote/tally.ts'
import { section, type SectionWords } from '../section.ts'
import { all, type Fact, type Resolution } from '../vocabulary.ts'
import { addStep } from './lynch.ts'
import { votesCast, type CastVote } from './tally.ts'

const facts = declareFacts({ modifierShown: { of: 'slot' } })

const options: Options = {
  'vote.showModifiers': {
    values: ['tallyChanged', 'outcomeChanged', 'always', 'never'],
    rule: 'CONAN-V6',
    says: {
      en: 'When accompanying and accusing are shown with the votes.',
      ru: 'Когда вместе с голосами показывают сопровождение и обличение.',
    },
  },
  'vote.showVoid': {
    values: [true, false],
    rule: 'CONAN-V8',
    says: {
      en: 'Votes of players who were arrested or died that day are shown, marked as not counted.',
      ru: 'Показывают ли голоса игроков, которых в этот день арестовали или которые умерли, с пометкой, что они не засчитаны.',
    },
  },
}

type Cast = Ballot & { for: SeatId }

/** `listed` and `leftOut`: of the votes that were cast and lost, those that are shown as such and the others. */
interface Ballots {
  counted: Cast[]
  listed: Cast[]
  leftOut: Cast[]
}

/** The post `votes`, and what the closing post says of the lynch. */
export function publishVotes(run: Resolution): void {
  const heard = run.ledger.seek({ kind: 'votingStopped', when: 'soFar' }, 'CONAN-V14')
  const ballots = ballotsIn(run)
  const shown = whyShown(run, heard, ballots.leftOut)
  if (wasRaised(run) || ballots.listed.length || ballots.leftOut.length) addStep(run, 'shown', 'CONAN-V4', shown)
  if (shown.holds) publishBallots(run, ballots)
  if (heard.holds && run.option<boolean>('voiceOfReason.announced')) run.announce('voiceOfReason', {}, 'CONAN-V14')
  if (!run.lynched.length) run.announce('noLynch', {}, whyNobody(run, heard))
}

/** What kept everybody from being lynched: the Voice of Reason, no votes, a tie, or that the first was out of reach. */
function whyNobody(run: Resolution, heard: Reason): RuleId {
  if (heard.holds && run.option<boolean>('voiceOfReason.stopsLynch')) return 'CONAN-V14'
  const first = top(run.tally!.totals.players)
  return !first.length ? 'CONAN-V11' : first.length > 1 ? 'CONAN-V10' : 'CONAN-K9'
}

/** Whether votes are shown: always, but for the Voice of Reason (CONAN-V4). */
function whyShown(run: Resolution, heard: Reason, leftOut: readonly Cast[]): Reason {
  const hidden =
    run.option<boolean>('voiceOfReason.hidesVotes') && wasRaised(run)
      ? [all({ is: 'fact', kind: 'votesHidden', of: '' }, { rule: 'CONAN-I3' }, [heard])]
      : []
  return all(
    { is: 'fact', kind: 'votesShown', of: '' },
    { rule: 'CONAN-V4', also: ['CONAN-V3'], notes: leftOut.map(notListed) },
    [],
    hidden,
  )
}

function publishBallots(run: Resolution, { counted, listed }: Ballots): void {
  publishTotals(run, counted)
  publishModifiers(run, counted)
  if (listed.length)
    run.announce(
      'voidVotes',
      { who: listed.map(({ by }) => by), other: listed.map(ballot => ballot.for) },
      'CONAN-V8',
      'votes',
    )
  publishAbstained(run, counted)
}

/** Ballots that count, and those that were cast and lost (CONAN-V8). */
function ballotsIn(run: Resolution): Ballots {
  const { counted } = run.tally!
  const entered = cast(run.system, run.game, run.phase).ballots.filter(
    (ballot): ballot is Cast => ballot.for !== undefined,
  )
  const lost = votesCast(run).filter(({ vote, counts }) => vote.holds && !counts.holds)
  const listed = run.option<boolean>('vote.showVoid') ? lost.filter(hadVote) : []
  return {
    counted: entered.filter(({ id }) => counted.includes(id)),
    listed: listed.map(({ ballot }) => ballot),
    leftOut: lost.filter(vote => !listed.includes(vote)).map(({ ballot }) => ballot),
  }
}

/** Whether a vote was lost with its voter, who was arrested or died; whose vote alone was taken had none to list. */
const hadVote = ({ lost }: CastVote): boolean =>
  lost.every(({ holds, rule }) => !holds || rule === 'CONAN-V7' || rule === 'CONAN-K1')

const notListed = ({ by }: Cast): Note => ({
  claim: { is: 'fact', kind: 'voteLeftOut', of: by },
  rule: 'CONAN-V8',
})

function publishTotals(run: Resolution, counted: readonly Cast[]): void {
  const totals = run.tally!.totals.players
  const on = Object.keys(totals)
    .filter(slot => totals[slot] !== 0 || counted.some(ballot => ballot.for === slot))
    .sort((a, b) => totals[b]! - totals[a]!)
  if (!on.length) run.announce('noVotes', {}, 'CONAN-V11', 'votes')
  else
    run.announce(
      'tally',
      {
        who: on,
        votes: on.map(slot => String(totals[slot])),
        voters: on.map(slot =>
          counted
            .filter(ballot => ballot.for === slot)
            .map(({ by }) => by)
            .join('\n'),
        ),
      },
      'CONAN-V3',
      'votes',
    )
}

/** What was done to the totals, where it changed them (CONAN-V5, V6). Who did it is not said. */
function publishModifiers(run: Resolution, counted: readonly Cast[]): void {
  const raw: Record<SeatId, number> = {}
  for (const ballot of counted) raw[ballot.for] = (raw[ballot.for] ?? 0) + 1
  for (const kind of ['accompanied', 'accused'] as const) {
    const done = run.ledger.found({ kind, when: 'soFar', where: ({ phase }) => phase === undefined })
    const shown = done.filter(fact => {
      const why = isShown(run, fact, raw)
      run.put({ kind: 'modifierShown', of: fact.of, why, rule: 'CONAN-V6' })
      return why.holds
    })
    const players = [...new Set(shown.map(({ of }) => of))]
    if (players.length) run.announce(kind, { who: players }, 'CONAN-V5', 'votes')
  }
}

function isShown(
  run: Resolution,
  fact: Fact<'accompanied' | 'accused'>,
  raw: Readonly<Record<SeatId, number>>,
): Reason {
  const totals = run.tally!.totals.players
  const mode = run.option('vote.showModifiers')
  const changed =
    mode === 'outcomeChanged'
      ? JSON.stringify(top(raw).sort()) !== JSON.stringify(top(totals).sort())
      : (raw[fact.of] ?? 0) !== (totals[fact.of] ?? 0)
  // What was done the other way round made up for it.
  const other = fact.kind === 'accused' ? 'accompanied' : 'accused'
  const evened = (mode === 'never' ? [] : run.ledger.found({ kind: other, of: fact.of, when: 'soFar' })).map(one =>
    run.ledger.standing(one, 'soFar'),
  )
  const against =
    mode === 'never' || (mode !== 'always' && !changed)
      ? [all({ is: 'fact', kind: 'changedNothing', of: fact.of, values: { mode } }, { rule: 'CONAN-V6' }, evened)]
      : []
  return all(
    { is: 'fact', kind: 'modifierShown', of: fact.of },
    { rule: 'CONAN-V6' },
    [run.ledger.standing(fact, 'soFar')],
    against,
  )
}

/** Who could have voted and did not, where everybody has to (CONAN-A7). */
function publishAbstained(run: Resolution, counted: readonly Cast[]): void {
  if (run.option<boolean>('vote.abstain')) return
  const barred = (slot: SeatId): boolean =>
    (['abroad', 'arrested'] as const).some(kind => run.ledger.found({ kind, of: slot, when: 'soFar' }).length)
  const silent = run.game.seats
    .filter(
      ({ alive, bystander, slot }) => alive && !bystander && !barred(slot) && !counted.some(({ by }) => by === slot),
    )
    .map(({ slot }) => slot)
  if (silent.length) run.announce('abstained', { who: silent }, 'CONAN-A7', 'votes')
}

const rules: Rules = {
  'CONAN-V3': stated({
    en: 'The votes are published at the end of the day, unless something hides them.',
    ru: 'Голоса публикуют в конце дня, если голосование не остановило что-то, что их скрывает.',
  }),
  'CONAN-V4': stated({ en: 'Only Voice of Reason hides votes.', ru: 'Скрывает голоса только «Голос разума».' }),
  'CONAN-V5': stated({
    en: 'Accompanying and accusing are shown with the votes if they changed the vote.',
    ru: 'Сопровождение и обличение показывают вместе с голосами, если они изменили голосование.',
  }),
  'CONAN-V6': chosen({
    en: "They changed it if somebody's total differs from the votes counted.",
    ru: 'Изменили, если чья-то сумма отличается от числа засчитанных голосов.',
  }),
  'CONAN-V8': implied({
    en: 'The vote of a player who was poisoned or arrested that day is listed as not counted; a player who had no vote, or was robbed of it, is not listed.',
    ru: 'Голос игрока, которого в этот день отравили или арестовали, показан как незасчитанный; кто голоса не имел или был его лишен, того в списке нет.',
  }),
}

const words = {
  facts: {
    votesShown: { stands: 'the votes are shown', falls: 'the votes are not shown' },
    votesHidden: {
      stands: 'the Voice of Reason hides them',
      falls: 'nothing hides them',
      would: 'the Voice of Reason would hide them',
    },
    voteLeftOut: { stands: 'the vote of {who} is left out of the list', falls: 'the vote of {who} is in the list' },
    modifierShown: {
      stands: 'the post shows how the votes for {who} changed',
      falls: 'the post does not show how the votes for {who} changed',
      asks: 'Does the post show how the votes for {who} changed?',
      would: 'the post would have shown how the votes for {who} changed',
    },
    changedNothing: {
      stands:
        '{mode, select, never {such changes are not shown in this game} outcomeChanged {nobody else had the most votes for it} other {there were as many votes for {who} in the end}}',
      falls: 'it changed something',
    },
  },
  terms: { shown: 'what is shown of it' },
  tells: {
    tally: '{who}: {votes}{voters_did, select, none {} other { ({voters})}}',
    noVotes: 'Nobody voted.',
    voidVotes: '{who} for {other}: not counted',
    abstained: '{who} did not vote.',
  },
  posts: {
    votes: [
      { message: '<b>Votes of day {number}</b>' },
      { each: 'tally', message: '<b>{who}</b>: {votes}{voters_did, select, none {} other { ({voters})}}' },
      { each: 'noVotes', message: 'Nobody voted.' },
      { each: 'accompanied', message: '{who} was accompanied: one vote less.' },
      { each: 'accused', message: '{who} was accused.' },
      { each: 'voidVotes', message: '{who} for {other}: not counted' },
      { each: 'abstained', message: '{who} did not vote.' },
    ],
  },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const voteNews = section({ facts, options, rules, rulings: { results: ['modifierShown'] }, words })
