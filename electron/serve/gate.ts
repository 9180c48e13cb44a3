/** Who is let in. A page of another origin, another name for this address, or a program without the token is not. */
import type { IncomingMessage } from 'node:http'
import type { InEach } from '../../engine/text/in-each.ts'
import { sameSecret } from './secret.ts'
import { say } from './words/say.ts'

/** Why a request is turned away. */
export interface Refusal {
  status: number
  message: InEach
  remedy: InEach
}

const reopen = say('openFile')
const elsewhere: Refusal = { status: 421, message: say('otherName'), remedy: reopen }
const otherOrigin: Refusal = { status: 403, message: say('otherOrigin'), remedy: reopen }
const unknown: Refusal = {
  status: 401,
  message: say('notConnected'),
  remedy: reopen,
}

/** The value of a header that came exactly once. */
const single = (request: IncomingMessage, name: string): string | undefined => {
  const values = request.headersDistinct[name]
  return values?.length === 1 ? values[0] : undefined
}
const absent = (request: IncomingMessage, name: string): boolean => request.headersDistinct[name] === undefined

/** Of every request: a name that only seems to be this machine would let pages of that name in. @param host with its port */
export const wrongHost = (request: IncomingMessage, host: string): Refusal | undefined =>
  single(request, 'host') === host ? undefined : elsewhere

/**
 * Of requests for data: they come from our page, which knows the token. Where a browser says of what origin the asking
 * page is, it has to be ours; of a GET it may leave that out, and then has to say that it is the same.
 */
export function stranger(request: IncomingMessage, host: string, token: string): Refusal | undefined {
  const site = single(request, 'sec-fetch-site')
  const sameSite = absent(request, 'sec-fetch-site') || site === 'same-origin'
  const sameOrigin =
    single(request, 'origin') === `http://${host}`
    || (request.method === 'GET' && absent(request, 'origin') && site === 'same-origin')
  if (!sameSite || !sameOrigin) return otherOrigin
  return sameSecret(single(request, 'x-nightdesk-token'), token) ? undefined : unknown
}
