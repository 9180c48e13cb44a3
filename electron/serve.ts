/**
 * The browser host: the app on this machine alone, for a browser on this machine. It belongs to a checkout and to tests and is
 * never packaged. A pipe: one POST a call, one stream of pushes, the built page.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Locale } from '../engine/text/wording.ts'
import type { Desk } from './desk/desk.ts'
import { readPage } from './host/page.ts'
import { answerCall } from './serve/calls.ts'
import { closedPage, entranceOf, entrancePath, pageWithToken } from './serve/entrance.ts'
import { stranger, wrongHost, type Refusal } from './serve/gate.ts'
import { usualLimits, type Limits } from './serve/limits.ts'
import { placesOf } from './serve/places.ts'
import { pushesOf } from './serve/pushes.ts'
import { refuse, sendFile, sendPage } from './serve/reply.ts'
import { newSecret } from './serve/secret.ts'
import { stopperOf } from './serve/stop.ts'
import { languageOf, say } from './serve/words/say.ts'

const here = '127.0.0.1'

export interface ServeOptions {
  desk: Desk
  /** The built page. */
  dist: string
  /** A free one unless said. */
  port?: number
  limits?: Partial<Limits>
  /** Of the page that lets somebody in: English unless said. */
  language?: Locale
  /** Somebody came in: the page that was used holds no more. */
  entered?: () => void
}

export interface Served {
  /** Where the app is. It lets in nobody. */
  url: string
  /** A page that lets in whoever opens it: once, and for seconds. It belongs in a file of the owner's. */
  entrance(): string
  /** How long it does so, in milliseconds. */
  lifetime: number
  /** Ends the streams, lets calls under way be answered, and stops. The desk stays open. */
  close(): Promise<void>
}

const nothing: Refusal = {
  status: 404,
  message: say('nothing'),
  remedy: say('openFile'),
}
const otherMethod: Refusal = {
  status: 405,
  message: say('otherMethod'),
  remedy: say('gotAndPosted'),
}

/** Serves the app to browsers on this machine. @throws where the port is taken, or the page is not built */
export async function serve({
  desk,
  dist,
  port = 0,
  limits,
  language,
  entered = () => undefined,
}: ServeOptions): Promise<Served> {
  const bounds = { ...usualLimits, ...limits }
  const page = await readPage(dist)
  const index = page.get('/')?.body ?? new Uint8Array()
  const token = newSecret()

  const server = createServer({
    headersTimeout: bounds.headers,
    requestTimeout: bounds.request,
    connectionsCheckingInterval: bounds.look,
    requireHostHeader: false,
    maxHeaderSize: 16_384,
  })
  const places = placesOf(server, bounds)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, here, () => resolve())
  })
  const host = `${here}:${(server.address() as AddressInfo).port}`
  const entrance = entranceOf(host, bounds.entrance, () => performance.now(), language)
  const pushes = pushesOf(desk, bounds)
  const stop = stopperOf(server, bounds.grace)

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url = '' } = request
    const refusal = wrongHost(request, host)
    if (refusal) return refuse(response, refusal)
    const file = page.get(url)
    if (file)
      return method === 'GET' || method === 'HEAD'
        ? sendFile(response, file, method === 'GET')
        : refuse(response, otherMethod)
    const [, called] = /^\/call\/([\w.]+)$/.exec(url) ?? []
    if (url === entrancePath) return await enter(request, response)
    if (called === undefined && url !== '/pushes') return refuse(response, nothing)
    if (method !== (called === undefined ? 'GET' : 'POST')) return refuse(response, otherMethod)
    const unwanted = stranger(request, host, token)
    if (unwanted) return refuse(response, unwanted)
    places.keep(request.socket)
    if (called === undefined) pushes.add(response)
    else await answerCall(desk, called, request, response, bounds.body)
  }

  /** The answer is the page itself: an address to go to would have to hold the token. */
  async function enter(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!(await entrance.admits(request))) return sendPage(response, 403, Buffer.from(closedPage(languageOf(request))))
    places.keep(request.socket)
    sendPage(response, 200, pageWithToken(index, token))
    entered()
  }

  server.on('request', (request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  server.on('upgrade', (_, socket) => socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n'))

  return {
    url: `http://${host}/`,
    entrance: entrance.page,
    lifetime: bounds.entrance,
    async close() {
      pushes.end()
      await stop()
    },
  }
}
