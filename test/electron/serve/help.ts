/** For tests of the browser host: a desk that remembers, a small page, and requests made byte by byte. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Push } from '../../../electron/desk/contract.ts'
import type { Desk } from '../../../electron/desk/desk.ts'
import { serve, type Served, type ServeOptions } from '../../../electron/serve.ts'

export interface FakeDesk extends Desk {
  /** What was asked. */
  calls: [name: string, input: unknown][]
  push(push: Push): void
  closed: boolean
  hearers: number
}

/** Answers every call with its input. */
export function fakeDesk(): FakeDesk {
  const hearers = new Set<(push: Push) => void>()
  const desk: FakeDesk = {
    calls: [],
    closed: false,
    get hearers() {
      return hearers.size
    },
    dispatch(name, input) {
      desk.calls.push([name, input])
      return Promise.resolve(
        name === 'games.get'
          ? { ok: false, code: 'notFound', message: 'No such game.', remedy: 'Choose another.' }
          : { ok: true, value: input },
      )
    },
    subscribe(hear) {
      hearers.add(hear)
      return () => void hearers.delete(hear)
    },
    push: push => hearers.forEach(hear => hear(push)),
    close() {
      desk.closed = true
      return Promise.resolve()
    },
  }
  return desk
}

/** A built page, with a link out of its folder that must not be followed. */
export function smallPage(): { dist: string; secret: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'nightdesk-serve-'))
  const dist = join(folder, 'page')
  const secret = join(folder, 'secret.txt')
  mkdirSync(join(dist, 'assets'), { recursive: true })
  writeFileSync(secret, 'the roles')
  writeFileSync(
    join(dist, 'index.html'),
    '<!doctype html><title>Nightdesk</title><link rel="icon" href="data:,"><div id="root"></div><script type="module" src="./assets/app.js"></script>',
  )
  // Of what the app does itself: taking its token out of the page, and the way in out of the history.
  writeFileSync(
    join(dist, 'assets/app.js'),
    `document.getElementById("root").textContent = "drawn"; window.ran = true
    const handed = document.querySelector("meta[name=nightdesk-token]")
    if (handed) history.replaceState(null, "", "/")
    handed?.remove()`,
  )
  symlinkSync(secret, join(dist, 'assets/link.txt'))
  symlinkSync(folder, join(dist, 'up'))
  return { dist, secret, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

export interface Running extends Served {
  desk: FakeDesk
  origin: string
  host: string
  port: number
  token: string
}

export async function running(options: Omit<ServeOptions, 'desk'> & { desk?: FakeDesk }): Promise<Running> {
  const desk = options.desk ?? fakeDesk()
  const served = await serve({ ...options, desk })
  const { origin, host, port } = new URL(served.url)
  const all = { ...served, desk, origin, host, port: Number(port), token: '' }
  return { ...all, token: tokenIn((await enterBy(all, served.entrance())).body) }
}

/** The secret in a page that lets in. */
export const secretIn = (entrance: string): string => /name="secret" value="(\w+)"/.exec(entrance)?.[1] ?? ''
/** The token in the page of those who are in. */
export const tokenIn = (page: string): string => /name="nightdesk-token" content="(\w+)"/.exec(page)?.[1] ?? ''

/** Goes in as a browser does that was shown this page in a file. @param others replace its headers; an empty one leaves one out */
export const enterBy = (
  served: Pick<Running, 'port' | 'host'>,
  entrance: string,
  others: Record<string, string> = {},
): Promise<Raw> => {
  const headers = {
    origin: 'null',
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
    'content-type': 'application/x-www-form-urlencoded',
    ...others,
  }
  const sent = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''))
  return ask(served, 'POST', '/enter', sent, `secret=${secretIn(entrance)}`)
}

/** What the page itself sends with a call. */
export const proper = ({ origin, token }: Running): Record<string, string> => ({
  origin: origin,
  'sec-fetch-site': 'same-origin',
  'x-nightdesk-token': token,
  'content-type': 'application/json',
})

export interface Raw {
  status: number
  headers: Record<string, string>
  body: string
  text: string
}

/** Sends bytes as they are and reads to the end. @param head the request line and headers */
export function raw(port: number, head: string[], body = ''): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${head.join('\r\n')}\r\n\r\n${body}`))
    let text = ''
    socket
      .setEncoding('utf8')
      .on('data', part => {
        text += part
      })
      .on('error', reject)
      .on('close', () => resolve(parsed(text)))
  })
}

function parsed(text: string): Raw {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [line = '', ...headers] = head.split('\r\n')
  return {
    status: Number(line.split(' ')[1] ?? 0),
    headers: Object.fromEntries(
      headers.map(one => [one.slice(0, one.indexOf(':')).toLowerCase(), one.slice(one.indexOf(':') + 1).trim()]),
    ),
    body: rest.join('\r\n\r\n'),
    text,
  }
}

/** A request by hand, with the right host and nothing else. */
export const ask = (
  { port, host }: Pick<Running, 'port' | 'host'>,
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body = '',
): Promise<Raw> =>
  raw(
    port,
    [
      `${method} ${path} HTTP/1.1`,
      `Host: ${host}`,
      'Connection: close',
      ...(body ? [`Content-Length: ${Buffer.byteLength(body)}`] : []),
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ],
    body,
  )

/** A call by hand, as the page makes it. @param others replace its headers; an empty one leaves one out */
export function callOf(
  served: Running,
  others: Record<string, string> = {},
  name = 'settings.get',
  body = '{"a":1}',
): Promise<Raw> {
  const headers = Object.fromEntries(
    Object.entries({ ...proper(served), ...others }).filter(([, value]) => value !== ''),
  )
  return ask(served, 'POST', `/call/${name}`, headers, body)
}
