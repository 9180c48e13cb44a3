/** The inquisitor burns whom a check gave away (RU-INQ). What he does when he is lynched belongs to the day. */
import { seatOf, type Game, type PhaseState, type Refusal } from '../../../journal/state.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { chosen, stated, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import type { Entry } from '../attributes.ts'
import { section } from '../section.ts'
import { strike } from '../shared/attack.ts'
import { holds } from '../shared/custody.ts'
import type { Sent } from '../shared/cast-ballots.ts'
import { isBlack, isGrey } from '../shared/sides.ts'
import { all, any, rememberedOf, type Fact, type LateEffect, type Resolution } from '../vocabulary.ts'
import { did, type FactWords, type PartWords, tried } from '../words.ts'
import { called, onWhom } from './verification.ts'

const abilities = {
  inquisitorCheck: {
    kind: 'investigate',
    told: {
      en: 'Each night you may check the color of one player as a commissioner does. I tell you in private, also that a check did not pass.',
      ru: 'Каждую ночь вы можете проверить цвет одного игрока, как комиссар. Обо всем вы узнаете в личном сообщении, в том числе о том, что чек не прошел.',
    },
    targets: 1,
    self: true,
    phases: ['night'],
    turn: 'civil',
    rule: 'RU-INQ-1',
    sparesSecretary: 'RU-GEN-12',
    components: [{ does: 'mark', as: 'checked' }],
  },
  burnAtStake: {
    kind: 'kill',
    told: {
      en: 'In the night after a black check you may burn that player at the stake. A burning that failed needs another black check.',
      ru: 'На следующую ночь после черного чека вы можете сжечь этого игрока. Для новой попытки нужен новый черный чек.',
    },
    is: ['shot', 'oncePerCheck'],
    targets: 1,
    self: true,
    phases: ['night'],
    turn: 'civil',
    rule: 'RU-INQ-2',
    sparesSecretary: 'RU-SEC-2',
    components: [{ does: 'mark', as: 'staked' }],
  },
} satisfies Record<string, Entry>

const facts = declareFacts({
  burntAtStake: { of: 'slot', data: { victim: 'slot', team: 'word' } },
  mayBurnAgain: { of: 'slot' },
})

const options: Options = {
  burningRetries: {
    values: [false, true],
    rule: 'RU-INQ-2',
    says: {
      en: 'An inquisitor whose burning failed may try again the next night without another check.',
      ru: 'Может ли инквизитор, чье сожжение сорвалось, повторить его следующей ночью без нового чека.',
    },
  },
}

/** He burns by a check that gives him the right this night (RU-INQ-2). */
function refuseBurning(game: Game, { number }: PhaseState, { does, by, to }: Sent): Refusal | undefined {
  if (does !== 'burnAtStake') return undefined
  const seat = seatOf(game, by)!
  const { name } = seat
  if (to.includes(by) && seat.faction !== 'grey')
    return {
      rule: 'RU-INQ-G1',
      says: { en: 'only the faceless may burn themselves', ru: 'сжечь себя может только безликий' },
    }
  const may =
    rememberedOf(game.facts, 'checked').some(
      ({ of, by: checker, data }) =>
        to.includes(of)
        && holds(game, seat.slot, does, { by: checker, data })
        && burnableOn(data, isBlack(seat)) === number,
    ) || rememberedOf(game.facts, 'mayBurnAgain').some(({ of }) => to.includes(of))
  return may
    ? undefined
    : {
        rule: isBlack(seat) ? 'RU-INQ-B1' : 'RU-INQ-2',
        says: {
          en: `${name} has no check that allows burning ${called(game, to) ?? 'anybody'} tonight`,
          ru: `у игрока ${name} нет чека${onWhom(game, to)}, по которому можно сжечь этой ночью`,
        },
      }
}

/**
 * On which night an inquisitor may burn by a check: the next one after a black check; a black one, who knows which are
 * false, a night later by those and by red ones (RU-INQ-2, RU-INQ-B1).
 */
function burnableOn({ does, night, shown, colour }: Fact<'checked'>['data'], black: boolean): number | undefined {
  if (does !== 'inquisitorCheck') return undefined
  if (shown === 'black' && (!black || colour === 'black')) return night + 1
  return black ? night + 2 : undefined
}

