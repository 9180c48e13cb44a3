/**
 * Teams and sides. Red, black and grey are teams; among the blacks the side of the mafia and the side of the maniac keep
 * separate shots (RU-TEAM-1).
 */
import type { Proposal } from '../../../journal/outcome.ts'
import type { Game, Seat } from '../../../journal/state.ts'
import type { RuleId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { roleIs } from '../roles/role-entries.ts'
import { all, type Resolution } from '../vocabulary.ts'

export const sides = ['mafia', 'maniac'] as const

export type Side = (typeof sides)[number]

export const otherSide = (side: Side): Side => (side === 'mafia' ? 'maniac' : 'mafia')

/** The negative role over somebody's civil one; empty for who has none. */
export const negativeOf = ({ details }: Pick<Seat, 'details'>): string => details?.negative ?? ''

export const isBlack = ({ faction }: Pick<Seat, 'faction'>): boolean => faction === 'black'

export const isGrey = ({ faction }: Pick<Seat, 'faction'>): boolean => faction === 'grey'

/** Who kills for a side: the first line in which anybody lives (RU-HIR-8, RU-IMI-1, RU-GEI-7). */
const lines: Record<Side, readonly (readonly string[])[]> = {
  mafia: [['mafia', 'sonOfBoss'], ['hireling']],
  maniac: [['maniac', 'yakuza', 'daughterOfHead'], ['imitator'], ['ninja'], ['geisha']],
}

/**
 * Werewolves who kill only when nobody else is left to, the first who lives: a poisoner who can poison no more before the
 * others, and else last (RU-FMT-5, RU-OVL-6).
 */
function lastOf(living: readonly Seat[]): Seat[] {
  const exhausted = living.filter(seat => negativeOf(seat) === 'poisoner' && seat.status.includes('noPoison'))
  return exhausted.length
    ? exhausted
    : (['joker', 'executor', 'poisoner']
        .map(role => living.filter(seat => negativeOf(seat) === role))
        .find(found => found.length) ?? [])
}

/** A geisha whom the host put before the imitator, or who stands in for one of two yakuza (RU-OVL-6, RU-GEI-8). */
function geishasAmong(living: readonly Seat[], line: readonly Seat[]): Seat[] {
  const pair = line.filter(seat => roleIs(negativeOf(seat), 'pairOfYakuza'))
  return living.filter(
    seat =>
      negativeOf(seat) === 'geisha'
      && ((seat.details?.heir === 'true' && !line.some(one => negativeOf(one) === 'maniac'))
        || (line.length === 1 && pair.length === 1)),
  )
}

/** Who sends a hired killer, and what his like is called on the other side (RU-YAK-2). */
const employers: Readonly<Record<string, { by: readonly string[]; otherwise: string; others: readonly string[] }>> = {
  hireling: { by: ['mafia', 'sonOfBoss'], otherwise: 'ninja', others: ['yakuza', 'daughterOfHead'] },
  ninja: { by: ['yakuza', 'daughterOfHead'], otherwise: 'hireling', others: ['mafia', 'sonOfBoss'] },
}

/** The negative role as it counts now: a hired killer without employers is of the other pair, where there is one (RU-YAK-2). */
export function roleNow(seats: readonly Seat[], seat: Seat): string {
  const negative = negativeOf(seat)
  const hired = employers[negative]
  if (!hired) return negative
  const lives = (roles: readonly string[]): boolean => seats.some(one => one.alive && roles.includes(negativeOf(one)))
  const twoPairs = seats.some(one => roleIs(negativeOf(one), 'pairOfYakuza'))
  return twoPairs && !lives(hired.by) && lives(hired.others) ? hired.otherwise : negative
}

/** The two who are a pair, with the third partner (RU-SON-1). */
const families: Record<Side, readonly string[]> = {
  mafia: ['mafia', 'sonOfBoss'],
  maniac: ['yakuza', 'daughterOfHead'],
}

/**
 * The last of both pairs, who are one new pair: neither has a third or a hired one left, nor a geisha in the place of a
 * partner (RU-YAK-6). They kill as one side, the mafia's.
 */
export function isMixed(seats: readonly Seat[]): boolean {
  const living = (roles: readonly string[]): number =>
    seats.filter(seat => seat.alive && roles.includes(negativeOf(seat))).length
  return sides.every(side => living(families[side]) === 1) && !living(['hireling', 'ninja', 'geisha'])
}

/** Seats are never changed in place, so what was found for them stays found. */
const found = new WeakMap<readonly Seat[], Partial<Record<Side, Seat[]>>>()

/** Everybody living who may carry out a shot of this side, in roster order. */
export function killersOf(seats: readonly Seat[], side: Side): Seat[] {
  const known = found.get(seats) ?? {}
  found.set(seats, known)
  return (known[side] ??= findKillers(seats, side))
}

function findKillers(seats: readonly Seat[], side: Side): Seat[] {
  const living = seats.filter(({ alive }) => alive)
  if (isMixed(seats))
    return side === 'maniac' ? [] : living.filter(seat => Object.values(families).flat().includes(negativeOf(seat)))
  const line = (roles: readonly string[]): Seat[] => living.filter(seat => roles.includes(roleNow(seats, seat)))
  const [first = [], ...others] = lines[side].map(line)
  const joining = side === 'maniac' ? geishasAmong(living, first) : []
  const own = joining.length
    ? living.filter(seat => first.includes(seat) || joining.includes(seat))
    : [first, ...others].find(found => found.length)
  if (own) return own
  // They have one account, the mafia's: nobody else shoots any more.
  return side === 'maniac' || lines[otherSide(side)].some(roles => line(roles).length) ? [] : lastOf(living)
}

/** The side for which somebody may kill now; undefined for who may not. */
export const sideOf = (seats: readonly Seat[], slot: string): Side | undefined =>
  sides.find(side => killersOf(seats, side).some(seat => seat.slot === slot))

/** The side that a negative role belongs to, whether or not its holder may kill now. */
export const homeOf = (negative: string): Side | undefined =>
  sides.find(side => lines[side].some(roles => roles.includes(negative)))

/** A side is out when nobody living can carry out its shots. */
export const isOut = (seats: readonly Seat[], side: Side): boolean =>
  isMixed(seats)
    ? side === 'maniac'
    : !lines[side].some(roles => seats.some(seat => seat.alive && roles.includes(roleNow(seats, seat))))

/** The extended format, of 16 players and more (RU-FMT-1). */
export const isExtended = ({ options }: Pick<Game, 'options'>): boolean => options.format === 'extended'

/** Proposes an end. `winners` as the game knows them, with commas. */
export function over(run: Resolution, winners: string, rule: RuleId, why: Reason): void {
  run.put({
    kind: 'gameOver',
    of: '',
    rule,
    why: all({ is: 'fact', kind: 'gameOver', of: '' }, { rule }, [why]),
    data: { winners },
  })
}

/** What was proposed, for the host to confirm. */
export function gameOver(run: Resolution): Proposal | undefined {
  const [over] = run.ledger.found({ kind: 'gameOver', when: 'soFar' })
  return over && { winners: over.data.winners.split(','), rule: over.rule, reason: over.why }
}
