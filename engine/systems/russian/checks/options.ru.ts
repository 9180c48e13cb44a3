/** What the options and prompts of the checks say, in Russian. */
export const options: Readonly<Record<string, string>> = {
  whitenedVerifiesBlack: 'Дает ли проверка чека черный цвет, если игрока окраснили.',
  sonOfBossVerifiesBlack: 'Дает ли проверка чека сына босса черный цвет.',
  foiledMovesInterfere: 'Скрывают ли цвет доктор или блокер, выбравшие ту же цель, если их ход не прошел.',
  selfCheckAlwaysRed:
    'Остается ли чек самого себя красным вопреки слухам и джокеру, или не видит только собственной негативной роли.',
  requestSeesInCompany:
    'Узнает ли детектив, у которого в эту ночь запрос, роли своих гостей и тогда, когда он у проститутки или гейши.',
  arrestedSeen: 'Где слежка видит того, чьи ходы сорвал арест: в пути к цели или дома.',
  forgerLearnsTruth: 'Узнает ли тот, кто подменяет информацию следователя, настоящий результат вместо подмененного.',
}

export const prompts: Readonly<Record<string, string>> = {
  inheritedRole: 'Чью роль принимает активный житель, когда выбыли несколько игроков, равных по очередности.',
}
