import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { memoryIn } from '../../../electron/window/memory.ts'

const folder = mkdtempSync(join(tmpdir(), 'nightdesk-memory-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const file = join(folder, 'user/window.json')

describe('what the window remembers', () => {
  it('is there at the next start, and what was not said anew stays', () => {
    memoryIn(file).put({ workspace: '/w', places: [null, { x: -5, y: 0, width: 1000, height: 700 }] })
    memoryIn(file).put({ folder: '/f', announced: ['a'] })
    expect(memoryIn(file).get()).toEqual({
      workspace: '/w',
      folder: '/f',
      places: [null, { x: -5, y: 0, width: 1000, height: 700 }],
      announced: ['a'],
    })
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o077).toBe(0)
  })

  it.each([
    '',
    '{',
    'null',
    '[]',
    '7',
    '{"workspace":7,"width":"x","height":1e9,"announced":{"a":1},"maximized":"yes"}',
    '{"width":100}',
    '{"places":[{"x":"left","width":900,"height":600}],"recent":"/w","tray":"yes"}',
  ])('is nothing where the file says %s', text => {
    writeFileSync(file, text)
    expect(memoryIn(file).get()).toEqual({})
  })

  it('takes the size that an earlier version kept for the place of the first window', () => {
    writeFileSync(file, '{"width":1000,"height":700,"maximized":true}')
    expect(memoryIn(file).get()).toEqual({ places: [{ width: 1000, height: 700 }] })
  })

  it('lasts until the end where it cannot be written', () => {
    const memory = memoryIn(join(file, 'below/a/file.json'))
    memory.put({ folder: '/f' })
    expect(memory.get()).toEqual({ folder: '/f' })
    expect(readFileSync(file, 'utf8')).toContain('"width":1000')
  })
})
