/**
 * The clipboard, looked at whenever the host comes back to the window, where that was turned on: what was copied and is a
 * page of this thread with new posts is offered. It is off unless a host turns it on.
 */
import { useEffect, useRef } from 'react'
import { isMarked } from '../../../parts/paste-form.tsx'
import { useAnswer } from '../../../state/answers.ts'
import { call } from '../../../state/desk.ts'
import { keepSetting } from '../../../state/setting.ts'
import { toast } from '../../../state/toasts.ts'
import { transport } from '../../../state/transport.ts'
import { say } from '../../../words/say.ts'
import { askImport } from './asked.ts'
import { mostAtOnce } from './bring-files.ts'

const setting = 'watchClipboard'
const about = 'clipboard'

/** Whether the clipboard is watched, and turning that on or off: where it cannot be read, that is said, and it stays off. */
export function useWatching(): { watches: boolean; turn: () => Promise<void> } {
  const { value } = useAnswer('settings.get', {})
  const watches = value?.[setting] === true
  const turn = async (): Promise<void> => {
    try {
      if (!watches) await transport.clipboard()
      keepSetting({ key: setting, value: !watches })
    } catch {
      toast({ kind: 'error', title: say('votes.noClipboard'), text: say('votes.pasteInstead'), about })
    }
  }
  return { watches, turn }
}

/** @param game whose thread it is; undefined while nothing may be imported @param toThread shows where it comes in */
export function useClipboard(game: string | undefined, toThread: () => void): void {
  const { watches } = useWatching()
  const last = useRef('')
  const show = useRef(toThread)
  show.current = toThread
  useEffect(() => {
    if (!watches || game === undefined) return undefined
    const look = async (): Promise<void> => {
      const { text, html } = await transport.clipboard()
      if (text.trim() === '' || text === last.current || text.length > mostAtOnce) return
      last.current = text
      const { fresh } = await call('votes.recognise', { game, text })
      if (!fresh) return
      const bring = async (): Promise<void> => {
        const marked = isMarked(html) && html.length <= mostAtOnce
        const given = marked ? await call('votes.marked', { game, text, html, source: 'thread' }) : { text }
        show.current()
        askImport({ is: 'copied', text: given.text })
      }
      toast({
        title: say('votes.onClipboard', { count: fresh }),
        about,
        action: { label: say('votes.takeIn'), run: () => void bring() },
      })
    }
    // A page that may not read it, or a text that is nothing here, is no reason to disturb anybody.
    const quietly = (): void => void look().catch(() => undefined)
    window.addEventListener('focus', quietly)
    return () => window.removeEventListener('focus', quietly)
  }, [watches, game])
}
