/** The language of the interface: as the settings have it, the machine's where they leave it to that. */
import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { Settings } from '../../electron/desk/contract.ts'
import { isLocale, isWritten, preferredLocale, type Locale } from '../../engine/text/locale.ts'
import { spoken } from '../words/say.ts'
import { knowLanguages, languagesSpoken } from './added-languages.ts'
import { speak } from '../words/speak.ts'
import { refresh, useAnswer } from './answers.ts'
import { keepSetting } from './setting.ts'

/** `system`: that of the machine. */
export type InterfaceLanguage = Settings['language']

const remembered = 'nightdesk.language'

const meant = (chosen: string | null): Locale => (isLocale(chosen) ? chosen : preferredLocale(navigator.language))

/** What to speak before the settings are read: what was spoken last. */
export const firstLanguage = (): Locale => meant(window.localStorage.getItem(remembered))

/** Whether that is a language whose words the desk has in a file, so that it has to be asked first. */
export function isAskedForFirst(): boolean {
  const last = window.localStorage.getItem(remembered)
  return last !== null && last !== 'system' && !isWritten(last)
}

/** Speaks what the settings say, as soon as they are known and whenever they change. */
export function useInterfaceLanguage(): void {
  const { value: settings } = useAnswer('settings.get', {})
  const spokenHere = useStore(languagesSpoken)
  useEffect(() => void knowLanguages(), [settings])
  useEffect(() => {
    if (!settings) return
    window.localStorage.setItem(remembered, settings.language)
    const wanted = meant(settings.language)
    // What the desk says it says in the language that it was asked in.
    if (wanted === spoken.getState().language) return
    speak(wanted)
    void refresh()
  }, [settings, spokenHere])
}

/** Speaks a language from now on, and keeps that. */
export function chooseLanguage(language: InterfaceLanguage): void {
  keepSetting({ key: 'language', value: language })
}
