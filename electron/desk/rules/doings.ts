/** What an ability does and how often it may be used, in words: of anybody, or to somebody who has it in a game. */
import type { Game, Seat } from '../../../engine/journal/state.ts'
import type { Component } from '../../../engine/rules/component.ts'
import type { Ability } from '../../../engine/rules/role.ts'
import { catalogueOf, getOwn } from '../../../engine/ruleset/catalogue.ts'
import { chosenFor } from '../../../engine/ruleset/chosen.ts'
import { namesIn } from '../../../engine/ruleset/spoken-in.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { anyPhase, formsOf } from '../../../engine/text/phase-forms.ts'
import { spaced } from '../../../engine/why/speaker.ts'
import { heard, language, say, wordsOf } from '../words/say.ts'
import { componentSaid } from './component-words.ts'

/** Who is told of an ability of his own: what options and settings leave open is said as it is for him. */
interface Reader {
  game: Game
  seat: Seat
}

/** What holds for somebody: a setting of the role, else the game's option, else what that begins with. */
const chosenBy = (system: System, { game, seat }: Reader, id: string): string | number | boolean | undefined =>
  chosenFor(catalogueOf(system, game), seat, game.options, id) ?? getOwn(system.options, id)?.values[0]

/** What nobody is told of his own role: whether he sees right. */
const hidden: ReadonlySet<string> = new Set(['sanity', 'protectable'])

/** A component with what settings and options say of it in their places. */
function asSet(component: Component, system: System, to: Reader): Component {
  const fields = Object.entries(component).flatMap(([key, value]: [string, unknown]) => {
    if (hidden.has(key)) return []
    if (typeof value !== 'object' || value === null) return [[key, value]]
    const { setting, option } = value as { setting?: string; option?: string }
    const set =
      (setting === undefined ? undefined : chosenBy(system, to, setting))
      ?? (option === undefined ? undefined : chosenBy(system, to, option))
    return [[key, set ?? value]]
  })
  return Object.fromEntries(fields) as unknown as Component
}

/**
 * What an ability does: by its components, or, where those only leave a mark or speak of a target that it has not, by what the
 * rulebook says of it; where that is a rule of several abilities, by both.
 * @param to who is told; where absent, it is told of anybody
 */
export function doesOf(system: System, ability: Ability, to?: Reader): string[] {
  const { rulebook, abilities } = system
  const { stated, rule = stated, says, components, passive, targets, most = targets } = ability
  if (says) return [heard(says)]
  const ruling = rule === undefined ? undefined : getOwn(rulebook, stated ?? rule)
  const aimless = components.some(({ does }) => does === 'sense' || does === 'learn') && passive === true && !most
  const called = (id: string): string => getOwn(namesIn(system, language()), id) ?? spaced(id)
  const said = aimless
    ? []
    : components.map(component =>
        componentSaid(
          to ? asSet(component, system, to) : component,
          { ...ability, targets: most },
          called,
          to ? 'you' : 'actor',
        ),
      )
  if (!ruling || !(aimless || components.every(({ does }) => does === 'mark'))) return said
  const shared = stated === undefined && Object.values(abilities).filter(other => other.rule === rule).length > 1
  return [ruling.says.replace(/\.$/, ''), ...(shared ? said : [])]
}

/** How often it may be used, and on whom. @param to who is told; where absent, it is told of anybody */
export function limitsOf(system: System, id: string, ability: Ability, to?: Reader): string[] {
  const { aims = [], targets, most = targets, repeats, uses, usesBy, namesDead, fromAfar, passive, turn } = ability
  const instead = turn === undefined ? [] : alternatives(system, id, turn)
  return [
    ...(passive ? [] : [howOften(system, ability, to)]),
    ...(instead.length
      ? [say('rules.instead', { others: instead.map(other => calledIn(system, other)).join(', ') })]
      : []),
    ...(uses === undefined ? [] : [uses === 1 ? say('rules.onceInGame') : say('rules.oftenInGame', { times: uses })]),
    ...(usesBy === undefined ? [] : inGame(system, usesBy, to)),
    ...onSelfSaid(system, ability, to),
    ...(namesDead ? [say('rules.onDead')] : []),
    ...(fromAfar ? [say('rules.fromAfar')] : []),
    ...(most > 1 && new Set(aims).size < 2
      ? [say(repeats ? 'rules.twice' : targets === 2 && most === 2 ? 'rules.twoDifferent' : 'rules.allDifferent')]
      : []),
  ]
}

/** What an ability is called. */
const calledIn = (system: System, id: string): string => getOwn(wordsOf(system).uses, id) ?? spaced(id)

/** An option as the screen of options calls it. */
const optionIn = (system: System, id: string): string =>
  id
    .split('.')
    .map(part => getOwn(namesIn(system, language()), part) ?? spaced(part))
    .join(': ')

function howOften(
  system: System,
  { factional, anyone, perNight = 1, perNightBy, phases = system.calendar.acting }: Ability,
  to: Reader | undefined,
): string {
  const [only, ...more] = phases
  const { one: phase } =
    only === undefined || more.length ? anyPhase[language()] : formsOf(system.calendar.called, only, language())
  if (factional) return say(anyone ? 'rules.together' : 'rules.forFaction', { phase })
  const set = perNightBy === undefined || !to ? undefined : chosenBy(system, to, perNightBy)
  if (perNightBy !== undefined && typeof set !== 'number')
    return say('rules.byOption', { phase, option: optionIn(system, perNightBy) })
  const times = typeof set === 'number' ? set : perNight
  return times === 1 ? say('rules.once', { phase }) : say('rules.often', { phase, times })
}

/** How often in a game, by the option that says so; 0 is as often as one likes. */
function inGame(system: System, id: string, to: Reader | undefined): string[] {
  const times = to && chosenBy(system, to, id)
  if (typeof times !== 'number') return [say('rules.inGameByOption', { option: optionIn(system, id) })]
  if (times < 1) return []
  return [times === 1 ? say('rules.onceInGame') : say('rules.oftenInGame', { times })]
}

function onSelfSaid(
  system: System,
  { selfUses, self, notSelf, targets, most = targets }: Ability,
  to: Reader | undefined,
): string[] {
  if (selfUses !== undefined)
    return [selfUses === 1 ? say('rules.onSelfOnce') : say('rules.onSelfOften', { times: selfUses })]
  if (self) return [say('rules.onSelf')]
  const option =
    notSelf?.unless ?? (most && !notSelf && getOwn(system.options, 'selfTarget') ? 'selfTarget' : undefined)
  if (option === undefined) return []
  if (to) return chosenBy(system, to, option) === true ? [say('rules.onSelf')] : []
  return [say('rules.onSelfByOption', { option: optionIn(system, option) })]
}

/** What somebody who has an ability may send in instead of it, the last of them counting. */
function alternatives({ abilities, roles, overlays = {}, factions }: System, id: string, turn: string): string[] {
  const together = [roles, ...Object.values(overlays), factions]
    .flatMap(carriers => Object.values(carriers))
    .flatMap(carrier => (carrier.abilities.includes(id) ? carrier.abilities : []))
  return [...new Set(together)].filter(other => other !== id && getOwn(abilities, other)?.turn === turn)
}
