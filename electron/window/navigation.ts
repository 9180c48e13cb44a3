/** A window stays on our page: nothing leads it elsewhere, opens another, or holds a page of others. */
import type { App, WebContents } from 'electron'
import { isOurs } from './origin.ts'

interface Going {
  preventDefault(): void
  url: string
  isMainFrame: boolean
}

/** @param outside is asked to open what a link of the page names */
export function stayHere(app: App, outside: (url: string) => Promise<unknown>): void {
  app.on('web-contents-created', (_, contents) => keep(contents, outside))
}

function keep(contents: WebContents, outside: (url: string) => Promise<unknown>): void {
  const check = (going: Going): void => {
    if (!going.isMainFrame || !isOurs(going.url)) going.preventDefault()
  }
  contents.on('will-navigate', check)
  contents.on('will-frame-navigate', check)
  contents.on('will-redirect', check)
  contents.on('will-attach-webview', event => event.preventDefault())
  contents.setWindowOpenHandler(({ url }) => {
    void outside(url)
    return { action: 'deny' }
  })
}
