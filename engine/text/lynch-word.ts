/**
 * A host's own word for the lynch. Every message says *lynch*; in a game whose host says something else, it is put in
 * that word before anything is filled in, so that nobody's name and nothing anybody wrote is touched.
 */
import type { Locale } from './locale.ts'

/** A word for the lynch, and how people write it for a vote. */
export interface LynchWord {
  verb: string
  participle: string
  noun: string
  written: readonly string[]
}

/** The usual words. */
export const lynchWords = {
  lynch: { verb: 'lynch', participle: 'lynched', noun: 'lynch', written: ['lynch'] },
  eliminate: { verb: 'eliminate', participle: 'eliminated', noun: 'elimination', written: ['eliminate', 'elim'] },
  execute: { verb: 'execute', participle: 'executed', noun: 'execution', written: ['execute', 'exe'] },
  hang: { verb: 'hang', participle: 'hanged', noun: 'hanging', written: ['hang'] },
} as const satisfies Readonly<Record<string, LynchWord>>

/** What a word of the host's own looks like: `banish`, or with its other forms, `banish, banished, banishment`. */
export const ownLynchWord = /^\p{L}[\p{L}’'-]{1,23}(?:\s*,\s*\p{L}[\p{L}’'-]{1,23}){0,2}$/u

/** @param chosen one of the usual words, or one of the host's own with those of its forms that are not as usual */
export function lynchWordOf(chosen: unknown): LynchWord {
  const word = typeof chosen === 'string' ? chosen : 'lynch'
  if (Object.hasOwn(lynchWords, word)) return lynchWords[word as keyof typeof lynchWords]
  if (!ownLynchWord.test(word)) return lynchWords.lynch
  const [verb = '', participle = participleOf(verb), noun = verb] = word.toLowerCase().split(/\s*,\s*/)
  return { verb, participle, noun, written: [...new Set([verb, noun])] }
}

const participleOf = (verb: string): string =>
  verb.endsWith('e') ? `${verb}d` : /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${verb}ed`

/**
 * @param message a message of a catalogue, with nothing filled in
 * @param chosen what the host calls the lynch
 * @returns the message in that word; as it is in a language that has no forms of it
 */
export function inLynchWord(message: string, chosen: unknown, locale: Locale = 'en'): string {
  const word = lynchWordOf(chosen)
  if (word === lynchWords.lynch) return message
  if (locale === 'ru') return spelt.ru.test(message) ? putRu(message, word.verb) : message
  // What nobody translated is English still.
  return spelt.en.test(message) ? putEn(message, word) : message
}

const spelt = { en: /lynch/i, ru: /линч/i }

/** The word in a sentence, with the article before it; not as the branch of a choice, nor in *lyncher*, a role. */
const wordEn =
  /(?<!(?:select,|\})\s*(?=\S+ \{))(?<article>\ban? )?(?<verb>\b(?:to|can|may|would|could) )?\b(?<said>lynch(?:ed|ing)?)\b/giu

function putEn(message: string, { verb, participle, noun }: LynchWord): string {
  return message.replace(wordEn, (...found) => {
    const { article, verb: before = '', said } = found.at(-1) as Record<'article' | 'verb', string> & { said: string }
    const form = /ed$/i.test(said) ? participle : before && !article ? verb : noun
    const given = article ? `${/^a/.test(article) ? 'a' : 'A'}${/^[aeiou]/i.test(form) ? 'n' : ''} ` : ''
    return given + before + likeCase(form, said)
  })
}

/** The forms of those words that Russian hosts say too. By any other word it is a lynch in Russian. */
const formsRu: readonly { said: RegExp; execute: string; hang: string }[] = [
  { said: /(?:за)?линч[ео]ван(?=[аоы]?(?!\p{L}))/giu, execute: 'казнен', hang: 'повешен' },
  { said: /(?:за)?линчевать/giu, execute: 'казнить', hang: 'повесить' },
  { said: /залинчуют/giu, execute: 'казнят', hang: 'повесят' },
  { said: /линчуют/giu, execute: 'казнят', hang: 'вешают' },
  { said: /(?:за)?линчевали/giu, execute: 'казнили', hang: 'повесили' },
  { said: /этим линчем/giu, execute: 'этой казнью', hang: 'этим повешением' },
  { said: /этого линча/giu, execute: 'этой казни', hang: 'этого повешения' },
  { said: /линчевание/giu, execute: 'казнь', hang: 'повешение' },
  { said: /линчем(?!\p{L})/giu, execute: 'казнью', hang: 'повешением' },
  { said: /линч[ауи](?!\p{L})/giu, execute: 'казни', hang: 'повешения' },
  { said: /линче(?!\p{L})/giu, execute: 'казни', hang: 'повешении' },
  { said: /линч(?!\p{L})/giu, execute: 'казнь', hang: 'повешение' },
]

const putRu = (message: string, verb: string): string =>
  verb === 'execute' || verb === 'hang'
    ? formsRu.reduce((text, forms) => text.replace(forms.said, said => likeCase(forms[verb], said)), message)
    : message

const likeCase = (form: string, said: string): string =>
  /^\p{Lu}/u.test(said) ? form.charAt(0).toUpperCase() + form.slice(1) : form
