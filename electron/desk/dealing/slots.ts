/** A slot in the place of a role: `Random Town`, `Mafia Support`, `Any`. All roles that may come for it are proposed. */
import type { System } from '../../../engine/ruleset/system.ts'
import { roleClasses } from '../../../engine/ruleset/role-classes.ts'
import { folded, type Vocabulary } from '../roster/words.ts'

const open: ReadonlySet<string> = new Set(['random', 'any', 'anything', 'hidden', 'unknown'])
const idle: ReadonlySet<string> = new Set(['role', 'roles', 'slot', 'slots', 'power', 'pr', 'one', 'the', 'alignment'])

/**
 * @param side of the heading above, where there is one
 * @param sideOf the side that a word names
 * @returns names of roles, each with its side; nothing where the text is no slot
 */
export function slotOf(
  written: string,
  side: string | undefined,
  { roles, abilities }: System,
  { nameOf, lexicon: { plainOf, objects, holders, words: lookedUp } }: Vocabulary,
  sideOf: (word: string) => string | undefined,
): readonly string[] | undefined {
  const words = written.split(/[\s-]+/).map(word => folded(word))
  const others = words.filter(word => !open.has(word) && !idle.has(word) && !roleClasses[word])
  const named = others.length ? sideOf(others.join(' ')) : undefined
  const of = named ?? side
  const kinds = words.flatMap(word => roleClasses[word] ?? [])
  if ((others.length && named === undefined) || !words.some(word => open.has(word) || roleClasses[word]))
    return undefined
  const plain = new Set(plainOf.values())
  const [first] = plainOf.keys()
  const fits = Object.entries(roles).filter(
    ([id, role]) =>
      !plain.has(id)
      // Nobody is a backup or an enabler of nothing, nor a jack with an empty hand.
      && !objects[id]
      && !holders.has(id)
      && !lookedUp.get(folded(nameOf.get(id)!))?.asked
      && (!kinds.length || role.abilities.some(ability => kinds.includes(abilities[ability]!.kind))),
  )
  const own = fits.filter(([, { faction }]) => of === undefined || faction === of)
  // A side without roles of that kind of its own has those of the first side; which roles a player alone may have is not known.
  const unknown = of !== undefined && !plainOf.has(of) && !kinds.length
  const chosen = own.length || unknown ? own : fits.filter(([, { faction }]) => faction === first)
  return chosen.map(([id, { faction }]) => {
    const name = nameOf.get(id)!
    return of === undefined || faction === of ? name : `${of} ${name}`
  })
}
