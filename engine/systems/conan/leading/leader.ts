/** Who leads the Organization, in what order its members rank, and who has the Black Suitcase tonight. */
import type { When } from '../../../resolve/sequence/fact.ts'
import { rememberedOf } from '../vocabulary.ts'
import type { Game, Seat } from '../../../journal/state.ts'
import { wordsOf } from '../../../rules/option.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { option } from '../option.ts'
import { all, any, type Resolution } from '../vocabulary.ts'

/** Members of the Organization, dead ones included, highest rank first (CONAN-E5); roles outside the list come last. */
export function members(game: Game): Seat[] {
  return game.seats
    .filter(({ faction, bystander }) => faction === 'bo' && !bystander)
    .map((seat, place) => ({ seat, place }))
    .sort((a, b) => rankOf(game, a.seat) - rankOf(game, b.seat) || a.place - b.place)
    .map(({ seat }) => seat)
}

/** The living members, highest rank first. */
export const membersOf = (run: Resolution): SeatId[] =>
  members(run.game)
    .map(({ slot }) => slot)
    .filter(slot => run.seat(slot).alive)

/** A member's place in the ranks, from 0. */
export function rankOf(game: Game, { role }: Pick<Seat, 'role'>): number {
  const ranks = wordsOf(option<string>(game, 'bo.rank'))
  return ranks.includes(role) ? ranks.indexOf(role) : ranks.length
}

/** Who leads, and by which rule: elected (CONAN-L6), first in rank (CONAN-L1), or next after a death (CONAN-L8). */
export function leadership(game: Game): { who: SeatId; rule: RuleId } | undefined {
  const all = members(game)
  const living = all.filter(({ alive }) => alive)
  const known = rememberedOf(game.facts, 'leader').at(-1)
  if (known) return living.some(({ slot }) => slot === known.of) ? { who: known.of, rule: known.rule } : undefined
  if (all[0]?.alive) return { who: all[0].slot, rule: 'CONAN-L1' }
  const succession = option<string>(game, 'leader.succession')
  const next =
    succession === 'none'
      ? undefined
      : living.find(({ status }) => succession === 'rank' || !status.includes('arrested'))
  return next && { who: next.slot, rule: 'CONAN-L8' }
}

/** Who leads as this phase begins, if anybody. */
export const leaderOf = (game: Game): SeatId | undefined => leadership(game)?.who

/** That somebody leads, as a reason. */
export const leads = (run: Resolution, who: SeatId): Reason =>
  run.given({ is: 'fact', kind: 'leads', of: who }, leadership(run.game)!.rule)

/** An arrest takes nothing of it away (CONAN-L9). */
export const leadsInPrison = (run: Resolution, who: SeatId): Reason =>
  all({ is: 'fact', kind: 'leadsInPrison', of: who }, { rule: 'CONAN-L9' }, [leads(run, who)])

/** Who has the suitcase. `why`: that he has it as the night begins, or that he gets it for the coming one. */
interface Holder {
  who: SeatId
  why: (kind: 'holdsSuitcase' | 'getsSuitcase', also?: readonly RuleId[]) => Reason
  rule: RuleId
}

/**
 * Who has the suitcase (CONAN-BS1 to BS4).
 * @param when as things are now that the day is over, or as they were when the phase began
 * @param leader who leads in the night it is for
 */
export function suitcaseHolder(
  run: Resolution,
  when: When = 'soFar',
  leader: SeatId | undefined = leaderOf(run.game),
): Holder | undefined {
  const unable = (slot: SeatId): Reason[] => unableToHold(run, slot, when)
  const holds = (
    who: SeatId,
    rule: RuleId,
    over: readonly SeatId[],
    because: readonly Reason[] = [],
    byRank: readonly RuleId[] = [],
  ): Holder => ({
    who,
    rule,
    why: (kind, also = []) =>
      all({ is: 'fact', kind, of: who }, { rule, also: [...byRank, ...also] }, [
        ...because,
        ...over.map(slot => any({ is: 'fact', kind: 'passedOver', of: slot }, { rule: 'CONAN-BS2' }, unable(slot))),
      ]),
  })
  const ranked = run.ledger.found({ kind: 'suitcaseRank', when }).sort((a, b) => a.data.place - b.data.place)
  const named = ranked.map(({ of }) => of)
  const first = ranked.find(({ of }) => !unable(of).length)
  if (first)
    return holds(first.of, first === ranked[0] ? 'CONAN-BS1' : 'CONAN-BS2', named.slice(0, ranked.indexOf(first)), [
      run.ledger.standing(first, when),
    ])
  const fallback = run.option('suitcase.fallback')
  const toLeader = leader !== undefined && !unable(leader).length
  if (!named.length && toLeader) return holds(leader, 'CONAN-BS3', [])
  if (fallback === 'none') return undefined
  if (named.length && fallback === 'leaderThenRank' && toLeader) return holds(leader, 'CONAN-BS4', named)
  const ranks = members(run.game).map(({ slot }) => slot)
  // The ranking goes on below its last name, and past the lowest rank from the highest.
  const below = fallback === 'nextByRank' ? ranks.indexOf(named.at(-1) ?? '') + 1 : 0
  const next = [...ranks.slice(below), ...ranks.slice(0, below)].find(slot => !unable(slot).length)
  return next === undefined ? undefined : holds(next, below ? 'CONAN-BS2' : 'CONAN-BS4', named, [], ['CONAN-E5'])
}

/** What keeps somebody from having the suitcase. */
function unableToHold(run: Resolution, slot: SeatId, when: When): Reason[] {
  const { ledger } = run
  const standing = (kind: 'arrested' | 'abroad' | 'injured'): Reason[] =>
    ledger.found({ kind, of: slot, when }).map(fact => ledger.standing(fact, when))
  const hurt = run.option<boolean>('injured.suitcase') ? [] : standing('injured')
  const lives =
    run.seat(slot).alive || (when === 'phaseStart' && run.game.seats.some(seat => seat.slot === slot && seat.alive))
  return [
    ...standing('arrested'),
    ...standing('abroad'),
    ...hurt.map(wound => all({ is: 'fact', kind: 'heldInjured', of: slot }, { rule: 'CONAN-S10' }, [wound])),
    ...(lives ? [] : [diedOf(run, slot)]),
  ]
}

/** That somebody is dead: of what he died of today, or since an earlier phase (CONAN-S24). */
function diedOf(run: Resolution, slot: SeatId): Reason {
  const deaths = run.ledger.found({ kind: 'death', of: slot, when: 'soFar' }).map(({ why }) => why)
  return all({ is: 'fact', kind: 'dead', of: slot }, { rule: 'CONAN-S24' }, deaths)
}
