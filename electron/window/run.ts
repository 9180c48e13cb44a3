/** The app in a window, from the first moment to the last: in the order in which Electron wants it. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { inLanguage, inWords } from '../../engine/text/in-each.ts'
import type { Locale } from '../../engine/text/wording.ts'
import type { GameListed } from '../desk/contract.ts'
import { readPage } from '../host/page.ts'
import { usualPlace, type Place } from '../host/workspace-path.ts'
import { troubled, troubleOf } from '../host/trouble.ts'
import { menuOf } from '../menu.ts'
import { answerCalls, type Dispatch } from './calls.ts'
import { copiedIn } from './clipboard.ts'
import { noticeOf, watchDeadlines } from './deadlines.ts'
import type { Electron } from './electron.ts'
import { handOf, type Hand, type OpenDesk } from './hand.ts'
import { spokenIn } from './language.ts'
import { memoryIn, type Memory } from './memory.ts'
import { isNamedOurs, namedIn, workspaceOf } from './named.ts'
import { stayHere } from './navigation.ts'
import { openOutside } from './outside.ts'
import { restrict } from './permissions.ts'
import { answerScheme, claimScheme } from './scheme.ts'
import { trayOf } from './tray.ts'
import { sourceIn } from './updates.ts'
import { tellOfUpdates } from './tell-of-updates.ts'
import { windowsOf } from './windows.ts'
import { workspacesOf, type Workspaces } from './workspaces.ts'
import { say as inEach } from './words/say.ts'

export interface RunOptions {
  openDesk: OpenDesk
  argv: readonly string[]
  /** Where the usual workspace lies. */
  place?: () => Place
  /** The app is there to be used. */
  opened?: () => void
}

/** Runs the app. Of two at once, the second shows the first, hands it the workspace it was to open, and ends. */
export async function run(
  electron: Electron,
  { openDesk, argv, place = usualPlace, opened = () => undefined }: RunOptions,
): Promise<void> {
  const { app, clipboard, ipcMain, Menu, Notification, powerMonitor, protocol, session } = electron
  const named = namedIn(argv)
  if (!app.requestSingleInstanceLock({ workspace: named })) return app.exit(0)
  /** What the app was started again for, as long as there is no window yet. */
  let waiting: (() => void) | undefined
  let again = (file?: string): void => {
    waiting = () => again(file)
  }
  /** A file that the system handed over before there was a workspace: on macOS a double click comes so. */
  let handed: string | undefined
  app.on('open-file', (event, file) => {
    event.preventDefault()
    if (!isNamedOurs(file)) return
    if (isOpening) again(file)
    else handed = file
  })
  let isOpening = false
  app.on('second-instance', (...[, , , given]) => again(workspaceOf(given)))
  app.enableSandbox()
  // As electron-builder.yml has it: without, Windows shows no notices.
  app.setAppUserModelId('app.nightdesk')
  claimScheme(protocol)
  stayHere(app, url => openOutside(url, electron, spoken.language()))
  const memory = memoryIn(join(app.getPath('userData'), 'window.json'))
  const spoken = spokenIn(app, memory)
  await app.whenReady()

  restrict(session.defaultSession)
  const built = join(app.getAppPath(), 'dist')
  answerScheme(protocol, await readPage(join(built, 'renderer')))

  const windows = windowsOf(electron, memory, join(built, 'preload.cjs'), spoken.language)
  let games: Promise<readonly GameListed[]> | undefined
  const hand = handOf(openDesk, push => {
    games = undefined
    windows.tell(push)
  })
  const workspaces = workspacesOf({
    app,
    dialog: electron.dialog,
    hand,
    memory,
    parent: windows.current,
    language: spoken.language,
    changed: () => {
      games = undefined
      showMenu()
      windows.restart()
    },
    listed: () => showMenu(),
  })
  const tray = trayOf(electron, {
    icon: join(app.getAppPath(), 'assets/icons/256x256.png'),
    memory,
    language: spoken.language,
    show: windows.front,
  })
  const deadlines = watchDeadlines({
    games: () => (games ??= playedGames(hand, spoken.language())),
    now: () => Date.now(),
    announced: () => memory.get().announced ?? [],
    remember: announced => memory.put({ announced }),
    announce(deadline) {
      const notice = new Notification(noticeOf(deadline, spoken.language()))
      notice.on('click', windows.front)
      notice.show()
    },
    ahead: tray.tell,
  })

  app.on('activate', windows.front)
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin' && !tray.wanted) app.quit()
  })
  const source = app.isPackaged ? sourceIn(app.getAppPath()) : undefined
  const updates = source && tellOfUpdates(source, electron, memory, spoken.language)
  let leaving = false
  app.on('will-quit', event => {
    event.preventDefault()
    if (leaving) return
    leaving = true
    deadlines.end()
    updates?.end()
    void hand.close().finally(() => app.exit(0))
  })
  powerMonitor.on('resume', () => void deadlines.look())
  const showMenu = (): void =>
    Menu.setApplicationMenu(
      Menu.buildFromTemplate(
        menuOf(
          {
            ...workspaces,
            openBeside: windows.openBeside,
            tray,
            about: () => app.showAboutPanel(),
            ...(updates && { updates }),
          },
          { mac: process.platform === 'darwin', developing: !app.isPackaged, language: spoken.language() },
        ),
      ),
    )
  showMenu()
  const dispatch: Dispatch = (name, input, asked) => {
    if (spoken.hear(asked)) {
      games = undefined
      showMenu()
    }
    return hand.dispatch(name, input, asked)
  }
  answerCalls(ipcMain, windows.has, dispatch, () => copiedIn(clipboard), workspaces.openNamed)

  isOpening = true
  if (
    !(await openFirst(electron, {
      named: named ?? handed,
      hand,
      memory,
      workspaces,
      place,
      language: spoken.language,
      sample: join(app.getAppPath(), 'assets/sample'),
    }))
  )
    return app.quit()
  workspaces.remember(hand.file()!)
  showMenu()
  windows.open()
  opened()
  again = file => {
    windows.front()
    if (file !== undefined) void workspaces.openNamed(file)
  }
  waiting?.()
  await deadlines.look()
  await updates?.look()
}

