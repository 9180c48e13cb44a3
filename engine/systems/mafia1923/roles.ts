/**
 * The roles. Side and role are two things (1923-E11): a Mafia Member may carry one of these as a secondary role, and
 * then sits in the faction `mafia` with that role; a plain one has the role `mafiaMember`.
 */
import type { Role } from '../../rules/role.ts'

const civilian = (...abilities: string[]): Role => ({ faction: 'civilian', abilities })

export const roles: Record<string, Role> = {
  townsperson: civilian(),
  mafiaMember: { faction: 'mafia', abilities: [] },

  bumblingBureaucrat: civilian('redirect'),
  boss: civilian('cancel'),
  thief: civilian('steal'),
  shadchan: civilian('pair'),
  doctor: civilian('heal'),
  bodyguard: civilian('guard', 'selfGuard'),
  butler: civilian('poison', 'immunity'),
  drunkard: civilian('rampage'),
  detective: civilian('inquire'),
  paperboy: civilian('deliver'),

  sheriff: civilian('jail'),
  councilor: civilian('extraVote'),
  pacifist: civilian('negativeVote'),
  lawyer: civilian('defend'),
  courtSecretary: civilian('sample'),

  armedRobber: civilian('revenge'),
  witness: civilian('witness'),
}
