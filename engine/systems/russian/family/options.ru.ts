/** What the options and prompts of the family say, in Russian. */
export const options: Readonly<Record<string, string>> = {
  mixedPairNights:
    'Может ли в паре из последней мафии и последней якудзы в любую ночь стрелять любой из двоих, или каждый стреляет только в ночи своей стороны.',
  illusionCivilMove:
    'Срывает ли то, что попало в иллюзию, мирный ход маньяка, которого она прикрывает, как это было бы с одной его мирной ролью.',
}

export const prompts: Readonly<Record<string, string>> = {
  successor: 'К кому переходит статус сына босса? Никто не назначен.',
  orderTarget: 'Мирная роль из заказа есть у нескольких игроков: кто из них имеется в виду?',
  insurerUnnamed: 'К выстрелу тройки не назван страхующий.',
}
