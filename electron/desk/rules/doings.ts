/** How often an ability may be used, and on whom, in words. */
import type { Ability } from '../../../engine/rules/role.ts'
import { getOwn } from '../../../engine/ruleset/catalogue.ts'
import { namesIn } from '../../../engine/ruleset/spoken-in.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { optionNamed } from '../../../engine/text/option-name.ts'
import { anyPhase, formsOf } from '../../../engine/text/phase-forms.ts'
import { spaced } from '../../../engine/why/speaker.ts'
import { language, say, wordsOf } from '../words/say.ts'

/** How often it may be used, and on whom. */
export function limitsOf(system: System, id: string, ability: Ability): string[] {
  const { aims = [], targets, most = targets, repeats, uses, usesBy, namesDead, fromAfar, passive, turn } = ability
  const instead = turn === undefined ? [] : alternatives(system, id, turn)
  return [
    ...(passive ? [] : [howOften(system, ability)]),
    ...(instead.length
      ? [say('rules.instead', { others: instead.map(other => calledIn(system, other)).join(', ') })]
      : []),
    ...(uses === undefined ? [] : [uses === 1 ? say('rules.onceInGame') : say('rules.oftenInGame', { times: uses })]),
    ...(usesBy === undefined ? [] : [say('rules.inGameByOption', { option: optionIn(system, usesBy) })]),
    ...onSelfSaid(system, ability),
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
  optionNamed(id, part => getOwn(namesIn(system, language()), part), spaced)

function howOften(
  system: System,
  { factional, anyone, perNight = 1, perNightBy, phases = system.calendar.acting }: Ability,
): string {
  const [only, ...more] = phases
  const { one: phase } =
    only === undefined || more.length ? anyPhase(language()) : formsOf(system.calendar.called, only, language())
  if (factional) return say(anyone ? 'rules.together' : 'rules.forFaction', { phase })
  if (perNightBy !== undefined) return say('rules.byOption', { phase, option: optionIn(system, perNightBy) })
  return perNight === 1 ? say('rules.once', { phase }) : say('rules.often', { phase, times: perNight })
}

function onSelfSaid(system: System, { selfUses, self, notSelf, targets, most = targets }: Ability): string[] {
  if (selfUses !== undefined)
    return [selfUses === 1 ? say('rules.onSelfOnce') : say('rules.onSelfOften', { times: selfUses })]
  if (self) return [say('rules.onSelf')]
  const option =
    notSelf?.unless ?? (most && !notSelf && getOwn(system.options, 'selfTarget') ? 'selfTarget' : undefined)
  return option === undefined ? [] : [say('rules.onSelfByOption', { option: optionIn(system, option) })]
}

/** What somebody who has an ability may send in instead of it, the last of them counting. */
function alternatives({ abilities, roles, overlays = {}, factions }: System, id: string, turn: string): string[] {
  const together = [roles, ...Object.values(overlays), factions]
    .flatMap(carriers => Object.values(carriers))
    .flatMap(carrier => (carrier.abilities.includes(id) ? carrier.abilities : []))
  return [...new Set(together)].filter(other => other !== id && getOwn(abilities, other)?.turn === turn)
}
