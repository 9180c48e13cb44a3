/** Games of case files, told whole. They need no workspace and nothing of Node, so that a page can tell them too. */
import { languagesOf } from '../../../engine/game/language.ts'
import type { GameEvent } from '../../../engine/journal/event.ts'
import { fold } from '../../../engine/journal/fold.ts'
import type { Game } from '../../../engine/journal/state.ts'
import type { Locale } from '../../../engine/text/wording.ts'
import { speakerOf } from '../../../engine/why/speaker.ts'
import { playedCases } from '../cases/calls.ts'
import { titleOf } from '../cases/select.ts'
import type { Answers, CallInput } from '../contract.ts'
import type { ResolvedPhase } from '../library/resolved.ts'
import { turnedLinesNow, type Finished } from '../posts/turned.ts'
import { speaking } from '../words/say.ts'
import { explored } from './explored.ts'

export const exploredCases = {
  'explore.case': (input: CallInput<'explore.case'>): Answers['explore.case'] => {
    const { cases, ...read } = playedCases(input, ({ written }, { system, phases, events }) => {
      const locale = spokenBy(system, input.locale ?? written.language ?? 'en')
      const told = phases.map(({ game, phase, outcome }): ResolvedPhase => ({
        system,
        game,
        phase,
        outcome,
        speaker: speakerOf(system, game, phase, locale, outcome),
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
export const spokenBy = (system: ResolvedPhase['system'], language: Locale): Locale =>
  languagesOf(system).includes(language) ? language : 'en'
