/** All that a page gets of this machine: two pipes to the desk, one to the clipboard, a way to open a dropped workspace, and which host it is in. */
import { contextBridge, ipcRenderer, webUtils } from 'electron'
import type { Push } from './desk/contract.ts'
import { callChannel, clipboardChannel, openChannel, pushChannel } from './window/channels.ts'

contextBridge.exposeInMainWorld('nightdesk', {
  invoke: (name: unknown, input: unknown, language: unknown): Promise<unknown> =>
    ipcRenderer.invoke(callChannel, name, input, language),
  subscribe(hear: (push: Push) => void): () => void {
    const listen = (_: unknown, push: Push): void => hear(push)
    ipcRenderer.on(pushChannel, listen)
    return () => void ipcRenderer.removeListener(pushChannel, listen)
  },
  clipboard: (): Promise<unknown> => ipcRenderer.invoke(clipboardChannel),
  open: (dropped: File): Promise<unknown> => ipcRenderer.invoke(openChannel, webUtils.getPathForFile(dropped)),
  host: { kind: 'window' },
})
