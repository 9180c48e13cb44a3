/**
 * The window in the real Electron: all in which it differs from the browser host, and nothing else. Runs where its program is there, with a display, and not as root;
 * elsewhere it says why not.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { _electron, type ElectronApplication, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { electronProgram, windowless } from '../../../tools/electron.mjs'

const root = join(import.meta.dirname, '../../..')
const program = electronProgram()
const lacking = program === undefined ? 'the program of Electron is not there' : windowless()
if (lacking !== undefined) console.log(`The window is not tried in Electron itself: ${lacking}.`)

describe.skipIf(lacking !== undefined)('in Electron itself', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nightdesk-electron-'))
  let app: ElectronApplication
  let page: Page
  const trouble: string[] = []

  beforeAll(async () => {
    execFileSync(process.execPath, ['tools/build.mjs'], { cwd: root, stdio: 'pipe' })
    const { ELECTRON_RUN_AS_NODE: _, ...env } = process.env
    // Without a program of its own it would ask the package for one, which downloads it; without this sandbox it would try none.
    app = await _electron.launch({
      executablePath: program ?? '',
      chromiumSandbox: true,
      cwd: root,
      args: [root, `--user-data-dir=${join(folder, 'user')}`],
      env: { ...env, XDG_DATA_HOME: join(folder, 'data'), APPDATA: join(folder, 'data'), HOME: folder } as Record<
        string,
        string
      >,
    })
    page = await app.firstWindow()
    page.on('console', line => {
      if (line.type() === 'error') trouble.push(line.text())
    })
    page.on('pageerror', error => trouble.push(error.message))
    await page.waitForSelector('#root > *')
  })
  afterAll(async () => {
    await app?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('shows the sample under our own scheme, without a breach of its policy', async () => {
    expect(page.url()).toMatch(/^app:\/\/nightdesk\//)
    expect(await page.title()).toBe('Nightdesk')
    expect(await page.evaluate('window.nightdesk.invoke("workspace.info", {})')).toMatchObject({
      ok: true,
      value: { sample: true },
    })
    expect(trouble).toEqual([])
  })

  it('gives the page nothing but the bridge', async () => {
    expect(
      await page.evaluate('[typeof require, typeof process, typeof module, Object.keys(window.nightdesk).join()]'),
    ).toEqual(['undefined', 'undefined', 'undefined', 'invoke,subscribe,clipboard,open,host'])
  })

  it('stays where it is', async () => {
    await page.evaluate('location.href = "https://example.com/"').catch(() => undefined)
    await page.evaluate('window.open("https://example.com/")').catch(() => undefined)
    expect([page.url().startsWith('app://nightdesk/'), app.windows().length]).toEqual([true, 1])
  })

  it('reads the clipboard for its page', async () => {
    await app.evaluate(({ clipboard }) => clipboard.writeText('##vote Ann'))
    expect(await page.evaluate('window.nightdesk.clipboard()')).toMatchObject({ text: '##vote Ann' })
  })

  it('opens a second window from its menu, on the page of the first', async () => {
    await page.evaluate('location.hash = "#/statistics"')
    const opened = app.waitForEvent('window')
    await app.evaluate(({ Menu }) => {
      const items = Menu.getApplicationMenu()?.items.flatMap(({ submenu }) => submenu?.items ?? []) ?? []
      items.find(({ accelerator }) => accelerator === 'CommandOrControl+Shift+N')?.click()
    })
    const second = await opened
    expect(second.url()).toBe('app://nightdesk/#/statistics')
    await second.close()
  })

  it('opens a workspace that the system hands over', async () => {
    const file = join(folder, 'handed.nightdesk')
    await app.evaluate(({ app: itself }, handed) => {
      itself.emit('open-file', { preventDefault: () => undefined }, handed)
    }, file)
    await expect
      .poll(() => page.evaluate('window.nightdesk.invoke("workspace.info", {})').catch(() => undefined))
      .toMatchObject({ ok: true, value: { file, sample: false } })
  })
})
