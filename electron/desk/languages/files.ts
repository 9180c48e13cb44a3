/**
 * Languages that come from files: `words.de.json` in the folder of the workspace, as `words --export` writes it. It is
 * looked through when the workspace is opened, as `words --import` looks through it; what is wrong with it is told, and
 * never keeps anything from opening.
 */
import { readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { textsOfGames } from '../../../engine/systems/added-languages.ts'
import { isWritten, type Locale } from '../../../engine/text/locale.ts'
import { slotsOf, type TextPair } from '../../../engine/text/translating.ts'
import { say } from '../words/say.ts'
import { translationIn, unknownKey, wrongIn, type Translation, type Wrong } from './check.ts'

/** A message as the program has it: its key, what it says in English and in Russian, and what code fills into it. */
export interface KnownMessage {
  key: string
  en: string
  ru?: string
  slots?: readonly string[]
}

/** A text that cannot be used, by its key. */
export interface WrongText {
  key: string
  says: Wrong
}

/** A language that is spoken from a file. `missing`: the keys of what it has no text for; `unchecked`: nobody knows whether it is outdated. */
export interface LanguageFile {
  code: Locale
  file: string
  texts: readonly (TextPair & { key: string })[]
  wrong: readonly WrongText[]
  missing: readonly string[]
  unchecked: boolean
}

/** A file that is no language. */
interface BrokenFile {
  file: string
  says: Wrong
}

export interface FoundLanguages {
  spoken: readonly LanguageFile[]
  broken: readonly BrokenFile[]
}

const named = /^words\.([a-z]+)\.json$/i
const mostMegabytes = 20
const noLanguages: FoundLanguages = { spoken: [], broken: [] }

/**
 * @param workspace the file beside which they lie
 * @param built the folder of what was built, in which `words.json` has the messages of the program; without it that they
 * were not compared is said
 */
export async function languagesBeside(
  workspace: string | undefined,
  built: string | undefined,
): Promise<FoundLanguages> {
  if (workspace === undefined) return noLanguages
  const folder = dirname(workspace)
  const files = (await readdir(folder).catch(() => [])).filter(name => named.test(name)).sort()
  if (!files.length) return noLanguages
  const known = await knownMessages(built)
  const found = await Promise.all(files.map(file => languageIn(folder, file, known)))
  return {
    spoken: found.flatMap(one => ('code' in one ? [one] : [])),
    broken: found.flatMap(one => ('code' in one ? [] : [one])),
  }
}

async function knownMessages(built: string | undefined): Promise<readonly KnownMessage[] | undefined> {
  if (built === undefined) return undefined
  try {
    return [...(JSON.parse(await readFile(join(built, 'words.json'), 'utf8')) as KnownMessage[]), ...textsOfGames()]
  } catch {
    return undefined
  }
}

async function languageIn(
  folder: string,
  file: string,
  known: readonly KnownMessage[] | undefined,
): Promise<LanguageFile | BrokenFile> {
  let text: string
  try {
    if ((await stat(join(folder, file))).size > mostMegabytes * 1_000_000)
      return { file, says: () => say('languages.tooLong', { file, most: mostMegabytes }) }
    text = await readFile(join(folder, file), 'utf8')
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    return { file, says: () => say('languages.unread', { file, why }) }
  }
  const translation = translationIn(text)
  if (!translation) return { file, says: () => say('languages.notExport', { file }) }
  const { language } = translation
  const name = `words.${language}.json`
  if (file.toLowerCase() !== name) return { file, says: () => say('languages.otherName', { file, language, name }) }
  if (isWritten(language)) return { file, says: () => say('languages.written', { file, language }) }
  return { code: language as Locale, file, unchecked: !known, ...looked(translation, known ?? itself(translation)) }
}

/** Where nobody knows the messages of the program, a file is taken as it is. */
const itself = ({ messages }: Translation): KnownMessage[] =>
  Object.entries(messages).map(([key, { en = '' }]) => ({ key, en, slots: slotsOf(en).slots }))

function looked(
  { language, messages }: Translation,
  known: readonly KnownMessage[],
): Pick<LanguageFile, 'texts' | 'wrong' | 'missing'> {
  const byKey = new Map(known.map(one => [one.key, one]))
  const keys = [...byKey.keys()]
  const wrong: WrongText[] = Object.keys(messages)
    .filter(key => !byKey.has(key))
    .map(key => ({ key, says: unknownKey(key, keys) }))
  const [texts, missing]: [LanguageFile['texts'][number][], string[]] = [[], []]
  for (const { key, en, ru, slots = [] } of known) {
    const given = Object.hasOwn(messages, key) ? messages[key] : undefined
    const text = given?.[language] ?? ''
    if (!given || text === '') {
      if (en) missing.push(key)
      continue
    }
    const says = wrongIn(text, given.en ?? '', { texts: { en }, slots }, language)
    if (says) wrong.push({ key, says })
    else texts.push({ key, en, text, ...(ru !== undefined && { ru }) })
  }
  return { texts, wrong, missing }
}
