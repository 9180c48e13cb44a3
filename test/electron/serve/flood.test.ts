/** A flood: bodies too long, senders too slow, sockets too many. Those who are in keep their places. */
import { connect, type Socket } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { ask, callOf, enterBy, proper, raw, running, smallPage } from './help.ts'

const page = smallPage()
afterAll(() => page.remove())

describe('a flood', () => {
  const tight = { headers: 300, request: 600, look: 50, body: 1000, sockets: 4 }
  const ended = (socket: Socket): Promise<void> =>
    new Promise(resolve => {
      socket
        .on('error', () => undefined)
        .on('close', () => resolve())
        .resume()
    })

  it('takes no more of a body than it bears, said or unsaid', async () => {
    const bounded = await running({ dist: page.dist, limits: tight })
    const long = JSON.stringify('x'.repeat(2000))
    const said = await callOf(bounded, {}, 'settings.put', long)
    expect([said.status, JSON.parse(said.body).ok]).toEqual([413, false])
    const chunk = `${(1500).toString(16)}\r\n${'x'.repeat(1500)}\r\n`
    const unsaid = await raw(
      bounded.port,
      [
        'POST /call/settings.put HTTP/1.1',
        `Host: ${bounded.host}`,
        ...Object.entries(proper(bounded)).map(([name, value]) => `${name}: ${value}`),
        'Transfer-Encoding: chunked',
        'Connection: close',
      ],
      `${chunk}0\r\n\r\n`,
    )
    expect(unsaid.status).toBe(413)
    expect((await callOf(bounded, {}, 'settings.put', JSON.stringify('x'.repeat(990)))).status).toBe(200)
    expect(bounded.desk.calls.length).toBe(1)
    await bounded.close()
  })

  it('lets go of those who send slowly or nothing', async () => {
    const bounded = await running({ dist: page.dist, limits: tight })
    const silent = connect(bounded.port, '127.0.0.1')
    const slow = connect(bounded.port, '127.0.0.1', () => slow.write('GET / HTTP/1.1\r\n'))
    // Counted and not timed: where the machine is busy, whoever sends and whoever looks wait alike.
    let drops = 0
    const drip = setInterval(() => {
      drops++
      slow.write('X-A: b\r\n')
    }, 50)
    const slowBody = connect(bounded.port, '127.0.0.1', () =>
      slowBody.write(
        `POST /call/settings.get HTTP/1.1\r\nHost: ${bounded.host}\r\n${Object.entries(proper(bounded))
          .map(([name, value]) => `${name}: ${value}\r\n`)
          .join('')}Content-Length: 500\r\n\r\n{`,
      ),
    )
    await Promise.all([silent, slow, slowBody].map(ended))
    clearInterval(drip)
    expect(drops).toBeLessThan(200)
    expect(bounded.desk.calls.length).toBe(0)
    await bounded.close()
  })

  const patient = { headers: 1e8, request: 1e8, patience: 1e8 }
  /** Sockets of somebody without a token, each with the beginning of a request that never ends. */
  const slow = (port: number, many: number): Promise<Socket[]> =>
    Promise.all(
      Array.from(
        { length: many },
        () =>
          new Promise<Socket>(resolve => {
            const socket = connect(port, '127.0.0.1', () =>
              socket.write('GET / HTTP/1.1\r\nX-A: ', () => resolve(socket)),
            )
            socket.on('error', () => undefined).resume()
          }),
      ),
    )
  const alive = (sockets: Socket[]): number => sockets.filter(({ closed }) => !closed).length

  it.each([40, 200])('of %i slow sockets keeps nobody from calling, and nobody from coming in', async many => {
    const bounded = await running({ dist: page.dist, limits: patient })
    const held = await slow(bounded.port, many)
    expect((await callOf(bounded)).status).toBe(200)
    expect((await enterBy(bounded, bounded.entrance())).status).toBe(200)
    expect((await ask(bounded, 'GET', '/assets/app.js')).status).toBe(200)
    // The oldest made room, one for one; the places of strangers are full, and no more than full.
    await expect.poll(() => alive(held)).toBeLessThanOrEqual(16)
    expect(held.slice(0, many - 16).every(({ closed }) => closed)).toBe(true)
    for (const socket of held) socket.destroy()
    await bounded.close()
  })

  it('of hundreds that come while a request is on its way resets nobody, and of a crowd the oldest', async () => {
    const bounded = await running({ dist: page.dist, limits: { ...patient, fresh: 1e8, crowd: 500 } })
    const heads = Object.entries(proper(bounded)).map(([name, value]) => `${name}: ${value}\r\n`)
    const socket = await new Promise<Socket>(resolve => {
      const coming = connect(bounded.port, '127.0.0.1', () => resolve(coming))
      coming.on('error', () => undefined)
    })
    const answer = new Promise<string>(resolve => {
      socket.once('data', data => resolve(String(data))).once('close', () => resolve('reset'))
    })
    const flood = await slow(bounded.port, 300)
    // Who comes after all of them is answered when all of them are in.
    expect((await callOf(bounded)).status).toBe(200)
    socket.write(`GET /pushes HTTP/1.1\r\nHost: ${bounded.host}\r\n${heads.join('')}\r\n`)
    expect(await answer).toMatch(/^HTTP\/1.1 200 /)
    // Nor does a crowd take all that there is.
    flood.push(...(await slow(bounded.port, 400)))
    await expect.poll(() => alive(flood)).toBeLessThanOrEqual(500)
    expect(socket.closed).toBe(false)
    expect((await callOf(bounded)).status).toBe(200)
    for (const one of [socket, ...flood]) one.destroy()
    await bounded.close()
  })

  it('leaves those who are in their places: they are not counted with strangers', async () => {
    const bounded = await running({ dist: page.dist, limits: { ...patient, strangers: 4 } })
    const heads = Object.entries(proper(bounded)).map(([name, value]) => `${name}: ${value}\r\n`)
    const streams = await Promise.all(
      Array.from(
        { length: 6 },
        () =>
          new Promise<Socket>(resolve => {
            const socket = connect(bounded.port, '127.0.0.1', () =>
              socket.write(`GET /pushes HTTP/1.1\r\nHost: ${bounded.host}\r\n${heads.join('')}\r\n`),
            )
            socket.on('error', () => undefined).once('data', () => resolve(socket))
          }),
      ),
    )
    const held = await slow(bounded.port, 40)
    expect((await callOf(bounded)).status).toBe(200)
    expect(alive(streams)).toBe(6)
    for (const socket of [...streams, ...held]) socket.destroy()
    await bounded.close()
  })

  it('of those who are in gives the oldest idle place away, not one in use', async () => {
    const bounded = await running({ dist: page.dist, limits: { ...patient, sockets: 2 } })
    const heads = Object.entries(proper(bounded)).map(([name, value]) => `${name}: ${value}\r\n`)
    const asked = (line: string): Promise<Socket> =>
      new Promise(resolve => {
        const socket = connect(bounded.port, '127.0.0.1', () =>
          socket.write(`${line} HTTP/1.1\r\nHost: ${bounded.host}\r\n${heads.join('')}Content-Length: 2\r\n\r\n{}`),
        )
        socket.on('error', () => undefined).once('data', () => resolve(socket))
      })
    const stream = await asked('GET /pushes')
    const idle = await asked('POST /call/settings.get')
    await asked('POST /call/settings.get')
    await expect.poll(() => idle.closed || idle.readableEnded || idle.destroyed).toBe(true)
    expect(stream.closed).toBe(false)
    await bounded.close()
  })

  it('lets go of a stranger who holds a place for nothing', async () => {
    const bounded = await running({ dist: page.dist, limits: { ...patient, patience: 50 } })
    const [socket] = await slow(bounded.port, 1)
    await expect.poll(() => socket?.closed).toBe(true)
    await bounded.close()
  })

  it('has bounds that are meant: 10 MB, 32 sockets of those who are in and 16 of others, seconds', async () => {
    const { usualLimits } = await import('../../../electron/serve/limits.ts')
    expect(usualLimits).toMatchObject({
      ...{ body: 10_000_000, sockets: 32, headers: 10_000, request: 30_000 },
      ...{ strangers: 16, patience: 5_000, entrance: 30_000 },
    })
  })
})
