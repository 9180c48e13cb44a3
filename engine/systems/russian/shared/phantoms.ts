/** Who is a phantom now: dead, without a role, and with a vote until the end of a day (RU-PHA-2). */
import type { Game, Seat } from '../../../journal/state.ts'
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { rememberedOf, type Resolution } from '../vocabulary.ts'

/** That somebody is one, as things stand; with what ended it. */
export const phantomNow = (run: Resolution, who: SeatId): Reason[] =>
  run.ledger.attempts({ kind: 'phantom', of: who, when: 'soFar' }).map(fact => run.ledger.standing(fact, 'soFar'))

/** As a phase found it. */
export const isPhantom = ({ facts }: Pick<Game, 'facts'>, { slot, alive }: Pick<Seat, 'slot' | 'alive'>): boolean =>
  !alive && rememberedOf(facts, 'phantom').some(({ of }) => of === slot)
