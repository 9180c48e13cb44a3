/** What the options and prompts of the family say, in Russian. */
export const options: Readonly<Record<string, string>> = {
  mixedPairNights:
    'Делает ли в паре из последней мафии и последней якудзы выстрел любой из ночей любой из двоих или каждый — только выстрел ночи своей стороны.',
  illusionCivilMove:
    'Срывает ли то, что попало в иллюзию, мирный ход маньяка, которого она прикрывает, как это было бы с одной его мирной ролью.',
}

export const prompts: Readonly<Record<string, string>> = {
  successor: 'К кому переходит статус сына босса? Никто не назначен.',
  orderTarget: 'Мирная роль из заказа есть у нескольких игроков: кто из них имеется в виду?',
  insurerUnnamed: 'К выстрелу тройки не назван страхующий.',
}
