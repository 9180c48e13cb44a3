import { expect, test } from 'vitest'
import type { TreeLine } from '../../../electron/desk/contract.ts'
import { player, text } from '../../../engine/text/span.ts'
import { drawerOf } from '../../../renderer/views/night/best-drawing.ts'
import type { Drawing, Way } from '../../../renderer/views/night/layout.ts'
import { wordingOf } from '../../../renderer/views/night/node-text.ts'
import { nightInk, paperInk } from '../../../renderer/views/night/ink.ts'
import { svgOf } from '../../../renderer/views/night/svg.ts'
import { shapeOf } from '../../../renderer/views/night/tree-shape.ts'
import { rulers } from './rulers.ts'
import { linesOf, sample, words } from './trees.ts'

const drawn = (lines: readonly TreeLine[], way: Way = 'right', deciding: number[] = [1]): Drawing => {
  const shown = shapeOf(lines, new Set())
  return drawerOf(shown, wordingOf(shown, new Set(deciding), rulers, words)).draw({
    way,
    width: 204,
    form: way === 'steps' ? 'flat' : 'tall',
  })
}

test.each<Way>(['right', 'down', 'steps'])('every node, every wire and every word is in the picture: %s', way => {
  const svg = svgOf(drawn(sample, way), 'Does Ann die?')
  expect(svg.match(/<g>/g)).toHaveLength(7)
  expect(svg.match(/<path d="M/g)).toHaveLength(6)
  expect(svg).toContain('<title>Does Ann die?</title>')
  for (const words of ['◆ decides', 'has no effect here', '↑ see there', 'R-1']) expect(svg).toContain(words)
})

test('because is solid and green, unless dashed and red, what has no effect hatched', () => {
  const svg = svgOf(drawn(sample), '')
  expect(svg.match(new RegExp(`<path [^>]*stroke="${paperInk.stands}"[^>]*stroke-opacity="0.75"/>`, 'g'))).toHaveLength(
    2,
  )
  expect(svg.match(new RegExp(`<path [^>]*stroke="${paperInk.fails}"[^>]*stroke-dasharray`, 'g'))).toHaveLength(4)
  expect(svg.match(/fill="url\(#hatch\)"/g)).toHaveLength(1)
})

test('it needs nothing from outside and holds no markup of a player', () => {
  const hostile = linesOf([
    0,
    'root',
    'stands',
    [],
    { said: [player('<script>alert(1)</script>"&'), text(' \u0000\ud800 dies]]>')] },
  ])
  const svg = svgOf(drawn(hostile), '</title><script>')
  expect(svg).not.toMatch(/<script|<style|href|url\((?!#hatch)|\u0000|\ud800/)
  expect(svg).toContain('&lt;script&gt;')
})

test('every number in it is one', () => {
  expect(svgOf(drawn(sample), '')).not.toMatch(/NaN|Infinity|undefined/)
})

test('in the dark theme it has the colours of that theme, and none of the other', () => {
  const svg = svgOf(drawn(sample), '', 'en', nightInk)
  expect(svg).toContain(nightInk.text)
  for (const colour of Object.values(paperInk)) expect(svg).not.toContain(colour)
})
