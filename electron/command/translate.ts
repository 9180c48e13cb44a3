/** `words --export LANGUAGE` and `words --import FILE`: every message that stands in the sources as one file for a translator, and back. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { explain, MessageError, variablesOf } from '../../engine/text/message.ts'
import { nearest } from '../../engine/text/nearest.ts'
import { language as spoken } from '../desk/words/say.ts'
import { calledSo, Misused } from './arguments.ts'
import { broken, caseFailed, done, type ExitCode, type Terminal } from './terminal.ts'
import { say } from './words/say.ts'

type Texts = Readonly<Record<string, string>>

/** A message as the sources have it; `places`: its texts, with what of them is put in by code; `gap`: whether a further language has a place. */
export interface Message {
  key: string
  file: string
  line: number
  texts: Texts
  places: Readonly<Record<string, { slots: readonly string[] }>>
  gap?: number
}

/** What finds messages in sources and writes them back (`tools/translation.mjs`, which a package leaves out). */
interface Sources {
  messagesIn(root: string, language: string): Message[]
  putTexts(root: string, language: string, texts: Texts): string[]
}

/** The file that a translator gets: each message by its key, in English and in the language. */
interface Translation {
  language: string
  messages: Readonly<Record<string, Texts>>
}

/** @throws Misused where no sources are */
async function sourcesAt(root: string): Promise<Sources> {
  const path = join(root, 'tools/translation.mjs')
  if (!existsSync(path)) throw new Misused(say('translation.noSources'), say('translation.inCheckout'))
  return (await import(pathToFileURL(path).href)) as Sources
}

export async function exportWords(language: string, out: string | undefined, terminal: Terminal): Promise<ExitCode> {
  if (!/^[a-z]{2}$/.test(language))
    throw new Misused(say('usage.noLanguage', { locale: language }), calledSo(say('usage.wordsExport')))
  const root = process.cwd()
  const messages = (await sourcesAt(root)).messagesIn(root, language)
  const text = exported(messages, language)
  if (out === undefined) {
    terminal.out(text)
    return done
  }
  writeOut(out, text)
  const missing = messages.filter(({ texts }) => texts[language] === undefined).length
  terminal.out(`${say('translation.exported', { file: out, count: messages.length, missing })}\n`)
  return done
}

function writeOut(file: string, text: string): void {
  try {
    writeFileSync(file, text)
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new Misused(say('usage.notWritten', { file, why }), say('usage.checkFolder'))
  }
}

/** What a translator gets. */
export function exported(messages: readonly Message[], language: string): string {
  const each = messages.map(({ key, texts }) => [key, { en: texts.en ?? '', [language]: texts[language] ?? '' }])
  const all: Translation = { language, messages: Object.fromEntries(each) as Translation['messages'] }
  return `${JSON.stringify(all, null, 2)}\n`
}

export async function importWords(file: string, terminal: Terminal): Promise<ExitCode> {
  const root = process.cwd()
  const sources = await sourcesAt(root)
  const { language, messages } = translationIn(file)
  const known = sources.messagesIn(root, language)
  const { wrong, left, texts } = checked(known, { language, messages })
  for (const { key, says } of [...wrong, ...left]) terminal.err(`${key}: ${says}\n`)
  if (wrong.length) {
    terminal.err(`${say('translation.nothingWritten', { count: wrong.length })}\n`)
    return broken
  }
  const count = known.filter(({ key, texts: now }) => (texts[key] ?? now[language]) !== now[language]).length
  const files = sources.putTexts(root, language, texts).length
  terminal.out(
    `${count ? say('translation.taken', { count, files, format: 'npm run format' }) : say('translation.same')}\n`,
  )
  return left.length ? caseFailed : done
}

/** @throws Misused where a file is none that a translator got */
function translationIn(file: string): Translation {
  const strange = (): Misused => new Misused(say('translation.notExport', { file }), say('translation.makeOne'))
  let read: unknown
  try {
    read = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw strange()
  }
  if (!isTable(read) || typeof read.language !== 'string' || !isTable(read.messages)) throw strange()
  const { language, messages } = read
  const each = Object.values(messages)
  const isWhole = each.every(one => isTable(one) && [one.en, one[language]].every(text => typeof text === 'string'))
  if (!isWhole || !/^[a-z]{2}$/.test(language)) throw strange()
  return { language, messages: messages as Translation['messages'] }
}

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

interface Said {
  key: string
  says: string
}

/**
 * Each text against the English that stands in the sources now.
 * @returns what is wrong, what is left to do, and the texts that can be written
 */
export function checked(
  known: readonly Message[],
  { language, messages }: Translation,
): { wrong: Said[]; left: Said[]; texts: Texts } {
  const keys = new Set(known.map(({ key }) => key))
  const strangers = Object.keys(messages)
    .filter(key => !keys.has(key))
    .map(key => ({ key, says: unknownSaid(key, [...keys]) }))
  const begun = known.some(({ texts: now }) => now[language] !== undefined)
  const left: Said[] = []
  const wrong: Said[] = []
  const texts: Record<string, string> = {}
  for (const message of known) {
    const { key, texts: now } = message
    const given = Object.hasOwn(messages, key) ? messages[key]! : { en: now.en ?? '', [language]: '' }
    const text = given[language]!
    if (text === '' && now[language] !== '') {
      // A language that has the rest may do without this one.
      if (!Object.hasOwn(messages, key) || now[language] !== undefined || !begun)
        left.push({ key, says: say('translation.missing', { language }) })
      continue
    }
    if (!message.places[language] && message.gap === undefined) {
      left.push({ key, says: say('translation.byHand') })
      continue
    }
    const says = text === now[language] ? undefined : wrongIn(text, given.en!, message, language)
    if (says === undefined) texts[key] = text
    else wrong.push({ key, says })
  }
  return { wrong: [...strangers, ...wrong], left, texts }
}

function unknownSaid(key: string, keys: readonly string[]): string {
  const near = nearest(key, keys)
  return near === undefined
    ? say('translation.unknown')
    : `${say('translation.unknown')}; ${say('files.meant', { path: near })}`
}

/** What is wrong with a text that is another than the one that stands there. */
function wrongIn(text: string, english: string, message: Message, language: string): string | undefined {
  const { texts, places } = message
  if (english !== (texts.en ?? '')) return say('translation.changed', { now: texts.en ?? '' })
  const slots = Object.values(places).flatMap(place => place.slots)
  const before = askedIn(texts.en ?? '', slots)
  // A text with braces of its own, or a name of a thing, is no message.
  if (!before) return undefined
  const asked = askedIn(text, slots)
  if (!asked) return say('translation.unread', { why: whyUnread(bare(text, slots)) })
  const present = texts[language] === undefined ? before : (askedIn(texts[language], slots) ?? before)
  const strange = asked.filter(name => !before.includes(name) && !present.includes(name))
  if (strange.length) return say('translation.strange', { names: strange.join(', ') })
  const lacking = before.filter(name => present.includes(name) && !asked.includes(name))
  return lacking.length ? say('translation.lacking', { names: lacking.join(', ') }) : undefined
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
