/** Buddies (GORNY-T4): a newcomer and an experienced player, dealt into one faction, the town or the mafia. */
import type { Game, Seat } from '../../journal/state.ts'
import type { SetupBreak } from '../../ruleset/panel.ts'
import { sayingInEach } from '../../text/in-each.ts'

const says = sayingInEach(
  {
    absent: "{name}'s buddy {other} is not in the game",
    alone: '{name} is paired with nobody else',
    sides: '{name} and {other} are buddies and in different factions',
    neither: '{name} and {other} are buddies and neither of the town nor of the mafia',
  },
  {
    absent: 'У игрока {name} напарник {other}, но в игре такого нет',
    alone: 'Игрок {name} в паре только с самим собой',
    sides: '{name} и {other} — напарники, но на разных сторонах',
    neither: '{name} и {other} — напарники, но не из города и не из мафии',
  },
)

/** The pairs, as the field `buddy` of either of the two names the other. */
export function buddies({ seats }: Pick<Game, 'seats'>): [Seat, Seat | string][] {
  return seats.flatMap((seat): [Seat, Seat | string][] => {
    const name = seat.details?.buddy?.trim()
    if (!name) return []
    return [[seat, seats.find(({ slot, name: called }) => slot === name || called === name) ?? name]]
  })
}

/** Pairs that were dealt apart, or whose other half is nobody. Two who name each other are one pair. */
export function apart(game: Game): SetupBreak[] {
  const named = buddies(game)
  const before = (seat: Seat, other: Seat | string, place: number): boolean =>
    named.slice(0, place).some(([first, second]) => first === other && second === seat)
  return named
    .filter(([seat, other], place) => !before(seat, other, place))
    .flatMap(([seat, other]): SetupBreak[] => {
      if (typeof other === 'string')
        return [{ rule: 'GORNY-T4', says: says('absent', { name: seat.name, other }), who: [seat.slot] }]
      if (other.slot === seat.slot)
        return [{ rule: 'GORNY-T4', says: says('alone', { name: seat.name }), who: [seat.slot] }]
      const wrong =
        other.faction !== seat.faction ? 'sides' : ['town', 'mafia'].includes(seat.faction) ? undefined : 'neither'
      return wrong === undefined
        ? []
        : [
            {
              rule: 'GORNY-T4',
              says: says(wrong, { name: seat.name, other: other.name }),
              who: [seat.slot, other.slot],
            },
          ]
    })
}
