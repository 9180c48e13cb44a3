/** The search. */
import { english } from '../../engine/text/catalogue.ts'

export const search = english({
  title: 'Search',
  thisGame: 'Search this game',
  allGames: 'Search all games',
  inGame: 'Words to look for in {name}',
  inThis: 'Words to look for in this game',
  inAll: 'Words to look for in all games',
  toField: 'Go to the words to look for',
  found: 'What was found',
  messages: 'Messages to you: {count}',
  threads: 'Posts of the thread: {count}',
  posts: 'Your posts and messages: {count}',
  changes: 'Changes in the log: {count}',
  count: '{count, plural, one {One place} other {# places}}; Enter opens the one that is marked',
  first: 'The first {shown} are shown. Another word finds fewer.',
  before: 'Before the first phase',
  empty: 'What are you looking for?',
  emptyText:
    'Every message that came in, every post of the thread that was pasted, whatever you post or send, and each change in the log. All words have to be there, in any order; small letters find capitals.',
  nothing: 'Nothing holds “{text}”',
  nothingText:
    'All words have to stand in one message, post or change. Fewer words, or the beginning of one, find more.',
  through:
    'To be searched: {message, plural, one {# message} other {# messages}}, {thread, plural, one {# post of the thread} other {# posts of the thread}}, {post, plural, one {# post of yours} other {# posts of yours}}, {log, plural, one {# change} other {# changes}}.',
  unread: '{count, plural, one {One game} other {# games}} could not be read and searched: see the list of games.',
})
