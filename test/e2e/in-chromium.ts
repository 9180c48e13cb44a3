/** Where specs run: in a real Chromium, or nowhere, which is said. */
import { test } from 'playwright/test'
import { noChromium } from '../electron/serve/chromium.ts'
import { startApp, type App } from './app.ts'

// The runner reads every spec once more in each of its workers: it is said by the runner alone.
if (noChromium && process.env.TEST_WORKER_INDEX === undefined) console.log(`No spec is tried: ${noChromium}.`)

/**
 * Specs of one app, which is there before the first and gone after the last.
 * @param body makes the specs; it gets what gives the app once they run
 */
export function inChromium(
  title: string,
  options: Parameters<typeof startApp>[1],
  body: (app: () => App) => void,
): void {
  test.describe(title, () => {
    test.skip(noChromium !== undefined, noChromium)
    let app: App | undefined
    test.beforeAll(async ({ browser }) => {
      app = await startApp(browser, options)
    })
    test.afterAll(() => app?.close())
    body(() => {
      if (!app) throw new Error('The app is not there yet.')
      return app
    })
  })
}
