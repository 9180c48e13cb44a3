/** Disguises: as what somebody is seen (CONAN-AB6, AB7, S7, I5). */
import { phaseAfter } from '../../../game/when.ts'
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { getOwn } from '../../../ruleset/catalogue.ts'
import { chosen, type Rules } from '../../../ruleset/localized-text.ts'
import type { IdsOf, Of, Refuse } from '../../../ruleset/section.ts'
import { sayingInEach } from '../../../text/in-each.ts'
import { sentBy, type Entry } from '../attributes.ts'
import { passiveLost } from '../conditions.ts'
import { asRole, disguiseGiven, roles } from '../roles.ts'
import { section, type SectionWords } from '../section.ts'
import { no } from '../sending.ts'
import { all, any, type Effect, type Resolution } from '../vocabulary.ts'

const abilities = {
  disguise: {
    mark: 'disguised',
    kind: 'deceive',
    told: {
      en: 'Once, before the game, you may disguise yourself: you are shown and investigated as the role you name.',
      ru: 'Один раз, до игры, вы можете замаскироваться: вас показывают и расследуют как роль, которую вы назовете.',
    },
    is: ['beforeGame'],
    targets: 0,
    phases: ['prep', 'night'],
    uses: 1,
    rule: 'CONAN-AB6',
    keys: {
      role: { ...asRole({ en: 'the role to appear as', ru: 'за какую роль себя выдать' }), must: true },
      ...sentBy,
    },
  },
  temporaryDisguise: {
    mark: 'disguised',
    kind: 'deceive',
    told: {
      en: '{when} you may disguise yourself as a role you name, until the end of the next day.',
      ru: '{when} вы можете замаскироваться под роль, которую назовете, до конца следующего дня.',
    },
    targets: 0,
    phases: ['night'],
    uses: 1,
    rule: 'CONAN-AB7',
    keys: {
      role: { ...asRole({ en: 'the role to appear as', ru: 'за какую роль себя выдать' }), must: true },
      ...sentBy,
    },
  },
} satisfies Record<string, Entry>

const facts = declareFacts({ disguised: { of: 'slot', data: { role: 'word' } } })

const says = sayingInEach({
  noRole: { en: 'there is no role “{role}”', ru: 'роли «{role}» нет' },
  beforeGame: { en: 'a disguise can only be put on before the game', ru: 'маскировку надевают до игры' },
})

/** As a role that there is, and one for good before the game. */
const refuse: Refuse = (game, phase, { does, with: given = {} }) => {
  if (does !== 'disguise' && does !== 'temporaryDisguise') return undefined
  const rule = abilities[does].rule
  const role = getOwn(given, 'role') ?? ''
  if (!Object.hasOwn({ ...roles, ...game.customRoles }, role)) return no(rule, says('noRole', { role }))
  return does === 'disguise' && phase.kind === 'night' && phase.number > 1 ? no(rule, says('beforeGame')) : undefined
}

/** Puts a disguise on: for good, or until the end of the next day. */
const disguised: Effect = (run, { move, at, why }) => {
  const rule = move.ability.rule!
  const temporary = move.does === 'temporaryDisguise'
  run.put({
    kind: 'disguised',
    of: at,
    why,
    rule,
    by: move.actor,
    action: move.id,
    data: { role: move.with.role ?? '' },
    lasting: true,
    ...(temporary && {
      until: phaseAfter(run.system, run.name, run.phase.kind === 'night' ? 1 : 2, ['night', 'day']),
    }),
  })
  return why
}

/** As which role somebody is seen: under a disguise that holds, or the true one. An injury takes a disguise off (CONAN-S7), as do the other conditions. */
export function seemsToBe(run: Resolution, who: SeatId): { role: string; why: Reason } {
  const seat = run.seat(who)
  const off = passiveLost(run, who)
  const given = disguiseGiven(seat)
  const worn = [
    ...(given !== undefined
      ? [
          {
            role: given,
            why: run.given({ is: 'fact', kind: 'disguised', of: who, values: { role: given } }, 'CONAN-AB6'),
          },
        ]
      : []),
    ...run.ledger
      .found({ kind: 'disguised', of: who, when: 'soFar' })
      .map(fact => ({ role: fact.data.role, why: run.ledger.standing(fact, 'soFar') })),
  ].at(-1)
  const isReally = run.given({ is: 'fact', kind: 'isReally', of: who, values: { role: seat.role } }, 'CONAN-AB31')
  if (!worn) return { role: seat.role, why: isReally }
  const seems = all(
    { is: 'fact', kind: 'seemsToBe', of: who, values: { role: worn.role } },
    { rule: worn.why.rule },
    [worn.why],
    off,
  )
  if (seems.holds) return { role: worn.role, why: seems }
  const isSeen = any({ is: 'fact', kind: 'isReally', of: who, values: { role: seat.role } }, { rule: 'CONAN-S7' }, off)
  return { role: seat.role, why: isSeen }
}

const rules: Rules = {
  'CONAN-AB6': chosen({
    en: 'Disguise, once, before the game: its owner appears and is investigated as another role. A disguise given by the setup is a crime of the preparation phase.',
    ru: '«Маскировка», один раз, до игры: владельца показывают и расследуют как другую роль. Маскировка, данная при раздаче, — преступление фазы подготовки.',
  }),
  'CONAN-AB7': chosen({
    en: 'Temporary Disguise, once a game: the same until the end of the next day.',
    ru: '«Временная маскировка», раз за игру: то же самое до конца следующего дня.',
  }),
}

const asWhom = '{role, select, none {} other { as {role}}}'

const words = {
  uses: { disguise: 'Disguise', temporaryDisguise: 'Temporary Disguise' },
  deeds: {
    disguise: `{actor} put on a disguise${asWhom}`,
    temporaryDisguise: `{actor} put on a disguise${asWhom} for a day`,
    'disguise:tried': `{actor} tried to put on a disguise${asWhom}`,
    'temporaryDisguise:tried': `{actor} tried to put on a disguise${asWhom} for a day`,
  },
  facts: {
    disguised: { stands: '{who} is disguised as {role}', falls: '{who} is not disguised as {role}' },
    seemsToBe: {
      stands: '{who} is seen as {role}',
      falls: '{who} is not seen as {role}',
      would: '{who} would have been seen as {role}',
    },
    isReally: { stands: '{who} is {role}', falls: '{who} is not {role}' },
  },
  verbs: {
    disguise: ['disguise', 'disguise myself', 'use disguise'],
    temporaryDisguise: ['temporary disguise', 'temporarily disguise', 'use temporary disguise'],
  },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const disguises = section({ abilities, facts, refuse, rules, rulings: { effects: { disguised } }, words })
