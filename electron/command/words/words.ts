import { defineMessages } from '../../../engine/text/catalogue.ts'

/** Every other word of a system. */
export const words = defineMessages({
  options: { en: 'Options', ru: 'Опции' },
  modifiers: { en: 'Modifiers', ru: 'Модификаторы' },
  settings: { en: 'Settings', ru: 'Настройки ролей' },
  ofRoles: { en: '{values}: for {roles}', ru: '{values}: у ролей {roles}' },
  prompts: { en: 'Prompts', ru: 'Вопросы ведущему' },
  draws: { en: 'Random draws', ru: 'Жребий' },
  askedBy: { en: 'needed by {rule}', ru: 'нужен для правила {rule}' },
  marks: { en: 'Marks', ru: 'Отметки' },
  mark: { en: '{says} ({rule})', ru: '{says} ({rule})' },
  secretMark: { en: '{says}, secret ({rule})', ru: '{says}, тайно ({rule})' },
  counters: { en: 'Counters', ru: 'Счетчики' },
  fields: { en: 'Seat details', ru: 'Что известно об игроке' },
  field: { en: '{says} ({rule})', ru: '{says} ({rule})' },
  secretField: { en: '{says} Secret. ({rule})', ru: '{says} Тайно. ({rule})' },
  records: { en: 'Records', ru: 'Записи ведущего' },
  votes: { en: 'Votes', ru: 'Голосование' },
  onePlayer: {
    en: 'each votes for one player, in the {phases} phase ({rule})',
    ru: 'каждый за одного игрока, фаза: {phases} ({rule})',
  },
  familyAndPlayer: {
    en: 'each votes for a family and a player, in the {phases} phase ({rule})',
    ru: 'каждый за семью и за игрока, фаза: {phases} ({rule})',
  },
  both: { en: '{first} and {second}', ru: '{first} и {second}' },
  phases: { en: 'Phases', ru: 'Фазы' },
  factions: { en: 'Factions', ru: 'Фракции' },
  winners: { en: 'Winners', ru: 'Победители' },
  messages: { en: 'Messages and post lines', ru: 'Сообщения и строки постов' },
  posts: { en: 'Posts', ru: 'Посты' },
  results: { en: 'Results', ru: 'Ответы' },
  rules: { en: 'Rules', ru: 'Правила' },
  origin: {
    en: '{origin}',
    ru: '{origin, select, stated {сказано} implied {подразумевается} default {по умолчанию} other {{origin}}}',
  },
  uncheckable: { en: 'No case can show this: {why}', ru: 'Примером это не показать: {why}' },

  none: { en: 'none', ru: 'ничего' },
  default: { en: '{value} (default)', ru: '{value} (по умолчанию)' },
  whole: { en: '{values}, a whole number from {from} to {to}', ru: '{values}, целое число от {from} до {to}' },
  each: { en: '{values}, all of {of} in any order', ru: '{values}, все из {of} в любом порядке' },
  some: { en: '{values}, any of {of} in any order', ru: '{values}, любые из {of} в любом порядке' },
})
