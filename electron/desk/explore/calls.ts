/** Calls that tell a game whole: as data, and as a page that everybody can open. */
import { languageAt, languagesOf } from '../../../engine/game/language.ts'
import type { GameEvent } from '../../../engine/journal/event.ts'
import { fold } from '../../../engine/journal/fold.ts'
import type { Game } from '../../../engine/journal/state.ts'
import type { Locale } from '../../../engine/text/wording.ts'
import { speakerOf } from '../../../engine/why/speaker.ts'
import { playedCases } from '../cases/calls.ts'
import { titleOf } from '../cases/select.ts'
import type { Answers, CallInput } from '../contract.ts'
import type { Library } from '../library/library.ts'
import { resolved, type ResolvedPhase } from '../library/resolved.ts'
import { sentIndex } from '../posts/game-index.ts'
import { finishedIn, turnedLines, turnedLinesNow, type Finished } from '../posts/turned.ts'
import { asSent } from '../posts/shown.ts'
import { programIn } from '../one-page.ts'
import { Refused } from '../refusal.ts'
import { say, speaking } from '../words/say.ts'
import { explored } from './explored.ts'
import { pageOf } from './page.ts'

/** @param pages the folder of what pages are drawn by, as they were built */
export const exploreCalls = (library: Library, pages: string | undefined) => ({
  'explore.game': async ({
    game: id,
    language,
    early = false,
  }: CallInput<'explore.game'>): Promise<Answers['explore.game']> => {
    const book = await library.book(id)
    const { game, system, name } = book
    const isOver = game.winner !== undefined
    const indices = [...game.phases.keys()].filter(index => game.phases[index]!.result)
    if (!indices.length) throw new Refused('declined', say('explore.nothingYet'), say('explore.lockFirst'))
    if (!isOver && !early) throw new Refused('declined', say('explore.notOver'), say('explore.finishFirst'))
    const index = await sentIndex(library, book)
    const program = await programIn(pages, 'explore')
    const locale = spokenBy(system, language ?? languageAt(game, system, game.phases.length))
    return speaking(locale, async () => {
      const phases: ResolvedPhase[] = []
      for (const index of indices) phases.push(await resolved(library, book, index, [], locale))
      const turned = isOver ? await turnedLines(finishedIn(book, phases)) : undefined
      return pageOf(explored({ name, early: !isOver, game, phases, index: index && asSent(index), turned }), program)
    })
  },
})

/** Those that need nothing but what they are given. */
export const exploredCases = {
  'explore.case': (input: CallInput<'explore.case'>): Answers['explore.case'] => {
    const { cases, ...read } = playedCases(input, ({ written }, { system, phases, events }) => {
      const locale = spokenBy(system, input.locale ?? written.language ?? 'en')
      const told = phases.map(({ game, phase, outcome }): ResolvedPhase => ({
        system,
        game,
        phase,
        outcome,
        speaker: speakerOf(system, game, phase, locale, outcome.rolls),
        locked: true,
      }))
      const game = phases.at(-1)?.after
      if (!game) return undefined
      const turned = told.some(({ outcome }) => outcome.winner) ? turnedLinesNow(finishedCase(events, game, told)) : []
      return speaking(locale, () => explored({ name: titleOf(written), early: false, game, phases: told, turned }))
    })
    return { ...read, cases: cases.flatMap(one => one ?? []) }
  },
}

function finishedCase(events: readonly GameEvent[], end: Game, phases: readonly ResolvedPhase[]): Finished {
  const opened = events.findIndex(({ type }) => type === 'phaseOpened')
  const tail = events.map((event, seq) => ({ event, seq })).slice(opened)
  return { start: fold(events.slice(0, opened)), tail, end, phases }
}

/** The language, where the system has words in it. */
const spokenBy = (system: ResolvedPhase['system'], language: Locale): Locale =>
  languagesOf(system).includes(language) ? language : 'en'
