/** What the window refuses, asked of it as Electron would: items 5, 7, 13, 14, 15, 17, 18 and 20 of the checklist. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FakeContents, type Fake } from './fake.ts'
import { bench } from './help.ts'

const at = bench()
let fake: Fake
beforeAll(async () => {
  fake = await at.start()
})
afterAll(() => at.remove())

const ours = 'app://nightdesk/'
/** Addresses that are not ours, some of which look so. */
const others = [
  'https://evil.test/',
  'http://127.0.0.1/',
  'file:///etc/passwd',
  'about:blank',
  'javascript:alert(1)',
  'data:text/html,x',
  'app://evil/',
  'app://nightdesk.evil.test/',
  'app://nightdesk@evil.test/',
  'app://me@nightdesk/',
  'app://nightdesk:81/',
  'APP://evil/',
  'app:nightdesk',
  'nightdesk',
  '',
]

describe('permissions (5)', () => {
  const request = (permission: string, requestingUrl: string, isMainFrame: boolean): unknown => {
    let given: unknown
    fake.session.request?.(
      {},
      permission,
      (answer: unknown) => {
        given = answer
      },
      { requestingUrl, isMainFrame },
    )
    return given
  }
  const check = (permission: string, origin: string, isMainFrame: boolean): unknown =>
    fake.session.check?.(null, permission, origin, { isMainFrame })

  it.each(['clipboard-sanitized-write', 'notifications'])('grants %s to our page alone', permission => {
    expect([
      request(permission, ours, true),
      check(permission, 'app://nightdesk', true),
      check(permission, ours, true),
    ]).toEqual([true, true, true])
    expect([request(permission, ours, false), check(permission, ours, false)]).toEqual([false, false])
    for (const other of others)
      expect([request(permission, other, true), check(permission, other, true)], other).toEqual([false, false])
  })

  it.each([
    'clipboard-read',
    'deprecated-sync-clipboard-read',
    'media',
    'display-capture',
    'geolocation',
    'fileSystem',
    'fullscreen',
    'pointerLock',
    'openExternal',
    'midi',
    'midiSysex',
    'usb',
    'hid',
    'serial',
    'local-network-access',
    'storage-access',
    'idle-detection',
    'unknown',
  ])('grants %s to nobody', permission => {
    expect([request(permission, ours, true), check(permission, ours, true)]).toEqual([false, false])
  })

  it('gives no device, no file of others, and no way to the network', () => {
    expect(fake.session.device?.({ origin: ours })).toBe(false)
    const cancelled = (url: string): unknown => {
      let given: unknown
      fake.session.network?.({ url }, (answer: unknown) => {
        given = answer
      })
      return given
    }
    for (const other of others.filter(url => !url.startsWith('data:')))
      expect(cancelled(other), other).toEqual({ cancel: true })
    for (const own of [ours, `${ours}assets/app.js`, 'blob:app://nightdesk/1', 'data:image/png;base64,'])
      expect(cancelled(own), own).toEqual({ cancel: false })
    const downloaded = (url: string): boolean => {
      let prevented = false
      fake.session.events.emit(
        'will-download',
        {
          preventDefault: () => {
            prevented = true
          },
        },
        { getURL: () => url },
      )
      return !prevented
    }
    expect([
      downloaded('blob:app://nightdesk/1'),
      downloaded('https://evil.test/a'),
      downloaded('blob:https://evil.test/1'),
    ]).toEqual([true, false, false])
  })
})

describe('navigation (13)', () => {
  const goes = (name: string, url: string, isMainFrame = true): boolean => {
    let prevented = false
    fake.windows[0]?.webContents.emit(name, {
      url,
      isMainFrame,
      preventDefault: () => {
        prevented = true
      },
    })
    return !prevented
  }

  it.each(['will-navigate', 'will-redirect', 'will-frame-navigate'])('is refused by %s, but within our page', name => {
    expect([goes(name, ours), goes(name, `${ours}index.html#games`)]).toEqual([true, true])
    for (const other of others) expect(goes(name, other), other).toBe(false)
    expect(goes(name, ours, false), 'in a frame').toBe(false)
  })

  it('is refused in whatever else comes to hold a page', () => {
    const contents = new FakeContents()
    fake.app.emit('web-contents-created', {}, contents)
    let prevented = 0
    contents.emit('will-navigate', { url: 'https://evil.test/', isMainFrame: true, preventDefault: () => prevented++ })
    contents.emit('will-attach-webview', { preventDefault: () => prevented++ })
    expect(prevented).toBe(2)
  })
})

describe('new windows (14) and links out (15)', () => {
  const opens = async (url: string, answer: number): Promise<unknown> => {
    fake.answers.push(answer)
    const given = fake.windows[0]?.webContents.opens?.({ url })
    await new Promise(resolve => setImmediate(resolve))
    fake.answers.length = 0
    return given
  }

  it('never open a window', async () => {
    for (const url of [ours, ...others]) expect(await opens(url, 1), url).toEqual({ action: 'deny' })
    expect(fake.opened).toEqual([])
  })

  it('lead to a website once the user saw which', async () => {
    const before = fake.asked.length
    await opens('https://forum.test/t/1?x=1#p2', 0)
    expect(fake.opened).toEqual(['https://forum.test/t/1?x=1#p2'])
    expect(fake.asked.slice(before)).toMatchObject([
      { message: 'Open forum.test in your browser?', buttons: ['Open', 'Cancel'], defaultId: 1, cancelId: 1 },
    ])
    await opens('https://forum.test/', 1)
    expect(fake.opened.length).toBe(1)
  })

  it('show a name as it is, not as it seems', async () => {
    const before = fake.asked.length
    await opens('https://fоrum.test/', 1)
    expect(fake.asked.slice(before)).toMatchObject([{ message: 'Open xn--frum-55d.test in your browser?' }])
  })

  it('lead nowhere else, and nobody is asked', async () => {
    const before = [fake.asked.length, fake.opened.length]
    for (const url of [
      'http://forum.test/',
      'file:///etc/passwd',
      'smb://server/share',
      'ms-msdt:/id',
      'javascript:alert(1)',
      'https://forum.test@evil.test/',
      'https://',
      'mailto:a@b.test',
      '',
    ])
      await opens(url, 0)
    expect([fake.asked.length, fake.opened.length]).toEqual(before)
  })
})

