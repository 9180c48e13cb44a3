/**
 * The attacks on a server on one's own machine, each tried: on the way in in `entrance.test.ts`, a flood in `flood.test.ts`, the host
 * inside the product in `../package.test.ts`.
 */
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, callOf, proper, raw, running, smallPage, type Running } from './help.ts'

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
