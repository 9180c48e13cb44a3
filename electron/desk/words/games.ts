import { defineMessages } from '../../../engine/text/catalogue.ts'

/** Games as a whole: their phases, settings, and taking one in. */
export const games = defineMessages({
  noZone: { en: 'There is no time zone "{zone}".', ru: 'Часового пояса «{zone}» нет.' },
  nameZone: {
    en: 'Choose one from the list, such as Europe/Berlin or America/Chicago.',
    ru: 'Назовите пояс из списка, например Europe/Moscow или Asia/Yekaterinburg.',
  },
  chooseUnedited: {
    en: 'Choose a file made with “Export to a file” that nobody has edited since.',
    ru: 'Выберите файл, созданный кнопкой «Экспорт в файл» и никем не правленный.',
  },
  chooseExport: {
    en: 'Choose a file made with “Export to a file”.',
    ru: 'Выберите файл, созданный кнопкой «Экспорт в файл».',
  },
  notTaken: { en: 'This game cannot be imported: {wrong}', ru: 'Эту игру не принять: {wrong}' },
  noCaseYet: { en: 'No phase of this game has been locked yet.', ru: 'В этой игре еще не зафиксирована ни одна фаза.' },
  caseSeats: {
    en: 'Seats changed during this game. Those changes are not in this case.',
    ru: 'По ходу игры места менялись; здесь этого нет.',
  },
  caseOptions: {
    en: 'Options changed during this game. Those changes are not in this case.',
    ru: 'По ходу игры менялись опции; здесь этого нет.',
  },
  caseReplaced: {
    en: 'Replaced players appear under their replacement’s name from the start.',
    ru: 'Кого заменили, тот с самого начала назван именем преемника.',
  },
  caseAdmitted: {
    en: 'A late action was allowed in the game. Here it is late.',
    ru: 'Опоздавший ход был принят; здесь он опоздал.',
  },
  caseOfPhase: {
    en: 'This case starts with each player as they were before this phase. Anything the rules remembered from earlier phases is not in it.',
    ru: 'Начало здесь — кто кем был перед этой фазой; памяти о прежних фазах в нем нет.',
  },
  caseDiffers: {
    en: 'On its own, this phase gives a different result than in the game.',
    ru: 'Сама по себе эта фаза кончается иначе, чем в игре.',
  },
  noExport: { en: 'This is not a game exported from Nightdesk.', ru: 'Это не экспортированная игра.' },
  newerEvents: {
    en: 'A newer version of Nightdesk wrote this game.',
    ru: 'Эту игру записала более новая версия программы.',
  },
  updateFirst: {
    en: 'Update Nightdesk, then import the file again.',
    ru: 'Обновите программу и импортируйте файл снова.',
  },
  noSense: { en: 'This game is inconsistent ({why}).', ru: 'Эта игра не сходится ({why}).' },
  noTime: { en: '"{at}" is not a time', ru: '«{at}» — не время' },
  endsBefore: { en: 'The phase would end before it starts.', ru: 'Фаза закончилась бы раньше, чем начнется.' },
  laterDeadline: { en: 'Set a later deadline.', ru: 'Поставьте дедлайн позже.' },
  nobodySits: { en: 'This game has no players yet.', ru: 'В этой игре еще нет игроков.' },
  pasteRoster: {
    en: 'Paste the roster under “Setup and roles” first.',
    ru: 'Сначала вставьте состав на экране «Настройка и роли».',
  },
  tooDeep: { en: '{place} is nested too deeply.', ru: '{place}: слишком глубокая вложенность.' },
  proto: {
    en: '{place} contains "__proto__", which is not known here.',
    ru: '{place}: поле «__proto__» здесь неизвестно.',
  },
  badNumber: { en: '{place} is a number that cannot be stored.', ru: '{place}: такое число не сохранить.' },
  itself: { en: 'it', ru: 'файл' },
})
