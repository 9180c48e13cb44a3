/** What the window and every host say: the same in every language, and in that of the page, or of the system before there is one. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MenuItemConstructorOptions, MessageBoxOptions } from 'electron'
import { afterEach, describe, expect, it } from 'vitest'
import { host } from '../../../electron/host/words/host.ts'
import { menuOf } from '../../../electron/menu.ts'
import { mayStart } from '../../../electron/window/door.ts'
import { roles } from '../../../electron/window/words/roles.ts'
import { window } from '../../../electron/window/words/window.ts'
import { differing, latin, withoutFew } from '../../catalogues.ts'
import type { Fake } from './fake.ts'
import { bench, type Bench } from './help.ts'

const electron = join(import.meta.dirname, '../../../electron')
const sources = readdirSync(electron, { recursive: true, encoding: 'utf8' })
  .filter(path => /^(main|menu|(window|host)\/[\w-]+)\.ts$/.test(path.replaceAll('\\', '/')))
  .map(path => readFileSync(join(electron, path), 'utf8'))
  .join('\n')

describe('every message of the window', () => {
  it('asks for the same values in every language', () => expect(differing({ window, host })).toEqual([]))

  it('that counts in Russian has the form for three', () => expect(withoutFew({ window, host })).toEqual([]))

  it('says no Latin word in Russian but names and switches', () =>
    expect(latin({ window, host, roles }, /Nightdesk|--/g)).toEqual([]))

  it('is said somewhere', () =>
    expect(
      Object.keys({ ...window, ...host }).filter(key => !new RegExp(`\\b(say|inEach)\\('${key}'`).test(sources)),
    ).toEqual([]))
})

/** Every label of a menu, as deep as it goes. */
const labels = (menu: MenuItemConstructorOptions[]): (string | undefined)[] =>
  menu.flatMap(({ type, label, submenu }) => [
    ...(type === 'separator' ? [] : [label]),
    ...(Array.isArray(submenu) ? labels(submenu) : []),
  ])

describe('the menu in Russian', () => {
  const actions = {
    openAnother: () => undefined,
    openNew: () => undefined,
    saveCopy: () => undefined,
    openBeside: () => undefined,
    recent: () => [],
    openRecent: () => undefined,
    forgetRecent: () => undefined,
    tray: { wanted: false, want: () => undefined },
    about: () => undefined,
    updates: { wanted: false, want: () => undefined },
  }

  it.each([true, false])('names everything itself, also what Electron fills (mac: %s)', mac => {
    const said = labels(menuOf(actions, { mac, developing: true, language: 'ru' }))
    expect(said.length).toBeGreaterThan(20)
    expect(said.filter(label => !label || /\p{Script=Latin}/u.test(label.replace('Nightdesk', '')))).toEqual([])
  })

  it('leaves the names of its own to Electron in English', () => {
    const menu = menuOf(actions, { mac: true, developing: false, language: 'en' })
    expect([menu[0], menu.find(({ role }) => role === 'windowMenu')]).toEqual([
      { role: 'appMenu' },
      { role: 'windowMenu' },
    ])
  })
})

describe('the language of the window', () => {
  let at: Bench
  afterEach(() => at.remove())
  const first = ({ menu }: Fake): string | undefined => menu.find(({ role }) => !role)?.label

  it('is that of the system at first', async () => {
    at = bench()
    expect(first(await at.start({ fake: { languages: ['ru-RU', 'en-US'] } }))).toBe('Рабочая область')
    expect(first(await at.start({ fake: { languages: ['de-DE', 'ru-RU'] } }))).toBe('Workspace')
  })

  it('is that of the page once it asked, and stays so till the next start', async () => {
    at = bench()
    const fake = await at.start()
    await fake.call('settings.get', {})
    expect(first(fake)).toBe('Workspace')
    await fake.call('settings.get', {}, { language: 'ru' })
    expect(first(fake)).toBe('Рабочая область')
    await fake.call('settings.get', {}, { language: 'tlh' })
    const again = await at.start()
    expect(first(again)).toBe('Рабочая область')
    await again.call('settings.get', {}, { language: 'en' })
    expect(first(again)).toBe('Workspace')
  })

  it('is that of the dialogs too: of what the store says, and of the door', async () => {
    at = bench()
    const inEach = {
      message: { en: 'Damaged.', ru: 'Файл поврежден.' },
      remedy: { en: 'Restore.', ru: 'Восстановите.' },
    }
    const fake = await at.start({
      fake: { languages: ['ru'], packaged: true },
      answers: [1],
      openDesk: () => Promise.reject(Object.assign(new Error('Damaged.'), { remedy: 'Restore.', inEach })),
    })
    const [box] = fake.asked as MessageBoxOptions[]
    expect([box?.message, box?.detail?.split('\n')[0], box?.buttons]).toEqual([
      'Файл поврежден.',
      'Восстановите.',
      ['Открыть другую…', 'Выйти'],
    ])
    expect(mayStart(fake.electron, ['--inspect'])).toBe(false)
    expect(fake.log).toContain('error box: С параметром --inspect Nightdesk не запускается.')
  })
})
