/**
 * An attack of the night as those see it who answer it, and the answer of one shield. It stands here, and not with the attacks,
 * because the shields are asked by them (`gets-through.ts`).
 */
import { declareFacts, section, type SectionWords } from '../section.ts'
import type { ActionId, Fact, Note, Reason, RuleId, SeatId } from '../vocabulary.ts'

const facts = declareFacts({ spared: { of: 'slot', silent: true } })

/** What attacks somebody by night: each shield answers some of these. */
export type AttackKind = 'mafia' | 'poison' | 'drunkard'

/** One attack against one player. */
export interface Attack {
  kind: AttackKind
  at: SeatId
  rule: RuleId
  action: ActionId | undefined
  /** Who attacks; of the Mafia it is found where it matters (1923-MAF11). */
  by?: SeatId
  /** Why the attack comes to him. */
  why: Reason
  /** That the draw fell on him, where there was one. */
  drawn?: Reason
  /** What else belongs to it: see `Reason`. */
  also?: readonly RuleId[]
  notes?: readonly Note[]
  /** What else speaks against it. */
  unless?: readonly Reason[]
}

/** A shield as it answers one attack: whose it is, and why it holds or does not. */
export interface Shield {
  why: Reason
  of: SeatId
  action?: ActionId
}

/** Who came, and by which action, as a claim names it. */
export const nameOf = (found: Fact<'guarded' | 'healed'>): { other?: SeatId; action?: ActionId } => ({
  ...(found.by !== undefined && { other: found.by }),
  ...(found.action !== undefined && { action: found.action }),
})

/** The shield of whoever came; one that a set-up gave to nobody is none. */
export const shieldOf = ({ by, action }: Fact<'guarded' | 'healed'>, why: Reason): Shield[] =>
  by === undefined ? [] : [{ why, of: by, ...(action !== undefined && { action }) }]

const words = {
  facts: {
    onHimself: { stands: '{who} chose {who}, which is limited', falls: 'nothing came of it that {who} chose {who}' },
    attacked: { stands: 'the Mafia attacks {who}', falls: 'the Mafia does not get to {who}' },
  },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const attacks = section({ facts, words })
