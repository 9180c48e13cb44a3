/** The languages that Nightdesk speaks. Whoever adds one adds it here, and the compiler names each message that lacks it. */

/** Those that its sources are written in. */
export const locales = ['en', 'ru'] as const

export type Written = (typeof locales)[number]

/** One that a file beside the workspace has the words of (`added.ts`). */
export type Added = string & { readonly comes: 'from a file' }

export type Locale = Written | Added

/** Puts an English text into one of those: by its letters, and by the Russian ones where the same English is said of several things. */
export type Translate = (english: string, ru?: string) => string

let added: ReadonlyMap<string, Translate> = new Map()
/** What was made for each language, and is made anew when others are spoken. */
const keeping: Map<Locale, unknown>[] = []

/** From now on these are spoken too, and no others that came from files. */
export function setAdded(languages: ReadonlyMap<string, Translate>): void {
  added = languages
  for (const made of keeping) made.clear()
}

/** All that are spoken. */
export const spokenLocales = (): readonly Locale[] => [...locales, ...([...added.keys()] as Added[])]

/** Whether it is one of those. */
export const isWritten = (word: unknown): word is Written => locales.some(one => one === word)

export const isLocale = (word: unknown): word is Locale =>
  isWritten(word) || (typeof word === 'string' && added.has(word))

/** The same text in a language: as it was written, or put into it from English, which stays where nobody translated it. */
export function textIn(said: Readonly<Record<Written, string>>, locale: Locale): string {
  const written = (said as Readonly<Record<string, string>>)[locale]
  return written ?? translated(locale, said.en, said.ru)
}

/** An English text in a language that came from a file. */
export const translated = (locale: Locale, english: string, ru?: string): string =>
  added.get(locale)?.(english, ru) ?? english

/** The language that is read best. @param names as a browser sends them or a machine names its own, the best one first */
export function preferredLocale(names = ''): Locale {
  const first = /^\p{L}+/u.exec(names)?.[0].toLowerCase()
  return isLocale(first) ? first : 'en'
}

/** What times and lists are written by: British where the language is English, so that no comma stands before “and”. */
export const localeTag = (locale: Locale): string => (locale === 'en' ? 'en-GB' : locale)

/** The same thing made in each language: those that came from files have a place too, for `textIn` to find. */
export const inEveryLocale = <Made>(make: (locale: Locale) => Made): Record<Written, Made> =>
  Object.fromEntries(spokenLocales().map(locale => [locale, make(locale)])) as Record<Written, Made>

/** The same thing made once for each language that is asked for. */
export function onceForEach<Made>(make: (locale: Locale) => Made): (locale: Locale) => Made {
  const made = new Map<Locale, Made>()
  keeping.push(made)
  return locale => {
    const known = made.get(locale) ?? make(locale)
    made.set(locale, known)
    return known
  }
}
