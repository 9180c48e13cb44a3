import { defineMessages } from '../../../engine/text/catalogue.ts'

/** Which kind of file one is, and what keeps it from being any. */
export const validate = defineMessages({
  case: {
    en: '{wrong, plural, =0 {a valid case file} other {a case file}}, {count, plural, one {# game} other {# games}}',
    ru: '{wrong, plural, =0 {правильный файл с примерами} other {файл с примерами}}, {count, plural, one {# игра} few {# игры} many {# игр} other {# игры}}',
  },
  roles: {
    en: '{wrong, plural, =0 {a valid file of roles} other {a file of roles}}, {count, plural, one {# role} other {# roles}}',
    ru: '{wrong, plural, =0 {правильный файл с ролями} other {файл с ролями}}, {count, plural, one {# роль} few {# роли} many {# ролей} other {# роли}}',
  },
  setup: {
    en: '{wrong, plural, =0 {a valid file of setups} other {a file of setups}}, {count, plural, one {# setup} other {# setups}}',
    ru: '{wrong, plural, =0 {правильный файл с раскладами} other {файл с раскладами}}, {count, plural, one {# расклад} few {# расклада} many {# раскладов} other {# расклада}}',
  },
  game: {
    en: '{wrong, plural, =0 {a valid exported game} other {an exported game}}',
    ru: '{wrong, plural, =0 {правильный файл выгруженной игры} other {файл выгруженной игры}}',
  },
  unknown: { en: 'this is not a file that Nightdesk reads', ru: 'такого файла Nightdesk не читает' },
  mixed: { en: 'here begins a file of another kind', ru: 'здесь начинается файл другого рода' },
  kinds: {
    en: 'a case begins with `case`, a file of roles with `system` and `roles`, a setup with `setup`; an exported game is JSON',
    ru: 'пример начинается с `case`, файл с ролями — с `system` и `roles`, расклад — с `setup`; выгруженная игра — это JSON',
  },
})
