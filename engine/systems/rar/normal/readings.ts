/** What checks say of a player, by what they ask: as at the start of the game, and of no side's own deeds. */
import type { Game, Seat } from '../../../journal/state.ts'
import { byRule } from '../../../reason/reason.ts'
import { asCopied, getOwn } from '../../../ruleset/catalogue.ts'
import { withOwnRoles } from '../../../ruleset/own-roles.ts'
import type { System } from '../../../ruleset/system.ts'
import { attempts } from './attempts.ts'
import { isRole, rolesIn, wordsIn } from './fields.ts'
import { isPlain, nameOf } from './seat-name.ts'
import { heldIn, roleOf } from './seat-abilities.ts'
import { isScum, topicsNow } from './topics.ts'

/** Roles with a gun: the older of two lists, and what the newer one adds to it. */
export const armed = [
  'cop',
  'vigilante',
  'dayVigilante',
  'gunsmith',
  'roleCop',
  'vanillaCop',
  'paranoidGunOwner',
  'seer',
]
export const armedSince = ['neapolitan', 'goonCop', 'ptCop', 'detective', 'modifierCop', 'vengeful']
const unarmed = ['traitor', 'doctor', 'medicalStudent']

function hasGun(game: Game, seat: Seat): boolean {
  const { options } = game
  const like = getOwn(game.customRoles, seat.role)?.like
  const roles = [
    ...rolesIn(seat),
    ...(like === undefined ? [] : [like]),
    ...heldIn(seat).flatMap(id => roleOf(id) ?? []),
  ]
  const models = rolesIn(seat).includes('backup') ? wordsIn(seat, 'of') : []
  const guns = options.gunList === 'older' ? armed : [...armed, ...armedSince]
  if ([...roles, ...models].some(role => guns.includes(role))) return true
  const outlaw = /^mafia/.test(seat.faction) || (options.werewolfGuns === true && seat.faction === 'werewolf')
  return outlaw && !roles.some(role => unarmed.includes(role))
}

const modifiersOf = ({ modifiers }: Seat): string =>
  modifiers.length
    ? modifiers.map(({ modifier, count }) => (count === undefined ? modifier : `${modifier}(${count})`)).join(', ')
    : 'noModifiers'

/** @see System.readings */
export function readings(system: System, game: Game, seat: Seat): Record<string, string> {
  const { neapolitanModified, roleCopHears, traitorReads } = game.options
  const bare = { ...seat, modifiers: [] }
  const vanilla = isPlain(seat) || (rolesIn(seat).join() === 'serialKiller' && !seat.modifiers.length)
  const townie =
    seat.faction === 'town' && seat.role === 'vanilla' && isPlain(neapolitanModified === 'vanilla' ? bare : seat)
  const goon = isPlain(seat) && (seat.role === 'goon' || seat.role === 'werewolf')
  const topics = topicsNow(system, game).filter(({ members }) => members.includes(seat.slot))
  // What a personal check is told, where that is something else.
  const tried = attempts(system, game).filter(({ by }) => by === seat.slot)
  const apart = byRule('NR-MOD-15', true) && {
    ...(tried.length && tried.every(({ forSide }) => forSide) && { 'personal:killer': 'neverTried' }),
    ...(topics.length && topics.every(({ kind }) => kind === 'scum') && { 'personal:topic': 'inNoTopic' }),
  }
  return {
    name: nameOf(seat, byRule('NR-RCOP-2', roleCopHears !== 'roleOnly'), withOwnRoles(system, game).words.wording.en),
    gun: hasGun(game, seat) ? 'gun' : 'noGun',
    vanilla: vanilla ? 'vanilla' : 'notVanilla',
    vanillaTownie: townie ? 'vanillaTownie' : 'notVanillaTownie',
    goon: goon ? 'goon' : 'notGoon',
    killer: tried.length ? 'triedToKill' : 'neverTried',
    topic: topics.length ? 'inTopic' : 'inNoTopic',
    ...apart,
    modifiers: modifiersOf(seat),
    ...(vanilla && { plain: 'plain' }),
    ...(isRole(seat, 'seer') && { lens: 'seer' }),
    ...(traitorReads === 'town' && isRole(asCopied(game, seat), 'traitor') && { alignment: 'town' }),
  }
}

type Lens = Record<string, string>

/** Every alignment that there is in one of two words. */
const inTwo = (game: Game, is: (faction: string) => boolean, yes: string, no: string): Lens =>
  Object.fromEntries(
    ['town', 'mafia', ...game.seats.map(({ faction }) => faction)].map(one => [one, is(one) ? yes : no]),
  )

/** @see System.lenses */
export function lenses(game: Game): Record<string, Lens> {
  const { copWords, seerLooksFor } = game.options
  const isTown = (faction: string): boolean => faction === 'town'
  const isMafia = (faction: string): boolean => /^mafia/.test(faction)
  const side: Lens =
    copWords === 'faction'
      ? {}
      : copWords === 'mafia'
        ? inTwo(game, isMafia, 'mafia', 'notMafia')
        : copWords === 'innocent'
          ? inTwo(game, isTown, 'innocent', 'guilty')
          : inTwo(game, isTown, 'town', 'notTown')
  const both =
    game.seats.some(({ faction }) => isMafia(faction))
    && game.seats.some(({ faction }) => isScum(faction) && !isMafia(faction))
  const seesWolves = seerLooksFor === 'werewolves' || (seerLooksFor !== 'asCop' && both)
  return { side, seer: seesWolves ? inTwo(game, one => one === 'werewolf', 'werewolf', 'notWerewolf') : side }
}
