/** The menu of the app. What the page itself does, it offers itself. */
import type { MenuItemConstructorOptions } from 'electron'

export interface MenuActions {
  openAnother(): void
  openNew(): void
  saveCopy(): void
  about(): void
  /** Whether to be told of newer versions, where there is somewhere to ask. */
  updates?: { wanted: boolean; want(wanted: boolean): void }
}

/** @param mac where the first menu is the app's own @param developing shows the tools for looking into the page */
export function menuOf(
  { openAnother, openNew, saveCopy, about, updates }: MenuActions,
  { mac, developing }: { mac: boolean; developing: boolean },
): MenuItemConstructorOptions[] {
  const line: MenuItemConstructorOptions = { type: 'separator' }
  return [
    ...(mac ? [{ role: 'appMenu' } as const] : []),
    {
      label: 'Workspace',
      submenu: [
        { label: 'Open another…', accelerator: 'CommandOrControl+O', click: openAnother },
        { label: 'New…', click: openNew },
        { label: 'Save a copy…', accelerator: 'CommandOrControl+Shift+S', click: saveCopy },
        line,
        { role: mac ? 'close' : 'quit' },
      ],
    },
    {
      label: 'Edit',
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
      label: 'View',
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
        { label: 'About Nightdesk', click: about },
        ...(updates
          ? [
              {
                label: 'Tell me of newer versions',
                type: 'checkbox',
                checked: updates.wanted,
                click: ({ checked }) => updates.want(checked),
              } satisfies MenuItemConstructorOptions,
            ]
          : []),
      ],
    },
  ]
}
