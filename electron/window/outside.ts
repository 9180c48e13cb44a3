/** Links out of the app: only to a website, and only after the user saw which. */
import type { Dialog, Shell } from 'electron'

/** What may be opened outside, as it will be opened; nothing where it may not. */
export function website(url: string): URL | undefined {
  if (!URL.canParse(url)) return undefined
  const parsed = new URL(url)
  return parsed.protocol === 'https:' && parsed.host !== '' && parsed.username === '' && parsed.password === ''
    ? parsed
    : undefined
}

/** Asks, then opens the website in the user's browser. @returns whether it was opened */
export async function openOutside(url: string, { dialog, shell }: { dialog: Dialog; shell: Shell }): Promise<boolean> {
  const site = website(url)
  if (!site) return false
  const { response } = await dialog.showMessageBox({
    type: 'question',
    message: `Open ${site.host} in your browser?`,
    detail: 'That website will see that you came, and nothing of your games.',
    buttons: ['Open', 'Cancel'],
    defaultId: 1,
    cancelId: 1,
    noLink: true,
  })
  if (response !== 0) return false
  await shell.openExternal(site.href)
  return true
}
