/** The one page there is in a window, by its own scheme: `file://` could read the disk. */
export const scheme = 'app'
export const origin = `${scheme}://nightdesk`
export const start = `${origin}/`

/** Whether an address is one of ours. @param url anything */
export function isOurs(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, host, username, password } = new URL(url)
  return `${protocol}//${host}` === origin && username === '' && password === ''
}
