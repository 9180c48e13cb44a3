import type { Options, Prompts } from '../../../ruleset/said.ts'

export const options: Options = {
  mixedPairNights: {
    values: ['either', 'own'],
    rule: 'RU-YAK-6',
    says: {
      en: "Whether of a pair made of the last mafioso and the last yakuza either makes the shot of either night, or each that of the own side's night.",
      ru: 'Может ли в паре из последней мафии и последней якудзы в любую ночь стрелять любой из двоих, или каждый стреляет только в ночи своей стороны.',
    },
  },
  illusionCivilMove: {
    values: ['foiled', 'spared'],
    rule: 'RU-IMI-2',
    says: {
      en: 'Whether what reaches an illusion foils the civil move of the maniac behind it, as it would with his civil role alone.',
      ru: 'Срывает ли то, что попало в иллюзию, мирный ход маньяка, которого она прикрывает, как это было бы с одной его мирной ролью.',
    },
  },
}
export const prompts: Prompts = {
  successor: {
    rule: 'RU-SON-4',
    says: {
      en: 'Who takes the status of the son of the boss? Nobody was named.',
      ru: 'К кому переходит статус сына босса? Никто не назначен.',
    },
  },
  orderTarget: {
    rule: 'RU-HIR-5',
    says: {
      en: 'Several players have the civil role that the order names: which of them does it mean?',
      ru: 'Мирная роль из заказа есть у нескольких игроков: кто из них имеется в виду?',
    },
  },
  insurerUnnamed: {
    rule: 'RU-SON-2',
    says: {
      en: 'A shot of a family of three names nobody who insures it.',
      ru: 'К выстрелу тройки не назван страхующий.',
    },
  },
}
