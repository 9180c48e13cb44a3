/** What a set-up of a normal game breaks: groups of one, which begin with nobody to talk to. */
import type { Game, Seat } from '../../../journal/state.ts'
import { asCopied } from '../../../ruleset/catalogue.ts'
import type { SetupBreak } from '../../../ruleset/panel.ts'
import { sayingInEach } from '../../../text/in-each.ts'
import { isRole, rolesIn } from './fields.ts'
import { groupOf } from './topics.ts'

const says = sayingInEach({
  mason: {
    en: 'A group of masons starts with at least two players. Add a mason, make this one a townie, or set the option “lone mason” to “waits” if a masonizer may join them.',
    ru: 'В группе масонов с начала игры хотя бы двое. Добавьте масона, сделайте этого горожанином или, если к нему может прийти вербовщик масонов, поставьте опцию «одинокий масон» на «ждет».',
  },
  noMasonizer: {
    en: 'This mason waits for a masonizer, but nobody in the game is one.',
    ru: 'Этот масон ждет вербовщика масонов, но в игре такого нет.',
  },
  neighbor: {
    en: 'This neighborhood starts with only one player, and this game does not allow that.',
    ru: 'В этом соседстве с начала игры один игрок, а в этой игре так нельзя.',
  },
})

/** Whoever is alone in the group that this role starts in. */
const alone = (game: Game, role: 'mason' | 'neighbor'): Seat[] => {
  const there = game.seats.map(seat => asCopied(game, seat)).filter(seat => rolesIn(seat).includes(role))
  return there.filter(seat => there.filter(one => groupOf(one, role) === groupOf(seat, role)).length === 1)
}

/** @see System.setup */
export function setup(game: Game): SetupBreak[] {
  const { loneMason, loneNeighbor } = game.options
  const waits = loneMason === 'waits'
  const expected = waits && game.seats.some(seat => isRole(asCopied(game, seat), 'masonizer'))
  const masons = (expected ? [] : alone(game, 'mason')).map(({ slot }): SetupBreak => ({
    rule: 'NR-MASON-4',
    says: says(waits ? 'noMasonizer' : 'mason'),
    who: [slot],
    ...(waits && { warns: true }),
  }))
  const neighbors = (loneNeighbor === 'refused' ? alone(game, 'neighbor') : []).map(({ slot }): SetupBreak => ({
    rule: 'NR-NEIGH-3',
    says: says('neighbor'),
    who: [slot],
  }))
  return [...masons, ...neighbors]
}
