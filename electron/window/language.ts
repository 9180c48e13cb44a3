/** The language that the window speaks: that of the page once the page said so, till then that of the last time, or of the system. */
import type { App } from 'electron'
import { isLocale, preferredLocale, type Locale } from '../../engine/text/locale.ts'
import type { Memory } from './memory.ts'

interface Spoken {
  language(): Locale
  /** Hears in which language the page asks, as it does with every call. @returns whether that is another one */
  hear(asked: unknown): boolean
}

export function spokenIn(app: Pick<App, 'getPreferredSystemLanguages'>, memory: Memory): Spoken {
  const language = (): Locale => memory.get().language ?? systemLanguage(app)
  return {
    language,
    hear(asked) {
      if (!isLocale(asked) || asked === memory.get().language) return false
      const before = language()
      memory.put({ language: asked })
      return asked !== before
    },
  }
}

/** What this system's user reads best, of the languages there are. */
export const systemLanguage = (app: Pick<App, 'getPreferredSystemLanguages'>): Locale =>
  preferredLocale(app.getPreferredSystemLanguages()[0])
