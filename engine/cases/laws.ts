/**
 * Laws that hold of every night, run inside every case. A case costs a line and buys all of them. A law that a system
 * breaks on purpose stands in its `lawless`, with the rule that breaks it.
 *
 * Some laws resolve a night again, once or many times, so very large nights are not held to them: `names` to 60
 * submissions, `pivotsFlip`, `culprits`, `results`, `lynches` and
 * `needed` to 16. `oncePerChain` follows 20,000 steps of paths. A
 * night with a loop too large to decide is held to `oncePerChain` alone of all these; one with fixed draws is not held to
 * `orderReceived` either. `answers`: who stopped something first is named before who came later, in list and map alike, no
 * result is without a reason, and no answer in a list is over 160 letters.
 */
import { orderReceived, recomputes, replays, reversed, survivesJson } from './laws/again.ts'
import { answersHeld } from './laws/answers.ts'
import { oncePerChain } from './laws/chain.ts'
import { culpritsNamed, decidersNamed, neededNamed, pivotsFlip } from './laws/deciders.ts'
import { held, type Held } from './laws/judged-phase.ts'
import { onlookersAside } from './laws/onlookers.ts'
import { names } from './laws/renamed.ts'
import type { Played } from './play.ts'

const laws = [
  'recomputes',
  'survivesJson',
  'replays',
  'orderReceived',
  'names',
  'oncePerChain',
  'pivotsFlip',
  'culprits',
  'results',
  'lynches',
  'needed',
  'answers',
  'noLateFacts',
  'onlookersAside',
] as const
export type Law = (typeof laws)[number]
export interface Broken {
  law: Law
  phase: string
  how: string
}

/** The largest nights held to the laws that resolve again, in submissions. */
const MOST_NAMED = 60
const MOST_PIVOTED = 16

/**
 * @param again whether it is also held to the laws that resolve it again
 * @returns the laws that a played case breaks, each with what was seen
 */
export function brokenLaws(played: Played, again = true): Broken[] {
  const lawless = played.system.laws?.lawless ?? {}
  const here = played.phases[0] ? (played.system.laws?.lawlessIn?.(played.phases[0].game) ?? {}) : {}
  const { system } = played
  const phases = played.phases.map(({ game, phase, outcome }) => held({ system, game, phase, outcome }))
  return [
    ...(again ? replays(played, phases) : []).map((seen): Broken => ({ law: 'replays', ...seen })),
    ...played.phases.flatMap(({ name }, index) => brokenIn(name, phases[index]!, again)),
  ].filter(({ law }) => !Object.hasOwn(lawless, law) && !Object.hasOwn(here, law))
}

function brokenIn(name: string, here: Held, again: boolean): Broken[] {
  const { system, game, phase, outcome } = here
  const broken = (law: Law, how: string | undefined): Broken[] => (how === undefined ? [] : [{ law, phase: name, how }])
  const reading = system.laws?.oncePerChain?.(game, phase)
  const sent = phase.submissions.length
  return [
    ...broken('recomputes', recomputes(here)),
    ...broken('survivesJson', survivesJson(here)),
    ...broken('noLateFacts', outcome.lateFacts?.join('; ')),
    ...broken('answers', answersHeld(here)),
    ...broken('onlookersAside', onlookersAside(here)),
    ...(reading ? broken('oncePerChain', oncePerChain(here, reading === 'literal')) : []),
    // A night over the work budget is cut where the order of asking happens to end, and each asking takes a second.
    ...(!again || outcome.rulings.some(({ id }) => id === 'loop')
      ? []
      : [
          ...renamedAndReversed(here).flatMap(({ law, how }) => broken(law, how)),
          ...(sent > MOST_PIVOTED
            ? []
            : [
                ...broken('pivotsFlip', pivotsFlip(here)),
                ...broken('culprits', culpritsNamed(here)),
                ...decidersNamed(here).flatMap(({ law, how }) => broken(law, how)),
                ...neededNamed(here).flatMap(how => broken('needed', how)),
              ]),
        ]),
  ]
}

/** Both at once, as almost every night keeps them; each by itself where that does not come to the same. */
function renamedAndReversed(here: Held): { law: Law; how: string | undefined }[] {
  const other = reversed(here)
  const isNamed = here.phase.submissions.length <= MOST_NAMED
  if (isNamed && other && !here.phase.posts?.length && names({ ...here, phase: other }) === undefined) return []
  return [
    ...(other ? [{ law: 'orderReceived' as const, how: orderReceived(here, other) }] : []),
    ...(isNamed ? [{ law: 'names' as const, how: names(here) }] : []),
  ]
}
