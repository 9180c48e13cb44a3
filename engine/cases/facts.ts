/** A played night as stable facts: what `resolve --json` prints. */
import type { PhasePlayed, Played } from './play.ts'
import { reportsOf, type PhaseReport } from './report.ts'
import type { Note } from '../text/audience.ts'
import { messagesOf } from '../messages/report.ts'
import type { Locale } from '../text/wording.ts'
import { plainOf } from '../text/span.ts'
import { pivots, type Pivot } from '../resolve/pivots.ts'
import { toTable, type ReasonRow } from '../reason/table.ts'
import type { Claim } from '../reason/claim.ts'

export interface PhaseFacts extends PhaseReport {
  messages: { to: string; kind: string; paragraphs: string[] }[]
  /** Every outcome's tree, then every action's, in one table of shared nodes. */
  trees: { rows: ReasonRow[]; roots: { claim: Claim; holds: boolean; row: number }[] }
  pivots: Pivot[]
}

/** Facts of the phases asked for. @param locale of the texts among them */
export function factsOf(played: Played, names: ReadonlySet<string>, locale: Locale = 'en'): PhaseFacts[] {
  return reportsOf(played, locale).flatMap((report, index) => {
    const phase = played.phases[index]!
    return names.has(phase.name)
      ? [
          {
            ...report,
            messages: messagesIn(played, phase, locale),
            trees: treesIn(phase),
            pivots: pivots(played.system, phase.game, phase.phase, phase.outcome),
          },
        ]
      : []
  })
}

function messagesIn({ system }: Played, { game, phase, outcome }: PhasePlayed, locale: Locale): PhaseFacts['messages'] {
  return messagesOf(system, game, phase, outcome, { locale }).map(({ audience, kind, paragraphs }) => ({
    to: readerOf(audience),
    kind,
    paragraphs: paragraphs.map(plainOf),
  }))
}

const readerOf = (audience: Note['audience']): string =>
  audience.to === 'player' ? audience.player : audience.to === 'group' ? audience.group : 'public'

function treesIn({ outcome }: PhasePlayed): PhaseFacts['trees'] {
  const reasons = [...outcome.questions, ...outcome.verdicts].flatMap(({ reason }) => reason ?? [])
  const { rows, roots } = toTable(reasons)
  return {
    rows,
    roots: roots.map((row, index) => ({ claim: reasons[index]!.claim, holds: reasons[index]!.holds, row })),
  }
}
