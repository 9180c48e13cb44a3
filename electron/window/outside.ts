/** Links out of the app: only to a website, and only after the user saw which. */
import type { Dialog, Shell } from 'electron'
import { inWords } from '../../engine/text/in-each.ts'
import type { Locale } from '../../engine/text/wording.ts'
import { say } from './words/say.ts'

/** What may be opened outside, as it will be opened; nothing where it may not. */
export function website(url: string): URL | undefined {
  if (!URL.canParse(url)) return undefined
  const parsed = new URL(url)
  return parsed.protocol === 'https:' && parsed.host !== '' && parsed.username === '' && parsed.password === ''
    ? parsed
    : undefined
}

/** Asks, then opens the website in the user's browser. @returns whether it was opened */
export async function openOutside(
  url: string,
  { dialog, shell }: { dialog: Dialog; shell: Shell },
  language: Locale,
): Promise<boolean> {
  const site = website(url)
  if (!site) return false
  const { response } = await dialog.showMessageBox({
    type: 'question',
    message: inWords(say('openSite', { site: site.host }), language),
    detail: inWords(say('siteSees'), language),
    buttons: [inWords(say('open'), language), inWords(say('cancel'), language)],
    defaultId: 1,
    cancelId: 1,
    noLink: true,
  })
  if (response !== 0) return false
  await shell.openExternal(site.href)
  return true
}
