/** `explore FILE --out FILE`: a game that is over, or a case, as one page that everybody can open. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { explorerIn, pageOf } from '../desk/explore/page.ts'
import type { CallResult, ExploredPage } from '../desk/contract.ts'
import { openDesk } from '../desk/open.ts'
import { Refused } from '../desk/refusal.ts'
import { language, speaking } from '../desk/words/say.ts'
import { Misused, calledSo, onlyPath, read } from './arguments.ts'
import { readOne } from './files.ts'
import { asked, printProblems, refused, troubleTo } from './problems.ts'
import { broken, done, type ExitCode, type Terminal } from './terminal.ts'
import { isLocale, say } from './words/say.ts'

const options = { out: 'value', case: 'value', locale: 'value', early: 'flag' } as const

/** What the page is drawn by: beside a program that was built, below `dist` beside its source. */
const folder = [join(import.meta.dirname, 'explore'), join(import.meta.dirname, '../../dist/explore')].find(at =>
  existsSync(join(at, 'explore.js')),
)

export async function explore(words: string[], terminal: Terminal): Promise<ExitCode> {
  const { paths, options: given } = read(words, options)
  const usage = say('usage.exploreFile')
  const path = onlyPath(paths, usage)
  const { out, case: title, early, locale } = given
  if (out === undefined) throw new Misused(say('usage.noOut'), calledSo(usage))
  if (!/\.html?$/i.test(out)) throw new Misused(say('usage.notPage', { file: out }), calledSo(usage))
  const {
    files: [file],
    problems,
  } = readOne(path)
  if (!file) {
    printProblems(problems, terminal.err)
    return broken
  }
  const asking = { ...(locale !== undefined && isLocale(locale) && { language: locale }), early: early === true }
  const page = isGame(file.text)
    ? await ofGame(file.text, asking, terminal)
    : await ofCase({ ...file, ...(title !== undefined && { case: title }) }, asking.language, terminal)
  if (!page) return broken
  if (!page.ok) return refused(page, terminal)
  try {
    await writeFile(out, page.value.text)
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new Misused(say('usage.notWritten', { file: out, why }), say('usage.checkFolder'))
  }
  terminal.out(`${say('usage.explored', { file: out, size: Math.ceil(Buffer.byteLength(page.value.text) / 1000) })}\n`)
  return done
}

/** A game that was exported is JSON that says so; cases may be JSON too. */
function isGame(text: string): boolean {
  if (!/^\s*\{/.test(text)) return false
  try {
    const data: unknown = JSON.parse(text)
    return typeof data === 'object' && data !== null && 'format' in data && data.format === 'nightdesk-game'
  } catch {
    return false
  }
}

/** Takes the game into a workspace of a moment, where all of it is looked through as anywhere else. */
async function ofGame(
  text: string,
  asking: { language?: 'en' | 'ru'; early: boolean },
  terminal: Terminal,
): Promise<CallResult<ExploredPage>> {
  const scratch = mkdtempSync(join(tmpdir(), 'nightdesk-explore-'))
  try {
    const desk = await openDesk({
      file: join(scratch, 'one.nightdesk'),
      explorer: folder,
      broken: troubleTo(terminal),
    })
    try {
      const taken = (await desk.dispatch('games.import', { text }, language())) as CallResult<{ game: string }>
      if (!taken.ok) return taken
      const asked = { game: taken.value.game, ...asking }
      return (await desk.dispatch('explore.game', asked, language())) as CallResult<ExploredPage>
    } finally {
      await desk.close()
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** Nothing where problems of the file were told. */
async function ofCase(
  input: { file: string; text: string; case?: string },
  locale: 'en' | 'ru' | undefined,
  terminal: Terminal,
): Promise<CallResult<ExploredPage> | undefined> {
  const answer = await asked('explore.case', { ...input, ...(locale && { locale }) }, terminal)
  if (!answer.ok) return answer
  const { cases, problems } = answer.value
  printProblems(problems, terminal.err)
  const [one, another] = cases
  if (problems.length) return undefined
  if (!one) throw new Misused(say('usage.nothingPlayed'), say('usage.playFirst'))
  if (another) throw new Misused(say('usage.manyCases', { count: cases.length }), say('usage.nameCase'))
  try {
    const explorer = await explorerIn(folder)
    return { ok: true, value: speaking(one.language, () => pageOf(one, explorer)) }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { ok: false, code: error.code, message: error.message, remedy: error.remedy }
  }
}
