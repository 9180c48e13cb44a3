import { translated } from '../../../engine/text/catalogue.ts'
import type { host as en } from './host.en.ts'

/** Where the workspace lies, and what nobody foresaw. */
export const host = translated<typeof en>()({
  cannotWrite: 'В папку {folder} ничего не записать, поэтому рабочая область лежит в {temporary}.',
  noHome: 'Домашней папки нет, поэтому рабочая область лежит в {temporary}.',
  reportIt: 'Это ошибка программы: сообщите о ней, пожалуйста.',
})
