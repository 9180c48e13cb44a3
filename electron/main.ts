/** The window host: hands Electron to what guards the door, and then to what runs the app. */
import { createRequire } from 'node:module'
import * as electron from 'electron'
import { inWords } from '../engine/text/in-each.ts'
import { mayStart } from './window/door.ts'
import { systemLanguage } from './window/language.ts'
import type * as inside from './window/start.ts'
import { say } from './window/words/say.ts'

const { app, dialog } = electron
const argv = process.argv.slice(1)

/** Nothing of what a mistake says is shown: it may hold what a game hides. */
function broken(): void {
  const language = systemLanguage(app)
  dialog.showErrorBox(inWords(say('broken'), language), inWords(say('reportLast'), language))
  app.exit(1)
}

process.on('uncaughtException', broken)
if (mayStart(electron, argv)) {
  // The other half of the bundle, and with it the native part. At once: Electron wants to be told some things before it is ready.
  const { start } = createRequire(import.meta.url)('./app.cjs') as typeof inside
  start(electron, argv).catch(broken)
}
