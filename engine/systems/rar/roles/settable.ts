/** What a host may set otherwise for one role than the options of the game have it (RAR-C3). */
import { AS_GAME } from '../../../rules/component.ts'
import type { Role } from '../../../rules/role.ts'
import { abilities } from '../abilities.ts'

type Settings = NonNullable<Role['settings']>

/** @param shared abilities that every role of the faction has besides its own */
export const settable = (roles: Record<string, Role>, shared: readonly string[] = []): Record<string, Role> =>
  Object.fromEntries(
    Object.entries(roles).map(([id, role]) => {
      const settings = { ...role.settings, ...asGame([...role.abilities, ...shared]) }
      return [id, { ...role, ...(Object.keys(settings).length && { settings }) }]
    }),
  )

function asGame(ids: readonly string[]): Settings {
  const own = ids.map(id => abilities[id]!)
  const sent = own.filter(({ passive }) => !passive)
  return {
    ...(sent.some(({ targets }) => targets > 0) && { selfTarget: [AS_GAME, true, false] }),
    ...(sent.length > 0 && { deadActorsAct: [AS_GAME, true, false] }),
    ...(sent.length > 0 && { actionsPerNight: [AS_GAME, 'unlimited', 'one'] }),
    ...(sent.length < own.length && { passivesCanBeStopped: [AS_GAME, true, false] }),
  }
}
