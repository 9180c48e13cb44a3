/**
 * What was done: crimes, which are remembered and which charges are tested on (CONAN-E12), and tonight's deeds, which
 * investigations look for.
 */
import type { Fact } from '../../../resolve/sequence/fact.ts'
import { factClaim } from '../../../resolve/sequence/ledger.ts'
import type { Walk } from '../../../resolve/sequence/walk.ts'
import type { ActionId, RuleId, Slot } from '../../../why/claim.ts'
import { all, type Reason } from '../../../why/reason.ts'
import { sameAct, type Crime } from '../crimes.ts'

/** What somebody did to whom. `why` says whether it happened; `framer`: who only made it seem so. */
export interface Deed {
  by: Slot
  target?: Slot | undefined
  action: ActionId
  why: Reason
  rule?: RuleId
  framer?: Slot
}

/** Enters a crime, or the attempt at one (CONAN-CR1, CONAN-CR4). */
export function commit(
  walk: Walk,
  { type, by, target, action, why, rule = 'CONAN-E12', framer }: Deed & { type: Crime },
): void {
  walk.put({
    kind: 'crime',
    of: by,
    why,
    rule,
    action,
    lasting: true,
    data: { type, ...(target !== undefined && { third: target }), ...(framer !== undefined && { framed: true }) },
    ...(framer !== undefined && { by: framer }),
  })
}

/** Writes down what somebody did, for whoever looks into this night. */
export function did(walk: Walk, what: string, { by, target, action, why, rule = 'CONAN-AB31' }: Deed): void {
  walk.put({
    kind: 'did',
    of: by,
    why,
    rule,
    action,
    data: { ability: what, ...(target !== undefined && { third: target }) },
  })
}

/** The entries against somebody that a charge could mean; each holds unless its evidence was erased (CONAN-CR13). */
export function entriesOn(walk: Walk, who: Slot, fits: (fact: Fact) => boolean): { fact: Fact; why: Reason }[] {
  return walk.ledger
    .attempts({ kind: 'crime', of: who, when: 'soFar' })
    .filter(fits)
    .map(fact => ({ fact, why: unlessErased(walk, fact, 'CONAN-CR13') }))
}

/** Tonight's deeds of somebody that answer to a word, of the victim asked about where there is one. */
export function deedsOf(walk: Walk, who: Slot, what: string, victim: Slot | undefined): Reason[] {
  return walk.ledger
    .attempts({ kind: 'did', of: who, when: 'soFar' })
    .filter(({ data }) => sameAct(String(data.ability), what) && (victim === undefined || data.third === victim))
    .map(fact => unlessErased(walk, fact, 'CONAN-AB31'))
}

function unlessErased(walk: Walk, fact: Fact, rule: RuleId): Reason {
  // Only what was done leaves evidence that can be erased.
  if (fact.data.framed === true) return fact.why
  const what = String(fact.data.type ?? fact.data.ability)
  const erased = walk.ledger.attempts({
    kind: 'evidenceErased',
    of: fact.of,
    when: 'soFar',
    where: ({ data, phase }) =>
      sameAct(String(data.type), what)
      && phase === fact.phase
      && (data.third === undefined || data.third === fact.data.third),
  })
  return erased.length
    ? all(
        factClaim(fact),
        { rule, ...(fact.action !== undefined && { action: fact.action }) },
        [fact.why],
        erased.map(({ why }) => why),
      )
    : fact.why
}
