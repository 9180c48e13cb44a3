/** A game that a co-host went on with too, made one with his copy. */
import { defineMessages } from '../../engine/text/catalogue.ts'

export const merge = defineMessages({
  into: { en: 'Merge with a co-host’s file…', ru: 'Объединить с файлом соведущего…' },
  now: { en: 'Merge them…', ru: 'Объединить…' },
  label: { en: 'The game and its copy', ru: 'Игра и ее копия' },
  title: { en: 'Merge with the copy of a co-host', ru: 'Объединение с копией соведущего' },
  parted: {
    en: 'Since you parted there {ours, plural, one {is # change} other {are # changes}} here and {theirs, plural, =0 {none} other {#}} in the copy. The copy was changed last: {time}.',
    ru: 'После расхождения здесь {ours, plural, one {# изменение} few {# изменения} other {# изменений}}, в копии {theirs, plural, =0 {ни одного} other {#}}. Последнее изменение копии: {time}.',
  },
  accept: { en: 'Merge', ru: 'Объединить' },
  later: { en: 'Not now', ru: 'Не сейчас' },
  accepted: { en: '{name} is one game again.', ru: '{name}: снова одна игра.' },
  copyAway: {
    en: 'What was taken in of the co-host’s file lies with the deleted games, and is not needed any more.',
    ru: 'Копия второго ведущего лежит среди удаленных игр и больше не нужна.',
  },
  undecided: {
    en: '{count, plural, =0 {Nothing differs, or all of it is decided.} one {You said one thing differently: choose what holds.} other {You said # things differently: choose what holds.}}',
    ru: '{count, plural, =0 {Расхождений нет, или все решены.} one {Есть # расхождение: выберите, что верно.} few {Есть # расхождения: выберите, что верно.} other {Есть # расхождений: выберите, что верно.}}',
  },
  differ: { en: 'What you said differently', ru: 'В чем вы разошлись' },
  ways: { en: 'What holds: {ours}, or {theirs}', ru: 'Что верно: {ours} или {theirs}' },
  here: { en: '<b>Here:</b> {says}', ru: '<b>Здесь:</b> {says}' },
  there: { en: '<b>In the copy:</b> {says}', ru: '<b>В копии:</b> {says}' },
  ours: { en: 'As here', ru: 'Как здесь' },
  theirs: { en: 'As in the copy', ru: 'Как в копии' },
  both: { en: 'Both, and the later one counts', ru: 'Оба, засчитывается позднейшее' },
  misfits: { en: 'What no longer counts', ru: 'Что больше не засчитывается' },
  misfitsText: {
    en: 'It stays in the game. Once merged, reopen its phase to decide otherwise.',
    ru: 'Из игры это не пропадает. Чтобы решить иначе, после объединения откройте фазу заново.',
  },
  fresh: { en: 'comes from the copy', ru: 'пришла из копии' },
  nothing: { en: 'The copy has nothing new', ru: 'В копии нет ничего нового' },
  nothingText: { en: 'Everything in it is in this game already.', ru: 'Все, что в ней есть, уже есть в этой игре.' },
  nothingUndecided: {
    en: 'Whatever differs below was decided when both were merged. It can still be decided otherwise.',
    ru: 'Все расхождения ниже решены при прошлом объединении. Решить иначе можно и сейчас.',
  },
  decidedBefore: { en: 'Decided when both were merged before.', ru: 'Решено при прошлом объединении.' },
  decidedThere: { en: 'Decided so by the co-host.', ru: 'Так решает соведущий.' },
  dropCopy: { en: 'Delete the copy', ru: 'Удалить копию' },
  notIt: {
    en: '{name} is another game: it is beside the one that was to be merged.',
    ru: '{name}: это другая игра, она теперь рядом с той, которую объединяли.',
  },
})
