/** The languages that Nightdesk speaks. Whoever adds one adds it here, and the compiler names each message that lacks it. */
export const locales = ['en', 'ru'] as const

export type Locale = (typeof locales)[number]

export const isLocale = (word: unknown): word is Locale => locales.some(one => one === word)

/** The language that is read best. @param names as a browser sends them or a machine names its own, the best one first */
export function preferredLocale(names = ''): Locale {
  const first = /^\p{L}+/u.exec(names)?.[0].toLowerCase()
  return isLocale(first) ? first : 'en'
}

/** What times and lists are written by: British where the language is English, so that no comma stands before “and”. */
export const localeTag = (locale: Locale): string => (locale === 'en' ? 'en-GB' : locale)

/** The same thing made in each language. */
export const inEveryLocale = <Made>(make: (locale: Locale) => Made): Record<Locale, Made> =>
  Object.fromEntries(locales.map(locale => [locale, make(locale)])) as Record<Locale, Made>
