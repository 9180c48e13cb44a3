/** What everybody reads of a vote: the votes that count, what changed them, or nothing under the Voice of Reason (CONAN-V3 to V8, V14). */
import type { Ballot } from '../../../journal/state.ts'
import { cast } from '../../../vote/cast.ts'
import { top } from '../../../vote/tally.ts'
import type { RuleId, Slot } from '../../../reason/claim.ts'
import type { Note, Reason } from '../../../reason/reason.ts'
import { addStep } from './lynch.ts'
import { votesCast, type CastVote } from './votes.ts'
import { all, type Fact, type Walk } from '../vocabulary.ts'

type Cast = Ballot & { for: Slot }
/** `listed` and `leftOut`: of the votes that were cast and lost, those that are shown as such and the others. */
interface Ballots {
  counted: Cast[]
  listed: Cast[]
  leftOut: Cast[]
}

/** The post `votes`, and what the closing post says of the lynch. */
export function publishVotes(walk: Walk): void {
  const heard = walk.ledger.seek({ kind: 'votingStopped', when: 'soFar' }, 'CONAN-V14')
  const ballots = ballotsIn(walk)
  const shown = whyShown(walk, heard, ballots.leftOut)
  if (heard.because.length || ballots.listed.length || ballots.leftOut.length) addStep(walk, 'shown', 'CONAN-V4', shown)
  if (shown.holds) publishBallots(walk, ballots)
  if (heard.holds && walk.option<boolean>('voiceOfReason.announced')) walk.announce('voiceOfReason', {}, 'CONAN-V14')
  if (!walk.lynched.length) walk.announce('noLynch', {}, whyNobody(walk, heard))
}

/** What kept everybody from being lynched: the Voice of Reason, no votes, a tie, or that the first was out of reach. */
function whyNobody(walk: Walk, heard: Reason): RuleId {
  if (heard.holds && walk.option<boolean>('voiceOfReason.stopsLynch')) return 'CONAN-V14'
  const first = top(walk.tally!.totals.players)
  return !first.length ? 'CONAN-V11' : first.length > 1 ? 'CONAN-V10' : 'CONAN-K9'
}

/** Whether votes are shown: always, but for the Voice of Reason (CONAN-V4). */
function whyShown(walk: Walk, heard: Reason, leftOut: readonly Cast[]): Reason {
  const hidden =
    walk.option<boolean>('voiceOfReason.hidesVotes') && heard.because.length
      ? [all({ is: 'fact', kind: 'votesHidden', of: '' }, { rule: 'CONAN-I3' }, [heard])]
      : []
  return all(
    { is: 'fact', kind: 'votesShown', of: '' },
    { rule: 'CONAN-V4', also: ['CONAN-V3'], notes: leftOut.map(notListed) },
    [],
    hidden,
  )
}

function publishBallots(walk: Walk, { counted, listed }: Ballots): void {
  publishTotals(walk, counted)
  publishModifiers(walk, counted)
  if (listed.length)
    walk.announce(
      'voidVotes',
      { who: listed.map(({ by }) => by), other: listed.map(ballot => ballot.for) },
      'CONAN-V8',
      'votes',
    )
  publishAbstained(walk, counted)
}

/** Ballots that count, and those that were cast and lost (CONAN-V8). */
function ballotsIn(walk: Walk): Ballots {
  const { counted } = walk.tally!
  const entered = cast(walk.system, walk.game, walk.phase).ballots.filter(
    (ballot): ballot is Cast => ballot.for !== undefined,
  )
  const lost = votesCast(walk).filter(({ vote, counts }) => vote.holds && !counts.holds)
  const listed = walk.option<boolean>('vote.showVoid') ? lost.filter(hadVote) : []
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

function publishTotals(walk: Walk, counted: readonly Cast[]): void {
  const totals = walk.tally!.totals.players
  const on = Object.keys(totals)
    .filter(slot => totals[slot] !== 0 || counted.some(ballot => ballot.for === slot))
    .sort((a, b) => totals[b]! - totals[a]!)
  if (!on.length) walk.announce('noVotes', {}, 'CONAN-V11', 'votes')
  else
    walk.announce(
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
function publishModifiers(walk: Walk, counted: readonly Cast[]): void {
  const raw: Record<Slot, number> = {}
  for (const ballot of counted) raw[ballot.for] = (raw[ballot.for] ?? 0) + 1
  for (const kind of ['accompanied', 'accused'] as const) {
    const done = walk.ledger.found({ kind, when: 'soFar', where: ({ phase }) => phase === undefined })
    const shown = done.filter(fact => {
      const why = isShown(walk, fact, raw)
      walk.put({ kind: 'modifierShown', of: fact.of, why, rule: 'CONAN-V6' })
      return why.holds
    })
    const players = [...new Set(shown.map(({ of }) => of))]
    if (players.length) walk.announce(kind, { who: players }, 'CONAN-V5', 'votes')
  }
}

function isShown(walk: Walk, fact: Fact<'accompanied' | 'accused'>, raw: Readonly<Record<Slot, number>>): Reason {
  const totals = walk.tally!.totals.players
  const mode = walk.option('vote.showModifiers')
  const changed =
    mode === 'outcomeChanged'
      ? JSON.stringify(top(raw).sort()) !== JSON.stringify(top(totals).sort())
      : (raw[fact.of] ?? 0) !== (totals[fact.of] ?? 0)
  // What was done the other way round made up for it.
  const other = fact.kind === 'accused' ? 'accompanied' : 'accused'
  const evened = (mode === 'never' ? [] : walk.ledger.found({ kind: other, of: fact.of, when: 'soFar' })).map(one =>
    walk.ledger.standing(one, 'soFar'),
  )
  const against =
    mode === 'never' || (mode !== 'always' && !changed)
      ? [all({ is: 'fact', kind: 'changedNothing', of: fact.of, values: { mode } }, { rule: 'CONAN-V6' }, evened)]
      : []
  return all(
    { is: 'fact', kind: 'modifierShown', of: fact.of },
    { rule: 'CONAN-V6' },
    [walk.ledger.standing(fact, 'soFar')],
    against,
  )
}

/** Who could have voted and did not, where everybody has to (CONAN-A7). */
function publishAbstained(walk: Walk, counted: readonly Cast[]): void {
  if (walk.option<boolean>('vote.abstain')) return
  const barred = (slot: Slot): boolean =>
    (['abroad', 'arrested'] as const).some(kind => walk.ledger.found({ kind, of: slot, when: 'soFar' }).length)
  const silent = walk.game.seats
    .filter(
      ({ alive, bystander, slot }) => alive && !bystander && !barred(slot) && !counted.some(({ by }) => by === slot),
    )
    .map(({ slot }) => slot)
  if (silent.length) walk.announce('abstained', { who: silent }, 'CONAN-A7', 'votes')
}
