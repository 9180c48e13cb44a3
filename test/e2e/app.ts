/** The whole app for a spec: a workspace, the desk, the loopback host and a page in a real Chromium. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { openDesk } from '../../electron/desk/open.ts'
import { serve, type Served } from '../../electron/serve.ts'
import type { Desk } from '../../electron/desk/desk.ts'

const root = join(import.meta.dirname, '../..')
export const sampleFolder = join(root, 'assets/sample')

export interface App {
  folder: string
  file: string
  desk: Desk
  served: Served
  /** Everything that broke the rules of the page: violations of its policy, errors, requests that would leave the machine. */
  trouble: string[]
  page(options?: Looks): Promise<Page>
  /** Ends the app as a host would, and starts it again on the same file. */
  restart(): Promise<void>
  close(): Promise<void>
}

export interface Looks { theme?: 'light' | 'dark'; width?: number; height?: number; clipboard?: boolean }

/** @param sample with the sample games in it */
export async function startApp(browser: Browser, { sample = false }: { sample?: boolean } = {}): Promise<App> {
  const folder = mkdtempSync(join(tmpdir(), 'nightdesk-e2e-'))
  const file = join(folder, 'workspace.nightdesk')
  const trouble: string[] = []
  const contexts: BrowserContext[] = []
  const start = async (): Promise<{ desk: Desk; served: Served }> => {
    const desk = await openDesk({ file, ...sample && { sample: sampleFolder }, broken: error => trouble.push(String(error)) })
    return { desk, served: await serve({ desk, dist: join(root, 'dist/renderer') }) }
  }
  const stop = async ({ served, desk }: { desk: Desk; served: Served }): Promise<void> => {
    for (const context of contexts.splice(0)) await context.close()
    await served.close()
    await desk.close()
  }
  const app: App = {
    folder, file, ...await start(), trouble,
    page: async ({ theme = 'light', width = 1280, height = 800, clipboard = false } = {}) => {
      const context = await browser.newContext({ viewport: { width, height }, colorScheme: theme, reducedMotion: 'reduce' })
      contexts.push(context)
      if (clipboard) await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(app.served.url).origin })
      const page = await context.newPage()
      await page.addInitScript(() => document.addEventListener('securitypolicyviolation', event => console.error(`CSP: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`)))
      page.on('console', message => { if (message.type() === 'error') trouble.push(message.text()) })
      page.on('pageerror', error => trouble.push(`page: ${error.message}`))
      page.on('request', request => { if (!/^(http:\/\/127\.0\.0\.1:|data:|blob:)/.test(request.url())) trouble.push(`request: ${request.url()}`) })
      await page.goto(app.served.url)
      return page
    },
    restart: async () => {
      await stop(app)
      Object.assign(app, await start())
    },
    close: async () => {
      await stop(app)
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return app
}
