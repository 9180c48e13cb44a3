/** What a Thief may send in of a role that he has yet to steal (1923-THI8). */
import { seatOf, type Game, type PhaseState, type Refusal, type Seat } from '../../../journal/state.ts'
import { own } from '../../../ruleset/catalogue.ts'
import { nameIn } from '../../../ruleset/name-in.ts'
import { sayingInEach } from '../../../text/in-each.ts'
import { abilities } from '../abilities.ts'
import { option } from '../option.ts'
import type { Sent } from '../refusal.ts'
import { roles } from '../roles.ts'
import { wording } from '../text.ts'

const says = sayingInEach(
  { notStolen: '{name} does not steal from anybody who can {does}' },
  { notStolen: 'игрок {name} не крадет ни у кого, у кого есть ход «{does}»' },
)

/**
 * What a Thief may hope to use in the same night where the host lets him (1923-THI8): whatever somebody might be robbed
 * of. Entry asks before it is known what the theft comes to.
 */
export const hopedFor = (game: Game, { role }: Seat): readonly string[] =>
  role === 'thief' && option(game, 'thief.sameNightUse') === true
    ? Object.entries(abilities).flatMap(([id, { passive, factional, phases }]) =>
        !passive && !factional && phases?.includes('night') ? [id] : [],
      )
    : []

/** Of those, what the player whom he robs can do. */
export function notYetOnes(game: Game, { submissions }: PhaseState, seat: Seat, { does }: Sent): Refusal | undefined {
  const abilitiesOf = (role: string): readonly string[] =>
    (own(game.customRoles, role) ?? own(roles, role))?.abilities ?? []
  if (seat.role !== 'thief' || does === 'factionKill' || abilitiesOf(seat.role).includes(does)) return undefined
  const victims = submissions.flatMap(({ by, does: what, to, withdrawn }) =>
    by === seat.slot && what === 'steal' && !withdrawn ? to : [],
  )
  return victims.some(slot => abilitiesOf(seatOf(game, slot)?.role ?? '').includes(does))
    ? undefined
    : {
        rule: '1923-THI8',
        says: says('notStolen', {
          name: seat.name,
          does: { en: does, ru: nameIn(wording, 'ru', does) },
        }),
      }
}
