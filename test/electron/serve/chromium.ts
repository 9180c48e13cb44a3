/** A real browser for tests, where there is one. */
import { existsSync } from 'node:fs'
import { chromium, type Browser } from 'playwright-core'

const program = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
].find(path => path !== undefined && existsSync(path))

/** Why there is no browser to test with. */
export const noChromium = program === undefined ? 'Chromium is not installed' : undefined

/** It speaks to this machine alone. */
export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: program ?? '',
    chromiumSandbox: process.getuid?.() !== 0,
    args: [
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}
