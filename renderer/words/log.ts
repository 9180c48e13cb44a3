/** The log and its chapters. */
import { defineMessages } from '../../engine/text/catalogue.ts'

export const log = defineMessages({
  label: { en: 'Log', ru: 'Журнал' },
  title: { en: 'Log', ru: 'Журнал' },
  changes: {
    en: '{count, plural, one {# change} other {# changes}}, newest first',
    ru: '{count, plural, one {# изменение} few {# изменения} other {# изменений}}, новые сверху',
  },
  redo: { en: 'Redo: {what}', ru: 'Вернуть: {what}' },
  empty: { en: 'No changes yet', ru: 'Пока ничего не было' },
  emptyText: {
    en: 'Every change to the game is listed here, and you can undo any of them.',
    ru: 'Здесь стоит каждое изменение игры, и любое можно отменить.',
  },
  setup: { en: 'Setup', ru: 'Настройка' },
  undone: { en: 'undone', ru: 'отменено' },
  playedAgain: { en: 're-resolved since', ru: 'с тех пор сыграно заново' },
  undoFrom: { en: 'Undo from here', ru: 'Отменить отсюда' },
  undoFromThis: { en: 'Undo from here: {what}', ru: 'Отменить отсюда: {what}' },
  earlier: { en: 'Show {count} earlier', ru: 'Показать более ранние ({count})' },
  player: { en: 'Player', ru: 'Игрок' },
  allPlayers: { en: 'All players', ru: 'Все игроки' },
  find: { en: 'Find in the log', ru: 'Найти в журнале' },
  noneFound: { en: 'No changes match.', ru: 'Таких изменений нет.' },
  played: { en: 'Who played when', ru: 'Кто когда играл' },
  playedAlways: { en: '{name} has played from the start.', ru: '{name}: с самого начала.' },
  playedUntil: { en: '{name} played until {until}.', ru: '{name}: до {until}.' },
  playedSince: { en: '{name} has played since {since}.', ru: '{name}: с {since}.' },
  playedBetween: { en: '{name} played from {since} to {until}.', ru: '{name}: с {since} до {until}.' },
  undoOne: { en: 'Undo this change?', ru: 'Отменить это изменение?' },
  undoMany: {
    en: 'Undo {count} changes?',
    ru: 'Отменить {count, plural, one {# изменение} few {# изменения} other {# изменений}}?',
  },
  staysOne: {
    en: 'It stays in the log, struck through, and you can redo it.',
    ru: 'Оно останется в журнале зачеркнутым, и его можно вернуть.',
  },
  staysMany: {
    en: 'This change and everything after it will be undone. They stay in the log, struck through, and you can redo them until you make a new change.',
    ru: 'Это и все после него. Они останутся в журнале зачеркнутыми, и их можно вернуть, пока не сделано ничего нового.',
  },
  doOne: { en: 'Undo', ru: 'Отменить' },
  doMany: {
    en: 'Undo {count} changes',
    ru: 'Отменить {count, plural, one {# изменение} few {# изменения} other {# изменений}}',
  },
  andMore: {
    en: 'and {count, plural, one {# earlier change} other {# earlier changes}}, back to “{first}”',
    ru: 'и еще {count, plural, one {# более раннее} few {# более ранних} other {# более ранних}}, до «{first}»',
  },
})
