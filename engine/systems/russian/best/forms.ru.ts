/** What the host records of the vote for the best, in Russian. */
export const bestForms: Readonly<
  Record<string, { title: string; says: string; fields: Readonly<Record<string, string>> }>
> = {
  hostPraise: {
    title: 'Голос ведущего',
    says: 'Кого считает лучшим ведущий, каждый раз один игрок; если не назван никто, ведущий отказался от голоса.',
    fields: { player: 'Игрок' },
  },
  lowerShare: {
    title: 'Проходной порог ниже',
    says: 'В особом случае ведущий считает проходной меньшую долю голосов.',
    fields: { share: 'Процент' },
  },
  notBest: {
    title: 'Не засчитан лучшим',
    says: 'Ведущий не засчитывает лучшего, что бы ни говорили голоса.',
    fields: { player: 'Игрок', note: 'Примечание' },
  },
}
