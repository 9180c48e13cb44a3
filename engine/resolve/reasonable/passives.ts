/**
 * Passives that can be stopped. What is always at work is an action on oneself that cannot be seen, blocked or moved; where
 * the game or the role says that it can, it is one like any other: it visits whoever has it, and stands where it comes.
 */
import type { Filled } from '../../rules/component.ts'
import type { Act, Position } from '../../rules/position.ts'

/** @param stopped what the game says; a player may have it otherwise */
export const withPassives = (position: Position, stopped: boolean): Position => ({
  ...position,
  acts: position.acts.map(act => (act.passive && (act.set?.passivesCanBeStopped ?? stopped) ? onOneself(act) : act)),
})

const onOneself = (act: Act): Act => ({
  ...act,
  stoppable: true,
  targets: [act.actor],
  visits: [0],
  components: [{ does: 'visit' }, ...act.components.map(atTarget)],
})

function atTarget(component: Filled): Filled {
  switch (component.does) {
    case 'protect':
    case 'halt': {
      const { at: _, ...there } = component
      return there
    }
    case 'retaliate':
      return { ...component, at: 'target' }
    case 'seem':
      return { does: 'frame', as: component.as }
    default:
      return component
  }
}
