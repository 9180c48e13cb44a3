/** The last revenge of a fanatic: he is lynched, and takes along whom he named (RU-FAN-3). */
import { seatOf, type Game, type Refusal } from '../../../journal/state.ts'
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Sentence } from '../day/hooks.ts'
import { endOfDay } from '../day/kinds.ts'
import type { Sent } from '../shared/cast-ballots.ts'
import { all, rememberedOf, type Fact, type LateEffect, type Resolution } from '../vocabulary.ts'

/** Whom he names once everybody has voted. */
export const takingAlong: LateEffect = (run, { move: { actor, id: action }, at, why }) => {
  const taken = all(
    { is: 'fact', kind: 'takenInRevenge', of: at, other: actor, action },
    { rule: 'RU-FAN-3', action },
    [why],
  )
  const until = endOfDay(run.phase.number)
  run.put({ kind: 'takenInRevenge', of: at, by: actor, action, why: taken, rule: 'RU-FAN-3', until })
  return taken
}

/** What he named in this vote. */
const named = (run: Resolution, fanatic: SeatId): Fact<'takenInRevenge'>[] =>
  run.ledger.attempts({
    kind: 'takenInRevenge',
    by: fanatic,
    when: 'soFar',
    where: ({ phase }) => phase === undefined,
  })

/** Step `chain`: lynched along with him, and no ballots against them matter. */
export const lynchedAlong = (run: Resolution, who: SeatId): Sentence[] =>
  named(run, who).map(({ of, why }) => ({ who: of, rule: 'RU-FAN-3', because: [why], unless: [], beside: true }))

/** Step `rescues`: whoever uses it is beyond rescue, and so is whom he takes (RU-HER-2, RU-DAY-3). */
export const beyondRescue = (run: Resolution, { who }: Pick<Sentence, 'who'>): Reason[] => [
  ...named(run, who).map(({ why }) => all({ is: 'fact', kind: 'usesLastDeed', of: who }, { rule: 'RU-HER-2' }, [why])),
  ...run.ledger.attempts({ kind: 'takenInRevenge', of: who, when: 'soFar' }).map(({ why }) => why),
]

/** Only who killed one of his own team by it, and has not avenged the favourite since (RU-FAN-3). */
export function refuseLastRevenge(game: Game, { by }: Sent): Refusal | undefined {
  const { name } = seatOf(game, by)!
  const has = (kind: 'avenged' | 'avengedOnOwn'): boolean => rememberedOf(game.facts, kind).some(({ of }) => of === by)
  return has('avengedOnOwn') && !has('avenged')
    ? undefined
    : {
        rule: 'RU-FAN-3',
        says: {
          en: `${name} has no revenge left to take anybody with them`,
          ru: `у игрока ${name} не осталось мести, которой можно забрать кого-то с собой`,
        },
      }
}
