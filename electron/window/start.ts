/** Everything behind the door: the desk, and what runs the app. A file of its own, so that nothing of it is loaded before. */
import { join } from 'node:path'
import { openDesk } from '../desk/open.ts'
import { logIn } from '../host/log.ts'
import { threadFromBundle } from '../desk/reading/from-bundle.ts'
import type { Electron } from './electron.ts'
import { run } from './run.ts'

/** Runs the app. @param argv how it was started */
export const start = (electron: Electron, argv: readonly string[]): Promise<void> =>
  run(electron, {
    openDesk: options =>
      openDesk({
        ...options,
        thread: languages => threadFromBundle(join(electron.app.getAppPath(), 'dist/reading.cjs'), languages),
        program: { version: electron.app.getVersion(), host: 'window' },
        log: logIn(join(electron.app.getPath('userData'), 'logs')),
        pages: join(electron.app.getAppPath(), 'dist'),
      }),
    argv,
    opened: () => {
      if (!electron.app.isPackaged) console.log('Nightdesk is open in its window.')
    },
  })
