/** Where a game that is over turned: worked out once, in pieces, and told in lines that each lead to a row of a phase. */
import { lastPlayed } from '../../../engine/game/after-end.ts'
import { titled } from '../../../engine/messages/titled.ts'
import { languageAt } from '../../../engine/game/language.ts'
import type { Game } from '../../../engine/journal/state.ts'
import type { Numbered } from '../../../engine/journal/history.ts'
import { findTurningPoints, type Progress, type TurningPoint } from '../../../engine/resolve/turning-points.ts'
import { votesIn } from '../../../engine/ruleset/system.ts'
import { dialects, type DialectId } from '../../../engine/text/dialects/index.ts'
import { joinSpans, plainOf, strong, text, type Span } from '../../../engine/text/span.ts'
import { splitInSteps } from '../../../engine/text/split.ts'
import { say } from '../../../engine/text/message.ts'
import { phaseNamed, phrasesOf } from '../../../engine/why/sentences.ts'
import { sideName } from '../../../engine/why/speaker.ts'
import { sayDeaths } from '../../../engine/why/deaths-said.ts'
import { sayTurningPoint } from '../../../engine/why/turning-said.ts'
import type { TurnedView } from '../contract.ts'
import { giveWay, inPieces } from '../give-way.ts'
import { gameAtStart, phaseName, type Book } from '../library/book.ts'
import type { Reads } from '../library/library.ts'
import { resolved, type ResolvedPhase } from '../library/resolved.ts'
import { actionId, claimId } from '../library/row-ids.ts'
import { Refused } from '../refusal.ts'
import { standing, votesOf } from '../votes/judged.ts'
import { say as spoken } from '../words/say.ts'
import { factionSaid, rolesSaid } from './who-was.ts'

/** A line, and where it leads: to the phase by its place, and to a row of it. */
export type TurnedLine = TurnedView['lines'][number]

/** What there is of a game: the game before its first phase, what was recorded from there on, and its phases. */
export interface Finished {
  start: Game
  tail: readonly Numbered[]
  end: Game
  phases: readonly ResolvedPhase[]
}

/** By the last phase as it ended: whatever is changed in a game makes that another. */
const known = new WeakMap<Game, readonly TurningPoint[]>()

/** The lines, in the language of the phases. */
export async function turnedLines(finished: Finished): Promise<TurnedLine[]> {
  const steps = turningPointsIn(finished)
  for (;;) {
    const step = steps.next()
    if (step.done) return linesOf(step.value, finished)
    await giveWay(step.value.done, step.value.of)
  }
}

/** The same at once. */
export function turnedLinesNow(finished: Finished): TurnedLine[] {
  const steps = turningPointsIn(finished)
  for (;;) {
    const step = steps.next()
    if (step.done) return linesOf(step.value, finished)
  }
}

function* turningPointsIn({
  start,
  tail,
  end,
  phases,
}: Finished): Generator<Progress, readonly TurningPoint[], undefined> {
  const there = known.get(end)
  if (there) return there
  const found = yield* findTurningPoints({
    system: phases[0]!.system,
    start,
    tail,
    end,
    played: phases,
    ballots: index => {
      const here = phases[index]!
      return votesIn(here.system, here.game, here.phase.kind) ? standing(votesOf(here)) : []
    },
  })
  known.set(end, found)
  return found
}

const linesOf = (points: readonly TurningPoint[], { phases }: Finished): TurnedLine[] => {
  const named = new Set<string>()
  return points.map(point => {
    const here = phases[point.phase]!
    const row = rowOf(point, here)
    return {
      phase: point.phase,
      name: phaseName(here.system, here.phase),
      ...(row !== undefined && { row }),
      said: withRoles(sayTurningPoint(point, here), here, named),
    }
  })
}

/** The row of the phase that shows it. */
function rowOf({ moment }: TurningPoint, { outcome }: ResolvedPhase): string | undefined {
  if (moment.is === 'action' || moment.is === 'override') return actionId(moment.action)
  const who = moment.is === 'lynch' ? moment.who[0] : moment.is === 'removal' ? moment.who : undefined
  const dies = outcome.questions.find(({ claim }) => claim.is === 'dies' && claim.who === who)
  return dies && claimId(dies)
}

/** Behind the first naming of each player, what the player was: whoever reads these lines may know nothing else. */
const withRoles = (said: readonly Span[], { system, game, speaker }: ResolvedPhase, named: Set<string>): Span[] =>
  said.flatMap((span, at): Span[] => {
    const seat = span.kind === 'player' && game.seats.find(({ name }) => name === (span.nominative ?? span.name))
    // Between a name and its “'s” there is no place for it.
    const next = said[at + 1]
    const isOwner = next?.kind === 'text' && next.text.startsWith("'s")
    if (!seat || isOwner || named.has(seat.slot)) return [span]
    named.add(seat.slot)
    const { role, faction } = seat
    const roles = joinSpans(rolesSaid(system, seat, speaker), ', ')
    const { title } = titled(speaker, { role, said: roles, faction })
    // A side that stands in brackets of its own stands behind a comma here.
    const what = plainOf(title).includes('(') ? joinSpans([roles, [factionSaid(faction, speaker)]], ', ') : title
    return what.length ? [span, text(' ('), ...what, text(')')] : [span]
  })

/** What there is of a game of the workspace. @throws Refused, StoreError */
async function finishedGame(library: Reads, book: Book): Promise<Finished> {
  const locked = [...book.game.phases.keys()].filter(index => book.game.phases[index]!.result)
  const locale = languageAt(book.game, book.system, book.game.phases.length)
  const phases: ResolvedPhase[] = []
  for (const index of locked) phases.push(await resolved(library, book, index, [], locale))
  return finishedIn(book, phases)
}

/** The same, of phases that are there. */
export const finishedIn = (book: Book, phases: readonly ResolvedPhase[]): Finished => ({
  start: gameAtStart(book),
  tail: book.kept.slice(book.kept.findIndex(({ event }) => event.type === 'phaseOpened')),
  end: book.game,
  phases,
})

/** Where a game turned, as lines and as a post. @throws Refused where it is not over */
export async function turnedView(library: Reads, book: Book, dialect: DialectId): Promise<TurnedView> {
  const { winner } = book.game
  const last = lastPlayed(book.system, book.game)
  if (winner === undefined || !last) throw new Refused('declined', spoken('posts.notOver'), spoken('posts.endFirst'))
  const finished = await finishedGame(library, book)
  const lines = await turnedLines(finished)
  const { speaker } = finished.phases[0]!
  const { turning } = phrasesOf(speaker)
  const phase = phaseNamed(speaker, last.kind, last.number)
  const title: Span[] = [text(turning.title)]
  const intro = say(speaker.locale, turning.intro, { winner: sideName(winner, speaker.words), phase })
  const deaths = sayDeaths(finished.phases)
  const parts = [
    [strong(...title)],
    lines.length ? intro : [text(turning.none)],
    ...lines.map(({ said }) => said),
    ...(deaths.length ? [deaths] : []),
  ]
  return { title, lines, deaths, parts: (await inPieces(splitInSteps(dialects[dialect], parts))).posts }
}
