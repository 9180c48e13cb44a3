/**
 * What a kind of phase is called, in each form that a sentence asks for. Night and day, which most rules have, are said
 * here; every other kind belongs to the rules that have it, and these say what it is called (`Calendar.called`).
 */
import { isWritten, translated, type Locale, type Written } from './locale.ts'

export interface PhaseForms {
  /** By itself, and before its number: `witch hunt`, «охота на ведьм». */
  name: string
  /** The same in texts for players, where that is another word: `vote for the best`. */
  told?: string
  /** As what is opened or locked: `the witch hunt`, «охоту на ведьм». */
  it: string
  /** After once or twice: `a witch hunt`, «охоту на ведьм». */
  one: string
  /** As when something is done: used at `night`, «ночью». */
  at: string
  /** As how often: `each night`, «каждую ночь». */
  every: string
}

/** The forms of a kind in each language. */
type PhaseForm = Readonly<Record<Written, PhaseForms>>
/** The same by kinds. */
export type PhasesCalled = Readonly<Record<string, PhaseForm>>

/**
 * The forms in English, which differ by their articles alone.
 * @param one with its article, where that is not `a`
 */
export const withArticle = (name: string, one = `a ${name}`): PhaseForms => ({
  name,
  it: `the ${name}`,
  one,
  at: name,
  every: `each ${name}`,
})

/**
 * The forms in Russian.
 * @param name nominative @param it accusative @param at when something is done @param every how often
 */
export const declined = (name: string, it: string, at: string, every: string): PhaseForms => ({
  name,
  it,
  one: it,
  at,
  every,
})

const everywhere: PhasesCalled = {
  night: { en: withArticle('night'), ru: declined('ночь', 'ночь', 'ночью', 'каждую ночь') },
  day: { en: withArticle('day'), ru: declined('день', 'день', 'днем', 'каждый день') },
}

/** A kind that nobody has words for, by its id. */
const unnamed: Readonly<Record<Written, (kind: string) => PhaseForms>> = {
  en: withArticle,
  ru: kind => declined(kind, kind, `в фазе ${kind}`, `каждую фазу ${kind}`),
}

const any: PhaseForm = {
  en: withArticle('phase'),
  ru: declined('фаза', 'фазу', 'в этой фазе', 'каждую фазу'),
}

/** Any phase, where it does not matter of which kind. */
export const anyPhase = (locale: Locale): PhaseForms => inLanguage(any, locale)

/**
 * What a kind of phase is called in a language.
 * @param called what the rules call their own kinds
 * @returns its forms; of a kind that nobody has words for those of its id
 */
export function formsOf(called: PhasesCalled | undefined, kind: string, locale: Locale): PhaseForms {
  for (const table of [called ?? {}, everywhere])
    if (Object.hasOwn(table, kind)) return inLanguage(table[kind]!, locale)
  return isWritten(locale) ? unnamed[locale](kind) : declined(kind, kind, kind, kind)
}

/** Those of a kind: in a language that came from a file its name has to do everywhere. */
function inLanguage({ en, ru }: PhaseForm, locale: Locale): PhaseForms {
  if (isWritten(locale)) return { en, ru }[locale]
  const name = translated(locale, en.name, ru.name)
  return {
    ...declined(name, name, name, name),
    ...(en.told !== undefined && { told: translated(locale, en.told, ru.told) }),
  }
}

/** What texts for players call a kind of phase: the titles of posts, deadlines, reasons. */
export function toldOf(called: PhasesCalled | undefined, kind: string, locale: Locale): string {
  const { name, told = name } = formsOf(called, kind, locale)
  return told
}
