/** The attacks on a server on one's own machine, each tried. The last, the host inside the product, is tried in `../package.test.ts`. */
import type { IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { networkInterfaces } from 'node:os'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { entranceOf } from '../../../electron/serve/entrance.ts'
import { ask, callOf, enterBy, proper, raw, running, secretIn, smallPage, tokenIn, type Running } from './help.ts'

const page = smallPage()
let served: Running
beforeAll(async () => {
  served = await running({ dist: page.dist })
})
afterAll(async () => {
  await served.close()
  page.remove()
})

const connects = (port: number, address: string): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect({ port, host: address, timeout: 2000 })
    const done = (reached: boolean) => () => {
      socket.destroy()
      resolve(reached)
    }
    socket.on('connect', done(true)).on('error', done(false)).on('timeout', done(false))
  })

describe('access from the network', () => {
  it('listens on 127.0.0.1 alone, on a port nobody can know', async () => {
    const others = Object.values(networkInterfaces())
      .flat()
      .flatMap(one => (one && !one.internal && one.family === 'IPv4' ? [one.address] : []))
    expect(await connects(served.port, '127.0.0.1')).toBe(true)
    for (const address of [...others, '127.0.0.2', '::1'])
      expect(await connects(served.port, address), address).toBe(false)
    const another = await running({ dist: page.dist })
    expect(another.port).not.toBe(served.port)
    await another.close()
  })
})

describe('another name for this machine (DNS rebinding)', () => {
  const get = (lines: string[]): Promise<number> =>
    raw(served.port, ['GET / HTTP/1.1', ...lines, 'Connection: close']).then(({ status }) => status)

  it('answers under its one name', async () => expect(await get([`Host: ${served.host}`])).toBe(200))

  it.each(['evil.test', 'localhost', '127.0.0.1', '[::1]', '127.1', '0.0.0.0', ''])(
    'turns away the name "%s"',
    async name => {
      expect(await get([`Host: ${name}:${served.port}`])).toBe(name === '127.0.0.1' ? 200 : 421)
      expect(await get([`Host: ${name}`])).toBe(421)
    },
  )

  it('turns away a request with no name, with two, or with another in its first line', async () => {
    expect(await get([])).toBe(421)
    expect(await get([`Host: ${served.host}`, 'Host: evil.test'])).toBe(421)
    expect(
      (await raw(served.port, ['GET http://evil.test/ HTTP/1.1', `Host: ${served.host}`, 'Connection: close'])).status,
    ).toBe(404)
    expect(
      (
        await raw(served.port, [
          'GET / HTTP/1.1',
          `Host: 127.0.0.1:1`,
          `X-Forwarded-Host: ${served.host}`,
          'Connection: close',
        ])
      ).status,
    ).toBe(421)
  })

  it('turns away calls under another name, token and all', async () => {
    const { desk, port, token } = served
    const before = desk.calls.length
    const { status } = await raw(
      port,
      [
        'POST /call/settings.get HTTP/1.1',
        `Host: evil.test:${port}`,
        `Origin: http://evil.test:${port}`,
        `X-Nightdesk-Token: ${token}`,
        'Content-Type: application/json',
        'Content-Length: 2',
        'Connection: close',
      ],
      '{}',
    )
    expect(status).toBe(421)
    expect(desk.calls.length).toBe(before)
  })
})

describe('a page of another origin', () => {
  it.each(['http://evil.test', 'null', 'http://localhost', 'https://127.0.0.1', 'http://127.0.0.1:1', ''])(
    'cannot call from "%s"',
    async origin => {
      const before = served.desk.calls.length
      expect(
        (
          await callOf(served, {
            origin:
              origin === 'http://localhost'
                ? `${origin}:${served.port}`
                : origin === 'https://127.0.0.1'
                  ? `${origin}:${served.port}`
                  : origin,
          })
        ).status,
      ).toBe(403)
      expect(served.desk.calls.length).toBe(before)
    },
  )

  it.each(['cross-site', 'same-site', 'none', 'Same-Origin'])('cannot call as "%s"', async site => {
    expect((await callOf(served, { 'sec-fetch-site': site })).status).toBe(403)
  })

  it('cannot send a form: only JSON is taken', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/plain; application/json',
      '',
    ]) {
      expect((await callOf(served, { 'content-type': type })).status, type).toBe(415)
    }
    expect((await callOf(served, { 'content-type': 'application/json; charset=utf-8' })).status).toBe(200)
  })

  it('gets no leave from a preflight, and no answer says that others may read it', async () => {
    const preflight = await ask(served, 'OPTIONS', '/call/settings.get', {
      origin: 'http://evil.test',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'x-nightdesk-token',
    })
    expect(preflight.status).toBe(405)
    for (const answer of [
      preflight,
      await callOf(served),
      await ask(served, 'GET', '/'),
      await ask(served, 'GET', '/nothing'),
    ]) {
      expect(Object.keys(answer.headers).filter(name => name.startsWith('access-control'))).toEqual([])
    }
  })

  it('cannot listen to pushes', async () => {
    for (const headers of [
      { origin: 'http://evil.test' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: '', 'sec-fetch-site': '' },
      { origin: 'http://evil.test', 'sec-fetch-site': 'same-origin' },
    ]) {
      const sent = Object.fromEntries(
        Object.entries({ ...proper(served), ...headers }).filter(([, value]) => value !== ''),
      )
      expect((await ask(served, 'GET', '/pushes', sent)).status).toBe(403)
    }
  })
})

