import type { app as en } from './app.en.ts'
import { translated } from '../../engine/text/catalogue.ts'

export const app = translated<typeof en>()({
  asSystem: 'Как в системе',
  dark: 'Темная',
  keys: 'Клавиши',
  language: 'Язык',
  light: 'Светлая',
  name: 'Nightdesk',
  notLoaded: 'Слова этого языка не прочитались, Nightdesk говорит по-прежнему. Перезагрузите, чтобы попробовать снова.',
  shortcuts: 'Сочетания клавиш',
  theme: 'Тема',
})
