/** The capability table (CONAN-S2 to S24): what each condition does to each kind of move, who can be reached, and what an arrest has struck. */
import type { RuleId, SeatId } from '../../reason/claim.ts'
import type { Reason } from '../../reason/reason.ts'
import type { When } from '../../resolve/sequence/fact.ts'
import type { Move } from '../../resolve/sequence/move.ts'
import { stated, type Rules } from '../../ruleset/localized-text.ts'
import { is, moveOf, type Attribute, type Entry } from './attributes.ts'
import { section, type SectionWords } from './section.ts'
import { any, type Fact, type Resolution, type Says } from './vocabulary.ts'

/** Every condition, in the order of the table. */
export const conditions = ['abroad', 'injured', 'suspended', 'arrested'] as const

export type Condition = (typeof conditions)[number]

/** The kinds of moves that conditions tell apart; `ability` is every other. */
type Kind = 'ability' | 'extra' | 'leading' | NonNullable<Entry['treatedAs']>

/** What a condition comes to for one kind of move. */
export interface Ban {
  /** The rule that forbids it. */
  rule: RuleId
  /** What allows it all the same: always, or where an option is on. */
  yet?: { kind: Says; rule: RuleId; option?: string }
}

interface Row extends Partial<Record<Kind, Ban | 'untouched'>> {
  /** What is said of every move of which nothing else is. */
  ability: Ban
  /** What takes passive abilities away. */
  passive: RuleId
  /** What keeps others from reaching him, save with abilities of an attribute. */
  target?: { rule: RuleId; save?: Attribute }
}

export const capabilities: Readonly<Record<Condition, Row>> = {
  abroad: {
    ability: { rule: 'CONAN-S3' },
    passive: 'CONAN-S3',
    target: { rule: 'CONAN-S4' },
    return: 'untouched',
  },
  injured: {
    ability: { rule: 'CONAN-S7' },
    passive: 'CONAN-S7',
    vengeance: { rule: 'CONAN-S7', yet: { kind: 'avengesInjured', rule: 'CONAN-S8' } },
    extra: { rule: 'CONAN-S8' },
    item: { rule: 'CONAN-S7', yet: { kind: 'usesItem', rule: 'CONAN-S9' } },
    suitcase: { rule: 'CONAN-S10', yet: { kind: 'usesItem', rule: 'CONAN-S10', option: 'injured.suitcase' } },
    leading: 'untouched',
    election: 'untouched',
  },
  suspended: {
    ability: { rule: 'CONAN-S14' },
    passive: 'CONAN-S17',
    item: { rule: 'CONAN-S14', yet: { kind: 'usesItem', rule: 'CONAN-S17' } },
    suitcase: { rule: 'CONAN-S14', yet: { kind: 'usesItem', rule: 'CONAN-S17' } },
  },
  arrested: {
    ability: { rule: 'CONAN-S20' },
    passive: 'CONAN-S20',
    target: { rule: 'CONAN-S20', save: 'frees' },
    election: { rule: 'CONAN-S20', yet: { kind: 'electsInPrison', rule: 'CONAN-L7' } },
    item: { rule: 'CONAN-S23', yet: { kind: 'usesItem', rule: 'CONAN-S23', option: 'arrested.gadgets' } },
  },
}

const kindOf = ({ does }: Move): Kind =>
  moveOf(does)?.treatedAs ?? (is(does, 'extra') ? 'extra' : is(does, 'leading') ? 'leading' : 'ability')

/** What a condition says of a move; undefined where it does not touch it. */
export function cellFor(condition: Condition, move: Move): Ban | undefined {
  const cell = capabilities[condition][kindOf(move)] ?? capabilities[condition].ability
  return cell === 'untouched' ? undefined : cell
}

/** What takes passive abilities away (CONAN-S3, S7, S17, S20). */
export const passiveLost = (run: Resolution, who: string): Reason[] =>
  conditions.flatMap(kind => {
    const { passive: rule } = capabilities[kind]
    const because = run.ledger.tried({ kind, of: who, when: 'soFar' })
    return because.length ? [any({ is: 'fact', kind: 'passivesLost', of: who }, { rule }, because)] : []
  })

/** Whether something holds a player back as things are now; for lists of who is able. */
export const isMarked = (run: Resolution, slot: string, ...kinds: Condition[]): boolean =>
  kinds.some(kind => run.ledger.found({ kind, of: slot, when: 'soFar' }).length > 0)

const isToday = ({ phase }: Pick<Fact, 'phase'>): boolean => phase === undefined

/** The arrests of this phase that succeeded, ended since or not. */
export const arrestsToday = (run: Resolution, of: SeatId, when?: When): Fact<'arrested'>[] =>
  run.ledger.attempts({
    kind: 'arrested',
    of,
    where: fact => isToday(fact) && fact.why.holds,
    ...(when !== undefined && { when }),
  })

/** Every arrest of somebody, failed attempts too, as it strikes what he does or casts: one of this phase does whatever ended it. */
export const struckBy = (run: Resolution, of: SeatId, when?: When): Reason[] =>
  run.ledger
    .attempts({ kind: 'arrested', of, ...(when !== undefined && { when }) })
    .map(fact => (isToday(fact) ? fact.why : run.ledger.standing(fact, when)))

/** The arrests of earlier phases alone, as they stand now. */
export const arrestedBefore = (run: Resolution, of: SeatId): Reason[] =>
  run.ledger.tried({ kind: 'arrested', of, where: fact => !isToday(fact) })

/** What is cited besides where the arrest that struck somebody is over again. */
export const overAgain = (run: Resolution, of: SeatId): RuleId[] =>
  arrestsToday(run, of, 'soFar').some(({ ended }) => ended?.why.holds) ? ['CONAN-S22'] : []

const rules: Rules = {
  'CONAN-S1': stated({
    en: 'Everybody except the travelers starts alive and at home; conditions come later, and a player can have several at once.',
    ru: 'Все, кроме путешественников, начинают игру живыми и дома; состояния появляются потом, и сразу их может быть несколько.',
  }),
  'CONAN-S2': stated({
    en: 'A living player with no other condition has all abilities and the vote.',
    ru: 'У того, кто жив и не имеет других состояний, есть все способности и голос.',
  }),
  'CONAN-S24': stated({
    en: 'The dead are out: they do not act, vote or talk about the game.',
    ru: 'Мертвые вне игры: они не действуют, не голосуют и не говорят об игре.',
  }),
}

const words = {
  facts: {
    dead: { stands: '{who} is dead', falls: '{who} is alive' },
    passivesLost: {
      stands: 'that takes the passive abilities of {who} away',
      falls: 'nothing takes the passive abilities of {who} away',
      would: 'that would take the passive abilities of {who} away',
    },
    usesItem: { stands: '{who} may use what was given', falls: '{who} may not use what was given' },
    electsInPrison: { stands: 'members elect behind bars too', falls: 'members do not elect behind bars' },
    avengesInjured: { stands: 'the injured avenge themselves too', falls: 'the injured do not avenge themselves' },
  },
  terms: { dead: 'dead' },
} satisfies SectionWords

declare module './vocabulary.ts' {
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const conditionsKept = section({ rules, words })
