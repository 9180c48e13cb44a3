/** Somebody begins to play a role for a game day, and puts it down again (RU-GEN-11, RU-ACR-1, RU-WIZ-1). */
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { endOfDay } from '../day/kinds.ts'
import { isLastVote } from '../day/rounds.ts'
import { goesOn } from '../shared/roles.ts'
import type { Fact, Resolution } from '../vocabulary.ts'

/** How many roles one player may play in a game (RU-ACR-2, RU-WIZ-1). */
export const MOST_PLAYED = 3

/**
 * The role is his from the night that follows this evening to the end of the next day, and begins with nothing: neither
 * what it did before nor what it knows goes along. A collector has his until he puts it away. An attempt that fails is
 * written down alone.
 */
export function takeUp(
  run: Resolution,
  {
    who,
    role,
    from,
    how,
    why,
  }: { who: SeatId; role: string; from?: SeatId; how: Fact<'plays'>['data']['how']; why: Reason },
): void {
  const rule = why.rule
  putAway(run, who, why)
  const keeps = how === 'collect' && run.catalogue.role(run.seat(who).role)?.abilities.includes('collect')
  run.put({
    kind: 'plays',
    of: who,
    why,
    rule,
    data: { role, how },
    lasting: true,
    // Caught as a day ends, it is his for what is left of the game day: the coming night and the day after it.
    ...(!keeps && { until: endOfDay(run.phase.number + 1) }),
    ...(from !== undefined && { by: from }),
    ...(why.action !== undefined && { action: why.action }),
  })
  if (!why.holds) return
  run.tell(who, keeps ? 'roleInUse' : 'roleForADay', { role }, rule)
  if (role === 'investigator') run.put({ kind: 'newObserver', of: who, why, rule: 'RU-GEN-23', lasting: true })
}

/** What somebody played until now is over. */
export function putAway(run: Resolution, who: SeatId, why: Reason): void {
  for (const before of run.ledger.found({ kind: 'plays', of: who, when: 'soFar' })) run.ledger.end(before, why)
}

/** What a role had in store is lost with it, for who only played it. */
export function putDown(run: Resolution): void {
  for (const { of, until } of run.ledger.found({ kind: 'plays', when: 'soFar' }))
    if (isLastVote(run, until) && run.count(of, 'storedVotes')) run.setCount(of, 'storedVotes', 0)
}

/** Who takes over the role of a player of roles has his attempts behind him, and the role that he plays (RU-ACZ-3). */
export function inheritPlays(run: Resolution, { of: to, by: from = '', why, data: { role } }: Fact<'heir'>): void {
  if (!run.catalogue.role(role)?.abilities.some(ability => ['copy', 'conjure', 'collect'].includes(ability))) return
  const on = goesOn(to, why)
  for (const { rule, data, by } of run.ledger.found({ kind: 'playedBefore', of: from, when: 'soFar' }))
    run.put({ kind: 'playedBefore', of: to, why: on, rule, data, lasting: true, ...(by !== undefined && { by }) })
  for (const fact of run.ledger.found({ kind: 'plays', of: from, when: 'soFar' })) {
    const { rule, data, by, until } = fact
    run.put({
      kind: 'plays',
      of: to,
      why: on,
      rule,
      data,
      lasting: true,
      ...(by !== undefined && { by }),
      ...(until !== undefined && { until }),
    })
    // Who gives the role away alive plays nothing by it any more.
    if (run.seat(from).alive) run.ledger.end(fact, on)
  }
}
