/** `POST /call/<name>` with a JSON body: one request, one answer of the desk, in the language that the request accepts. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Desk } from '../desk/desk.ts'
import type { Refusal } from './gate.ts'
import { refuse, sendResult } from './reply.ts'
import { say } from './words/say.ts'

const notJson: Refusal = {
  status: 415,
  message: say('asJson'),
  remedy: say('sendJson'),
}
const broken: Refusal = {
  status: 400,
  message: say('notJson'),
  remedy: say('sendContract'),
}
const tooLarge = (limit: number): Refusal => ({
  status: 413,
  message: say('tooLarge', { size: Math.floor(limit / 1_000_000) }),
  remedy: say('inParts'),
})

const json = /^application\/json\s*(;\s*charset=utf-8)?$/i

/** @param limit bytes of a body */
export async function answerCall(
  desk: Desk,
  name: string,
  request: IncomingMessage,
  response: ServerResponse,
  limit: number,
): Promise<void> {
  if (!json.test(request.headers['content-type'] ?? '')) return refuse(response, notJson)
  const text = await readBody(request, limit)
  if (text === undefined) return refuse(response, tooLarge(limit), { connection: 'close' })
  let input: unknown
  try {
    input = JSON.parse(text)
  } catch {
    return refuse(response, broken)
  }
  sendResult(response, await desk.dispatch(name, input, request.headers['accept-language']))
}

/** @returns nothing where it is more than the limit; what is left of it then runs away unread */
async function readBody(request: IncomingMessage, limit: number): Promise<string | undefined> {
  const parts: Buffer[] = []
  let length = Number(request.headers['content-length'] ?? 0)
  if (length <= limit) {
    length = 0
    for await (const part of request.iterator({ destroyOnReturn: false })) {
      length += (part as Buffer).length
      if (length > limit) break
      parts.push(part as Buffer)
    }
  }
  if (length <= limit) return Buffer.concat(parts).toString('utf8')
  request.resume()
  return undefined
}
