/** Deadlines that near or have passed, and what is sent to whoever is missing. */
import { defineMessages } from '../../engine/text/catalogue.ts'

export const reminders = defineMessages({
  remind: { en: 'Remind who is missing…', ru: 'Напомнить тем, кого не хватает…' },
  near: { en: '{game}: {phase} closes in {span}', ru: '{game}: {phase}, до дедлайна {span}' },
  passed: { en: '{game}: the deadline of {phase} has passed', ru: '{game}: {phase}, дедлайн прошел' },
  silent: { en: 'Nothing yet from {names}.', ru: 'Ходов пока нет: {names}.' },
  voteless: { en: 'No vote yet: {names}.', ru: 'Голоса пока нет: {names}.' },
  andMore: { en: '{names} and {count} more', ru: '{names} и еще {count}' },
  nobody: { en: 'Nobody is missing, and the phase is still open.', ru: 'Все получено, а фаза еще открыта.' },
  write: { en: 'Write to them', ru: 'Напомнить им' },
  look: { en: 'Look', ru: 'Посмотреть' },

  title: { en: 'Who is missing from {phase}', ru: 'Кого не хватает: {phase}' },
  text: {
    en: 'A message to each, for nobody else to read. To a faction it goes in its own topic.',
    ru: 'Сообщение каждому, больше никому его читать нельзя. Фракции оно идет в ее собственную тему.',
  },
  everybody: { en: 'Nobody is missing any more.', ru: 'Больше никого ждать не нужно.' },
  lacksActions: { en: 'nothing sent in', ru: 'ходов нет' },
  lacksVote: { en: 'no vote', ru: 'голоса нет' },
  copyFor: { en: 'Copy the message to {name}', ru: 'Скопировать сообщение: {name}' },
  sentTo: { en: 'Mark the message to {name} as sent', ru: 'Отметить отправленным: {name}' },
  copyMessage: { en: 'Copy message', ru: 'Копировать' },
  wasSent: { en: 'Mark as sent', ru: 'Отметить отправленным' },
  sentToAll: { en: 'Mark all as sent', ru: 'Отметить все отправленными' },
  copyPost: { en: 'Copy the post', ru: 'Скопировать пост' },
  forThread: { en: 'For the thread: who has no vote', ru: 'В тему: за кем голоса нет' },
  message: { en: 'The message', ru: 'Сообщение' },
  thePost: { en: 'The post', ru: 'Пост' },
  marked: { en: 'Marked as sent to {names}.', ru: 'Отмечено отправленным: {names}.' },
  reminded: {
    en: 'reminded {count, plural, one {once} other {# times, the last time}}:',
    ru: '{count, plural, one {# напоминание} few {# напоминания, последнее} many {# напоминаний, последнее} other {# напоминания, последнее}}:',
  },

  hours: {
    en: 'Hours before a deadline to say who is missing',
    ru: 'За сколько часов до дедлайна сообщать, кого не хватает',
  },
  hoursHint: {
    en: 'You are told once for each deadline, and once more when it has passed. With 0 only when it has passed.',
    ru: 'Сообщается один раз о каждом дедлайне и еще раз, когда он прошел. При 0 — только когда он прошел.',
  },
  aNumber: { en: 'A whole number from 0 to {most}.', ru: 'Нужно целое число от 0 до {most}.' },
})
