/** What the page may do beyond drawing: put text on the clipboard and show notices. It reaches no network at all. */
import type { Session } from 'electron'
import { isOurs, origin } from './origin.ts'

const granted = new Set(['clipboard-sanitized-write', 'notifications'])

/** @param from an origin or an address */
const allowed = (permission: string, from: string | undefined, mainFrame: boolean): boolean =>
  mainFrame && granted.has(permission) && isOurs(from ?? '')

/** Answers every wish of a page, and lets nothing out. */
export function restrict(session: Session): void {
  session.setPermissionRequestHandler((_, permission, answer, { requestingUrl, isMainFrame }) =>
    answer(allowed(permission, requestingUrl, isMainFrame)),
  )
  session.setPermissionCheckHandler((_, permission, requestingOrigin, { isMainFrame }) =>
    allowed(permission, requestingOrigin, isMainFrame),
  )
  session.setDevicePermissionHandler(() => false)
  session.webRequest.onBeforeRequest(({ url }, answer) => answer({ cancel: !staysHere(url) }))
  session.on('will-download', (event, item) => {
    if (!ownData(item.getURL())) event.preventDefault()
  })
}

/** What the page made itself. */
const ownData = (url: string): boolean => url.startsWith(`blob:${origin}/`) || url.startsWith('data:')

const staysHere = (url: string): boolean => isOurs(url) || ownData(url) || url.startsWith('devtools:')