describe('who may call (17)', () => {
  const top = { parent: null, origin: 'app://nightdesk' }
  const asked = (): number => at.desks[0]?.calls.length ?? 0

  it('our page in a window of ours', async () => {
    expect(await fake.call('settings.get', { a: 1 })).toEqual({ ok: true, value: { a: 1 } })
    expect(at.desks[0]?.calls.at(-1)).toEqual(['settings.get', { a: 1 }])
  })

  it.each([
    ['a frame in it', { frame: { ...top, parent: {} } }],
    ['a page of another origin', { frame: { ...top, origin: 'https://evil.test' } }],
    ['an origin that begins like ours', { frame: { ...top, origin: 'app://nightdesk.evil.test' } }],
    ['a page without an origin', { frame: { ...top, origin: 'null' } }],
    ['a frame that is gone', { frame: null }],
    ['a window that is not ours', { contents: new FakeContents() }],
  ])('not %s', async (_, from) => {
    const before = asked()
    // Not even looked at: this input would break off whoever reads it.
    const input = Object.defineProperty({}, 'trap', {
      enumerable: true,
      get() {
        throw new Error('read')
      },
    })
    await expect(fake.call('settings.get', input, from)).rejects.toThrow('Only the page of Nightdesk may ask.')
    expect(asked()).toBe(before)
    const { contents = fake.windows[0]!.webContents, frame = top } = from as {
      contents?: FakeContents
      frame?: unknown
    }
    const sent = fake.handlers['nightdesk:clipboard']!({ sender: contents, senderFrame: frame })
    await expect(sent).rejects.toThrow('Only the page of Nightdesk may ask.')
  })

  it('and what was copied is told to it alone', async () => {
    fake.copied = { text: 'Vote: Bob', html: '<b>Vote: Bob</b>' }
    const event = { sender: fake.windows[0]!.webContents, senderFrame: top }
    expect(await fake.handlers['nightdesk:clipboard']!(event)).toEqual(fake.copied)
  })

  it('not a window that was closed', async () => {
    const other = await at.start({ fake: { userData: `${at.folder}/other` } })
    other.windows[0]?.close()
    await expect(other.call('settings.get', {})).rejects.toThrow()
  })

  it('and a name that is no name is a call there is not', async () => {
    await fake.call(['settings.get'], {})
    expect(at.desks[0]?.calls.at(-1)).toEqual(['', {}])
  })
})

describe('our scheme (7, 18)', () => {
  const got = async (url: string, method = 'GET'): Promise<Response> =>
    (await fake.serves.app?.({ url, method })) ?? Response.error()

  it('is claimed as a standard and a secure one, with the policy of its pages in force, before the app is ready', () => {
    expect(fake.schemes).toEqual([
      { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true } },
    ])
    expect(fake.log.indexOf('scheme')).toBeLessThan(fake.log.indexOf('ready'))
  })

  it('gives the files of the page with its policy', async () => {
    const index = await got('app://nightdesk/')
    expect([index.status, index.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(await index.text()).toContain('<title>Nightdesk</title>')
    expect((await got('app://nightdesk/assets/app.js#x')).status).toBe(200)
    for (const name of [
      'content-security-policy',
      'x-content-type-options',
      'referrer-policy',
      'cross-origin-resource-policy',
    ])
      expect(index.headers.get(name), name).toBeTruthy()
    expect(index.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'self'; .*require-trusted-types-for 'script'$/,
    )
  })

  it('gives nothing else', async () => {
    for (const url of [
      'app://nightdesk/../package.json',
      'app://nightdesk/%2e%2e/main.cjs',
      'app://nightdesk/..%2fmain.cjs',
      'app://nightdesk/main.cjs',
      'app://nightdesk//etc/passwd',
      'app://nightdesk/assets',
      'app://nightdesk/assets/%00',
      'app://evil/',
      'app://me@nightdesk/',
    ]) {
      const answer = await got(url)
      expect([answer.status, await answer.text()], url).toEqual([404, ''])
    }
    expect((await got('app://nightdesk/', 'POST')).status).toBe(404)
  })
})

it('makes windows with every door shut (2, 3, 4, 6, 8)', () => {
  expect(fake.windows[0]?.options.webPreferences).toEqual({
    preload: expect.stringMatching(/dist.preload\.cjs$/),
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    webviewTag: false,
    navigateOnDragDrop: false,
    spellcheck: process.platform === 'darwin',
    devTools: true,
  })
})

it('has no tools for looking into the page in the product', async () => {
  const packaged = await at.start({ fake: { packaged: true, userData: `${at.folder}/packaged` } })
  expect(packaged.windows[0]?.options.webPreferences?.devTools).toBe(false)
  expect(JSON.stringify(packaged.menu)).not.toMatch(/toggleDevTools|reload/)
  expect(JSON.stringify(fake.menu)).toContain('toggleDevTools')
})
