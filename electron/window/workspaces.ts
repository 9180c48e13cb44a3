/** Choosing workspaces in the dialogs of the system: another one, a new one, a copy. What goes wrong is said with its remedy. */
import { randomBytes } from 'node:crypto'
import { copyFile, open, rename, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { basename, dirname, extname, join, resolve } from 'node:path'
import type { App, BrowserWindow, Dialog, MessageBoxOptions, OpenDialogOptions, SaveDialogOptions } from 'electron'
import { inWords, type InEach } from '../../engine/text/in-each.ts'
import type { Locale } from '../../engine/text/wording.ts'
import type { WorkspaceInfo } from '../desk/contract.ts'
import { inOne, troubled, troubleOf, type Trouble } from '../host/trouble.ts'
import type { Hand } from './hand.ts'
import type { Memory } from './memory.ts'
import { ending } from './named.ts'
import { say } from './words/say.ts'

export interface Workspaces {
  /** Lets the user choose a workspace that is there. @returns its file */
  choose(): Promise<string | undefined>
  /** These open another workspace, or keep a copy of this one, and say what went wrong. */
  openAnother(): Promise<void>
  openNew(): Promise<void>
  saveCopy(): Promise<void>
  /** Opens the one that was named when the app was started again, or handed over by the system. */
  openNamed(file: string): Promise<void>
  /** Remembers a workspace as one that was open, here and where the system lists such files. */
  remember(file: string): void
  /** Those that were open, the last one first. */
  recent(): readonly string[]
  /** Opens one of them, or says that it is gone and forgets it. */
  openRecent(file: string): Promise<void>
  forgetRecent(): void
}

interface Parts {
  app: Pick<App, 'addRecentDocument' | 'clearRecentDocuments'>
  dialog: Dialog
  hand: Hand
  memory: Memory
  /** Where to ask. */
  parent(): BrowserWindow | undefined
  language(): Locale
  /** Another workspace is at hand. */
  changed(): void
  /** Those that were open are other ones now. */
  listed(): void
}

/** How many workspaces are kept to be opened again. */
const keptRecent = 8
const extensions = [ending.slice(1)]

export function workspacesOf({ app, dialog, hand, memory, parent, language, changed, listed }: Parts): Workspaces {
  const said = (words: InEach): string => inWords(words, language())
  const filters = () => [{ name: said(say('workspaces')), extensions }]
  const asked = <Options, Given>(
    show: { (options: Options): Promise<Given>; (window: BrowserWindow, options: Options): Promise<Given> },
    options: Options,
  ): Promise<Given> => {
    const window = parent()
    return window ? show(window, options) : show(options)
  }
  const tell = async ({ message, remedy }: Trouble): Promise<void> =>
    void (await asked<MessageBoxOptions, unknown>(dialog.showMessageBox, {
      type: 'error',
      message,
      detail: remedy,
      buttons: [said(say('ok'))],
      noLink: true,
    }))
  const folder = (): string => memory.get().folder ?? dirname(hand.file() ?? '.')

  async function choose(): Promise<string | undefined> {
    const {
      filePaths: [file],
    } = await asked<OpenDialogOptions, { filePaths: string[] }>(dialog.showOpenDialog, {
      title: said(say('openTitle')),
      defaultPath: folder(),
      properties: ['openFile'],
      filters: filters(),
    })
    if (file) memory.put({ folder: dirname(file) })
    return file
  }

  async function name(title: string, suggested: string): Promise<string | undefined> {
    const { canceled, filePath } = await asked<SaveDialogOptions, { canceled: boolean; filePath: string }>(
      dialog.showSaveDialog,
      { title, defaultPath: join(folder(), suggested), filters: filters() },
    )
    if (canceled || !filePath) return undefined
    memory.put({ folder: dirname(filePath) })
    return extname(filePath) ? filePath : filePath + ending
  }

  async function take(file: string): Promise<void> {
    await hand.open({ file })
    memory.put({ workspace: hand.file() })
    remember(hand.file() ?? file)
    changed()
  }

  const recent = (): readonly string[] => memory.get().recent ?? []
  function remember(file: string): void {
    memory.put({ recent: [file, ...recent().filter(one => one !== file)].slice(0, keptRecent) })
    app.addRecentDocument(file)
  }

  const told = (work: () => Promise<void>) => (): Promise<void> =>
    work().catch((error: unknown) => tell(troubleOf(error, language())))
  /** Where nobody chose it here, it is said which one could not be opened. */
  const naming = (file: string, error: unknown): Promise<void> => {
    const { message, remedy } = troubleOf(error, language())
    return tell({ message, remedy: `${remedy}\n\n${file}` })
  }

  return {
    choose,
    remember,
    recent,
    async openRecent(file) {
      if (file === hand.file()) return
      if (existsSync(file)) return await take(file).catch((error: unknown) => naming(file, error))
      memory.put({ recent: recent().filter(one => one !== file) })
      listed()
      await naming(file, troubled({ message: say('recentGone'), remedy: say('whereItIs') }))
    },
    forgetRecent() {
      memory.put({ recent: [] })
      app.clearRecentDocuments()
      listed()
    },
    async openNamed(file) {
      if (file !== hand.file()) await take(file).catch((error: unknown) => naming(file, error))
    },
    openAnother: told(async () => {
      const file = await choose()
      if (file) await take(file)
    }),
    openNew: told(async () => {
      const file = await name(said(say('newTitle')), `games${ending}`)
      if (file && existsSync(file))
        await tell(inOne({ message: say('nameTaken'), remedy: say('anotherOrOpen') }, language()))
      else if (file) await take(file)
    }),
    saveCopy: told(async () => {
      const info = await hand.dispatch('workspace.info', {})
      const from = info.ok ? (info.value as WorkspaceInfo).file : (hand.file() ?? '')
      const to = await name(said(say('copyTitle')), `${basename(from, ending)} copy${ending}`)
      if (!to) return
      if (resolve(to) === resolve(from))
        return await tell(inOne({ message: say('itself'), remedy: say('anotherForCopy') }, language()))
      const made = await hand.dispatch('workspace.backUp', {}, language())
      if (!made.ok) return await tell({ message: made.message, remedy: made.remedy ?? '' })
      await copy((made.value as { path: string }).path, to)
    }),
  }
}

/** A copy stands under its name only when all of it is on the disk. */
async function copy(from: string, to: string): Promise<void> {
  const half = `${to}.part-${randomBytes(6).toString('hex')}`
  try {
    await copyFile(from, half)
    const file = await open(half, 'r+')
    try {
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(half, to)
  } catch (error) {
    await rm(half, { force: true }).catch(() => undefined)
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined
    const message = code === undefined ? say('notCopied') : say('notCopiedSo', { code })
    throw troubled({ message, remedy: say('anotherFolder') })
  }
}
