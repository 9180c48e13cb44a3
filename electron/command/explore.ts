/** `explore FILE --out FILE`: a game that is over, or a case, as one page that everybody can open. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pageOf } from '../desk/explore/page.ts'
import type { CallResult, ExploredPage, GameView } from '../desk/contract.ts'
import { gameIn } from '../desk/games/game-file.ts'
import { programIn } from '../desk/one-page.ts'
import { openDesk } from '../desk/open.ts'
import { Refused } from '../desk/refusal.ts'
import { language, speaking } from '../desk/words/say.ts'
import { Misused, onlyPath, read } from './arguments.ts'
import { readOne } from './files.ts'
import { sayNoWords, sayNoWordsOf } from './no-words.ts'
import { pagePath, pages, writePage } from './pages.ts'
import { asked, printProblems, refused, troubleTo } from './problems.ts'
import { broken, done, type ExitCode, type Terminal } from './terminal.ts'
import { say } from './words/say.ts'
import { isLocale, type Locale } from '../../engine/text/locale.ts'

const options = { out: 'value', case: 'value', locale: 'value', early: 'flag' } as const

export async function explore(words: string[], terminal: Terminal): Promise<ExitCode> {
  const { paths, options: given } = read(words, options)
  const usage = say('usage.exploreFile')
  const path = onlyPath(paths, usage)
  const { case: title, early, locale } = given
  const out = pagePath(given.out, usage)
  const {
    files: [file],
    problems,
  } = readOne(path)
  if (!file) {
    printProblems(problems, terminal.err)
    return broken
  }
  const asking = { ...(locale !== undefined && isLocale(locale) && { language: locale }), early: early === true }
  const page = gameIn(file.text)
    ? await ofGame(file.text, asking, terminal)
    : await ofCase({ ...file, ...(title !== undefined && { case: title }) }, asking.language, terminal)
  if (!page) return broken
  if (!page.ok) return refused(page, terminal)
  const size = await writePage(out, page.value.text)
  terminal.out(`${say('usage.explored', { file: out, size })}\n`)
  return done
}

/** Takes the game into a workspace of a moment, where all of it is looked through as anywhere else. */
async function ofGame(
  text: string,
  asking: { language?: Locale; early: boolean },
  terminal: Terminal,
): Promise<CallResult<ExploredPage>> {
  const scratch = mkdtempSync(join(tmpdir(), 'nightdesk-explore-'))
  try {
    const desk = await openDesk({
      file: join(scratch, 'one.nightdesk'),
      pages,
      broken: troubleTo(terminal),
    })
    try {
      const taken = (await desk.dispatch('games.import', { text }, language())) as CallResult<{ game: string }>
      if (!taken.ok) return taken
      const { game } = taken.value
      const asked = { game, ...asking }
      const about = (await desk.dispatch('games.get', { game }, language())) as CallResult<GameView>
      if (about.ok) sayNoWords([about.value.system.id], asking.language, terminal)
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
  locale: Locale | undefined,
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
  if (locale !== undefined && one.language !== locale) sayNoWordsOf(one.system, terminal)
  try {
    const program = await programIn(pages, 'explore')
    return { ok: true, value: speaking(one.language, () => pageOf(one, program)) }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { ok: false, code: error.code, message: error.message, remedy: error.remedy }
  }
}
