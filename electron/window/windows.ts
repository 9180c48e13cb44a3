/** The windows of the app: how they are made, and which are ours. */
import type { BrowserWindow, WebContents } from 'electron'
import { inLanguage } from '../../engine/text/in-each.ts'
import type { Locale } from '../../engine/text/wording.ts'
import type { Push } from '../desk/contract.ts'
import { pushChannel } from './channels.ts'
import type { Electron } from './electron.ts'
import type { Memory } from './memory.ts'
import { isOurs, start } from './origin.ts'
import { besides, placeOn } from './places.ts'
import { offerTextMenu } from './text-menu.ts'
import { say as inEach } from './words/say.ts'

interface Windows {
  open(): void
  /** Opens another one beside the one looked at, on the same page. */
  openBeside(): void
  /** Brings the app to the front. */
  front(): void
  /** Whether these are the contents of a window of ours. */
  has(contents: WebContents): boolean
  tell(push: Push): void
  /** Begins anew everywhere: another workspace is open. */
  restart(): void
  /** The one to ask in. */
  current(): BrowserWindow | undefined
}

/** The place of a first window. */
const usual = { width: 1280, height: 860 }
/** The page's ground before it is drawn: `--desk` of its two themes. */
const ground = { dark: '#0f1218', light: '#f1eee7' }

export function windowsOf(
  { app, BrowserWindow, dialog, Menu, nativeTheme, screen }: Electron,
  memory: Memory,
  preload: string,
  language: () => Locale,
  platform: NodeJS.Platform = process.platform,
): Windows {
  const open = new Set<BrowserWindow>()
  /** Which of the kept places each has: the lowest that is free. */
  const placed = new Map<BrowserWindow, number>()
  /** Those that begin anew: what was typed in one is there again. */
  const restarting = new Set<BrowserWindow>()
  /** Those whose page does not answer, as far as anybody knows. */
  const waiting = new Set<BrowserWindow>()
  const current = (): BrowserWindow | undefined => [...open].find(window => window.isFocused()) ?? [...open][0]

  /** The main screen first. */
  const areas = () => {
    const main = screen.getPrimaryDisplay()
    return [main, ...screen.getAllDisplays().filter(({ id }) => id !== main.id)].map(({ workArea }) => workArea)
  }

  /** @param beside the window that it is opened from */
  function make(beside?: BrowserWindow): void {
    const taken = new Set(placed.values())
    const number = [...taken, 0].map((_, one) => one).find(one => !taken.has(one))!
    const kept = memory.get().places?.[number] ?? (beside ? besides(beside.getNormalBounds()) : usual)
    const { maximized, ...place } = placeOn(kept, areas())
    const window = new BrowserWindow({
      title: 'Nightdesk',
      ...place,
      minWidth: 900,
      minHeight: 600,
      show: false,
      backgroundColor: nativeTheme.shouldUseDarkColors ? ground.dark : ground.light,
      webPreferences: {
        preload,
        contextIsolation: true,
        sandbox: true,
        nodeIntegration: false,
        nodeIntegrationInWorker: false,
        nodeIntegrationInSubFrames: false,
        webSecurity: true,
        allowRunningInsecureContent: false,
        webviewTag: false,
        navigateOnDragDrop: false,
        // Only where the system has its own: elsewhere Chromium would fetch its dictionaries from the network.
        spellcheck: platform === 'darwin',
        devTools: !app.isPackaged,
      },
    })
    open.add(window)
    placed.set(window, number)
    window.on('page-title-updated', event => event.preventDefault())
    window.on('close', () => {
      const { places = [] } = memory.get()
      const { x, y, width, height } = window.getNormalBounds()
      const now = { x, y, width, height, ...(window.isMaximized() && { maximized: true }) }
      const length = Math.max(places.length, number + 1)
      memory.put({ places: Array.from({ length }, (_, one) => (one === number ? now : (places[one] ?? null))) })
    })
    window.on('closed', () => {
      open.delete(window)
      placed.delete(window)
      waiting.delete(window)
    })
    offerTextMenu(window, { Menu }, language)
    window.on('unresponsive', () => void offerToWait(window))
    window.on('responsive', () => waiting.delete(window))
    window.once('ready-to-show', () => {
      if (maximized) window.maximize()
      window.show()
    })
    window.webContents.on('render-process-gone', (_, { reason }) => {
      if (reason !== 'clean-exit' && !restarting.has(window)) void offerAgain(window)
    })
    // A page that asks before it goes is asked for by nobody but us: without an answer the window would stay without a word.
    window.webContents.on('will-prevent-unload', event => {
      if (restarting.has(window) || mayGo(window)) event.preventDefault()
    })
    const from = beside?.webContents.getURL() ?? start
    const at = isOurs(from) ? new URL(from).hash : ''
    void window.loadURL(start + at)
  }

  /** A screen was taken away: what stood on it comes to where it can be seen. */
  screen.on('display-removed', () => {
    for (const window of open) {
      const { x, y, width, height } = window.getNormalBounds()
      const { x: kept, ...size } = placeOn({ x, y, width, height }, areas())
      if (kept !== undefined) continue
      window.setSize(size.width, size.height)
      window.center()
    }
  })

  /** Asks whether to leave what is not saved. */
  function mayGo(window: BrowserWindow): boolean {
    const say = inLanguage(inEach, language())
    const answer = dialog.showMessageBoxSync(window, {
      type: 'question',
      message: say('notSaved'),
      detail: say('goesWithIt'),
      buttons: [say('stay'), say('leave')],
      defaultId: 0,
      cancelId: 0,
      noLink: true,
    })
    return answer === 1
  }

  /** A page that works at something may be waited for. */
  async function offerToWait(window: BrowserWindow): Promise<void> {
    if (waiting.has(window)) return
    waiting.add(window)
    const say = inLanguage(inEach, language())
    const { response } = await dialog.showMessageBox(window, {
      type: 'warning',
      message: say('busy'),
      detail: say('safe'),
      buttons: [say('wait'), say('showAgain')],
      defaultId: 0,
      cancelId: 0,
      noLink: true,
    })
    // Meanwhile it may answer again.
    const isWaiting = waiting.delete(window)
    if (response === 0 || !isWaiting || window.isDestroyed()) return
    restarting.add(window)
    window.webContents.forcefullyCrashRenderer()
    void window
      .loadURL(start)
      .catch(() => undefined)
      .finally(() => restarting.delete(window))
  }

  async function offerAgain(window: BrowserWindow): Promise<void> {
    const say = inLanguage(inEach, language())
    const { response } = await dialog.showMessageBox({
      type: 'error',
      message: say('stopped'),
      detail: say('safe'),
      buttons: [say('showAgain'), say('closeIt')],
      defaultId: 0,
      cancelId: 1,
      noLink: true,
    })
    if (window.isDestroyed()) return
    if (response === 0) void window.loadURL(start)
    else window.destroy()
  }

  return {
    open: () => make(),
    openBeside: () => make(current()),
    front() {
      const window = current()
      if (!window) return make()
      if (window.isMinimized()) window.restore()
      window.show()
      window.focus()
    },
    has: contents => [...open].some(window => !window.isDestroyed() && window.webContents === contents),
    tell(push) {
      for (const window of open) if (!window.isDestroyed()) window.webContents.send(pushChannel, push)
    },
    restart() {
      for (const window of open) {
        if (window.isDestroyed()) continue
        restarting.add(window)
        void window.loadURL(start).finally(() => restarting.delete(window))
      }
    },
    current,
  }
}
