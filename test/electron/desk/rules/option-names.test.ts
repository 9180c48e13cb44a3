/** What an option is called: where a rule or another option speaks of one, it says the name that the screen shows. */
import { expect, it } from 'vitest'
import { getOwn } from '../../../../engine/ruleset/catalogue.ts'
import { namesIn } from '../../../../engine/ruleset/spoken-in.ts'
import type { System } from '../../../../engine/ruleset/system.ts'
import { systems } from '../../../../engine/systems/index.ts'
import { spaced } from '../../../../engine/why/speaker.ts'

function namesOf(system: System): string[] {
  const names = namesIn(system, 'en')
  const called = (id: string): string => getOwn(names, id) ?? spaced(id)
  return Object.keys(system.options).map(id => id.split('.').map(called).join(': '))
}

it.each(systems)('$name speaks of options by their names', system => {
  const lender = systems.find(({ id }) => id === system.borrows?.of)
  const known = new Set([...namesOf(system), ...(lender ? namesOf(lender) : [])])
  const texts = [system.rulebook, system.options, system.prompts, system.modifiers].flatMap(table =>
    Object.entries<{ says: string }>(table).map(([id, { says }]) => ({ id, says })),
  )
  const wrong = texts.flatMap(({ id, says }) =>
    [...says.matchAll(/\boptions? “([^”]*)”/g)].flatMap(([, name = '']) => (known.has(name) ? [] : `${id}: ${name}`)),
  )
  expect(wrong).toEqual([])
})
