/**
 * The abilities (1923-N1, 1923-D1), each with its limits. What they do leaves marks; what marks do to each other is
 * written once, in `rulings/`.
 */
import type { Ability } from '../../rules/role.ts'
import type { Component } from '../../rules/component.ts'
import type { RuleId } from '../../reason/claim.ts'

/** An ability, with what the rules of this game say of it besides. */
interface Ruled extends Ability {
  /** What limits its uses, where that is not its own rule. */
  limitedBy?: RuleId
  /** A Bumbling Bureaucrat leaves it where it is aimed (1923-BUR2). */
  keepsAim?: true
  /** A vote, which is all that jail takes unless the host has it take more (1923-S29). */
  isVote?: true
}

const mark = (as: string): Component => ({ does: 'mark', as })

/** Every submission may say over which channel it came (1923-A4). */
const keys: NonNullable<Ability['keys']> = {
  channel: { says: 'the channel it came over', values: ['site', 'elsewhere'] },
}

const night = { keys, phases: ['night'] } satisfies Partial<Ability>
const day = { keys, phases: ['day'] } satisfies Partial<Ability>

const byNight: Record<string, Ruled> = {
  redirect: {
    kind: 'move',
    rule: '1923-BUR1',
    targets: 1,
    uses: 2,
    notSelf: { rule: '1923-BUR9', unless: 'bureaucrat.selfAllowed' },
    components: [mark('redirectMark')],
    ...night,
  },
  cancel: {
    kind: 'block',
    rule: '1923-BOS1',
    targets: 1,
    notSelf: { rule: '1923-BOS1' },
    components: [mark('cancelled')],
    ...night,
  },
  steal: { kind: 'other', rule: '1923-THI1', targets: 1, uses: 1, components: [mark('robbed')], ...night },
  pair: {
    kind: 'other',
    rule: '1923-SHA1',
    targets: 2,
    usesBy: 'shadchan.uses',
    limitedBy: '1923-SHA3',
    notSelf: { rule: '1923-A10', unless: 'shadchan.selfAllowed' },
    components: [mark('pairedWith')],
    ...night,
  },
  heal: { kind: 'protect', rule: '1923-DOC1', targets: 1, selfUses: 2, components: [mark('healed')], ...night },
  guard: { kind: 'protect', rule: '1923-BOD1', targets: 1, selfUses: 1, components: [mark('guarded')], ...night },
  poison: {
    kind: 'kill',
    rule: '1923-BUT1',
    targets: 1,
    uses: 2,
    notSelf: { rule: '1923-BUT1' },
    components: [mark('poisoned')],
    ...night,
  },
  rampage: {
    kind: 'kill',
    rule: '1923-DRU1',
    targets: 1,
    aims: ['family'],
    uses: 1,
    components: [{ does: 'kill' }],
    ...night,
  },
  factionKill: {
    kind: 'kill',
    rule: '1923-MAF5',
    targets: 1,
    most: 1000,
    factional: true,
    anyone: true,
    repeats: true,
    keepsAim: true,
    components: [{ does: 'kill' }],
    ...night,
  },
  inquire: {
    kind: 'investigate',
    rule: '1923-DET1',
    targets: 1,
    usesBy: 'detective.uses',
    limitedBy: '1923-DET2',
    notSelf: { rule: '1923-A10', unless: 'detective.selfAllowed' },
    components: [{ does: 'learn', what: 'alignment' }],
    ...night,
  },
  deliver: {
    kind: 'other',
    rule: '1923-PAP1',
    targets: 2,
    uses: 2,
    notSelf: { rule: '1923-PAP2' },
    components: [mark('told')],
    ...night,
  },
}

const byDay: Record<string, Ruled> = {
  jail: {
    kind: 'block',
    targets: 1,
    most: 2,
    aims: ['player', 'family'],
    uses: 2,
    self: true,
    components: [mark('jailed')],
    ...day,
  },
  extraVote: {
    kind: 'other',
    targets: 0,
    most: 1,
    self: true,
    keepsAim: true,
    isVote: true,
    components: [mark('extraVote')],
    ...day,
    keys: { ...keys, family: { says: 'the family voted for', aims: 'family' } },
  },
  negativeVote: {
    kind: 'other',
    targets: 0,
    most: 1,
    self: true,
    keepsAim: true,
    isVote: true,
    components: [mark('negativeVote')],
    ...day,
    keys: { ...keys, family: { says: 'the family voted for', aims: 'family' } },
  },
  defend: { kind: 'protect', targets: 1, selfUses: 1, components: [mark('defended')], ...day },
}

const always: Record<string, Ruled> = {
  revenge: { kind: 'kill', targets: 0, passive: true, rule: '1923-A2', components: [mark('revenge')] },
  witness: { kind: 'investigate', targets: 0, passive: true, rule: '1923-A2', components: [mark('told')] },
  sample: {
    kind: 'investigate',
    targets: 0,
    passive: true,
    rule: '1923-A2',
    components: [{ does: 'sense', visits: 'by', tells: 'who' }],
  },
  selfGuard: { kind: 'protect', targets: 0, passive: true, rule: '1923-A2', components: [mark('selfGuarded')] },
  immunity: { kind: 'protect', targets: 0, passive: true, rule: '1923-A2', components: [mark('immune')] },
}

export const abilities: Record<string, Ruled> = { ...byNight, ...byDay, ...always }
