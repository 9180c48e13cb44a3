import type { Options, Prompts } from '../../../ruleset/said.ts'

export const options: Options = {
  passCancelsInsurance: {
    values: [true, false],
    rule: 'RU-KILL-7',
    says: {
      en: 'Whether the other side may not shoot in place of killers who pass, unless these said that it may.',
      ru: 'Теряет ли другая сторона право стрелять вместо киллеров, пропустивших ход, если те не сообщили, что оно остается.',
    },
  },
  lateKillerKeepsShot: {
    values: [true, false],
    rule: 'RU-KILL-10',
    says: {
      en: 'Whether a killer who comes to somebody already killed keeps the shot.',
      ru: 'Сохраняет ли выстрел киллер, пришедший к тому, кто уже убит.',
    },
  },
  civilKillOfBlack: {
    values: ['costs', 'free'],
    rule: 'RU-OVL-4',
    says: {
      en: "Whether a black's kill of another black through a civil role costs the nearest shot too, or nothing, as a shot at a black does.",
      ru: 'Стоит ли убийство другого черного, которое черный совершил через мирную роль, ближайшего выстрела или, как выстрел в черного, ничего.',
    },
  },
  surplusShotOrder: {
    values: ['otherSide', 'poisoner'],
    rule: 'RU-KILL-4',
    says: {
      en: 'Who gets a new shot that a side cannot use: the other side before the poisoner, or the poisoner first.',
      ru: 'Кому переходит новый выстрел, который сторона не может использовать: сначала другой стороне, потом отравителю, или сначала отравителю.',
    },
  },
}

export const prompts: Prompts = {
  suicideCondition: {
    rule: 'RU-SUI-1',
    says: {
      en: 'Did the night go so that the suicide is called off?',
      ru: 'Прошла ли ночь так, что самоубийство отменяется?',
    },
    choices: ['dies', 'lives'],
  },
}
