/** A real browser for tests, where there is one. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Browser, type LaunchOptions, type Page } from 'playwright'
import type { Served } from '../../../electron/serve.ts'

const program = [
  process.env.CHROMIUM,
  // Without a window of its own, which nobody sees here: the same specs take an eighth less of the processor.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
].find(path => path !== undefined && existsSync(path))

/** Why there is no browser to test with. */
export const noChromium = program === undefined ? 'Chromium is not installed' : undefined

/** What Playwright switches off: of several such lists the last one holds alone. */
const unsteady = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]
/**
 * What a window has besides its page, which nobody sees here: the lists of the address bar are pages of their own, made
 * anew in each window, and a process stands by for a page that may come. Together they take longer than the app.
 */
const unseen = [
  'PreloadTopChromeWebUI',
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
]

/** How it is started: it speaks to this machine alone. */
export const launching: LaunchOptions = {
  executablePath: program ?? '',
  chromiumSandbox: process.getuid?.() !== 0,
  args: [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${[...unsteady, ...unseen].join()}`,
  ],
}

export const launch = (): Promise<Browser> => chromium.launch(launching)

/** Goes into the app with this page, by the way in that its owner has in a file. */
export async function enter(page: Page, served: Pick<Served, 'url' | 'entrance'>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'nightdesk-enter-'))
  try {
    const file = join(folder, 'nightdesk.html')
    writeFileSync(file, served.entrance(), { mode: 0o600 })
    await page.goto(pathToFileURL(file).href)
    await page.waitForURL(served.url)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Goes into the app with a page that has no address yet: it sends what the file would send, and needs no process of its
 * own.
 */
export async function enterQuickly(page: Page, served: Pick<Served, 'url' | 'entrance'>): Promise<void> {
  await page.setContent(served.entrance(), { waitUntil: 'commit' })
  await page.waitForURL(served.url)
}
