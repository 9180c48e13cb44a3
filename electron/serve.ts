/**
 * The browser host: the app on this machine alone, for a browser on this machine. It belongs to a checkout and to tests and is
 * never packaged. A pipe: one POST a call, one stream of pushes, the built page.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Desk } from './desk/desk.ts'
import { readPage } from './host/page.ts'
import { answerCall } from './serve/calls.ts'
import { stranger, wrongHost, type Refusal } from './serve/gate.ts'
import { usualLimits, type Limits } from './serve/limits.ts'
import { pushesOf } from './serve/pushes.ts'
import { begin, refuse, sendFile } from './serve/reply.ts'
import { newSecret, sameSecret } from './serve/secret.ts'
import { stopperOf } from './serve/stop.ts'

const here = '127.0.0.1'

export interface ServeOptions {
  desk: Desk
  /** The built page. */
  dist: string
  /** A free one unless said. */
  port?: number
  limits?: Partial<Limits>
}

export interface Served {
  /** Where the app is, with the token. Whoever has it has the workspace. */
  url: string
  /**
   * An address that leads there once. For starting a browser with: everybody on this machine can read how a program
   * was started.
   */
  entrance(): string
  /** Ends the streams, lets calls under way be answered, and stops. The desk stays open. */
  close(): Promise<void>
}

const nothing: Refusal = {
  status: 404,
  message: 'There is nothing here.',
  remedy: 'Open the address that Nightdesk printed when it started.',
}
const otherMethod: Refusal = {
  status: 405,
  message: 'This cannot be asked this way.',
  remedy: 'Files are got, calls are posted.',
}

/** Serves the app to browsers on this machine. @throws where the port is taken, or the page is not built */
export async function serve({ desk, dist, port = 0, limits }: ServeOptions): Promise<Served> {
  const bounds = { ...usualLimits, ...limits }
  const page = await readPage(dist)
  const token = newSecret()
  let entrance: string | undefined

  const server = createServer({
    headersTimeout: bounds.headers,
    requestTimeout: bounds.request,
    connectionsCheckingInterval: bounds.look,
    requireHostHeader: false,
    maxHeaderSize: 16_384,
  })
  server.maxConnections = bounds.sockets
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, here, () => resolve())
  })
  const host = `${here}:${(server.address() as AddressInfo).port}`
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
    if (called === undefined && url !== '/pushes') return entered(request) ? letIn(response) : refuse(response, nothing)
    if (method !== (called === undefined ? 'GET' : 'POST')) return refuse(response, otherMethod)
    const unwanted = stranger(request, host, token)
    if (unwanted) return refuse(response, unwanted)
    if (called === undefined) pushes.add(response)
    else await answerCall(desk, called, request, response, bounds.body)
  }

  /** Whether the entrance was used: by nobody before, and not by a page that sent a browser here. */
  function entered({ method, url = '', headers }: IncomingMessage): boolean {
    const [, shown] = /^\/enter\/(\w+)$/.exec(url) ?? []
    if (
      method !== 'GET'
      || entrance === undefined
      || !sameSecret(shown, entrance)
      || (headers['sec-fetch-site'] ?? 'none') !== 'none'
    )
      return false
    entrance = undefined
    return true
  }

  function letIn(response: ServerResponse): void {
    begin(response, 303, { location: `/#token=${token}` })
    response.end()
  }

  server.on('request', (request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  server.on('upgrade', (_, socket) => socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n'))

  return {
    url: `http://${host}/#token=${token}`,
    entrance: () => `http://${host}/enter/${(entrance = newSecret())}`,
    async close() {
      pushes.end()
      await stop()
    },
  }
}
