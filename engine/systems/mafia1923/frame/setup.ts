/** What is wrong with a set-up (1923-E1, E2, E6, E7, MAF7). How many there are of each role is the host's affair (1923-E16). */
import type { Game, Seat } from '../../../journal/state.ts'
import type { SeatId } from '../../../reason/claim.ts'
import { wordsOf } from '../../../rules/option.ts'
import type { SetupBreak } from '../../../ruleset/panel.ts'
import { sayingInEach } from '../../../text/in-each.ts'
import { option } from '../option.ts'
import { plays } from './spectators.ts'

const says = sayingInEach(
  {
    size: '{family} has {players} players; a family has 8 or 10',
    mafia:
      '{family} has {players} players and so {due, plural, one {# Mafia Member} other {# Mafia Members}}, not {mafia}',
    beginner:
      '{names} {count, plural, =1 {is a Beginner and may only be a Townsperson or a Mafia Member} other {are Beginners and may only be Townspeople or Mafia Members}}',
    beginnerInMafia:
      '{names} {count, plural, =1 {is a Beginner in the Mafia and has a second role} other {are Beginners in the Mafia and have second roles}}',
    second:
      '{names} {count, plural, =1 {has a second role} other {have second roles}} that a Mafia Member may not have',
    otherSide:
      '{names} {count, plural, =1 {has a role} other {have roles}} of the other side: a plain Mafia Member belongs to the Mafia, a Townsperson to the Civilians',
  },
  {
    size: 'В семье {family} {players, plural, one {# игрок} few {# игрока} other {# игроков}}, а должно быть 8 или 10',
    mafia:
      'В семье {family} {players, plural, one {# игрок} few {# игрока} other {# игроков}}, и членов мафии в ней должно быть {due}, а не {mafia}',
    beginner:
      '{names} — {count, plural, =1 {новичок и может быть только горожанином или членом мафии} other {новички и могут быть только горожанами или членами мафии}}',
    beginnerInMafia:
      '{names} — {count, plural, =1 {новичок в мафии, и второй роли у него быть не должно} other {новички в мафии, и вторых ролей у них быть не должно}}',
    second:
      'У {count, plural, =1 {игрока {names} вторая роль, которой} other {игроков {names} вторые роли, которых}} у члена мафии быть не может',
    otherSide:
      'У {count, plural, =1 {игрока {names} роль} other {игроков {names} роли}} другой стороны: простой член мафии принадлежит к мафии, горожанин — к мирным',
  },
)

/** Mafia Members of a family, by its size. */
const mafiaOf: ReadonlyMap<number, number> = new Map([
  [8, 1],
  [10, 2],
])

/** Roles without an ability: what a Beginner may have. */
const plain = ['townsperson', 'mafiaMember']

/** The rules that a roster breaks, before the first night. */
export function setup({ seats: all, options: chosen }: Pick<Game, 'seats' | 'options'>): SetupBreak[] {
  const seats = all.filter(plays)
  const allowed = wordsOf(option<string>({ options: chosen }, 'mafia.secondaryRoles'))
  return [
    ...familiesOf(seats).flatMap(([family, members]) => familyBreaks(family, members)),
    ...broken(seats, '1923-E6', 'beginner', seat => isBeginner(seat) && !plain.includes(seat.role) && !isMafia(seat)),
    ...broken(
      seats,
      '1923-E7',
      'beginnerInMafia',
      seat => isBeginner(seat) && !plain.includes(seat.role) && isMafia(seat),
    ),
    ...broken(
      seats,
      '1923-MAF7',
      'second',
      seat => isMafia(seat) && !plain.includes(seat.role) && !allowed.includes(seat.role),
    ),
    ...broken(seats, '1923-E11', 'otherSide', seat => seat.role === (isMafia(seat) ? 'townsperson' : 'mafiaMember')),
  ]
}

const isBeginner = (seat: Seat): boolean => seat.details?.level === 'beginner'
const isMafia = (seat: Seat): boolean => seat.faction === 'mafia'

function familiesOf(seats: readonly Seat[]): [family: string, members: Seat[]][] {
  const names = [...new Set(seats.flatMap(({ details }) => details?.family ?? []))]
  return names.map(name => [name, seats.filter(({ details }) => details?.family === name)])
}

function familyBreaks(family: string, members: readonly Seat[]): SetupBreak[] {
  const who = members.map(({ slot }) => slot)
  const due = mafiaOf.get(members.length)
  if (due === undefined) return [{ rule: '1923-E1', says: says('size', { family, players: members.length }), who }]
  const mafia = members.filter(isMafia)
  return mafia.length === due
    ? []
    : [
        {
          rule: '1923-E2',
          says: says('mafia', { family, players: members.length, due, mafia: mafia.length }),
          who: mafia.length ? mafia.map(({ slot }) => slot) : who,
        },
      ]
}

/** One break for all whom it concerns. */
function broken(
  seats: readonly Seat[],
  rule: string,
  what: 'beginner' | 'beginnerInMafia' | 'second' | 'otherSide',
  wrong: (seat: Seat) => boolean,
): SetupBreak[] {
  const found = seats.filter(wrong)
  const names = found.map(({ name }) => name)
  const who: SeatId[] = found.map(({ slot }) => slot)
  const row = (and: string): string => [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(and)
  return found.length
    ? [{ rule, says: says(what, { names: { en: row(' and '), ru: row(' и ') }, count: names.length }), who }]
    : []
}
