/** `words --export LANGUAGE` and `words --import FILE`: every message that stands in the sources as one file for a translator, and back. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { textsOfGames } from '../../engine/systems/added-languages.ts'
import { isWritten } from '../../engine/text/locale.ts'
import {
  languageCode,
  translationIn,
  unknownKey,
  wrongIn,
  type Texts,
  type Translation,
} from '../desk/languages/check.ts'
import { say as said } from '../desk/words/say.ts'
import { calledSo, Misused } from './arguments.ts'
import { broken, caseFailed, done, type ExitCode, type Terminal } from './terminal.ts'
import { say } from './words/say.ts'

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

/** @throws Misused where no sources are */
async function sourcesAt(root: string): Promise<Sources> {
  const path = join(root, 'tools/translation.mjs')
  if (!existsSync(path)) throw new Misused(say('translation.noSources'), say('translation.inCheckout'))
  return (await import(pathToFileURL(path).href)) as Sources
}

/** Those of the sources, and for a further language what texts of games say in English alone. */
const allMessages = ({ messagesIn }: Sources, root: string, language: string): Message[] => [
  ...messagesIn(root, language),
  ...(isWritten(language)
    ? []
    : textsOfGames().map(({ key, en }) => ({ key, file: '', line: 0, texts: { en }, places: {} }))),
]

export async function exportWords(language: string, out: string | undefined, terminal: Terminal): Promise<ExitCode> {
  if (!languageCode.test(language))
    throw new Misused(say('usage.noLanguage', { locale: language }), calledSo(say('usage.wordsExport')))
  const root = process.cwd()
  const messages = allMessages(await sourcesAt(root), root, language)
  const text = exported(messages, language)
  if (out === undefined) {
    terminal.out(text)
    return done
  }
  writeOut(out, text)
  const missing = messages.filter(({ texts }) => texts[language] === undefined).length
  terminal.out(`${say('translation.exported', { file: out, count: messages.length, missing })}\n`)
  if (!isWritten(language)) terminal.out(`${say('translation.becomesLanguage', { name: `words.${language}.json` })}\n`)
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
  const { language, messages } = translationAt(file)
  const known = allMessages(sources, root, language)
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
function translationAt(file: string): Translation {
  let text = ''
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    // What is not there is no such file either.
  }
  const translation = translationIn(text)
  if (!translation) throw new Misused(said('languages.notExport', { file }), said('languages.makeOne'))
  return translation
}

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
    .map(key => ({ key, says: unknownKey(key, [...keys])() }))
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
        left.push({ key, says: said('languages.missing', { language }) })
      continue
    }
    if (!message.places[language] && message.gap === undefined) {
      left.push({ key, says: say('translation.byHand') })
      continue
    }
    const slots = Object.values(message.places).flatMap(place => place.slots)
    const says = text === now[language] ? undefined : wrongIn(text, given.en!, { texts: now, slots }, language)?.()
    if (says === undefined) texts[key] = text
    else wrong.push({ key, says })
  }
  return { wrong: [...strangers, ...wrong], left, texts }
}
