/** Languages of what the desk says: of explanations and of texts. */
import { onceForEach, type Locale } from '../../engine/text/locale.ts'
import { spoken } from '../words/say.ts'
import { useAnswer } from './answers.ts'
import { keepSetting } from './setting.ts'

/** The language of explanations: as the settings have it, else that of the interface. */
function useExplaining(): Locale {
  const { value } = useAnswer('settings.get', {})
  return value === undefined || value.explanations === 'system' ? spoken.getState().language : value.explanations
}

/** What explanations are asked with. English is asked for by saying nothing. */
export const useExplained = (): { language?: Locale } => asked(useExplaining())

const asked = onceForEach((language): { language?: Locale } => (language === 'en' ? {} : { language }))

/** Explains in a language from now on, and keeps it. */
export function explainIn(language: Locale): void {
  keepSetting({ key: 'explanations', value: language })
}
