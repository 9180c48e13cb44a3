/** Presets name options and values that there are, and each changes something. */
import { expect, it } from 'vitest'
import { wrongValue } from '../../../engine/rules/option.ts'
import { systems } from '../../../engine/systems/index.ts'

const all = systems.flatMap(({ presets = [], ...system }) =>
  presets.map(preset => [preset.id, system, preset] as const),
)

it.each(all)('%s can be set, and departs from the defaults', (_, { options, begins = {} }, { sets }) => {
  expect(Object.keys(sets).filter(id => !options[id])).toEqual([])
  expect(Object.entries(sets).filter(([id, value]) => wrongValue(options[id]!, value))).toEqual([])
  const departs = Object.entries(sets).filter(([id, value]) => (begins[id] ?? options[id]!.values[0]) !== value)
  expect(departs.length).toBeGreaterThan(1)
})
