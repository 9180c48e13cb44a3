/** The court once more, written from the rules as one plain count: nothing of the engine but the names of things. */
import type { Game, PhaseState, Seat } from '../../../../engine/journal/state.ts'

export interface CourtFound {
  families: Record<string, number>
  players: Record<string, number>
  executed: string[]
}

/** What of a day counts, as it landed. */
export interface Sent {
  does: string
  by: string
  to: readonly string[]
  family?: string
}

export function court({ seats, options }: Game, phase: PhaseState, sent: readonly Sent[]): CourtFound {
  const familyOf = (slot: string): string => seats.find(seat => seat.slot === slot)?.details?.family ?? ''
  const living = seats.filter(({ alive }) => alive)
  const jails = sent.filter(({ does }) => does === 'jail')
  const jailedPlayers = jails.map(({ to }) => to[0]!)
  const jailedFamilies = jails.map(({ to }) => to[1]!)
  const isJailed = (slot: string): boolean => jailedPlayers.includes(slot) || jailedFamilies.includes(familyOf(slot))
  const families: Record<string, number> = Object.fromEntries(seats.map(({ slot }) => [familyOf(slot), 0]))
  const players: Record<string, number> = Object.fromEntries(living.map(({ slot }) => [slot, 0]))
  const add = (by: string, weight: number, family?: string, player?: string): void => {
    if (isJailed(by)) return
    if (family !== undefined && !jailedFamilies.includes(family)) families[family]! += weight
    if (player !== undefined && !isJailed(player)) players[player] = (players[player] ?? 0) + weight
  }
  for (const { does, by, to, family } of sent)
    if (does === 'extraVote' || does === 'negativeVote') add(by, does === 'extraVote' ? 1 : -1, family, to[0])
  const last = new Map((phase.ballots ?? []).map(ballot => [ballot.by, ballot]))
  for (const { by, family, individual } of last.values()) {
    const voter = living.find(({ slot }) => slot === by)
    if (!voter || voter.status.includes('injured')) continue
    const own = familyOf(by)
    const alone = living.filter(({ slot }) => familyOf(slot) === own).length === 1
    const mate =
      individual !== undefined
      && individual !== by
      && familyOf(individual) === own
      && living.some(({ slot }) => slot === individual)
    const other = family !== undefined && family !== own
    const proper = other && (mate || (alone && individual === undefined))
    if (!proper && options['ballot.improper'] === 'discardAll') continue
    add(by, 1, other ? family : undefined, mate ? individual : undefined)
  }
  if (options['tally.floorAtZero'])
    for (const group of [families, players])
      for (const [name, votes] of Object.entries(group)) group[name] = Math.max(0, votes)
  const defended = sent.filter(({ does }) => does === 'defend').map(({ to }) => to[0]!)
  const standing = Object.entries(families)
    .filter(([family, votes]) => votes >= Number(options['court.minFamilyVotes']) && !jailedFamilies.includes(family))
    .map(([family, votes]) => ({ family, votes }))
  const totals = standing.map(({ votes }) => votes).sort((a, b) => b - a)
  const ranks = options['court.tieMode'] === 'denseRank' ? [...new Set(totals)] : totals
  const cut = ranks.slice(0, Number(options['court.size'])).at(-1) ?? Infinity
  const executed = standing
    .filter(({ votes }) => votes >= cut)
    .flatMap(({ family }) =>
      executedIn(
        living.filter(({ slot }) => familyOf(slot) === family),
        players,
        jailedPlayers,
        defended,
        options,
      ),
    )
  return { families, players, executed: executed.sort() }
}

function executedIn(
  members: readonly Seat[],
  votes: Record<string, number>,
  jailed: readonly string[],
  defended: readonly string[],
  options: Game['options'],
): string[] {
  const [only] = members
  const zero = options['court.zeroVotes']
  if (members.length === 1 && only)
    return jailed.includes(only.slot)
      || defended.includes(only.slot)
      || (zero === 'never' && (votes[only.slot] ?? 0) < 1)
      ? []
      : [only.slot]
  let candidates = members.map(({ slot }) => slot).filter(slot => !jailed.includes(slot))
  const dead: string[] = []
  let replaces = false
  while (candidates.length) {
    const most = Math.max(...candidates.map(slot => votes[slot] ?? 0))
    const tied = candidates.filter(slot => votes[slot] === most)
    const open = tied.filter(slot => !defended.includes(slot))
    if (most < 1 && zero !== 'literalTieAtZero') {
      const instead = options['lawyer.zeroVotes']
      const few = instead === 'allTied' || (instead === 'onlyOther' && open.length < 2)
      if (!replaces || zero === 'never' || !few) break
    }
    replaces ||= tied.length > open.length
    dead.push(...open)
    if (open.length && !(options['lawyer.tieReplacement'] === 'replacement' && open.length < tied.length)) break
    candidates = candidates.filter(slot => !tied.includes(slot))
  }
  return dead
}
