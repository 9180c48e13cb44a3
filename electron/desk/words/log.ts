import { defineMessages } from '../../../engine/text/catalogue.ts'

/** Every change of a game in one line; taking changes back. */
export const log = defineMessages({
  nothingToUndo: { en: 'Nothing to undo.', ru: 'Отменять нечего.' },
  noSuchChange: {
    en: 'No active change starts with event {from}.',
    ru: 'С события {from} не начинается ни одно действующее изменение.',
  },
  logShows: { en: 'The log shows what can be undone.', ru: 'Что можно отменить, видно в журнале.' },
  changesFrom: {
    en: '{count} changes, starting with “{first}”',
    ru: '{count, plural, one {# изменение} few {# изменения} other {# изменений}} подряд, первое: «{first}»',
  },
  nothingToRedo: { en: 'Nothing to redo.', ru: 'Возвращать нечего.' },
  onlyLast: {
    en: 'You can only redo what you undid last, as long as you have made no changes since.',
    ru: 'Вернуть можно только отмененное последним, если после этого ничего не менялось.',
  },

  made: { en: 'Created the game', ru: 'Игра создана' },
  dealt: { en: 'Dealt {count, plural, one {# role} other {# roles}} at random', ru: 'Роли розданы по жребию: {count}' },
  roster: {
    en: 'Set the roster: {count, plural, one {# player} other {# players}}',
    ru: 'Состав: {count, plural, one {# игрок} few {# игрока} other {# игроков}}',
  },
  rosterNews: {
    en: 'Set the roster: {count, plural, one {# player} other {# players}} ({news})',
    ru: 'Состав: {count, plural, one {# игрок} few {# игрока} other {# игроков}} ({news})',
  },
  without: { en: 'removed {name}', ru: 'выбывает {name}' },
  chose: { en: 'Set {option}: {value}', ru: 'Опция {option}: {value}' },
  yes: { en: 'yes', ru: 'да' },
  no: { en: 'no', ru: 'нет' },
  changed: { en: 'Changed {name}', ru: 'Изменено место: {name}' },
  changedRole: { en: 'Changed {name}: {role}', ru: 'Изменено место: {name}, {role}' },
  texts: {
    en: '{language, select, ru {Texts in Russian} other {Texts in English}}',
    ru: '{language, select, ru {Тексты на русском} other {Тексты на английском}}',
  },
  noted: { en: 'Changed the game notes', ru: 'Изменены заметки об игре' },
  ended: { en: 'Ended the game: {winner}', ru: 'Игра окончена: {winner}' },
  opened: { en: 'Started {phase}', ru: 'Открыта фаза: {phase}' },
  locked: {
    en: 'Locked the phase: {count, plural, =0 {nobody died} other {{dead} died}}',
    ru: 'Фаза зафиксирована: {count, plural, =0 {никто не погиб} =1 {погибает {dead}} other {погибают {dead}}}',
  },
  undid: { en: 'Undo', ru: 'Отмена' },
  mended: { en: 'Changed {phase} after reopening it: {reason}', ru: '{phase}: исправлено задним числом: {reason}' },
  merged: { en: 'Merged with a co-host’s copy', ru: 'Игра объединена с копией соведущего' },
  redid: { en: 'Redo', ru: 'Возврат' },

  action: { en: "{name}''s {use}", ru: '{use} ({name})' },
  took: { en: 'Accepted {action}', ru: 'Принято: {action}' },
  tookAt: { en: 'Accepted {action} · {targets}', ru: 'Принято: {action} · {targets}' },
  withdrew: { en: 'Withdrew {thing}', ru: 'Отозвано: {thing}' },
  admitted: { en: 'Allowed late action: {action}', ru: 'Засчитан с опозданием: {action}' },
  lateAgain: { en: 'Disallowed late action: {action}', ru: 'Снова опоздание: {action}' },
  ruledWorks: { en: 'Forced to succeed: {action}', ru: 'Решение: {action} проходит' },
  ruledFails: { en: 'Forced to fail: {action}', ru: 'Решение: {action} не проходит' },
  ruledWorksAs: { en: 'Forced to succeed: {action} ({reason})', ru: 'Решение: {action} проходит. {reason}' },
  ruledFailsAs: { en: 'Forced to fail: {action} ({reason})', ru: 'Решение: {action} не проходит. {reason}' },
  liftedRuling: { en: 'Removed the override on {action}', ru: 'Решение снято: {action}' },
  deadlineMoved: { en: 'Moved the deadline', ru: 'Дедлайн перенесен' },
  ruledOn: { en: 'Ruled on {prompt}: {answer}', ru: 'Решение: {prompt} — {answer}' },
  fixedDraw: { en: 'Set a draw ({what})', ru: 'Жребий задан ({what})' },

  pasted: { en: 'Pasted a message', ru: 'Вставлено сообщение' },
  pastedFrom: { en: 'Pasted a message from {name}', ru: 'Вставлено сообщение, автор: {name}' },
  namedSender: { en: 'Set the sender of a message', ru: 'Назван автор сообщения' },
  namedSenderAs: { en: 'Set the sender of a message: {name}', ru: 'Назван автор сообщения: {name}' },
  tookOrder: { en: 'Accepted the action in a message', ru: 'Принят ход из сообщения' },
  answered: { en: 'Answered a question: {answer}', ru: 'Ответ на вопрос: {answer}' },
  setAside: { en: 'Set a message aside', ru: 'Сообщение отложено' },
  tookUp: { en: 'Restored a message', ru: 'Сообщение возвращено' },

  takesHead: { en: '{name} replaced {from} in {seat}', ru: 'Замена ({seat}): {from} → {name}' },
  takesOver: { en: '{name} replaced {from}', ru: 'Замена: {from} → {name}' },
  somebody: { en: 'someone', ru: 'кто-то' },
  nobodyCalled: {
    en: '{count, plural, =0 {“No lynch” has no other names} other {“No lynch” is also called: {names}}}',
    ru: '{count, plural, =0 {У решения «без линча» нет других названий} other {«Без линча» называют и так: {names}}}',
  },
  substitutes: {
    en: 'Substitutes: {count, plural, =0 {none} other {{names}}}',
    ru: 'Замены: {count, plural, =0 {никого} other {{names}}}',
  },
  roleMade: { en: 'Saved the role {role}', ru: 'Своя роль сохранена: {role}' },
  roleDropped: { en: 'Removed the role {role}', ru: 'Своя роль убрана: {role}' },
  roleTold: {
    en: 'Role PM to {name}: {state, select, sent {sent} confirmed {confirmed} other {not sent}}',
    ru: 'Письмо с ролью ({name}): {state, select, sent {отправлено} confirmed {подтверждено} other {не отправлено}}',
  },
  prodded: { en: 'Prodded {names}', ru: 'Напоминание отправлено: {names}' },
  reminded: { en: 'Reminded {names} of the deadline', ru: 'Напоминание о дедлайне отправлено: {names}' },
  leaves: { en: '{name} left the game', ru: 'Выбывает {name}' },
  leavesAs: { en: '{name} left the game: {reason}', ru: 'Выбывает {name}: {reason}' },

  vote: { en: "{name}''s vote for {choice}", ru: 'голос ({name}) · {choice}' },
  voteBack: { en: "{name}''s unvote", ru: 'отмена голоса ({name})' },
  post: { en: 'a post by {name}', ru: 'пост ({name})' },
  count: { en: 'a vote count by {name}', ru: 'подсчет из темы ({name})' },
  pastedPost: { en: 'Pasted {thing}', ru: 'Вставлено: {thing}' },
  tookOut: { en: 'Removed {thing}', ru: 'Убрано: {thing}' },
  cameLate: { en: 'Marked as late: {thing}', ru: 'Пришло после срока: {thing}' },
  cameInTime: { en: 'Marked as on time: {thing}', ru: 'Успело до срока: {thing}' },
  recorded: { en: 'Recorded: {form}', ru: 'Внесено: {form}' },
  recordDropped: { en: 'Removed a record: {form}', ru: 'Запись отменена: {form}' },
  form: { en: '{title} ({values})', ru: '{title} ({values})' },

  actions: {
    en: 'Accepted {count} actions',
    ru: '{count, plural, one {Принят # ход} few {Принято # хода} other {Принято # ходов}}',
  },
  messages: {
    en: 'Pasted {count} messages',
    ru: 'Вставлено {count, plural, one {# сообщение} few {# сообщения} other {# сообщений}}',
  },
  withdrawals: {
    en: 'Withdrew {count} actions',
    ru: '{count, plural, one {Отозван # ход} few {Отозвано # хода} other {Отозвано # ходов}}',
  },
  votes: {
    en: 'Accepted {count} votes',
    ru: '{count, plural, one {Принят # голос} few {Принято # голоса} other {Принято # голосов}}',
  },
  posts: {
    en: 'Pasted {count} posts',
    ru: '{count, plural, one {Вставлен # пост} few {Вставлено # поста} other {Вставлено # постов}}',
  },
})
