/**
 * The order of actions: two lists of steps that a host may rearrange (options `order.night`, `order.day`), as long as
 * the constraints hold. Everything in one step happens at the same time.
 */
import type { Laws } from '../../ruleset/system.ts'
import { stepTaking, type Constraint, type Steps } from '../../rules/order.ts'

/** The steps of a night; the question who has won comes after all of them. */
export const nightSteps = {
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
} satisfies Steps

export const daySteps = {
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
} satisfies Steps

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
  [nightSteps, daySteps].some(steps => stepTaking(one, steps)?.takes.includes(other))

/** What an order of the night must keep. Slander, Frame and fakes may also come before the kill, for hosts who let the killed deceive (CONAN-O7 reads so there). */
export const nightKept: readonly Constraint[] = [
  { rule: 'CONAN-O6', first: ['neutralise', 'arrest', 'bribe', 'save'], later: ['kill'] },
  { rule: 'CONAN-O7', first: ['kill'], later: ['eraseBody', 'interfere', 'eraseEvidence', 'learn'] },
  { rule: 'CONAN-O8', first: ['traces', 'eraseBody', 'eraseEvidence'], later: ['learn'] },
]

export const dayKept: readonly Constraint[] = [
  { rule: 'CONAN-O2', first: ['aptx'], later: ['modifiers', 'tally'] },
  { rule: 'CONAN-O3', first: ['arrest'], later: ['tally'] },
  { rule: 'CONAN-O4', first: ['arrest'], later: ['aptx'] },
  { rule: 'CONAN-O5', first: ['aptx'], later: ['lynch'] },
]
