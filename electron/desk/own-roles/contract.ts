/** Calls about roles that a host makes: what each takes, and what it gives. */
import { z } from 'zod'
import { limits } from '../../../engine/shape/limits.ts'
import { Field, game, Id, Name } from '../input.ts'
import type { Changed } from '../library/answers.ts'
import type { OwnRolesView, RoleTried } from './answers.ts'

/** Modifiers as they are written: `evenNight`, `xShot(2)`. */
const Modifiers = z.array(Name).max(limits.few)
const Draft = z.strictObject({
  name: Name,
  base: Id.optional(),
  faction: Id,
  abilities: z.array(z.strictObject({ ability: Id, modifiers: Modifiers })).max(limits.few),
  modifiers: Modifiers,
  /** What its player is told instead of what is made of the rest. */
  told: Field.optional(),
})

export const ownRoleContract = {
  /** The roles of the host's own, and what they can be made of. */
  'ownRoles.view': z.strictObject(game),
  /** Writes the message of a role and plays it in small nights; keeps nothing. @param id the role that it is to take the place of */
  'ownRoles.try': z.strictObject({ ...game, draft: Draft, id: Id.optional() }),
  /** Keeps a role in the game and in the workspace. @param id the role that it takes the place of */
  'ownRoles.keep': z.strictObject({ ...game, draft: Draft, id: Id.optional() }),
  /** Takes a role out of the game; the workspace keeps it. */
  'ownRoles.drop': z.strictObject({ ...game, role: Id }),
  /** Roles of the game as the text of a file. */
  'ownRoles.share': z.strictObject({ ...game, roles: z.array(Id).min(1).max(limits.atOnce) }),
  /** Takes in a file of roles, all of it or nothing. */
  'ownRoles.import': z.strictObject({ ...game, file: Name, text: Field }),
  /** Takes a role that the workspace keeps into the game. */
  'ownRoles.take': z.strictObject({ ...game, saved: Id }),
  /** The workspace keeps it no longer. */
  'ownRoles.forget': z.strictObject({ saved: Id }),
} satisfies Record<string, z.ZodType>

export interface OwnRoleAnswers {
  'ownRoles.view': OwnRolesView
  'ownRoles.try': RoleTried
  'ownRoles.keep': Changed & { id: string }
  'ownRoles.drop': Changed
  'ownRoles.share': { text: string; name: string }
  'ownRoles.import': Changed & { added: string[] }
  'ownRoles.take': Changed & { added: string[] }
  /** What it was called. */
  'ownRoles.forget': { name: string }
}