/** He burns by a check that gives him the right this night; the attack itself is as any other. */
const burnAtStake: LateEffect = (run, { move, at, why }) => {
  const { id: action, actor } = move
  const rule = ruleOf(run, actor, at)
  const right = any(
    { is: 'fact', kind: 'mayBurn', of: actor, other: at, action },
    { rule, action },
    [
      ...run.ledger.attempts({
        kind: 'checked',
        of: at,
        when: 'phaseStart',
        where: fact =>
          burnableOn(fact.data, isBlack(run.seat(actor))) === run.phase.number
          && holds(run.game, actor, 'burnAtStake', fact),
      }),
      ...run.ledger.attempts({ kind: 'mayBurnAgain', of: at, when: 'phaseStart' }),
    ].map(fact => run.ledger.standing(fact)),
  )
  return strike(run, {
    action,
    killer: actor,
    target: at,
    cause: 'civil',
    rule,
    ready: right.holds,
    reached: all({ is: 'fact', kind: 'setsOutToBurn', of: actor, other: at, action }, { rule, action }, [why, right]),
  })
}

/** A check that a black inquisitor burns by a night later has a rule of its own. */
function ruleOf(run: Resolution, actor: SeatId, at: SeatId): RuleId {
  const seat = run.seat(actor)
  if (actor === at && isGrey(seat)) return 'RU-INQ-G1'
  const late = run.ledger.found({
    kind: 'checked',
    of: at,
    when: 'phaseStart',
    where: fact =>
      burnableOn(fact.data, isBlack(seat)) === run.phase.number
      && fact.data.night + 1 < run.phase.number
      && holds(run.game, actor, 'burnAtStake', fact),
  })
  return late.length ? 'RU-INQ-B1' : 'RU-INQ-2'
}

/** Whom he burned is remembered: of blacks it turns on the own colour (RU-INQ-B2). */
function rememberBurning(run: Resolution, { by: killer, action, data, why, phase }: Fact<'kill'>): void {
  const move = run.moves.find(({ id }) => id === action)
  if (phase !== undefined || killer === undefined || data.cause !== 'civil' || move?.does !== 'burnAtStake') return
  const { victim, team } = data
  run.put({
    kind: 'burntAtStake',
    of: killer,
    by: killer,
    why,
    rule: 'RU-INQ-2',
    data: { victim, team },
    lasting: true,
  })
}

/** A burning that killed nobody may be tried again where the host has it so (RU-INQ-2). */
function keepFailedBurnings(run: Resolution): void {
  if (!run.option<boolean>('burningRetries')) return
  for (const { id: action, actor, to } of run.moves.filter(({ does }) => does === 'burnAtStake')) {
    const killed = run.ledger.seek(
      { kind: 'kill', by: actor, when: 'soFar', where: fact => fact.action === action },
      'RU-INQ-2',
      { is: 'fact', kind: 'killedSomebody', of: actor },
    )
    for (const at of to) {
      const why = all(
        { is: 'fact', kind: 'mayBurnAgain', of: at, other: actor, action },
        { rule: 'RU-INQ-2', action },
        [],
        [killed],
      )
      const until = `night ${run.phase.number + 1}`
      run.put({ kind: 'mayBurnAgain', of: at, by: actor, action, why, rule: 'RU-INQ-2', until })
    }
  }
}

const rules: Rules = {
  'RU-INQ-1': stated({
    en: 'The inquisitor checks like the commissioner but is told everything in private, including that a check did not pass.',
    ru: 'Инквизитор чекает, как комиссар, но узнает обо всем в личном сообщении, в том числе о том, что чек не прошел.',
  }),
  'RU-INQ-2': chosen({
    en: 'On the night after a black check, the inquisitor may burn that player, have the check verified or check somebody else. A failed burning cannot be repeated without another black check.',
    ru: 'На следующую ночь после черного чека инквизитор может сжечь этого игрока, проверить чек или чекнуть кого-то другого. Сорванное сожжение без нового черного чека не повторить.',
  }),
  'RU-INQ-4': {
    says: {
      en: 'The inquisitor is the last of the civil killers; to the blocker, a burning is a negative move.',
      ru: 'Инквизитор ходит последним из мирных киллеров; для блокера сожжение — негативный ход.',
    },
    origin: 'stated',
    uncheckable: {
      en: 'repeats about one role what applies to all civil killers and is shown there (RU-ORD-2, RU-BLK-6)',
      ru: 'повторяет об одной роли сказанное обо всех мирных киллерах, где это и показано (RU-ORD-2, RU-BLK-6)',
    },
  },
  'RU-INQ-B1': stated({
    en: 'A black inquisitor learns at once whether a black check was false; on a red or false black check they may burn one night later.',
    ru: 'Черный инквизитор сразу узнает, ложный ли его черный чек; по красному или ложному черному чеку он может сжечь на ночь позже.',
  }),
  'RU-INQ-B2': stated({
    en: 'A black inquisitor who burned a black shows red until they burn a red.',
    ru: 'Черный инквизитор, сжегший черного, чекается красным, пока не сожжет красного.',
  }),
  'RU-INQ-G1': stated({
    en: 'A faceless inquisitor may burn themselves.',
    ru: 'Безликий инквизитор может сжечь себя.',
  }),
}