describe('a WebSocket', () => {
  it.each(['http://evil.test', 'null', ''])('is never opened, from "%s" neither', async origin => {
    const answer = await raw(served.port, [
      'GET /pushes HTTP/1.1',
      `Host: ${served.host}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      ...(origin ? [`Origin: ${origin}`] : []),
    ])
    expect(answer.status).toBe(403)
    expect(answer.text).not.toContain('101')
  })

  it('is not opened for our own page either', async () => {
    const answer = await raw(served.port, [
      'GET /pushes HTTP/1.1',
      `Host: ${served.host}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      ...Object.entries(proper(served)).map(([name, value]) => `${name}: ${value}`),
    ])
    expect(answer.status).toBe(403)
  })
})

describe('a missing or a guessed token', () => {
  it('has 256 bits and is new each time', async () => {
    const another = await running({ dist: page.dist })
    expect(served.token).toMatch(/^[0-9a-f]{64}$/)
    expect(another.token).not.toBe(served.token)
    expect((await callOf(served, { 'x-nightdesk-token': another.token })).status).toBe(401)
    await another.close()
  })

  it('lets in nobody without it', async () => {
    const { token, desk } = served
    const before = desk.calls.length
    for (const wrong of [
      '',
      'undefined',
      token.slice(1),
      token.slice(0, -1),
      `${token}0`,
      token.toUpperCase(),
      `${token}, ${token}`,
      '0'.repeat(64),
    ]) {
      if (wrong === token) continue
      expect((await callOf(served, { 'x-nightdesk-token': wrong })).status, wrong).toBe(401)
    }
    expect(
      (await callOf(served, { 'x-nightdesk-token': '', cookie: `token=${token}`, authorization: `Bearer ${token}` }))
        .status,
    ).toBe(401)
    expect(
      (await ask(served, 'GET', `/pushes?token=${token}`, { ...proper(served), 'x-nightdesk-token': '0' })).status,
    ).toBe(404)
    expect(desk.calls.length).toBe(before)
  })

  it('is not taken twice over', async () => {
    const answer = await raw(
      served.port,
      [
        'POST /call/settings.get HTTP/1.1',
        `Host: ${served.host}`,
        `Origin: ${served.origin}`,
        'X-Nightdesk-Token: wrong',
        `X-Nightdesk-Token: ${served.token}`,
        'Content-Type: application/json',
        'Content-Length: 2',
        'Connection: close',
      ],
      '{}',
    )
    expect(answer.status).toBe(401)
  })

  it('of an earlier run is worth nothing, on the same port too', async () => {
    const before = await running({ dist: page.dist })
    await before.close()
    const after = await running({ dist: page.dist, port: before.port })
    expect((await callOf(after, { 'x-nightdesk-token': before.token })).status).toBe(401)
    await after.close()
  })

  it('never comes back in an answer, but to whoever used the way in', async () => {
    for (const answer of [
      await callOf(served),
      await ask(served, 'GET', '/'),
      await ask(served, 'GET', '/enter'),
      await callOf(served, { 'x-nightdesk-token': 'wrong' }),
    ])
      expect(answer.text).not.toContain(served.token)
  })
})

