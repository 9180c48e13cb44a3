/** The menu over a text: what the system's own spelling offers, and what can be done with what is marked. */
import type { BrowserWindow, MenuItemConstructorOptions } from 'electron'
import { inLanguage } from '../../engine/text/in-each.ts'
import type { Locale } from '../../engine/text/wording.ts'
import type { Electron } from './electron.ts'
import { roles } from './words/roles.ts'
import { say as inEach } from './words/say.ts'

/** Shows it wherever text can be written or is marked. */
export function offerTextMenu(window: BrowserWindow, { Menu }: Pick<Electron, 'Menu'>, language: () => Locale): void {
  window.webContents.on('context-menu', (_, { isEditable, selectionText, misspelledWord, dictionarySuggestions }) => {
    const say = inLanguage(inEach, language())
    const named = (role: 'cut' | 'copy' | 'paste' | 'selectAll'): MenuItemConstructorOptions => ({
      role,
      ...(language() === 'ru' && { label: roles[role].ru }),
    })
    const spelling: MenuItemConstructorOptions[] = misspelledWord
      ? [
          ...dictionarySuggestions.map(word => ({
            label: word.replaceAll('&', '&&'),
            click: () => void window.webContents.replaceMisspelling(word),
          })),
          {
            label: say('learnWord'),
            click: () => void window.webContents.session.addWordToSpellCheckerDictionary(misspelledWord),
          },
          { type: 'separator' },
        ]
      : []
    const items = isEditable
      ? [...spelling, named('cut'), named('copy'), named('paste'), { type: 'separator' } as const, named('selectAll')]
      : selectionText
        ? [named('copy')]
        : []
    if (items.length) Menu.buildFromTemplate(items).popup({ window })
  })
}
