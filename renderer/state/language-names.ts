/** What languages call themselves. */
import { inEveryLocale, type Locale } from '../../engine/text/locale.ts'

/** With a capital. */
function itself(language: Locale): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** The languages there are, as they call themselves. */
export const languageNames = inEveryLocale(itself)
