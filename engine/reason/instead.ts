/**
 * Deeds that nobody sent in, done in the place of somebody who sent one in and was kept from it: a partner shoots where
 * the shooter was arrested. Such a deed has an id of its own, for it is another player's than the action it stands for.
 */
import type { ActionId, SeatId } from './claim.ts'

/** What somebody does in the place of an action's player; `does`: the ability that it is called after. */
interface Instead {
  who: SeatId
  does: string
  of: ActionId
}

/** The id of such a deed: `instead:<slot>:<ability>:<action>`. */
export const insteadId = ({ who, does, of }: Instead): ActionId => `instead:${who}:${does}:${of}`

/** What an id says, where it is that of such a deed. */
export function insteadIn(id: ActionId): Instead | undefined {
  const [, who, does, of] = /^instead:([^:]+):([^:]+):(.+)$/.exec(id) ?? []
  return who !== undefined && does !== undefined && of !== undefined ? { who, does, of } : undefined
}
