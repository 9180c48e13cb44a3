/** Which kills are not taken in: by whom, on whom, and how many (1923-MAF1, MAF3 to MAF5). */
import { seatOf, type Game, type PhaseState, type Refusal, type Seat } from '../../../journal/state.ts'
import { sayingInEach } from '../../../text/in-each.ts'
import { option } from '../option.ts'
import type { Sent } from '../refusal.ts'
import { killsDue } from './kills-due.ts'

const says = sayingInEach(
  {
    submits: '{named} submits for the Mafia, not {name}',
    noCivilian: '{name} is no Civilian',
    twice: 'a target stands twice in the list',
    kills: 'the Mafia has {count, plural, one {# kill} other {# kills}} tonight, not {given}',
  },
  {
    submits: 'решение мафии присылает {named}, а не {name}',
    noCivilian: 'игрок {name} не мирный',
    twice: 'одна и та же цель названа дважды',
    kills:
      'этой ночью у мафии {count, plural, one {# убийство} few {# убийства} other {# убийств}}, а названо целей: {given}',
  },
)

/** @returns the rule that a kill of the team breaks, with what is wrong */
export function killRefused(game: Game, phase: PhaseState, seat: Seat, { does, to }: Sent): Refusal | undefined {
  if (does !== 'factionKill') return undefined
  const named = phase.answers.mafiaSubmitter?.[0]
  if (option(game, 'mafia.submitter') === 'named' && named !== undefined && named !== seat.slot)
    return { rule: '1923-MAF5', says: says('submits', { named, name: seat.name }) }
  const own = to.find(slot => seatOf(game, slot)!.faction === 'mafia')
  if (own !== undefined && option(game, 'mafia.allowMafiaTarget') !== true)
    return { rule: '1923-MAF3', says: says('noCivilian', { name: own }) }
  if (new Set(to).size < to.length && option(game, 'mafia.distinctTargets') === true)
    return { rule: '1923-MAF4', says: says('twice') }
  const { count } = killsDue(game)
  return to.length > Math.max(1, count)
    ? { rule: '1923-MAF1', says: says('kills', { count, given: to.length }) }
    : undefined
}
