import { english } from '../../../engine/text/catalogue.ts'

/** What each component of an ability does, as a clause. `{where}`: `actor` or `target`; `you` is the actor who reads it. */
export const components = english({
  visit: 'visits the target',
  visitEvery: 'visits every target',
  visitOf: 'visits the {places} target',
  place: '{at, select, 0 {first} 1 {second} other {third}}',
  placesJoined: '{first} and the {second}',
  kill: 'attacks the target{alone, select, yes {, unless another attack comes there} other {}}',
  killIf:
    'attacks the target{alone, select, yes {, unless another attack comes there} other {}} (whether protections stop it: {whether})',
  block: 'stops what the target does',
  protect:
    'protects {where, select, actor {the actor} you {you} other {the target}} from attacks{direct, select, yes { that are kills as such, not from the shots of those one visits} other {}}{absolute, select, yes {, even from what pierces} other {}}',
  protectSome:
    'protects {where, select, actor {the actor} you {you} other {the target}} from {capacity} {one, select, yes {attack} other {attacks}}{direct, select, yes { that are kills as such, not from the shots of those one visits} other {}}{absolute, select, yes {, even from what pierces} other {}}',
  halt: 'nothing else works on {where, select, actor {the actor} you {you} other {the target}}{kills, select, yes {, except kills} other {}}{absolute, select, yes {, not even what pierces} other {}}',
  swap: 'what is aimed at either target goes to the other',
  deflect: 'what is aimed at the first target goes to the second',
  redirect: 'what the first target does goes to the second',
  attract: 'what anybody else does goes to {where, select, you {you} other {the actor}}',
  learn: 'learns the {what} of the target',
  learnIf: 'learns the {what} of the target (sanity: {sanity})',
  frame: 'checks of the target read {as}',
  seem: 'checks of {where, select, you {you} other {the actor}} read {as}',
  retaliate: 'attacks whoever visits {where, select, you {you} other {the actor}}',
  intercept:
    'an attack that comes to the target becomes an attack on the {who, select, both {guard and the attacker} guard {guard} attacker {attacker} other {{who}}}',
  interceptIf: 'an attack that comes to the target becomes an attack on the guard, the attacker or both ({whom})',
  bindActor: '{where, select, you {you die} other {the actor dies}} when the target is killed by an attack',
  bindTarget: 'the target dies when {where, select, you {you die} other {the actor dies}}',
  perish: '{where, select, you {you die} other {the actor dies}} where this comes to somebody who is not {unless}',
  clean: "a victim's role is not shown",
  mark: 'marks {where, select, actor {the actor} you {you} other {the target}}: {as}',
  recruit: 'the target joins the {into} (whether it spares the dying: {whether})',

  bySetting: 'as its setting “{setting}” says',
  byOption: 'as the option “{option}” says',

  senses: 'learns {what}',
  whereBy: 'whom the target visits',
  whoBy: 'whether the target visits anybody',
  kindBy: 'what kinds of actions the target takes',
  roleBy: 'the role behind the visits of the target',
  anyBy: 'whether the target visits anybody',
  whereTo: 'whether anybody visits the target',
  whoTo: 'who visits the target',
  kindTo: 'what kinds of actions come to the target',
  roleTo: 'the roles of those who visit the target',
  anyTo: 'whether anybody visits the target',
  whereEither: 'whom the target visits or is visited with',
  whoEither: 'who visits the target or is visited by it',
  kindEither: 'what kinds of actions the target takes or gets',
  roleEither: 'the roles of those who visit the target or are visited',
  anyEither: 'whether the target visits or is visited',
})
