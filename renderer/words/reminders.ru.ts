/** Deadlines that near or have passed, and what is sent to whoever is missing. */
import { translated } from '../../engine/text/catalogue.ts'
import type { reminders as en } from './reminders.en.ts'

export const reminders = translated<typeof en>()({
  remind: 'Напомнить тем, кого не хватает…',
  near: '{game}: {phase}, до дедлайна {span}',
  passed: '{game}: {phase}, дедлайн прошел',
  silent: 'Ходов пока нет: {names}.',
  voteless: 'Голоса пока нет: {names}.',
  andMore: '{names} и еще {count}',
  nobody: 'Все получено, а фаза еще открыта.',
  write: 'Напомнить им',
  look: 'Посмотреть',

  title: 'Кого не хватает: {phase}',
  text: 'Сообщение каждому, больше никому его читать нельзя. Фракции оно идет в ее собственную тему.',
  everybody: 'Больше никого ждать не нужно.',
  lacksActions: 'ходов нет',
  lacksVote: 'голоса нет',
  copyFor: 'Скопировать сообщение: {name}',
  sentTo: 'Отметить отправленным: {name}',
  copyMessage: 'Копировать',
  wasSent: 'Отметить отправленным',
  sentToAll: 'Отметить все отправленными',
  copyPost: 'Скопировать пост',
  forThread: 'В тему: за кем голоса нет',
  message: 'Сообщение',
  thePost: 'Пост',
  marked: 'Отмечено отправленным: {names}.',
  reminded:
    '{count, plural, one {# напоминание} few {# напоминания, последнее} many {# напоминаний, последнее} other {# напоминания, последнее}}:',

  hours: 'За сколько часов до дедлайна сообщать, кого не хватает',
  hoursHint: 'Сообщается один раз о каждом дедлайне и еще раз, когда он прошел. При 0 — только когда он прошел.',
  aNumber: 'Нужно целое число от 0 до {most}.',
})
