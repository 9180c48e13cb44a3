/**
 * What a pimp has his slave do is entered as the slave's own move (RU-PIM-2), and nothing reads it out of the pimp's
 * message: it is asked about, alone and beside orders of his own.
 */
import { describe } from 'vitest'
import { table } from './russian-table.ts'

describe('a move for a slave is asked about', () =>
  table([
    ['Савва', 'Пусть Аня лечит Глеба', '?bareName'],
    ['Савва', 'Аня сегодня лечит не Глеба, а Катю', '?bareName'],
    ['Савва', 'Меняю цель Ане: лечит Глеба', '?notOwned'],
    ['Савва', 'Ане назначаю хил на Глеба', '?notOwned'],
    ['Савва', 'Аню отправляю к Глебу', '?notOwned'],
    ['Савва', 'Рабу цель Катя', '?bareName'],
    ['Савва', 'Аня: хил в Катю', '?notOwned'],
    ['Савва', 'Ход Ани подтверждаю, пусть идет', '?notOwned'],
    ['Савва', 'Заставляю Аню лечить Катю', '?notOwned'],
    ['Савва', 'Запрещаю ход Ане. Боря пусть арестует Катю', 'forbid Аня; ?unread'],
    ['Савва', 'Беру раба Аню. Пусть лечит Катю', 'enslave Аня; ?unread'],
    ['Савва', 'Наказываю Аню. Боре цель Катя', '?correction'],
    ['Савва', 'Наказываю Аню.\nБоря арестует Катю.', 'punish Аня; ?unread'],
    ['Савва', 'Паспорт у Ани. Назначаю ей хил на Катю', 'enslave Аня; ?notOwned'],
    ['Савва', 'Паспорт у Ани, и сегодня она лечит Катю', '?wrongCount'],
    ['Савва', 'Беру в рабы Аню, ее цель Катя', '?wrongCount'],
    ['Савва', 'Отпускаю Аню. Боре приказываю охранять Катю', 'freeSlave Аня; ?notOwned; ?notOwned'],
    ['Савва', 'Запрещаю ход Боре, а Аню направляю к Кате', '?wrongCount; ?notOwned'],
    ['Савва', 'Наказываю Аню. Глеб пусть следит за Катей', 'punish Аня; ?unread'],
    ['Савва', 'Наказываю Аню. Боря идет к Кате', 'punish Аня; ?unread'],
    ['Савва', 'Беру раба Аню, пусть знает', 'enslave Аня'],
    ['Савва', 'Наказываю Аню, она вчера лечила Глеба', 'punish Аня'],
    ['Савва', 'Запрещаю ход Ане: пусть отдохнет', 'forbid Аня'],
  ]))
