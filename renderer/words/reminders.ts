/** Deadlines that near or have passed, and what is sent to whoever is missing. */
import { defineMessages } from '../../engine/text/catalogue.ts'

export const reminders = defineMessages({
  remind: { en: 'Remind missing players…', ru: 'Напомнить тем, кого не хватает…' },
  near: { en: '{game}: {phase} closes in {span}', ru: '{game}: {phase}, до дедлайна {span}' },
  passed: { en: '{game}: {phase} deadline has passed', ru: '{game}: {phase}, дедлайн прошел' },
  silent: { en: 'Nothing yet from {names}.', ru: 'Ходов пока нет: {names}.' },
  voteless: { en: 'No vote yet: {names}.', ru: 'Голоса пока нет: {names}.' },
  andMore: { en: '{names} and {count} more', ru: '{names} и еще {count}' },
  nobody: { en: 'Nobody is missing, but the phase is still open.', ru: 'Все получено, а фаза еще открыта.' },
  write: { en: 'Write reminders', ru: 'Напомнить им' },
  look: { en: 'View', ru: 'Посмотреть' },

  title: { en: 'Still missing for {phase}', ru: 'Кого не хватает: {phase}' },
  text: {
    en: 'One private message per player. Post faction reminders in the faction’s own topic.',
    ru: 'Сообщение каждому, больше никому его читать нельзя. Фракции оно идет в ее собственную тему.',
  },
  everybody: { en: 'Nobody is missing anymore.', ru: 'Больше никого ждать не нужно.' },
  lacksActions: { en: 'no action', ru: 'ходов нет' },
  lacksVote: { en: 'no vote', ru: 'голоса нет' },
  copyFor: { en: 'Copy message to {name}', ru: 'Скопировать сообщение: {name}' },
  sentTo: { en: 'Mark message to {name} as sent', ru: 'Отметить отправленным: {name}' },
  copyMessage: { en: 'Copy message', ru: 'Копировать' },
  wasSent: { en: 'Mark as sent', ru: 'Отметить отправленным' },
  sentToAll: { en: 'Mark all as sent', ru: 'Отметить все отправленными' },
  copyPost: { en: 'Copy post', ru: 'Скопировать пост' },
  forThread: { en: 'For the thread: players not voting', ru: 'В тему: за кем голоса нет' },
  message: { en: 'Message', ru: 'Сообщение' },
  thePost: { en: 'Post', ru: 'Пост' },
  marked: { en: 'Marked as sent to {names}.', ru: 'Отмечено отправленным: {names}.' },
  reminded: {
    en: 'reminded {count, plural, one {once} other {# times, last}}:',
    ru: '{count, plural, one {# напоминание} few {# напоминания, последнее} many {# напоминаний, последнее} other {# напоминания, последнее}}:',
  },

  hours: {
    en: 'Hours before a deadline to warn you about missing players',
    ru: 'За сколько часов до дедлайна сообщать, кого не хватает',
  },
  hoursHint: {
    en: 'You get one alert before each deadline and one after it passes. Set to 0 for only the second.',
    ru: 'Сообщается один раз о каждом дедлайне и еще раз, когда он прошел. При 0 — только когда он прошел.',
  },
  aNumber: { en: 'Enter a whole number from 0 to {most}.', ru: 'Нужно целое число от 0 до {most}.' },
})
