/** Choosing workspaces in the dialogs of the system: another one, a new one, a copy. What goes wrong is said with its remedy. */
import { copyFile, open, rename, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { basename, dirname, extname, join, resolve } from 'node:path'
import type { BrowserWindow, Dialog, MessageBoxOptions, OpenDialogOptions, SaveDialogOptions } from 'electron'
import type { WorkspaceInfo } from '../desk/contract.ts'
import { troubleOf, type Trouble } from '../host/trouble.ts'
import type { Hand } from './hand.ts'
import type { Memory } from './memory.ts'

export interface Workspaces {
  /** Lets the user choose a workspace that is there. @returns its file */
  choose(): Promise<string | undefined>
  /** These open another workspace, or keep a copy of this one, and say what went wrong. */
  openAnother(): Promise<void>
  openNew(): Promise<void>
  saveCopy(): Promise<void>
  /** Opens the one that was named when the app was started again. */
  openNamed(file: string): Promise<void>
}

interface Parts {
  dialog: Dialog
  hand: Hand
  memory: Memory
  /** Where to ask. */
  parent(): BrowserWindow | undefined
  /** Another workspace is at hand. */
  changed(): void
}

const ending = '.nightdesk'
const filters = [{ name: 'Nightdesk workspaces', extensions: [ending.slice(1)] }]

export function workspacesOf({ dialog, hand, memory, parent, changed }: Parts): Workspaces {
  const asked = <Options, Given>(
    show: { (options: Options): Promise<Given>; (window: BrowserWindow, options: Options): Promise<Given> },
    options: Options,
  ): Promise<Given> => {
    const window = parent()
    return window ? show(window, options) : show(options)
  }
  const say = async ({ message, remedy }: Trouble): Promise<void> =>
    void (await asked<MessageBoxOptions, unknown>(dialog.showMessageBox, {
      type: 'error',
      message,
      detail: remedy,
      buttons: ['OK'],
      noLink: true,
    }))
  const folder = (): string => memory.get().folder ?? dirname(hand.file() ?? '.')

  async function choose(): Promise<string | undefined> {
    const {
      filePaths: [file],
    } = await asked<OpenDialogOptions, { filePaths: string[] }>(dialog.showOpenDialog, {
      title: 'Open a workspace',
      defaultPath: folder(),
      properties: ['openFile'],
      filters,
    })
    if (file) memory.put({ folder: dirname(file) })
    return file
  }

  async function name(title: string, suggested: string): Promise<string | undefined> {
    const { canceled, filePath } = await asked<SaveDialogOptions, { canceled: boolean; filePath: string }>(
      dialog.showSaveDialog,
      { title, defaultPath: join(folder(), suggested), filters },
    )
    if (canceled || !filePath) return undefined
    memory.put({ folder: dirname(filePath) })
    return extname(filePath) ? filePath : filePath + ending
  }

  async function take(file: string): Promise<void> {
    await hand.open({ file })
    memory.put({ workspace: hand.file() })
    changed()
  }

  const told = (work: () => Promise<void>) => (): Promise<void> =>
    work().catch((error: unknown) => say(troubleOf(error)))
  /** Where nobody chose it here, it is said which one could not be opened. */
  const naming = (file: string, error: unknown): Promise<void> => {
    const { message, remedy } = troubleOf(error)
    return say({ message, remedy: `${remedy}\n\n${file}` })
  }

  return {
    choose,
    async openNamed(file) {
      if (file !== hand.file()) await take(file).catch((error: unknown) => naming(file, error))
    },
    openAnother: told(async () => {
      const file = await choose()
      if (file) await take(file)
    }),
    openNew: told(async () => {
      const file = await name('Make a new workspace', `games${ending}`)
      if (file && existsSync(file))
        await say({
          message: 'There is a file of this name already.',
          remedy: 'Choose another name, or open it instead.',
        })
      else if (file) await take(file)
    }),
    saveCopy: told(async () => {
      const info = await hand.dispatch('workspace.info', {})
      const from = info.ok ? (info.value as WorkspaceInfo).file : (hand.file() ?? '')
      const to = await name('Save a copy', `${basename(from, ending)} copy${ending}`)
      if (!to) return
      if (resolve(to) === resolve(from))
        return await say({ message: 'This is the workspace itself.', remedy: 'Choose another name for the copy.' })
      const made = await hand.dispatch('workspace.backUp', {})
      if (!made.ok) return await say({ message: made.message, remedy: made.remedy ?? '' })
      await copy((made.value as { path: string }).path, to)
    }),
  }
}

/** A copy stands under its name only when all of it is on the disk. */
async function copy(from: string, to: string): Promise<void> {
  const half = `${to}.part`
  try {
    await copyFile(from, half)
    const file = await open(half, 'r+')
    await file.sync().finally(() => file.close())
    await rename(half, to)
  } catch (error) {
    await rm(half, { force: true }).catch(() => undefined)
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    throw Object.assign(new Error(`The copy could not be written${code}.`), {
      remedy: 'Choose another folder, or free some space, then try again. The workspace itself is as it was.',
    })
  }
}
