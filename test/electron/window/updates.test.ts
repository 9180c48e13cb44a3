/** Newer versions: nobody is asked unless the host wants it, then one address, once a day, and what it says is only told. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MenuItemConstructorOptions } from 'electron'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newer, watchUpdates } from '../../../electron/window/updates.ts'
import type { Fake } from './fake.ts'
import { bench, type Bench } from './help.ts'

const latest = 'https://updates.test/latest.json'
const page = 'https://updates.test/releases'
let at: Bench
beforeEach(() => {
  at = bench()
})
afterEach(() => at.remove())

/** Starts the package. @param named its addresses @param remembered whether its host wants to be told */
async function start(
  named: unknown,
  remembered: object = {},
  answer = '{"version":"1.3.0"}',
  answers = [1],
): Promise<Fake> {
  writeFileSync(join(at.folder, 'app/package.json'), JSON.stringify({ updates: named }))
  mkdirSync(join(at.folder, 'user'), { recursive: true })
  writeFileSync(join(at.folder, 'user/window.json'), JSON.stringify(remembered))
  return await at.start({ fake: { packaged: true, net: { [latest]: answer } }, answers })
}
const wish = (fake: Fake): MenuItemConstructorOptions | undefined =>
  (fake.menu.at(-1)?.submenu as MenuItemConstructorOptions[]).find(({ type }) => type === 'checkbox')
const remembered = (): { updates?: string; updatesAsked?: number } =>
  JSON.parse(readFileSync(join(at.folder, 'user/window.json'), 'utf8'))

describe('where the host did not ask for it', () => {
  it('nobody is asked', async () => {
    const fake = await start({ latest, page })
    expect([fake.fetched, fake.asked, wish(fake)?.checked]).toEqual([[], [], false])
    expect((await start({ latest, page }, { updates: 'off' })).fetched).toEqual([])
  })

  it('and where no address is named, or none that may be asked, there is nothing to ask for', async () => {
    for (const named of [
      undefined,
      { latest: '', page: '' },
      { latest, page: '' },
      { latest: 'http://updates.test/latest.json', page },
      { latest: 'file:///etc/passwd', page },
      { latest, page: 'javascript:alert(1)' },
      7,
    ]) {
      const fake = await start(named, { updates: 'tell' })
      expect([fake.fetched, wish(fake)], JSON.stringify(named)).toEqual([[], undefined])
    }
  })

  it('nor is a checkout one that asks', async () => {
    writeFileSync(join(at.folder, 'app/package.json'), JSON.stringify({ updates: { latest, page } }))
    const fake = await at.start()
    expect([fake.fetched, wish(fake)]).toEqual([[], undefined])
  })
})

describe('where the host asks for it', () => {
  it('one address is asked, and a newer version told; its page is opened as every website is', async () => {
    const fake = await start({ latest, page }, { updates: 'tell' }, '{"version":"1.3.0"}', [0, 0])
    await expect.poll(() => fake.opened).toEqual([page])
    expect(fake.fetched).toEqual([latest])
    expect(fake.asked).toMatchObject([
      {
        message: 'Nightdesk 1.3.0 is available.',
        detail: expect.stringContaining('You have 1.2.3. Nothing was downloaded'),
      },
      { message: 'Open updates.test in your browser?' },
    ])
  })

  it('it is turned on and off in the menu, and remembered', async () => {
    const fake = await start({ latest, page })
    const click = (checked: boolean): unknown => wish(fake)?.click?.({ checked } as never, undefined, {} as never)
    click(true)
    await expect.poll(() => fake.asked.length).toBe(1)
    expect([fake.fetched, remembered().updates]).toEqual([[latest], 'tell'])
    click(false)
    expect([fake.fetched.length, remembered().updates]).toEqual([1, 'off'])
  })

  it('it is asked once a day, though it did not answer', async () => {
    const asked = { updates: 'tell', updatesAsked: Date.now() - 3_600_000 }
    expect((await start({ latest, page }, asked)).fetched).toEqual([])
    const again = await start({ latest, page }, { ...asked, updatesAsked: Date.now() - 25 * 3_600_000 }, 'nothing')
    expect([again.fetched, again.asked]).toEqual([[latest], []])
    expect(remembered().updatesAsked).toBeGreaterThan(Date.now() - 60_000)
  })

  it.each([
    '{"version":"1.2.3"}',
    '{"version":"1.2.2"}',
    '{"version":"9"}',
    '{"version":"9.0.0 <b>"}',
    '{"version":9}',
    '[]',
    'null',
    '',
    `{"version":"9.0.0","filler":"${'x'.repeat(20_000)}"}`,
  ])('nothing is told by %s', async answer => {
    const fake = await start({ latest, page }, { updates: 'tell' }, answer)
    expect([fake.fetched, fake.asked]).toEqual([[latest], []])
  })

  it('a clock that was set back does not silence it', async () => {
    let asks = 0
    const watch = watchUpdates({
      version: '1.0.0',
      wanted: () => true,
      now: () => 1000,
      asked: () => 5000,
      remember: () => undefined,
      ask: () => Promise.resolve(String(++asks)),
      tell: () => undefined,
    })
    await watch.look()
    watch.end()
    expect(asks).toBe(1)
  })
})

it('knows which version comes after which', () => {
  for (const [one, other] of [
    ['1.2.4', '1.2.3'],
    ['1.10.0', '1.9.9'],
    ['2.0.0', '1.99.99'],
  ] as const)
    expect([newer(one, other), newer(other, one), newer(one, one)], one).toEqual([true, false, false])
  for (const no of ['', '1', '1.2', '1.2.3-beta', '1.2.3.4', 'v2.0.0', '-1.0.0'])
    expect(newer(no, '0.0.1'), no).toBe(false)
})
