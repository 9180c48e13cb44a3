import type { Options, Prompts } from '../../../ruleset/said.ts'

export const options: Options = {
  whitenedVerifiesBlack: {
    values: [true, false],
    rule: 'RU-GEN-4',
    says: {
      en: 'Whether a check of somebody who was whitened is verified as black.',
      ru: 'Дает ли проверка чека черный цвет, если игрока окраснили.',
    },
  },
  sonOfBossVerifiesBlack: {
    values: [true, false],
    rule: 'RU-GEN-4',
    says: {
      en: 'Whether a check of the son of the boss is verified as black.',
      ru: 'Дает ли проверка чека сына босса черный цвет.',
    },
  },
  foiledMovesInterfere: {
    values: [false, true],
    rule: 'RU-COM-3',
    says: {
      en: 'Whether a doctor or blocker whose move failed at the same target hides the colour all the same.',
      ru: 'Скрывают ли цвет доктор или блокер, выбравшие ту же цель, если их ход не прошел.',
    },
  },
  burningRetries: {
    values: [false, true],
    rule: 'RU-INQ-2',
    says: {
      en: 'Whether an inquisitor whose burning failed may try it again the next night without another check.',
      ru: 'Может ли инквизитор, чье сожжение сорвалось, повторить его следующей ночью без нового чека.',
    },
  },
  selfCheckAlwaysRed: {
    values: [false, true],
    rule: 'RU-COM-5',
    says: {
      en: 'Whether a check of oneself is red whatever rumours and the joker do, or passes by the own negative role alone.',
      ru: 'Остается ли чек самого себя красным вопреки слухам и джокеру, или не видит только собственной негативной роли.',
    },
  },
  requestSeesInCompany: {
    values: [true, false],
    rule: 'RU-DET-10',
    says: {
      en: 'Whether a detective who has a request this night hears the roles of his visitors in company too.',
      ru: 'Узнает ли детектив, у которого в эту ночь запрос, роли своих гостей и тогда, когда он у проститутки или гейши.',
    },
  },
  arrestedSeen: {
    values: ['went', 'home'],
    rule: 'RU-MOVE-3',
    says: {
      en: 'Where trackers see somebody whose moves were foiled by an arrest: on the way, or at home.',
      ru: 'Где слежка видит того, чьи ходы сорвал арест: в пути к цели или дома.',
    },
  },
  forgerLearnsTruth: {
    values: [false, true],
    rule: 'RU-INFO-5',
    says: {
      en: 'Whether somebody who substitutes what the investigator gets is told the true result instead of the substitute.',
      ru: 'Узнает ли тот, кто подменяет информацию следователя, настоящий результат вместо подмененного.',
    },
  },
}

export const prompts: Prompts = {
  inheritedRole: {
    rule: 'RU-ACZ-2',
    says: {
      en: 'Whose role the active citizen takes, where several players of the same rank in this left.',
      ru: 'Чью роль принимает активный житель, когда выбыли несколько игроков, равных по очередности.',
    },
  },
}
