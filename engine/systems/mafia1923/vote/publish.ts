/** What is published of the vote in the evening (1923-V19, V20). */
import type { Tally } from '../../../journal/outcome.ts'
import type { Resolution } from '../vocabulary.ts'

/** The totals of everybody, or of whoever has any (1923-V19, V20, I3). */
export function publish(run: Resolution, { totals: { players, families = {} } }: Tally): void {
  const shown = (totals: Record<string, number>): [string, number][] =>
    Object.entries(totals).filter(([, votes]) => votes !== 0 || run.option('results.show') === 'all')
  const line = (kind: string, key: string, totals: [string, number][], rule: string): void => {
    run.announce(
      kind,
      { [key]: totals.map(([name]) => name), votes: totals.map(([, votes]) => String(votes)) },
      rule,
      'votes',
    )
  }
  line('familyTotals', 'family', shown(families), '1923-I3')
  line('playerTotals', 'who', shown(players), '1923-V19')
}
