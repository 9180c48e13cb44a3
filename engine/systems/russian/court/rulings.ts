/** Hero and terrorist as a part of the rulebook. */
import type { Part } from '../part.ts'
import {
  standingUp,
  diesBeside,
  heroBarrier,
  heroRescues,
  heroTakes,
  noticeVisitors,
  savedBefore,
  settleDefences,
  takingDown,
} from './hero.ts'
import { aiming, arming, detonated, explode, tellBlownUp } from './terrorist.ts'
import { kills, kindOf } from '../shared/moves.ts'
import { all, type ActorGuard, any, type LateEffect } from '../vocabulary.ts'

/** A faceless hero who is lynched may leave with a draw, for all that was scored (RU-FAC-G4). */
const sacrificing: LateEffect = (run, { move: { actor, id: action }, why }) => {
  const said = all({ is: 'fact', kind: 'sacrifice', of: actor, action }, { rule: 'RU-FAC-G4', action }, [why])
  run.put({ kind: 'sacrifice', of: actor, by: actor, action, why: said, rule: 'RU-FAC-G4' })
  return () =>
    run.ledger.attempts({ kind: 'leavesLevel', of: actor, when: 'tonight' }).at(-1)?.why
    ?? any({ is: 'fact', kind: 'leavesLevel', of: actor, action }, { rule: 'RU-FAC-G4', action })
}

/** Once he is lynched. */
function settleSacrifice(run: Parameters<LateEffect>[0]): void {
  for (const { of, why: said } of run.ledger.found({ kind: 'sacrifice', when: 'tonight' })) {
    const lynched = run.ledger.seek(
      { kind: 'lynched', of, when: 'soFar', where: ({ phase }) => phase === undefined },
      'RU-FAC-G4',
      {
        is: 'fact',
        kind: 'isLynched',
        of,
      },
    )
    const why = all({ is: 'fact', kind: 'leavesLevel', of }, { rule: 'RU-FAC-G4' }, [said, lynched])
    run.put({ kind: 'leavesLevel', of, why, rule: 'RU-FAC-G4', data: {} })
  }
}

/** A black hero and the black whom he saved do not kill in the night after it (RU-HER-B3). */
const noKillerMoves: ActorGuard = (run, move) => {
  const { actor, id: action } = move
  if (!kills(move) || kindOf(move) !== 'negative') return undefined
  const idle = run.ledger.attempts({ kind: 'noKillerMove', of: actor, when: 'phaseStart' })
  return idle.map(fact =>
    all({ is: 'fact', kind: 'keptFromKilling', of: actor, action }, { rule: 'RU-HER-B3', action }, [
      run.ledger.standing(fact, 'phaseStart'),
    ]),
  )
}

export const court: Part = {
  actorGuards: [noKillerMoves],
  effects: { standingUp, takingDown, sacrificing, arming, aiming },
  vote: {
    barriers: heroBarrier,
    instead: detonated,
    joins: diesBeside,
    rescues: heroRescues,
    takesAlong: heroTakes,
    votesAgain: savedBefore,
  },
  after: {
    lynch: run => {
      settleDefences(run)
      settleSacrifice(run)
      explode(run)
    },
  },
  results: ['stoodUp', 'heroSaved', 'blownUp', 'leavesLevel'],
  asides: ['stoodUp'],
  dawn: [noticeVisitors],
  dusk: [tellBlownUp],
}
