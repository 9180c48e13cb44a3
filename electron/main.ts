/** The window host: hands Electron to what runs the app, and the desk. */
import * as electron from 'electron'
import { openDesk } from './desk/open.ts'
import { run } from './window/run.ts'

const { app, dialog } = electron

/** Nothing of what a mistake says is shown: it may hold what a game hides. */
function broken(): void {
  dialog.showErrorBox(
    'Nightdesk made a mistake and has to close',
    'What was saved is safe. Please report what you did last.',
  )
  app.exit(1)
}

process.on('uncaughtException', broken)
run(electron, {
  openDesk,
  argv: process.argv.slice(1),
  opened: () => {
    if (!app.isPackaged) console.log('Nightdesk is open in its window.')
  },
}).catch(broken)
