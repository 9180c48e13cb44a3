/**
 * The night and the evening as lists (RU-ORD-8, RU-EVE-3): named slots in their order, each with the moves it takes. A host may
 * reorder them within what the rulebook proves (`constraints`).
 */
import type { System } from '../../ruleset/system.ts'
import type { RuleId } from '../../reason/claim.ts'
import { withAttribute } from './abilities.ts'

/** One slot: the rule a tree cites for its place, and the abilities used in it. */
export interface Slot {
  rule: RuleId
  takes: readonly string[]
}

/** N1 to N22. What comes in two lots (RU-NORD-3) stands in `night.ts`. */
export const nightSlots = {
  faceCut: { rule: 'RU-FL-1', takes: ['cutFace'] },
  bum: { rule: 'RU-ORD-8', takes: ['watch', 'drink'] },
  blocker: { rule: 'RU-ORD-5', takes: ['arrest', 'guard', 'block'] },
  hypnotist: { rule: 'RU-ORD-8', takes: ['hypnotize'] },
  geisha: { rule: 'RU-ORD-5', takes: ['take'] },
  prostitute: { rule: 'RU-ORD-5', takes: ['takeHome'] },
  bodyguard: { rule: 'RU-ORD-8', takes: ['protect'] },
  madman: { rule: 'RU-ORD-8', takes: ['detonate', 'burn'] },
  negKillers: { rule: 'RU-ORD-1', takes: ['order', 'shoot', 'insure', 'declineInsurance', 'pass', 'suicide'] },
  civilKillers: { rule: 'RU-ORD-2', takes: ['vigilanteShot'] },
  lateInsurance: { rule: 'RU-ORD-3', takes: [] },
  doctor: { rule: 'RU-ORD-11', takes: ['heal'] },
  poisoner: { rule: 'RU-ORD-7', takes: ['poison'] },
  joker: { rule: 'RU-ORD-8', takes: ['jokerCheck'] },
  privateCheckers: { rule: 'RU-ORD-8', takes: [] },
  commissioner: { rule: 'RU-ORD-6', takes: ['check', 'verify', 'request', 'learnRole'] },
  journalist: { rule: 'RU-ORD-8', takes: [] },
  detective: { rule: 'RU-ORD-8', takes: ['track'] },
  drugDealer: { rule: 'RU-ORD-8', takes: [] },
  maid: { rule: 'RU-ORD-8', takes: [] },
  executor: { rule: 'RU-ORD-7', takes: ['capture'] },
  witch: { rule: 'RU-ORD-8', takes: [] },
} as const satisfies Record<string, Slot>
export type NightSlot = keyof typeof nightSlots

/** The evening (RU-EVE-1): after the vote, sent in with the night's moves. */
export const eveningSlots = {
  inheritance: { rule: 'RU-EVE-3', takes: ['nameSuccessor'] },
  choices: { rule: 'RU-EVE-3', takes: ['pretend', 'bait'] },
  longBlocks: { rule: 'RU-EVE-3', takes: ['release', 'torture'] },
  requests: { rule: 'RU-EVE-3', takes: ['verify', 'request'] },
  rest: {
    rule: 'RU-ORD-10',
    takes: ['slander', 'whiten', 'giveAntidote', 'refuseAntidote', 'link', 'breakLink', 'note'],
  },
} as const satisfies Record<string, Slot>
/** What may be sent in with an evening, and has its turn in the night (RU-EVE-1). */
export const atNight: readonly string[] = withAttribute('question')
export type EveningSlot = keyof typeof eveningSlots

export const nightList = Object.keys(nightSlots) as readonly NightSlot[]
export const eveningList = Object.keys(eveningSlots) as readonly EveningSlot[]

/** What an order must keep: each of the first slots comes before each of the later ones. */
export interface Constraint {
  of: 'evening' | 'night'
  rule: RuleId
  first: readonly string[]
  later: readonly string[]
}

const custody = ['geisha', 'prostitute'] as const
const attacks = ['negKillers', 'civilKillers', 'lateInsurance'] as const
const checks = ['privateCheckers', 'commissioner', 'journalist'] as const

