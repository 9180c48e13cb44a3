/**
 * A second civil role that somebody plays beside the own one, for a game day or out of a collection: what he may do with it, and who else has
 * the role. It is his from the phase after the one in which he took it, and everything asks for it here; who may take
 * which role stands in `hands/`.
 */
import type { Game, Refusal, Seat } from '../../../journal/state.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import { getOwn } from '../../../ruleset/catalogue.ts'
import type { RoleAttribute } from '../attributes.ts'
import { entryOf, roleIs } from '../roles/role-entries.ts'
import { negativeOf } from './sides.ts'
import { rememberedOf, type Fact } from '../vocabulary.ts'

type Played = Pick<Game, 'facts' | 'customRoles'>
/** A role that somebody plays, by whose it is, where it is anybody's. */
type Play = Pick<Fact<'plays'>, 'of' | 'by' | 'data' | 'rule'>

/** What of a role is not for who only plays it (RU-ACR-5, RU-ACR-7, RU-ACR-8). */
const withheld: Readonly<Record<string, { abilities: readonly string[]; rule: RuleId }>> = {
  phantom: { abilities: ['haunt', 'possess', 'waiveBonus', 'stopPhantoms'], rule: 'RU-ACR-7' },
  hero: { abilities: ['standUp', 'takeDown', 'sacrifice'], rule: 'RU-ACR-5' },
  terrorist: { abilities: ['armDetonator', 'explodeWith'], rule: 'RU-ACR-5' },
  immortal: { abilities: ['link', 'breakLink'], rule: 'RU-ACR-5' },
  investigator: { abilities: ['vigilanteShot'], rule: 'RU-ACR-8' },
  priest: { abilities: ['forgive', 'letDie'], rule: 'RU-ACR-5' },
  kamikaze: { abilities: ['bait', 'detonate'], rule: 'RU-ACR-5' },
}

/** The roles that somebody plays beside the own one. */
export const playsOf = ({ facts }: Pick<Game, 'facts'>, who: SeatId): Play[] =>
  rememberedOf(facts, 'plays').filter(({ of }) => of === who)

const abilitiesWith = ({ customRoles }: Played, { data: { role, how } }: Play): readonly string[] =>
  ((getOwn(customRoles, role) ?? entryOf(role))?.abilities ?? []).filter(
    ability => how === 'collect' || !getOwn(withheld, role)?.abilities.includes(ability),
  )

/** Why somebody who plays a role may not make this move of it; nothing where he plays none that has it. */
export function withheldFrom(
  game: Played,
  { slot, name }: Pick<Seat, 'slot' | 'name'>,
  does: string,
): Refusal | undefined {
  const play = playsOf(game, slot).find(
    ({ data: { role, how } }) => how !== 'collect' && getOwn(withheld, role)?.abilities.includes(does),
  )
  return (
    play && {
      rule: withheld[play.data.role]!.rule,
      says: {
        en: `${name} only plays this role and does not have this move`,
        ru: `игрок ${name} лишь играет эту роль, и такого хода за нее нет`,
      },
    }
  )
}

/** What somebody may do by roles that are not his own. */
export const alsoHas = (game: Played, { slot }: Pick<Seat, 'slot'>): string[] =>
  playsOf(game, slot).flatMap(play => abilitiesWith(game, play))

/**
 * By which role somebody has an ability that his own one does not have; undefined for who has it by that. What a collector
 * took is his in full, so that it is none of these where they are weaker (`playedFor`).
 */
export function besideFor(game: Played & Pick<Game, 'seats'>, who: SeatId, ability: string): Play | undefined {
  const role = game.seats.find(({ slot }) => slot === who)?.role ?? ''
  return (getOwn(game.customRoles, role) ?? entryOf(role))?.abilities.includes(ability)
    ? undefined
    : playsOf(game, who).find(play => abilitiesWith(game, play).includes(ability))
}

/** The same of who only plays the role for a day: from zero, and weaker than its holder. */
export function playedFor(game: Played & Pick<Game, 'seats'>, who: SeatId, ability: string): Play | undefined {
  const play = besideFor(game, who, ability)
  return play?.data.how === 'collect' ? undefined : play
}

/** Whether somebody has an ability only by a role that he copied or conjured, which falls short of the original (RU-ACR-5, RU-WIZ-2). */
export const isCopied = (game: Played & Pick<Game, 'seats'>, who: SeatId, ability: string): boolean =>
  playedFor(game, who, ability) !== undefined

/** The role in which somebody makes a move of this kind; of civil ones the own role, or that which he plays. */
export const roleAs = (
  game: Played & Pick<Game, 'seats'>,
  seat: Seat,
  { kind, does }: { kind: 'civil' | 'negative'; does: string },
): string => (kind === 'negative' ? negativeOf(seat) : (besideFor(game, seat.slot, does)?.data.role ?? seat.role))

/** What somebody may do by a role that he uses out of a collection. */
export const collectedAbilities = (game: Played, who: SeatId): string[] =>
  playsOf(game, who).flatMap(play => (play.data.how === 'collect' ? abilitiesWith(game, play) : []))

/** Whether a role is somebody's in full: dealt, taken over, or in use out of a collection; who only plays it does not have it. */
export const isHolder = (game: Pick<Game, 'facts'>, { slot, role }: Seat, asked: string): boolean =>
  role === asked || playsOf(game, slot).some(({ data }) => data.how === 'collect' && data.role === asked)

/** Whether somebody has a role, as the own one or for a day. */
export const isRole = (game: Pick<Game, 'facts'>, { slot, role }: Seat, asked: string): boolean =>
  role === asked || playsOf(game, slot).some(({ data }) => data.role === asked)

/** Whether the own role or one that is played has an attribute. */
export const eitherRoleIs = (game: Pick<Game, 'facts'>, { slot, role }: Seat, attribute: RoleAttribute): boolean =>
  roleIs(role, attribute) || playsOf(game, slot).some(({ data }) => roleIs(data.role, attribute))
