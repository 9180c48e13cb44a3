import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TraceLine } from '../../../electron/desk/report/trace.ts'
import { logIn } from '../../../electron/host/log.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nightdesk-log-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const called = (level: 'debug' | 'info', call: string): TraceLine => ({ level, at: '', call, ms: 1, came: 'ok' })
const lines = (): string[] => readFileSync(join(folder, 'logs/nightdesk.log'), 'utf8').trim().split('\n')

describe('the log', () => {
  it.each([
    [undefined, ['b', 'TypeError']],
    ['debug', ['a', 'b', 'TypeError']],
    ['error', ['TypeError']],
    ['loud', ['b', 'TypeError']],
  ])('at level %s holds what matters that much', (level, held) => {
    const log = logIn(join(folder, 'logs'), level)
    log(called('debug', 'a'))
    log(called('info', 'b'))
    log({ level: 'error', at: '', error: 'TypeError', places: [] })
    expect(lines().map(line => (JSON.parse(line) as { call?: string; error?: string }).call ?? 'TypeError')).toEqual(
      held,
    )
    if (process.platform !== 'win32') expect(statSync(join(folder, 'logs/nightdesk.log')).mode & 0o077).toBe(0)
  })

  it('begins anew when it is full, and keeps two older ones', () => {
    const log = logIn(join(folder, 'logs'), 'info')
    for (const call of ['first', 'second', 'third', 'fourth']) {
      log(called('info', call))
      writeFileSync(join(folder, 'logs/nightdesk.log'), `${lines().join('\n')}\n${' '.repeat(500_000)}`)
    }
    log(called('info', 'last'))
    expect(readdirSync(join(folder, 'logs')).sort()).toEqual(['nightdesk.log', 'nightdesk.log.1', 'nightdesk.log.2'])
    const older = (name: string): string => readFileSync(join(folder, 'logs', name), 'utf8').trim()
    expect(
      [lines().join(), older('nightdesk.log.1'), older('nightdesk.log.2')].map(
        text => /"call":"(\w+)"/.exec(text)?.[1],
      ),
    ).toEqual(['last', 'fourth', 'third'])
  })

  it('is done without where it cannot be written', () => {
    writeFileSync(join(folder, 'logs'), '')
    expect(() => logIn(join(folder, 'logs'), 'info')(called('info', 'a'))).not.toThrow()
  })
})