/** What the rulebook proves of the order; every other place is inferred, and the host may choose it otherwise (RU-NORD-1). */
export const constraints: readonly Constraint[] = [
  // A cut face stops the negative move of the same night, and the bum is gone before anybody looks for him.
  { of: 'night', rule: 'RU-FL-1', first: ['faceCut'], later: ['negKillers'] },
  { of: 'night', rule: 'RU-ORD-8', first: ['bum'], later: ['blocker', ...custody] },
  {
    of: 'night',
    rule: 'RU-ORD-5',
    first: ['blocker'],
    later: ['hypnotist', ...custody, 'bodyguard', 'negKillers', 'poisoner', 'joker', 'commissioner'],
  },
  { of: 'night', rule: 'RU-ORD-5', first: ['geisha'], later: ['prostitute', 'bodyguard', 'negKillers'] },
  { of: 'night', rule: 'RU-ORD-5', first: ['hypnotist'], later: ['negKillers'] },
  {
    of: 'night',
    rule: 'RU-NORD-6',
    first: ['prostitute'],
    later: ['bodyguard', 'negKillers', 'doctor', 'poisoner', 'joker', ...checks, 'detective'],
  },
  { of: 'night', rule: 'RU-ORD-8', first: ['bodyguard'], later: ['negKillers', 'commissioner'] },
  // The fire keeps negative roles and checkers from their moves: it is the civil kill that comes before the killers.
  {
    of: 'night',
    rule: 'RU-ORD-2',
    first: ['madman'],
    later: ['negKillers', 'commissioner', 'journalist', 'detective'],
  },
  { of: 'night', rule: 'RU-ORD-2', first: ['negKillers'], later: ['civilKillers'] },
  { of: 'night', rule: 'RU-ORD-3', first: ['civilKillers'], later: ['lateInsurance'] },
  { of: 'night', rule: 'RU-ORD-11', first: attacks, later: ['doctor'] },
  { of: 'night', rule: 'RU-ORD-11', first: ['doctor'], later: ['poisoner', 'commissioner'] },
  { of: 'night', rule: 'RU-JOK-3', first: ['joker'], later: checks },
  { of: 'night', rule: 'RU-JOK-6', first: ['negKillers'], later: ['joker'] },
  { of: 'night', rule: 'RU-COM-3', first: ['privateCheckers'], later: ['commissioner'] },
  { of: 'night', rule: 'RU-ORD-6', first: ['privateCheckers', 'commissioner', 'negKillers'], later: ['journalist'] },
  { of: 'night', rule: 'RU-DET-12', first: ['negKillers', 'joker', ...checks], later: ['detective'] },
  { of: 'night', rule: 'RU-ORD-8', first: attacks, later: ['drugDealer'] },
  { of: 'night', rule: 'RU-ORD-7', first: [...attacks, 'doctor'], later: ['maid'] },
  {
    of: 'night',
    rule: 'RU-ORD-7',
    first: nightList.filter(slot => slot !== 'executor' && slot !== 'witch'),
    later: ['executor', 'witch'],
  },
  { of: 'evening', rule: 'RU-EVE-3', first: ['inheritance'], later: ['choices'] },
  { of: 'evening', rule: 'RU-EVE-3', first: ['choices'], later: ['longBlocks'] },
  { of: 'evening', rule: 'RU-EVE-3', first: ['longBlocks'], later: ['requests'] },
]

const unused = (first: NightSlot, then: NightSlot | 'end', roles: string): Commuting => ({
  first,
  then,
  why: `nobody has a move in one of the two yet: ${roles} with the optional roles`,
})

type Commuting = NonNullable<System['commuting']>[number]

/** Neighbours whose exchange shows in no result. */
export const commuting: readonly Commuting[] = [
  {
    first: 'start',
    then: 'inheritance',
    why: 'as a phase begins maniac and imitator meet; who is to follow a son of the boss does not hang on that',
  },
  {
    first: 'inheritance',
    then: 'choices',
    why: 'they touch different things: a successor on one side, an illusion and the list of a kamikaze on the other',
  },
  {
    first: 'choices',
    then: 'longBlocks',
    why: 'nothing stops a pretence, and a captive names no roles, whether he is held still, let go or maimed by then',
  },
  {
    first: 'longBlocks',
    then: 'requests',
    why: 'what is requested in an evening is worked out in the night, after both',
  },
  {
    first: 'requests',
    then: 'rest',
    why: 'what is requested in an evening is worked out in the night, after both',
  },
  {
    first: 'rest',
    then: 'end',
    why: 'at the end of an evening only captives of an executor who is gone go free, and no move of an evening kills',
  },
  {
    first: 'start',
    then: 'dayStart',
    why: 'no day begins with anything that an antidote or a last word could hang on',
  },
  unused('joker', 'privateCheckers', 'lawyer and inquisitor come'),
  unused('privateCheckers', 'commissioner', 'lawyer and inquisitor come'),
  unused('commissioner', 'journalist', 'the journalist comes'),
  unused('journalist', 'detective', 'the journalist comes'),
  unused('detective', 'drugDealer', 'the drug dealer comes'),
  unused('drugDealer', 'maid', 'drug dealer and maid come'),
  unused('maid', 'executor', 'the maid comes'),
  unused('executor', 'witch', 'the witch comes'),
  unused('witch', 'end', 'the witch comes'),
]

/** The first constraint that an order breaks, with the two slots that stand the wrong way round; undefined for one that keeps all. */
export function brokenConstraint(
  of: Constraint['of'],
  order: readonly string[],
): { rule: RuleId; first: string; later: string } | undefined {
  const place = (slot: string): number => order.indexOf(slot)
  for (const { rule, first, later } of constraints.filter(one => one.of === of)) {
    for (const before of first)
      for (const after of later) {
        if (place(before) >= 0 && place(after) >= 0 && place(before) > place(after))
          return { rule, first: before, later: after }
      }
  }
  return undefined
}

/** The same in words, for the choice of an order. */
export function orderBroken(of: Constraint['of'], order: readonly string[]): string | undefined {
  const broken = brokenConstraint(of, order)
  return broken && `${broken.first} comes before ${broken.later} (${broken.rule})`
}
