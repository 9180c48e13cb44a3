/** Who has no ballot in a phase, so that nobody waits for one: those between whom it is, who wrote no wall, servants (RU-VOTE-3, RU-VOTE-9, RU-ELEC-3, RU-SRV-3). */
import type { Game, PhaseState } from '../../../journal/state.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import { eliteIs } from '../shared/elites.ts'
import { rememberedOf } from '../vocabulary.ts'
import { isVote, opening } from './kinds.ts'

/** Who wrote no wall for a vote: recorded with it, or with its day. */
export const unwalled = (
  { records = [] }: Pick<Game, 'records'>,
  { kind, number }: Pick<PhaseState, 'kind' | 'number'>,
): SeatId[] =>
  records.flatMap(({ form, phase, values }) =>
    form === 'noWall' && (phase === `${kind} ${number}` || phase === `day ${number}`) && values.player
      ? values.player
      : [],
  )

export function voteless(game: Game, phase: PhaseState): { slot: SeatId; rule: RuleId }[] {
  const under = (rule: RuleId, slots: readonly SeatId[]) => slots.map(slot => ({ slot, rule }))
  const remembered = (kind: 'tiedForMayor' | 'revoteDue'): SeatId[] =>
    rememberedOf(game.facts, kind).map(({ of }) => of)
  const servants = game.seats.filter(seat => eliteIs(seat, 'serves')).map(({ slot }) => slot)
  const mercy = rememberedOf(game.facts, 'revoteWithout').length > 0
  return [
    ...under('RU-SRV-3', servants),
    ...(phase.kind === 'secondRound' ? under('RU-ELEC-3', remembered('tiedForMayor')) : []),
    ...(isVote(phase.kind) ? under('RU-VOTE-3', unwalled(game, phase)) : []),
    ...(isVote(phase.kind) && !opening.includes(phase.kind) && !mercy
      ? under('RU-VOTE-9', remembered('revoteDue'))
      : []),
  ]
}
