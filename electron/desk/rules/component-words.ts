/** What each component of an ability does, in words: the vocabulary as a host reads it. */
import type { Component, Param } from '../../../engine/rules/component.ts'
import { spaced } from '../../../engine/why/speaker.ts'
import type { Ability } from '../../../engine/rules/role.ts'

/** One component of an ability as a clause: `protects the target from 1 attack`. */
export function componentSaid(component: Component, { targets, visits }: Pick<Ability, 'targets' | 'visits'>): string {
  const where = 'at' in component && component.at === 'actor' ? 'the actor' : 'the target'
  const evenPiercing = 'absolute' in component && component.absolute ? ', even from what pierces' : ''
  switch (component.does) {
    case 'visit':
      return targets === 1
        ? 'visits the target'
        : visits
          ? `visits the ${visits.map(aim => places[aim]).join(' and the ')} target`
          : 'visits every target'
    case 'kill':
      return `attacks the target${component.unlessAttacked ? ', unless another attack comes there' : ''}${component.protectable === undefined ? '' : ` (whether protections stop it: ${param(component.protectable)})`}`
    case 'block':
      return 'stops what the target does'
    case 'protect':
      return `protects ${where} from ${component.capacity === undefined ? 'attacks' : `${param(component.capacity)} attack${component.capacity === 1 ? '' : 's'}`}${component.against === 'directKills' ? ' that are kills as such, not from the shots of those one visits' : ''}${evenPiercing}`
    case 'halt':
      return `nothing else works on ${where}${component.except === 'kill' ? ', except kills' : ''}${component.absolute ? ', not even what pierces' : ''}`
    case 'move':
      return moves[component.how]
    case 'learn':
      return `learns the ${component.what} of the target${component.sanity === undefined ? '' : ` (sanity: ${param(component.sanity)})`}`
    case 'sense':
      return `learns ${senses[component.visits][component.tells]}`
    case 'frame':
      return `checks of the target read ${component.as}`
    case 'seem':
      return `checks of the actor read ${component.as}`
    case 'retaliate':
      return 'attacks whoever visits the actor'
    case 'intercept':
      return `an attack that comes to the target becomes an attack on the ${typeof component.dies === 'object' ? `guard, the attacker or both (${param(component.dies)})` : component.dies === 'both' ? 'guard and the attacker' : component.dies}`
    case 'bind':
      return component.dies === 'actor'
        ? 'the actor dies when the target is killed by an attack'
        : 'the target dies when the actor dies'
    case 'perish':
      return `the actor dies where this comes to somebody who is not ${component.unless}`
    case 'clean':
      return "a victim's role is not shown"
    case 'mark':
      return `marks ${targets ? 'the target' : 'the actor'}: ${spaced(component.as)}`
    case 'recruit':
      return `the target joins the ${component.into} (whether it spares the dying: ${param(component.sparesDying)})`
  }
}

const moves: Record<Extract<Component, { does: 'move' }>['how'], string> = {
  swap: 'what is aimed at either target goes to the other',
  deflect: 'what is aimed at the first target goes to the second',
  redirect: 'what the first target does goes to the second',
  attract: 'what anybody else does goes to the actor',
}

type Sense = Extract<Component, { does: 'sense' }>
const senses: Record<Sense['visits'], Record<Sense['tells'], string>> = {
  by: {
    where: 'whom the target visits',
    who: 'whether the target visits anybody',
    kind: 'what kinds of actions the target takes',
    role: 'the role behind the visits of the target',
    any: 'whether the target visits anybody',
  },
  to: {
    where: 'whether anybody visits the target',
    who: 'who visits the target',
    kind: 'what kinds of actions come to the target',
    role: 'the roles of those who visit the target',
    any: 'whether anybody visits the target',
  },
  either: {
    where: 'whom the target visits or is visited with',
    who: 'who visits the target or is visited by it',
    kind: 'what kinds of actions the target takes or gets',
    role: 'the roles of those who visit the target or are visited',
    any: 'whether the target visits or is visited',
  },
}
const places = ['first', 'second', 'third']

const param = (value: Param<string | number | boolean>): string =>
  typeof value !== 'object'
    ? String(value)
    : 'setting' in value
      ? `as its setting “${spaced(value.setting)}” says`
      : `as the option “${spaced(value.option)}” says`
