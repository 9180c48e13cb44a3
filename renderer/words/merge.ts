/** A game that a co-host went on with too, made one with his copy. */
import { defineMessages } from '../../engine/text/catalogue.ts'

export const merge = defineMessages({
  into: { en: 'Merge with a co-host’s file…', ru: 'Объединить с файлом соведущего…' },
  now: { en: 'Merge…', ru: 'Объединить…' },
  label: { en: 'Game and copy', ru: 'Игра и ее копия' },
  title: { en: 'Merge with a co-host’s copy', ru: 'Объединение с копией соведущего' },
  parted: {
    en: 'Since the split: {ours, plural, one {# change} other {# changes}} here, {theirs, plural, =0 {none} other {#}} in the copy. The copy was last changed {time}.',
    ru: 'После расхождения здесь {ours, plural, one {# изменение} few {# изменения} other {# изменений}}, в копии {theirs, plural, =0 {ни одного} other {#}}. Последнее изменение копии: {time}.',
  },
  accept: { en: 'Merge', ru: 'Объединить' },
  later: { en: 'Not now', ru: 'Не сейчас' },
  accepted: { en: 'The two versions of {name} are merged.', ru: '{name}: снова одна игра.' },
  copyAway: {
    en: 'The co-host’s copy was moved to the deleted games. You no longer need it.',
    ru: 'Копия второго ведущего лежит среди удаленных игр и больше не нужна.',
  },
  undecided: {
    en: '{count, plural, =0 {No open conflicts.} one {# conflict: choose which version to keep.} other {# conflicts: choose which versions to keep.}}',
    ru: '{count, plural, =0 {Расхождений нет, или все решены.} one {Есть # расхождение: выберите, что верно.} few {Есть # расхождения: выберите, что верно.} other {Есть # расхождений: выберите, что верно.}}',
  },
  differ: { en: 'Conflicts', ru: 'В чем вы разошлись' },
  ways: { en: 'Choose: {ours} or {theirs}', ru: 'Что верно: {ours} или {theirs}' },
  here: { en: '<b>Here:</b> {says}', ru: '<b>Здесь:</b> {says}' },
  there: { en: '<b>In the copy:</b> {says}', ru: '<b>В копии:</b> {says}' },
  ours: { en: 'Keep mine', ru: 'Как здесь' },
  theirs: { en: 'Keep the copy’s', ru: 'Как в копии' },
  both: { en: 'Keep both; the later one counts', ru: 'Оба, засчитывается позднейшее' },
  misfits: { en: 'No longer counts', ru: 'Что больше не засчитывается' },
  misfitsText: {
    en: 'It stays in the game. To change it, reopen its phase after the merge.',
    ru: 'Из игры это не пропадает. Чтобы решить иначе, после объединения откройте фазу заново.',
  },
  fresh: { en: 'from the copy', ru: 'пришла из копии' },
  nothing: { en: 'Nothing new in the copy', ru: 'В копии нет ничего нового' },
  nothingText: { en: 'This game already has everything in it.', ru: 'Все, что в ней есть, уже есть в этой игре.' },
  nothingUndecided: {
    en: 'The conflicts below were settled in an earlier merge. You can still change them.',
    ru: 'Все расхождения ниже решены при прошлом объединении. Решить иначе можно и сейчас.',
  },
  decidedBefore: { en: 'Settled in an earlier merge.', ru: 'Решено при прошлом объединении.' },
  decidedThere: { en: 'The co-host’s choice.', ru: 'Так решает соведущий.' },
  dropCopy: { en: 'Delete the copy', ru: 'Удалить копию' },
  notIt: {
    en: '{name} is a different game. It was added to your list next to the one you were merging.',
    ru: '{name}: это другая игра, она теперь рядом с той, которую объединяли.',
  },
})
