/**
 * Who is written to together, and what invites them to where they talk. An invitation says who may read there and that
 * it stays there: it names nobody, and no role.
 */
import { languageAt } from '../../../engine/game/language.ts'
import type { Seat } from '../../../engine/journal/state.ts'
import { getOwn } from '../../../engine/ruleset/catalogue.ts'
import type { RosterGroup } from '../contract.ts'
import type { Book } from '../library/book.ts'
import { sideOf } from '../library/side.ts'
import { say, speaking, wordsOf } from '../words/say.ts'

/** @returns the living and the dead always, others where there is anybody */
export function groupsOf({ game, system, settings, name }: Book): RosterGroup[] {
  const players = game.seats.filter(({ bystander }) => !bystander)
  const { topics, spectators = [] } = settings
  const locale = languageAt(game, system, game.phases.length)
  const words = wordsOf(system)
  const apart = Object.keys(system.factions).filter(
    faction => sideOf(system, faction) !== 'town' && players.some(seat => seat.faction === faction),
  )
  const group = (id: string, called: string, names: string[], invites?: Invites): RosterGroup => {
    const topic = getOwn(topics, id)
    return {
      id,
      name: called,
      names,
      ...(topic !== undefined && { topic }),
      ...(invites && { invitation: invitation(invites, topic) }),
    }
  }
  const invitation = (invites: Invites, topic: string | undefined): string =>
    speaking(locale, () => say(invites, { game: name, topic: topic === undefined ? '' : `: ${topic}` }))
  return [
    group('~living', say('roster.living'), players.filter(({ alive }) => alive).flatMap(writers)),
    group('~dead', say('roster.dead'), players.filter(({ alive }) => !alive).flatMap(writers), 'roster.inviteDead'),
    ...apart.map(faction =>
      group(
        faction,
        getOwn(words.factions, faction) ?? faction,
        players.filter(seat => seat.alive && seat.faction === faction).flatMap(writers),
        'roster.inviteFaction',
      ),
    ),
    group('~spectators', say('roster.spectators'), [...spectators], 'roster.inviteSpectators'),
    ...(game.substitutes?.length ? [group('~substitutes', say('roster.substitutes'), [...game.substitutes])] : []),
  ]
}

type Invites = 'roster.inviteDead' | 'roster.inviteFaction' | 'roster.inviteSpectators'

const writers = ({ name, heads = [] }: Seat): readonly string[] => (heads.length ? heads : [name])
