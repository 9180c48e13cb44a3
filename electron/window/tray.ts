/** The icon by which the app stays within reach while its windows are closed: off until the host wants it. */
import type { Tray } from 'electron'
import { inLanguage } from '../../engine/text/in-each.ts'
import type { Locale } from '../../engine/text/wording.ts'
import type { Deadline } from './deadlines.ts'
import type { Electron } from './electron.ts'
import type { Memory } from './memory.ts'
import { say as inEach } from './words/say.ts'

interface StayingBehind {
  /** Whether the app stays when its windows are closed. */
  readonly wanted: boolean
  want(wanted: boolean): void
  /** Hears which deadline comes next, and in which language to say so. */
  tell(next: (Deadline & { closes: string }) | undefined): void
}

/** Of this height an icon is drawn beside the clock. */
const height = 16

/** @param icon its file @param show brings the app to the front */
export function trayOf(
  { app, Menu, nativeImage, Tray: Icon }: Electron,
  { icon, memory, language, show }: { icon: string; memory: Memory; language: () => Locale; show: () => void },
): StayingBehind {
  let tray: Tray | undefined
  let said = ''
  let ahead: Parameters<StayingBehind['tell']>[0]

  function draw(): void {
    if (!memory.get().tray) {
      tray?.destroy()
      tray = undefined
      said = ''
      return
    }
    if (!tray) {
      tray = new Icon(nativeImage.createFromPath(icon).resize({ height }))
      tray.on('click', show)
    }
    const say = inLanguage(inEach, language())
    const next = ahead
      ? say('nextDeadline', {
          where: [ahead.game, ahead.phase].filter(Boolean).join(', '),
          when: new Date(ahead.closes).toLocaleString(language(), {
            weekday: 'short',
            hour: 'numeric',
            minute: '2-digit',
          }),
        })
      : say('noDeadline')
    if (next === said) return
    said = next
    tray.setToolTip(`Nightdesk\n${next}`)
    tray.setContextMenu(
      Menu.buildFromTemplate([
        { label: next.replaceAll('&', '&&'), enabled: false },
        { type: 'separator' },
        { label: say('show'), click: show },
        { label: say('quit'), click: () => app.quit() },
      ]),
    )
  }

  draw()
  return {
    get wanted() {
      return memory.get().tray === true
    },
    want(wanted) {
      memory.put({ tray: wanted })
      draw()
    },
    tell(next) {
      ahead = next
      draw()
    },
  }
}
