/** The search. */
import { defineMessages } from '../../engine/text/catalogue.ts'

export const search = defineMessages({
  title: { en: 'Search', ru: 'Поиск' },
  thisGame: { en: 'Search this game', ru: 'Искать в этой игре' },
  allGames: { en: 'Search all games', ru: 'Искать во всех играх' },
  inGame: { en: 'Words to look for in {name}', ru: 'Что искать в игре «{name}»' },
  inThis: { en: 'Words to look for in this game', ru: 'Что искать в этой игре' },
  inAll: { en: 'Words to look for in all games', ru: 'Что искать во всех играх' },
  toField: { en: 'Go to the words to look for', ru: 'К полю поиска' },
  found: { en: 'What was found', ru: 'Что нашлось' },
  messages: { en: 'Messages to you: {count}', ru: 'Сообщения вам: {count}' },
  threads: { en: 'Posts of the thread: {count}', ru: 'Посты темы: {count}' },
  posts: { en: 'Your posts and messages: {count}', ru: 'Ваши посты и сообщения: {count}' },
  changes: { en: 'Changes in the log: {count}', ru: 'Изменения в журнале: {count}' },
  count: {
    en: '{count, plural, one {One place} other {# places}}; Enter opens the one that is marked',
    ru: '{count, plural, one {# место} few {# места} other {# мест}}; клавиша ввода откроет отмеченное',
  },
  first: {
    en: 'The first {shown} are shown. Another word finds fewer.',
    ru: 'Показаны первые {shown}. Еще одно слово сузит поиск.',
  },
  before: { en: 'Before the first phase', ru: 'До первой фазы' },
  empty: { en: 'What are you looking for?', ru: 'Что найти?' },
  emptyText: {
    en: 'Every message that came in, every post of the thread that was pasted, whatever you post or send, and each change in the log. All words have to be there, in any order; small letters find capitals.',
    ru: 'Поиск идет по всем пришедшим сообщениям, вставленным постам темы, вашим постам и сообщениям игрокам и по журналу. Нужны все слова, в любом порядке; большие и маленькие буквы не различаются.',
  },
  nothing: { en: 'Nothing holds “{text}”', ru: 'Ничего не нашлось: «{text}»' },
  nothingText: {
    en: 'All words have to stand in one message, post or change. Fewer words, or the beginning of one, find more.',
    ru: 'Все слова должны стоять в одном сообщении, посте или изменении. Если слов меньше или слово короче, найдется больше.',
  },
  through: {
    en: 'To be searched: {message, plural, one {# message} other {# messages}}, {thread, plural, one {# post of the thread} other {# posts of the thread}}, {post, plural, one {# post of yours} other {# posts of yours}}, {log, plural, one {# change} other {# changes}}.',
    ru: 'Искать можно здесь: {message, plural, one {# сообщение} few {# сообщения} other {# сообщений}}, {thread, plural, one {# пост темы} few {# поста темы} other {# постов темы}}, {post, plural, one {# ваш пост} few {# ваших поста} other {# ваших постов}}, {log, plural, one {# изменение} few {# изменения} other {# изменений}}.',
  },
  unread: {
    en: '{count, plural, one {One game} other {# games}} could not be read and searched: see the list of games.',
    ru: '{count, plural, one {# игру не удалось прочесть} few {# игры не удалось прочесть} other {# игр не удалось прочесть}}, поиска в них нет: см. список игр.',
  },
})
