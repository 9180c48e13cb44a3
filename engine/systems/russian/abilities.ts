/** Every move, with what all of them may be sent in with. */
import type { Ability } from '../../rules/role.ts'
import { inEnglish, sentencesOf, type Said } from '../../ruleset/localized-text.ts'
import { joinTables } from '../../ruleset/section.ts'
import type { Entry } from './attributes.ts'
import { best } from './best/best.ts'
import { base, optional } from './roles/civil.ts'
import { sections } from './sections.ts'

/** A partner sends in whatever an absent one could (RU-INS-2). */
const sentBy = {
  sentBy: {
    says: {
      en: 'the partner who sent it in, where the player was absent',
      ru: 'напарник, который прислал ход, если самого игрока не было',
    },
    aims: 'player',
    ofAll: true,
  },
} as const

/** Moves of a slave’s civil role go through the pimp (RU-PIM-2). */
const assignedBy = {
  assignedBy: {
    says: { en: 'the pimp who chose this move for the slave', ru: 'сутенер, который назначил этот ход своему рабу' },
    aims: 'player',
    ofAll: true,
  },
} as const
const ofCivilRoles: ReadonlySet<string> = new Set(
  [...Object.values(base), ...Object.values(optional)].flatMap(role => role.abilities),
)

const keysOf = (id: string, { keys }: Entry): NonNullable<Entry['keys']> => ({
  ...keys,
  ...(!keys?.sentBy && sentBy),
  ...(ofCivilRoles.has(id) && !keys?.assignedBy && assignedBy),
})

// Nobody has a partner any more once the game is over.
const afterTheEnd: Readonly<Record<string, Entry>> = best.abilities

const entries: Record<string, Entry> = Object.fromEntries(
  Object.entries(joinTables(sections, section => section.abilities)).map(([id, move]) => [
    id,
    move.passive || Object.hasOwn(afterTheEnd, id) ? move : { ...move, keys: keysOf(id, move) },
  ]),
)

export const abilities: Record<string, Ability> = Object.fromEntries(
  Object.entries(entries).map(([id, { keys, ...entry }]) => [id, { ...entry, ...(keys && { keys: inEnglish(keys) }) }]),
)

/** What a move is sent in with, in Russian. */
export const keysInRussian: NonNullable<Said['keys']> = Object.fromEntries(
  Object.entries(entries).flatMap(([id, { keys }]) => (keys ? [[id, sentencesOf(keys, 'ru')]] : [])),
)
