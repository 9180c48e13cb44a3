/** Pictures that leave the desk look as it does: their colours are those of its themes. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nightInk, paperInk } from '../../renderer/views/night/ink.ts'

const tokens = readFileSync(join(import.meta.dirname, '../../renderer/style/tokens.css'), 'utf8')
const [light = '', dark = ''] = tokens.split(':root[data-theme="dark"]')

test.each([
  ['light', paperInk, light],
  ['dark', nightInk, dark],
] as const)('those of the %s theme are its own', (_, ink, theme) =>
  expect(Object.values(ink).filter(colour => !theme.includes(colour))).toEqual([]),
)
