/** What each component of an ability does, in words: the vocabulary as a host reads it. */
import type { Component, Param } from '../../engine/rules/component.ts'

/** One component as a clause: `protects the target from 1 attack`. */
export function componentSaid(component: Component): string {
  const where = 'at' in component && component.at === 'actor' ? 'the actor' : 'the target'
  const evenPiercing = 'absolute' in component && component.absolute ? ', even from what pierces' : ''
  switch (component.does) {
    case 'visit': return 'visits the target'
    case 'kill': return `attacks the target${component.unlessAttacked ? ', unless another attack comes there' : ''}${component.protectable === undefined ? '' : ` (whether protections stop it: ${param(component.protectable)})`}`
    case 'block': return 'stops what the target does'
    case 'protect': return `protects ${where} from ${component.capacity === undefined ? 'attacks' : `${param(component.capacity)} attack${component.capacity === 1 ? '' : 's'}`}${component.against === 'directKills' ? ' that are kills as such, not from the shots of those one visits' : ''}${evenPiercing}`
    case 'halt': return `nothing else works on ${where}${component.except === 'kill' ? ', except kills' : ''}${component.absolute ? ', not even what pierces' : ''}`
    case 'move': return moves[component.how]
    case 'learn': return `learns the ${component.what} of the target${component.sanity === undefined ? '' : ` (sanity: ${param(component.sanity)})`}`
    case 'sense': return `learns ${tells[component.tells]} ${visits[component.visits]}`
    case 'frame': return `checks of the target read ${component.as}`
    case 'seem': return `checks of the actor read ${component.as}`
    case 'retaliate': return 'attacks whoever visits the actor'
    case 'intercept': return `an attack that comes to the target becomes an attack on the ${component.dies === 'both' ? 'guard and the attacker' : param(component.dies)}`
    case 'bind': return component.dies === 'actor' ? 'the actor dies when the target is killed by an attack' : 'the target dies when the actor dies'
    case 'perish': return `the actor dies where this comes to somebody who is not ${component.unless}`
    case 'clean': return "a victim's role is not shown"
    case 'recruit': return `the target joins the ${component.into} (whether it spares the dying: ${param(component.sparesDying)})`
  }
}

const moves: Record<Extract<Component, { does: 'move' }>['how'], string> = {
  swap: 'what is aimed at either target goes to the other',
  deflect: 'what is aimed at the first target goes to the second',
  redirect: 'what the first target does goes to the second',
  attract: 'what anybody else does goes to the actor',
}

type Sense = Extract<Component, { does: 'sense' }>
const tells: Record<Sense['tells'], string> = { who: 'who made the visits', where: 'where the visits went', kind: 'the kinds of the visits', role: 'the roles behind the visits', any: 'whether there were visits' }
const visits: Record<Sense['visits'], string> = { by: 'by the target', to: 'to the target', either: 'by or to the target' }

const param = (value: Param<string | number | boolean>): string =>
  typeof value !== 'object' ? String(value) : 'setting' in value ? `setting ${value.setting}` : `option ${value.option}`
