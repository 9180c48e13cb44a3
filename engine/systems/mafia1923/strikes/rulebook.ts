/** The rules about strikes and exile. */
import type { Ruling } from '../../../rules/role.ts'
import { chosen, implied, stated } from '../origins.ts'

export const strikes: Record<string, Ruling> = {
  '1923-S22': stated('Two improper votes or two missed votes exile a player.'),
  '1923-S23': stated('Improper and missed votes are counted apart.'),
  '1923-S24': stated(
    'The moderators may exile anybody at any time. It works at once: his votes and votes for him do not count, what he sent in is void, the court passes him over.',
  ),
  '1923-S25': stated('The exiled count as not living and never win.'),
  '1923-S26': implied('The exiled cannot vote, act or be chosen.'),
  '1923-S27': chosen(
    'Exile by strikes takes effect after the executions of the day. It is no death: no revenge, no heartbreak, nothing for Witnesses; what the day has for him he still hears.',
  ),
  '1923-S30': chosen('The jailed get no strike that day.'),

  '1923-I15': chosen('An exile is told to the player, with his strikes, and stands in the roster.'),
}
