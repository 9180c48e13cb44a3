import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { testsNearest } from '../../tools/nearest.mjs'

const root = mkdtempSync(join(tmpdir(), 'nightdesk-nearest-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const texts = {
  'test/engine/why/print.test.ts': "import { print } from '../../../engine/why/print.ts'",
  'test/engine/why/print.long.test.ts': '',
  'test/engine/why/trees.test.ts':
    "import { print } from '../../../engine/why/print.ts'\nimport { night } from './night.ts'",
  'test/renderer/night/map.test.ts': '',
  'test/engine/text.test.ts': "const { say } = await import('../../engine/text/say.ts')",
}
for (const [path, text] of Object.entries(texts)) {
  mkdirSync(join(root, dirname(path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

it.each([
  ['a test itself', 'test/engine/text.test.ts', ['test/engine/text.test.ts']],
  ['those of its name', 'engine/why/print.ts', ['test/engine/why/print.long.test.ts', 'test/engine/why/print.test.ts']],
  ['those that import it', 'engine/text/say.ts', ['test/engine/text.test.ts']],
  ['those that import a helper', 'test/engine/why/night.ts', ['test/engine/why/trees.test.ts']],
  ['those of the nearest folder', 'engine/rules/role.ts', ['test/engine/text.test.ts']],
  ['those of a screen', 'renderer/views/night/night.tsx', ['test/renderer/night/map.test.ts']],
  ['none', 'tools/start.mjs', []],
])('nearest to what changed: %s', (_, changed, tests) => expect(testsNearest([changed], root)).toEqual(tests))

it('each is told once', () =>
  expect(testsNearest(['engine/text/say.ts', 'test/engine/text.test.ts'], root)).toEqual(['test/engine/text.test.ts']))
