/** Newer versions as the host meets them: a line in the menu to be told of them, and a question when there is one. */
import { inLanguage } from '../../engine/text/in-each.ts'
import type { Locale } from '../../engine/text/wording.ts'
import type { MenuActions } from '../menu.ts'
import type { Electron } from './electron.ts'
import type { Memory } from './memory.ts'
import { openOutside } from './outside.ts'
import { askFor, watchUpdates, type Source } from './updates.ts'
import { say as inEach } from './words/say.ts'

interface Updates extends NonNullable<MenuActions['updates']> {
  look(): Promise<void>
  end(): void
}

/** @param source where to ask, and where a newer version is to be had @param memory keeps whether the host wants it */
export function tellOfUpdates(
  { latest, page }: Source,
  { app, dialog, session, shell }: Electron,
  memory: Memory,
  language: () => Locale,
): Updates {
  const wanted = (): boolean => memory.get().updates === 'tell'
  const version = app.getVersion()

  async function tell(found: string): Promise<void> {
    const say = inLanguage(inEach, language())
    const { response } = await dialog.showMessageBox({
      type: 'info',
      message: say('isOut', { version: found }),
      detail: say('thisIs', { version }),
      buttons: [say('showWhere'), say('later')],
      defaultId: 0,
      cancelId: 1,
      noLink: true,
    })
    if (response === 0) await openOutside(page, { dialog, shell }, language())
  }
  const { look, end } = watchUpdates({
    version,
    wanted,
    now: () => Date.now(),
    asked: () => memory.get().updatesAsked,
    remember: updatesAsked => memory.put({ updatesAsked }),
    // Of its own and in memory only: the page's session reaches no network.
    ask: () => askFor(latest, session.fromPartition('updates')),
    tell: found => void tell(found),
  })
  return {
    get wanted() {
      return wanted()
    },
    want(yes) {
      memory.put({ updates: yes ? 'tell' : 'off' })
      void look()
    },
    look,
    end,
  }
}
