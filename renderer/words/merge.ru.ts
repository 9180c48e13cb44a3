import { translated } from '../../engine/text/catalogue.ts'
import type { merge as en } from './merge.en.ts'

/** A game that a co-host went on with too, made one with his copy. */
export const merge = translated<typeof en>()({
  into: 'Объединить с файлом соведущего…',
  now: 'Объединить…',
  label: 'Игра и ее копия',
  title: 'Объединение с копией соведущего',
  parted:
    'После расхождения здесь {ours, plural, one {# изменение} few {# изменения} other {# изменений}}, в копии {theirs, plural, =0 {ни одного} other {#}}. Последнее изменение копии: {time}.',
  accept: 'Объединить',
  later: 'Не сейчас',
  accepted: '{name}: снова одна игра.',
  undecided:
    '{count, plural, =0 {Расхождений нет, или все решены.} one {Есть # расхождение: выберите, что верно.} few {Есть # расхождения: выберите, что верно.} other {Есть # расхождений: выберите, что верно.}}',
  differ: 'В чем вы разошлись',
  ways: 'Что верно: {ours} или {theirs}',
  here: '<b>Здесь:</b> {says}',
  there: '<b>В копии:</b> {says}',
  ours: 'Как здесь',
  theirs: 'Как в копии',
  both: 'Оба, засчитывается позднейшее',
  misfits: 'Что больше не засчитывается',
  misfitsText: 'Из игры это не пропадает. Чтобы решить иначе, после объединения откройте фазу заново.',
  fresh: 'пришла из копии',
  nothing: 'В копии нет ничего нового',
  nothingText: 'Все, что в ней есть, уже есть в этой игре.',
  nothingUndecided: 'Все расхождения ниже решены при прошлом объединении. Решить иначе можно и сейчас.',
  decidedBefore: 'Решено при прошлом объединении.',
  decidedThere: 'Так решает соведущий.',
  dropCopy: 'Удалить копию',
  notIt: '{name}: это другая игра, она теперь рядом с той, которую объединяли.',
})
