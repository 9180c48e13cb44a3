/** What is kept for all games. */
import type { CallInput } from '../../electron/desk/contract.ts'
import { act } from './act.ts'

/** Each change goes out when the one before it is kept, so that what was said last is what stays. */
let last: Promise<unknown> = Promise.resolve()

/** Keeps a setting; what goes wrong is said. */
export function keepSetting(change: CallInput<'settings.put'>): void {
  last = last.then(() => act('settings.put', change))
}
