/** Lovers: who kills the other dies of it, and where the host has it so, who loses the other (CONAN-E6, L10, L11, L14). */
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { chosen, stated, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import { isMarked } from '../conditions.ts'
import { leaderOf } from '../leading/leader.ts'
import { giverOf, type Order } from '../leading/orders.ts'
import { loverOf } from '../roles.ts'
import { section, type SectionWords } from '../section.ts'
import { all, type Resolution } from '../vocabulary.ts'

const options: Options = {
  'lovers.suicideOn': {
    values: ['leaderOrder', 'anyLoverKill'],
    rule: 'CONAN-L11',
    says: {
      en: "Whose order makes a lover die after killing the other: only the Leader's, or anybody's.",
      ru: 'Умирает ли влюбленный, убив второго, только по приказу лидера или по чьему бы то ни было.',
    },
  },
  'lovers.dieTogether': {
    values: ['onlyLoverKill', 'always'],
    rule: 'CONAN-L14',
    says: {
      en: 'When a lover dies too: only after killing the other, or whenever the other dies.',
      ru: 'Умирает ли влюбленный, только если убил второго, или всякий раз, когда второй умирает.',
    },
  },
  'lovers.jointWin': {
    values: [false, true],
    rule: 'CONAN-E6',
    says: {
      en: 'Lovers on different sides win together when nobody else is left.',
      ru: 'Побеждают ли влюбленные с разных сторон вместе, когда больше никого не осталось.',
    },
  },
}

/** A lover who killed the other dies of it, where that is what the Leader ordered or as the host has it (CONAN-L11). */
export function grieve(run: Resolution, order: Order, victim: SeatId, hit: Reason): void {
  const { killer, move } = order
  const action = move.id
  if (loverOf(run, killer) !== victim) return
  const forced = giverOf(move) !== killer && giverOf(move) === leaderOf(run.game) && order.victim === victim
  const why = all(
    { is: 'fact', kind: 'suicide', of: killer, other: victim },
    { rule: 'CONAN-L11', action },
    [hit, run.given({ is: 'fact', kind: 'lovers', of: killer, other: victim }, 'CONAN-E6')],
    forced || run.option('lovers.suicideOn') === 'anyLoverKill'
      ? []
      : [run.given({ is: 'fact', kind: 'killedUnordered', of: killer, other: victim, action }, 'CONAN-L11')],
  )
  run.dies(killer, why, 'CONAN-L14', { cause: 'suicide', by: killer, action })
}

/** With the option, a lover follows the other whatever killed that one (CONAN-L14). */
function follow(run: Resolution, dead: SeatId, why: Reason): void {
  const lover = loverOf(run, dead)
  if (
    lover === undefined
    || run.option('lovers.dieTogether') !== 'always'
    || run.isDead(lover)
    || !run.game.seats.some(({ slot }) => slot === lover)
  )
    return
  if (!run.seat(lover).alive || isMarked(run, lover, 'abroad', 'arrested')) return
  run.dies(
    lover,
    all({ is: 'fact', kind: 'suicide', of: lover, other: dead }, { rule: 'CONAN-L14' }, [why]),
    'CONAN-L14',
    { cause: 'suicide', by: lover },
  )
}

const rules: Rules = {
  'CONAN-E6': stated({
    en: 'There may be a pair of lovers, and both may belong to the Organization.',
    ru: 'В игре может быть пара влюбленных; оба могут принадлежать к Организации.',
  }),
  'CONAN-L10': stated({
    en: 'A lover ordered to kill the other does so, unless the one ordered was neutralized, or is Vodka and neutralized the Leader.',
    ru: 'Влюбленный, которому приказали убить второго, делает это, если его самого не нейтрализовали и если он не Водка, который нейтрализовал лидера.',
  }),
  'CONAN-L11': stated({
    en: "If the kill that the Leader ordered succeeds, the lover who made it dies by suicide. A lover who kills the other on somebody else's order, or on their own, does not.",
    ru: 'Если убийство по приказу лидера удалось, влюбленный убийца кончает с собой; кто убил второго не по слову лидера, а по чужому или по собственному, тот не умирает.',
  }),
  'CONAN-L14': chosen({
    en: 'The suicide follows the kill in the same step; it is a death but not a crime, and nothing prevents it. No other death of a lover affects the partner.',
    ru: 'Самоубийство следует за убийством на том же шаге; это смерть, но не преступление, и предотвратить ее нельзя. Никакая другая смерть влюбленного второго не затрагивает.',
  }),
}

const words = {
  facts: {
    lovers: { stands: '{who} and {other} are lovers', falls: '{who} and {other} are not lovers' },
    killedUnordered: {
      stands: 'the Leader did not order {who} to kill {other}',
      falls: 'the Leader ordered {who} to kill {other}',
    },
    suicide: {
      stands: '{who} does not outlive {other}',
      falls: '{who} does not follow {other}',
      would: '{who} would follow {other}',
    },
  },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const lovers = section({
  options,
  rules,
  rulings: { reactions: { death: (run, fact) => follow(run, fact.of, fact.why) } },
  words,
})
