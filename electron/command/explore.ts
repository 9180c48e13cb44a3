/** `explore FILE --out FILE`: a game that is over, or a case, as one page that everybody can open. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exchangeForms, type ExchangeForm } from '../desk/explore/answers.ts'
import { exchanged } from '../desk/explore/exchange.ts'
import { pageOf } from '../desk/explore/page.ts'
import type { CallResult, WrittenPage, GameView } from '../desk/contract.ts'
import { gameIn } from '../desk/games/game-file.ts'
import { programIn } from '../desk/one-page.ts'
import { openDesk } from '../desk/open.ts'
import { Refused, suggest } from '../desk/refusal.ts'
import { language, speaking } from '../desk/words/say.ts'
import { Misused, onlyPath, read } from './arguments.ts'
import { sayNoWords, sayNoWordsOf } from './no-words.ts'
import { pagePath, pages, writePage } from './pages.ts'
import { asked, fileAt, printProblems, refused, troubleTo } from './problems.ts'
import { broken, done, type ExitCode, type Terminal } from './terminal.ts'
import { say } from './words/say.ts'
import { isLocale, type Locale } from '../../engine/text/locale.ts'

const options = { out: 'value', as: 'value', case: 'value', locale: 'value', early: 'flag' } as const

export async function explore(words: string[], terminal: Terminal): Promise<ExitCode> {
  const { paths, options: given } = read(words, options)
  const usage = say('usage.exploreFile')
  const path = onlyPath(paths, usage)
  const { case: title, early, locale } = given
  const form = formOf(given.as)
  const out = form ? given.out : pagePath(given.out, usage)
  if (form && early) throw new Misused(say('usage.exclude', { one: '--as', other: '--early' }), say('usage.leaveOne'))
  const file = fileAt(path, terminal)
  if (!file) return broken
  const asking = { ...(locale !== undefined && isLocale(locale) && { language: locale }), early: early === true }
  const page = gameIn(file.text)
    ? await ofGame(file.text, { ...asking, form }, terminal)
    : await ofCase({ ...file, ...(title !== undefined && { case: title }) }, { ...asking, form }, terminal)
  if (!page) return broken
  if (!page.ok) return refused(page, terminal)
  if (out === undefined) {
    terminal.out(page.value.text)
    return done
  }
  const size = await writePage(out, page.value.text)
  terminal.out(`${say('usage.explored', { file: out, size })}\n`)
  return done
}

/** @throws Misused where there is no such form */
function formOf(word: string | undefined): ExchangeForm | undefined {
  const form = exchangeForms.find(one => one === word)
  if (word !== undefined && !form) throw new Misused(say('usage.noForm', { word }), suggest(word, exchangeForms))
  return form
}

/** Takes the game into a workspace of a moment, where all of it is looked through as anywhere else. */
async function ofGame(
  text: string,
  { form, early, ...asking }: { language?: Locale; early: boolean; form: ExchangeForm | undefined },
  terminal: Terminal,
): Promise<CallResult<WrittenPage>> {
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
      const about = (await desk.dispatch('games.get', { game }, language())) as CallResult<GameView>
      if (about.ok) sayNoWords([about.value.system.id], asking.language, terminal)
      const made = form
        ? desk.dispatch('explore.exchange', { game, ...asking, into: form }, language())
        : desk.dispatch('explore.game', { game, ...asking, early }, language())
      return (await made) as CallResult<WrittenPage>
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
  { language: locale, form }: { language?: Locale; form: ExchangeForm | undefined },
  terminal: Terminal,
): Promise<CallResult<WrittenPage> | undefined> {
  const answer = await asked('explore.case', { ...input, ...(locale && { locale }) }, terminal)
  if (!answer.ok) return answer
  const { cases, problems } = answer.value
  printProblems(problems, terminal.err)
  const [one, another] = cases
  if (problems.length) return undefined
  if (!one) throw new Misused(say('usage.nothingPlayed'), say('usage.playFirst'))
  if (another) throw new Misused(say('usage.manyCases', { count: cases.length }), say('usage.nameCase'))
  if (locale !== undefined && one.language !== locale) sayNoWordsOf(one.system, terminal)
  if (form) return { ok: true, value: speaking(one.language, () => ({ text: exchanged(one, form), name: '' })) }
  try {
    const program = await programIn(pages, 'explore')
    return { ok: true, value: speaking(one.language, () => pageOf(one, program)) }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { ok: false, code: error.code, message: error.message, remedy: error.remedy }
  }
}
