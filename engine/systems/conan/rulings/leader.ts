/** Who leads the Organization, in what order its members rank, and who has the Black Suitcase tonight. */
import type { When } from '../../../resolve/sequence/fact.ts'
import type { Walk } from '../../../resolve/sequence/walk.ts'
import type { Game, Seat } from '../../../game/state.ts'
import { own } from '../../../rules/catalogue.ts'
import { wordsOf } from '../../../rules/option.ts'
import type { RuleId, Slot } from '../../../why/claim.ts'
import { all, type Reason } from '../../../why/reason.ts'
import { options } from '../options.ts'

const optionOf = (game: Pick<Game, 'options'>, id: string): string =>
  String(own(game.options, id) ?? options[id]!.values[0])

/** Members of the Organization, dead ones included, highest rank first (CONAN-E5); roles outside the list come last. */
export function members(game: Game): Seat[] {
  return game.seats
    .filter(({ faction, bystander }) => faction === 'bo' && !bystander)
    .map((seat, place) => ({ seat, place }))
    .sort((a, b) => rankOf(game, a.seat) - rankOf(game, b.seat) || a.place - b.place)
    .map(({ seat }) => seat)
}

/** The living members, highest rank first. */
export const membersOf = (walk: Walk): Slot[] =>
  members(walk.game)
    .map(({ slot }) => slot)
    .filter(slot => walk.seat(slot).alive)

/** These players, highest rank first. */
export const byRank = (walk: Walk, slots: readonly Slot[]): Slot[] =>
  members(walk.game)
    .map(({ slot }) => slot)
    .filter(slot => slots.includes(slot))

/** A member's place in the ranks, from 0. */
export function rankOf(game: Game, { role }: Pick<Seat, 'role'>): number {
  const ranks = wordsOf(optionOf(game, 'bo.rank'))
  return ranks.includes(role) ? ranks.indexOf(role) : ranks.length
}

/** Who leads, and by which rule: elected (CONAN-L6), first in rank (CONAN-L1), or next after a death (CONAN-L8). */
export function leadership(game: Game): { who: Slot; rule: RuleId } | undefined {
  const all = members(game)
  const living = all.filter(({ alive }) => alive)
  const known = (game.facts ?? []).filter(({ kind }) => kind === 'leader').at(-1)
  if (known) return living.some(({ slot }) => slot === known.of) ? { who: known.of, rule: known.rule } : undefined
  if (all[0]?.alive) return { who: all[0].slot, rule: 'CONAN-L1' }
  const succession = optionOf(game, 'leader.succession')
  const next =
    succession === 'none'
      ? undefined
      : living.find(({ status }) => succession === 'rank' || !status.includes('arrested'))
  return next && { who: next.slot, rule: 'CONAN-L8' }
}

/** Who leads as this phase begins, if anybody. */
export const leaderOf = (game: Game): Slot | undefined => leadership(game)?.who

/** That somebody leads, as a reason; an arrest takes nothing of it away (CONAN-L9). */
export function leads(walk: Walk, who: Slot): Reason {
  const { rule } = leadership(walk.game)!
  const leader = walk.given({ is: 'fact', kind: 'leads', of: who }, rule)
  const arrested = walk.ledger.found({ kind: 'arrested', of: who, when: 'soFar' }).length > 0
  return arrested ? all({ is: 'fact', kind: 'leadsInPrison', of: who }, { rule: 'CONAN-L9' }, [leader]) : leader
}

/**
 * Who has the suitcase (CONAN-BS1 to BS4).
 * @param when as things are now that the day is over, or as they were when the phase began
 * @param leader who leads in the night it is for
 */
export function suitcaseHolder(
  walk: Walk,
  when: When = 'soFar',
  leader: Slot | undefined = leaderOf(walk.game),
): { who: Slot; why: Reason } | undefined {
  const { ledger } = walk
  const inTheWay = ['arrested', 'abroad', ...(walk.option<boolean>('injured.suitcase') ? [] : ['injured'])]
  const unable = (slot: Slot): Reason[] => [
    ...inTheWay.flatMap(kind =>
      ledger
        .found({ kind, of: slot, when })
        .map(fact =>
          kind === 'injured'
            ? all({ is: 'fact', kind: 'heldInjured', of: slot }, { rule: 'CONAN-S10' }, [ledger.standing(fact, when)])
            : ledger.standing(fact, when),
        ),
    ),
    ...(walk.seat(slot).alive
    || (when === 'phaseStart' && walk.game.seats.some(seat => seat.slot === slot && seat.alive))
      ? []
      : [walk.given({ is: 'fact', kind: 'dead', of: slot }, 'CONAN-S24')]),
  ]
  const passed = (slots: readonly Slot[]): Reason[] =>
    slots.map(slot => all({ is: 'fact', kind: 'passedOver', of: slot }, { rule: 'CONAN-BS2' }, unable(slot)))
  const holds = (who: Slot, rule: RuleId, over: readonly Slot[]): { who: Slot; why: Reason } => ({
    who,
    why: all({ is: 'fact', kind: 'holdsSuitcase', of: who }, { rule }, passed(over)),
  })
  const named = ledger
    .found({ kind: 'suitcaseRank', when })
    .sort((a, b) => Number(a.data.place) - Number(b.data.place))
    .map(({ of }) => of)
  const first = named.find(slot => !unable(slot).length)
  if (first !== undefined)
    return holds(first, first === named[0] ? 'CONAN-BS1' : 'CONAN-BS2', named.slice(0, named.indexOf(first)))
  const fallback = walk.option('suitcase.fallback')
  const toLeader = leader !== undefined && !unable(leader).length
  if (!named.length && toLeader) return holds(leader, 'CONAN-BS3', [])
  if (fallback === 'none') return undefined
  if (fallback !== 'rank' && toLeader) return holds(leader, 'CONAN-BS4', named)
  const byRank = members(walk.game).find(({ slot }) => !unable(slot).length)
  return byRank && holds(byRank.slot, 'CONAN-BS4', named)
}
