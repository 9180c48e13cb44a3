import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ask, callOf, fakeDesk, proper, raw, running, smallPage, type Running } from './help.ts'

const page = smallPage()
afterAll(() => page.remove())

/** Reads a stream of pushes as the page does. */
async function listening({
  origin,
  ...served
}: Running): Promise<{ next(): Promise<string | undefined>; cancel(): Promise<void> }> {
  const answer = await fetch(`${origin}/pushes`, { headers: { origin, 'x-nightdesk-token': served.token } })
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'application/x-ndjson; charset=utf-8',
    'no-store',
  ])
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  return {
    async next() {
      while (!rest.includes('\n')) {
        const { done, value } = await reader.read()
        if (done) return undefined
        rest += value
      }
      const line = rest.slice(0, rest.indexOf('\n'))
      rest = rest.slice(line.length + 1)
      return line
    },
    cancel: () => reader.cancel(),
  }
}

describe('the browser host', () => {
  let served: Running
  beforeAll(async () => {
    served = await running({ dist: page.dist })
  })
  afterAll(() => served.close())

  it('serves the page', async () => {
    const index = await ask(served, 'GET', '/')
    expect([index.status, index.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(index.body).toContain('<title>Nightdesk</title>')
    const code = await ask(served, 'GET', '/assets/app.js')
    expect([code.status, code.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8'])
    const head = await ask(served, 'HEAD', '/assets/app.js')
    expect([head.status, head.body, head.headers['content-length']]).toEqual([200, '', code.headers['content-length']])
    expect((await ask(served, 'POST', '/')).status).toBe(405)
  })

  it('passes a call on and its answer back', async () => {
    const answer = await callOf(served, {}, 'games.rename', '{"game":"g","name":"Zoë 🐺"}')
    expect([answer.status, JSON.parse(answer.body)]).toEqual([200, { ok: true, value: { game: 'g', name: 'Zoë 🐺' } }])
    expect(served.desk.calls.at(-1)).toEqual(['games.rename', { game: 'g', name: 'Zoë 🐺' }])
  })

  it('gives a refused call as an answer', async () => {
    const answer = await callOf(served, {}, 'games.get')
    expect([answer.status, JSON.parse(answer.body)]).toEqual([
      200,
      { ok: false, code: 'notFound', message: 'No such game.', remedy: 'Choose another.' },
    ])
  })

  it('says in the shape of a refused call what it turns away itself', async () => {
    for (const [headers, body] of [
      [{ 'x-nightdesk-token': 'old' }, '{}'],
      [{ origin: 'http://evil.test' }, '{}'],
      [{ 'content-type': 'text/plain' }, '{}'],
      [{}, '{"a":'],
      [{}, ''],
    ] as const) {
      const answer = await callOf(served, headers, 'settings.get', body)
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(JSON.parse(answer.body)).toMatchObject({
        ok: false,
        message: expect.stringMatching(/\.$/),
        remedy: expect.stringMatching(/\.$/),
      })
    }
  })

  it('tells every listening page what the desk tells, until it goes away', async () => {
    const [one, two] = [await listening(served), await listening(served)]
    expect([await one.next(), await two.next()]).toEqual(['', ''])
    served.desk.push({ game: 'g', revision: 3 })
    expect([await one.next(), await two.next()]).toEqual(['{"game":"g","revision":3}', '{"game":"g","revision":3}'])
    await one.cancel()
    served.desk.push({})
    expect(await two.next()).toBe('{}')
    await two.cancel()
  })

  it('lets a GET of the page itself listen, which carries no origin', async () => {
    const { port, host, token } = served
    const head = await new Promise<string>(resolve => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(
          `GET /pushes HTTP/1.1\r\nHost: ${host}\r\nSec-Fetch-Site: same-origin\r\nX-Nightdesk-Token: ${token}\r\n\r\n`,
        ),
      )
      socket.setEncoding('utf8').once('data', (text: string) => {
        socket.destroy()
        resolve(text)
      })
    })
    expect(head).toMatch(/^HTTP\/1\.1 200/)
  })
})

describe('streams of pushes', () => {
  let served: Running
  afterEach(() => served.close())

  it('show signs of life', async () => {
    served = await running({ dist: page.dist, limits: { heartbeat: 20 } })
    const stream = await listening(served)
    expect([await stream.next(), await stream.next(), await stream.next()]).toEqual(['', '', ''])
  })

  it('let go of a page that reads no more', async () => {
    served = await running({ dist: page.dist, limits: { behind: 10_000 } })
    const socket = connect(served.port, '127.0.0.1', () =>
      socket.write(
        `GET /pushes HTTP/1.1\r\nHost: ${served.host}\r\n${Object.entries(proper(served))
          .map(([name, value]) => `${name}: ${value}\r\n`)
          .join('')}\r\n`,
      ),
    )
    const gone = new Promise<void>(resolve => {
      socket.on('error', () => undefined).on('close', () => resolve())
    })
    await new Promise(resolve => socket.once('readable', resolve))
    const filler = 'x'.repeat(100_000)
    for (let pushes = 0; pushes < 2000 && !socket.closed; pushes++) {
      served.desk.push({ game: filler })
      if (pushes % 50 === 0) await new Promise(resolve => setImmediate(resolve))
    }
    socket.resume()
    await gone
  })
})

describe('closing', () => {
  it('ends the streams, answers what is under way, leaves the desk to its owner, and lets the port go', async () => {
    const desk = fakeDesk()
    let answer = (): void => undefined
    const asked = new Promise<void>(hear => {
      desk.dispatch = () =>
        new Promise(resolve => {
          answer = () => resolve({ ok: true, value: 'late' })
          hear()
        })
    })
    const served = await running({ dist: page.dist, desk })
    const stream = await listening(served)
    expect(await stream.next()).toBe('')
    const called = callOf(served)
    await asked
    const closed = served.close()
    expect(await stream.next()).toBeUndefined()
    answer()
    expect(JSON.parse((await called).body)).toEqual({ ok: true, value: 'late' })
    await closed
    expect([desk.closed, desk.hearers]).toEqual([false, 0])
    await expect(raw(served.port, ['GET / HTTP/1.1'])).rejects.toThrow('ECONNREFUSED')
    const again = await running({ dist: page.dist, port: served.port })
    await again.close()
  })

  it('does not wait for those who have nothing under way, nor for ever for those who have', async () => {
    const silent = await running({ dist: page.dist, limits: { grace: 1e8 } })
    const sockets = [connect(silent.port, '127.0.0.1'), connect(silent.port, '127.0.0.1')]
    for (const socket of sockets) socket.on('error', () => undefined)
    sockets[1]?.write(`GET / HTTP/1.1\r\nHost: ${silent.host}\r\n\r\n`)
    await new Promise(resolve => sockets[1]?.once('data', resolve))
    await silent.close()

    const stuck = await running({ dist: page.dist, limits: { grace: 50 } })
    const asked = new Promise<void>(hear => {
      stuck.desk.dispatch = () => {
        hear()
        return new Promise(() => undefined)
      }
    })
    const called = callOf(stuck)
    await asked
    await stuck.close()
    expect((await called).status).toBe(0)
  })
})

describe('what cannot be served', () => {
  it('is said: a page that was not built, a port that is taken', async () => {
    await expect(running({ dist: '/nowhere' })).rejects.toThrow()
    const served = await running({ dist: page.dist })
    await expect(running({ dist: page.dist, port: served.port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
    await served.close()
  })
})
