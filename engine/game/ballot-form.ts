/** The form of a ballot: one player, or a family and a player. What is of another form would be counted as nothing. */
import { votesIn, type System } from '../ruleset/system.ts'
import type { Declined } from '../journal/command.ts'
import type { Ballot, Game } from '../journal/state.ts'

/** @returns why nobody votes in a phase of this kind of this game, with the remedy; undefined where ballots are cast */
export function voteless(
  system: Pick<System, 'name' | 'votes'>,
  game: Pick<Game, 'options'>,
  kind: string,
): Declined | undefined {
  if (votesIn(system, game, kind)) return undefined
  const { name, votes } = system
  return {
    declined: `There is no vote in a ${kind} of ${name}.`,
    remedy: votes
      ? (votes.none?.(game) ?? `Votes are cast by ${votes.phases.join(' or ')}.`)
      : 'These rules say nothing of votes.',
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
    return { declined: `A ballot of ${name} names one player.`, remedy: 'Say whom it is for.' }
  if (votes?.form === 'family' && on !== undefined)
    return {
      declined: `A ballot of ${name} names a family and a player.`,
      remedy: 'Say which family, and which player.',
    }
  if (channel !== undefined && votes && !votes.channels?.includes(channel))
    return votes.channels
      ? { declined: `No ballot comes over “${channel}”.`, remedy: `Say one of: ${votes.channels.join(', ')}.` }
      : { declined: `${name} asks of no ballot what it came over.`, remedy: 'Leave the channel out.' }
  return undefined
}
