/** How a game is shown, as it is kept: parsed when it comes in, and when it is read back. */
import { z } from 'zod'
import { limits } from '../../../engine/shape/limits.ts'
import { Id, listOf, Name } from '../../../engine/shape/shape.ts'
import { dialects } from '../../../engine/text/dialects/index.ts'
import type { GameSettings } from '../contract.ts'
import { isZone } from '../moments.ts'

export const defaultSettings: GameSettings = { zone: 'UTC', dialect: 'xenforo', hosts: [] }

/** What an export says of it; an old one says nothing. */
export const SettingsShape = z.strictObject({ zone: Id, dialect: Id, hosts: listOf(Name, limits.few) }).partial()

/** Settings of which each can be used; what cannot be read is as in a new game, where the host sees it and can change it. */
export function settingsFrom(value: unknown): GameSettings {
  const { zone, dialect, hosts } = z
    .object({
      zone: Id.refine(isZone).catch(defaultSettings.zone),
      dialect: Id.refine(id => Object.hasOwn(dialects, id)).catch(defaultSettings.dialect),
      hosts: listOf(Name, limits.few).catch(defaultSettings.hosts),
    })
    .catch(defaultSettings)
    .parse(value, { jitless: true })
  return { zone, dialect, hosts }
}
