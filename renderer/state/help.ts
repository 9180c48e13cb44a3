/** The help that is open: every key, the glossary, how the app works, or the report of a problem. */
import { create } from 'zustand'
import type { Term } from './terms.ts'

export type HelpPage = 'keys' | 'glossary' | 'works' | 'report'

/** What went wrong on the page. */
export interface Failure {
  error: string
  stack: string
}

interface Help {
  page: HelpPage | undefined
  /** The term that the glossary opens at. */
  term: Term | undefined
  /** What a report is about. */
  failure: Failure | undefined
}

export const useHelp = create<Help>(() => ({ page: undefined, term: undefined, failure: undefined }))

/** Opens a page of the help, the glossary at a term; or closes it. */
export const openHelp = (page: HelpPage | undefined, term?: Term): void =>
  useHelp.setState({ page, term, failure: undefined })

/** What a report tells of an error; the desk takes its message out of the stack. */
export const failureOf = (error: unknown): Failure =>
  error instanceof Error
    ? { error: error.name, stack: (error.stack ?? '').slice(0, 10_000) }
    : { error: typeof error, stack: '' }

/** Opens the report of something that went wrong on the page. */
export const reportFailure = (failure: Failure | undefined): void =>
  useHelp.setState({ page: 'report', term: undefined, failure })
