/** What is wrong with a set-up (1923-E1, E2, E6, E7, MAF7). How many there are of each role is the host's affair (1923-E16). */
import type { Game, Seat } from '../../../journal/state.ts'
import type { Slot } from '../../../reason/claim.ts'
import { wordsOf } from '../../../rules/option.ts'
import type { SetupBreak } from '../../../ruleset/panel.ts'
import { option } from '../option.ts'
import { plays } from './spectators.ts'

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
    ...broken(
      seats,
      '1923-E6',
      [
        'is a Beginner and may only be a Townsperson or a Mafia Member',
        'are Beginners and may only be Townspeople or Mafia Members',
      ],
      seat => isBeginner(seat) && !plain.includes(seat.role) && !isMafia(seat),
    ),
    ...broken(
      seats,
      '1923-E7',
      ['is a Beginner in the Mafia and has a second role', 'are Beginners in the Mafia and have second roles'],
      seat => isBeginner(seat) && !plain.includes(seat.role) && isMafia(seat),
    ),
    ...broken(
      seats,
      '1923-MAF7',
      ['has a second role that a Mafia Member may not have', 'have second roles that a Mafia Member may not have'],
      seat => isMafia(seat) && !plain.includes(seat.role) && !allowed.includes(seat.role),
    ),
    ...broken(
      seats,
      '1923-E11',
      ['has a role of the other side', 'have roles of the other side'].map(
        has => `${has}: a plain Mafia Member belongs to the Mafia, a Townsperson to the Civilians`,
      ),
      seat => seat.role === (isMafia(seat) ? 'townsperson' : 'mafiaMember'),
    ),
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
  if (due === undefined)
    return [{ rule: '1923-E1', says: `${family} has ${members.length} players; a family has 8 or 10`, who }]
  const mafia = members.filter(isMafia)
  return mafia.length === due
    ? []
    : [
        {
          rule: '1923-E2',
          says: `${family} has ${members.length} players and so ${due === 1 ? '1 Mafia Member' : `${due} Mafia Members`}, not ${mafia.length}`,
          who: mafia.length ? mafia.map(({ slot }) => slot) : who,
        },
      ]
}

/** One break for all whom it concerns. @param says of one player, and of several */
function broken(
  seats: readonly Seat[],
  rule: string,
  [one = '', several = one]: readonly string[],
  wrong: (seat: Seat) => boolean,
): SetupBreak[] {
  const found = seats.filter(wrong)
  const names = found.map(({ name }) => name)
  const who: Slot[] = found.map(({ slot }) => slot)
  return found.length
    ? [
        {
          rule,
          says:
            names.length > 1
              ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)!} ${several}`
              : `${names.join('')} ${one}`,
          who,
        },
      ]
    : []
}
