/** What the host records of the vote for the best: his own ballot, a lower threshold, and whom he does not let count (RU-BEST-1, RU-BEST-2). */
import type { Forms } from '../../../ruleset/said.ts'
import { best } from './phase.ts'

/** Shares that a host may count instead, in percent. */
const lower = ['45', '40', '35', '30', '25', '20', '15', '10'] as const

export const bestForms: Forms = {
  hostPraise: {
    title: { en: 'The host’s own ballot', ru: 'Голос ведущего' },
    says: {
      en: 'Whom the host counts among the best, one player each time; nobody where none is named.',
      ru: 'Кого считает лучшим ведущий, каждый раз один игрок; если не назван никто, ведущий отказался от голоса.',
    },
    rule: 'RU-BEST-1',
    phases: [best],
    fields: { player: { label: { en: 'Player', ru: 'Игрок' }, kind: 'player' } },
  },
  lowerShare: {
    title: { en: 'A lower threshold', ru: 'Проходной порог ниже' },
    says: {
      en: 'In a special case the host lets a smaller share of the ballots make somebody one of the best.',
      ru: 'В особом случае ведущий считает проходной меньшую долю голосов.',
    },
    rule: 'RU-BEST-2',
    phases: [best],
    fields: { share: { label: { en: 'Percent', ru: 'Процент' }, kind: 'choice', values: lower, must: true } },
  },
  notBest: {
    title: { en: 'Not one of the best', ru: 'Не засчитан лучшим' },
    says: {
      en: 'The host does not let somebody count as one of the best, whatever the ballots say.',
      ru: 'Ведущий не засчитывает лучшего, что бы ни говорили голоса.',
    },
    rule: 'RU-BEST-2',
    phases: [best],
    fields: {
      player: { label: { en: 'Player', ru: 'Игрок' }, kind: 'player', must: true },
      note: { label: { en: 'Note', ru: 'Примечание' }, kind: 'long' },
    },
  },
}
