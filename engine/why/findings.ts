/** What came of a check, a sensor or a mover where its deed alone does not say it. */
import type { ActionId, Claim } from '../reason/claim.ts'
import type { Reason } from '../reason/reason.ts'
import { getOwn } from '../ruleset/catalogue.ts'
import { say } from '../text/message.ts'
import type { Span } from '../text/span.ts'
import { findBlockers, type Blocker } from './blockers.ts'
import { cutTo, each, mostNamed } from './narrated.ts'
import { same } from './parts.ts'
import { killsFirst, listed, listedNames, phrasesOf, useSaid } from './phrasing.ts'
import type { Speaker } from './speaker.ts'

/** What a check or a sensor found where it came, where its deed alone does not say why. @param isHidden somebody came there whom no sensor sees */
export function foundSaid(
  asked: Claim,
  { claim, because }: Reason,
  saying: readonly Span[],
  speaker: Speaker,
  isHidden = false,
): Span[] {
  const { oneLine } = phrasesOf(speaker)
  if (asked.is === 'fact') {
    const role = getOwn(speaker.words.facts ?? {}, asked.kind)?.byRole && speaker.roleOf?.(asked.of)
    return role
      ? listed([saying, say(speaker.locale, oneLine.byRole, { who: speaker.name(asked.of), role })], speaker)
      : [...saying]
  }
  if (asked.is !== 'learns' && asked.is !== 'seesNothing' && asked.is !== 'sees') return [...saying]
  const { ability = '', senses, byRole } = speaker.action(asked.action) ?? {}
  const seen = claim.is === 'together' && claim.other !== undefined ? speaker.action(claim.other)?.actor : undefined
  if (asked.is === 'sees' && !(byRole && seen !== undefined)) return [...saying]
  // Of a sensor that was moved it is told where it came, and not where it was sent.
  const came = because.find(one => one.holds && one.claim.is === 'arrives' && one.claim.action === asked.action)?.claim
  const there = 'at' in claim ? claim.at : came?.is === 'arrives' ? came.at : undefined
  const at = asked.is === 'sees' ? seen! : there !== undefined ? there : claim.is === 'fact' ? claim.of : asked.about
  const [who, role] = [speaker.name(at), speaker.roleOf?.(at)]
  const result = asked.is === 'learns' ? getOwn(speaker.words.found ?? {}, asked.result) : undefined
  const isNothing = asked.is === 'seesNothing' || asked.result === 'nothing'
  // A role that is told by its name needs no word of its own.
  const told = asked.is === 'learns' ? speaker.result(ability, asked.result) : undefined
  const isNamed = typeof told === 'string' && (role?.includes(told) ?? false)
  const found =
    isNothing && senses
      ? say(speaker.locale, isHidden ? oneLine.sawNoVisit : oneLine.sawNothing, { visits: senses, who })
      : result !== undefined
        ? say(speaker.locale, result, { who, role: role ?? '' })
        : byRole && role !== undefined && !isNamed
          ? say(speaker.locale, oneLine.byRole, { who, role })
          : []
  return found.length ? listed([saying, found], speaker) : [...saying]
}

/** What two movers would have taken elsewhere, and kept each other from. */
interface Cancelled {
  one: ActionId
  other: ActionId
  carried: ActionId[]
  stop: Blocker
}

/** All of them, where one other mover alone pulled each elsewhere in the same moment, which came to nothing by them in turn. */
export function cancelledIn(moves: readonly Reason[]): Cancelled | undefined {
  const found = moves.flatMap(move => {
    const [stop, more] = findBlockers(move)
    const isMutual = stop?.counter.unless.some(
      ({ claim: used }) => used.is === 'alreadyUsed' && same(used.step, move.claim),
    )
    const [{ claim }, other] = [move, stop?.counter.claim]
    if (!stop || more || !isMutual || claim.is !== 'moves' || other?.is !== 'moves') return []
    return [{ one: claim.action, other: other.action, carried: claim.carries, stop }]
  })
  const [first] = found
  const isAll = found.length === moves.length && found.every(({ other }) => other === first?.other)
  return first && isAll ? { ...first, carried: found.map(({ carried }) => carried) } : undefined
}

/** That two movers kept each other from what they would have carried, and what that was. */
export const cancelledSaid = ({ one, other, carried }: Cancelled, speaker: Speaker): Span[] =>
  say(speaker.locale, phrasesOf(speaker).oneLine.cancelledFor, {
    one: useSaid(one, speaker),
    other: useSaid(other, speaker),
    carried: carriedSaid(carried, speaker),
  })

/** What was carried, kills first: so many by name, and how many more there are. */
const carriedSaid = (
  carried: readonly ActionId[],
  speaker: Speaker,
  few = (said: readonly Span[][]): Span[][] => cutTo(said, mostNamed, speaker).flat(),
): Span[] => listedNames(few(each(killsFirst(carried, id => id, speaker).map(id => useSaid(id, speaker)))), speaker)

/**
 * What movers took elsewhere, what one took to the same place together.
 * @param alone one by itself @param few so many as are named in a row
 */
export function movesSaid(
  ways: readonly Reason[],
  alone: (way: Reason) => Span[],
  few: (said: readonly Span[][]) => Span[][],
  speaker: Speaker,
): Span[][] {
  const moves = ways.flatMap(way => (way.claim.is === 'moves' ? [{ ...way.claim, way }] : []))
  const isOne = (one: (typeof moves)[0], other: (typeof moves)[0]): boolean =>
    one.action === other.action && one.to === other.to
  const firsts = moves.filter((one, at) => moves.findIndex(other => isOne(one, other)) === at)
  return firsts.map(first => {
    const carried = moves.filter(other => isOne(first, other)).map(({ carries }) => carries)
    if (new Set(carried).size < 2) return alone(first.way)
    return say(speaker.locale, phrasesOf(speaker).oneLine.movedAll, {
      use: useSaid(first.action, speaker),
      carried: carriedSaid(carried, speaker, few),
      to: speaker.name(first.to),
    })
  })
}
