import { defineMessages } from '../../../engine/text/catalogue.ts'

/** Games as a whole: their phases, settings, and taking one in. */
export const games = defineMessages({
  noZone: { en: 'There is no time zone "{zone}".', ru: 'Часового пояса «{zone}» нет.' },
  nameZone: {
    en: 'Name one as in the list, such as Europe/Berlin or America/Chicago.',
    ru: 'Назовите пояс из списка, например Europe/Moscow или Asia/Yekaterinburg.',
  },
  chooseUnedited: {
    en: 'Choose a file made with "Export game" that nobody edited since.',
    ru: 'Выберите файл, созданный кнопкой «Экспорт в файл» и никем не правленный.',
  },
  chooseExport: {
    en: 'Choose a file made with "Export game".',
    ru: 'Выберите файл, созданный кнопкой «Экспорт в файл».',
  },
  notTaken: { en: 'This game cannot be taken in: {wrong}', ru: 'Эту игру не принять: {wrong}' },
  noCaseYet: { en: 'No phase of this game is locked yet.', ru: 'В этой игре еще не зафиксирована ни одна фаза.' },
  caseSeats: {
    en: 'Seats were changed in the course of this game; that is not in here.',
    ru: 'По ходу игры места менялись; здесь этого нет.',
  },
  caseOptions: {
    en: 'Options were changed in the course of this game; that is not in here.',
    ru: 'По ходу игры менялись опции; здесь этого нет.',
  },
  caseReplaced: {
    en: 'Whoever was replaced is called by the name of the successor from the beginning.',
    ru: 'Кого заменили, тот с самого начала назван именем преемника.',
  },
  caseAdmitted: {
    en: 'An action was admitted although it came late; here it is late.',
    ru: 'Опоздавший ход был принят; здесь он опоздал.',
  },
  caseOfPhase: {
    en: 'Who was where before this phase is how it began; what was remembered of earlier phases is not in here.',
    ru: 'Начало здесь — кто кем был перед этой фазой; памяти о прежних фазах в нем нет.',
  },
  caseDiffers: {
    en: 'By itself this phase comes to something else than in the game.',
    ru: 'Сама по себе эта фаза кончается иначе, чем в игре.',
  },
  noExport: { en: 'This is no game that Nightdesk exported.', ru: 'Это не экспортированная игра.' },
  newerEvents: { en: 'A newer Nightdesk wrote this game.', ru: 'Эту игру записала более новая версия программы.' },
  updateFirst: {
    en: 'Bring this Nightdesk up to date, then import the file.',
    ru: 'Обновите программу и импортируйте файл снова.',
  },
  noSense: { en: 'This game makes no sense ({why}).', ru: 'Эта игра не сходится ({why}).' },
  noTime: { en: '"{at}" is no time', ru: '«{at}» — не время' },
  endsBefore: { en: 'The phase would end before it begins.', ru: 'Фаза закончилась бы раньше, чем начнется.' },
  laterDeadline: { en: 'Give it a later deadline.', ru: 'Поставьте дедлайн позже.' },
  nobodySits: { en: 'Nobody sits at this game yet.', ru: 'В этой игре еще нет игроков.' },
  pasteRoster: {
    en: 'Paste the roster under Setup first.',
    ru: 'Сначала вставьте состав на экране «Настройка и роли».',
  },
  tooDeep: { en: '{place} is nested too deeply.', ru: '{place}: слишком глубокая вложенность.' },
  proto: {
    en: '{place} holds "__proto__", which is not known here.',
    ru: '{place}: поле «__proto__» здесь неизвестно.',
  },
  badNumber: { en: '{place} is a number that cannot be kept.', ru: '{place}: такое число не сохранить.' },
  itself: { en: 'it', ru: 'файл' },
})
