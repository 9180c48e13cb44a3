/**
 * The lynch of a day: who has the most after the tally (`steps.ts`), a tie is the host's to settle, and what the host
 * records goes above the ballots (RU-VOTE-1, RU-VOTE-9). Everybody lynched is known before anybody dies.
 */
import type { HostRecord } from '../../../journal/state.ts'
import { seatOf } from '../../../journal/state.ts'
import { HOST } from '../../../resolve/sequence/walk.ts'
import { top } from '../../../vote/tally.ts'
import type { RuleId, Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { allOthersAgainst } from './everybody.ts'
import { byBallot, removedFrom, type Point, type Removal } from './points.ts'
import { tally, type Counted } from './steps.ts'
import { all, any, least, type Claim, type Walk } from '../vocabulary.ts'

/** What the prompt of a tie answers where nobody is lynched, and where both of two are. */
const NOBODY = 'nobody'
const BOTH = 'both'

/** The ballots, and from them who is lynched. */
export function lynch(walk: Walk): void {
  const counted = tally(walk)
  const recorded = recordOf(walk)
  const candidates = recorded ? byRecord(walk, recorded) : byBallots(walk, counted)
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
function byBallots(walk: Walk, counted: Counted): Candidate[] {
  const totals = walk.tally?.totals.players ?? {}
  const condemned = walk.living().map(({ slot }) => ({ slot, why: allOthersAgainst(walk, slot) }))
  const [sure, ...more] = condemned.filter(({ why }) => why.holds)
  const first = top(totals)
  if (sure && !more.length && (first.length > 1 || first[0] !== sure.slot))
    return [candidate(walk, sure.slot, [sure.why])]
  const both = first.length === 2 ? [BOTH] : []
  const ofRevote = first.length > 1 ? walk.ask('lynched', { choices: [NOBODY, ...both, ...first] }) : undefined
  return first.map((who): Candidate => {
    const most = mostOf(who, totals, counted)
    if (first.length === 1) return candidate(walk, who, [most])
    const tied: Reason = any(
      { is: 'fact', kind: 'tied', of: who, values: { players: first.length } },
      { rule: 'RU-VOTE-9' },
      first.filter(other => other !== who).map(other => mostOf(other, totals, counted)),
    )
    const rule: RuleId = ofRevote === BOTH ? 'RU-VOTE-10' : 'RU-VOTE-9'
    return who === ofRevote || ofRevote === BOTH
      ? candidate(walk, who, [most, all({ is: 'fact', kind: 'revoteChose', of: who }, { rule }, [tied])])
      : candidate(walk, who, [most], [tied])
  })
}

/**
 * That somebody has the most votes: as many of them as put him ahead, or level where others have as many, and so many
 * more as his barrier takes away. Where it would have kept him from that, what spared them belongs to it.
 */
function mostOf(who: Slot, totals: Readonly<Record<Slot, number>>, { points, removals }: Counted): Reason {
  const has = totals[who]!
  const second = Math.max(0, ...Object.keys(totals).flatMap(other => (other === who ? [] : totals[other]!)))
  const need = Math.min(has, second + 1)
  const votes = points.flatMap(({ target, why }) => (target === who ? why : []))
  const claim = { is: 'fact', kind: 'hasMost', of: who, values: { votes: has } } as const
  const own = removals.filter(({ of }) => of === who)
  const spared = own.flatMap(removal =>
    !removal.why.holds && has - removal.votes < need ? (removal.spared ?? []) : [],
  )
  if (spared.length) return all(claim, { rule: 'RU-VOTE-1' }, [...spared, ...votes])
  const notes = own.flatMap(({ why, says }) =>
    why.holds ? { claim: says ?? barred(who, barriersOf(who, own)), rule: why.rule } : [],
  )
  const needed = need + removedFrom(who, own)
  const heavy = indispensable(points, who, votes.length - needed)
  if (!heavy.length) return least(needed, claim, { rule: 'RU-VOTE-1', notes }, votes)
  const left = needed - heavy.length
  const beside = { is: 'fact', kind: 'votesBeside', of: who, values: { votes: left } } as const
  const rest = least(
    left,
    beside,
    { rule: 'RU-VOTE-1' },
    votes.filter(vote => !heavy.includes(vote)),
  )
  return all(claim, { rule: 'RU-VOTE-1', notes }, [...heavy, ...(left > 0 ? [rest] : [])])
}

/** What ballots count for without which alone he would not be ahead, though others could be missing: they weigh more than is to spare. */
const indispensable = (points: readonly Point[], who: Slot, spare: number): Reason[] =>
  spare < 1
    ? []
    : byBallot(points.filter(({ target }) => target === who))
        .filter(ballot => ballot.length > spare)
        .flatMap(ballot => ballot.map(({ why }) => why))

/** How many votes a barrier takes away, and nothing else. */
const barriersOf = (who: Slot, own: readonly Removal[]): number =>
  removedFrom(
    who,
    own.filter(({ says }) => !says),
  )

const barred = (of: Slot, size: number): Claim => ({ is: 'fact', kind: 'barred', of, values: { size } })

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
