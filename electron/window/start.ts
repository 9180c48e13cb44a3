/** Everything behind the door: the desk, and what runs the app. A file of its own, so that nothing of it is loaded before. */
import { openDesk } from '../desk/open.ts'
import type { Electron } from './electron.ts'
import { run } from './run.ts'

/** Runs the app. @param argv how it was started */
export const start = (electron: Electron, argv: readonly string[]): Promise<void> =>
  run(electron, {
    openDesk,
    argv,
    opened: () => {
      if (!electron.app.isPackaged) console.log('Nightdesk is open in its window.')
    },
  })
