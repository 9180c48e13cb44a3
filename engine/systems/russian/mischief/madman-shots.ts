/**
 * What the fire of a black madman costs and brings his side (RU-MAD-B1): the shot of the night, one in reserve, or
 * one more.
 */
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { chosen, type Rules } from '../../../ruleset/localized-text.ts'
import { section } from '../section.ts'
import { planOf } from '../shared/plan.ts'
import { nightOf, reserveOf } from '../shared/shots.ts'
import { sides, type Side } from '../shared/sides.ts'
import { all, type Note, type Resolution } from '../vocabulary.ts'
import type { FactWords, PartWords } from '../words.ts'

const facts = declareFacts({
  shotForFire: { of: 'slot', data: { side: sides } },
})

/** The side whose night it is. */
const dueSide = (run: Resolution): Side | undefined => {
  const mine = sides.filter(side => nightOf(run.game, side, run.phase.number) !== undefined)
  return mine.find(side => (side === 'mafia') === (run.phase.number % 2 === 1)) ?? mine[0]
}

/** Without a shot that could be burned a black madman takes one player along (RU-MAD-B1). */
export function onlyOne(run: Resolution): boolean {
  const side = dueSide(run)
  return side === undefined || planOf(run).accounts[side].available <= 0
}

/** What a black madman costs and earns: two who are not black burn the shot of the night, two blacks bring one (RU-MAD-B1). */
export function settleShots(
  run: Resolution,
  { actor, id: action, to, with: keys }: Move,
  { dead, hurt, why }: { dead: number; hurt: readonly { why: Reason }[]; why: Reason },
): void {
  const side = dueSide(run)
  if (side !== undefined && dead > 1 && !hurt.length) lose(run, side, 'shotBurned', { actor, action, why })
  const reserve = keys.invest === 'yes' && to.length > 2 ? reserveOf(run.game, run.phase.number) : undefined
  if (reserve !== undefined) lose(run, reserve, 'shotInvested', { actor, action, why })
  if (side === undefined || hurt.length < 2) return
  run.put({
    kind: 'shotForFire',
    of: actor,
    by: actor,
    action,
    rule: 'RU-MAD-B1',
    data: { side },
    why: all(
      { is: 'fact', kind: 'shotForFire', of: actor, action, values: { side } },
      { rule: 'RU-MAD-B1', action },
      hurt.map(one => one.why),
    ),
  })
}

function lose(
  run: Resolution,
  side: Side,
  how: 'shotBurned' | 'shotInvested',
  { actor, action, why }: { actor: SeatId; action: string; why: Reason },
): void {
  const note: Note = { claim: { is: 'fact', kind: how, of: actor, values: { side } }, rule: 'RU-MAD-B1' }
  const claim = { is: 'fact', kind: 'shotLost', of: actor, action } as const
  const lost = all(claim, { rule: 'RU-MAD-B1', notes: [note], action }, [why])
  run.put({
    kind: 'shotLost',
    of: actor,
    why: lost,
    rule: 'RU-MAD-B1',
    by: actor,
    action,
    data: { target: actor, cause: 'madman', account: side },
  })
}

/** The shot earned is entered when the ledger of the night is made up. */
function enterFireShots(run: Resolution): void {
  for (const { data } of run.ledger.found({
    kind: 'shotForFire',
    when: 'soFar',
    where: ({ phase }) => phase === undefined,
  })) {
    const { side } = data
    run.setCount(side, 'shots', run.count(side, 'shots') + 1)
  }
}

const rules: Rules = {
  'RU-MAD-B1': chosen({
    en: 'A black madman may die with two players who are not black, even of one team, and burns that night’s shot to do so; if there is no shot, one of them dies. A black the madman names is maimed: then the shot is kept, and two blacks earn an extra one. A shot in reserve buys one more target.',
    ru: 'Черный безумец может умереть с двумя нечерными, даже из одной команды, и этим сжигает выстрел этой ночи; если выстрела нет, умирает один из двоих. Названный им черный покалечен: выстрел тогда остается, а за двух черных дается еще один. За выстрел из запаса можно назвать еще одну цель.',
  }),
}

const words = {
  facts: {
    shotBurned: {
      stands: { en: 'tonight’s shot is burned', ru: 'выстрел этой ночи сгорает' },
      falls: { en: 'no shot is burned', ru: 'выстрел не сгорает' },
    },
    shotInvested: {
      stands: { en: 'a shot in reserve is invested', ru: 'запасной выстрел вложен в ход безумца' },
      falls: { en: 'no shot is invested', ru: 'запасной выстрел не вложен' },
    },
    shotForFire: {
      stands: {
        en: 'two blacks hurt in the fire earn an extra shot',
        ru: 'двое черных в огне дают дополнительный выстрел',
      },
      falls: { en: 'there is no extra shot', ru: 'дополнительного выстрела нет' },
      would: { en: 'there would have been an extra shot', ru: 'был бы дополнительный выстрел' },
    },
  } satisfies FactWords<typeof facts>,
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const madmanShots = section({ facts, rules, rulings: { after: { end: enterFireShots } }, words })
