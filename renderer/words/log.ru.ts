/** The log and its chapters. */
import { translated } from '../../engine/text/catalogue.ts'
import type { log as en } from './log.en.ts'

export const log = translated<typeof en>()({
  label: 'Журнал',
  title: 'Журнал',
  changes: '{count, plural, one {# изменение} few {# изменения} other {# изменений}}, новые сверху',
  redo: 'Вернуть: {what}',
  empty: 'Пока ничего не было',
  emptyText: 'Здесь стоит каждое изменение игры, и любое можно отменить.',
  setup: 'Настройка',
  undone: 'отменено',
  playedAgain: 'с тех пор сыграно заново',
  undoFrom: 'Отменить отсюда',
  undoFromThis: 'Отменить отсюда: {what}',
  earlier: 'Показать более ранние ({count})',
  undoOne: 'Отменить это изменение?',
  undoMany: 'Отменить {count, plural, one {# изменение} few {# изменения} other {# изменений}}?',
  staysOne: 'Оно останется в журнале зачеркнутым, и его можно вернуть.',
  staysMany:
    'Это и все после него. Они останутся в журнале зачеркнутыми, и их можно вернуть, пока не сделано ничего нового.',
  doOne: 'Отменить',
  doMany: 'Отменить {count, plural, one {# изменение} few {# изменения} other {# изменений}}',
  andMore: 'и еще {count, plural, one {# более раннее} few {# более ранних} other {# более ранних}}, до «{first}»',
})
