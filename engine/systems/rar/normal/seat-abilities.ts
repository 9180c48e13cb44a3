/** What a seat can do by what stands in its fields, and why not. */
import type { Game, ModifierUse, Refusal, Seat } from '../../../journal/state.ts'
import { byRule } from '../../../reason/reason.ts'
import { asCopied, getOwn } from '../../../ruleset/catalogue.ts'
import { sayingInEach } from '../../../text/in-each.ts'
import { abilities } from '../abilities.ts'
import { allRoles } from '../roles.ts'
import { isRole, rolesIn, wordsIn } from './fields.ts'
import { isLimited, isScum } from './topics.ts'

/** Roles that make the kill of a side what it is: always, or on the nights on which a limited one says so. */
const killers: Readonly<Record<string, { always: string; once: string }>> = {
  strongman: { always: 'unstoppable', once: 'unstoppableOnce' },
  ninja: { always: 'stealthy', once: 'stealthyOnce' },
}

/** How often a word may be said that has to be said each time, and as often as one likes. */
const anyNumber = 0

/** The abilities of what a jack holds: written as abilities, or as the roles that have them. */
export const heldIn = (seat: Pick<Seat, 'details'>): string[] =>
  wordsIn(seat, 'holds').flatMap(id =>
    id === 'encryptor' ? ['encrypt'] : getOwn(abilities, id) ? [id] : (getOwn(allRoles, id)?.abilities ?? []),
  )

/** The role that an ability belongs to. */
export const roleOf = (ability: string): string | undefined =>
  Object.entries(allRoles).find(([, role]) => role.abilities.length === 1 && role.abilities[0] === ability)?.[0]

/** Whether it is carried by one player for the whole side. */
export const factional = (id: string): boolean => getOwn(abilities, id)?.factional === true

/** @see System.seatAbilities */
export function seatAbilities(seat: Seat, given: readonly string[]): readonly string[] {
  const held = heldIn(seat)
  const lost = new Set(wordsIn(seat, 'lost').flatMap(role => getOwn(allRoles, role)?.abilities ?? []))
  const outside = isRole(seat, 'traitor')
  return [...given, ...held].filter(id => !lost.has(id) && !(outside && factional(id)))
}

/** @see System.seatModifiers */
export function seatModifiers(seat: Seat): readonly ModifierUse[] {
  const shots = seat.modifiers.find(({ modifier, on }) => modifier === 'xShot' && on === undefined)?.count
  const each = byRule('NR-JOAT-7', true) ? (shots ?? 1) : 1
  const once = wordsIn(seat, 'holds').filter(id => getOwn(killers, id))
  const days = seat.modifiers.find(({ modifier, on }) => modifier === 'xShot' && on === 'encryptor')
  return [
    ...(days ? [{ ...days, on: 'encrypt' }] : []),
    ...heldIn(seat).map(on => ({ modifier: 'held', count: each, on })),
    ...once.map(id => ({ modifier: killers[id]!.once, count: each })),
    ...rolesIn(seat).flatMap((id): ModifierUse[] => {
      const kills = getOwn(killers, id)
      if (!kills) return []
      const own = (wanted: string): ModifierUse | undefined =>
        seat.modifiers.find(
          ({ modifier, on }) => modifier === wanted && (on === id || (on === undefined && seat.role === id)),
        )
      const limit = own('xShot')
      if (limit) return [{ modifier: kills.once, count: limit.count ?? 1 }]
      return [own('activated') ? { modifier: kills.once, count: anyNumber } : { modifier: kills.always }]
    }),
  ]
}

/** The modifier that limits how often somebody may use an ability, where there is one. */
export const limitOn = (seat: Seat, id: string): ModifierUse | undefined =>
  [...seatModifiers(seat), ...seat.modifiers].find(
    ({ modifier, on = id }) => on === id && (modifier === 'xShot' || modifier === 'held'),
  )

