/**
 * The night and the evening as lists (RU-ORD-8, RU-EVE-3): named slots in their order, each with the moves it takes. A host may
 * reorder them within what the rulebook proves (`constraints`).
 */
import type { Laws } from '../../ruleset/system.ts'
import { usualOrder, type Constraint, type Steps } from '../../rules/order.ts'
import { withAttribute } from './attributes.ts'

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
  civilKillers: { rule: 'RU-ORD-2', takes: ['avenge', 'devour', 'vigilanteShot', 'burnAtStake'] },
  lateInsurance: { rule: 'RU-ORD-3', takes: [] },
  doctor: { rule: 'RU-ORD-11', takes: ['heal', 'soulHeal'] },
  poisoner: { rule: 'RU-ORD-7', takes: ['poison'] },
  joker: { rule: 'RU-ORD-8', takes: ['jokerCheck'] },
  privateCheckers: { rule: 'RU-ORD-8', takes: ['lawyerCheck', 'inquisitorCheck'] },
  commissioner: { rule: 'RU-ORD-6', takes: ['check', 'verify', 'request', 'learnRole'] },
  journalist: { rule: 'RU-ORD-8', takes: ['compare', 'verifyPair'] },
  detective: { rule: 'RU-ORD-8', takes: ['track', 'analyse'] },
  drugDealer: { rule: 'RU-ORD-8', takes: ['drug'] },
  maid: { rule: 'RU-ORD-8', takes: ['serve', 'serveRole'] },
  executor: { rule: 'RU-ORD-7', takes: ['capture'] },
  witch: { rule: 'RU-ORD-8', takes: ['exchange'] },
} as const satisfies Steps
export type NightSlot = keyof typeof nightSlots

/** The evening (RU-EVE-1): after the vote, sent in with the night's moves. */
export const eveningSlots = {
  inheritance: { rule: 'RU-EVE-3', takes: ['nameSuccessor'] },
  choices: {
    rule: 'RU-EVE-3',
    takes: [
      'pretend',
      'bait',
      'copy',
      'conjure',
      'collect',
      'wield',
      'putAway',
      'curse',
      'swapCorpse',
      'useRole',
      'nameSouls',
      'nameFavourite',
      'enslave',
      'forbid',
    ],
  },
  longBlocks: { rule: 'RU-EVE-3', takes: ['hack', 'punish', 'release', 'torture'] },
  requests: { rule: 'RU-EVE-3', takes: ['verify', 'verifyPair', 'request'] },
  rest: {
    rule: 'RU-ORD-10',
    takes: [
      'surveil',
      'freeSlave',
      'fixExchange',
      'slander',
      'whiten',
      'giveAntidote',
      'refuseAntidote',
      'link',
      'breakLink',
      'stopPhantoms',
      'patronise',
      'note',
    ],
  },
} as const satisfies Steps
/** What may be sent in with an evening, and has its turn in the night (RU-EVE-1). */
export const atNight = (): readonly string[] => withAttribute('question')
export type EveningSlot = keyof typeof eveningSlots

const custody = ['geisha', 'prostitute'] as const
const attacks = ['negKillers', 'civilKillers', 'lateInsurance'] as const
const checks = ['privateCheckers', 'commissioner', 'journalist'] as const

/** What the rulebook proves of the order of a night; every other place is inferred, and the host may choose it otherwise (RU-NORD-1). */
export const nightKept: readonly Constraint[] = [
  // A cut face stops the negative move of the same night, and the bum is gone before anybody looks for him.
  { rule: 'RU-FL-1', first: ['faceCut'], later: ['negKillers'] },
  { rule: 'RU-ORD-8', first: ['bum'], later: ['blocker', ...custody] },
  {
    rule: 'RU-ORD-5',
    first: ['blocker'],
    later: ['hypnotist', ...custody, 'bodyguard', 'negKillers', 'poisoner', 'joker', 'commissioner'],
  },
  { rule: 'RU-ORD-5', first: ['geisha'], later: ['prostitute', 'bodyguard', 'negKillers'] },
  { rule: 'RU-ORD-5', first: ['hypnotist'], later: ['negKillers'] },
  {
    rule: 'RU-NORD-6',
    first: ['prostitute'],
    later: ['bodyguard', 'negKillers', 'doctor', 'poisoner', 'joker', ...checks, 'detective'],
  },
  { rule: 'RU-ORD-8', first: ['bodyguard'], later: ['negKillers', 'commissioner'] },
  // The fire keeps negative roles and checkers from their moves: it is the civil kill that comes before the killers.
  {
    rule: 'RU-ORD-2',
    first: ['madman'],
    later: ['negKillers', 'commissioner', 'journalist', 'detective'],
  },
  { rule: 'RU-ORD-2', first: ['negKillers'], later: ['civilKillers'] },
  { rule: 'RU-ORD-3', first: ['civilKillers'], later: ['lateInsurance'] },
  { rule: 'RU-ORD-11', first: attacks, later: ['doctor'] },
  { rule: 'RU-ORD-11', first: ['doctor'], later: ['poisoner', 'commissioner'] },
  { rule: 'RU-JOK-3', first: ['joker'], later: checks },
  { rule: 'RU-JOK-6', first: ['negKillers'], later: ['joker'] },
  { rule: 'RU-COM-3', first: ['privateCheckers'], later: ['commissioner'] },
  { rule: 'RU-ORD-6', first: ['privateCheckers', 'commissioner', 'negKillers'], later: ['journalist'] },
  { rule: 'RU-DET-12', first: ['negKillers', 'joker', ...checks], later: ['detective'] },
  { rule: 'RU-ORD-8', first: attacks, later: ['drugDealer'] },
  { rule: 'RU-ORD-7', first: [...attacks, 'doctor'], later: ['maid'] },
  {
    rule: 'RU-ORD-7',
    first: usualOrder(nightSlots).filter(slot => slot !== 'executor' && slot !== 'witch'),
    later: ['executor', 'witch'],
  },
]

