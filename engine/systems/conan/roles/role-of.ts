/** What a seat's role can do, also one that the host composed. */
import type { Game, Seat } from '../../../journal/state.ts'
import { own } from '../../../ruleset/catalogue.ts'
import { bo } from './bo.ts'
import { town } from './town.ts'

/** @returns the abilities of the role alone, without those of its side */
export const abilitiesOf = (
  { customRoles }: Pick<Game, 'customRoles'>,
  { role }: Pick<Seat, 'role'>,
): readonly string[] => (own(customRoles, role) ?? own({ ...bo, ...town }, role))?.abilities ?? []
