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
import { listed, say, speaking, wordsOf } from '../words/say.ts'

/** @returns the living and the dead always, others where there is anybody */
export function groupsOf({ game, system, settings, name }: Book): RosterGroup[] {
  const players = game.seats.filter(({ bystander }) => !bystander)
  const { topics, spectators = [] } = settings
  const locale = languageAt(game, system, game.phases.length)
  const words = wordsOf(system)
  const apart = Object.keys(system.factions).filter(
    faction => sideOf(system, faction) !== 'town' && players.some(seat => seat.faction === faction),
  )
  const privately = system.topics?.(game) ?? []
  const others = privately.filter(({ id, members }) => members.length > 1 && !getOwn(system.factions, id))
  const namesOf = (slots: readonly string[]): string[] =>
    players.filter(({ slot }) => slots.includes(slot)).flatMap(writers)
  const group = (id: string, called: string, names: string[], invites?: Invites): RosterGroup => {
    return { id, name: called, names, ...(invites && { invitation: invitation(invites, getOwn(topics, id)) }) }
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
        // A traitor is of the side, and not of its topic.
        namesOf(
          privately.find(({ id }) => id === faction)?.members
            ?? players.filter(seat => seat.alive && seat.faction === faction).map(({ slot }) => slot),
        ),
        'roster.inviteFaction',
      ),
    ),
    ...others.map(({ id, kind, members }) => {
      const called = getOwn(words.topics ?? {}, kind) ?? kind
      const isAlone = others.filter(one => one.kind === kind).length === 1
      return group(
        id,
        isAlone ? called : say('roster.topicOf', { called, names: listed(namesOf(members)) }),
        namesOf(members),
        'roster.inviteTopic',
      )
    }),
    group('~spectators', say('roster.spectators'), [...spectators], 'roster.inviteSpectators'),
    ...(game.substitutes?.length ? [group('~substitutes', say('roster.substitutes'), [...game.substitutes])] : []),
  ]
}

type Invites = 'roster.inviteDead' | 'roster.inviteFaction' | 'roster.inviteTopic' | 'roster.inviteSpectators'

const writers = ({ name, heads = [] }: Seat): readonly string[] => (heads.length ? heads : [name])
