/** The list of a night (GORNY-N2): the slots in which actions are done, and which actions belong in each. */
import type { Ability } from '../../rules/role.ts'
import type { Component } from '../../rules/component.ts'

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
