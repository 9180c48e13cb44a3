/** Answers as they go over the wire. Every one carries the guarding headers, and none lets another origin read it. */
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { inWords } from '../../engine/text/in-each.ts'
import type { CallResult } from '../desk/contract.ts'
import { guardingHeaders } from '../host/policy.ts'
import type { PageFile } from '../host/page.ts'
import type { Refusal } from './gate.ts'
import { languageOf } from './words/say.ts'

export function begin(response: ServerResponse, status: number, headers: OutgoingHttpHeaders): void {
  response.writeHead(status, { ...guardingHeaders, 'cache-control': 'no-store', ...headers })
}

export function sendResult(
  response: ServerResponse,
  result: CallResult<unknown>,
  status = 200,
  headers: OutgoingHttpHeaders = {},
): void {
  const body = Buffer.from(JSON.stringify(result))
  begin(response, status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    ...headers,
  })
  response.end(body)
}

/** What the host itself turns away has the shape of a refused call, so that a page can show it. */
export function refuse(
  response: ServerResponse,
  { status, message, remedy }: Refusal,
  headers: OutgoingHttpHeaders = {},
): void {
  const language = languageOf(response.req)
  const code = status === 400 || status === 413 ? 'badInput' : 'declined'
  sendResult(
    response,
    { ok: false, code, message: inWords(message, language), remedy: inWords(remedy, language) },
    status,
    headers,
  )
}

export function sendFile(response: ServerResponse, { type, body }: PageFile, withBody: boolean): void {
  begin(response, 200, { 'cache-control': 'no-cache', 'content-type': type, 'content-length': body.length })
  response.end(withBody ? body : undefined)
}

/** A page made for one request. */
export function sendPage(response: ServerResponse, status: number, body: Uint8Array): void {
  begin(response, status, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length })
  response.end(body)
}
