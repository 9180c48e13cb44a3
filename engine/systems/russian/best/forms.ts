/** What the host records of the vote for the best: his own ballot, a lower threshold, and whom he does not let count (RU-BEST-1, RU-BEST-2). */
import type { Form } from '../../../rules/role.ts'
import { best } from './phase.ts'

/** Shares that a host may count instead, in percent. */
const lower = ['45', '40', '35', '30', '25', '20', '15', '10'] as const

export const bestForms: Record<string, Form> = {
  hostPraise: {
    title: 'The host’s own ballot',
    says: 'Whom the host counts among the best, one player each time; nobody where none is named.',
    rule: 'RU-BEST-1',
    phases: [best],
    fields: { player: { label: 'Player', kind: 'player' } },
  },
  lowerShare: {
    title: 'A lower threshold',
    says: 'In a special case the host lets a smaller share of the ballots make somebody one of the best.',
    rule: 'RU-BEST-2',
    phases: [best],
    fields: { share: { label: 'Percent', kind: 'choice', values: lower, must: true } },
  },
  notBest: {
    title: 'Not one of the best',
    says: 'The host does not let somebody count as one of the best, whatever the ballots say.',
    rule: 'RU-BEST-2',
    phases: [best],
    fields: {
      player: { label: 'Player', kind: 'player', must: true },
      note: { label: 'Note', kind: 'long' },
    },
  },
}
