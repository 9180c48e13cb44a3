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

/** What the prompt of a tie answers where nobody is lynched, and where both of two are. */
const NOBODY = 'nobody'
const BOTH = 'both'

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

/** Whoever the record names; that one of them was dead before is said to the host. */
function byRecord(walk: Walk, { values: { who = '', second = '', emptyRevote } }: HostRecord): Candidate[] {
  const named = emptyRevote === 'yes' ? [] : [...new Set([who, second])].filter(slot => seatOf(walk.game, slot))
  return named.map(slot => {
    const dead = walk.isDead(slot) || !seatOf(walk.game, slot)!.alive
    if (dead) walk.notice('recordedDead', 'RU-VOTE-1')
    const recorded = walk.given({ is: 'fact', kind: 'lynchRecorded', of: slot }, HOST)
    const died = dead ? [walk.given({ is: 'fact', kind: 'deadTarget', of: slot }, 'RU-VOTE-1')] : []
    return candidate(walk, slot, [recorded], died)
  })
}

/** Whoever has the most ballots; of several the one whom the revote chose, as the host says. */
function byBallots(walk: Walk, votes: Votes): Candidate[] {
  const totals = walk.tally?.totals.players ?? {}
  const first = top(totals)
  const both = first.length === 2 ? [BOTH] : []
  const ofRevote = first.length > 1 ? walk.ask('lynched', { choices: [NOBODY, ...both, ...first] }) : undefined
  return first.map((who): Candidate => {
    const most = mostOf(who, totals, votes)
    if (first.length === 1) return candidate(walk, who, [most])
    const tied: Reason = any(
      { is: 'fact', kind: 'tied', of: who, values: { players: first.length } },
      { rule: 'RU-VOTE-9' },
      first.filter(other => other !== who).map(other => mostOf(other, totals, votes)),
    )
    const rule: RuleId = ofRevote === BOTH ? 'RU-VOTE-10' : 'RU-VOTE-9'
    return who === ofRevote || ofRevote === BOTH
      ? candidate(walk, who, [most, all({ is: 'fact', kind: 'revoteChose', of: who }, { rule }, [tied])])
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

/** A ballot that counts, and for whom: where it was at nobody who can be voted for, for the voter (RU-VOTE-8). */
interface Counted {
  ballot: Ballot
  target: Slot
  fallen?: Bar
}

/** Counts the ballots: the first of each voter, of the living, cast while the vote was open. */
function countBallots(walk: Walk): Votes {
  const count = new Count<Says>({ players: walk.living().map(({ slot }) => slot) })
  const voted = new Set<Slot>()
  const valid: Counted[] = []
  for (const ballot of cast(walk.system, walk.game, walk.phase).ballots) {
    const refused =
      voided(walk, ballot) ?? (voted.has(ballot.by) ? no('RU-VOTE-1', 'ballotFinal', ballot.by) : undefined)
    if (refused) {
      count.uncounted(ballot.id, refused.rule, refused.why)
      continue
    }
    voted.add(ballot.by)
    const fallen = unvotable(walk, ballot)
    const target = fallen || ballot.for === undefined ? ballot.by : ballot.for
    const spent = fallen && walk.option('immuneAutoVote') === 'void' ? mayorSafe(walk, target) : undefined
    if (spent) count.uncounted(ballot.id, 'RU-VOTE-8', spent.why)
    else {
      valid.push({ ballot, target, ...(fallen && { fallen }) })
      count.counted(ballot.id)
    }
  }
  const each = valid.map(({ ballot: { by }, target, fallen }) => {
    const rule: RuleId = fallen ? 'RU-VOTE-8' : 'RU-VOTE-1'
    const claim = { is: 'fact', kind: 'votes', of: by, other: target } as const
    const why = fallen ? all(claim, { rule }, [walk.given(fallen.why, fallen.rule)]) : walk.given(claim, rule)
    walk.put({ kind: 'votes', of: by, why, rule, data: { target } })
    return why
  })
  const ballots = all(
    { is: 'fact', kind: 'votesCast', of: '', values: { votes: valid.length } },
    { rule: 'RU-VOTE-1' },
    each,
  )
  count.step('cast', 'RU-VOTE-1', ballots, ({ players }) => {
    for (const { target } of valid) players[target] = (players[target] ?? 0) + 1
  })
  walk.tally = count.result()
  return new Map(valid.map(({ target }) => [target, each.filter((_, place) => valid[place]!.target === target)]))
}

/** What keeps a ballot from entering. */
interface Bar {
  rule: RuleId
  why: Claim
}
const no = (rule: RuleId, kind: Says, of: Slot): Bar => ({ rule, why: { is: 'fact', kind, of } })

/** Why a ballot never entered. */
function voided(walk: Walk, ballot: Ballot): Bar | undefined {
  const { opens } = walk.phase
  if (ballot.at !== undefined && opens !== undefined && Date.parse(ballot.at) < Date.parse(opens))
    return no('RU-VOTE-1', 'earlyVote', ballot.by)
  if (isLate(ballot, walk.phase)) return no('RU-TIME-2', 'lateVote', ballot.by)
  return seatOf(walk.game, ballot.by)?.alive ? undefined : no('RU-VOTE-1', 'deadVoter', ballot.by)
}

/** Why nobody whom a ballot could be for is named by it. */
function unvotable(walk: Walk, { by, for: target }: Ballot): Bar | undefined {
  if (target === undefined) return no('RU-VOTE-8', 'namesNobody', by)
  return seatOf(walk.game, target)?.alive ? mayorSafe(walk, target) : no('RU-VOTE-8', 'deadTarget', target)
}

const mayorSafe = (walk: Walk, who: Slot): Bar | undefined =>
  seatOf(walk.game, who)?.details?.title === 'mayor' ? no('RU-MAY-1', 'mayorSafe', who) : undefined

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
