/**
 * The abilities, each as the components it is made of (RAR-C1). What components do to each other is written once, in
 * the resolver; which rule each step cites, in `rulings.ts`.
 */
import type { Ability } from '../../rules/role.ts'
import type { Component } from '../../rules/component.ts'

const visit: Component = { does: 'visit' }
const kill: Component = { does: 'kill' }
const block: Component = { does: 'block' }
const protect: Component = { does: 'protect' }

const killing: Record<string, Ability> = {
  factionKill: { kind: 'kill', targets: 1, components: [visit, kill], factional: true },
  shoot: { kind: 'kill', targets: 1, components: [visit, kill] },
  reveal: {
    kind: 'other',
    targets: 0,
    components: [{ does: 'mark', as: 'revealed' }],
    phases: ['day'],
    uses: 1,
    casual: true,
    rule: 'DAY-R2',
  },
  dayShoot: { kind: 'kill', targets: 1, components: [visit, kill], phases: ['day'], casual: true, rule: 'DAY-R8' },
}

const protecting: Record<string, Ability> = {
  protect: { kind: 'protect', targets: 1, components: [visit, protect] },
  resuscitate: {
    kind: 'protect',
    targets: 1,
    components: [visit, protect, { does: 'kill', unlessAttacked: true, protectable: { option: 'protectionsStopCpr' } }],
  },
  guard: { kind: 'protect', targets: 1, components: [visit, { does: 'intercept', dies: { setting: 'dies' } }] },
  sit: {
    kind: 'protect',
    targets: 1,
    components: [visit, { does: 'protect', capacity: 1 }, { does: 'bind', dies: 'target' }],
  },
  vest: { kind: 'protect', targets: 0, components: [{ does: 'protect', at: 'actor' }], passive: true, rule: 'RAR-C2' },
}

const stopping: Record<string, Ability> = {
  block: { kind: 'block', targets: 1, components: [visit, block] },
  jail: { kind: 'block', targets: 1, components: [visit, block, protect], rule: 'RAR-C2' },
  abduct: { kind: 'block', targets: 1, components: [visit, block, { does: 'halt' }], rule: 'RAR-C2' },
  stop: { kind: 'block', targets: 1, components: [visit, { does: 'halt' }] },
  commute: { kind: 'hide', targets: 0, components: [{ does: 'halt', at: 'actor', absolute: true }] },
  hide: {
    kind: 'hide',
    targets: 1,
    components: [
      visit,
      { does: 'protect', at: 'actor', against: 'directKills', absolute: true },
      { does: 'bind', dies: 'actor' },
    ],
  },
  asceticism: {
    kind: 'hide',
    targets: 0,
    components: [{ does: 'halt', at: 'actor', except: 'kill' }],
    passive: true,
    rule: 'RAR-C2',
  },
}

const learning: Record<string, Ability> = {
  investigate: {
    kind: 'investigate',
    targets: 1,
    components: [
      visit,
      { does: 'learn', what: 'alignment', sanity: { setting: 'sanity' }, clear: 'town', guilty: 'mafia' },
    ],
  },
  inspectRole: { kind: 'investigate', targets: 1, components: [visit, { does: 'learn', what: 'role' }] },
  track: { kind: 'investigate', targets: 1, components: [visit, { does: 'sense', visits: 'by', tells: 'where' }] },
  watch: { kind: 'investigate', targets: 1, components: [visit, { does: 'sense', visits: 'to', tells: 'who' }] },
  watchRoles: { kind: 'investigate', targets: 1, components: [visit, { does: 'sense', visits: 'to', tells: 'role' }] },
  follow: { kind: 'investigate', targets: 1, components: [visit, { does: 'sense', visits: 'by', tells: 'kind' }] },
  peek: { kind: 'investigate', targets: 1, components: [visit, { does: 'sense', visits: 'to', tells: 'kind' }] },
  detect: { kind: 'investigate', targets: 1, components: [visit, { does: 'sense', visits: 'either', tells: 'any' }] },
}

const deceiving: Record<string, Ability> = {
  frame: { kind: 'deceive', targets: 1, components: [visit, { does: 'frame', as: 'mafia' }] },
  clean: { kind: 'deceive', targets: 1, components: [visit, { does: 'clean' }] },
  disguise: { kind: 'deceive', targets: 0, components: [{ does: 'seem', as: 'town' }], passive: true, rule: 'RAR-C2' },
  suspicion: {
    kind: 'deceive',
    targets: 0,
    components: [{ does: 'seem', as: 'mafia' }],
    passive: true,
    rule: 'RAR-C2',
  },
}

const moving: Record<string, Ability> = {
  swap: { kind: 'move', targets: 2, components: [visit, { does: 'move', how: 'swap' }] },
  redirect: {
    kind: 'move',
    targets: 2,
    visits: [0],
    repeats: true,
    components: [visit, { does: 'move', how: 'redirect' }],
  },
  deflect: { kind: 'move', targets: 2, components: [visit, { does: 'move', how: 'deflect' }] },
  attract: { kind: 'move', targets: 0, components: [{ does: 'move', how: 'attract' }] },
}

const other: Record<string, Ability> = {
  visit: { kind: 'visit', targets: 1, components: [visit] },
  ambush: { kind: 'kill', targets: 0, components: [{ does: 'retaliate' }], passive: true, rule: 'RAR-C2' },
  recruit: {
    kind: 'recruit',
    targets: 1,
    components: [
      visit,
      { does: 'recruit', into: 'cult', sparesDying: { setting: 'sparesDying', option: 'sparesDying' } },
    ],
  },
}

export const abilities: Record<string, Ability> = {
  ...killing,
  ...protecting,
  ...stopping,
  ...learning,
  ...deceiving,
  ...moving,
  ...other,
}
