/** What is wrong with a set-up: buddies dealt apart (GORNY-T4), and composed abilities that the list cannot do. */
import type { Game } from '../../journal/state.ts'
import { own } from '../../ruleset/catalogue.ts'
import type { Component, ComponentKind } from '../../rules/component.ts'
import type { SetupBreak } from '../../ruleset/panel.ts'
import { apart } from './buddies.ts'
import { sayingInEach, type InEach } from '../../text/in-each.ts'

/** What is said of a composed ability that has no place in the list. */
const says = sayingInEach(
  {
    beyond: '{ability}: the list does not know what to do with {idle}',
    alwaysAtWork: 'what is always at work',
  },
  {
    beyond: '{ability}: в списке для этого нет места ({idle})',
    alwaysAtWork: 'то, что действует всегда',
  },
)

const inRussian: Readonly<Record<ComponentKind, string>> = {
  visit: 'визит',
  kill: 'убийство',
  block: 'блок',
  protect: 'защита',
  halt: 'полная остановка',
  move: 'перемещение',
  learn: 'проверка',
  sense: 'слежка',
  frame: 'чужая сторона при проверке цели',
  seem: 'чужая сторона при проверке',
  retaliate: 'нападение на того, кто пришел',
  intercept: 'перехват нападения',
  bind: 'смерть вслед за другим',
  perish: 'смерть от чужой стороны',
  clean: 'скрытая роль погибшего',
  recruit: 'вербовка',
  mark: 'метка',
}

/** What an ability is made of: by its id in English, where hosts write ids. */
const componentSaid = (id: ComponentKind): InEach => ({ en: id, ru: inRussian[id] })

export const setup = (game: Game): SetupBreak[] => [...apart(game), ...beyondTheList(game)]

/** Abilities that a host composed of what has no place in the list: they would do nothing there. */
function beyondTheList(game: Game): SetupBreak[] {
  return Object.entries(game.customAbilities).flatMap(([id, { components, passive }]): SetupBreak[] => {
    const idle = passive
      ? [says('alwaysAtWork')]
      : components.filter(component => !inTheList(component)).map(({ does }) => componentSaid(does))
    const who = game.seats
      .filter(({ role }) => own(game.customRoles, role)?.abilities.includes(id))
      .map(({ slot }) => slot)
    return idle.length && who.length
      ? [
          {
            rule: 'GORNY-N2',
            says: says('beyond', {
              ability: id,
              idle: { en: idle.map(({ en }) => en).join(' and '), ru: idle.map(({ ru }) => ru).join(', ') },
            }),
            who,
            warns: true,
          },
        ]
      : []
  })
}

function inTheList(component: Component): boolean {
  switch (component.does) {
    case 'visit':
    case 'block':
    case 'learn':
    case 'sense':
    case 'mark':
      return true
    case 'kill':
      return !component.unlessAttacked
    case 'protect':
      return component.capacity === undefined && component.against === undefined
    case 'move':
      return component.how !== 'attract'
    default:
      return false
  }
}
