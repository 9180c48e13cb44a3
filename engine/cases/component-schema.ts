/**
 * The components of a composed ability, as a host writes them: a word alone (`visit`), or a word with its fields
 * (`{protect: {capacity: 1}}`).
 */
import { z } from 'zod'
import type { Component, ComponentKind } from '../rules/component.ts'
import { Flag, oneOf, Positive, Word, Yes } from './words.ts'

/** The fields of each component, and nothing else; kept complete by the type of the vocabulary. */
type FieldsOf = { [K in ComponentKind]: z.ZodType<Omit<Extract<Component, { does: K }>, 'does'>> }

const Actor = oneOf('actor')

/** A value, or the setting or option that fills it in. */
const param = <T>(value: z.ZodType<T>) =>
  z.union([value, z.strictObject({ setting: Word }), z.strictObject({ option: Word })])

const Capacity = z.union([Positive, oneOf('one', 'all')])

export const componentFields = {
  visit: z.strictObject({}),
  kill: z.strictObject({
    unlessAttacked: Yes.optional(),
    protectable: param(Flag).optional(),
    ownOutsider: param(oneOf('dies', 'recruited')).optional(),
  }),
  block: z.strictObject({}),
  protect: z.strictObject({
    at: Actor.optional(),
    capacity: param(Capacity).optional(),
    rule: Word.optional(),
    against: oneOf('directKills').optional(),
    absolute: Yes.optional(),
  }),
  halt: z.strictObject({ at: Actor.optional(), except: oneOf('kill').optional(), absolute: Yes.optional() }),
  move: z.strictObject({ how: oneOf('swap', 'deflect', 'redirect', 'attract') }),
  learn: z.strictObject({
    what: oneOf('alignment', 'role', 'word'),
    which: Word.optional(),
    lens: Word.optional(),
    sanity: param(oneOf('sane', 'insane', 'naive', 'paranoid')).optional(),
    clear: Word.optional(),
    guilty: Word.optional(),
  }),
  sense: z.strictObject({ visits: oneOf('by', 'to', 'either'), tells: oneOf('who', 'where', 'kind', 'role', 'any') }),
  frame: z.strictObject({ as: Word }),
  seem: z.strictObject({ as: Word }),
  retaliate: z.strictObject({}),
  intercept: z.strictObject({
    dies: param(oneOf('guard', 'attacker', 'both')),
    capacity: param(Capacity).optional(),
    rule: Word.optional(),
  }),
  cover: z.strictObject({ rule: Word.optional() }),
  bind: z.strictObject({ dies: oneOf('actor', 'target') }),
  perish: z.strictObject({
    unless: Word,
    fate: param(oneOf('dies', 'lives')).optional(),
    sparesOwn: Yes.optional(),
    rule: Word.optional(),
  }),
  clean: z.strictObject({}),
  recruit: z.strictObject({ into: Word, sparesDying: param(Flag) }),
  mark: z.strictObject({ as: Word, at: oneOf('actor').optional() }),
} satisfies FieldsOf

export const componentKinds = Object.keys(componentFields) as ComponentKind[]

/** A component as written, before its word is known. */
const ComponentWritten = z.union([Word, z.record(z.string(), z.record(z.string(), z.unknown()))])

/** A composed ability as written. */
export const AbilityWritten = z.strictObject({
  id: Word,
  kind: oneOf('kill', 'protect', 'block', 'investigate', 'move', 'visit', 'recruit', 'deceive', 'hide', 'other'),
  targets: oneOf('0', '1', '2').transform(Number),
  components: z.array(ComponentWritten),
  passive: Yes.optional(),
  visits: z.array(oneOf('0', '1').transform(Number)).optional(),
  perNight: Positive.optional(),
  phases: z.array(Word).optional(),
  rule: Word.optional(),
})

/** An ability of the system, with modifiers that are on it alone: `{ability: protect, modifiers: [evenNight, perNight(2)]}`. */
const AbilityTaken = z.strictObject({ ability: Word, modifiers: z.array(Word).optional() })

/** A custom role as written: what it takes over from `base`, and what it has instead. */
export const RoleWritten = z.strictObject({
  name: Word.optional(),
  base: Word.optional(),
  faction: Word.optional(),
  abilities: z.array(z.union([Word, AbilityTaken, AbilityWritten])).optional(),
  modifiers: z.array(Word).optional(),
  told: z.string().optional(),
})
type AbilityTaken = z.infer<typeof AbilityTaken>
export type AbilityWritten = z.infer<typeof AbilityWritten>
export type RoleWritten = z.infer<typeof RoleWritten>
