/** Presets name options and values that there are, and each changes something. */
import { expect, it } from 'vitest'
import { wrongIn } from '../../../engine/ruleset/presets.ts'
import { systems } from '../../../engine/systems/index.ts'

const all = systems.flatMap(system => (system.presets ?? []).map(preset => [preset.id, system, preset] as const))

it.each(all)('%s can be set, and departs from the defaults', (_, { options, begins = {} }, preset) => {
  expect(wrongIn(preset, options)).toEqual([])
  const departs = Object.entries(preset.sets).filter(([id, value]) => (begins[id] ?? options[id]!.values[0]) !== value)
  expect(departs.length).toBeGreaterThan(1)
})

it('tells what no system has', () => {
  const [, system, preset] = all[0]!
  expect(wrongIn({ ...preset, sets: { hammer: 'sometimes', never: true, day: 'forum' } }, system.options)).toEqual([
    'hammer',
    'never',
  ])
})
