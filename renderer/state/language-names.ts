/** What languages call themselves. */
import { onceForEach } from '../../engine/text/locale.ts'

/** With a capital. */
export const languageName = onceForEach(language => {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toUpperCase() + name.slice(1)
})
