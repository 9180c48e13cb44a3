/** Every option stands under a heading, and no heading names what is no option. */
import { describe, expect, it } from 'vitest'
import { headingOf } from '../../../engine/ruleset/option-groups.ts'
import { systems } from '../../../engine/systems/index.ts'

describe.each(systems.map(system => [system.id, system] as const))('the headings of options: %s', (_, system) => {
  it('take every option', () => {
    const headings = headingOf(system)
    const own = Object.entries(system.options).filter(([, { lent }]) => !lent)
    expect(own.flatMap(([id]) => (headings.has(id) ? [] : [id]))).toEqual([])
  })

  it('name options and beginnings of rules that there are', () => {
    const known = Object.entries(system.options)
    const idle = (system.optionGroups ?? [])
      .flatMap(({ of }) => of)
      .filter(one => !known.some(([id, { rule }]) => id === one || (one.includes('-') && rule.startsWith(one))))
    expect(idle).toEqual([])
  })
})
