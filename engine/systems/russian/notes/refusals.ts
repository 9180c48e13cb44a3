/** Which conditions an author may not set. */
import type { Game, Refusal, Seat } from '../../../journal/state.ts'
import { seatOf } from '../../../journal/state.ts'
import type { SeatId } from '../../../reason/claim.ts'
import { own } from '../../../ruleset/catalogue.ts'
import { base, optional } from '../roles/civil.ts'
import { faceless, negative } from '../roles/negative.ts'
import { conditionOf } from './language.ts'
import { conditionSaid, inSigns, unreadClause } from './said.ts'

/** A condition has to be readable, and about what its author may know (RU-NOTE-2). */
export function refuseCondition(game: Game, by: SeatId, when: string): Refusal | undefined {
  const author = seatOf(game, by)!
  const unread = unreadClause(when)
  if (unread) return { rule: 'RU-NOTE-2', says: unread }
  const has = (ability: string) => abilitiesOf(game, author).includes(ability)
  const read = conditionOf(inSigns(when), game, author, has, conditionSaid)
  return 'says' in read ? { rule: 'RU-NOTE-2', says: read.says } : undefined
}

/** What a player's roles let him do, civil and overlaid. */
function abilitiesOf({ customRoles }: Game, { role, details }: Seat): readonly string[] {
  const over = [own(negative, details?.negative ?? ''), own(faceless, details?.faceless ?? '')]
  return [own(customRoles, role) ?? own(base, role) ?? own(optional, role), ...over].flatMap(
    one => one?.abilities ?? [],
  )
}
