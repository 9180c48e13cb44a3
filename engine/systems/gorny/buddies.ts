/** Buddies (GORNY-T4): a newcomer and an experienced player, dealt into one faction. */
import type { Game, Seat } from '../../game/state.ts'
import type { SetupBreak } from '../../rules/panel.ts'

/** The pairs, as the field `buddy` of either of the two names the other. */
export function buddies({ seats }: Pick<Game, 'seats'>): [Seat, Seat | string][] {
  return seats.flatMap((seat): [Seat, Seat | string][] => {
    const name = seat.details?.buddy?.trim()
    if (!name) return []
    return [[seat, seats.find(({ slot, name: called }) => slot === name || called === name) ?? name]]
  })
}

/** Pairs that were dealt apart, or whose other half is nobody. */
export function apart(game: Game): SetupBreak[] {
  return buddies(game).flatMap(([seat, other]): SetupBreak[] => {
    if (typeof other === 'string') return [{ rule: 'GORNY-T4', says: `${seat.name}'s buddy ${other} is not in the game`, who: [seat.slot] }]
    if (other.slot === seat.slot) return [{ rule: 'GORNY-T4', says: `${seat.name} is paired with nobody else`, who: [seat.slot] }]
    return other.faction === seat.faction ? [] : [{ rule: 'GORNY-T4', says: `${seat.name} and ${other.name} are buddies and in different factions`, who: [seat.slot, other.slot] }]
  })
}
