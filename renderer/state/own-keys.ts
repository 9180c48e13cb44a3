/** Keys that the host chose for commands, kept for all games. */
import { useEffect } from 'react'
import { useAnswer } from './answers.ts'
import { chooseKeys, type Command } from './commands.ts'
import { keepSetting } from './setting.ts'

const setting = 'keys'

/** The keys in the settings; what cannot be read counts as none. */
function keysIn(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** Hears commands by the host's own keys, as soon as these are known and whenever they change. */
export function useOwnKeys(): Record<string, string> {
  const { value: settings } = useAnswer('settings.get', {})
  const kept = JSON.stringify(keysIn(settings?.[setting]))
  useEffect(() => chooseKeys(JSON.parse(kept) as Record<string, string>), [kept])
  return JSON.parse(kept) as Record<string, string>
}

/** Gives a command other keys. @param keys undefined gives it back its usual ones */
export function keepKeys(
  own: Readonly<Record<string, string>>,
  { id, usual, keys: now }: Command,
  keys: string | undefined,
): void {
  const { [id]: _, ...others } = own
  keepSetting({
    key: setting,
    value: keys === undefined || keys === (usual ?? now) ? others : { ...others, [id]: keys },
  })
}

/** Gives every command its usual keys. */
export const keepUsualKeys = (): void => keepSetting({ key: setting, value: {} })
