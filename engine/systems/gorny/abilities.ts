/**
 * The abilities, each as the components it is made of. What they do to each other follows from the order of the list
 * (`slotOf` below) and is written once, in the rulings.
 */
import type { Ability } from '../../rules/role.ts'
import type { Component } from '../../rules/component.ts'

const visit: Component = { does: 'visit' }
const kill: Component = { does: 'kill' }

export const abilities: Record<string, Ability> = {
  swap: { kind: 'move', targets: 2, components: [visit, { does: 'move', how: 'swap' }], rule: 'GORNY-N3' },
  redirect: {
    kind: 'move',
    targets: 2,
    visits: [0],
    repeats: true,
    components: [visit, { does: 'move', how: 'redirect' }],
  },

  block: { kind: 'block', targets: 1, components: [visit, { does: 'block' }] },
  protect: { kind: 'protect', targets: 1, components: [visit, { does: 'protect' }], rule: 'GORNY-N6' },
  vest: {
    kind: 'protect',
    targets: 0,
    components: [{ does: 'protect', at: 'actor' }],
    passive: true,
    rule: 'GORNY-N5',
  },

  factionKill: { kind: 'kill', targets: 1, components: [visit, kill], factional: true, rule: 'GORNY-N7' },
  shoot: { kind: 'kill', targets: 1, components: [visit, kill] },

  investigate: {
    kind: 'investigate',
    targets: 1,
    self: true,
    components: [
      visit,
      {
        does: 'learn',
        what: 'alignment',
        sanity: { setting: 'sanity' },
        clear: 'notMafia',
        guilty: 'mafia',
        binary: true,
      },
    ],
    rule: 'GORNY-N4',
  },
  track: { kind: 'investigate', targets: 1, components: [visit, { does: 'sense', visits: 'by', tells: 'where' }] },

  stump: { kind: 'other', targets: 0, components: [{ does: 'mark', as: 'stump' }], passive: true, rule: 'GORNY-N8' },
}

/** The list of a night (GORNY-N2): the steps in which actions are done, and which actions belong in each. */
export const steps = ['swap', 'redirect', 'block', 'protect', 'kill', 'investigate', 'track'] as const
type StepName = (typeof steps)[number]

/**
 * Where an action stands in the list, by what it is made of; so abilities that a host composed have their place too. One
 * that does several things stands at the first of them.
 */
export const slotOf = ({ components }: Pick<Ability, 'components'>): StepName =>
  steps.find(slot => components.some(component => slotFor(component) === slot)) ?? 'track'

function slotFor(component: Component): StepName | undefined {
  switch (component.does) {
    case 'move':
      return component.how === 'redirect' ? 'redirect' : 'swap'
    case 'block':
      return 'block'
    case 'protect':
      return 'protect'
    case 'kill':
      return 'kill'
    case 'learn':
      return 'investigate'
    case 'sense':
      return 'track'
    default:
      return undefined
  }
}
