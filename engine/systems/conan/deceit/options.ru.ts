/** What the options about the suitcase and erased bodies say, in Russian. */
export const options: Readonly<Record<string, string>> = {
  'suitcase.fallback':
    'У кого чемодан, если никто из названных получить его не может: у следующего по рангу после последнего из них, у лидера, а затем у старшего по рангу, у старшего по рангу или ни у кого.',
  'suitcase.uses': 'Сколько действий владелец чемодана может подделать за ночь.',
  'suitcase.apparentActor': 'Чьим поступком кажется подделка: владельца чемодана или любого, кого он назовет.',
  'erase.hideDeath': 'Скрывают ли от всех и саму смерть, если тело сокрыто.',
}
