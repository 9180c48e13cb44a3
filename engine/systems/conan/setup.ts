/** What a set-up breaks, and what a host is only warned about. */
import type { Game, Seat } from '../../journal/state.ts'
import { seatOf } from '../../journal/state.ts'
import { brokenOrders } from '../../ruleset/order.ts'
import type { SetupBreak } from '../../ruleset/panel.ts'
import { sayingInEach } from '../../text/in-each.ts'
import { names } from './names.ru.ts'
import { abilitiesOf, ranks } from './roles.ts'
import { options } from './tables.ts'

const says = sayingInEach({
  oneSide: {
    en: 'Everybody is on one side: {side, select, bo {the Organization} other {the town}}.',
    ru: 'Все на одной стороне: {side, select, bo {в Организации} other {в городе}}.',
  },
  share: {
    en: 'The Organization has {members} of {players} players; a quarter to a third is usual.',
    ru: 'В Организации {members} из {players, plural, one {# игрока} few {# игроков} other {# игроков}}; обычно от четверти до трети.',
  },
  rankedTwice: {
    en: 'These members have the same rank; if their orders differ, you will be asked.',
    ru: 'У этих членов Организации один и тот же ранг; если их приказы разойдутся, решать будете вы.',
  },
  lovers: { en: 'Lovers are two players who name each other.', ru: 'Влюбленных двое, и у каждого назван другой.' },
  abroad: { en: 'Travelers start abroad.', ru: 'Путешественники начинают игру за границей.' },
  marked: { en: 'Nobody else starts with a condition.', ru: 'Остальные начинают игру без состояний.' },
})

/** @returns everything that is wrong or unusual before the first phase (CONAN-E1, E5, E6, E8, E13, S1, O2 to O8) */
export function setup(game: Game): SetupBreak[] {
  return [
    ...sides(game),
    ...rankedTwice(game),
    ...lovers(game),
    ...startingMarks(game),
    ...brokenOrders(options, game, names),
  ]
}

/** Two sides, the Organization a quarter to a third of them. */
function sides({ seats }: Game): SetupBreak[] {
  const members = seats.filter(({ faction }) => faction === 'bo')
  if (!members.length || members.length === seats.length)
    return [
      {
        rule: 'CONAN-E1',
        says: says('oneSide', { side: members.length ? 'bo' : 'town' }),
        who: [],
      },
    ]
  const share = members.length / seats.length
  return share >= 1 / 4 && share <= 1 / 3
    ? []
    : [
        {
          rule: 'CONAN-E13',
          says: says('share', { members: members.length, players: seats.length }),
          who: members.map(({ slot }) => slot),
          warns: true,
        },
      ]
}

/** Orders of two members of one rank would have to be put to the host. */
function rankedTwice({ seats }: Game): SetupBreak[] {
  const members = seats.filter(({ faction }) => faction === 'bo')
  const shared = members.filter(({ slot, role }) => members.some(other => other.slot !== slot && other.role === role))
  const unranked = members.filter(({ role }) => !ranks.includes(role))
  const twice = unranked.length > 1 ? [...shared, ...unranked.filter(seat => !shared.includes(seat))] : shared
  return twice.length
    ? [
        {
          rule: 'CONAN-E5',
          says: says('rankedTwice'),
          who: twice.map(({ slot }) => slot),
          warns: true,
        },
      ]
    : []
}

/** Lovers are two players who name each other. */
function lovers(game: Game): SetupBreak[] {
  const partnerOf = (seat: Seat): string => seat.details?.lover?.trim() ?? ''
  const odd = game.seats.filter(seat => {
    const partner = partnerOf(seat)
    const other = partner ? seatOf(game, partner) : undefined
    return partner !== '' && (!other || partner === seat.slot || partnerOf(other) !== seat.slot)
  })
  return odd.length ? [{ rule: 'CONAN-E6', says: says('lovers'), who: odd.map(({ slot }) => slot) }] : []
}

/** Travellers start abroad, everybody else at home and well. */
function startingMarks(game: Game): SetupBreak[] {
  const travels = (seat: Seat): boolean => abilitiesOf(game, seat).includes('travel')
  const atHome = game.seats.filter(seat => travels(seat) && !seat.status.includes('abroad'))
  const marked = game.seats.filter(seat => seat.status.some(mark => mark !== 'abroad' || !travels(seat)))
  return [
    ...(atHome.length ? [{ rule: 'CONAN-E8', says: says('abroad'), who: atHome.map(({ slot }) => slot) }] : []),
    ...(marked.length
      ? [
          {
            rule: 'CONAN-S1',
            says: says('marked'),
            who: marked.map(({ slot }) => slot),
            warns: true as const,
          },
        ]
      : []),
  ]
}
