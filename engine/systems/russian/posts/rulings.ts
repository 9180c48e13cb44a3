/** The election and the posts as a part of the rulebook. */
import type { Part } from '../part.ts'
import { elect } from './election.ts'
import { dismiss, leaveWithMayor } from './secretary.ts'
import { announceVertical, verticalLowered, verticalRaised, verticalShield } from './vertical.ts'

export const posts: Part = {
  before: { election: elect },
  after: { dayStart: announceVertical, lynch: dismiss },
  effects: { verticalRaised, verticalLowered },
  vote: { shields: verticalShield },
  results: ['elected', 'tiedForMayor', 'appointed', 'secretaryOut'],
  dawn: [leaveWithMayor],
  dusk: [leaveWithMayor],
}
