/** Where specs run: in a real Chromium, or nowhere, which is said. */
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest'
import { launch, noChromium } from '../electron/serve/chromium.ts'
import { startApp, type App } from './app.ts'

/** A story is told in order: where one spec of it fails, those after it are not tried. */
export function asStory(): void {
  let broken: string | undefined
  beforeEach(({ skip }) => skip(broken !== undefined, `it comes after "${broken}", which failed`))
  afterEach(({ task }) => {
    if (task.result?.state === 'fail') broken ??= task.name
  })
}

/**
 * Specs of one app, which is there before the first and gone after the last.
 * @param body makes the specs; it gets what gives the app once they run
 */
export function inChromium(
  title: string,
  options: Parameters<typeof startApp>[1],
  body: (app: () => App) => void,
): void {
  if (noChromium) console.log(`Not tried, "${title}": ${noChromium}.`)
  describe.skipIf(noChromium)(title, () => {
    let browser: Browser | undefined
    let app: App | undefined
    beforeAll(async () => {
      browser = await launch()
      app = await startApp(browser, options)
    })
    afterAll(async () => {
      await app?.close()
      await browser?.close()
    })
    body(() => {
      if (!app) throw new Error('The app is not there yet.')
      return app
    })
  })
}
