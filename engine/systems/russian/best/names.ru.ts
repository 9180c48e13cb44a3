/** What the options, forms and lines of the vote for the best are called in Russian. */
export const namesOfBest: Readonly<Record<string, string>> = {
  best: 'лучшие игроки',
  bestShare: 'проходной процент лучших',
  bestPlaces: 'число лучших',
  refusedFreesPlace: 'незасчитанный освобождает место',
  praising: 'голос за лучших',
  praisingNobody: 'отказ от голоса за лучших',
  bestPlayer: 'лучший игрок',
  bestCrowded: 'не вместились в число лучших',
  bestRefused: 'не засчитан лучшим',
  bestShort: 'не набрали процента',
  noBest: 'лучших нет',
  votedBest: 'проголосовало за лучших',
}
