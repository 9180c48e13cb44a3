/** What is to be imported next, wherever on the screen that was asked for: by a key, the palette, or a drop. */
import { create } from 'zustand'
import type { ThreadFile } from './thread-files.ts'

/** A choice to open, or files that were dropped. */
export type ImportAsked =
  | { is: 'files' | 'folder' | 'thread' | 'count' }
  | { is: 'dropped'; files: readonly ThreadFile[] }
  | { is: 'copied'; text: string }

const useAsked = create<{ asked: ImportAsked | undefined }>(() => ({ asked: undefined }))

export const useImportAsked = (): ImportAsked | undefined => useAsked(({ asked }) => asked)
export const askImport = (asked: ImportAsked | undefined): void => useAsked.setState({ asked })
