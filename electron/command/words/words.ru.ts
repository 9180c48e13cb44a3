import { translated } from '../../../engine/text/catalogue.ts'
import type { words as en } from './words.en.ts'

/** Every other word of a system. */
export const words = translated<typeof en>()({
  options: 'Опции',
  modifiers: 'Модификаторы',
  settings: 'Настройки ролей',
  ofRoles: '{values}: у ролей {roles}',
  prompts: 'Вопросы ведущему',
  draws: 'Жребий',
  askedBy: 'нужен для правила {rule}',
  marks: 'Отметки',
  mark: '{says} ({rule})',
  secretMark: '{says}, тайно ({rule})',
  counters: 'Счетчики',
  fields: 'Что известно об игроке',
  field: '{says} ({rule})',
  secretField: '{says} Тайно. ({rule})',
  records: 'Записи ведущего',
  votes: 'Голосование',
  onePlayer: 'каждый за одного игрока, фаза: {phases} ({rule})',
  familyAndPlayer: 'каждый за семью и за игрока, фаза: {phases} ({rule})',
  phase:
    '{kind, select, night {ночь} day {день} evening {вечер} prep {подготовка} election {выборы} secondRound {второй тур} hunt {охота на ведьм} revote {переголосование} nextRevote {второе переголосование} extraRevote {переголосование дополнительного} nextExtraRevote {второе переголосование дополнительного} extraVote {дополнительное голосование} best {лучшие игроки} other {{kind}}}',
  both: '{first} и {second}',
  phases: 'Фазы',
  factions: 'Фракции',
  winners: 'Победители',
  messages: 'Сообщения и строки постов',
  posts: 'Посты',
  results: 'Ответы',
  rules: 'Правила',
  origin: '{origin, select, stated {сказано} implied {подразумевается} default {по умолчанию} other {{origin}}}',
  uncheckable: 'Примером это не показать: {why}',

  none: 'ничего',
  default: '{value} (по умолчанию)',
  whole: '{values}, целое число от {from} до {to}',
  each: '{values}, все из {of} в любом порядке',
  some: '{values}, любые из {of} в любом порядке',
})
