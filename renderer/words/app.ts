/** The window: how it looks and speaks. */
import { defineMessages } from '../../engine/text/catalogue.ts'

export const app = defineMessages({
  asSystem: { en: 'System', ru: 'Как в системе' },
  dark: { en: 'Dark', ru: 'Темная' },
  keys: { en: 'Keyboard', ru: 'Клавиши' },
  language: { en: 'Language', ru: 'Язык' },
  light: { en: 'Light', ru: 'Светлая' },
  name: { en: 'Nightdesk', ru: 'Nightdesk' },
  shortcuts: { en: 'Keyboard shortcuts', ru: 'Сочетания клавиш' },
  theme: { en: 'Theme', ru: 'Тема' },
})
