/** The wizard (RU-WIZ), who plays a civil role that nobody was dealt. */
import { seatOf, type Game, type Refusal } from '../../../journal/state.ts'
import { chosen, stated, type Rules } from '../../../ruleset/localized-text.ts'
import type { Entry } from '../attributes.ts'
import { section } from '../section.ts'
import { isInGame } from '../shared/roles.ts'
import type { Refuse, Sent } from '../shared/cast-ballots.ts'
import { all, rememberedOf, type LateEffect, type Resolution } from '../vocabulary.ts'
import { did, type PartWords, tried } from '../words.ts'
import { MOST_PLAYED, takeUp } from './playing.ts'

const abilities = {
  conjure: {
    kind: 'other',
    told: {
      en: 'In the evening you may name a civil role that nobody was dealt. You play it from scratch until the end of the following day. Each role once, and three in the game.',
      ru: 'Вечером вы можете назвать мирную роль, которой на игре нет, и до конца следующего дня играете за нее с нуля. Каждую роль можно взять один раз, за игру не больше трех.',
    },
    is: ['stays', 'endsHack'],
    targets: 1,
    aims: ['role'],
    phases: ['evening'],
    turn: 'hands',
    casual: true,
    rule: 'RU-WIZ-1',
    components: [{ does: 'mark', as: 'conjuring' }],
  },
} satisfies Record<string, Entry>

/** Three roles in a game, each once (RU-WIZ-1). */
function refuseConjuring(game: Game, { by, to }: Sent): Refusal | undefined {
  const { name } = seatOf(game, by)!
  const role = (to[0] ?? '').replace(/^role:/, '')
  const before = rememberedOf(game.facts, 'playedBefore').filter(({ of }) => of === by)
  const says =
    before.length >= MOST_PLAYED
      ? { en: `${name} has already played three roles`, ru: `игрок ${name} уже использовал три роли` }
      : before.some(({ data }) => data.role === role)
        ? { en: `${name} has already named this role`, ru: `эту роль игрок ${name} уже называл` }
        : undefined
  return says && { rule: 'RU-WIZ-1', says }
}

const refuse: Refuse = (game, _phase, move) => (move.does === 'conjure' ? refuseConjuring(game, move) : undefined)

/** Whether somebody was dealt a role: who has it, or had it before he took another's (RU-WIZ-1). */
const wasDealt = (run: Resolution, role: string): boolean =>
  isInGame(run.game, role)
  || run.ledger.found({ kind: 'heir', when: 'soFar', where: ({ data }) => data.was === role }).length > 0

/** A role of the game costs the attempt and brings nothing (RU-WIZ-2). */
const conjuring: LateEffect = (run, { move: { actor, id: action, to }, why }) => {
  const role = (to[0] ?? '').replace(/^role:/, '')
  const dealt = wasDealt(run, role)
  const rule = dealt ? 'RU-WIZ-2' : 'RU-WIZ-1'
  const conjured = all(
    { is: 'fact', kind: 'conjures', of: actor, action, values: { role } },
    { rule, action },
    [why],
    dealt ? [run.given({ is: 'fact', kind: 'roleInGame', of: actor, values: { role } }, rule, action)] : [],
  )
  if (why.holds) run.put({ kind: 'playedBefore', of: actor, why, rule, data: { role }, lasting: true })
  if (why.holds && dealt) run.tell(actor, 'roleInGame', { role }, rule)
  takeUp(run, { who: actor, role, how: 'conjure', why: conjured })
  return conjured
}

const rules: Rules = {
  'RU-WIZ-1': chosen({
    en: 'In the evening the wizard names a civil role that was not dealt and plays it from scratch until the end of the next day. Each role can be taken once, at most three per game; a holder’s death does not free their role.',
    ru: 'Вечером волшебник называет мирную роль, которой на игре нет, и до конца следующего дня играет за нее с нуля. Каждую роль можно взять один раз, за игру — не больше трех; смерть владельца роль не освобождает.',
  }),
  'RU-WIZ-2': stated({
    en: 'If the named role is in the game, the move is skipped and the attempt is used up. The limits on an actor’s copy apply to the wizard too.',
    ru: 'Если названная роль есть на игре, ход пропущен, а попытка потрачена. Ограничения у него те же, что у копии актера.',
  }),
}

const words = {
  uses: {
    conjure: { en: 'role for a day', ru: 'роль на сутки' },
  },
  deeds: {
    conjure: {
      en: '{actor} took the role of {first} for a day',
      ru: `{actor_nom} ${did('actor', 'взял')} на сутки роль «{first}»`,
    },
    'conjure:tried': tried('take the role of {first} for a day', 'взять на сутки роль «{first}»'),
  },
  facts: {
    conjures: {
      stands: {
        en: '{who} takes the role of {role}, which was not dealt',
        ru: '{who_nom} берет роль «{role}», которой нет на игре',
      },
      falls: { en: '{who} does not get the role of {role}', ru: '{who_nom} не получает роль «{role}»' },
      would: { en: '{who} would have played as {role}', ru: `{who_nom} ${did('who', 'получил')} бы роль «{role}»` },
      toldByDeed: true,
    },
    roleInGame: {
      stands: {
        en: '{role} is in the game, and only a role that is not can be taken',
        ru: 'роль «{role}» есть на игре, а взять можно только ту, которой нет',
      },
      falls: { en: '{role} is not in the game', ru: 'роли «{role}» нет на игре' },
    },
  },
  tells: {
    roleInGame: {
      en: 'This role is in the game, so the attempt is used up: {role}.',
      ru: 'Попытка потрачена: на игре есть роль «{role}».',
    },
  },
  verbs: {
    conjure: ['conjure', 'take role', 'take the role', 'become', 'play as'],
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const wizard = section({ abilities, refuse, rules, words, rulings: { effects: { conjuring } } })
