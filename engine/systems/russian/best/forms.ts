/** What the host records of the vote for the best: his own ballot, a lower threshold, and whom he does not let count (RU-BEST-1, RU-BEST-2). */
import type { Forms } from '../../../ruleset/localized-text.ts'
import { best } from './phase.ts'

/** Shares that a host may count instead, in percent. */
const lower = ['45', '40', '35', '30', '25', '20', '15', '10'] as const

export const bestForms: Forms = {
  hostPraise: {
    title: { en: 'Host’s own vote', ru: 'Голос ведущего' },
    says: {
      en: 'The players the host considers the best, one at a time; if nobody is named, the host abstains.',
      ru: 'Кого считает лучшим ведущий, каждый раз один игрок; если не назван никто, ведущий отказался от голоса.',
    },
    rule: 'RU-BEST-1',
    phases: [best],
    fields: { player: { label: { en: 'Player', ru: 'Игрок' }, kind: 'player' } },
  },
  lowerShare: {
    title: { en: 'Lower the threshold', ru: 'Проходной порог ниже' },
    says: {
      en: 'In a special case, the host lowers the share of votes needed to be one of the best.',
      ru: 'В особом случае ведущий считает проходной меньшую долю голосов.',
    },
    rule: 'RU-BEST-2',
    phases: [best],
    fields: { share: { label: { en: 'Percent', ru: 'Процент' }, kind: 'choice', values: lower, must: true } },
  },
  notBest: {
    title: { en: 'Refuse a best player', ru: 'Не засчитан лучшим' },
    says: {
      en: 'The host does not count this player as one of the best, whatever the votes say.',
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
