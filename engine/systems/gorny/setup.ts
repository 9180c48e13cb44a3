/** What is wrong with a set-up: buddies dealt apart (GORNY-T4), and composed abilities that the list cannot do. */
import type { Game, Seat } from '../../journal/state.ts'
import { getOwn } from '../../ruleset/catalogue.ts'
import type { Component, ComponentKind } from '../../rules/component.ts'
import type { SetupBreak } from '../../ruleset/panel.ts'
import { sayingInEach, type InEach } from '../../text/in-each.ts'

const says = sayingInEach({
  beyond: {
    en: '{ability}: the list does not know what to do with {idle}',
    ru: '{ability}: в списке для этого нет места ({idle})',
  },
  alwaysAtWork: { en: 'what is always active', ru: 'то, что действует всегда' },
  absent: {
    en: "{name}'s buddy {other} is not in the game",
    ru: 'У игрока {name} напарник {other}, но в игре такого нет',
  },
  alone: { en: '{name} is paired only with themselves', ru: 'Игрок {name} в паре только с самим собой' },
  sides: {
    en: '{name} and {other} are buddies but in different factions',
    ru: '{name} и {other} — напарники, но на разных сторонах',
  },
  neither: {
    en: '{name} and {other} are buddies but belong neither to the town nor to the mafia',
    ru: '{name} и {other} — напарники, но не из города и не из мафии',
  },
})

/** The pairs, as the field `buddy` of either of the two names the other. */
export function buddies({ seats }: Pick<Game, 'seats'>): [Seat, Seat | string][] {
  return seats.flatMap((seat): [Seat, Seat | string][] => {
    const name = seat.details?.buddy?.trim()
    if (!name) return []
    return [[seat, seats.find(({ slot, name: called }) => slot === name || called === name) ?? name]]
  })
}

/** Pairs that were dealt apart, or whose other half is nobody. Two who name each other are one pair. */
function splitBuddies(game: Game): SetupBreak[] {
  const named = buddies(game)
  const before = (seat: Seat, other: Seat | string, place: number): boolean =>
    named.slice(0, place).some(([first, second]) => first === other && second === seat)
  return named
    .filter(([seat, other], place) => !before(seat, other, place))
    .flatMap(([seat, other]): SetupBreak[] => {
      if (typeof other === 'string')
        return [{ rule: 'GORNY-T4', says: says('absent', { name: seat.name, other }), who: [seat.slot] }]
      if (other.slot === seat.slot)
        return [{ rule: 'GORNY-T4', says: says('alone', { name: seat.name }), who: [seat.slot] }]
      const wrong =
        other.faction !== seat.faction ? 'sides' : ['town', 'mafia'].includes(seat.faction) ? undefined : 'neither'
      return wrong === undefined
        ? []
        : [
            {
              rule: 'GORNY-T4',
              says: says(wrong, { name: seat.name, other: other.name }),
              who: [seat.slot, other.slot],
            },
          ]
    })
}

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
  cover: 'убийства цели на себя',
  bind: 'смерть вслед за другим',
  perish: 'смерть от чужой стороны',
  clean: 'скрытая роль погибшего',
  recruit: 'вербовка',
  mark: 'метка',
}

/** What an ability is made of: by its id in English, where hosts write ids. */
const componentSaid = (id: ComponentKind): InEach => ({ en: id, ru: inRussian[id] })

export const setup = (game: Game): SetupBreak[] => [...splitBuddies(game), ...beyondTheList(game)]

/** Abilities that a host composed of what has no place in the list: they would do nothing there. */
function beyondTheList(game: Game): SetupBreak[] {
  return Object.entries(game.customAbilities).flatMap(([id, { components, passive }]): SetupBreak[] => {
    const idle = passive
      ? [says('alwaysAtWork')]
      : components.filter(component => !inTheList(component)).map(({ does }) => componentSaid(does))
    const who = game.seats
      .filter(({ role }) => getOwn(game.customRoles, role)?.abilities.includes(id))
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
