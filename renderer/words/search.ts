/** The search. */
import { defineMessages } from '../../engine/text/catalogue.ts'

export const search = defineMessages({
  title: { en: 'Search', ru: 'Поиск' },
  thisGame: { en: 'Search this game', ru: 'Искать в этой игре' },
  allGames: { en: 'Search all games', ru: 'Искать во всех играх' },
  inGame: { en: 'Search in {name}', ru: 'Что искать в игре «{name}»' },
  inThis: { en: 'Search in this game', ru: 'Что искать в этой игре' },
  inAll: { en: 'Search in all games', ru: 'Что искать во всех играх' },
  toField: { en: 'Go to the search box', ru: 'К полю поиска' },
  found: { en: 'Results', ru: 'Что нашлось' },
  seats: { en: 'Players and roles: {count}', ru: 'Игроки и роли: {count}' },
  results: { en: 'What happened and why: {count}', ru: 'Что произошло и почему: {count}' },
  messages: { en: 'Messages received: {count}', ru: 'Сообщения вам: {count}' },
  threads: { en: 'Thread posts: {count}', ru: 'Посты темы: {count}' },
  posts: { en: 'Your posts and messages: {count}', ru: 'Ваши посты и сообщения: {count}' },
  changes: { en: 'Log changes: {count}', ru: 'Изменения в журнале: {count}' },
  count: {
    en: '{count, plural, one {# result} other {# results}} — Enter to open',
    ru: '{count, plural, one {# место} few {# места} other {# мест}}; клавиша ввода откроет отмеченное',
  },
  first: {
    en: 'Showing the first {shown}. Add a word to narrow the search.',
    ru: 'Показаны первые {shown}. Еще одно слово сузит поиск.',
  },
  before: { en: 'Before the first phase', ru: 'До первой фазы' },
  empty: { en: 'Search for anything', ru: 'Что найти?' },
  emptyText: {
    en: 'Search covers players and roles, what happened in a game and why, messages you received, imported thread posts, your own posts and messages, and the log. Results contain all your words, in any order. Case doesn’t matter.',
    ru: 'Поиск идет по игрокам и ролям, по тому, что в игре произошло и почему, по пришедшим сообщениям, вставленным постам темы, вашим постам и сообщениям игрокам и по журналу. Нужны все слова, в любом порядке; большие и маленькие буквы не различаются.',
  },
  nothing: { en: 'No results for “{text}”', ru: 'Ничего не нашлось: «{text}»' },
  nothingText: {
    en: 'All your words must be in the same message, post or change. Try fewer words, or just the start of one.',
    ru: 'Все слова должны стоять в одном сообщении, посте или изменении. Если слов меньше или слово короче, найдется больше.',
  },
  through: {
    en: 'Searches {message, plural, one {# PM} other {# PMs}}, {thread, plural, one {# thread post} other {# thread posts}}, {post, plural, one {# post of yours} other {# posts of yours}} and {log, plural, one {# log change} other {# log changes}}.',
    ru: 'Искать можно здесь: {message, plural, one {# сообщение} few {# сообщения} other {# сообщений}}, {thread, plural, one {# пост темы} few {# поста темы} other {# постов темы}}, {post, plural, one {# ваш пост} few {# ваших поста} other {# ваших постов}}, {log, plural, one {# изменение} few {# изменения} other {# изменений}}.',
  },
  unread: {
    en: '{count, plural, one {# game} other {# games}} could not be read, so the search left {count, plural, one {it} other {them}} out. See the game list.',
    ru: '{count, plural, one {# игру не удалось прочесть} few {# игры не удалось прочесть} other {# игр не удалось прочесть}}, поиска в них нет: см. список игр.',
  },
})
