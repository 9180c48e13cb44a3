/** What the options and prompts of the Mafia and its kill say, in Russian. */
export const options: Readonly<Record<string, string>> = {
  'mafia.killDivisor': 'Сколько живых игроков приходится на одно убийство мафии, с округлением вверх.',
  'mafia.allowMafiaTarget': 'Может ли мафия выбрать целью кого-то из своих.',
  'mafia.distinctTargets': 'Должны ли цели одной ночи быть разными игроками.',
  'mafia.fillMissing': 'Выбираются ли недостающие цели жребием между живыми мирными.',
  'mafia.submitter':
    'Чей ход считается решением мафии: любого живого члена (с предупреждением) или только того, кого назвали ведущие.',
  'mafia.injuredCanKill': 'Убивает ли мафия в ночь, когда ранены все ее живые члены.',
  'mafia.listOutlivesTeam':
    'Состоятся ли остальные убийства ночи, если последний член мафии погиб от мести за одно из предыдущих.',
  'mafia.attackerSelection': 'Какой член мафии считается нападавшим, где он должен быть один.',
  'mafia.secondaryRoles': 'Какие вторые роли могут быть у члена мафии.',
}

export const prompts: Readonly<Record<string, string>> = {
  secondaryRoles: 'Списка вторых ролей членов мафии в правилах нет: это решает опция.',
  mafiaTargets: 'Мафия назвала меньше целей, чем должна.',
  mafiaSubmitter: 'Кто-то должен прислать ход за мафию вместо того, кто был назначен.',
  attacker: 'Какой член мафии совершил это убийство?',
}
