/** A game written as a case file comes to the same when it is read and played. */
import { describe, expect, it } from 'vitest'
import type { CasePhase } from '../../../engine/cases/case.ts'
import { play, type Played } from '../../../engine/cases/play.ts'
import { readCases } from '../../../engine/cases/read.ts'
import { caseFile } from '../../../engine/cases/write.ts'
import { systems } from '../../../engine/systems/index.ts'
import { writtenCases } from './written.ts'

const came = ({ phases }: Played): unknown =>
  phases.map(({ name, outcome: { deaths, verdicts, learned, tells, lynched, winner, rolls } }) => ({
    name,
    deaths,
    verdicts: verdicts.map(({ action, verdict }) => [action, verdict]),
    learned: learned.map(({ why: _, ...one }: { why?: unknown } & object) => one),
    tells,
    lynched,
    winner: winner?.winners,
    rolls,
  }))

/** Of so many cases one: what a case may say is in each of them again. */
const every = 32

const hasReplaced = ({ commands }: CasePhase): boolean => commands.some(({ does }) => does === 'replace')

describe.each(systems.map(system => [system.id, system] as const))('a game of %s', (_, system) => {
  it('written as a case comes to the same', () => {
    const wrong = writtenCases(system)
      // Who is called otherwise from some phase on is no part of a position.
      .filter(({ phases }, nth) => nth % every === 0 && !phases.some(hasReplaced))
      .flatMap(written => {
        const played = play(written, system)
        const title = written.title
        const text = caseFile(system, played.start, played.phases, title)
        const { cases, problems } = readCases(text, 'written.yaml', systems)
        const [one] = cases
        if (!one)
          return [`${written.file}: ${title}: ${problems.map(({ message }) => JSON.stringify(message)).join('; ')}`]
        try {
          expect(came(play(one, system))).toEqual(came(played))
          return []
        } catch (error) {
          return [`${written.file} ${written.line} ${title}: ${String(error).slice(0, 300)}`]
        }
      })
    expect(wrong).toEqual([])
  })
})
