/**
 * The undead: corpses through which a necromancer uses the roles of the dead (RU-NEC). Their moves are those of the
 * corpse, so that it is seen on its way and has its own limits; what keeps him from his role keeps him from theirs,
 * what the role brings is told to him, and his team is the one that counts. How he comes to them stands in `hands/`.
 */
import type { Game, PhaseState, Seat, Submission } from '../../../journal/state.ts'
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { roleIs } from '../roles/role-entries.ts'
import { kills, kindOf } from './moves.ts'
import { besideFor, playedFor } from './playing.ts'
import { all, rememberedOf, type Fact, type Resolution } from '../vocabulary.ts'

type Played = Pick<Game, 'facts' | 'seats'>

const alive = ({ seats }: Played, who: SeatId): boolean => seats.some(seat => seat.slot === who && seat.alive)

/** A corpse as a phase found it: whose it is, and from when on it is used. */
type Corpse = Pick<Fact<'undead'>, 'of' | 'by' | 'data' | 'rule'>

/** Somebody's corpse, as long as the necromancer who has it lives. */
export const corpseOf = (game: Played, who: SeatId): Corpse | undefined =>
  rememberedOf(game.facts, 'undead')
    .filter(({ of, by }) => of === who && by !== undefined && alive(game, by))
    .at(-1)

export const isUndead = (game: Played, who: SeatId): boolean => corpseOf(game, who) !== undefined

/** The necromancer through whom somebody moves who is undead. */
export const masterOf = (game: Played, who: SeatId): SeatId | undefined => corpseOf(game, who)?.by

/** Whose team counts for what somebody does: the necromancer's for his undead (RU-NEC-B1). */
export const handOf = (run: Resolution, who: SeatId): Seat => run.seat(masterOf(run.game, who) ?? who)

/** Whether somebody uses a role that is not his own, by playing it or through its corpse. */
export const isSecond = (game: Played & Pick<Game, 'customRoles'>, who: SeatId, ability: string): boolean =>
  isUndead(game, who) || besideFor(game, who, ability) !== undefined

/** Whether somebody uses a role that its holder has as well; who collected it is its holder. */
export const isCopyOf = (game: Played & Pick<Game, 'customRoles'>, who: SeatId, ability: string): boolean =>
  isUndead(game, who) || playedFor(game, who, ability) !== undefined

/** Everybody whose role goes on from night to night: the living, and then the undead of use who were not killed again. */
export const stillMoving = (run: Resolution): Seat[] => [
  ...run.living(),
  ...run.seats().filter(
    ({ slot }) =>
      isUndead(run.game, slot)
      && run.ledger.found({
        kind: 'undead',
        of: slot,
        when: 'soFar',
        where: ({ phase, data }) => phase !== undefined && !data.idle,
      }).length > 0,
  ),
]

/** Corpses move (RU-NEC-2). */
export const actsDead = (game: Game, { slot }: Seat): boolean => isUndead(game, slot)

/** Killers go for the undead, and nobody else does (RU-NEC-4). */
export const reachesDead = (game: Game, move: Pick<Submission, 'by' | 'does'>, { slot }: Seat): boolean =>
  kills(move) && kindOf(move) === 'negative' && isUndead(game, slot)

/** Whether the role of a corpse is one that is used through it (RU-NEC-3). */
export const isOfUse = (role: string): boolean => roleIs(role, 'raised')

/** Whether a corpse taken in exchange may be used in this phase (RU-NEC-7). */
export const isReady = ({ data: { since } }: Corpse, { number }: Pick<PhaseState, 'number'>): boolean =>
  since === undefined || since <= number

/** The corpse that somebody attacked has been since before this phase. */
export const corpseNow = (run: Resolution, who: SeatId): Fact<'undead'> | undefined =>
  run.ledger.found({ kind: 'undead', of: who, when: 'phaseStart' }).at(-1)

/** A corpse that is killed again is gone; as nobody of a team died of the shot, it stays with its side (RU-NEC-5). */
export function layToRest(
  run: Resolution,
  corpse: Fact<'undead'>,
  killed: Reason,
  { by, action }: { by: SeatId; action: string },
): Reason {
  const { of } = corpse
  const laid = all({ is: 'fact', kind: 'laidToRest', of, other: by, action }, { rule: 'RU-NEC-5', action }, [killed])
  run.put({ kind: 'laidToRest', of, by, action, why: laid, rule: 'RU-NEC-5', lasting: true })
  run.ledger.end(corpse, laid)
  // One that was worth a vote alone is worth none any more (RU-NEC-3).
  if (laid.holds && corpse.by !== undefined && corpse.data.idle)
    run.setCount(corpse.by, 'corpseVotes', Math.max(0, run.count(corpse.by, 'corpseVotes') - 1))
  if (laid.holds && corpse.by !== undefined) run.tell(corpse.by, 'corpseGone', { about: of }, 'RU-NEC-5')
  return laid
}

/** What the undead find out, and are told, reaches the necromancer (RU-NEC-2). */
export function toMasters(run: Resolution): void {
  for (const tell of run.tells) {
    if (tell.to.to !== 'player') continue
    const master = masterOf(run.game, tell.to.player)
    if (master !== undefined) tell.to = { to: 'player', player: master }
  }
  for (const finding of run.findings) finding.who = masterOf(run.game, finding.who) ?? finding.who
}

/** That somebody is one, as things stand; with what ended it. */
export const phantomNow = (run: Resolution, who: SeatId): Reason[] =>
  run.ledger.attempts({ kind: 'phantom', of: who, when: 'soFar' }).map(fact => run.ledger.standing(fact, 'soFar'))

/** As a phase found it. */
export const isPhantom = ({ facts }: Pick<Game, 'facts'>, { slot, alive }: Pick<Seat, 'slot' | 'alive'>): boolean =>
  !alive && rememberedOf(facts, 'phantom').some(({ of }) => of === slot)
