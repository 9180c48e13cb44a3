import { defineMessages } from '../../../engine/text/catalogue.ts'

/** Where the workspace lies, and what nobody foresaw. */
export const host = defineMessages({
  cannotWrite: {
    en: '{folder} cannot be written to, so the workspace is in {temporary}.',
    ru: 'В папку {folder} ничего не записать, поэтому рабочая область лежит в {temporary}.',
  },
  noHome: {
    en: 'There is no home folder, so the workspace is in {temporary}.',
    ru: 'Домашней папки нет, поэтому рабочая область лежит в {temporary}.',
  },
  reportIt: {
    en: 'This is a bug in Nightdesk: please report it.',
    ru: 'Это ошибка программы: сообщите о ней, пожалуйста.',
  },
})
