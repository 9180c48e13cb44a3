/**
 * The form of a ballot: one player, or a family and a player. What is of another form, or names who is not there, would be
 * counted as nothing. This is judged here alone, by whoever takes a ballot in.
 */
import { votesIn, type System } from '../ruleset/system.ts'
import type { Declined } from '../journal/command.ts'
import type { Ballot, Game } from '../journal/state.ts'
import { familiesOf } from './entry.ts'
import { said } from './declined-words.ts'
import { kindSaid, kindsSaid } from './phase-words.ts'
import { unknownWord } from './unknown-word.ts'

/** @returns why nobody votes in a phase of this kind of this game, with the remedy; undefined where ballots are cast */
export function voteless(
  system: Pick<System, 'name' | 'votes' | 'calendar'>,
  game: Pick<Game, 'options'>,
  kind: string,
): Declined | undefined {
  if (votesIn(system, game, kind)) return undefined
  const { name, votes } = system
  return {
    declined: said('noVote', { kind: kindSaid(system, kind), system: name }),
    remedy: votes ? (votes.none?.(game) ?? said('castBy', { kinds: kindsSaid(system, votes.phases) })) : said('silent'),
  }
}

/**
 * @param ballot one without any target takes an earlier one back and has no form
 * @returns why a ballot is not of the form that the rules have, with the remedy; undefined when it is
 */
export function misshapen(
  { name, votes }: Pick<System, 'name' | 'votes'>,
  { for: on, family, individual, channel }: Pick<Ballot, 'for' | 'family' | 'individual' | 'channel'>,
): Declined | undefined {
  if (votes?.form === 'single' && (family !== undefined || individual !== undefined))
    return { declined: said('onePlayer', { system: name }), remedy: said('whom') }
  if (votes?.form === 'family' && on !== undefined)
    return {
      declined: said('familyAndPlayer', { system: name }),
      remedy: said('which'),
    }
  if (channel !== undefined && votes && !votes.channels?.includes(channel))
    return votes.channels
      ? { declined: said('noChannel', { channel }), remedy: said('channels', { list: votes.channels.join(', ') }) }
      : { declined: said('asksNone', { system: name }), remedy: said('noneChannel') }
  return undefined
}

/** @returns why a ballot is not for nobody, where it says so and the game has none like that */
export const notForNobody = (
  { name, votes }: Pick<System, 'name' | 'votes'>,
  game: Pick<Game, 'options'>,
  { for: on, nobody }: Pick<Ballot, 'for' | 'nobody'>,
): Declined | undefined =>
  nobody && (on !== undefined || !votes?.nobody?.(game))
    ? { declined: said('notNobody', { system: name }), remedy: said('whom') }
    : undefined

/** @returns which player or family of a ballot is not in the game, with the nearest; undefined where all are */
export function unheardOf(
  game: Pick<Game, 'seats'>,
  { by, for: on, family, individual }: Pick<Ballot, 'by' | 'for' | 'family' | 'individual'>,
): Declined | undefined {
  const [slots, families] = [game.seats.map(({ slot }) => slot), familiesOf(game)]
  const stranger = [by, on, individual].find(slot => slot !== undefined && !slots.includes(slot))
  if (stranger !== undefined) return { ...unknownWord('player', stranger, slots), absent: true }
  if (family !== undefined && !families.includes(family))
    return { ...unknownWord('family', family, families), absent: true }
  return undefined
}