/** Whether somebody has a use of an ability left. @param used how often each was used */
export function usesLeft(seat: Seat, id: string, used: Readonly<Record<string, number>>): boolean {
  const limit = limitOn(seat, id)
  return !limit || (used[id] ?? 0) < (limit.count ?? 1)
}

/** What somebody has besides, at this point of the game. @see Entry.alsoHas */
export const alsoHas = (game: Game, seat: Seat): readonly string[] => [
  ...(isRole(asCopied(game, seat), 'encryptor') && isLimited(game, seat) ? ['encrypt'] : []),
  ...(isRole(asCopied(game, seat), 'universalBackup') && game.options.universalBackup === 'chooses' ? ['inherit'] : []),
]

const acts = (seat: Seat, id: string): boolean => {
  const ability = getOwn(abilities, id)
  const isByDay = seat.modifiers.some(({ modifier, on }) => modifier === 'byDay' && (on ?? id) === id)
  return (
    ability !== undefined
    && [ability.passive, ability.factional, ability.phases, ability.casual, isByDay].every(one => !one)
  )
}

/** Of what a jack holds, and of two roles in one seat, one is used a night. @see Entry.poolOf */
export function poolOf({ options, seats }: Game, seat: Seat, does: string): string | undefined {
  const { killAndAbility, joatPerNight, hybridPerNight } = options
  const last = !seats.some(({ slot, faction, alive }) => alive && slot !== seat.slot && faction === seat.faction)
  const oneAtAll = isScum(seat.faction) && (killAndAbility === 'one' || (killAndAbility === 'lastMember' && !last))
  const kills = factional(does)
  if (!acts(seat, does) && !kills) return undefined
  if (oneAtAll) return 'night'
  if (kills) return undefined
  if (heldIn(seat).includes(does)) return joatPerNight === 'unlimited' ? undefined : 'night'
  return rolesIn(seat).length > 1 && hybridPerNight !== 'unlimited' ? 'night' : undefined
}

/** By which rule one of them gives way to another. @see Entry.poolRule */
export function poolRule({ options }: Game, seat: Seat, does: string): string | undefined {
  const oneAtAll = options.killAndAbility === 'one' || options.killAndAbility === 'lastMember'
  if (heldIn(seat).includes(does)) return 'NR-JOAT-2'
  if (rolesIn(seat).length > 1 && !factional(does)) return 'NR-HYB-1'
  return oneAtAll ? 'NR-SIDE-6' : undefined
}

const said = sayingInEach({
  traitor: {
    en: 'a traitor cannot carry out the mafia kill',
    ru: 'предатель не ходит на убийство мафии',
  },
  lost: {
    en: 'this ability went with the death of its enabler',
    ru: 'эта способность пропала со смертью того, кто ее поддерживал',
  },
  backup: {
    en: 'a backup has no ability until the role it waits for has died',
    ru: 'у запасного нет способности, пока не умрет тот, чью роль он ждет',
  },
})

/** Why somebody lacks what his fields take away. @see Entry.lacks */
export function lacks(seat: Seat, does: string): Refusal | undefined {
  if (factional(does) && isRole(seat, 'traitor')) return { rule: 'NR-TRAITOR-2', says: said('traitor') }
  if (wordsIn(seat, 'lost').some(role => getOwn(allRoles, role)?.abilities.includes(does)))
    return { rule: heldIn(seat).includes(does) ? 'NR-ENABLE-4' : 'NR-ENABLE-2', says: said('lost') }
  return rolesIn(seat).some(role => role === 'backup' || role === 'universalBackup')
    ? { rule: 'NR-BACKUP-1', says: said('backup') }
    : undefined
}

/** What a spent word cites: what a jack holds, or a role with so many shots. */
export const heldWord = (seat: Seat, word: string): string =>
  wordsIn(seat, 'holds').includes(word) ? 'NR-JOAT-5' : 'NR-STRONG-3'

/** What a refusal cites where a word of somebody's was used up. @see Entry.declared */
export const declaredRule = (seat: Seat, word: string): string | undefined =>
  wordsIn(seat, 'holds').includes(word) ? 'NR-JOAT-1' : undefined
