/**
 * The illusion of the maniac (RU-IMI-2 to RU-IMI-5): for one night what is aimed at him meets his civil role alone. It can be
 * killed and healed like a person; once it, or the imitator, is killed, what comes after the doctor reaches him.
 */
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { all, any, type Fact, type Resolution } from '../vocabulary.ts'

const illusionsOf = (run: Resolution, who: SeatId): Fact<'illusion'>[] =>
  run.ledger.attempts({ kind: 'illusion', of: who, when: 'soFar' })

/** That somebody is behind an illusion at this moment, with every attempt at one; nothing where nobody pretended. */
export function behindIllusion(run: Resolution, who: SeatId): Reason | undefined {
  const illusions = illusionsOf(run, who)
  if (!illusions.length) return undefined
  return any(
    { is: 'fact', kind: 'behindIllusion', of: who },
    { rule: 'RU-IMI-2' },
    illusions.map(fact => run.ledger.standing(fact, 'soFar')),
    illusions.flatMap(({ by }) => (by === undefined ? [] : hindered(run, by))),
  )
}

/** What was done to the imitator does not take the illusion away (RU-IMI-5). */
function hindered(run: Resolution, imitator: SeatId): Reason[] {
  const tries = (['arrested', 'cutTonight'] as const).flatMap(kind =>
    run.ledger.seekTried({ kind, of: imitator, when: 'soFar' }, 'RU-IMI-5'),
  )
  return tries.length
    ? [
        all(
          { is: 'fact', kind: 'imitatorHindered', of: imitator },
          { rule: 'RU-IMI-5' },
          [any({ is: 'fact', kind: 'blockedTonight', of: imitator }, { rule: 'RU-IMI-5' }, tries)],
          [run.given({ is: 'fact', kind: 'pretendsAllTheSame', of: imitator }, 'RU-IMI-5')],
        ),
      ]
    : []
}

/** What stops a move of the maniac came to the illusion: it stops his civil moves, or not even those, and never the others. */
export const metIllusion = (run: Resolution, who: SeatId, obstacle: Reason, civil: boolean): Reason => {
  const behind = civil && run.option('illusionCivilMove') === 'foiled' ? undefined : behindIllusion(run, who)
  return behind
    ? all({ is: 'fact', kind: 'reachesHimself', of: who }, { rule: 'RU-IMI-2' }, [obstacle], [behind])
    : obstacle
}

/** Company that took the illusion alone. To be said of every taking, before anything is aimed at the two. */
export function takenAway(run: Resolution, { of, by, action }: { of: SeatId; by: SeatId; action: string }): void {
  const behind = behindIllusion(run, of)
  if (behind?.holds) run.put({ kind: 'illusionTaken', of, by, action, why: behind, rule: 'RU-IMI-2' })
}

/** That a client was not there himself (RU-IMI-2); nothing of whom that cannot be said. */
export const notThere = (run: Resolution, { of, by }: Pick<Fact<'client'>, 'of' | 'by'>): Reason[] =>
  by === undefined
    ? []
    : run.ledger
        .found({ kind: 'illusionTaken', of, by, when: 'soFar' })
        .map(({ why }) => all({ is: 'fact', kind: 'notThere', of, other: by }, { rule: 'RU-IMI-2' }, [why]))

/** The illusions of somebody are over from this moment on. */
export function dispel(run: Resolution, who: SeatId, why: Reason): void {
  for (const fact of illusionsOf(run, who)) run.ledger.end(fact, why)
}
