/** What each page of the site knows: it stands in the page, so that nothing has to be fetched. */
import type { Locale } from '../../engine/text/locale.ts'

/** A rule with the smallest of its own cases, as the text of a case file. */
export interface RuleShown {
  id: string
  says: string
  origin: string
  night?: string
  /** Why no night can show it. */
  uncheckable?: string
}

interface SystemNamed {
  id: string
  name: string
}

export type SiteData = { language: Locale; systems: SystemNamed[] } & (
  | { page: 'index'; rules: { system: string; id: string; says: string }[] }
  | { page: 'system'; system: string; rules: RuleShown[] }
  | { page: 'playground' }
)
