/** What each component of an ability does, in words: the vocabulary as a host reads it. */
import type { Component, Param } from '../../../engine/rules/component.ts'
import { spaced } from '../../../engine/why/speaker.ts'
import type { Ability } from '../../../engine/rules/role.ts'
import { language, say, type Key } from '../words/say.ts'

/**
 * One component of an ability as a clause: `protects the target from 1 attack`.
 * @param called what an id is called
 * @param actor how who acts is spoken of
 */
export function componentSaid(
  component: Component,
  { targets, visits }: Pick<Ability, 'targets' | 'visits'>,
  called: (id: string) => string = spaced,
  actor: 'actor' | 'you' = 'actor',
): string {
  const where = 'at' in component && component.at === 'actor' ? actor : 'target'
  const absolute = yes('absolute' in component && component.absolute === true)
  switch (component.does) {
    case 'visit':
      return targets === 1
        ? say('components.visit')
        : visits
          ? say('components.visitOf', { places: visits.map(placeSaid).reduce(placesJoined) })
          : say('components.visitEvery')
    case 'kill': {
      const alone = yes(component.unlessAttacked === true)
      return component.protectable === undefined
        ? say('components.kill', { alone })
        : say('components.killIf', { alone, whether: param(component.protectable, called) })
    }
    case 'block':
      return say('components.block')
    case 'protect': {
      const { capacity } = component
      const from = { where, absolute, direct: yes(component.against === 'directKills') }
      return capacity === undefined
        ? say('components.protect', from)
        : say('components.protectSome', { ...from, capacity: param(capacity, called), one: yes(capacity === 1) })
    }
    case 'halt':
      return say('components.halt', { where, absolute, kills: yes(component.except === 'kill') })
    case 'move':
      return component.how === 'attract' ? say('components.attract', { where: actor }) : say(moves[component.how])
    case 'learn':
      return component.sanity === undefined
        ? say('components.learn', { what: asSaid(component.what, called) })
        : say('components.learnIf', { what: asSaid(component.what, called), sanity: param(component.sanity, called) })
    case 'sense':
      return say('components.senses', { what: say(senses[component.visits][component.tells]) })
    case 'frame':
      return say('components.frame', { as: asSaid(component.as, called) })
    case 'seem':
      return say('components.seem', { where: actor, as: asSaid(component.as, called) })
    case 'retaliate':
      return say('components.retaliate', { where: actor })
    case 'intercept':
      return typeof component.dies === 'object'
        ? say('components.interceptIf', { whom: param(component.dies, called) })
        : say('components.intercept', { who: component.dies })
    case 'bind':
      return say(component.dies === 'actor' ? 'components.bindActor' : 'components.bindTarget', { where: actor })
    case 'perish':
      return say('components.perish', { where: actor, unless: asSaid(component.unless, called) })
    case 'clean':
      return say('components.clean')
    case 'mark':
      return say('components.mark', { where: targets ? 'target' : actor, as: called(component.as) })
    case 'recruit':
      return say('components.recruit', {
        into: asSaid(component.into, called),
        whether: param(component.sparesDying, called),
      })
  }
}

/** A word of the system, as hosts write it in English. */
const asSaid = (word: string, called: (id: string) => string): string => (language() === 'en' ? word : called(word))

const yes = (it: boolean): string => (it ? 'yes' : 'no')

const placeSaid = (aim: number): string => say('components.place', { at: String(aim) })
const placesJoined = (first: string, second: string): string => say('components.placesJoined', { first, second })

const moves = {
  swap: 'components.swap',
  deflect: 'components.deflect',
  redirect: 'components.redirect',
} as const satisfies Record<Exclude<Extract<Component, { does: 'move' }>['how'], 'attract'>, Key>

type Sense = Extract<Component, { does: 'sense' }>
const senses = {
  by: {
    where: 'components.whereBy',
    who: 'components.whoBy',
    kind: 'components.kindBy',
    role: 'components.roleBy',
    any: 'components.anyBy',
  },
  to: {
    where: 'components.whereTo',
    who: 'components.whoTo',
    kind: 'components.kindTo',
    role: 'components.roleTo',
    any: 'components.anyTo',
  },
  either: {
    where: 'components.whereEither',
    who: 'components.whoEither',
    kind: 'components.kindEither',
    role: 'components.roleEither',
    any: 'components.anyEither',
  },
} as const satisfies Record<Sense['visits'], Record<Sense['tells'], Key>>

const param = (value: Param<string | number | boolean>, called: (id: string) => string): string =>
  typeof value !== 'object'
    ? String(value)
    : 'setting' in value
      ? say('components.bySetting', { setting: called(value.setting) })
      : say('components.byOption', { option: value.option.split('.').map(called).join(': ') })
