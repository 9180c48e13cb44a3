/** What a translator sends back: whether a file is one, and each text of it against the English one that stands for it now. */
import { explain, MessageError, variablesOf } from '../../../engine/text/message.ts'
import { nearest } from '../../../engine/text/nearest.ts'
import { language as spoken, say } from '../words/say.ts'

export type Texts = Readonly<Record<string, string>>

/** The file that a translator gets: each message by its key, in English and in the language. */
export interface Translation {
  language: string
  messages: Readonly<Record<string, Texts>>
}

/** What languages are called in files. */
export const languageCode = /^[a-z]{2}$/

/** @returns what stands in such a file; nothing where it is none */
export function translationIn(text: string): Translation | undefined {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!isTable(read) || typeof read.language !== 'string' || !isTable(read.messages)) return undefined
  const { language, messages } = read
  const each = Object.values(messages)
  const isWhole = each.every(one => isTable(one) && [one.en, one[language]].every(text => typeof text === 'string'))
  return isWhole && languageCode.test(language)
    ? { language, messages: messages as Translation['messages'] }
    : undefined
}

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is wrong with a text, in words when it is asked for. */
export type Wrong = () => string

/** Of a key that no message has. */
export const unknownKey =
  (key: string, keys: readonly string[]): Wrong =>
  () => {
    const near = nearest(key, keys)
    return near === undefined ? say('languages.unknown') : say('languages.unknownNear', { near })
  }

/**
 * What is wrong with a text that is another than the one that stands there.
 * @param english what the file has it stand for
 * @param known what stands in the sources, by languages; `slots`: what code fills into any of it
 */
export function wrongIn(
  text: string,
  english: string,
  { texts, slots }: { texts: Texts; slots: readonly string[] },
  language: string,
): Wrong | undefined {
  const now = texts.en ?? ''
  if (english !== now) return () => say('languages.changed', { now })
  const before = askedIn(now, slots)
  // A text with braces of its own, or a name of a thing, is no message.
  if (!before) return undefined
  const asked = askedIn(text, slots)
  if (!asked) return () => say('languages.unreadText', { why: whyUnread(bare(text, slots)) })
  const present = texts[language] === undefined ? before : (askedIn(texts[language], slots) ?? before)
  const strange = asked.filter(name => !before.includes(name) && !present.includes(name))
  if (strange.length) return () => say('languages.strange', { names: strange.join(', ') })
  const lacking = before.filter(name => present.includes(name) && !asked.includes(name))
  return lacking.length ? () => say('languages.lacking', { names: lacking.join(', ') }) : undefined
}

const bare = (text: string, slots: readonly string[]): string =>
  slots.reduce((rest, slot) => rest.replaceAll(slot, ''), text)

/** The values and tags that a message asks for, and what code puts in; nothing where it cannot be read. */
function askedIn(text: string, slots: readonly string[]): string[] | undefined {
  try {
    const plain = bare(text, slots)
    return [
      ...variablesOf(plain).map(name => `{${name}}`),
      ...[...plain.matchAll(/<\/(\w+)>/g)].map(([, tag]) => `<${tag}>`),
    ]
  } catch (error) {
    if (error instanceof MessageError) return undefined
    throw error
  }
}

function whyUnread(text: string): string {
  try {
    variablesOf(text)
    return ''
  } catch (error) {
    if (!(error instanceof MessageError)) throw error
    return explain(error.problem, spoken()).says
  }
}
