/** Every move, by part of the rulebook. */
import type { Attribute, Entry } from './attributes.ts'
import { frame } from './frame/abilities.ts'
import { killers } from './killers/abilities.ts'
import { protect } from './protect/abilities.ts'
import { checks } from './checks/abilities.ts'
import { family } from './family/abilities.ts'
import { tricks } from './tricks/abilities.ts'
import { company } from './company/abilities.ts'
import { mischief } from './mischief/abilities.ts'
import { faceless } from './faceless/abilities.ts'
import { guards } from './guards/abilities.ts'
import { strikers } from './strikers/abilities.ts'
import { evenings } from './evening/abilities.ts'
import { graves } from './graves/abilities.ts'
import { seers } from './seers/abilities.ts'
import { pleas } from './pleas/abilities.ts'
import { hands } from './hands/abilities.ts'
import { ghosts } from './ghosts/abilities.ts'
import { court } from './court/abilities.ts'
import { voices } from './voices/abilities.ts'
import { hunts } from './hunt/abilities.ts'
import { elites } from './elites/abilities.ts'
import { posts } from './posts/abilities.ts'
import { best } from './best/abilities.ts'
import { base, optional } from './roles/civil.ts'

const moves: Record<string, Entry> = {
  ...frame,
  ...killers,
  ...protect,
  ...checks,
  ...family,
  ...tricks,
  ...company,
  ...mischief,
  ...faceless,
  ...guards,
  ...strikers,
  ...seers,
  ...hands,
  ...court,
  ...ghosts,
  ...evenings,
  ...graves,
  ...voices,
  ...posts,
  ...pleas,
  ...elites,
  ...hunts,
}

/** A partner sends in whatever an absent one could (RU-INS-2). */
const sentBy = {
  sentBy: { says: 'the partner who sent it in, where the player was absent', aims: 'player', ofAll: true },
} as const

/** Moves of a slave’s civil role go through the pimp (RU-PIM-2). */
const assignedBy = {
  assignedBy: { says: 'the pimp who chose this move for his slave', aims: 'player', ofAll: true },
} as const
const ofCivilRoles: ReadonlySet<string> = new Set(
  [...Object.values(base), ...Object.values(optional)].flatMap(role => role.abilities),
)

const keysOf = (id: string, { keys }: Entry): NonNullable<Entry['keys']> => ({
  ...keys,
  ...(!keys?.sentBy && sentBy),
  ...(ofCivilRoles.has(id) && !keys?.assignedBy && assignedBy),
})

export const abilities: Record<string, Entry> = {
  ...Object.fromEntries(
    Object.entries(moves).map(([id, move]) => [id, move.passive ? move : { ...move, keys: keysOf(id, move) }]),
  ),
  // Nobody has a partner any more once the game is over.
  ...best,
}

/** What every ability is, and which abilities are so: every step of every night asks. */
const attributes = new Map(Object.entries(abilities).map(([id, { is = [] }]) => [id, new Set<Attribute>(is)]))
const bearers = new Map<Attribute, string[]>()
for (const [id, own] of attributes)
  for (const attribute of own) bearers.set(attribute, [...(bearers.get(attribute) ?? []), id])

/** Whether an ability has an attribute. */
export const is = (does: string, attribute: Attribute): boolean => attributes.get(does)?.has(attribute) ?? false

/** Every ability that has an attribute. */
export const withAttribute = (attribute: Attribute): readonly string[] => bearers.get(attribute) ?? []
