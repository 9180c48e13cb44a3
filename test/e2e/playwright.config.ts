/** End to end: the app in a real Chromium over the loopback host. The page has to be built first: see `npm run e2e`. */
import { availableParallelism } from 'node:os'
import { defineConfig } from 'playwright/test'
import { launching } from '../electron/serve/chromium.ts'
import { filesLeft, testsLeft } from '../../tools/level.mjs'
import './costs.ts'
import { patience } from './hands.ts'

/** Words as a pattern that finds them alone. */
const exactly = (words: string): string => words.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
/** The tests of `test/full-only.json` by how the runner calls them: the file, the titles around it, and its own, of which any may be named. */
const left = testsLeft.map(
  ({ file, title }) => new RegExp(`(^| )${exactly(file.replace('test/e2e/', ''))} (.* )?${exactly(title)}( |$)`),
)

export default defineConfig({
  outputDir: '../../dist/e2e',
  testIgnore: filesLeft.flatMap(path => (path.startsWith('test/e2e/') ? path.replace('test/e2e/', '**/') : [])),
  ...(left.length && { grepInvert: left }),
  // One more than processors: a page waits for its host as often as it is drawn.
  workers: availableParallelism() + 1,
  retries: 0,
  // What is built needs no translation, which would take longer than any spec.
  build: { external: ['**/dist/**'] },
  forbidOnly: true,
  // Long enough for a busy machine, as each wait in it is: how fast things are is measured, never tested.
  timeout: 10 * patience,
  expect: { timeout: patience },
  use: {
    launchOptions: launching,
    // Without film and without the page at each step, which would be kept of every test to be thrown away of nearly
    // all:
    // `npm run e2e -- NAME --trace on` has both.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
  },
})