const words = {
  uses: {
    inquisitorCheck: { en: 'inquisitor’s check', ru: 'чек инквизитора' },
    burnAtStake: { en: 'burning', ru: 'сожжение' },
  },
  deeds: {
    inquisitorCheck: {
      en: '{actor} checked {first} as inquisitor',
      ru: `{actor_nom} ${did('actor', 'проверял')} {first_acc} как инквизитор`,
    },
    burnAtStake: {
      en: '{actor} burned {first} at the stake',
      ru: `{actor_nom} ${did('actor', 'сжег', 'сожгла', 'сожгли')} {first_acc} на костре`,
    },
    'inquisitorCheck:tried': tried('check {first} as inquisitor', 'проверить {first_acc} как инквизитор'),
    'burnAtStake:tried': tried('burn {first} at the stake', 'сжечь {first_acc} на костре'),
  },
  facts: {
    setsOutToBurn: {
      stands: { en: '{who} comes to burn {other}', ru: '{who_nom} приходит сжечь {other_acc}' },
      falls: { en: '{who} does not come to burn {other}', ru: '{who_nom} не приходит сжечь {other_acc}' },
      would: {
        en: '{who} would have come to burn {other}',
        ru: `{who_nom} ${did('who', 'пришел', 'пришла', 'пришли')} бы сжечь {other_acc}`,
      },
    },
    mayBurn: {
      stands: {
        en: 'a check lets {who} burn {other} tonight',
        ru: 'чек дает {who_dat} право сжечь этой ночью {other_acc}',
      },
      falls: {
        en: 'no check lets {who} burn {other} tonight',
        ru: 'нет чека, по которому {who_nom} может сжечь {other_acc}',
      },
      would: {
        en: 'a check would have let {who} burn {other} tonight',
        ru: 'чек дал бы {who_dat} право сжечь этой ночью {other_acc}',
      },
    },
    burntAtStake: {
      stands: {
        en: 'the last player {who} burned was black',
        ru: `последним {who_nom} ${did('who', 'сжег', 'сожгла', 'сожгли')} черного`,
      },
      falls: {
        en: 'the last player {who} burned was not black',
        ru: `последним {who_nom} ${did('who', 'сжег', 'сожгла', 'сожгли')} не черного`,
      },
      would: {
        en: 'the last player {who} burned would have been black',
        ru: `последним {who_nom} ${did('who', 'сжег', 'сожгла', 'сожгли')} бы черного`,
      },
    },
    mayBurnAgain: {
      stands: { en: 'another attempt to burn {who} is allowed', ru: '{who_acc} можно попытаться сжечь еще раз' },
      falls: { en: 'another attempt to burn {who} is not allowed', ru: 'еще раз сжигать {who_acc} нельзя' },
    },
  } satisfies FactWords<typeof facts>,
  terms: {
    burningRetries: { en: 'repeat burning', ru: 'повтор сожжения' },
  },
  tells: {
    'learned:inquisitorCheck': { en: 'Your check on {about}: {result}.', ru: 'Ваш чек на {about_acc}: {result}.' },
    'learned:burnAtStake': {
      en: 'You burned {about}. Team: {result}.',
      ru: 'Вы сожгли {about_acc}. Команда жертвы: {result, select, red {красная} black {черная} grey {серая} other {{result}}}.',
    },
  },
  verbs: {
    inquisitorCheck: ['check', 'check as inquisitor'],
    burnAtStake: ['burn', 'burn at the stake'],
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const inquisitor = section({
  abilities,
  facts,
  options,
  refuse: refuseBurning,
  rules,
  rulings: { effects: { staked: burnAtStake }, reactions: { kill: rememberBurning } },
  words,
})

/** Once it is settled who holds which role. */
export const burningRetries = section({ rulings: { dawn: [keepFailedBurnings] } })
