import type { Ability, Role } from '../../../engine/rules/role.ts'
import { alike } from '../../../engine/text/in-each.ts'
import type { Wording } from '../../../engine/text/wording.ts'
import type { System } from '../../../engine/ruleset/system.ts'

const role = (faction: string, abilities: string[], more: Partial<Role> = {}): Role => ({ faction, abilities, ...more })
const ability = (kind: Ability['kind'], targets: number, ...components: Ability['components']): Ability => ({
  kind,
  targets,
  components,
})

/** A system of a handful of words, for reading only. */
export const tiny = {
  id: 'tiny',
  name: 'Tiny',
  calendar: {
    phases: ['night', 'day'],
    acting: ['night'],
  },
  factions: { town: { abilities: [] }, wolves: { abilities: ['bite'] } },
  roles: {
    healer: role('town', ['heal']),
    seer: role('town', ['look'], { settings: { sight: ['clear', 'dim'], lucky: [true, false] } }),
    wolf: role('wolves', []),
    ferryman: role('town', ['ferry']),
    drunk: role('town', []),
  },
  abilities: {
    heal: ability('protect', 1, { does: 'visit' }, { does: 'protect' }),
    bite: { ...ability('kill', 1, { does: 'visit' }, { does: 'kill' }), keys: { mode: { says: '' } } },
    look: ability('investigate', 1, { does: 'learn', what: 'alignment', sanity: { setting: 'sight' } }),
    ferry: { ...ability('move', 2, { does: 'move', how: 'swap' }), keys: { mode: { says: '' }, why: { says: '' } } },
  },
  modifiers: { shots: { says: '', limitsUses: true }, quiet: { says: '', traits: ['unseen'] } },
  options: {
    ties: { values: ['nobody', 'both', 2], rule: 'T-1', says: '' },
    selfTarget: { values: [false, true], rule: 'T-2', says: '' },
  },
  prompts: { loop: { rule: 'T-2', says: '', choices: ['stop', 'go'] }, attacker: { rule: 'T-1', says: '' } },
  draws: { attacker: 'T-1' },
  words: {
    tells: ['attacked', 'learned'],
    wording: {} as Wording,
  },
  rulebook: Object.fromEntries(
    ['T-1', 'T-2', 'T-3', 'T-4', 'T-5', 'T-6'].map(id => [id, { says: '', origin: 'stated' as const }]),
  ),
  entry: {
    rules: {
      selfTarget: 'T-2',
      limit: 'T-2',
      uses: 'T-2',
      samePlace: 'T-2',
      dead: 'T-2',
      owner: 'T-2',
      late: 'T-2',
      count: 'T-2',
    },
  },
  resolve: () => {
    throw new Error('only read here')
  },
  setup: () => [{ rule: 'T-3', says: alike(''), who: [] }],
  books: {
    fields: { family: { label: '', says: '', rule: 'T-1' }, level: { label: '', says: '', rule: 'T-1' } },
  },
} satisfies System as System

/** The same, where an action can be aimed at a family or a role. */
export const grouped: System = {
  ...tiny,
  id: 'grouped',
  entry: { ...tiny.entry, groupTargets: ['family', 'role'] },
}
