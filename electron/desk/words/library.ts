import { defineMessages } from '../../../engine/text/catalogue.ts'

/** Games as they are kept: what cannot be read, what was damaged, what cannot be changed. */
export const library = defineMessages({
  eventUnknown: {
    en: 'This version of Nightdesk does not know event {at} of this game: {wrong}',
    ru: 'Событие {at} этой игры программе неизвестно: {wrong}',
  },
  newer: {
    en: 'A newer version of Nightdesk may have written it: update this one.',
    ru: 'Возможно, его записала более новая версия: обновите программу.',
  },
  unreadable: { en: 'This game cannot be read: {why}', ru: 'Эта игра не читается: {why}' },
  changedElsewhere: {
    en: 'Something outside Nightdesk changed it. A backup may have it as it was. The other games still work.',
    ru: 'Ее изменило что-то другое. Прежний вид может быть в резервной копии; остальные игры в порядке.',
  },
  noSystem: {
    en: 'This game uses the system "{system}", which this version of Nightdesk does not have.',
    ru: 'Эта игра идет по правилам «{system}», которых в этой версии нет.',
  },
  systems: { en: 'Available: {list}.', ru: 'Есть: {list}.' },
  noPhase: { en: 'This game has no phase {phase}.', ru: 'Фазы {phase} в этой игре нет.' },
  openFirst: { en: 'Start the first phase.', ru: 'Откройте первую.' },
  phasesCount: { en: 'Phases are numbered from 0 to {last}.', ru: 'Фазы считаются от 0 до {last}.' },
  lockUnreadable: {
    en: 'The locked result of {phase} in this game cannot be read: {wrong}',
    ru: 'Не читается то, с чем зафиксирована фаза «{phase}»: {wrong}',
  },
  newerOrChanged: {
    en: 'A newer version of Nightdesk may have written it, or something outside Nightdesk changed the file. The rest of it still works. A backup may have this game as it was.',
    ru: 'Возможно, это записала более новая версия или файл изменило что-то другое. Остальным можно пользоваться; прежний вид этой игры может быть в резервной копии.',
  },
  draftsUnreadable: {
    en: 'Some of the host’s texts cannot be read: {wrong}',
    ru: 'Тексты ведущего не читаются: {wrong}',
  },
  fileChanged: {
    en: 'Something outside Nightdesk changed the file. The rest of it still works. A backup may have these texts as they were.',
    ru: 'Файл изменило что-то другое. Остальным можно пользоваться; прежний вид текстов может быть в резервной копии.',
  },
  beyondEnd: { en: '{place} is past the end of the message.', ru: '{place} лежит за концом сообщения.' },

  noneOpen: { en: 'No phase is open.', ru: 'Ни одна фаза не открыта.' },
  openUnderSetup: {
    en: 'Start the first phase under “Setup and roles”.',
    ru: 'Откройте первую ночь на экране «Настройка и роли».',
  },
  locked: { en: '{phase} is locked.', ru: '{phase}: фаза зафиксирована.' },
  openNext: {
    en: 'Start the next phase, or undo the lock in the log.',
    ru: 'Откройте следующую фазу или отмените фиксацию в журнале.',
  },
  unkeepable: { en: 'This cannot be saved: {wrong}', ru: 'Это не сохранить: {wrong}' },
  takeLess: { en: 'Add less at once, or make it shorter.', ru: 'Внесите меньше за раз или напишите короче.' },

  gameSettings: {
    en: 'The settings of "{game}" are damaged. Its time zone, forum and hosts are back to their defaults.',
    ru: 'Настройки игры «{game}» повреждены: часовой пояс, форум и ведущие теперь обычные.',
  },
  appSettings: {
    en: 'The app’s settings are damaged. Theme and language are back to their defaults.',
    ru: 'Настройки программы повреждены: тема и язык теперь обычные.',
  },
  setting: {
    en: 'A setting is damaged, so it is not used ({key}).',
    ru: 'Настройка повреждена и не используется ({key}).',
  },
  chooseAgain: { en: 'Choose them again.', ru: 'Выберите их заново.' },
  chooseOrRestore: {
    en: 'Choose them again, or restore a backup from before the damage. The newest is {path}.',
    ru: 'Выберите их заново или восстановите резервную копию до повреждения. Самая новая: {path}.',
  },
  wording: {
    en: 'A text that you reworded is damaged in the file, so the default wording is used ({key}).',
    ru: 'Ваша формулировка в файле повреждена, поэтому стоят слова самих правил ({key}).',
  },
  wordAgain: { en: 'Edit the wording again.', ru: 'Сформулируйте заново.' },
  wordOrRestore: {
    en: 'Edit the wording again, or restore a backup from before the damage. The newest is {path}.',
    ru: 'Сформулируйте заново или восстановите резервную копию до повреждения. Самая новая: {path}.',
  },
  edit: {
    en: 'Your edit of the post {reader} in {phase} is damaged in the file. The post is shown without it.',
    ru: 'Ваша правка поста ({reader}; {phase}) в файле повреждена: пост стоит здесь без нее.',
  },
  editAgain: { en: 'Edit it again before you post it.', ru: 'Внесите ее снова, прежде чем отправлять.' },
  editOrRestore: {
    en: 'Edit it again before you post it, or restore a backup from before the damage. The newest is {path}.',
    ru: 'Внесите ее снова, прежде чем отправлять, или восстановите резервную копию до повреждения. Самая новая: {path}.',
  },
  sent: {
    en: 'The note that the post {reader} in {phase} was sent is damaged in the file.',
    ru: 'Отметка об отправке поста ({reader}; {phase}) в файле повреждена.',
  },
  sentSome: {
    en: 'The note that a post was sent is damaged in the file.',
    ru: 'Отметка об отправке поста в файле повреждена.',
  },
  markAgain: {
    en: 'Check whether it is on the forum, and mark it again.',
    ru: 'Посмотрите на форуме, есть ли он там, и отметьте заново.',
  },
  markOrRestore: {
    en: 'Check whether it is on the forum, and mark it again, or restore a backup from before the damage. The newest is {path}.',
    ru: 'Посмотрите на форуме, есть ли он там, и отметьте заново, или восстановите резервную копию до повреждения. Самая новая: {path}.',
  },
  toAll: { en: 'to everyone', ru: 'всем' },
  toOne: { en: 'to {name}', ru: 'кому: {name}' },
  goneMissing: { en: 'a phase that no longer exists', ru: 'фазы уже нет' },
})
