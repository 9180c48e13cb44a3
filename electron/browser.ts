/**
 * The app in a browser tab: opens the workspace, serves it to this machine, and says where. What `npm start` runs where no window
 * is to be had. Ends with Ctrl+C.
 */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { preferredLocale } from '../engine/text/locale.ts'
import { openDesk } from './desk/open.ts'
import { threadFromSource } from './desk/reading/from-source.ts'
import { logIn } from './host/log.ts'
import { usualPlace } from './host/workspace-path.ts'
import { troubleOf } from './host/trouble.ts'
import { serveFrom } from './serve/from.ts'

const root = join(import.meta.dirname, '..')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
const opened = await serveFrom({
  openDesk: options =>
    openDesk({
      ...options,
      thread: threadFromSource,
      pages: join(root, 'dist'),
      program: { version, host: 'browser' },
      log: logIn(join(dirname(usualPlace().file), 'logs')),
    }),
  argv: process.argv.slice(2),
  dist: join(root, 'dist/renderer'),
  sample: join(root, 'assets/sample'),
  language: preferredLocale(Intl.DateTimeFormat().resolvedOptions().locale),
}).catch((error: unknown) => {
  const { message, remedy } = troubleOf(error)
  console.error(`${message}\n${remedy}`)
  process.exit(1)
})
console.log(opened.says)
if (opened.elsewhere) process.exit(0)

let ending = false
function end(): void {
  if (ending) return
  ending = true
  void opened.close().finally(() => process.exit(0))
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
// Whoever started us is gone.
process.on('disconnect', end)
