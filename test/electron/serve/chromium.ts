/** A real browser for tests, where there is one. */
import { existsSync } from 'node:fs'
import { chromium, type Browser, type LaunchOptions } from 'playwright'

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
  ],
}

export const launch = (): Promise<Browser> => chromium.launch(launching)
