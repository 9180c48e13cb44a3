/** Electron as a test needs it: it remembers what it was told, answers its dialogs from a list, and has no window. */
import { EventEmitter } from 'node:events'
import type {
  BrowserWindowConstructorOptions,
  CustomScheme,
  MenuItemConstructorOptions,
  MessageBoxOptions,
  OpenDialogOptions,
  Rectangle,
  SaveDialogOptions,
  WebContents,
} from 'electron'
import type { Electron } from '../../../electron/window/electron.ts'

export interface FakeOptions {
  appPath: string
  userData: string
  firstInstance?: boolean
  packaged?: boolean
  dark?: boolean
  /** What can be used of each screen, the main one first. */
  screens?: Rectangle[]
  /** Switches of Chromium that it was started with. */
  switches?: string[]
  /** What the system's user reads, best first. */
  languages?: string[]
  /** What an address answers; where there is none, there is no network. */
  net?: Record<string, string>
}

type Handler = (...words: unknown[]) => unknown

/** What a page is in. */
export class FakeContents extends EventEmitter {
  sent: unknown[][] = []
  url = ''
  crashed = 0
  replaced: string[] = []
  learned: string[] = []
  session = { addWordToSpellCheckerDictionary: (word: string) => this.learned.push(word) }
  replaceMisspelling(word: string): void {
    this.replaced.push(word)
  }
  getURL(): string {
    return this.url
  }
  forcefullyCrashRenderer(): void {
    this.crashed++
    this.emit('render-process-gone', {}, { reason: 'killed' })
  }
  opens: Handler | undefined
  send(...words: unknown[]): void {
    this.sent.push(words)
  }
  setWindowOpenHandler(handler: Handler): void {
    this.opens = handler
  }
}

export interface FakeWindow extends EventEmitter {
  options: BrowserWindowConstructorOptions
  webContents: FakeContents
  loaded: string[]
  shown: number
  destroyed: boolean
  maximized: boolean
  bounds: Rectangle
  close(): void
}

/** An icon beside the clock. */
export interface FakeTray extends EventEmitter {
  icon: unknown
  said: string
  menu: MenuItemConstructorOptions[]
  gone: boolean
}

export interface Fake {
  electron: Electron
  /** What happened, in order. */
  log: string[]
  windows: FakeWindow[]
  schemes: CustomScheme[]
  handlers: Record<string, Handler>
  session: Record<string, Handler> & { events: EventEmitter }
  serves: Record<string, (request: { url: string; method: string }) => Response | Promise<Response>>
  menu: MenuItemConstructorOptions[]
  /** The menu that was shown over a text last. */
  popped: MenuItemConstructorOptions[]
  trays: FakeTray[]
  /** What the system lists as opened lately, the last one last. */
  recent: string[]
  screens: Rectangle[]
  /** A screen is taken away. */
  unplug(): void
  notices: (EventEmitter & { title: string; body: string })[]
  /** What the dialogs are answered with, in turn: a button, a file, nothing for cancelled. */
  answers: (number | string | undefined)[]
  asked: (MessageBoxOptions | OpenDialogOptions | SaveDialogOptions)[]
  opened: string[]
  /** What was asked of the network. */
  fetched: string[]
  /** What the second start hands over. */
  handed: unknown[]
  /** @returns what an ipc call of this window's page is answered with @param from what sends it, and in which language it asks */
  call(
    name: unknown,
    input: unknown,
    from?: { contents?: FakeContents; frame?: { parent: unknown; origin: string } | null; language?: string },
  ): Promise<unknown>
  /** What lies on the clipboard. */
  copied: { text: string; html: string }
  app: EventEmitter
  resume(): void
  ended: Promise<number>
}

