import { defineMessages } from '../../../engine/text/catalogue.ts'

/** Files of set-ups, and the page that checks a deal. */
export const dealing = defineMessages({
  checkDeal: { en: 'Check a deal', ru: 'Проверка раздачи' },
  place: { en: '{file}, line {line}:', ru: '{file}, строка {line}:' },
  more: { en: 'And {count} more.', ru: 'И еще: {count}.' },
  mend: {
    en: 'Fix this line, or ask the person who made the file for a complete one.',
    ru: 'Исправьте эту строку или попросите целый файл у того, кто его сделал.',
  },
})
