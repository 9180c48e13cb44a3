import { defineMessages } from '../../../engine/text/catalogue.ts'

/** Games as they are kept: what cannot be read, what was damaged, what cannot be changed. */
export const library = defineMessages({
  eventUnknown: {
    en: 'Event {at} of this game is not one that this Nightdesk knows: {wrong}',
    ru: 'Событие {at} этой игры программе неизвестно: {wrong}',
  },
  newer: {
    en: 'A newer Nightdesk may have written it: bring this one up to date.',
    ru: 'Возможно, его записала более новая версия: обновите программу.',
  },
  unreadable: { en: 'This game cannot be read: {why}', ru: 'Эта игра не читается: {why}' },
  changedElsewhere: {
    en: 'Something else changed it. A backup may hold it as it was; the other games go on.',
    ru: 'Ее изменило что-то другое. Прежний вид может быть в резервной копии; остальные игры в порядке.',
  },
  noSystem: {
    en: 'This game is played by the rules "{system}", which this Nightdesk does not have.',
    ru: 'Эта игра идет по правилам «{system}», которых в этой версии нет.',
  },
  systems: { en: 'It has: {list}.', ru: 'Есть: {list}.' },
  noPhase: { en: 'This game has no phase {phase}.', ru: 'Фазы {phase} в этой игре нет.' },
  openFirst: { en: 'Open the first one.', ru: 'Откройте первую.' },
  phasesCount: { en: 'Phases count from 0 to {last}.', ru: 'Фазы считаются от 0 до {last}.' },
  lockUnreadable: {
    en: 'What {phase} of this game was locked with cannot be read: {wrong}',
    ru: 'Не читается то, с чем зафиксирована фаза «{phase}»: {wrong}',
  },
  newerOrChanged: {
    en: 'A newer Nightdesk may have written it, or something else changed the file. The rest of it can be used; a backup may hold this game as it was.',
    ru: 'Возможно, это записала более новая версия или файл изменило что-то другое. Остальным можно пользоваться; прежний вид этой игры может быть в резервной копии.',
  },
  draftsUnreadable: { en: 'Words of the host cannot be read: {wrong}', ru: 'Тексты ведущего не читаются: {wrong}' },
  fileChanged: {
    en: 'Something else changed the file. The rest of it can be used; a backup may hold them as they were.',
    ru: 'Файл изменило что-то другое. Остальным можно пользоваться; прежний вид текстов может быть в резервной копии.',
  },
  beyondEnd: { en: '{place} lies beyond the end of the message.', ru: '{place} лежит за концом сообщения.' },

  noneOpen: { en: 'No phase is open.', ru: 'Ни одна фаза не открыта.' },
  openUnderSetup: { en: 'Open the first night under Setup.', ru: 'Откройте первую ночь на экране «Настройка и роли».' },
  locked: { en: '{phase} is locked.', ru: '{phase}: фаза зафиксирована.' },
  openNext: {
    en: 'Open the next phase, or undo the lock in the log.',
    ru: 'Откройте следующую фазу или отмените фиксацию в журнале.',
  },
  unkeepable: { en: 'This cannot be kept: {wrong}', ru: 'Это не сохранить: {wrong}' },
  takeLess: { en: 'Take in less at once, or write it shorter.', ru: 'Внесите меньше за раз или напишите короче.' },

  gameSettings: {
    en: 'The settings of "{game}" are damaged: its time zone, forum and hosts are the usual ones now.',
    ru: 'Настройки игры «{game}» повреждены: часовой пояс, форум и ведущие теперь обычные.',
  },
  appSettings: {
    en: 'The settings of the app are damaged: theme and language are the usual ones now.',
    ru: 'Настройки программы повреждены: тема и язык теперь обычные.',
  },
  setting: {
    en: 'A setting is damaged and is not used ({key}).',
    ru: 'Настройка повреждена и не используется ({key}).',
  },
  chooseAgain: { en: 'Choose them again.', ru: 'Выберите их заново.' },
  chooseOrRestore: {
    en: 'Choose them again, or restore a backup from before the damage. The newest is {path}.',
    ru: 'Выберите их заново или восстановите резервную копию до повреждения. Самая новая: {path}.',
  },
  wording: {
    en: "A text that you worded otherwise is damaged in the file, so the system's own words stand ({key}).",
    ru: 'Ваша формулировка в файле повреждена, поэтому стоят слова самих правил ({key}).',
  },
  wordAgain: { en: 'Word it again.', ru: 'Сформулируйте заново.' },
  wordOrRestore: {
    en: 'Word it again, or restore a backup from before the damage. The newest is {path}.',
    ru: 'Сформулируйте заново или восстановите резервную копию до повреждения. Самая новая: {path}.',
  },
  edit: {
    en: 'Your edit of the post {reader} in {phase} is damaged in the file: the post stands here without it.',
    ru: 'Ваша правка поста ({reader}; {phase}) в файле повреждена: пост стоит здесь без нее.',
  },
  editAgain: { en: 'Edit it again before you post it.', ru: 'Внесите ее снова, прежде чем отправлять.' },
  editOrRestore: {
    en: 'Edit it again before you post it, or restore a backup from before the damage. The newest is {path}.',
    ru: 'Внесите ее снова, прежде чем отправлять, или восстановите резервную копию до повреждения. Самая новая: {path}.',
  },
  sent: {
    en: 'What was noted of sending the post {reader} in {phase} is damaged in the file.',
    ru: 'Отметка об отправке поста ({reader}; {phase}) в файле повреждена.',
  },
  sentSome: {
    en: 'What was noted of sending a post is damaged in the file.',
    ru: 'Отметка об отправке поста в файле повреждена.',
  },
  markAgain: {
    en: 'See in the forum whether it stands there, and mark it again.',
    ru: 'Посмотрите на форуме, есть ли он там, и отметьте заново.',
  },
  markOrRestore: {
    en: 'See in the forum whether it stands there, and mark it again, or restore a backup from before the damage. The newest is {path}.',
    ru: 'Посмотрите на форуме, есть ли он там, и отметьте заново, или восстановите резервную копию до повреждения. Самая новая: {path}.',
  },
  toAll: { en: 'to everybody', ru: 'всем' },
  toOne: { en: 'to {name}', ru: 'кому: {name}' },
  goneMissing: { en: 'a phase that is not there', ru: 'фазы уже нет' },
})
