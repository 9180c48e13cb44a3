/**
 * By which rule one of joker, poisoner, executor and geisha shoots or insures, when those who kill by trade are gone
 * (RU-FMT-5, RU-OVL-6).
 */
import { seatOf, type Game, type PhaseState, type Refusal, type Seat } from '../../../journal/state.ts'
import type { RuleId } from '../../../reason/claim.ts'
import { stated, type Rules } from '../../../ruleset/localized-text.ts'
import { entryOf, roleIs } from '../roles/role-entries.ts'
import { is } from '../attributes.ts'
import { section } from '../section.ts'
import { shootsAsNegative } from '../shared/moves.ts'
import { planOf } from '../shared/plan.ts'
import type { Sent } from '../shared/cast-ballots.ts'
import { isBlack, isExtended, negativeOf, sideOf } from '../shared/sides.ts'
import { all, type ActorGuard } from '../vocabulary.ts'
import { did, type PartWords } from '../words.ts'

/** None of the four shoots while others are there for it. */
function refuseShot(game: Game, _phase: PhaseState, { by, does }: Sent): Refusal | undefined {
  if (!is(does, 'ownShot')) return undefined
  const seat = seatOf(game, by)!
  const rule = armedBy(game, negativeOf(seat))
  return rule === undefined || sideOf(game.seats, by) !== undefined
    ? undefined
    : {
        rule,
        says: {
          en: `${seat.name} may not shoot while others can`,
          ru: `игрок ${seat.name} не стреляет, пока есть кому`,
        },
      }
}

/** Whether the blacks who are left are two of joker, poisoner and executor (RU-FMT-5). */
const lastTwo = (seats: readonly Seat[]): boolean => {
  const blacks = seats.filter(seat => seat.alive && isBlack(seat))
  return blacks.length === 2 && blacks.every(seat => roleIs(negativeOf(seat), 'killsLast'))
}

/** The rule by which somebody shoots, or would. */
const armedBy = (
  game: { seats: readonly Seat[]; options: Parameters<typeof isExtended>[0]['options'] },
  negative: string,
): RuleId | undefined =>
  roleIs(negative, 'killsLast') && lastTwo(game.seats) && isExtended(game) ? 'RU-FMT-5' : entryOf(negative)?.killsBy

/** Shows by which rule one of the four comes to a shot; stops the geisha’s insurance of yakuza (RU-GEI-8). */
const armedGate: ActorGuard = (run, { does, actor, id: action }) => {
  const negative = negativeOf(run.seat(actor))
  const rule = armedBy(run.game, negative)
  if (rule === undefined || !shootsAsNegative({ does })) return undefined
  const as = planOf(run).uses.get(action)?.as
  if (negative === 'geisha' && as !== 'own') return insuringGate(run, { actor, action })
  const isHeir = run.seat(actor).details?.heir === 'true'
  const cite = isHeir ? { rule: 'RU-OVL-6', also: [rule] } : { rule, also: rule === 'RU-FMT-5' ? ['RU-OVL-6'] : [] }
  return all(
    { is: 'fact', kind: 'notTheKiller', of: actor, action },
    { rule, action },
    [],
    as === 'own' ? [all({ is: 'fact', kind: 'killerNow', of: actor }, cite)] : [],
  )
}

/** The geisha insures the maniac, and yakuza only as the partner of the one who is left (RU-GEI-8). */
const insuringGate = (run: Parameters<ActorGuard>[0], { actor, action }: { actor: string; action: string }) => {
  const yakuza = run.game.seats.filter(seat => seat.alive && roleIs(negativeOf(seat), 'pairOfYakuza')).length
  return yakuza > 1
    ? all({ is: 'fact', kind: 'insuresNoYakuza', of: actor, action }, { rule: 'RU-GEI-8', action })
    : undefined
}

const rules: Rules = {
  'RU-FMT-5': stated({
    en: 'In the extended format, if the last two blacks are two of the joker, poisoner and executor, a poisoner with no poisonings left becomes the killer. If there is none, the joker comes before the executor, and the executor before the poisoner.',
    ru: 'В расширенном формате, если последние двое черных — из числа джокера, отравителя и экзекутора, киллером становится отравитель, у которого не осталось отравлений; иначе джокер раньше экзекутора, а экзекутор раньше отравителя.',
  }),
  'RU-OVL-6': stated({
    en: 'Which of the last two werewolves becomes the killer depends on whether the poisoner can still poison, then on this order: joker, executor, poisoner. The imitator takes the maniac’s place before the geisha, unless the host decides differently.',
    ru: 'Кто из двух последних оборотней становится киллером, зависит от того, может ли отравитель еще отравлять, а затем от порядка: джокер, экзекутор, отравитель. Место маньяка подражатель занимает раньше гейши, если ведущий не решил иначе.',
  }),
}

const words = {
  facts: {
    notTheKiller: {
      stands: { en: '{who} does not shoot as a killer', ru: '{who_nom} стреляет не как киллер' },
      falls: { en: '{who} shoots as a killer', ru: '{who_nom} стреляет как киллер' },
      would: { en: '{who} would not have shot as a killer', ru: `{who_nom} не ${did('who', 'стрелял')} бы как киллер` },
    },
    killerNow: {
      stands: { en: '{who} is the killer now', ru: '{who_nom} теперь киллер' },
      falls: { en: '{who} is not the killer now', ru: '{who_nom} еще не киллер' },
    },
    insuresNoYakuza: {
      stands: { en: '{who} does not insure a yakuza', ru: '{who_nom} не страхует якудзу' },
      falls: { en: '{who} insures a player who is not a yakuza', ru: '{who_nom} страхует не якудзу' },
    },
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const lastKillers = section({
  refuse: refuseShot,
  rules,
  rulings: {
    actorGuards: [armedGate],
    // What the four bring stands in this order among the results of a night.
    results: [
      'captive',
      'released',
      'maimed',
      'poisoned',
      'client',
      'flipped',
      'poisoningSpent',
      'poisoningPassedOn',
      'extraPoisoning',
      'questioned',
      'jokerShared',
      'lifeSpent',
    ],
    asides: ['questioned', 'jokerShared'],
  },
  words,
})
