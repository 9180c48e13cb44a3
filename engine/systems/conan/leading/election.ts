/**
 * Who leads from the next phase on, and who is given the suitcase: what the Organization settles when a phase is over
 * (CONAN-L1, L6 to L8, BS1 to BS4).
 */
import { phaseAfter } from '../../../game/when.ts'
import type { Arrival } from '../../../resolve/sequence/rulings.ts'
import type { SeatId } from '../../../reason/claim.ts'
import type { Note, Reason } from '../../../reason/reason.ts'
import { members, membersOf, suitcaseHolder } from './leader.ts'
import { all, least, type Effect, type Resolution } from '../vocabulary.ts'

/** A vote for a Leader stands until its voter sends another (CONAN-L7). */
const elected: Effect = (run, { move, at, why }) => {
  for (const vote of run.ledger.found({ kind: 'elected', by: move.actor })) run.ledger.end(vote, why)
  run.put({ kind: 'elected', of: at, by: move.actor, action: move.id, why, rule: 'CONAN-L6', lasting: true })
}

/** One place in the Leader's ranking; it holds for the night that follows (CONAN-BS1). */
const suitcaseRank: Effect = (run, { move, at, aim, why }: Arrival) => {
  run.put({
    kind: 'suitcaseRank',
    of: at,
    by: move.actor,
    action: move.id,
    why,
    rule: 'CONAN-BS1',
    data: { place: aim + 1 },
    lasting: true,
    until: phaseAfter(run.system, run.name, 1, ['night', 'day']),
  })
}

export const electing: Readonly<Record<string, Effect>> = { elected, suitcaseRank }

/**
 * Settles who leads from the next phase on: whoever was elected, else after a Leader's death the highest rank, as the
 * options `leader.*` have it. A change is told to every living member.
 */
export function settleLeader(run: Resolution): void {
  const electors = membersOf(run)
  const before = run.ledger.found({ kind: 'leader', when: 'soFar' }).at(-1)
  const first = before?.of ?? firstLeader(run)
  if (first === undefined) return
  const next = electedLeader(run, electors) ?? successor(run, electors, first)
  const now = next && next.who !== first ? next : undefined
  if (before && !now) return
  const stays: Chosen = {
    who: first,
    why: all(
      { is: 'fact', kind: 'leader', of: first },
      { rule: 'CONAN-L1', notes: firstInRank(first) },
      [],
      now ? [now.why] : [],
    ),
  }
  const { who, why } = now ?? stays
  if (before) run.ledger.end(before, why)
  else if (now && run.seat(first).alive) run.put({ kind: 'leader', of: first, why: stays.why, rule: 'CONAN-L1' })
  run.put({ kind: 'leader', of: who, why, rule: why.rule, lasting: true })
  if (now) for (const member of electors) run.tell(member, 'leader', { who }, why.rule)
}

/** Who led as the phase began, where nobody was elected yet (CONAN-L1). */
const firstLeader = (run: Resolution): SeatId | undefined => members(run.game).find(({ alive }) => alive)?.slot

const firstInRank = (who: SeatId): Note[] => [{ claim: { is: 'fact', kind: 'firstInRank', of: who }, rule: 'CONAN-E5' }]

interface Chosen {
  who: SeatId
  why: Reason
}

/** Who has the votes, if exactly one has (CONAN-L6, L7). Whoever has too few leaves an attempt. */
function electedLeader(run: Resolution, electors: readonly SeatId[]): Chosen | undefined {
  const votes = run.ledger.found({
    kind: 'elected',
    when: 'soFar',
    where: ({ by }) => by !== undefined && electors.includes(by),
  })
  const base = run.option('leader.base') === 'voting' ? votes.length : electors.length
  const needed =
    run.option('leader.majority') === 'moreThanHalf' ? Math.floor(base / 2) + 1 : Math.max(1, Math.ceil(base / 2))
  const counted = electors
    .map((who): Chosen => {
      const cast = votes.filter(({ of }) => of === who)
      return {
        who,
        why: least(
          needed,
          { is: 'fact', kind: 'hasHalf', of: who, values: { votes: cast.length, needed } },
          { rule: 'CONAN-L7' },
          cast.map(vote => run.ledger.standing(vote, 'soFar')),
        ),
      }
    })
    .filter(({ why }) => why.because.length)
  const candidates = counted.map(({ who, why }): Chosen => {
    const rivals = counted.filter(other => other.who !== who).map(other => other.why)
    const also = run.phase.kind === 'day' ? ['CONAN-OD11'] : []
    return { who, why: all({ is: 'fact', kind: 'leader', of: who }, { rule: 'CONAN-L6', also }, [why], rivals) }
  })
  for (const { who, why } of candidates) if (!why.holds) run.put({ kind: 'leader', of: who, why, rule: why.rule })
  return candidates.find(({ why }) => why.holds)
}

/** Who leads after the one before died (CONAN-L8). */
function successor(run: Resolution, electors: readonly SeatId[], old: SeatId): Chosen | undefined {
  const rule = run.option('leader.succession')
  if (run.seat(old).alive || rule === 'none') return undefined
  const able = rule === 'rankAtLarge' ? electors.filter(who => !run.marksOf(who).includes('arrested')) : electors
  const who = able[0] ?? electors[0]
  if (who === undefined) return undefined
  const deaths = run.ledger
    .attempts({ kind: 'death', of: old, when: 'soFar' })
    .filter(({ why }) => why.holds)
    .map(({ why }) => why)
  return {
    who,
    why: all({ is: 'fact', kind: 'leader', of: who }, { rule: 'CONAN-L8', notes: firstInRank(who) }, deaths),
  }
}

/** Tells whoever has the suitcase in the coming night (CONAN-BS2 to BS4). */
export function tellSuitcase(run: Resolution): void {
  const leader = run.ledger.found({ kind: 'leader', when: 'soFar' }).at(-1)?.of
  const holder = suitcaseHolder(run, 'soFar', leader !== undefined && run.seat(leader).alive ? leader : undefined)
  if (!holder) return
  const why = holder.why('getsSuitcase', ['CONAN-OD11'])
  run.put({ kind: 'getsSuitcase', of: holder.who, why, rule: holder.rule })
  if (why.holds) run.tell(holder.who, 'suitcase', {}, holder.rule)
}
