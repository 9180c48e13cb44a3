/** What the options of the vote for the best say, in Russian. */
export const options: Readonly<Record<string, string>> = {
  bestShare: 'Сколько процентов от числа проголосовавших нужно набрать лучшему игроку.',
  bestPlaces: 'Сколько лучших может быть у одной игры.',
  refusedFreesPlace: 'Освобождает ли место среди лучших тот, кого ведущий не засчитал.',
}
