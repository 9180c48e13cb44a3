/** Calls about the rules: what there is to hand out, to send in and to choose. */
import { own } from '../../engine/rules/catalogue.ts'
import type { Ability } from '../../engine/rules/role.ts'
import type { System } from '../../engine/rules/system.ts'
import { systemById, systems } from '../../engine/systems/index.ts'
import { roleName, spaced } from '../../engine/why/speaker.ts'
import { componentSaid } from './component-words.ts'
import type { Answers, CallInput } from './contract.ts'
import { notFound } from './refusal.ts'

export const rules = {
  'rules.roles': ({ system: id }: CallInput<'rules.roles'>): Answers['rules.roles'] => {
    const system = known(id)
    const words = system.wording.en
    return {
      system: system.id, name: system.name,
      roles: Object.entries(system.roles).map(([id, { faction, abilities, settings = {}, modifiers = [] }]) =>
        ({ id, name: roleName(id, words), faction, abilities, settings, modifiers })),
      factions: Object.entries(system.factions).map(([id, { abilities }]) => ({ id, name: own(words.factions, id) ?? spaced(id), abilities })),
      abilities: Object.entries(system.abilities).map(([id, ability]) => ({
        id, name: own(words.uses, id) ?? spaced(id), targets: ability.targets, kind: ability.kind, when: whenOf(system, ability), limits: limitsOf(ability),
        does: ability.components.map(component => componentSaid(component, ability)), ...ability.rule !== undefined && { rule: ability.rule },
      })),
    }
  },

  'rules.words': ({ system: id }: CallInput<'rules.words'>): Answers['rules.words'] => {
    const system = known(id)
    return {
      system: system.id, name: system.name, phases: [...system.phases],
      options: Object.entries(system.options).map(([id, { values, rule, says }]) => ({ id, values: [...values], default: values[0]!, rule, says })),
      modifiers: Object.entries(system.modifiers).map(([id, { says, limitsUses = false }]) => ({ id, says, numbered: limitsUses })),
      settings: settingsOf(system),
      factions: Object.keys(system.factions),
      prompts: Object.entries(system.prompts).map(([id, { rule, says, choices = [] }]) => ({ id, rule, says, choices: [...choices] })),
      draws: Object.entries(system.draws).map(([id, rule]) => ({ id, rule })),
      messages: [...system.tells],
      results: Object.keys(system.wording.en.results),
      rules: Object.entries(system.rulebook).map(([id, { origin, says, uncheckable }]) => ({ id, origin, says, ...uncheckable !== undefined && { uncheckable } })),
    }
  },
}

function known(id: string): System {
  const system = systemById(id)
  if (!system) throw notFound('system', id, systems.map(system => system.id))
  return system
}

const whenOf = (system: System, { passive }: Ability): string => passive ? 'always at work, never sent in' : `every ${system.phases[0]}`

function limitsOf({ passive, factional, perNight = 1, targets }: Ability): string[] {
  return [
    ...passive ? [] : [factional ? 'one member for the whole faction, once a night' : perNight === 1 ? 'once a night' : `${perNight} times a night`],
    ...targets > 1 ? ['two different players'] : [],
  ]
}

function settingsOf(system: System): Answers['rules.words']['settings'] {
  const settings = new Map<string, { id: string; values: (string | boolean)[]; roles: string[] }>()
  for (const [role, { settings: own = {} }] of Object.entries(system.roles)) {
    for (const [id, values] of Object.entries(own)) {
      const known = settings.get(id)
      if (known) known.roles.push(role)
      else settings.set(id, { id, values: [...values], roles: [role] })
    }
  }
  return [...settings.values()]
}
