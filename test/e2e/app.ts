/** The whole app for a spec: a workspace, the desk, the loopback host and a page in a real Chromium. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as passed } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from 'playwright/test'
import type { Served } from '../../electron/serve.ts'
import { enterQuickly } from '../electron/serve/chromium.ts'
import type { Answers, CallInput, CallName } from '../../electron/desk/contract.ts'
import type { Desk, DeskOptions } from '../../electron/desk/desk.ts'
import { openDesk, serve } from './bundled.ts'
import { patience } from './hands.ts'

const root = join(import.meta.dirname, '../..')
export const sampleFolder = join(root, 'assets/sample')
/** The built page: another one than that of `npm run build` where the environment names it. */
const dist = process.env.NIGHTDESK_DIST ?? join(root, 'dist/renderer')

export interface App {
  folder: string
  file: string
  desk: Desk
  served: Served
  /** Everything that broke the rules of the page: violations of its policy, errors, requests that would leave the machine. */
  trouble: string[]
  page(options?: Looks): Promise<Page>
  /**
   * One page for one test after the other, loaded anew for each, which takes half of what another window does. They
   * give it the same theme and clipboard.
   */
  again(options?: Looks): Promise<Page>
  /** Asks the desk past the page. @throws where it refuses */
  ask<Name extends CallName>(name: Name, input: CallInput<Name>): Promise<Answers[Name]>
  /** Ends the host and the desk under the pages that are open; `restart` or `close` comes after it. */
  goAway(): Promise<void>
  /** Ends the app as a host would, and starts it again on the same file. */
  restart(): Promise<void>
  close(): Promise<void>
}

export interface Looks {
  theme?: 'light' | 'dark'
  width?: number
  height?: number
  clipboard?: boolean
  /** The language of the machine, which says whether its clock has 12 hours or 24. */
  machine?: string
}

const usual = { width: 1280, height: 800 }

/**
 * A workspace as a first start fills it, made once in a process: each takes in every sample game and looks at all of its
 * screens. That a start does so is a test of its own.
 */
function sampleFilled(): Promise<string> {
  filled ??= (async () => {
    const folder = mkdtempSync(join(tmpdir(), 'nightdesk-sample-'))
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    const file = join(folder, 'workspace.nightdesk')
    await (await openDesk({ file, sample: sampleFolder })).close()
    return file
  })()
  return filled
}
let filled: Promise<string> | undefined

/** The same desk, which hears of every second call of a kind so many milliseconds later: the next one overtakes it. */
function late(desk: Desk, by: number): Desk {
  const heard = new Map<string, number>()
  return {
    ...desk,
    dispatch: async (name, ...asked) => {
      const before = heard.get(name) ?? 0
      heard.set(name, before + 1)
      if (before % 2 === 0) await passed(by)
      return desk.dispatch(name, ...asked)
    },
  }
}

/** @param sample with the sample games in it @param slow by how many milliseconds calls are late: in all specs where NIGHTDESK_SLOW says so @param night how nights are looked at at first: specs about trees begin with one @param thread on which is read what is pasted; in process without it */
export async function startApp(
  browser: Browser,
  {
    sample = false,
    slow = Number(process.env.NIGHTDESK_SLOW ?? 0),
    night = 'graph',
    thread,
    readingDeadline,
  }: { sample?: boolean; slow?: number; night?: 'map' | 'graph' } & Pick<
    DeskOptions,
    'thread' | 'readingDeadline'
  > = {},
): Promise<App> {
  const folder = mkdtempSync(join(tmpdir(), 'nightdesk-e2e-'))
  const file = join(folder, 'workspace.nightdesk')
  const trouble: string[] = []
  const contexts: BrowserContext[] = []
  const start = async (): Promise<{ desk: Desk; served: Served }> => {
    const desk = await openDesk({
      file,
      ...(thread && { thread }),
      ...(readingDeadline !== undefined && { readingDeadline }),
      pages: join(dist, '..'),
      broken: error => trouble.push(String(error)),
    })
    await desk.dispatch('settings.put', { key: 'night', value: night })
    return { desk, served: await serve({ desk: slow ? late(desk, slow) : desk, dist }) }
  }
  if (sample) cpSync(await sampleFilled(), file)
  let away = false
  let kept: Page | undefined
  const leave = async (): Promise<void> => {
    if (away) return
    away = true
    await app.served.close()
    await app.desk.close()
  }
  const stop = async (): Promise<void> => {
    for (const context of contexts.splice(0)) await context.close()
    await leave()
  }
  const app: App = {
    folder,
    file,
    ...(await start()),
    trouble,
    page: async ({
      theme = 'light',
      width = usual.width,
      height = usual.height,
      clipboard = false,
      machine = 'en-GB',
    } = {}) => {
      const context = await browser.newContext({
        viewport: { width, height },
        colorScheme: theme,
        reducedMotion: 'reduce',
        // With a clock of 24 hours.
        locale: machine,
      })
      contexts.push(context)
      if (clipboard)
        await context.grantPermissions(['clipboard-read', 'clipboard-write'], {
          origin: new URL(app.served.url).origin,
        })
      context.setDefaultTimeout(patience)
      const page = await context.newPage()
      await page.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', event =>
          console.error(`CSP: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`),
        ),
      )
      page.on('console', message => {
        if (message.type() === 'error') trouble.push(message.text())
      })
      page.on('pageerror', error => trouble.push(`page: ${error.message}`))
      page.on('request', request => {
        if (!/^(http:\/\/127\.0\.0\.1:|file:\/\/\/\S+\/nightdesk\.html$|data:|blob:)/.test(request.url()))
          trouble.push(`request: ${request.url()}`)
      })
      await enterQuickly(page, app.served)
      return page
    },
    again: async (looks = {}) => {
      if (!kept || kept.isClosed()) return (kept = await app.page(looks))
      await kept.emulateMedia({ media: 'screen' })
      await kept.setViewportSize({ width: looks.width ?? usual.width, height: looks.height ?? usual.height })
      await kept.evaluate(() => window.history.replaceState(null, '', '#/games'))
      await kept.reload()
      return kept
    },
    ask: async (name, input) => {
      const result = await app.desk.dispatch(name, input)
      if (!result.ok) throw new Error(`${name}: ${result.message} ${result.remedy ?? ''}`)
      return result.value as never
    },
    goAway: leave,
    restart: async () => {
      await stop()
      Object.assign(app, await start())
      away = false
    },
    close: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return app
}
