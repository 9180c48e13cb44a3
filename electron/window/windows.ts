/** The windows of the app: how they are made, and which are ours. */
import type { BrowserWindow, WebContents } from 'electron'
import { inLanguage } from '../../engine/text/in-each.ts'
import type { Locale } from '../../engine/text/wording.ts'
import type { Push } from '../desk/contract.ts'
import { pushChannel } from './channels.ts'
import type { Electron } from './electron.ts'
import type { Memory } from './memory.ts'
import { start } from './origin.ts'
import { say as inEach } from './words/say.ts'

interface Windows {
  open(): void
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

/** The page's ground before it is drawn: `--desk` of its two themes. */
const ground = { dark: '#0f1218', light: '#f1eee7' }

export function windowsOf(
  { app, BrowserWindow, dialog, nativeTheme }: Electron,
  memory: Memory,
  preload: string,
  language: () => Locale,
): Windows {
  const open = new Set<BrowserWindow>()
  /** Those that begin anew: what was typed in one is there again. */
  const restarting = new Set<BrowserWindow>()
  const current = (): BrowserWindow | undefined => [...open].find(window => window.isFocused()) ?? [...open][0]

  function make(): void {
    const { width = 1280, height = 860, maximized } = memory.get()
    const window = new BrowserWindow({
      title: 'Nightdesk',
      width,
      height,
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
        // It would fetch its dictionaries from the network.
        spellcheck: false,
        devTools: !app.isPackaged,
      },
    })
    open.add(window)
    window.on('page-title-updated', event => event.preventDefault())
    window.on('close', () => memory.put({ ...sizeOf(window), maximized: window.isMaximized() }))
    window.on('closed', () => open.delete(window))
    window.once('ready-to-show', () => {
      if (maximized) window.maximize()
      window.show()
    })
    window.webContents.on('render-process-gone', (_, { reason }) => {
      if (reason !== 'clean-exit') void offerAgain(window)
    })
    // A page that asks before it goes is asked for by nobody but us: without an answer the window would stay without a word.
    window.webContents.on('will-prevent-unload', event => {
      if (restarting.has(window) || mayGo(window)) event.preventDefault()
    })
    void window.loadURL(start)
  }

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

  const sizeOf = (window: BrowserWindow): { width: number; height: number } => {
    const { width, height } = window.getNormalBounds()
    return { width, height }
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
    open: make,
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
