import { translated } from '../../../engine/text/catalogue.ts'
import type { games as en } from './games.en.ts'

/** Games as a whole: their phases, settings, and taking one in. */
export const games = translated<typeof en>()({
  noZone: 'Часового пояса «{zone}» нет.',
  nameZone: 'Назовите пояс из списка, например Europe/Moscow или Asia/Yekaterinburg.',
  chooseUnedited: 'Выберите файл, созданный кнопкой «Экспорт в файл» и никем не правленный.',
  chooseExport: 'Выберите файл, созданный кнопкой «Экспорт в файл».',
  notTaken: 'Эту игру не принять: {wrong}',
  noCaseYet: 'В этой игре еще не зафиксирована ни одна фаза.',
  caseSeats: 'По ходу игры места менялись; здесь этого нет.',
  caseOptions: 'По ходу игры менялись опции; здесь этого нет.',
  caseReplaced: 'Кого заменили, тот с самого начала назван именем преемника.',
  caseAdmitted: 'Опоздавший ход был принят; здесь он опоздал.',
  caseOfPhase: 'Начало здесь — кто кем был перед этой фазой; памяти о прежних фазах в нем нет.',
  caseDiffers: 'Сама по себе эта фаза кончается иначе, чем в игре.',
  noExport: 'Это не экспортированная игра.',
  newerEvents: 'Эту игру записала более новая версия программы.',
  updateFirst: 'Обновите программу и импортируйте файл снова.',
  noSense: 'Эта игра не сходится ({why}).',
  noTime: '«{at}» — не время',
  endsBefore: 'Фаза закончилась бы раньше, чем начнется.',
  laterDeadline: 'Поставьте дедлайн позже.',
  nobodySits: 'В этой игре еще нет игроков.',
  pasteRoster: 'Сначала вставьте состав на экране «Настройка и роли».',
  tooDeep: '{place}: слишком глубокая вложенность.',
  proto: '{place}: поле «__proto__» здесь неизвестно.',
  badNumber: '{place}: такое число не сохранить.',
  itself: 'файл',
})
