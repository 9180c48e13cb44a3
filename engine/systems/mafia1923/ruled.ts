/** What abilities of this game have in common (1923-N1, 1923-D1), and what its rules say of one besides. */
import type { RuleId } from '../../reason/claim.ts'
import type { Component } from '../../rules/component.ts'
import type { Ability } from '../../rules/role.ts'

/** An ability, with what the rules of this game say of it besides. */
export interface Ruled extends Ability {
  /** What limits its uses, where that is not its own rule. */
  limitedBy?: RuleId
  /** A Bumbling Bureaucrat leaves it where it is aimed (1923-BUR2). */
  keepsAim?: true
  /** A vote, which is all that jail takes unless the host has it take more (1923-S29). */
  isVote?: true
}

/** An ability that leaves a mark, which the rulings of its section read. */
export const mark = (as: string): Component => ({ does: 'mark', as })

/** The official channel, and any other (1923-A4). */
export const channels = ['site', 'elsewhere']

/** Every submission may say over which channel it came (1923-A4). */
export const keys: NonNullable<Ability['keys']> = {
  channel: { says: 'the channel it came over', values: channels },
}

/** What is used by night. */
export const night = { keys, phases: ['night'] } satisfies Partial<Ability>

/** What is used by day. */
export const day = { keys, phases: ['day'] } satisfies Partial<Ability>
