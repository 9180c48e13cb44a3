/**
 * Somebody named who takes the place of another: «не Осу, а Иву», «вместо Ивы Оса», «Агата, тьфу, Ива». Each stands
 * for the other in what was asked for, and in nothing else.
 */
import type { SeatId } from '../../reason/claim.ts'
import type { Range } from '../../text/range.ts'
import type { Draft } from '../settling.ts'
import { blanked } from './blanked.ts'
import { folded } from './folded.ts'
import type { Named } from './names.ts'
import type { RuReading } from './reading.ts'

/** Who stands in whose place, and where that is said. */
interface Replaced extends Range {
  old: SeatId
  now: SeatId
  at: Range
}

interface Hit extends Range {
  slot: SeatId
}

/** Where somebody is named, and nothing else: it is kept with the message. */
const rangeOf = ({ start, end }: Hit): Range => ({ start, end })

/** With one of these somebody takes back what he just wrote. */
const slip = String.raw`(?:не(?=\s*[,.!…])|${`
  ой, упс, блин, черт, тьфу, стоп, нет, вру, пардон, опечатка, опечатался, опечаталась, ошибся, ошиблась,
  перепутал, перепутала, поправка, вернее, точнее, то есть, отставить, хотя нет, нет лучше, сорри, сорян,
  извините, простите
`
  .trim()
  .split(/,\s+/)
  .join('|')})`
const slips = String.raw`(?:${slip}[\s,.!:;…–—-]*)+`
const leads = String.raw`(?:(?:в|на|к|у|за|про|с|со|от|для)\s+)?`
/** What may stand before «вместо» and «не», where a clause begins. */
const opens = String.raw`(?:^|[.,!?;:(\n…–—-]\s*|\s)(?:${slips})?(?:а\s+|и\s+|только\s+|лучше\s+)*`
const insteadOf = new RegExp(String.raw`${opens}вместо\s+$`, 'u')
const notThis = new RegExp(
  String.raw`(?:^|[.,!?;:(\n…–—-]\s*)(?:${slips})?(?:а\s+|но\s+|только\s+)*не\s+${leads}$`,
  'u',
)
const taken = 'пусть|будет|возьму|беру|берем|давайте|давай|лучше|ставлю|поставьте|запишите|запиши|у|меня|снова|все-таки'
const comes = String.raw`(?:(?:${taken})\s+)*`
const behindInstead = new RegExp(String.raw`^[\s,:–—-]*${comes}$`, 'u')
const behindNot = new RegExp(String.raw`^\s*(?:,\s*)?(?:(?:а|но)\s+)?${leads}$`, 'u')
const afterSlip = new RegExp(String.raw`^\s*[,.!…;:(–—-]+\s*(?:${slips})(?:(?:а|лучше)\s+)?${leads}$`, 'u')
const exchanged = /^\s+вместо\s+$/u
/** «…, Лорда вчера смотрел. Давай Хана»: why it is somebody else. */
const becauseOf = new RegExp(
  String.raw`^[^.!?\n]{0,50}(?:л|ла|ли|нельзя|уже|вчера)(?:\s[^.!?\n]{0,20})?[.!,]\s*(?:${taken}|тогда|значит|\s)+$`,
  'u',
)
const stopped = new RegExp(String.raw`(?:^|[.,!?;\n]\s*)(?:хотя\s+)?${slips}$`, 'u')
const ends = /^\s*(?:(?:пожалуйста|плиз|плз|конечно|тогда|спасибо|спс|же|все-таки|вот|теперь)\s*)*(?:[.,!?;:…)\n]|$)/u

/** What a message sets right by names, in the order in which it says so. */
export function replacedIn(body: string, players: readonly Named[]): Replaced[] {
  const small = folded(body)
  const hits = players
    .flatMap(({ slot, pattern, short }) =>
      [pattern, ...(short ? [short] : [])].flatMap(one =>
        [...small.matchAll(one)].map(({ 0: said, index }): Hit => ({ slot, start: index, end: index + said.length })),
      ),
    )
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter((hit, at, all) => !all.slice(0, at).some(other => other.end > hit.start))
  return hits.flatMap((next, at): Replaced[] => {
    const one = hits[at - 1]
    if (!one || one.slot === next.slot || !ends.test(small.slice(next.end, next.end + 40))) return []
    const before = small.slice(Math.max(0, one.start - 60), one.start)
    const between = small.slice(one.end, next.start)
    const isKnown = (slot: SeatId): boolean => hits.slice(0, at - 1).some(hit => hit.slot === slot)
    const from = (pattern: RegExp): number => one.start - pattern.exec(before)![0].trimStart().length
    if (isKnown(one.slot)) {
      if (insteadOf.test(before) && behindInstead.test(between))
        return [{ old: one.slot, now: next.slot, at: rangeOf(next), start: from(insteadOf), end: next.end }]
      if (notThis.test(before) && behindNot.test(between) && /[,а]/u.test(between))
        return [{ old: one.slot, now: next.slot, at: rangeOf(next), start: from(notThis), end: next.end }]
      if (stopped.test(before) && becauseOf.test(between))
        return [{ old: one.slot, now: next.slot, at: rangeOf(next), start: from(stopped), end: next.end }]
    }
    if (isKnown(next.slot) && exchanged.test(between) && /(?:^|[.,!?;\n]\s*)(?:\p{L}+\s+)?$/u.test(before))
      return [{ old: next.slot, now: one.slot, at: rangeOf(one), start: one.start, end: next.end }]
    return afterSlip.test(between)
      ? [{ old: one.slot, now: next.slot, at: rangeOf(next), start: one.end, end: next.end }]
      : []
  })
}

/**
 * What is asked for, read without what sets it right, and then set right; nothing where one of those replaced is not
 * aimed at in exactly one order, or something else is left to ask.
 * @param read what a text asks for
 */
export function setStraight(
  body: string,
  replaced: readonly Replaced[],
  read: (body: string) => RuReading,
): RuReading | undefined {
  const { drafts, queries } = read(blanked(body, replaced))
  if (queries.length) return undefined
  let all: Draft[] = drafts
  for (const { old, now, at } of replaced) {
    const aimed = all.filter(({ targets }) => targets.some(({ slot }) => slot === old))
    if (aimed.length !== 1 || aimed[0]!.targets.some(({ slot }) => slot === now)) return undefined
    all = all.map(draft =>
      draft === aimed[0]
        ? { ...draft, targets: draft.targets.map(one => (one.slot === old ? { slot: now, span: at } : one)) }
        : draft,
    )
  }
  return { drafts: all, queries: [] }
}
