/** Languages that the desk speaks from files beside the workspace: what the screens say in them is asked for once. */
import { createStore } from 'zustand/vanilla'
import { setAdded, spokenLocales, type Locale } from '../../engine/text/locale.ts'
import { translating } from '../../engine/text/translating.ts'
import { call } from './desk.ts'

/** All languages that are spoken. */
export const languagesSpoken = createStore<{ all: readonly Locale[] }>(() => ({ all: spokenLocales() }))

let known: Promise<void> | undefined

/** Speaks them here too; where the desk cannot be asked, it is asked again the next time. */
export const knowLanguages = (): Promise<void> =>
  (known ??= askForThem().catch(() => {
    known = undefined
  }))

async function askForThem(): Promise<void> {
  const { languages } = await call('languages.list', {})
  const made = await Promise.all(
    languages.map(async ({ code }) => {
      const { texts } = await call('languages.screens', { language: code })
      return [code, translating(texts)] as const
    }),
  )
  if (!made.length) return
  setAdded(new Map(made))
  languagesSpoken.setState({ all: spokenLocales() })
}