describe('the way in', () => {
  it('gives the page with the token, to be kept nowhere, and once', async () => {
    const entrance = served.entrance()
    const { status, body, headers } = await enterBy(served, entrance)
    expect([status, tokenIn(body), headers['cache-control'], headers.location]).toEqual([
      200,
      served.token,
      'no-store',
      undefined,
    ])
    expect(body).toContain('<title>Nightdesk</title>')
    const again = await enterBy(served, entrance)
    expect([again.status, again.body.includes(served.token)]).toEqual([403, false])
    expect(again.body).toContain('Open the file again that Nightdesk names in the terminal')
  })

  it('stands in no address: its page posts to one that is the same each time', () => {
    const [one, two] = [served.entrance(), served.entrance()]
    expect(one.replace(secretIn(one), '')).toBe(two.replace(secretIn(two), ''))
    expect(one).toContain(`method="post" action="${served.origin}/enter"`)
    expect(secretIn(one)).toMatch(/^[0-9a-f]{64}$/)
    expect(secretIn(one)).not.toBe(served.token)
  })

  it.each([
    ['a page of the network', { origin: 'http://evil.test' }],
    ['our own page', { origin: 'http://127.0.0.1' }],
    ['a script', { 'sec-fetch-mode': 'cors' }],
    ['a frame', { 'sec-fetch-dest': 'iframe' }],
    ['what is no form', { 'content-type': 'text/plain' }],
  ])('is none for %s, the secret known', async (_, headers) => {
    const entrance = served.entrance()
    expect((await enterBy(served, entrance, headers)).status).toBe(403)
    expect((await enterBy(served, entrance)).status).toBe(200)
  })

  it('opens for a browser that says nothing of where it comes from', async () => {
    const silent = { origin: '', 'sec-fetch-site': '', 'sec-fetch-mode': '', 'sec-fetch-dest': '' }
    expect((await enterBy(served, served.entrance(), silent)).status).toBe(200)
  })

  it('is none without the secret, with a part of it, with more than it, or got instead of posted', async () => {
    const entrance = served.entrance()
    const secret = secretIn(entrance)
    for (const wrong of ['', secret.slice(1), `${secret}0`, '0'.repeat(64), served.token, 'x'.repeat(5000)])
      expect((await enterBy(served, entrance.replace(secret, wrong))).status, wrong).toBe(403)
    for (const path of [`/enter?secret=${secret}`, `/enter/${secret}`, '/enter'])
      expect([403, 404]).toContain((await ask(served, 'GET', path)).status)
    expect((await enterBy(served, entrance)).status).toBe(200)
  })

  it('is closed after its time, an older one while a newer one is open', async () => {
    let now = 0
    const entrance = entranceOf('127.0.0.1:1', 1000, () => now)
    const posted = (secret: string): Promise<boolean> =>
      entrance.admits(
        Object.assign(Readable.from([Buffer.from(`secret=${secret}`)]), {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        }) as unknown as IncomingMessage,
      )
    const [early, alsoEarly] = [secretIn(entrance.page()), secretIn(entrance.page())]
    now = 999
    expect(await posted(early)).toBe(true)
    const late = secretIn(entrance.page())
    now = 1000
    expect([await posted(alsoEarly), await posted(late)]).toEqual([false, true])
  })
})

describe('data taken in as a script or a picture', () => {
  it('is never JavaScript, never guessed at, and only for this origin', async () => {
    for (const answer of [
      await callOf(served),
      await ask(served, 'GET', '/'),
      await ask(served, 'GET', '/assets/app.js'),
      await ask(served, 'GET', '/nothing'),
      await callOf(served, { origin: 'http://evil.test' }),
    ]) {
      expect(answer.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
      })
      expect(answer.headers['content-security-policy']).toBe(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
      )
    }
    const data = await callOf(served)
    expect([data.headers['content-type'], data.headers['cache-control']]).toEqual([
      'application/json; charset=utf-8',
      'no-store',
    ])
  })

  it('cannot be got without a call', async () =>
    expect((await ask(served, 'GET', '/call/settings.get', proper(served))).status).toBe(405))
})

describe('a path out of the page', () => {
  const paths = [
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/assets/../../secret.txt',
    '/..\\secret.txt',
    '/..%5csecret.txt',
    '/assets/%00',
    '/assets/app.js%00.png',
    '//etc/passwd',
    '/assets/link.txt',
    '/up/secret.txt',
    '/up/page/index.html',
    '/assets',
    '/assets/',
    '/.',
    '/assets//app.js',
    '/ASSETS/app.js',
    '/assets/app.js/',
    '/index.html/..',
    '/__proto__',
    '/constructor',
    page.secret,
  ]

  it.each(paths)('leads nowhere: %s', async path => {
    const answer = await ask(served, 'GET', path)
    expect(answer.status).toBe(404)
    expect(answer.text).not.toContain('the roles')
  })

  it('leads nowhere as the name of a call', async () => {
    for (const name of ['../secret.txt', 'a/b', '%2e%2e', 'a%00', ''])
      expect((await callOf(served, {}, name)).status, name).toBe(404)
    expect(served.desk.calls.map(([name]) => name).filter(name => !/^[\w.]+$/.test(name))).toEqual([])
  })
})

describe('a flood', () => {
  const tight = { headers: 300, request: 600, look: 50, body: 1000, sockets: 4 }
  const ended = (socket: Socket): Promise<number> => {
    const from = Date.now()
    return new Promise(resolve => {
      socket
        .on('error', () => undefined)
        .on('close', () => resolve(Date.now() - from))
        .resume()
    })
  }

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
    const drip = setInterval(() => slow.write('X-A: b\r\n'), 50)
    const slowBody = connect(bounded.port, '127.0.0.1', () =>
      slowBody.write(
        `POST /call/settings.get HTTP/1.1\r\nHost: ${bounded.host}\r\n${Object.entries(proper(bounded))
          .map(([name, value]) => `${name}: ${value}\r\n`)
          .join('')}Content-Length: 500\r\n\r\n{`,
      ),
    )
    const times = await Promise.all([silent, slow, slowBody].map(ended))
    clearInterval(drip)
    expect(Math.max(...times)).toBeLessThan(10_000)
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
