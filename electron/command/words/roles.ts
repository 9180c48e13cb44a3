import { defineMessages } from '../../../engine/text/catalogue.ts'

/** Roles and abilities of a system. */
export const roles = defineMessages({
  title: {
    en: '{name} ({system}): {roles} roles, {abilities} abilities',
    ru: '{name} ({system}): {roles, plural, one {# роль} few {# роли} other {# ролей}}, {abilities, plural, one {# способность} few {# способности} other {# способностей}}',
  },
  wholeLists: {
    en: '{whole} of {lists, plural, one {# role list} other {# role lists}} can be played as written ({seats, plural, one {# seat} other {# seats}}).',
    ru: 'Списков ролей: {lists}, из них как написано можно сыграть {whole} (мест: {seats}).',
  },
  asking: {
    en: '{asking, plural, one {# of them is} other {# of them are}} whole once you say what a word means.',
    ru: 'Из них {asking} — после того, как вы скажете, что значит слово.',
  },
  asked: {
    en: 'Words with more than one meaning, read as the first (seats, lists):',
    ru: 'Слова с несколькими значениями, прочитанные как первое (места, списки):',
  },
  notRead: {
    en: 'Could not read, most frequent first (seats, lists):',
    ru: 'Не прочитано, частое сначала (места, списки):',
  },
  shared: { en: '{faction}, each member may use: {abilities}', ru: '{faction}, у каждого во фракции: {abilities}' },
  noAbility: { en: 'no ability', ru: 'нет способностей' },
  modifiers: { en: 'modifiers: {modifiers}', ru: 'модификаторы: {modifiers}' },
  overRole: { en: 'Overlaid on another role (in brackets after it)', ru: 'Поверх роли (пишется за ней в скобках)' },
  abilities: {
    en: 'Abilities (if one is submitted more often than its limit allows, the last ones count)',
    ru: 'Способности (если ход прислан чаще, чем можно, засчитываются последние)',
  },
  seenAs: {
    en: 'seen as {kind}',
    ru: 'род: {kind, select, kill {убийство} protect {защита} block {блок} investigate {проверка} move {перемещение} visit {визит} recruit {вербовка} deceive {обман} hide {сокрытие} other {другое}}',
  },

  noTarget: { en: 'no target', ru: 'без цели' },
  aim: {
    en: '{must, select, yes {a} other {optionally a}} {aim}',
    ru: '{must, select, yes {} other {возможно, }}{aim, select, player {игрок} family {семья} role {роль} other {{aim}}}',
  },
  then: { en: '{aims}, then {aim}', ru: '{aims}, затем {aim}' },
  exactly: {
    en: '{count} {aim, select, family {{count, plural, one {family} other {families}}} other {{count, plural, one {target} other {targets}}}}',
    ru: '{aim, select, family {{count, plural, one {# семья} few {# семьи} other {# семей}}} other {{count, plural, one {# цель} few {# цели} other {# целей}}}}',
  },
  any: {
    en: 'any {aim, select, family {families} other {targets}}',
    ru: '{aim, select, family {сколько угодно семей} other {сколько угодно целей}}',
  },
  orMore: {
    en: '{count} or more {aim, select, family {families} other {targets}}',
    ru: 'от {count} {aim, select, family {{count, plural, one {семьи} few {семей} other {семей}}} other {{count, plural, one {цели} few {целей} other {целей}}}}',
  },
  upTo: {
    en: 'up to {count} {aim, select, family {{count, plural, one {family} other {families}}} other {{count, plural, one {target} other {targets}}}}',
    ru: 'до {count} {aim, select, family {{count, plural, one {семьи} few {семей} other {семей}}} other {{count, plural, one {цели} few {целей} other {целей}}}}',
  },
  between: {
    en: '{least} to {count} {aim, select, family {{count, plural, one {family} other {families}}} other {{count, plural, one {target} other {targets}}}}',
    ru: 'от {least} до {count} {aim, select, family {семей} other {целей}}',
  },
  playerOr: { en: '{targets} (a player or {role})', ru: '{targets} (игрок или {role})' },

  with: { en: 'needs {key}', ru: 'обязательно {key}' },
  mayHave: { en: 'may have {key}', ru: 'можно {key}' },
  placeholder: {
    en: '{aim, select, player {PLAYER} family {FAMILY} phase {PHASE} other {{aim}}}',
    ru: '{aim, select, player {ИГРОК} family {СЕМЬЯ} phase {ФАЗА} other {{aim}}}',
  },
  more: { en: '{values} and {more} more', ru: '{values} и еще {more}' },
  orOther: { en: '{values}, or any other words', ru: '{values} или другие слова' },
})
