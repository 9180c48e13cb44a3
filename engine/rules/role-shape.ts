/** Roles and abilities that a host composed, as they are kept with their game. */
import { z } from 'zod'
import { doings } from '../reason/claim-shape.ts'
import { asItStands, Count, Field, Id, listOf, Name, oneOf, Remark, Whole } from '../shape/shape.ts'
import type { ComponentKind } from './component.ts'
import { limits } from '../shape/limits.ts'
import type { Ability, Role } from './role.ts'

const Ids = listOf(Id)
const True = z.literal(true).optional()
const Option = Id.optional()
/** A parameter: a value, or what a setting or an option fills in. */
const Param = z.union([Id, z.boolean(), Whole, z.strictObject({ setting: Id }), z.strictObject({ option: Id })])
const does = oneOf<ComponentKind>(doings)
const kinds = oneOf<Ability['kind']>({
  kill: true,
  protect: true,
  block: true,
  investigate: true,
  move: true,
  visit: true,
  recruit: true,
  deceive: true,
  hide: true,
  other: true,
})

export const ModifierUseShape = z.strictObject({
  modifier: Id,
  count: Count.optional(),
  on: Id.optional(),
})

export const AbilityShape = asItStands<Ability>(
  z.strictObject({
    kind: kinds,
    targets: Count,
    most: Count.optional(),
    aims: listOf(z.enum(['player', 'family', 'role'])).optional(),
    phases: Ids.optional(),
    uses: Count.optional(),
    selfUses: Count.optional(),
    selfByChoice: True,
    byParts: True,
    self: True,
    notSelf: z.strictObject({ rule: Id, unless: Option }).optional(),
    usesBy: Option,
    repeats: True,
    namesDead: True,
    fromAfar: True,
    keys: z
      .record(
        Id,
        z.strictObject({
          says: Remark,
          values: Ids.optional(),
          aims: z.enum(['player', 'family', 'phase', 'text']).optional(),
          open: True,
          must: True,
        }),
      )
      .optional(),
    components: listOf(z.object({ does }).catchall(Param)),
    passive: True,
    rule: Option,
    factional: True,
    anyone: True,
    casual: True,
    visits: listOf(Count).optional(),
    perNight: Count.optional(),
    perNightBy: Option,
    turn: Option,
  }),
)

export const RoleShape = asItStands<Role>(
  z.strictObject({
    faction: Id,
    abilities: Ids,
    sentAs: z.record(Id, Id).optional(),
    alsoCalled: Ids.optional(),
    settings: z
      .record(
        Id,
        listOf(z.union([Id, z.boolean()])).refine(({ length }) => length > 0, 'is empty'),
      )
      .optional(),
    modifiers: Ids.optional(),
    given: listOf(ModifierUseShape, limits.few).optional(),
    name: Name.optional(),
    like: Id.optional(),
    told: Field.optional(),
  }),
)
