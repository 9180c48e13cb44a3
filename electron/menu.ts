/** The menu of the app. What the page itself does, it offers itself. */
import { basename, extname } from 'node:path'
import type { MenuItemConstructorOptions } from 'electron'
import { inLanguage, type InEach } from '../engine/text/in-each.ts'
import type { Locale } from '../engine/text/wording.ts'
import { roles } from './window/words/roles.ts'
import { say as inEach } from './window/words/say.ts'

export interface MenuActions {
  openAnother(): void
  openNew(): void
  saveCopy(): void
  /** Opens another window beside this one. */
  openBeside(): void
  /** Workspaces that were open, the last one first. */
  recent(): readonly string[]
  openRecent(file: string): void
  forgetRecent(): void
  /** Whether the app stays when its windows are closed. */
  tray: { wanted: boolean; want(wanted: boolean): void }
  about(): void
  /** Whether to be told of newer versions, where there is somewhere to ask. */
  updates?: { wanted: boolean; want(wanted: boolean): void }
}

/** @param mac where the first menu is the app's own @param developing shows the tools for looking into the page */
export function menuOf(
  { openAnother, openNew, saveCopy, openBeside, recent, openRecent, forgetRecent, tray, about, updates }: MenuActions,
  { mac, developing, language }: { mac: boolean; developing: boolean; language: Locale },
): MenuItemConstructorOptions[] {
  const line: MenuItemConstructorOptions = { type: 'separator' }
  const say = inLanguage(inEach, language)
  const menu: MenuItemConstructorOptions[] = [
    ...(mac ? [{ role: 'appMenu' } as const] : []),
    {
      label: say('workspace'),
      submenu: [
        { label: say('openAnother'), accelerator: 'CommandOrControl+O', click: openAnother },
        {
          label: say('openRecent'),
          enabled: recent().length > 0,
          submenu: [
            ...callRecent(recent()).map(({ file, called }) => ({ label: called, click: () => openRecent(file) })),
            line,
            { label: say('forgetRecent'), click: forgetRecent },
          ],
        },
        { label: say('openNew'), click: openNew },
        { label: say('saveCopy'), accelerator: 'CommandOrControl+Shift+S', click: saveCopy },
        line,
        { label: say('newWindow'), accelerator: 'CommandOrControl+Shift+N', click: openBeside },
        {
          label: say('inTray'),
          type: 'checkbox',
          checked: tray.wanted,
          click: ({ checked }) => tray.want(checked),
        },
        line,
        { role: mac ? 'close' : 'quit' },
      ],
    },
    {
      label: say('edit'),
      submenu: [
        // Shown only: in a text field the keys undo typing, elsewhere the page undoes the last change of the game.
        { role: 'undo', registerAccelerator: false },
        { role: 'redo', registerAccelerator: false },
        line,
        { role: 'cut' },
        { role: 'copy' },
        { role: 'paste' },
        { role: 'pasteAndMatchStyle' },
        { role: 'selectAll' },
      ],
    },
    {
      label: say('view'),
      submenu: [
        { role: 'resetZoom' },
        { role: 'zoomIn' },
        { role: 'zoomOut' },
        line,
        { role: 'togglefullscreen' },
        ...(developing ? [line, { role: 'reload' } as const, { role: 'toggleDevTools' } as const] : []),
      ],
    },
    { role: 'windowMenu' },
    {
      role: 'help',
      submenu: [
        { label: say('about'), click: about },
        ...(updates
          ? [
              {
                label: say('tellMe'),
                type: 'checkbox',
                checked: updates.wanted,
                click: ({ checked }) => updates.want(checked),
              } satisfies MenuItemConstructorOptions,
            ]
          : []),
      ],
    },
  ]
  return language === 'ru' ? menu.map(item => inRussian(item, mac)) : menu
}

/** Files by their names, and by all of their paths where two are called alike. An ampersand would be a key of the menu. */
function callRecent(files: readonly string[]): { file: string; called: string }[] {
  const name = (file: string): string => basename(file, extname(file))
  const isAlone = (file: string): boolean => files.filter(one => name(one) === name(file)).length === 1
  return files.map(file => ({ file, called: (isAlone(file) ? name(file) : file).replaceAll('&', '&&') }))
}

/** Roles by their names: it has more than stand here. */
const named: Readonly<Record<string, Omit<InEach, 'en'> | undefined>> = roles

/** Electron names in English what it does by itself, and fills menus of its own. */
function inRussian(item: MenuItemConstructorOptions, mac: boolean): MenuItemConstructorOptions {
  const { role, submenu = role && filled(mac)[role] } = item
  const label = item.label ?? (role && named[role]?.ru)
  return {
    ...item,
    ...(label !== undefined && { label }),
    ...(Array.isArray(submenu) && { submenu: submenu.map(one => inRussian(one, mac)) }),
  }
}

/** What stands in those, as Electron has it. */
const filled = (mac: boolean): Record<string, MenuItemConstructorOptions[] | undefined> => {
  const line: MenuItemConstructorOptions = { type: 'separator' }
  return {
    appMenu: [
      { role: 'about' },
      line,
      { role: 'services' },
      line,
      { role: 'hide' },
      { role: 'hideOthers' },
      { role: 'unhide' },
      line,
      { role: 'quit' },
    ],
    windowMenu: [
      { role: 'minimize' },
      { role: 'zoom' },
      ...(mac ? [line, { role: 'front' } as const] : [{ role: 'close' } as const]),
    ],
  }
}