/** The games whose deadlines matter: samples are only to play with. */
async function playedGames(hand: Hand, language: Locale): Promise<readonly GameListed[]> {
  const list = await hand.dispatch('games.list', {}, language)
  return list.ok ? (list.value as GameListed[]).filter(({ sample }) => !sample) : []
}

interface First {
  named: string | undefined
  hand: Hand
  memory: Memory
  workspaces: Workspaces
  place: () => Place
  language: () => Locale
  sample: string
}

/** Opens the workspace to begin with: the one named, the one of last time, the usual one. @returns whether one is open */
async function openFirst(
  { dialog }: Electron,
  { named, hand, memory, workspaces, place, language, sample }: First,
): Promise<boolean> {
  const say = inLanguage(inEach, language())
  const usual = place()
  const last = memory.get().workspace
  const first = named ?? last
  if (first === undefined && usual.instead)
    void dialog.showMessageBox({
      type: 'info',
      message: say('notForLong'),
      detail: inWords(usual.instead, language()),
      buttons: [say('ok')],
      noLink: true,
    })
  for (let file = first ?? usual.file; ;) {
    try {
      if (file === last && file !== usual.file && !existsSync(file))
        throw troubled({ message: inEach('lastGone'), remedy: inEach('whereNow') })
      await hand.open({ file, ...(file === usual.file && usual.first ? { sample } : {}) })
      return true
    } catch (error) {
      const { message, remedy } = troubleOf(error, language())
      const buttons = [say('openAnother'), ...(file === usual.file ? [] : [say('openUsual')]), say('quit')]
      const { response } = await dialog.showMessageBox({
        type: 'error',
        message,
        detail: `${remedy}\n\n${file}`,
        buttons,
        defaultId: 0,
        cancelId: buttons.length - 1,
        noLink: true,
      })
      if (response === buttons.length - 1) return false
      file = response === 0 ? ((await workspaces.choose()) ?? file) : usual.file
    }
  }
}
