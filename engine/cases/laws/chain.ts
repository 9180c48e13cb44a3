/** The law that nothing is used twice in one chain of reasons. */
import type { Reason } from '../../reason/reason.ts'
import type { Speaker } from '../../why/speaker.ts'
import { actionSaid, ruleSaid } from './words.ts'
import type { Held } from './judged-phase.ts'
import { rootsOf } from './roots.ts'

/** How many steps of paths are followed; a tree that shares a lot has more paths than can be walked. */
const STEPS = 20_000

/**
 * An action used on the way to a node comes up below it only as a leaf that says it is used up. In the carried reading a
 * move may come up again with another effect.
 */
export function oncePerChain({ outcome, speaker }: Held, literal: boolean): string | undefined {
  let steps = STEPS
  const visit = (reason: Reason, used: ReadonlySet<string>, part: boolean): string | undefined => {
    if (--steps < 0) return undefined
    const { claim } = reason
    if (claim.is === 'alreadyUsed')
      return used.has(claim.by) || [...used].some(use => use.startsWith(`${claim.by}>`))
        ? undefined
        : `${actionSaid(claim.by, speaker)} is called used up where it is not${ruleSaid(reason.rule)}`
    const own = ownUses(reason, literal)
    const again = part ? undefined : own.find(use => used.has(use))
    if (again !== undefined) return `${useOf(again, speaker)} stands twice in one chain${ruleSaid(reason.rule)}`
    const after = new Set([...used, ...own, ...reason.because.flatMap(one => partUses(one, literal))])
    for (const one of reason.because) {
      const wrong = visit(one, isQuestion(reason) ? used : after, !isQuestion(reason))
      if (wrong) return wrong
    }
    for (const one of reason.unless) {
      const wrong = visit(one, after, false)
      if (wrong) return wrong
    }
    return undefined
  }
  for (const root of rootsOf(outcome)) {
    const wrong = visit(root, new Set(), false)
    if (wrong) return wrong
  }
  return undefined
}

/** A use as `ownUses` writes it: an action, or one that carries another. */
const useOf = (use: string, speaker: Speaker): string =>
  use
    .split('>')
    .map(id => actionSaid(id, speaker))
    .join(' carrying ')

/** Questions and counts list alternatives: what one of them uses is not used by the next. */
const isQuestion = ({ claim, need, because }: Reason): boolean =>
  ['dies', 'learns', 'sees', 'recruited', 'flipHidden', 'works', 'atLeast', 'attackedBy'].includes(claim.is)
  || need < because.length

function ownUses({ claim }: Reason, literal: boolean): string[] {
  switch (claim.is) {
    case 'arrives':
      return [claim.action, ...claim.path.map(leg => (literal ? leg.by : `${leg.by}>${claim.action}`))]
    case 'active':
      return [claim.action]
    case 'moves':
      return [literal ? claim.action : `${claim.action}>${claim.carries}`]
    default:
      return []
  }
}

const partUses = (reason: Reason, literal: boolean): string[] =>
  isQuestion(reason) ? [] : [...ownUses(reason, literal), ...reason.because.flatMap(one => partUses(one, literal))]
