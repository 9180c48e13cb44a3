/** The window: how it looks and speaks. */
import { english } from '../../engine/text/catalogue.ts'

export const app = english({
  asSystem: 'As the system',
  dark: 'Dark',
  keys: 'Keys',
  language: 'Language',
  light: 'Light',
  name: 'Nightdesk',
  notLoaded: 'The words of that language could not be read: Nightdesk goes on in this one. Reload to try again.',
  shortcuts: 'Keyboard shortcuts',
  theme: 'Theme',
})
