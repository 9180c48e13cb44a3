/** Whether the app may start at all. In a checkout it may: there tests and tools look into it. */
import { inOne } from '../host/trouble.ts'
import { systemLanguage } from './language.ts'
import { changedPart } from './native.ts'
import type { Electron } from './electron.ts'
import { openedBy } from './switches.ts'

/** Looks before anything is loaded or shown; where it may not start, says why, and ends it. @param argv how it was started */
export function mayStart(
  { app, dialog }: Pick<Electron, 'app' | 'dialog'>,
  argv: readonly string[],
  platform: NodeJS.Platform = process.platform,
): boolean {
  if (!app.isPackaged) return true
  const trouble = openedBy(argv, app.commandLine, platform) ?? changedPart(app.getAppPath(), platform)
  if (!trouble) return true
  const { message, remedy } = inOne(trouble, systemLanguage(app))
  dialog.showErrorBox(message, remedy)
  app.exit(1)
  return false
}
