/** What saves from an attack of the night, each shield with its rule (see the table of what stops what). */
import type { ActionId, RuleId, Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { own } from '../../../ruleset/catalogue.ts'
import { fact } from '../claims.ts'
import { noHelp } from '../no-help.ts'
import { passiveOf } from '../passive.ts'
import { all, type Fact, type Walk } from '../vocabulary.ts'

export type AttackKind = 'mafia' | 'poison' | 'drunkard'

/** A shield as it answers one attack: whose it is, and why it holds or does not. */
export interface Shield {
  why: Reason
  of: Slot
  action?: ActionId
}

const nameOf = (found: Fact<'guarded' | 'healed'>): { other?: Slot; action?: ActionId } => ({
  ...(found.by !== undefined && { other: found.by }),
  ...(found.action !== undefined && { action: found.action }),
})

const shieldOf = ({ by, action }: Fact<'guarded' | 'healed'>, why: Reason): Shield[] =>
  by === undefined ? [] : [{ why, of: by, ...(action !== undefined && { action }) }]

/** Bodyguards who chose him: against the Mafia, poisoning and Drunkards alike (1923-BOD1, BOD2). */
export const guardsOf = (walk: Walk, at: Slot): Shield[] =>
  walk.ledger
    .attempts({ kind: 'guarded', of: at, when: 'soFar' })
    .flatMap(guard =>
      shieldOf(
        guard,
        all(
          fact('guardHolds', at, nameOf(guard)),
          { rule: '1923-BOD2', ...(guard.action !== undefined && { action: guard.action }) },
          [guard.why],
        ),
      ),
    )

/** Doctors who chose him: against the Mafia and poisoning; one visit does it all (1923-DOC1, DOC3, DOC7, S5). */
export function healsOf(walk: Walk, at: Slot, kind: AttackKind): Shield[] {
  return kind === 'drunkard'
    ? []
    : walk.ledger.attempts({ kind: 'healed', of: at, when: 'soFar' }).flatMap(heal => {
        const before =
          walk.ledger.found({ kind: 'spared', where: ({ action }) => action === heal.action, when: 'soFar' }).length > 0
        const why = all(
          fact('healHolds', at, nameOf(heal)),
          {
            rule: '1923-DOC1',
            also: kind === 'poison' ? ['1923-S5'] : [],
            notes: [
              ...(before ? [{ claim: fact('oneVisit', at), rule: '1923-DOC3' }] : []),
              ...(heal.by !== undefined && walk.isDead(heal.by)
                ? [{ claim: fact('healedBefore', heal.by), rule: '1923-DOC7' }]
                : []),
            ],
            ...(heal.action !== undefined && { action: heal.action }),
          },
          [heal.why],
        )
        return shieldOf(heal, why)
      })
}

/** A Doctor is no help against a Drunkard (1923-DOC6, DRU5). */
export const helplessHeals = (walk: Walk, at: Slot, kind: AttackKind): Reason[] =>
  kind === 'drunkard' ? noHelp(walk, 'healed', at, 'rampage', '1923-DRU5', '1923-DOC6') : []

/** The most attempts of the Mafia that fail on a Butler. */
const LUCK = 2

/** A Butler's luck against the Mafia (1923-BUT3), and what it does not cover (1923-BUT5, BUT6). @param elsewhere something else holds already */
export function luckOf(walk: Walk, at: Slot, kind: AttackKind, elsewhere: boolean): Shield[] {
  const luck = passiveOf(walk, at, 'immunity')
  const lost = walk.ledger.found({ kind: 'robbed', of: at, where: ({ data }) => data.role === 'butler', when: 'soFar' })
  if (!luck)
    return lost.map(({ of, why: theft }) => ({
      of,
      why: all(fact('luckLost', of), { rule: '1923-BUT6' }, [], [theft]),
    }))
  const { action } = luck
  const what = kind === 'drunkard' ? 'rampage' : kind
  if (kind !== 'mafia')
    return [
      {
        of: at,
        action,
        why: all(
          fact('noHelp', at, { action, values: { what } }),
          { rule: '1923-BUT5' },
          [luck.why],
          [walk.given(fact('notCovered', at, { values: { what } }), '1923-BUT5')],
        ),
      },
    ]
  const before = walk.count(at, 'butlerAttempts')
  const kept = elsewhere && !walk.option<boolean>('butler.shieldCountsWhenSavedOtherwise')
  const why = all(
    fact('butlersLuck', at, { action, values: { attempt: before + 1 } }),
    {
      rule: elsewhere ? '1923-BUT4' : '1923-BUT3',
      action,
      notes: elsewhere && !kept ? [{ claim: fact('countsAllTheSame', at), rule: '1923-BUT4' }] : [],
    },
    [luck.why],
    before >= LUCK
      ? [walk.given(fact('luckSpent', at), '1923-BUT3')]
      : kept
        ? [walk.given(fact('luckKept', at), '1923-BUT4')]
        : [],
  )
  if (why.holds) walk.setCount(at, 'butlerAttempts', before + 1)
  return [{ of: at, action, why }]
}

/** A Bodyguard's automatic save: once in the game, and after everything else unless the host says first (1923-BOD4, BOD5). */
export function autoSaveOf(walk: Walk, at: Slot, elsewhere: boolean): Shield[] {
  const auto = passiveOf(walk, at, 'selfGuard')
  if (!auto) return []
  const { action } = auto
  const spent =
    (own(walk.seat(at).uses, 'selfGuard') ?? 0)
      + walk.spent.filter(({ who, ability }) => who === at && ability === 'selfGuard').length
    > 0
  const kept = elsewhere && walk.option('bodyguard.autoOrder') === 'last'
  const not: Reason[] = spent
    ? [walk.given(fact('autoSpent', at), '1923-BOD4')]
    : kept
      ? [walk.given(fact('autoKept', at), '1923-BOD5')]
      : []
  const rule: RuleId = kept ? '1923-BOD5' : '1923-BOD4'
  const why = all(
    fact('autoSave', at, { action }),
    { rule, also: not.length ? [] : ['1923-BOD5'], action },
    [auto.why],
    not,
  )
  if (why.holds) walk.spend(at, 'selfGuard', '1923-BOD4')
  return [{ of: at, action, why }]
}