export function fakeElectron({
  appPath,
  userData,
  firstInstance = true,
  packaged = false,
  dark = false,
  screens = [{ x: 0, y: 0, width: 1920, height: 1040 }],
  switches = [],
  languages = ['en-GB'],
  net = {},
}: FakeOptions): Fake {
  const log: string[] = []
  const windows: FakeWindow[] = []
  const session: Fake['session'] = { events: new EventEmitter() } as Fake['session']
  const power = new EventEmitter()
  const displays = new EventEmitter()
  let exited = (_: number): void => undefined
  const ended = new Promise<number>(resolve => {
    exited = resolve
  })

  const app = Object.assign(new EventEmitter(), {
    isPackaged: packaged,
    commandLine: { hasSwitch: (name: string) => switches.includes(name) },
    getPreferredSystemLanguages: () => languages,
    getVersion: () => '1.2.3',
    requestSingleInstanceLock: (handed: unknown) => {
      log.push('lock')
      fake.handed.push(handed)
      return firstInstance
    },
    enableSandbox: () => log.push('sandbox'),
    setAppUserModelId: () => undefined,
    whenReady: () => {
      log.push('ready')
      return Promise.resolve()
    },
    getAppPath: () => appPath,
    getPath: () => userData,
    addRecentDocument: (file: string) => void fake.recent.push(file),
    clearRecentDocuments: () => void fake.recent.splice(0),
    showAboutPanel: () => log.push('about'),
    quit() {
      for (const window of [...windows]) if (!window.destroyed) window.close()
      let prevented = false
      app.emit('will-quit', {
        preventDefault: () => {
          prevented = true
        },
      })
      if (!prevented) app.exit(0)
    },
    exit(code: number) {
      log.push(`exit ${code}`)
      exited(code)
    },
  })

  class BrowserWindow extends EventEmitter implements FakeWindow {
    options: BrowserWindowConstructorOptions
    webContents = new FakeContents()
    loaded: string[] = []
    shown = 0
    destroyed = false
    maximized = false
    bounds: Rectangle
    constructor(options: BrowserWindowConstructorOptions) {
      super()
      this.options = options
      const { x = 100, y = 80, width = 0, height = 0 } = options
      this.bounds = { x, y, width, height }
      windows.push(this)
      log.push('window')
      app.emit('web-contents-created', {}, this.webContents)
    }
    loadURL(url: string): Promise<void> {
      this.loaded.push(url)
      this.webContents.url = url
      return Promise.resolve()
    }
    show(): void {
      this.shown++
    }
    focus(): void {
      log.push('focus')
    }
    restore(): void {
      log.push('restore')
    }
    maximize(): void {
      this.maximized = true
    }
    isMaximized(): boolean {
      return this.maximized
    }
    isMinimized(): boolean {
      return false
    }
    isFocused(): boolean {
      return false
    }
    isDestroyed(): boolean {
      return this.destroyed
    }
    getNormalBounds(): Rectangle {
      return this.bounds
    }
    setSize(width: number, height: number): void {
      this.bounds = { ...this.bounds, width, height }
    }
    center(): void {
      this.bounds = { ...this.bounds, x: 0, y: 0 }
    }
    destroy(): void {
      this.destroyed = true
      this.emit('closed')
    }
    close(): void {
      this.emit('close')
      this.destroy()
      if (windows.every(({ destroyed }) => destroyed)) app.emit('window-all-closed')
    }
  }

  const fake: Fake = {
    log,
    windows,
    session,
    schemes: [],
    handlers: {},
    serves: {},
    menu: [],
    popped: [],
    trays: [],
    recent: [],
    screens,
    unplug: () => {
      fake.screens.pop()
      displays.emit('display-removed')
    },
    notices: [],
    answers: [],
    asked: [],
    opened: [],
    fetched: [],
    handed: [],
    copied: { text: '', html: '' },
    app,
    ended,
    resume: () => power.emit('resume'),
    call: async (
      name,
      input,
      { contents = windows[0]?.webContents, frame = { parent: null, origin: 'app://nightdesk' }, language } = {},
    ) =>
      await fake.handlers['nightdesk:call']?.(
        { sender: contents as unknown as WebContents, senderFrame: frame },
        name,
        input,
        language,
      ),
    electron: undefined as unknown as Electron,
  }

  class Tray extends EventEmitter implements FakeTray {
    said = ''
    menu: MenuItemConstructorOptions[] = []
    gone = false
    icon: unknown
    constructor(icon: unknown) {
      super()
      this.icon = icon
      fake.trays.push(this)
    }
    setToolTip(text: string): void {
      this.said = text
    }
    setContextMenu(menu: unknown): void {
      this.menu = menu as MenuItemConstructorOptions[]
    }
    destroy(): void {
      this.gone = true
    }
  }

  class Notification extends EventEmitter {
    title: string
    body: string
    constructor({ title, body }: { title: string; body: string }) {
      super()
      this.title = title
      this.body = body
    }
    show(): void {
      fake.notices.push(this)
    }
  }

  /** The options are the last word; a window to ask in may come first. */
  const asked = (words: unknown[]): number | string | undefined => {
    fake.asked.push(words.at(-1) as MessageBoxOptions)
    return fake.answers.shift()
  }
  const file = (answer: number | string | undefined): string => (typeof answer === 'string' ? answer : '')
  fake.electron = {
    app,
    BrowserWindow,
    Notification,
    dialog: {
      showMessageBox: (...words: unknown[]) => Promise.resolve({ response: asked(words) ?? 0 }),
      showMessageBoxSync: (...words: unknown[]) => asked(words) ?? 0,
      showOpenDialog: (...words: unknown[]) => {
        const path = file(asked(words))
        return Promise.resolve({ canceled: !path, filePaths: path ? [path] : [] })
      },
      showSaveDialog: (...words: unknown[]) => {
        const filePath = file(asked(words))
        return Promise.resolve({ canceled: !filePath, filePath })
      },
      showErrorBox: (title: string) => log.push(`error box: ${title}`),
    },
    clipboard: {
      read: () => {
        const held = { 'text/plain': fake.copied.text, 'text/html': fake.copied.html }
        const types = Object.keys(held) as (keyof typeof held)[]
        return Promise.resolve([
          { types, getType: (type: keyof typeof held) => Promise.resolve(new Blob([held[type]])) },
        ])
      },
    },
    ipcMain: {
      handle: (channel: string, handler: Handler) => {
        fake.handlers[channel] = handler
      },
    },
    Menu: {
      buildFromTemplate: (template: MenuItemConstructorOptions[]) =>
        Object.defineProperty(template, 'popup', { value: () => void (fake.popped = template) }),
      setApplicationMenu: (menu: MenuItemConstructorOptions[]) => {
        fake.menu = menu
      },
    },
    nativeImage: { createFromPath: (path: string) => ({ resize: (size: object) => ({ path, ...size }) }) },
    Tray,
    screen: Object.assign(displays, {
      getPrimaryDisplay: () => ({ id: 0, workArea: fake.screens[0] }),
      getAllDisplays: () => fake.screens.map((workArea, id) => ({ id, workArea })),
    }),
    nativeTheme: { shouldUseDarkColors: dark },
    powerMonitor: power,
    protocol: {
      registerSchemesAsPrivileged: (schemes: CustomScheme[]) => {
        log.push('scheme')
        fake.schemes = schemes
      },
      handle: (scheme: string, handler: Fake['serves'][string]) => {
        fake.serves[scheme] = handler
      },
    },
    session: {
      fromPartition: () => {
        let guard: Handler = () => undefined
        return {
          webRequest: { onBeforeRequest: (handler: Handler) => (guard = handler) },
          fetch: (url: string) => {
            fake.fetched.push(url)
            let cancelled = true
            guard({ url }, (answer: { cancel: boolean }) => (cancelled = answer.cancel))
            const text = net[url]
            return cancelled || text === undefined
              ? Promise.reject(new Error('no network'))
              : Promise.resolve(new Response(text))
          },
        }
      },
      defaultSession: {
        setPermissionRequestHandler: (handler: Handler) => {
          session.request = handler
        },
        setPermissionCheckHandler: (handler: Handler) => {
          session.check = handler
        },
        setDevicePermissionHandler: (handler: Handler) => {
          session.device = handler
        },
        webRequest: {
          onBeforeRequest: (handler: Handler) => {
            session.network = handler
          },
        },
        on: (name: string, hear: Handler) => session.events.on(name, hear),
      },
    },
    shell: {
      openExternal: (url: string) => {
        fake.opened.push(url)
        return Promise.resolve()
      },
    },
  } as unknown as Electron
  return fake
}