/** The same of an evening. */
export const eveningKept: readonly Constraint[] = [
  { rule: 'RU-EVE-3', first: ['inheritance'], later: ['choices'] },
  { rule: 'RU-EVE-3', first: ['choices'], later: ['longBlocks'] },
  { rule: 'RU-EVE-3', first: ['longBlocks'], later: ['requests'] },
]

type Commuting = NonNullable<Laws['commuting']>[number]

/**
 * What is asked at several moments of a night, so that a later answer may hang on an earlier one: what a side attacked so
 * far, whether a block or an illusion holds, a heal that is tried before its turn, and a fact that was ended since.
 */
export const moments: readonly string[] = [
  'sideKept',
  'sideAttacked',
  'noneCame',
  'noneDied',
  'cannotUse',
  'behindIllusion',
  'illusion',
  'captive',
  'underCare',
  'arrives',
]

/** Neighbours whose exchange shows in no result. */
export const commuting: readonly Commuting[] = [
  { first: 'start', then: 'election', why: 'an election begins with nothing that could decide it' },
  { first: 'election', then: 'end', why: 'an election ends with nothing but its result' },
  {
    first: 'executor',
    then: 'witch',
    why: 'roles are exchanged at dawn, when whoever the executor takes is taken in either order',
  },
  {
    first: 'start',
    then: 'inheritance',
    why: 'as a phase begins maniac and imitator meet; who is to follow a son of the boss does not hang on that',
  },
  {
    first: 'inheritance',
    then: 'choices',
    why: 'they touch different things: a successor on one side, an illusion, the list of a kamikaze, a role for a day, souls and a favorite on the other',
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
    first: 'joker',
    then: 'privateCheckers',
    why: 'what checkers see is settled when the last of them has come, after both',
  },
  {
    first: 'journalist',
    then: 'detective',
    why: 'who went where, and which slander shows, is asked at dawn, after both',
  },
  {
    first: 'detective',
    then: 'drugDealer',
    why: 'who went where is asked at dawn, after both, and drugs are felt in the morning',
  },
  {
    first: 'drugDealer',
    then: 'maid',
    why: 'drugs are felt in the morning, and what the maid reads is read then',
  },
  {
    first: 'witch',
    then: 'end',
    why: 'roles are exchanged at dawn, and what the end of a night remembers is that of who moved in it',
  },
  {
    first: 'lastBallot',
    then: 'shields',
    why: 'who is shielded was said before the vote, and nothing that is sent in after the last ballot shields anybody',
  },
  {
    first: 'weights',
    then: 'boosts',
    why: 'what a ballot weighs and what is added to it are added up in either order',
  },
  {
    first: 'silences',
    then: 'drugs',
    why: 'both cut a ballot down, and the lower of the two is left in either order',
  },
  {
    first: 'drugs',
    then: 'caps',
    why: 'both cut a ballot down, and the lower of the two is left in either order',
  },
  {
    first: 'caps',
    then: 'barriers',
    why: 'both cut a ballot down, and the lower of the two is left in either order',
  },
  {
    first: 'onResult',
    then: 'dayEnd',
    why: 'no move has its turn at the very end of a day',
  },
  {
    first: 'dayEnd',
    then: 'end',
    why: 'no move has its turn at the very end of a day',
  },
]
