/**
 * A picture of what the systems are and of what cases come to, to hold two states of the code against each other: what
 * only moves from one place to another leaves every line of it as it was.
 */
import { entries } from '../game/entry.ts'
import { languagesOf } from '../game/language.ts'
import { messagesOf } from '../messages/report.ts'
import type { System } from '../ruleset/system.ts'
import type { Locale } from '../text/wording.ts'
import { plainOf } from '../text/span.ts'
import { sayAnswer } from '../why/answer.ts'
import { treeLines } from '../why/print.ts'
import { speakerOf } from '../why/speaker.ts'
import { rootsOf } from './laws/roots.ts'
import type { PhasePlayed, Played } from './play.ts'

/** What is written down of something, part by part: each a JSON text. */
export type Snapshot = Readonly<Record<string, string>>

/** Every table of a system, one part each; functions are left out, patterns stand as they are written. */
export const snapshotOfSystem = (system: System): Snapshot =>
  Object.fromEntries(Object.entries(system).map(([part, value]) => [part, JSON.stringify(value, written) ?? '']))

/**
 * What a played case comes to: `events`, `outcome` and `entries` (what of it counts, and why the rest does not), and in each language of its system `trees` (with the answers in
 * one line) and `notes` (every post and every message).
 */
export function snapshotOfCase({ system, events, phases }: Played): Snapshot {
  const languages = languagesOf(system)
  return {
    events: JSON.stringify(events),
    outcome: JSON.stringify(phases.map(({ outcome }) => outcome)),
    entries: JSON.stringify(
      phases.map(({ game, phase }) =>
        entries(system, game, phase).map(({ submission: { id }, standing, refusal }) => ({ id, standing, refusal })),
      ),
    ),
    ...Object.fromEntries(
      languages.flatMap(locale => [
        [`trees.${locale}`, JSON.stringify(phases.map(phase => treesIn(system, phase, locale)))],
        [`notes.${locale}`, JSON.stringify(phases.map(phase => notesIn(system, phase, locale)))],
      ]),
    ),
  }
}

const written = (_: string, value: unknown): unknown => (value instanceof RegExp ? String(value) : value)

function treesIn(system: System, { game, phase, outcome }: PhasePlayed, locale: Locale): unknown {
  const speaker = speakerOf(system, game, phase, locale, outcome)
  return rootsOf(outcome).map(reason => ({
    lines: treeLines(reason, speaker),
    answer: plainOf(sayAnswer(reason, speaker)),
  }))
}

const notesIn = (system: System, { game, phase, outcome }: PhasePlayed, locale: Locale): unknown =>
  messagesOf(system, game, phase, outcome, { locale })
