/** Which of several ways in which something might have come about is told as what was tried, and what stopped it. */
import type { Claim, SeatId } from '../reason/claim.ts'
import { insteadIn } from '../reason/instead.ts'
import type { Reason } from '../reason/reason.ts'
import { findAttempts, findBlockers, findDeeds, isShort, type Blocker } from './blockers.ts'
import { findNeeded } from './needed.ts'
import { isTally, same } from './parts.ts'

/** The visit that fell last: what was moved away came to nothing where it was sent, and may have where it went. */
export function lastVisit(attempts: readonly Reason[], root: Reason): Reason | undefined {
  const visits = attempts.filter(one => isOwnVisit(one.claim, root) && !one.holds)
  return visits.find(one => !findBlockers(one).some(({ counter }) => counter.claim.is === 'moves')) ?? visits[0]
}

/** Attempts that came to the same place as a visit; all of them where none did. */
export function sameWay(attempts: readonly Reason[], { claim: visit }: Reason): readonly Reason[] {
  const isThere = (claim: Claim): boolean => 'at' in claim && 'at' in visit && claim.at === visit.at
  const isMine = (claim: Claim): boolean =>
    claim.is !== 'arrives' || ('action' in visit && claim.action === visit.action)
  const there = attempts.filter(({ claim }) => isThere(claim) && isMine(claim))
  return there.length ? there : attempts
}

/** What fell at several places, each by itself; nothing where it was one. */
export function everywhere(attempts: readonly Reason[]): Reason[] {
  const places = new Set(
    attempts.flatMap(({ claim }) => ('at' in claim ? claim.at : claim.is === 'fact' ? claim.of : [])),
  )
  return places.size > 1 ? [...attempts] : []
}

/** How an action fared is hardly told by its visit, where it does anything else. */
export const isOwnVisit = (claim: Claim, root: Reason): boolean =>
  root.claim.is === 'works' && claim.is === 'arrives' && claim.part === 'visit' && claim.action === root.claim.action

/** What a mover would have moved had it come there is told after what was there to be moved. */
export const isOthers = ({ claim }: Reason, root: Reason): number =>
  root.claim.is === 'works' && claim.is === 'arrives' && claim.action !== root.claim.action ? 1 : 0

/** What fell where nothing of it came is told after what fell where it came: 1 for the former. */
export const away = ({ claim }: Reason, came: ReadonlySet<SeatId>): number =>
  came.size && 'at' in claim && !came.has(claim.at) ? 1 : 0

/** Whether it would have come about only without another of them: it was no attempt of its own. */
export function isForLackOf(attempt: Reason, attempts: readonly Reason[]): boolean {
  const stops = findBlockers(attempt)
  const isOther = ({ counter }: Blocker): boolean =>
    attempts.some(other => other !== attempt && same(other.claim, counter.claim))
  return stops.length > 0 && stops.every(isOther)
}

/** Whether it is what others did, and others stopped. */
export const isApart = (one: Reason, attempt: Reason): boolean =>
  ![triedIn, stoppedBy].some(of => of(one).some(by => of(attempt).includes(by)))

/** Whether it is what others did, and the same stopped. */
export const isAlike = (one: Reason, attempt: Reason): boolean =>
  one.claim.is !== 'together'
  && triedIn(one).length > 0
  && !triedIn(one).some(by => triedIn(attempt).includes(by))
  && stoppedBy(one).every(by => stoppedBy(attempt).includes(by))

const triedIn = (way: Reason): unknown[] => findAttempts(way).map(({ action }) => action)

const stoppedBy = (way: Reason): unknown[] => findBlockers(way).map(({ counter }) => raisedBy(counter))

/** Whether it never set out that way: whoever would have led it there from another of them was kept from it by another mover. */
export const isNeverLed = ({ claim }: Reason, { unless }: Reason): boolean =>
  'path' in claim
  && claim.path.some(({ by }) =>
    unless.some(
      ({ claim: mover, holds, unless: against }) =>
        mover.is === 'moves'
        && mover.action === by
        && !holds
        && against.some(one => one.holds && one.claim.is === 'moves' && one.claim.carries === mover.carries),
    ),
  )

/** Whether it was taken on its way to where another of them came to nothing, by everything that stopped it. */
export const wentOn = (attempt: Reason, attempts: readonly Reason[]): number => {
  const stops = findBlockers(attempt).map(({ counter }) => counter.claim)
  const on = (mover: Claim): boolean =>
    mover.is === 'moves'
    && attempts.some(
      ({ claim }) => 'path' in claim && claim.path.some(({ by, to }) => by === mover.action && to === mover.to),
    )
  return stops.length > 0 && stops.every(on) ? 1 : 0
}

/** Whether somebody went in its place and came: then that is what was tried. */
export const isReplaced = ({ action }: Reason, attempts: readonly Reason[]): number =>
  attempts.some(
    one =>
      action !== undefined
      && one.action !== undefined
      && insteadIn(one.action)?.of === action
      && one.because.every(({ holds }) => holds),
  )
    ? 1
    : 0

/**
 * What stopped a way that one deed alone kept from being, raising one counter or several: whoever did it decided too. Of a
 * count, it alone kept as many from counting as were lacking. What one raised and what stands thanks to it is one's doing.
 */
export function stopsOfOne(attempt: Reason, root: Reason): Blocker[] {
  const stops = findBlockers(attempt)
  const [only, ...more] = new Set(stops.map(({ counter }) => raisedBy(counter)))
  if (only === undefined || !more.length) return stops
  if (!isShort(attempt)) {
    if (root.claim.is === 'works') return []
    const [needed = [], ...others] = stops.map(({ counter }) => findNeeded(counter))
    const inAll = needed.filter(action => others.every(some => some.includes(action)))
    return stops.filter(({ counter }) => inAll.some(action => action === raisedBy(counter)))
  }
  const fallen = attempt.because.filter(({ holds }) => !holds).map(findBlockers)
  const lacking = attempt.need - (attempt.because.length - fallen.length)
  const keptBy = (deed: unknown): Blocker[][] =>
    fallen.filter(some => some.length && some.every(({ counter }) => raisedBy(counter) === deed))
  return ([only, ...more].map(keptBy).find(kept => kept.length >= lacking) ?? []).flat()
}

/** Whose doing a counter is: the action behind it, or of none and of several, the counter itself. */
export const raisedBy = (counter: Reason): unknown => {
  const deeds = counter.action === undefined ? findDeeds(counter) : []
  return counter.action ?? (deeds.length === 1 ? deeds[0]!.action : counter)
}

/** The strongest attempt is the one that the fewest things stopped. */
export const weakness = (reason: Reason): number =>
  new Set(findBlockers(reason).map(({ counter }) => counter)).size || Infinity

/** How many a count had, where only the shields stopped it. */
export const reach = (reason: Reason): number => (isTally(reason) && !isShort(reason) ? reason.need : 0)
