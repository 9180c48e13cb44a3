/** The way in: a secret in a page, posted once and for seconds, by a page in a file and by no other. */
import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { entranceOf } from '../../../electron/serve/entrance.ts'
import { ask, enterBy, running, secretIn, smallPage, tokenIn, type Running } from './help.ts'

const page = smallPage()
let served: Running
beforeAll(async () => {
  served = await running({ dist: page.dist })
})
afterAll(async () => {
  await served.close()
  page.remove()
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
    expect(again.body).toContain(
      'Open the file that Nightdesk names in the terminal again: it always has a new link.</p>',
    )
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
