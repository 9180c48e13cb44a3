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
  orMore: '{aim, select, family {семей: от {count}} other {целей: от {count}}}',
  upTo: '{aim, select, family {семей: до {count}} other {целей: до {count}}}',
  between: '{aim, select, family {семей: от {least} до {count}} other {целей: от {least} до {count}}}',
  playerOr: '{targets} (игрок или {role})',

  with: 'обязательно {key}',
  mayHave: 'можно {key}',
  placeholder: '{aim, select, player {ИГРОК} family {СЕМЬЯ} phase {ФАЗА} other {{aim}}}',
  more: '{values} и еще {more}',
  orOther: '{values} или другие слова',
})
