/**
 * The order of actions: two lists of steps that a host may rearrange (options `order.night`, `order.day`), as long as
 * the constraints hold. Everything in one step happens at the same time.
 */
import type { Laws } from '../../ruleset/system.ts'
import type { RuleId } from '../../reason/claim.ts'
import type { dayOrder, nightOrder } from './lists.ts'

/** One step: the rule that a tree cites for it, and the abilities that are used in it. */
export interface Step {
  rule: RuleId
  takes: readonly string[]
}

export type NightStep = (typeof nightOrder)[number]
export type DayStep = (typeof dayOrder)[number]

export const nightSteps: Record<NightStep, Step> = {
  travel: { rule: 'CONAN-ON1', takes: ['travel', 'handOff', 'will', 'elect', 'vengeance'] },
  neutralise: { rule: 'CONAN-ON2', takes: ['discombobulate', 'frighten', 'neutralise', 'confuse'] },
  arrest: { rule: 'CONAN-ON3', takes: ['arrest'] },
  release: { rule: 'CONAN-ON4', takes: ['lawsuit', 'release'] },
  bribe: { rule: 'CONAN-ON5', takes: ['bribe'] },
  save: { rule: 'CONAN-ON6', takes: ['protect', 'heal'] },
  kill: { rule: 'CONAN-ON7', takes: ['snipe', 'order'] },
  eraseBody: { rule: 'CONAN-ON8', takes: ['eraseBody'] },
  traces: { rule: 'CONAN-ON9', takes: ['disguise', 'temporaryDisguise', 'slander', 'frame', 'fake'] },
  interfere: { rule: 'CONAN-ON10', takes: ['steal', 'blackmail', 'heavyHanded', 'insultToInjury', 'gadget'] },
  eraseEvidence: { rule: 'CONAN-ON11', takes: ['eraseEvidence'] },
  learn: { rule: 'CONAN-ON12', takes: ['interrogate', 'investigate'] },
}

export const daySteps: Record<DayStep, Step> = {
  travel: { rule: 'CONAN-OD1', takes: ['travel', 'handOff', 'will', 'vengeance'] },
  neutralise: { rule: 'CONAN-OD2', takes: ['discombobulate', 'frighten', 'confuse', 'hinder'] },
  arrest: { rule: 'CONAN-OD3', takes: ['arrest'] },
  release: { rule: 'CONAN-OD4', takes: ['lawsuit', 'release'] },
  aptx: { rule: 'CONAN-OD5', takes: ['aptx'] },
  voiceOfReason: { rule: 'CONAN-OD6', takes: ['voiceOfReason'] },
  modifiers: { rule: 'CONAN-OD7', takes: ['accompany', 'accuse'] },
  tally: { rule: 'CONAN-OD8', takes: [] },
  lynch: { rule: 'CONAN-OD9', takes: [] },
  others: { rule: 'CONAN-OD10', takes: ['gadget'] },
  leadership: { rule: 'CONAN-OD11', takes: ['elect', 'suitcase'] },
}

/** Neighbours of which it shows in no result which comes first. */
export const commuting: NonNullable<Laws['commuting']> = [
  {
    first: 'bribe',
    then: 'save',
    why: 'They touch different things: a bribe is paid by one player, Protect and Heal come to another, and only the kill asks for both.',
  },
  {
    first: 'eraseBody',
    then: 'traces',
    why: 'They touch different things: Erase Body looks for the victim of a kill, what makes traces comes to the living, and what is seen of either is settled when the night is over.',
  },
  {
    first: 'voiceOfReason',
    then: 'modifiers',
    why: 'Neither asks for the other: the Voice of Reason stops and hides the vote, accompanying and accusing change its totals, and both are read after them.',
  },
  {
    first: 'others',
    then: 'leadership',
    why: 'They touch different things: what is used of items by day asks for no Leader, and an election or the suitcase for no item.',
  },
]

/** Whether two abilities are used in one step, by night or by day. */
export const inOneStep = (one: string, other: string): boolean =>
  [...Object.values(nightSteps), ...Object.values(daySteps)].some(
    ({ takes }) => takes.includes(one) && takes.includes(other),
  )

/** What an order must keep: each of the first steps comes before each of the later ones. */
export interface Constraint {
  rule: RuleId
  of: 'night' | 'day'
  first: readonly string[]
  later: readonly string[]
}

/** Slander, Frame and fakes may also come before the kill, for hosts who let the killed deceive (CONAN-O7 reads so there). */
export const constraints: readonly Constraint[] = [
  { rule: 'CONAN-O2', of: 'day', first: ['aptx'], later: ['modifiers', 'tally'] },
  { rule: 'CONAN-O3', of: 'day', first: ['arrest'], later: ['tally'] },
  { rule: 'CONAN-O4', of: 'day', first: ['arrest'], later: ['aptx'] },
  { rule: 'CONAN-O5', of: 'day', first: ['aptx'], later: ['lynch'] },
  { rule: 'CONAN-O6', of: 'night', first: ['neutralise', 'arrest', 'bribe', 'save'], later: ['kill'] },
  { rule: 'CONAN-O7', of: 'night', first: ['kill'], later: ['eraseBody', 'interfere', 'eraseEvidence', 'learn'] },
  { rule: 'CONAN-O8', of: 'night', first: ['traces', 'eraseBody', 'eraseEvidence'], later: ['learn'] },
]

/**
 * The constraints that an order breaks (CONAN-O2 to CONAN-O8), each once.
 * @param night the steps of the night in the host's order
 * @param day those of the day
 * @param kept what they have to keep
 */
export function brokenConstraints(
  night: readonly string[],
  day: readonly string[],
  kept: readonly Constraint[] = constraints,
): RuleId[] {
  const broken = kept.filter(({ of, first, later }) => {
    const order = of === 'night' ? night : day
    return first.some(earlier => later.some(one => order.indexOf(earlier) > order.indexOf(one)))
  })
  return [...new Set(broken.map(({ rule }) => rule))]
}
