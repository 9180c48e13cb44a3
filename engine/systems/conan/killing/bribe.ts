/** The bribe: the kill of its night passes what stops the killer or saves the victim (CONAN-AB2). What it overrides stands in the tree beside it. */
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { obstaclesOf } from '../../../resolve/sequence/perform.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { chosen, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import { sentBy, type Entry } from '../attributes.ts'
import { actorGuards } from '../guards.ts'
import { leaves } from '../moves.ts'
import { section, type SectionWords } from '../section.ts'
import { all, any, type Resolution, type Says } from '../vocabulary.ts'

const abilities = {
  bribe: {
    mark: 'bribed',
    kind: 'kill',
    told: {
      en: '{when} you may bribe. The kill of that night then works, whatever neutralized the killer and whatever protects or heals the target. It does not free a killer who was arrested, and it reaches nobody in jail or abroad.',
      ru: '{when} вы можете дать взятку. Тогда убийство этой ночи удастся, что бы ни нейтрализовало убийцу и что бы ни защищало или лечило цель. Арестованного убийцу это не освободит и никого в тюрьме или за границей не достигнет.',
    },
    is: ['bribes'],
    targets: 0,
    phases: ['night'],
    uses: 1,
    rule: 'CONAN-AB2',
    keys: sentBy,
  },
} satisfies Record<string, Entry>

const facts = declareFacts({ bribed: { of: 'slot', silent: true } })

const options: Options = {
  'bribe.freesKiller': {
    values: [false, true],
    rule: 'CONAN-AB2',
    says: {
      en: 'With a bribe, a killer can still kill after being arrested.',
      ru: 'Дает ли подкуп убить тому убийце, которого до этого арестовали.',
    },
  },
  'bribe.reachesJail': {
    values: [false, true],
    rule: 'CONAN-AB2',
    says: {
      en: 'A kill with a bribe reaches a victim who is arrested.',
      ru: 'Достигает ли убийство с подкупом арестованной жертвы.',
    },
  },
}

/** What a bribe overrides (CONAN-AB2, CONAN-O6). */
export const unlessBribed = (
  of: SeatId,
  kind: Says,
  rule: RuleId,
  because: readonly Reason[],
  bribe: readonly Reason[],
  ...more: Reason[]
): Reason[] =>
  because.length
    ? [any({ is: 'fact', kind, of }, { rule, also: bribe.length ? ['CONAN-O6'] : [] }, because, [...bribe, ...more])]
    : []

/** A bribe frees no arrested killer and reaches nobody in jail, unless the host has it so (CONAN-K1, CONAN-S20). */
export const bribeFor = (
  run: Resolution,
  option: 'bribe.freesKiller' | 'bribe.reachesJail',
  bribe: readonly Reason[],
): readonly Reason[] => (run.option<boolean>(option) ? bribe : [])

/** Bribes of this phase that nothing stopped yet: they will carry a neutralised killer through (CONAN-AB2). */
export const bribesAhead = (run: Resolution): Reason[] =>
  run.moves
    .filter(({ does }) => does === 'bribe')
    .map(move =>
      all(
        { is: 'active', action: move.id, part: 'none', at: move.actor },
        { rule: 'CONAN-AB2', action: move.id },
        [],
        obstaclesOf(run, move, { actorGuards }),
      ),
    )

const rules: Rules = {
  'CONAN-AB2': chosen({
    en: "Bribe, once a game: that night's kill goes through whatever neutralized the killer and whatever protects or heals the target. It does not free a killer who was arrested, and does not reach anybody in jail or abroad.",
    ru: '«Подкуп», раз за игру: убийство этой ночи проходит, что бы ни нейтрализовало убийцу и что бы ни защищало или лечило цель. Арестованного убийцу он не освобождает и никого в тюрьме или за границей не достигает.',
  }),
}

const words = {
  uses: { bribe: 'bribe' },
  deeds: { bribe: '{actor} paid a bribe', 'bribe:tried': '{actor} tried to pay a bribe' },
  verbs: { bribe: ['bribe', 'use bribe', 'use the bribe', 'bribe kill', 'bribe-kill'] },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
}

export const bribes = section({
  abilities,
  facts,
  options,
  rules,
  rulings: { effects: { bribed: leaves('bribed') } },
  words,
})
