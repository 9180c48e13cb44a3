/** The laws of who decided: a night without an action is what its pivots say, and whoever decided alone is named. */
import { languagesOf } from '../../game/language.ts'
import type { Outcome } from '../../journal/outcome.ts'
import type { ActionId, Claim, RuleId } from '../../reason/claim.ts'
import { pivots } from '../../resolve/pivots.ts'
import type { System } from '../../ruleset/system.ts'
import { apartFrom, blamedIn, unnamed } from '../../why/culprits.ts'
import {
  decidedIn,
  decidersApart,
  neededApart,
  neededIn,
  unnamedDeciders,
  unnamedNeeded,
  withoutBallot,
} from '../../why/deciders.ts'
import { actionSaid, claimSaid, ruleSaid } from './words.ts'
import type { Held } from './judged-phase.ts'

/** Whoever decided alone that another's action fell short stands in the decisive part of its tree, and in its answer. */
export function culpritsNamed({ system, game, phase, outcome, speaker, without }: Held): string | undefined {
  for (const one of blamedIn(system, game, phase, outcome, without)) {
    const { action, reason } = one.verdict
    const decided = (by: readonly ActionId[]): string =>
      `${by.map(id => actionSaid(id, speaker)).join(' and ')} decided how ${actionSaid(action, speaker)} fared${ruleSaid(reason?.rule)}`
    const apart = apartFrom(one, phase)
    if (apart.length) return `${decided(apart)}, and the decisive part of its tree lacks it`
    for (const locale of languagesOf(system)) {
      const lacks = unnamed(one, { system, game, phase, outcome }, locale)
      if (lacks.length) return `${decided(lacks)}, and the answer names nobody for it (${locale})`
    }
  }
  return undefined
}

/**
 * Whoever decided alone that something did not come about, or who is lynched, is named in the answer too: among at most
 * three. Ballots count up to 16.
 */
export function decidersNamed({
  system,
  game,
  phase,
  outcome,
  speaker,
  without,
}: Held): { law: 'results' | 'lynches'; how: string }[] {
  const ballot = withoutBallot(system, game, phase)
  return decidedIn(phase, outcome, { action: without, ballot }, system.laws?.endings).flatMap(one => {
    const law = one.lynch ? 'lynches' : 'results'
    const { claim, holds, reason } = one.question
    const result = claimSaid(claim, holds, speaker, reason?.rule)
    const decided = (by: readonly string[]): string =>
      `${by.map(id => (phase.ballots?.some(ballot => ballot.id === id) ? `ballot ${id}` : actionSaid(id, speaker))).join(' and ')} decided that ${result}`
    const apart = decidersApart(one, phase)
    if (apart.length) return [{ law, how: `${decided(apart)}, and the decisive part of its tree lacks it` }]
    return languagesOf(system).flatMap(locale => {
      const lacks = unnamedDeciders(one, { system, game, phase, outcome }, locale)
      return lacks.length ? [{ law, how: `${decided(lacks)}, and the answer names nobody for it (${locale})` }] : []
    })
  })
}

/**
 * Whoever could not be missed for something that came about is named for it, of up to five: in its answer in every language,
 * in the list unless a long answer folds there, and on the map, which joins what stands in the decisive part.
 */
export function neededNamed({ system, game, phase, outcome, speaker, without }: Held): string[] {
  return neededIn(phase, outcome, without, system.laws).flatMap(one => {
    const { claim, reason } = one.question
    const needed = (by: readonly string[]): string =>
      `without ${by.map(id => actionSaid(id, speaker)).join(' or ')} it would not be that ${claimSaid(claim, true, speaker, reason?.rule)}`
    const apart = neededApart(one, phase)
    if (apart.length) return [`${needed(apart)}, and the decisive part of its tree lacks it`]
    return languagesOf(system).flatMap(locale => {
      const lacks = unnamedNeeded(one, { system, game, phase, outcome }, locale)
      return lacks.length ? [`${needed(lacks)}, and the answer names nobody for it (${locale})`] : []
    })
  })
}

/** Leaving a pivot out turns each answer it is said to decide. */
export function pivotsFlip({ system, game, phase, outcome, speaker, without }: Held): string | undefined {
  const resolve: System['resolve'] = (of, state, asked) =>
    asked.only || asked.without?.length !== 1 ? system.resolve(of, state, asked) : without(asked.without[0]!)
  for (const { action, ruling, flips } of pivots(system, game, phase, outcome, resolve)) {
    if (ruling) continue
    const then = without(action)
    const answers = new Map(then.questions.map(({ claim, holds }) => [JSON.stringify(claim), holds]))
    const works = new Set(
      then.verdicts.flatMap(({ action, verdict }) => (['succeeded', 'partial'].includes(verdict) ? [action] : [])),
    )
    const wrong = flips.find(
      ({ claim, holds }) =>
        (claim.is === 'works' ? works.has(claim.action) : (answers.get(JSON.stringify(claim)) ?? false)) === holds,
    )
    if (wrong)
      return `without ${actionSaid(action, speaker)} it stays so that ${claimSaid(wrong.claim, wrong.holds, speaker, ruleOf(wrong.claim, outcome))}`
  }
  return undefined
}

/** The rule that an answer cites. */
function ruleOf(claim: Claim, { questions, verdicts }: Outcome): RuleId | undefined {
  const asked = JSON.stringify(claim)
  const reason =
    claim.is === 'works'
      ? verdicts.find(({ action }) => action === claim.action)?.reason
      : questions.find(one => JSON.stringify(one.claim) === asked)?.reason
  return reason?.rule
}
