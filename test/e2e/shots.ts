/** `npm run shots`: a picture of every screen in both themes and at two sizes, to be looked at. @param argv the folder, `dist/shots` unless said */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { launch } from '../electron/serve/chromium.ts'
import { startApp } from './app.ts'

const sizes = [{ width: 1280, height: 800 }, { width: 1920, height: 1080 }]
const themes = ['light', 'dark'] as const

interface Shot { name: string; at: string; then?: (page: Page) => Promise<void> }

const harvest = '#/game/sample-harvest'
const lanterns = '#/game/sample-lanterns'
const shots: Shot[] = [
  { name: 'games', at: '#/games' },
  { name: 'inbox-open', at: `${lanterns}/inbox/0` },
  { name: 'inbox-done', at: `${harvest}/inbox/2` },
  { name: 'night', at: `${harvest}/night/2` },
  { name: 'night-list', at: `${harvest}/night/2`, then: page => page.keyboard.press('l') },
  { name: 'night-late', at: `${harvest}/night/4` },
  { name: 'night-open', at: `${lanterns}/night/0` },
  { name: 'posts', at: `${harvest}/posts/4` },
  { name: 'roster', at: `${harvest}/roster` },
  { name: 'setup', at: `${harvest}/setup` },
  { name: 'rules', at: `${harvest}/rules` },
  { name: 'log', at: `${harvest}/log` },
  { name: 'palette', at: `${lanterns}/inbox/0`, then: page => page.keyboard.press('Control+k') },
  { name: 'shortcuts', at: `${lanterns}/night/0`, then: page => page.keyboard.press('?') },
]

const folder = process.argv[2] ?? join(import.meta.dirname, '../../dist/shots')
const only = process.argv[3]
mkdirSync(folder, { recursive: true })
const browser = await launch()
const app = await startApp(browser, { sample: true })
try {
  for (const theme of themes) {
    for (const size of sizes) {
      const page = await app.page({ theme, ...size })
      for (const { name, at, then } of shots.filter(shot => only === undefined || shot.name.startsWith(only))) {
        await page.evaluate(address => { window.location.hash = address }, at)
        await page.reload()
        await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 5000 }).catch(() => undefined)
        await page.waitForTimeout(400)
        await then?.(page)
        await page.waitForTimeout(400)
        await page.screenshot({ path: join(folder, `${name}-${theme}-${size.width}.png`) })
      }
      await page.close()
    }
  }
} finally {
  await app.close()
  await browser.close()
}
for (const line of new Set(app.trouble)) console.error(line)
console.log(`${shots.length * sizes.length * themes.length} pictures in ${folder}`)
