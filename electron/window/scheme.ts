/** Our scheme: the built page, file by file, with its policy as a header. */
import type { Protocol } from 'electron'
import type { Page } from '../host/page.ts'
import { guardingHeaders } from '../host/policy.ts'
import { isOurs, scheme } from './origin.ts'

/** Has to be called before the app is ready. */
export function claimScheme(protocol: Protocol): void {
  protocol.registerSchemesAsPrivileged([
    { scheme, privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ])
}

/** Answers what is asked of our scheme. @param page read beforehand: no path of a request reaches the disk */
export function answerScheme(protocol: Protocol, page: Page): void {
  protocol.handle(scheme, request => pageAnswer(page, request))
}

function pageAnswer(page: Page, { url, method }: Pick<Request, 'url' | 'method'>): Response {
  const file = isOurs(url) && method === 'GET' ? page.get(new URL(url).pathname) : undefined
  return file
    ? new Response(file.body, { headers: { ...guardingHeaders, 'content-type': file.type } })
    : new Response(null, { status: 404, headers: guardingHeaders })
}
