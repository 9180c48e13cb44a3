/**
 * What an ability is to whoever has it, in the second person: the sentence that stands beside it in its system, with when and
 * how often it may be used, and what modifiers and options add.
 */
import type { Game, ModifierUse, Seat } from '../../../engine/journal/state.ts'
import type { Ability, Modifier } from '../../../engine/rules/role.ts'
import { catalogueOf, getOwn } from '../../../engine/ruleset/catalogue.ts'
import { chosenFor } from '../../../engine/ruleset/chosen.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { capital } from '../../../engine/text/humanize.ts'
import { messageSaid } from '../../../engine/text/in-each.ts'
import { anyPhase, formsOf } from '../../../engine/text/phase-forms.ts'
import { heard, language, listed, say } from '../words/say.ts'

/** Who is told: what options, settings and modifiers leave open is said as it is for this player. */
export interface Reader {
  game: Game
  seat: Seat
}

type Used = { use: ModifierUse; modifier: Modifier }
type Values = Record<string, string | number>

/** What holds for somebody: a setting of the role, else the game's option, else what that begins with. */
const chosenBy = (system: System, to: Reader | undefined, id: string): string | number | boolean | undefined =>
  (to && chosenFor(catalogueOf(system, to.game), to.seat, to.game.options, id))
  ?? getOwn(system.options, id)?.values[0]
  ?? Object.values(system.roles).flatMap(({ settings = {} }) => getOwn(settings, id)?.[0] ?? [])[0]

/**
 * @param to who is told; where absent, it is told of anybody, as the options of a new game are
 * @returns the sentences of one ability: what it is, what its modifiers make of it, and whom it may name
 */
export function abilityTold(system: System, id: string, ability: Ability, to?: Reader): string[] {
  const { told } = ability
  if (!told) return []
  const used = to ? catalogueOf(system, to.game).modifiersOn(to.seat, id) : []
  const message = heard(told)
  return [
    filled(system, message, to, {
      when: whenTold(system, ability, used, to),
      alone: to && !system.knownAllies?.(to.game, to.seat).length ? 'yes' : 'no',
      shots: ability.passive ? (numberOf(used) ?? 0) : 0,
    }),
    ...(to ? used.flatMap(one => modifierTold(system, one, message, ability, to)) : []),
    ...(to ? limitsTold(system, ability, used, to) : []),
  ]
}

/** What the modifiers of a player are that are none of an ability: a sentence each. */
export const playerTold = (system: System, to: Reader): string[] =>
  catalogueOf(system, to.game)
    .modifiersOf(to.seat)
    .filter(({ modifier }) => isOfPlayer(modifier))
    .flatMap(one => sentenceOf(system, one, to))

/** Whether a modifier is one of the player, whatever the player can do. */
const isOfPlayer = ({ player, weighs, weight, is }: Modifier): boolean =>
  player !== undefined || weighs === true || weight !== undefined || is !== undefined

/** What a modifier adds, where the sentence of the ability does not say it already and it is at work there. */
function modifierTold(system: System, one: Used, message: string, ability: Ability, to: Reader): string[] {
  const { limitsUses, nights, where } = one.modifier
  if (isOfPlayer(one.modifier)) return []
  if (/\{when/.test(message) && (limitsUses || nights)) return []
  if (/\{shots/.test(message) && limitsUses && ability.passive) return []
  // What is always at work is nothing that somebody does.
  if (ability.passive && !limitsUses && !where && !nights && actsAtAll(system, to)) return []
  return sentenceOf(system, one, to)
}

const actsAtAll = (system: System, { game, seat }: Reader): boolean => {
  const catalogue = catalogueOf(system, game)
  return catalogue.abilitiesOf(seat).some(id => catalogue.abilityOf(seat, id)?.passive !== true)
}

const sentenceOf = (system: System, { use, modifier: { told } }: Used, to: Reader): string[] =>
  told ? [filled(system, heard(told), to, { shots: use.count ?? 1 })] : []

/** A message with its values: those given, else what settings and options are set to; `a_b` is the option `a.b`. */
function filled(system: System, message: string, to: Reader | undefined, given: Values): string {
  const asked = [...message.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name = '']) => name)
  const values = asked.flatMap((name): [string, string | number][] => {
    const value = getOwn(given, name) ?? chosenBy(system, to, name.replace('_', '.'))
    return value === undefined ? [] : [[name, typeof value === 'number' ? value : String(value)]]
  })
  return messageSaid(language(), message, Object.fromEntries(values))
}

/** How many uses a modifier leaves. */
const numberOf = (used: readonly Used[]): number | undefined => {
  const limit = used.find(({ modifier }) => modifier.limitsUses)
  return limit && (limit.use.count ?? 1)
}

/** `Each night`, `On odd nights`, `Twice per game, at night,`: the beginning of a sentence. */
function whenTold(system: System, ability: Ability, used: readonly Used[], to: Reader | undefined): string {
  const { usesBy, uses } = ability
  const phases = phasesTold(system, ability, used)
  const by = usesBy === undefined ? undefined : chosenBy(system, to, usesBy)
  const times = numberOf(used) ?? uses ?? (typeof by === 'number' && by > 0 ? by : undefined)
  const nights = used.find(({ modifier }) => modifier.nights)?.modifier.nights
  if (times !== undefined) {
    const [only = '', ...more] = phases
    const { at } = formsOf(system.calendar.called, only, language())
    return say('roleMessages.timesInGame', { times, at, phase: nights ?? (more.length ? 'any' : only) })
  }
  if (nights) return say('roleMessages.onNights', { nights })
  return capital(listed(phases.map(kind => formsOf(system.calendar.called, kind, language()).every)))
}

/** In which kinds of phases it is used: a modifier may say so. */
const phasesTold = (system: System, { phases = system.calendar.acting }: Ability, used: readonly Used[]) =>
  used.find(({ modifier }) => modifier.phases)?.modifier.phases ?? phases

/** How often in one phase, where that is not once; and whom it may name besides those whom one expects. */
function limitsTold(system: System, ability: Ability, used: readonly Used[], to: Reader): string[] {
  const { perNight = 1, perNightBy, namesDead, fromAfar } = ability
  const phases = phasesTold(system, ability, used)
  const [only = '', ...more] = phases
  const { one: phase } = more.length ? anyPhase(language()) : formsOf(system.calendar.called, only, language())
  const set = perNightBy === undefined ? perNight : chosenBy(system, to, perNightBy)
  return [
    ...(typeof set === 'number' && set > 1 ? [say('roleMessages.oftenInPhase', { times: set, phase })] : []),
    ...onSelfTold(system, ability, to),
    ...(namesDead ? [say('roleMessages.onDead')] : []),
    ...(fromAfar ? [say('roleMessages.fromAfar')] : []),
  ]
}

function onSelfTold(
  system: System,
  { selfUses, self, notSelf, targets, most = targets, casual, kind }: Ability,
  to: Reader,
): string[] {
  if (!most) return []
  if (selfUses !== undefined) return [say('roleMessages.onSelfOften', { times: selfUses })]
  // Where one names oneself among others, an order or a ballot, nobody wonders.
  if (self) return casual || kind === 'other' ? [] : [say('roleMessages.onSelf')]
  const option = notSelf?.unless ?? (!notSelf && getOwn(system.options, 'selfTarget') ? 'selfTarget' : undefined)
  return option !== undefined && chosenBy(system, to, option) === true ? [say('roleMessages.onSelf')] : []
}
