/** The app in a window, from the first moment to the last: in the order in which Electron wants it. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { GameListed, WorkspaceInfo } from '../desk/contract.ts'
import { readPage } from '../host/page.ts'
import { usualPlace, type Place } from '../host/place.ts'
import { troubleOf } from '../host/trouble.ts'
import { menuOf } from '../menu.ts'
import { answerCalls } from './calls.ts'
import { noticeOf, watchDeadlines } from './deadlines.ts'
import type { Electron } from './electron.ts'
import { handOf, type Hand, type OpenDesk } from './hand.ts'
import { memoryIn, type Memory } from './memory.ts'
import { stayHere } from './navigation.ts'
import { openOutside } from './outside.ts'
import { restrict } from './permissions.ts'
import { answerScheme, claimScheme } from './scheme.ts'
import { windowsOf } from './windows.ts'
import { workspacesOf, type Workspaces } from './workspaces.ts'

export interface RunOptions {
  openDesk: OpenDesk
  argv: readonly string[]
  /** Where the usual workspace lies. */
  place?: () => Place
  /** The app is there to be used. */
  opened?: () => void
}

/** Runs the app. Of two at once, the second shows the first and ends. */
export async function run(
  electron: Electron,
  { openDesk, argv, place = usualPlace, opened = () => undefined }: RunOptions,
): Promise<void> {
  const { app, ipcMain, Menu, Notification, powerMonitor, protocol, session } = electron
  if (!app.requestSingleInstanceLock()) return app.exit(0)
  app.enableSandbox()
  // As electron-builder.yml has it: without, Windows shows no notices.
  app.setAppUserModelId('app.nightdesk')
  claimScheme(protocol)
  stayHere(app, url => openOutside(url, electron))
  await app.whenReady()

  restrict(session.defaultSession)
  const built = join(app.getAppPath(), 'dist')
  answerScheme(protocol, await readPage(join(built, 'renderer')))

  const memory = memoryIn(join(app.getPath('userData'), 'window.json'))
  const windows = windowsOf(electron, memory, join(built, 'preload.cjs'))
  let games: Promise<readonly GameListed[]> | undefined
  const hand = handOf(openDesk, push => {
    games = undefined
    windows.tell(push)
  })
  const workspaces = workspacesOf({
    dialog: electron.dialog,
    hand,
    memory,
    parent: windows.current,
    changed: () => {
      games = undefined
      windows.restart()
    },
  })
  const deadlines = watchDeadlines({
    games: () => (games ??= playedGames(hand)),
    now: () => Date.now(),
    announced: () => memory.get().announced ?? [],
    remember: announced => memory.put({ announced }),
    announce(deadline) {
      const notice = new Notification(noticeOf(deadline))
      notice.on('click', windows.front)
      notice.show()
    },
  })

  app.on('second-instance', windows.front)
  app.on('activate', windows.front)
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit()
  })
  let leaving = false
  app.on('will-quit', event => {
    event.preventDefault()
    if (leaving) return
    leaving = true
    deadlines.end()
    void hand.close().finally(() => app.exit(0))
  })
  powerMonitor.on('resume', () => void deadlines.look())
  answerCalls(ipcMain, windows.has, hand.dispatch)
  Menu.setApplicationMenu(
    Menu.buildFromTemplate(
      menuOf(
        { ...workspaces, about: () => app.showAboutPanel() },
        { mac: process.platform === 'darwin', developing: !app.isPackaged },
      ),
    ),
  )

  if (
    !(await openFirst(electron, {
      argv,
      hand,
      memory,
      workspaces,
      place,
      sample: join(app.getAppPath(), 'assets/sample'),
    }))
  )
    return app.quit()
  windows.open()
  opened()
  await deadlines.look()
}

/** The games whose deadlines matter: those of the sample are only to play with. */
async function playedGames(hand: Hand): Promise<readonly GameListed[]> {
  const info = await hand.dispatch('workspace.info', {})
  const list = await hand.dispatch('games.list', {})
  return info.ok && list.ok && !(info.value as WorkspaceInfo).sample ? (list.value as GameListed[]) : []
}

interface First extends Pick<RunOptions, 'argv'> {
  hand: Hand
  memory: Memory
  workspaces: Workspaces
  place: () => Place
  sample: string
}

/** Opens the workspace to begin with: the one named, the one of last time, the usual one. @returns whether one is open */
async function openFirst(
  { dialog }: Electron,
  { argv, hand, memory, workspaces, place, sample }: First,
): Promise<boolean> {
  const usual = place()
  const {
    values: { workspace: named },
  } = parseArgs({ args: [...argv], options: { workspace: { type: 'string' } }, strict: false, allowPositionals: true })
  const last = memory.get().workspace
  const first = typeof named === 'string' ? resolve(named) : last
  if (first === undefined && usual.instead)
    void dialog.showMessageBox({
      type: 'info',
      message: 'Your workspace will not be kept for long.',
      detail: usual.instead,
      buttons: ['OK'],
      noLink: true,
    })
  for (let file = first ?? usual.file; ; ) {
    try {
      if (file === last && file !== usual.file && !existsSync(file))
        throw Object.assign(new Error('The workspace of last time is not there any more.'), {
          remedy: 'Open it where it is now, or go on with the usual one.',
        })
      await hand.open({ file, ...(file === usual.file && usual.first ? { sample } : {}) })
      return true
    } catch (error) {
      const { message, remedy } = troubleOf(error)
      const buttons = ['Open another…', ...(file === usual.file ? [] : ['Open the usual one']), 'Quit']
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
