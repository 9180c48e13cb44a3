/** Calls of a window. Who asks is looked at before what is asked. */
import type { IpcMain, IpcMainInvokeEvent, WebContents } from 'electron'
import type { CallResult } from '../desk/contract.ts'
import { callChannel, clipboardChannel, openChannel } from './channels.ts'
import type { Copied } from './clipboard.ts'
import { isNamedOurs } from './named.ts'
import { origin } from './origin.ts'

export type Dispatch = (name: string, input: unknown, language?: string) => Promise<CallResult<unknown>>

/** @param known whether these are the contents of a window of ours @param copied what lies on the clipboard @param open opens a workspace that was dropped */
export function answerCalls(
  ipcMain: IpcMain,
  known: (contents: WebContents) => boolean,
  dispatch: Dispatch,
  copied: () => Promise<Copied>,
  open: (file: string) => Promise<void>,
): void {
  ipcMain.handle(callChannel, async (event, name: unknown, input: unknown, language: unknown) => {
    if (!fromOurPage(event, known)) throw new Error('Only the page of Nightdesk may ask.')
    return await dispatch(
      typeof name === 'string' ? name : '',
      input,
      typeof language === 'string' ? language : undefined,
    )
  })
  ipcMain.handle(clipboardChannel, async event => {
    if (!fromOurPage(event, known)) throw new Error('Only the page of Nightdesk may ask.')
    return await copied()
  })
  ipcMain.handle(openChannel, async (event, file: unknown) => {
    if (!fromOurPage(event, known)) throw new Error('Only the page of Nightdesk may ask.')
    if (isNamedOurs(file)) await open(file)
  })
}

/** The top frame of a window of ours, showing our page at this moment. */
function fromOurPage({ sender, senderFrame }: IpcMainInvokeEvent, known: (contents: WebContents) => boolean): boolean {
  return senderFrame !== null && senderFrame.parent === null && senderFrame.origin === origin && known(sender)
}
