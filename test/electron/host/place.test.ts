import { chmodSync, existsSync, lstatSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { dataFolder, ownFolder, thisMachine, usualPlace, type Machine } from '../../../electron/host/workspace-path.ts'

const folder = mkdtempSync(join(tmpdir(), 'nightdesk-place-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const machine = (others: Partial<Machine> = {}): Machine => ({
  platform: 'linux',
  env: {},
  home: join(folder, 'home'),
  temp: folder,
  user: 'me',
  ...others,
})

describe('the folder for data', () => {
  it('is that of the system', () => {
    expect(dataFolder(machine({ home: '/home/me' }))).toBe('/home/me/.local/share')
    expect(dataFolder(machine({ home: '/home/me', env: { XDG_DATA_HOME: '/data' } }))).toBe('/data')
    expect(dataFolder(machine({ home: '/home/me', env: { XDG_DATA_HOME: 'not/from/the/root' } }))).toBe(
      '/home/me/.local/share',
    )
    expect(dataFolder(machine({ platform: 'darwin', home: '/Users/me', env: { XDG_DATA_HOME: '/data' } }))).toBe(
      '/Users/me/Library/Application Support',
    )
    expect(dataFolder(machine({ platform: 'win32', home: 'C:\\Users\\me', env: { APPDATA: 'D:\\Roaming' } }))).toBe(
      'D:\\Roaming',
    )
    expect(dataFolder(machine({ platform: 'win32', home: 'C:\\Users\\me' }))).toBe('C:\\Users\\me\\AppData\\Roaming')
    for (const home of ['', '.', 'home']) expect(dataFolder(machine({ home }))).toBeUndefined()
  })

  it('is asked of this machine', () =>
    expect(thisMachine()).toMatchObject({ platform: process.platform, temp: tmpdir() }))
})

describe('the usual workspace', () => {
  it('lies there, in a folder that is made for it', () => {
    const file = join(folder, 'home/.local/share/nightdesk/workspace.nightdesk')
    expect(usualPlace(machine())).toEqual({ file, first: true })
    expect(existsSync(dirname(file))).toBe(true)
    writeFileSync(file, '')
    expect(usualPlace(machine())).toEqual({ file, first: false })
  })

  it('lies among the temporary files where there is no home, and says so', () => {
    const place = usualPlace(machine({ home: '' }))
    expect({ ...place, instead: place.instead?.en }).toEqual({
      file: join(folder, 'nightdesk-me/workspace.nightdesk'),
      first: true,
      instead: `There is no home folder, so the workspace is in ${join(folder, 'nightdesk-me')}.`,
    })
    expect(usualPlace(machine({ home: '' })).file).toBe(place.file)
  })

  it('lies there too where the home cannot be written', () => {
    writeFileSync(join(folder, 'file'), '')
    const place = usualPlace(machine({ home: join(folder, 'file') }))
    expect(place.instead?.en).toBe(
      `${join(folder, 'file/.local/share/nightdesk')} cannot be written to, so the workspace is in ${join(folder, 'nightdesk-me')}.`,
    )
  })

  it.skipIf(process.platform === 'win32')('never lies in a folder that others made or can read', () => {
    for (const [index, prepare] of [
      (path: string) => {
        mkdirSync(path)
        chmodSync(path, 0o755)
      },
      (path: string) => symlinkSync(folder, path),
    ].entries()) {
      const user = `other${index}`
      prepare(join(folder, `nightdesk-${user}`))
      const { file } = usualPlace(machine({ home: '', user }))
      expect(dirname(file)).not.toBe(join(folder, `nightdesk-${user}`))
      expect(lstatSync(dirname(file)).mode & 0o077).toBe(0)
    }
  })
})

describe('the folder for what lasts no longer than the app runs', () => {
  it('is that of the workspace; or the home folder, for browsers that see nothing hidden', () => {
    const one = machine({ home: join(folder, 'seen') })
    expect(ownFolder(one)).toBe(join(folder, 'seen/.local/share/nightdesk'))
    expect(ownFolder(one, true)).toBe(join(folder, 'seen'))
  })

  it('is among the temporary files where there is no home', () => {
    expect(dirname(ownFolder(machine({ home: '' })))).toBe(folder)
    expect(dirname(ownFolder(machine({ home: '' }), true))).toBe(folder)
  })
})
