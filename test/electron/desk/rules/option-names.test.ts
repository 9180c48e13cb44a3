/** What an option is called: where a rule or another option speaks of one, it says the name that the screen shows. */
import { expect, it } from 'vitest'
import { getOwn } from '../../../../engine/ruleset/catalogue.ts'
import { namesIn } from '../../../../engine/ruleset/spoken-in.ts'
import type { System } from '../../../../engine/ruleset/system.ts'
import { systems } from '../../../../engine/systems/index.ts'
import { optionNamed, valueNamed } from '../../../../engine/text/option-name.ts'
import { spaced } from '../../../../engine/why/speaker.ts'

function namesOf(system: System): string[] {
  const names = namesIn(system, 'en')
  return Object.keys(system.options).map(id => optionNamed(id, part => getOwn(names, part), spaced))
}

it('is called as a whole where it has a name, else after its parts, and so are its values', () => {
  const names: Record<string, string> = { 'court.ties': 'ties at court', court: 'court', 'tie=draw': 'random' }
  const named = (id: string): string | undefined => names[id]
  expect(['court.ties', 'court.bigSize', 'tie'].map(id => optionNamed(id, named, spaced))).toEqual([
    'ties at court',
    'court: big size',
    'tie',
  ])
  expect(['draw', 'host'].map(value => valueNamed('tie', value, named))).toEqual(['random', undefined])
})

it.each(systems)('$name names options and values that it has', system => {
  const lender = systems.find(({ id }) => id === system.borrows?.of)
  const options = { ...lender?.options, ...system.options }
  const stale = Object.keys(namesIn(system, 'en')).filter(key => {
    const [id = '', value] = key.split('=')
    const option = getOwn(options, id)
    if (value === undefined) return id.includes('.') && !option
    return !option?.values.some(one => String(one) === value)
  })
  expect(stale).toEqual([])
})

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
