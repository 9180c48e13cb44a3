/** What this system keeps of players besides their roles, and what the host records beside the play. */
import type { InWords, Fields, Forms } from '../../ruleset/localized-text.ts'
import type { Counter, Mark } from '../../rules/role.ts'
import type { Kind } from './vocabulary.ts'

export const marks = {
  abroad: {
    says: {
      en: 'Out of the country: nothing affects this player, and they cannot do anything.',
      ru: 'Не в стране: до этого игрока ничто не доходит, и сам он ничего не может.',
    },
    rule: 'CONAN-S3',
  },
  injured: {
    says: {
      en: 'No abilities, not even passive ones; votes and gadgets still work.',
      ru: 'Без способностей, в том числе пассивных; голос и гаджеты остаются.',
    },
    rule: 'CONAN-S7',
    secret: true,
  },
  suspended: {
    says: {
      en: 'No abilities except the vote, after a false charge.',
      ru: 'После ложного обвинения — без способностей, кроме голоса.',
    },
    rule: 'CONAN-S14',
    secret: true,
  },
  arrested: {
    says: {
      en: 'Out of reach, with no abilities and no vote, until somebody releases this player.',
      ru: 'Недосягаем, без способностей и без голоса, пока этого игрока кто-нибудь не освободит.',
    },
    rule: 'CONAN-S20',
  },
} satisfies Partial<Record<Kind, InWords<Mark>>>

export const counters: Readonly<Record<string, InWords<Counter>>> = {
  pills: {
    says: {
      en: "APTX pills left: the Organization's, or those of a player who got a confiscated one.",
      ru: 'Сколько осталось таблеток АПТХ: у Организации или у игрока, которому досталась изъятая.',
    },
    rule: 'CONAN-B7',
  },
  turns: {
    says: { en: 'Murders a member has attempted.', ru: 'Сколько убийств попытался совершить член Организации.' },
    rule: 'CONAN-B1',
  },
  gadgets: { says: { en: 'Gadgets a player holds.', ru: 'Сколько гаджетов у игрока.' }, rule: 'CONAN-E9' },
}

export const fields: Fields = {
  will: {
    label: { en: 'Will', ru: 'Завещание' },
    says: { en: 'Shown when this player dies.', ru: 'Что прочтут, когда игрок умрет.' },
    rule: 'CONAN-WL1',
    secret: true,
    long: true,
  },
  lover: {
    label: { en: 'Lover', ru: 'Пара' },
    says: {
      en: 'The other half of the pair, who also names this player.',
      ru: 'Второй из пары; у него назван этот игрок.',
    },
    rule: 'CONAN-E6',
    secret: true,
  },
  disguise: {
    label: { en: 'Disguise', ru: 'Маскировка' },
    says: { en: 'The role this player appears to have.', ru: 'Роль, которой этот игрок показан.' },
    rule: 'CONAN-AB6',
    secret: true,
  },
}

export const forms: Forms = {
  hint: {
    title: { en: 'Hint', ru: 'Подсказка' },
    says: { en: 'Free text for the next post.', ru: 'Свободный текст в следующем посте.' },
    rule: 'CONAN-I10',
    fields: { text: { label: { en: 'Hint text', ru: 'Что говорит подсказка' }, kind: 'long', must: true } },
  },
  publishedWill: {
    title: { en: 'Will as published', ru: 'Опубликованное завещание' },
    says: {
      en: 'Different wording for the will; the original is kept.',
      ru: 'Другие слова, чем в завещании; оригинал хранится.',
    },
    rule: 'CONAN-WL3',
    fields: {
      player: { label: { en: 'Whose will', ru: 'Чье завещание' }, kind: 'player', must: true },
      text: { label: { en: 'Published text', ru: 'Что публикуют' }, kind: 'long', must: true },
      by: { label: { en: 'Changed by', ru: 'Кто это изменил' }, kind: 'text' },
    },
  },
  publishedDeath: {
    title: { en: 'Death as published', ru: 'Опубликованная смерть' },
    says: {
      en: 'A different manner of death from the true one: “was found by the harbor”.',
      ru: 'Другая смерть, чем настоящая: «найден у пристани».',
    },
    rule: 'CONAN-WL3',
    fields: {
      player: { label: { en: 'Whose death', ru: 'Чья смерть' }, kind: 'player', must: true },
      manner: { label: { en: 'What happened', ru: 'Что случилось' }, kind: 'text', must: true },
      by: { label: { en: 'Changed by', ru: 'Кто это изменил' }, kind: 'text' },
    },
  },
}
