/**
 * Phases with everything behind them, for after the game: what happened and how each action fared, in a line with its
 * reason, and below each its tree behind a spoiler. It holds every secret there is.
 */
import { languageAt } from '../../../engine/game/language.ts'
import { seatOf } from '../../../engine/journal/state.ts'
import { dialects, type DialectId } from '../../../engine/text/dialects/index.ts'
import { say } from '../../../engine/text/message.ts'
import { joinSpans, sentenceCase, strong, text } from '../../../engine/text/span.ts'
import { splitInSteps, type Part } from '../../../engine/text/split.ts'
import { outlineOf } from '../../../engine/why/print.ts'
import { phaseNamed, phrasesOf } from '../../../engine/why/sentences.ts'
import { speakerOf } from '../../../engine/why/speaker.ts'
import { asPart, giveWay, inPieces } from '../give-way.ts'
import { treeOf } from '../night/tree.ts'
import { nightViewInSteps } from '../night/view.ts'
import type { NightRow } from '../contract.ts'
import { gameAtStart, type Book } from '../library/book.ts'
import type { Reads } from '../library/library.ts'
import { resolved, type ResolvedPhase } from '../library/resolved.ts'
import { everybodyAt, factionSaid, rolesSaid } from './who-was.ts'

/** @returns as many posts as the forum asks for */
export async function phaseWithReasons(
  library: Reads,
  book: Book,
  phase: number,
  dialect: DialectId,
): Promise<string[]> {
  return (await inPieces(splitInSteps(dialects[dialect], await partsOf(library, book, phase)))).posts
}

/** The whole game: who was what, then phase by phase. */
export async function gameWithReasons(library: Reads, book: Book, dialect: DialectId): Promise<string[]> {
  const parts: Part[] = [[strong(text(book.name))], ...whoWasWhat(book)]
  const { length } = book.game.phases
  for (const phase of book.game.phases.keys())
    parts.push(...(await asPart(phase / length, (phase + 1) / length, () => partsOf(library, book, phase))))
  return (await inPieces(splitInSteps(dialects[dialect], parts))).posts
}

const sections = ['happens', 'tried', 'nearly', 'void'] as const satisfies NightRow['section'][]

async function partsOf(library: Reads, book: Book, phase: number): Promise<Part[]> {
  const here = await resolved(library, book, phase, [], languageAt(book.game, book.system, phase))
  const { speaker } = here
  const { recap } = phrasesOf(speaker)
  const { kind, number } = here.phase
  const title = sentenceCase([text(phaseNamed(speaker, kind, number))])
  await giveWay()
  const { rows } = await inPieces(nightViewInSteps(here, { revision: 0, phase, without: [] }))
  const parts: Part[] = [[strong(...title)]]
  for (const section of sections) {
    const some = rows.filter(row => row.section === section)
    if (some.length) parts.push([strong(text(recap[section]))])
    for (const row of some) {
      await giveWay(rows.indexOf(row), rows.length)
      parts.push(...rowSaid(row, here))
    }
  }
  if (!rows.length) parts.push([text(recap.nothing)])
  return parts
}

/** A row in a line, and its tree. */
function rowSaid({ id, section, said, why, unstopped, fared, hasTree }: NightRow, here: ResolvedPhase): Part[] {
  const { speaker } = here
  const { recap, results } = phrasesOf(speaker)
  const words =
    section === 'tried' && fared
      ? say(speaker.locale, recap.fared, { said, verdict: results.fares[fared] })
      : say(speaker.locale, recap.row, { said })
  const saysMore = why.length > 0 && !unstopped
  return [
    joinSpans([words, ...(saysMore ? [why] : [])], section === 'void' ? ': ' : '. '),
    ...(hasTree ? [{ folded: true, items: treeBehind(id, here) }] : []),
  ]
}

function treeBehind(id: string, here: ResolvedPhase): ReturnType<typeof outlineOf> {
  const { reason, verdict, faring } = treeOf(here, id)
  return outlineOf(reason, here.speaker, { rules: true, ...(verdict && { verdict }), faring })
}

/** Every player with the role as it was dealt, and before him those who sat there. */
function whoWasWhat(book: Book): Part[] {
  const { system, game } = book
  const last = game.phases.at(-1)
  if (!last) return []
  const speaker = speakerOf(system, game, last, languageAt(game, system, game.phases.length - 1))
  const lines = gameAtStart(book)
    .seats.filter(({ bystander }) => !bystander)
    .map(seat => [
      ...everybodyAt(seatOf(game, seat.slot) ?? seat, speaker),
      text(': '),
      ...joinSpans([...rolesSaid(system, seat, speaker), [factionSaid(seat.faction, speaker)]], ', '),
    ])
  return [[strong(text(phrasesOf(speaker).recap.who))], joinSpans(lines, '\n')]
}
