/** What the options about who wins say, in Russian. */
export const options: Readonly<Record<string, string>> = {
  'end.early': 'Кончается ли игра, как только не осталось живых членов мафии или живых, кроме них.',
  'win.mafiaTotal': 'От какого числа членов мафии должна быть жива хотя бы половина.',
  'win.requireLivingCivilian': 'Нужен ли семье живой мирный, чтобы победить.',
}
