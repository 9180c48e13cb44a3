/** Calls about the rules: what there is to hand out, to send in and to choose. */
import { overlayName, getOwn } from '../../../engine/ruleset/catalogue.ts'
import { takesNumber, type Ability, type Key } from '../../../engine/rules/role.ts'
import { spokenIn } from '../../../engine/ruleset/spoken-in.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { systemById, systems } from '../../../engine/systems/index.ts'
import { formsOf, type PhaseForms } from '../../../engine/text/phase-forms.ts'
import { roleName, spaced } from '../../../engine/why/speaker.ts'
import type { AbilityRow, Answers, CallInput, RolesAnswer } from '../contract.ts'
import { sideMarkOf } from '../library/side.ts'
import { notFound } from '../refusal.ts'
import { language, say, wordsOf } from '../words/say.ts'
import { abilityTold } from './ability-told.ts'
import { limitsOf } from './doings.ts'

export const rules = {
  'rules.roles': ({ system: id }: Pick<CallInput<'rules.roles'>, 'system'>): Answers['rules.roles'] =>
    rolesOf(known(id)),

  'rules.words': ({ system: id }: CallInput<'rules.words'>): Answers['rules.words'] => {
    const system = known(id)
    return {
      system: system.id,
      name: system.name,
      phases: [...system.calendar.phases],
      options: Object.entries(system.options).map(([id, { values, rule, says, whole, list }]) => ({
        id,
        values: [...values],
        default: values[0]!,
        rule,
        says,
        ...(whole && { whole }),
        ...(list && { list: { of: [...list.of], all: list.all === true } }),
      })),
      modifiers: Object.entries(system.modifiers).map(([id, modifier]) => ({
        id,
        says: modifier.says,
        numbered: takesNumber(modifier),
        ...(modifier.weighs && { from: 0 }),
      })),
      settings: settingsOf(system),
      factions: Object.keys(system.factions),
      prompts: Object.entries(system.prompts).map(([id, { rule, says, choices = [] }]) => ({
        id,
        rule,
        says,
        choices: [...choices],
      })),
      draws: Object.entries(system.draws).map(([id, rule]) => ({ id, rule })),
      marks: Object.entries(system.books?.marks ?? {}).map(([id, { says, rule, secret = false }]) => ({
        id,
        says,
        rule,
        secret,
      })),
      counters: Object.entries(system.books?.counters ?? {}).map(([id, { says, rule }]) => ({ id, says, rule })),
      fields: Object.entries(system.books?.fields ?? {}).map(([id, { label, says, rule, values, secret = false }]) => ({
        id,
        label,
        says,
        rule,
        ...(values && { values: [...values] }),
        secret,
      })),
      forms: Object.entries(system.books?.forms ?? {}).map(([id, { title, says, rule, fields }]) => ({
        id,
        title,
        says,
        rule,
        fields: Object.entries(fields).map(([field, { label, kind, values, must = false }]) => ({
          id: field,
          label,
          kind,
          ...(values && { values: [...values] }),
          must,
        })),
      })),
      ...(system.votes && {
        ballots: { form: system.votes.form, phases: [...system.votes.phases], rule: system.votes.rule },
      }),
      winners: [...new Set([...Object.keys(system.factions), ...(system.winners ?? [])])],
      messages: [...system.words.tells],
      posts: Object.keys(system.words.wording.en.posts),
      results: Object.keys(system.words.wording.en.results),
      rules: Object.entries(system.rulebook).map(([id, { origin, says, uncheckable }]) => ({
        id,
        origin,
        says,
        ...(uncheckable !== undefined && { uncheckable }),
      })),
    }
  },
}

/** What a system has to hand out, and what can be sent in, in the language of whoever asks. */
export function rolesOf(played: System): RolesAnswer {
  const system = spokenIn(played, language())
  const words = wordsOf(system)
  // Any role may lie beside another: those are no roles of another kind.
  const over = Object.entries(system.overlays ?? {}).filter(([field]) => field !== system.naming?.fields.besides)
  return {
    system: system.id,
    name: system.name,
    roles: Object.entries(system.roles).map(([id, { faction, abilities, settings = {}, modifiers = [] }]) => ({
      id,
      name: roleName(id, words),
      faction,
      abilities,
      settings,
      modifiers,
    })),
    ...(over.length && {
      overlays: over.flatMap(([field, roles]) =>
        Object.entries(roles).map(([value, { faction, abilities }]) => {
          const id = overlayName(field, value)
          return { field, value, id, name: roleName(id, words), faction, abilities }
        }),
      ),
    }),
    factions: Object.entries(system.factions).map(([id, { abilities }]) => ({
      id,
      name: getOwn(words.factions, id) ?? spaced(id),
      side: sideMarkOf(system, id),
      abilities,
    })),
    abilities: Object.entries(system.abilities).map(([id, ability]) => ({
      id,
      name: getOwn(words.uses, id) ?? spaced(id),
      ...sentWith(system, ability, ({ ofAll }) => !ofAll),
      kind: ability.kind,
      when: whenOf(system, ability),
      limits: limitsOf(system, id, ability),
      ...(ability.uses !== undefined && { uses: ability.uses }),
      ...(ability.selfUses !== undefined && { selfUses: ability.selfUses }),
      does: abilityTold(system, id, ability),
      ...citing(ability.stated ?? ability.rule),
    })),
  }
}

const citing = (rule: string | undefined): Pick<AbilityRow, 'rule'> => (rule === undefined ? {} : { rule })

/** A system, its tables in the language of whoever asks. */
function known(id: string): System {
  const system = systemById(id)
  if (system) return spokenIn(system, language())
  throw notFound(
    'system',
    id,
    systems.map(system => system.id),
  )
}

/** What an ability is sent in with, and when. @param asked which of its keys are asked for */
export const sentWith = (
  system: System,
  { targets, most = targets, aims = ['player'], phases = system.calendar.acting, keys = {}, passive }: Ability,
  asked: (key: Key, id: string) => boolean,
): Pick<AbilityRow, 'targets' | 'most' | 'aims' | 'phases' | 'keys'> => ({
  targets,
  most,
  aims: most ? [...aims] : [],
  phases: passive ? [] : [...phases],
  keys: Object.entries(keys)
    .filter(([id, key]) => asked(key, id))
    .map(([id, { says, values, aims, open, must = false }]) => ({
      id,
      says,
      ...(values && { values: [...values] }),
      ...(aims && { aims }),
      ...(open && { open }),
      must,
    })),
})

function whenOf(system: System, { passive, phases = system.calendar.acting }: Ability): string {
  if (passive) return say('rules.always')
  const called = (kind: string): PhaseForms => formsOf(system.calendar.called, kind, language())
  return phases.length > 1
    ? say('rules.byPhases', { phases: phases.map(kind => called(kind).at).reduce(byEither) })
    : called(phases[0] ?? system.calendar.phases[0]!).every
}

const byEither = (first: string, second: string): string => say('rules.andBy', { first, second })

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
