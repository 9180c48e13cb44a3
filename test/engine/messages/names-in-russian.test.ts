/** Every message and post that a host can word has a name in each language that its system speaks: English spaces its id out. */
import { expect, it } from 'vitest'
import { partsOf } from '../../../engine/messages/edits.ts'
import { namesIn } from '../../../engine/ruleset/spoken-in.ts'
import { systems } from '../../../engine/systems/index.ts'

/** The ids in one: of `tell:learned:investigate` and `post:dawn:7:empty` those behind what kind of text it is. */
const idsIn = (part: string): string[] => {
  const [kind, ...ids] = part.split(/[.:/]/)
  if (kind === 'post') return ids.slice(0, 1)
  return kind === 'tell' ? ids : [kind!, ...ids]
}

it.each(systems.flatMap(system => (system.words.wording.ru ? [[system.id, system] as const] : [])))(
  '%s',
  (_, system) => {
    const names = namesIn(system, 'ru')
    const ids = new Set(partsOf(system.words.wording.ru!).flatMap(({ id }) => idsIn(id)))
    expect(ids.size).toBeGreaterThan(10)
    expect([...ids].filter(id => !Object.hasOwn(names, id))).toEqual([])
  },
)
