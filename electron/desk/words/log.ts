import { defineMessages } from '../../../engine/text/catalogue.ts'

/** Every change of a game in one line; taking changes back. */
export const log = defineMessages({
  nothingToUndo: { en: 'There is nothing to undo.', ru: 'Отменять нечего.' },
  noSuchChange: {
    en: 'No change that still counts begins with event {from}.',
    ru: 'С события {from} не начинается ни одно действующее изменение.',
  },
  logShows: { en: 'The log shows what can be taken back.', ru: 'Что можно отменить, видно в журнале.' },
  changesFrom: {
    en: '{count} changes, from “{first}” on',
    ru: '{count, plural, one {# изменение} few {# изменения} other {# изменений}} подряд, первое: «{first}»',
  },
  nothingToRedo: { en: 'There is nothing to redo.', ru: 'Возвращать нечего.' },
  onlyLast: {
    en: 'Only what was undone last, with nothing done since, can be done again.',
    ru: 'Вернуть можно только отмененное последним, если после этого ничего не менялось.',
  },

  made: { en: 'Made the game', ru: 'Игра создана' },
  dealt: { en: 'Dealt {count, plural, one {# role} other {# roles}} by lot', ru: 'Роли розданы по жребию: {count}' },
  roster: {
    en: 'Set the roster: {count, plural, one {# player} other {# players}}',
    ru: 'Состав: {count, plural, one {# игрок} few {# игрока} other {# игроков}}',
  },
  rosterNews: {
    en: 'Set the roster: {count, plural, one {# player} other {# players}} ({news})',
    ru: 'Состав: {count, plural, one {# игрок} few {# игрока} other {# игроков}} ({news})',
  },
  without: { en: 'without {name}', ru: 'выбывает {name}' },
  chose: { en: 'Chose {option}: {value}', ru: 'Опция {option}: {value}' },
  yes: { en: 'yes', ru: 'да' },
  no: { en: 'no', ru: 'нет' },
  changed: { en: 'Changed {name}', ru: 'Изменено место: {name}' },
  changedRole: { en: 'Changed {name}: {role}', ru: 'Изменено место: {name}, {role}' },
  texts: {
    en: '{language, select, ru {Texts in Russian} other {Texts in English}}',
    ru: '{language, select, ru {Тексты на русском} other {Тексты на английском}}',
  },
  noted: { en: 'Changed the notes on the game', ru: 'Изменены заметки об игре' },
  ended: { en: 'Ended the game: {winner}', ru: 'Игра окончена: {winner}' },
  opened: { en: 'Opened {phase}', ru: 'Открыта фаза: {phase}' },
  locked: {
    en: 'Locked the phase: {count, plural, =0 {nobody died} other {{dead} died}}',
    ru: 'Фаза зафиксирована: {count, plural, =0 {никто не погиб} =1 {погибает {dead}} other {погибают {dead}}}',
  },
  undid: { en: 'Undid', ru: 'Отмена' },
  mended: { en: 'Mended {phase}: {reason}', ru: '{phase}: исправлено задним числом: {reason}' },
  merged: { en: 'Made one with the copy of a co-host', ru: 'Игра объединена с копией соведущего' },
  redid: { en: 'Redid', ru: 'Возврат' },

  action: { en: "{name}''s {use}", ru: '{use} ({name})' },
  took: { en: 'Took {action}', ru: 'Принято: {action}' },
  tookAt: { en: 'Took {action} · {targets}', ru: 'Принято: {action} · {targets}' },
  withdrew: { en: 'Withdrew {thing}', ru: 'Отозвано: {thing}' },
  admitted: { en: 'Let {action} count although it came late', ru: 'Засчитан с опозданием: {action}' },
  lateAgain: { en: 'Let {action} be late again', ru: 'Снова опоздание: {action}' },
  ruledWorks: { en: 'Ruled that {action} works', ru: 'Решение: {action} проходит' },
  ruledFails: { en: 'Ruled that {action} fails', ru: 'Решение: {action} не проходит' },
  ruledWorksAs: { en: 'Ruled that {action} works: {reason}', ru: 'Решение: {action} проходит. {reason}' },
  ruledFailsAs: { en: 'Ruled that {action} fails: {reason}', ru: 'Решение: {action} не проходит. {reason}' },
  liftedRuling: { en: 'Lifted the ruling on {action}', ru: 'Решение снято: {action}' },
  deadlineMoved: { en: 'Moved the deadline', ru: 'Дедлайн перенесен' },
  ruledOn: { en: 'Ruled on {prompt}: {answer}', ru: 'Решение: {prompt} — {answer}' },
  fixedDraw: { en: 'Fixed a draw ({what})', ru: 'Жребий задан ({what})' },

  pasted: { en: 'Pasted a message', ru: 'Вставлено сообщение' },
  pastedFrom: { en: 'Pasted a message from {name}', ru: 'Вставлено сообщение, автор: {name}' },
  namedSender: { en: 'Named the sender of a message', ru: 'Назван автор сообщения' },
  namedSenderAs: { en: 'Named the sender of a message: {name}', ru: 'Назван автор сообщения: {name}' },
  tookOrder: { en: 'Took what a message asks for', ru: 'Принят ход из сообщения' },
  answered: { en: 'Answered a doubt: {answer}', ru: 'Ответ на вопрос: {answer}' },
  setAside: { en: 'Set a message aside', ru: 'Сообщение отложено' },
  tookUp: { en: 'Took a message back up', ru: 'Сообщение возвращено' },

  takesHead: { en: '{name} takes over from {from} in {seat}', ru: 'Замена ({seat}): {from} → {name}' },
  takesOver: { en: '{name} takes over from {from}', ru: 'Замена: {from} → {name}' },
  somebody: { en: 'somebody', ru: 'кто-то' },
  nobodyCalled: {
    en: '{count, plural, =0 {No lynch has no other name} other {No lynch is also called: {names}}}',
    ru: '{count, plural, =0 {У решения «без линча» нет других названий} other {«Без линча» называют и так: {names}}}',
  },
  substitutes: {
    en: 'Substitutes: {count, plural, =0 {nobody} other {{names}}}',
    ru: 'Замены: {count, plural, =0 {никого} other {{names}}}',
  },
  roleTold: {
    en: 'Role message to {name}: {state, select, sent {sent} confirmed {confirmed} other {not sent}}',
    ru: 'Письмо с ролью ({name}): {state, select, sent {отправлено} confirmed {подтверждено} other {не отправлено}}',
  },
  prodded: { en: 'Prodded {names}', ru: 'Напоминание отправлено: {names}' },
  reminded: { en: 'Reminded {names}', ru: 'Напоминание о дедлайне отправлено: {names}' },
  leaves: { en: '{name} leaves the game', ru: 'Выбывает {name}' },
  leavesAs: { en: '{name} leaves the game: {reason}', ru: 'Выбывает {name}: {reason}' },

  vote: { en: "{name}''s vote · {choice}", ru: 'голос ({name}) · {choice}' },
  voteBack: { en: "{name}''s vote back", ru: 'отмена голоса ({name})' },
  post: { en: 'a post of {name}', ru: 'пост ({name})' },
  count: { en: 'a count that {name} posted', ru: 'подсчет из темы ({name})' },
  pastedPost: { en: 'Pasted {thing}', ru: 'Вставлено: {thing}' },
  tookOut: { en: 'Took out {thing}', ru: 'Убрано: {thing}' },
  cameLate: { en: 'Came after the deadline: {thing}', ru: 'Пришло после срока: {thing}' },
  cameInTime: { en: 'Came in time: {thing}', ru: 'Успело до срока: {thing}' },
  recorded: { en: 'Recorded: {form}', ru: 'Внесено: {form}' },
  recordDropped: { en: 'Took back a record: {form}', ru: 'Запись отменена: {form}' },
  form: { en: '{title} ({values})', ru: '{title} ({values})' },

  actions: {
    en: 'Took {count} actions',
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
    en: 'Took {count} votes',
    ru: '{count, plural, one {Принят # голос} few {Принято # голоса} other {Принято # голосов}}',
  },
  posts: {
    en: 'Pasted {count} posts',
    ru: '{count, plural, one {Вставлен # пост} few {Вставлено # поста} other {Вставлено # постов}}',
  },
})
