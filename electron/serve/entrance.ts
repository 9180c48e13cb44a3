/**
 * The way in. An address and the words a program was started with can be read by everybody on the machine, so the secret
 * stands in neither: it is in a page, kept in a file of the owner's, which posts it here. Each opens once, for seconds.
 */
import type { IncomingMessage } from 'node:http'
import { inWords } from '../../engine/text/in-each.ts'
import type { Locale } from '../../engine/text/wording.ts'
import { newSecret, sameSecret } from './secret.ts'
import { say } from './words/say.ts'

/** Where the page posts its secret. */
export const entrancePath = '/enter'
/** More than a secret and its name take. */
const most = 200

interface Entrance {
  /** A page with a new secret. The older ones hold until they are used or too old. */
  page(): string
  /** Whether this request shows a secret that holds. It is used up then. */
  admits(request: IncomingMessage): Promise<boolean>
}

/** @param host where the page posts to @param lifetime of a secret, in milliseconds @param now the clock @param language of the page */
export function entranceOf(host: string, lifetime: number, now: () => number, language: Locale = 'en'): Entrance {
  let open: { secret: string; until: number }[] = []

  return {
    page() {
      open = [...open.filter(({ until }) => until > now()), { secret: newSecret(), until: now() + lifetime }]
      return pageOf(`http://${host}${entrancePath}`, open.at(-1)?.secret ?? '', language)
    },
    async admits(request) {
      if (!fromFile(request)) return false
      const shown = new URLSearchParams(await beginning(request)).get('secret') ?? ''
      const found = open.find(({ secret, until }) => sameSecret(shown, secret) && until > now())
      open = open.filter(one => one !== found)
      return found !== undefined
    },
  }
}

/**
 * A form that a browser itself sends: of a page in a file it says `null` for the origin, or nothing. A page of the network
 * would be named, and what is only a part of a page is no way in.
 */
function fromFile({ headers, method }: IncomingMessage): boolean {
  const { origin = 'null', 'content-type': type, 'sec-fetch-mode': mode, 'sec-fetch-dest': dest } = headers
  return (
    method === 'POST'
    && origin === 'null'
    && type === 'application/x-www-form-urlencoded'
    && (mode ?? 'navigate') === 'navigate'
    && (dest ?? 'document') === 'document'
  )
}

/** As much as a secret takes; what comes after it runs away unread. */
async function beginning(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    text += (part as Buffer).toString('latin1')
    if (text.length > most) break
  }
  request.resume()
  return text.length > most ? '' : text
}

/** Sends itself while it is still loading, so that it takes no place in the browser's history. */
const pageOf = (action: string, secret: string, language: Locale): string => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="referrer" content="no-referrer">
<title>Nightdesk</title>
<form method="post" action="${action}">
  <input type="hidden" name="secret" value="${secret}">
  <button>${inWords(say('open'), language)}</button>
</form>
<script>document.forms[0].submit()</script>
</html>
`

/** What is shown to those who come too late. */
export const closedPage = (language: Locale): string => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<title>Nightdesk</title>
<h1>${inWords(say('closed'), language)}</h1>
<p>${inWords(say('openFileAgain'), language)}</p>
</html>
`

/** The app's page for those who are in: with the token, which its own code takes out of it at once. */
export const pageWithToken = (page: Uint8Array, token: string): Buffer =>
  Buffer.concat([page, Buffer.from(`<meta name="nightdesk-token" content="${token}">\n`)])
