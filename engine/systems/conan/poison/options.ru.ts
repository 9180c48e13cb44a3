/** What the options about pills say, in Russian. */
export const options: Readonly<Record<string, string>> = {
  'aptx.pool': 'Сколько таблеток у Организации в начале игры.',
  'aptx.needsRole': 'Нужна ли для яда настоящая роль цели.',
  'aptx.keepOnSuccess': 'Остается ли таблетка, которая убила.',
  'aptx.confiscatedTo':
    'Между владельцами каких ролей разыгрывается изъятая таблетка; если таких нет, она выходит из игры.',
}
