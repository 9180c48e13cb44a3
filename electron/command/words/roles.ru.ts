import { translated } from '../../../engine/text/catalogue.ts'
import type { roles as en } from './roles.en.ts'

/** Roles and abilities of a system. */
export const roles = translated<typeof en>()({
  title:
    '{name} ({system}): {roles, plural, one {# роль} few {# роли} other {# ролей}}, {abilities, plural, one {# способность} few {# способности} other {# способностей}}',
  shared: '{faction}, у каждого во фракции: {abilities}',
  noAbility: 'нет способностей',
  modifiers: 'модификаторы: {modifiers}',
  overRole: 'Поверх роли (пишется за ней в скобках)',
  abilities: 'Способности (если ход прислан чаще, чем можно, засчитываются последние)',
  seenAs:
    'род: {kind, select, kill {убийство} protect {защита} block {блок} investigate {проверка} move {перемещение} visit {визит} recruit {вербовка} deceive {обман} hide {сокрытие} other {другое}}',

  noTarget: 'без цели',
  aim: '{must, select, yes {} other {возможно, }}{aim, select, player {игрок} family {семья} role {роль} other {{aim}}}',
  then: '{aims}, затем {aim}',
  exactly:
    '{aim, select, family {{count, plural, one {# семья} few {# семьи} other {# семей}}} other {{count, plural, one {# цель} few {# цели} other {# целей}}}}',
  any: '{aim, select, family {сколько угодно семей} other {сколько угодно целей}}',
  orMore:
    'от {count} {aim, select, family {{count, plural, one {семьи} few {семей} other {семей}}} other {{count, plural, one {цели} few {целей} other {целей}}}}',
  upTo: 'до {count} {aim, select, family {{count, plural, one {семьи} few {семей} other {семей}}} other {{count, plural, one {цели} few {целей} other {целей}}}}',
  between: 'от {least} до {count} {aim, select, family {семей} other {целей}}',
  playerOr: '{targets} (игрок или {role})',

  with: 'обязательно {key}',
  mayHave: 'можно {key}',
  placeholder: '{aim, select, player {ИГРОК} family {СЕМЬЯ} phase {ФАЗА} other {{aim}}}',
  more: '{values} и еще {more}',
  orOther: '{values} или другие слова',
})
