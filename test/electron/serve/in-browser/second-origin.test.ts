/** Pages of other origins in a real browser, with the address and even the token of the host: none reads or does anything. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enter, launch, noChromium } from '../chromium.ts'
import { running, secretIn, smallPage, type Running } from '../help.ts'

if (noChromium) console.log(`The attacks of pages of other origins are not tried: ${noChromium}.`)

describe.skipIf(noChromium)('in a real browser', () => {
  const page = smallPage()
  let served: Running
  let browser: Browser
  let elsewhere: Server
  let tab: Page
  const blocked: string[] = []

  beforeAll(async () => {
    served = await running({ dist: page.dist })
    elsewhere = createServer((_, response) =>
      response
        .setHeader('content-type', 'text/html')
        .end('<!doctype html><link rel="icon" href="data:,"><title>Elsewhere</title><body>'),
    )
    await new Promise<void>(resolve => {
      elsewhere.listen(0, '127.0.0.1', resolve)
    })
    browser = await launch()
    tab = await browser.newPage()
    await tab.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`)
    tab.on('console', line => blocked.push(line.text()))
  })
  afterAll(async () => {
    await browser?.close()
    await served?.close()
    elsewhere?.close()
    page.remove()
  })

  it('shows the page, without a breach of its policy', async () => {
    const own = await browser.newPage()
    const said: string[] = []
    own.on('console', line => said.push(line.text()))
    own.on('pageerror', error => said.push(error.message))
    await enter(own, served)
    // Neither its address nor its history holds more than where the app is: not the way in, nor the file that led there.
    const history = await (await own.context().newCDPSession(own)).send('Page.getNavigationHistory')
    expect([own.url(), history.entries.map(({ url }) => url)]).toEqual([served.url, ['about:blank', served.url]])
    expect(await own.content()).not.toContain(served.token)
    expect((await own.reload())?.request().method()).toBe('GET')
    expect(await own.textContent('#root')).toBe('drawn')
    // A call and pushes, as the page makes them.
    const token = served.token
    expect(
      await own.evaluate(
        async given =>
          (
            await fetch('/call/settings.get', {
              method: 'POST',
              headers: { 'content-type': 'application/json', 'x-nightdesk-token': given },
              body: '{"b":2}',
            })
          ).json(),
        token,
      ),
    ).toEqual({ ok: true, value: { b: 2 } })
    expect(
      await own.evaluate(
        async given => (await fetch('/pushes', { headers: { 'x-nightdesk-token': given } })).status,
        token,
      ),
    ).toBe(200)
    expect(await own.evaluate(async () => (await fetch('/pushes')).status)).toBe(401)
    expect(said.filter(line => !line.includes('401'))).toEqual([])
    await own.close()
  })

  it('lets nothing else run or load in the page', async () => {
    const own = await browser.newPage()
    await own.goto(served.url)
    const breaches = await own.evaluate(
      async other => {
        const seen: string[] = []
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => seen.push(effectiveDirective))
        const put = (name: string, fields: object): unknown =>
          document.body.appendChild(Object.assign(document.createElement(name), fields))
        put('style', { textContent: 'body { color: red }' })
        put('img', { src: `${other}/a.png` })
        put('iframe', { src: other })
        const script = document.createElement('script')
        try {
          script.textContent = 'window.injected = true'
        } catch {
          seen.push('refused')
        }
        document.body.append(script)
        try {
          document.body.innerHTML = '<img src=x onerror="window.injected = true">'
        } catch {
          seen.push('refused')
        }
        await fetch(other).catch(() => undefined)
        await new Promise(resolve => setTimeout(resolve, 100))
        return { seen: [...new Set(seen)].sort(), injected: 'injected' in window }
      },
      served.origin.replace(/\d+$/, String((elsewhere.address() as AddressInfo).port)),
    )
    expect(breaches).toEqual({
      seen: ['connect-src', 'frame-src', 'img-src', 'refused', 'require-trusted-types-for', 'style-src-elem'],
      injected: false,
    })
    await own.close()
  })

  it('refuses a fetch, with or without a preflight', async () => {
    const before = served.desk.calls.length
    const outcome = await tab.evaluate(
      async ({ origin, token }) => {
        const tried = (options: RequestInit, path = '/call/settings.get'): Promise<string> =>
          fetch(origin + path, options).then(
            ({ type, status }) => `${type} ${status}`,
            () => 'failed',
          )
        return {
          plain: await tried({ method: 'POST', body: '{}' }),
          opaque: await tried({
            method: 'POST',
            body: '{}',
            mode: 'no-cors',
            headers: { 'content-type': 'text/plain' },
          }),
          json: await tried({
            method: 'POST',
            body: '{}',
            headers: { 'content-type': 'application/json', 'x-nightdesk-token': token },
          }),
          page: await tried({}, '/'),
          pushes: await tried({ headers: { 'x-nightdesk-token': token } }, '/pushes'),
        }
      },
      { origin: served.origin, token: served.token },
    )
    // An opaque answer tells nothing of what is in it; here not even that much gets through.
    expect(outcome).toEqual({ plain: 'failed', opaque: 'failed', json: 'failed', page: 'failed', pushes: 'failed' })
    expect(served.desk.calls.length).toBe(before)
  })

  it('refuses a form', async () => {
    const before = served.desk.calls.length
    const other = await browser.newPage()
    await other.goto(tab.url())
    const answered = other.waitForResponse(response => response.url().includes('/call/'))
    await other.evaluate(origin => {
      const form = Object.assign(document.createElement('form'), {
        method: 'post',
        action: `${origin}/call/games.create`,
        enctype: 'text/plain',
      })
      form.append(Object.assign(document.createElement('input'), { name: '{"name":"x","a":"', value: '"}' }))
      document.body.append(form)
      form.submit()
    }, served.origin)
    expect((await answered).status()).toBe(403)
    expect(served.desk.calls.length).toBe(before)
    await other.close()
  })

  it('gives no script, no picture and no frame to take in', async () => {
    const outcome = await tab.evaluate(async origin => {
      const taken = (name: 'script' | 'img' | 'link', fields: object): Promise<string> =>
        new Promise(resolve => {
          document.body.append(
            Object.assign(document.createElement(name), fields, {
              onload: () => resolve('loaded'),
              onerror: () => resolve('failed'),
            }),
          )
        })
      const frame = document.createElement('iframe')
      frame.src = origin
      const framed = new Promise(resolve => {
        frame.onload = () => resolve(frame.contentDocument === null ? 'hidden' : 'open')
      })
      document.body.append(frame)
      return {
        code: await taken('script', { src: `${origin}/assets/app.js` }),
        data: await taken('script', { src: `${origin}/call/settings.get` }),
        style: await taken('link', { rel: 'stylesheet', href: `${origin}/assets/app.js` }),
        picture: await taken('img', { src: `${origin}/` }),
        frame: await framed,
        ran: 'ran' in window,
      }
    }, served.origin)
    expect(outcome).toEqual({
      code: 'failed',
      data: 'failed',
      style: 'failed',
      picture: 'failed',
      frame: 'hidden',
      ran: false,
    })
    await expect.poll(() => blocked.some(line => line.includes('frame-ancestors'))).toBe(true)
  })

  it('opens no WebSocket', async () => {
    expect(
      await tab.evaluate(
        host =>
          new Promise(resolve => {
            const socket = new WebSocket(`ws://${host}/pushes`)
            socket.onopen = () => resolve('open')
            socket.onerror = () => resolve('failed')
          }),
        served.host,
      ),
    ).toBe('failed')
  })

  it('turns away a name that was made to point here', async () => {
    // What a browser does after the rebinding: its own origin, our address.
    const rebound = await browser.newPage()
    const answer = await rebound.goto(`http://localhost:${served.port}/`)
    expect(answer?.status()).toBe(421)
    await rebound.close()
  })

  it('lets no page of others use the way in, though it knew the secret', async () => {
    const secret = secretIn(served.entrance())
    const other = await browser.newPage()
    await other.goto(tab.url())
    const answered = other.waitForResponse(response => response.url().includes('/enter'))
    await other.evaluate(
      ({ action, value }) => {
        const form = Object.assign(document.createElement('form'), { method: 'post', action })
        form.append(Object.assign(document.createElement('input'), { name: 'secret', value }))
        document.body.append(form)
        form.submit()
      },
      { action: `${served.origin}/enter`, value: secret },
    )
    const answer = await answered
    expect([answer.status(), await answer.text()]).toEqual([403, expect.not.stringContaining(served.token)])
    await other.close()
  })
})
