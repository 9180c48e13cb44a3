/** What stands in the way of the kill, an act of the team (1923-MAF6, MAF8, N4), and what only seems to. */
import type { Reason } from '../../../reason/reason.ts'
import { fact, under } from '../claims.ts'
import { seeming } from '../frame/gates.ts'
import { noHelp } from '../no-help.ts'
import { all, type ActorGuard } from '../vocabulary.ts'

/** Neither a Boss nor a Bumbling Bureaucrat touches the kill, nor does the death of its sender (1923-MAF8, N4). */
export const teamGoesOn: ActorGuard = (run, { actor }) => [
  ...noHelp(run, 'cancelled', actor, 'kill', '1923-MAF8', '1923-BOS2'),
  ...noHelp(run, 'redirectMark', actor, 'kill', '1923-MAF8', '1923-BUR2'),
  ...run.ledger
    .found({ kind: 'death', of: actor, when: 'soFar' })
    .map(death => seeming(run, 'senderDied', actor, '1923-N4', death.why)),
]

/** Somebody of the Mafia has to be living, and not all of them injured (1923-N4, MAF6). */
export const teamIsThere: ActorGuard = run => {
  const members = run.seats().filter(({ faction }) => faction === 'mafia')
  const living = members.filter(({ alive }) => alive)
  const died = run.deaths().filter(({ of }) => members.some(({ slot }) => slot === of))
  if (!living.length)
    return all(
      fact('noMafiaLeft', 'mafia'),
      { rule: '1923-N4' },
      died.map(({ why }) => why),
    )
  const injuriesOf = (slot: string): Reason[] =>
    run.ledger
      .found({ kind: 'injured', of: slot, when: 'phaseStart' })
      .map(injury => under(fact('cannotAct', slot), '1923-S15', injury.why))
  const injuries = living.map(({ slot }) => injuriesOf(slot))
  if (injuries.some(own => !own.length)) return undefined
  return all(
    fact('allInjured', 'mafia'),
    { rule: '1923-MAF6' },
    // Whoever was fit would have killed, had he not died tonight.
    [...injuries.flat(), ...died.filter(({ of }) => !injuriesOf(of).length).map(({ why }) => why)],
    run.option<boolean>('mafia.injuredCanKill') ? [run.given(fact('actsAllTheSame', 'mafia'), '1923-MAF6')] : [],
  )
}

/** The host named nobody who could send the kill in for its injured sender. */
export const nobodySends: ActorGuard = (run, { id }) =>
  run.ledger.found({ kind: 'sentByNobody', where: ({ action }) => action === id, when: 'soFar' }).map(({ why }) => why)
