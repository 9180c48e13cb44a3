/** The help that is open: every key, the glossary, or how the app works. */
import { create } from 'zustand'
import type { Term } from './terms.ts'

export type HelpPage = 'keys' | 'glossary' | 'works'

interface Help {
  page: HelpPage | undefined
  /** The term that the glossary opens at. */
  term: Term | undefined
}

export const useHelp = create<Help>(() => ({ page: undefined, term: undefined }))

/** Opens a page of the help, the glossary at a term; or closes it. */
export const openHelp = (page: HelpPage | undefined, term?: Term): void => useHelp.setState({ page, term })
