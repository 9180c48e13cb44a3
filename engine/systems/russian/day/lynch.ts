/**
 * The lynch of a day, as far as it is counted plainly: one ballot each, the most ballots lynch, a tie is the host's to
 * settle, and what the host records goes above the ballots (RU-VOTE-1, RU-VOTE-9). Everybody lynched is known before
 * anybody dies.
 */
import type { Ballot, HostRecord } from '../../../journal/state.ts'
import { seatOf } from '../../../journal/state.ts'
import { HOST } from '../../../resolve/sequence/walk.ts'
import { cast } from '../../../vote/cast.ts'
import { Count, isLate, top } from '../../../vote/tally.ts'
import type { RuleId, Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { all, any, least, type Claim, type Says, type Walk } from '../vocabulary.ts'

/** What the prompt of a tie answers where nobody is lynched. */
const NOBODY = 'nobody'

/** The ballots, and from them who is lynched. */
export function lynch(walk: Walk): void {
  const votes = countBallots(walk)
  const recorded = recordOf(walk)
  const candidates = recorded ? byRecord(walk, recorded) : byBallots(walk, votes)
  const lynched = candidates.filter(({ why }) => why.holds)
  walk.lynched.push(...lynched.map(({ who }) => who))
  for (const candidate of candidates) enterLynch(walk, candidate)
  if (!lynched.length) nobodyDies(walk, recorded?.values.emptyRevote === 'yes' || (!recorded && candidates.length > 0))
  else mayorOut(walk)
}

/** Who stands first, and why he is lynched or is not. */
interface Candidate {
  who: Slot
  votes: number
  why: Reason
}

function candidate(walk: Walk, who: Slot, because: readonly Reason[], unless: readonly Reason[] = []): Candidate {
  const votes = walk.tally?.totals.players[who] ?? 0
  const claim = { is: 'fact', kind: 'lynched', of: who, values: { votes } } as const
  return { who, votes, why: all(claim, { rule: 'RU-VOTE-1' }, because, unless) }
}

/** A step of the count, the fact `lynched`, and a death; of who is not lynched they say why. */
function enterLynch(walk: Walk, { who, votes, why }: Candidate): void {
  const { rule } = why
  walk.tally?.steps.push({ id: 'lynch', rule, reason: why, before: walk.tally.totals, after: walk.tally.totals })
  walk.put({ kind: 'lynched', of: who, why, rule, lasting: true, data: { votes } })
  walk.dies(who, why, rule, { cause: 'lynch' })
}

/** What the host recorded of this day; the last of it. */
const recordOf = (walk: Walk): HostRecord | undefined =>
  (walk.game.records ?? []).filter(({ form, phase }) => form === 'lynch' && phase === walk.name).at(-1)

function byRecord(walk: Walk, { values: { who = '', second = '', emptyRevote } }: HostRecord): Candidate[] {
  const named = emptyRevote === 'yes' ? [] : [...new Set([who, second])].filter(slot => seatOf(walk.game, slot)?.alive)
  return named.map(slot => candidate(walk, slot, [walk.given({ is: 'fact', kind: 'lynchRecorded', of: slot }, HOST)]))
}

/** Whoever has the most ballots; of several the one whom the revote chose, as the host says. */
function byBallots(walk: Walk, votes: Votes): Candidate[] {
  const totals = walk.tally?.totals.players ?? {}
  const first = top(totals)
  const ofRevote = first.length > 1 ? walk.ask('lynched', { choices: [NOBODY, ...first] }) : undefined
  return first.map((who): Candidate => {
    const most = mostOf(who, totals, votes)
    if (first.length === 1) return candidate(walk, who, [most])
    const tied: Reason = any(
      { is: 'fact', kind: 'tied', of: who, values: { players: first.length } },
      { rule: 'RU-VOTE-9' },
      first.filter(other => other !== who).map(other => mostOf(other, totals, votes)),
    )
    return who === ofRevote
      ? candidate(walk, who, [most, all({ is: 'fact', kind: 'revoteChose', of: who }, { rule: 'RU-VOTE-9' }, [tied])])
      : candidate(walk, who, [most], [tied])
  })
}

/** The votes that count, by whom they are for. */
type Votes = ReadonlyMap<Slot, readonly Reason[]>

/** That somebody has the most votes: as many of them as put him ahead, or level where others have as many. */
function mostOf(who: Slot, totals: Readonly<Record<Slot, number>>, votes: Votes): Reason {
  const has = totals[who]!
  const second = Math.max(0, ...Object.keys(totals).flatMap(other => (other === who ? [] : totals[other]!)))
  return least(
    Math.min(has, second + 1),
    { is: 'fact', kind: 'hasMost', of: who, values: { votes: has } },
    { rule: 'RU-VOTE-1' },
    votes.get(who),
  )
}

/** Counts the ballots: the first of each voter, of the living, for the living, cast while the vote was open. */
function countBallots(walk: Walk): Votes {
  const count = new Count<Says>({ players: walk.living().map(({ slot }) => slot) })
  const voted = new Set<Slot>()
  const valid: (Ballot & { for: Slot })[] = []
  for (const ballot of cast(walk.system, walk.game, walk.phase).ballots) {
    const refused =
      voided(walk, ballot) ?? (voted.has(ballot.by) ? no('RU-VOTE-1', 'ballotFinal', ballot.by) : undefined)
    if (refused || ballot.for === undefined) {
      const { rule, why } = refused ?? no('RU-VOTE-1', 'namesNobody', ballot.by)
      count.uncounted(ballot.id, rule, why)
      continue
    }
    voted.add(ballot.by)
    valid.push({ ...ballot, for: ballot.for })
    count.counted(ballot.id)
  }
  const each = valid.map(({ by, for: target }) => {
    const why = walk.given({ is: 'fact', kind: 'votes', of: by, other: target }, 'RU-VOTE-1')
    walk.put({ kind: 'votes', of: by, why, rule: 'RU-VOTE-1', data: { target } })
    return why
  })
  const ballots = all(
    { is: 'fact', kind: 'votesCast', of: '', values: { votes: valid.length } },
    { rule: 'RU-VOTE-1' },
    each,
  )
  count.step('cast', 'RU-VOTE-1', ballots, ({ players }) => {
    for (const { for: target } of valid) players[target] = (players[target] ?? 0) + 1
  })
  walk.tally = count.result()
  return new Map(valid.map(({ for: whom }) => [whom, each.filter((_, place) => valid[place]!.for === whom)]))
}

/** What keeps a ballot from entering. */
interface Bar {
  rule: RuleId
  why: Claim
}
const no = (rule: RuleId, kind: Says, of: Slot): Bar => ({ rule, why: { is: 'fact', kind, of } })

/** Why a ballot never entered. */
function voided(walk: Walk, ballot: Ballot): Bar | undefined {
  const {
    phase: { opens },
    game,
  } = walk
  const [voter, target] = [seatOf(game, ballot.by), ballot.for === undefined ? undefined : seatOf(game, ballot.for)]
  if (ballot.at !== undefined && opens !== undefined && Date.parse(ballot.at) < Date.parse(opens))
    return no('RU-VOTE-1', 'earlyVote', ballot.by)
  if (isLate(ballot, walk.phase)) return no('RU-TIME-2', 'lateVote', ballot.by)
  if (!voter?.alive) return no('RU-VOTE-1', 'deadVoter', ballot.by)
  if (ballot.for !== undefined && !target?.alive) return no('RU-VOTE-1', 'deadTarget', ballot.for)
  return target?.details?.title === 'mayor' ? no('RU-MAY-1', 'mayorSafe', target.slot) : undefined
}

/** A revote without a victim is remembered over the night (RU-FAC-7). */
function nobodyDies(walk: Walk, afterRevote: boolean): void {
  if (!afterRevote) return
  const why = walk.given({ is: 'fact', kind: 'emptyRevote', of: '' }, 'RU-VOTE-9')
  walk.put({ kind: 'emptyRevote', of: '', why, rule: 'RU-VOTE-9', until: `night ${walk.phase.number}` })
}

/** A lynched red costs the mayor the post (RU-MAY-2); the faceless does not (RU-FAC-8). */
function mayorOut(walk: Walk): void {
  const mayor = walk.game.seats.find(({ alive, details }) => alive && details?.title === 'mayor')
  if (!mayor) return
  const reds = walk.lynched.map(who => {
    const { faction } = walk.seat(who)
    const rule = faction === 'grey' ? 'RU-FAC-8' : 'RU-MAY-2'
    return faction === 'red'
      ? walk.given({ is: 'fact', kind: 'redLynched', of: who }, rule)
      : any({ is: 'fact', kind: 'redLynched', of: who }, { rule })
  })
  const why = any({ is: 'fact', kind: 'mayorOut', of: mayor.slot }, { rule: 'RU-MAY-2' }, reds)
  walk.put({ kind: 'mayorOut', of: mayor.slot, why, rule: 'RU-MAY-2' })
  if (!why.holds) return
  walk.change(mayor.slot, { details: { title: '' } })
  walk.announce('mayorOut', { who: mayor.slot }, 'RU-MAY-2')
}
