/** The investigator: what he is told of others’ work, and his own shot (RU-INV). */
import { seatOf, type Game, type PhaseState, type Refusal } from '../../../journal/state.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { stated, type Rules } from '../../../ruleset/localized-text.ts'
import type { Entry } from '../attributes.ts'
import { section } from '../section.ts'
import { strike } from '../shared/attack.ts'
import { learns, learnsFact } from '../shared/general-info.ts'
import { isRole } from '../shared/playing.ts'
import { hasUse, holderOf } from '../shared/roles.ts'
import type { Sent } from '../shared/cast-ballots.ts'
import { isBlack } from '../shared/sides.ts'
import { isSecond, stillMoving } from '../shared/undead.ts'
import { all, rememberedOf, type Fact, type LateEffect, type Resolution } from '../vocabulary.ts'
import { did, type FactWords, type PartWords, tried } from '../words.ts'
import { checksOf, noInformation } from './commissioner.ts'
import { bring, foundBy } from './detective-findings.ts'

const abilities = {
  vigilanteShot: {
    kind: 'kill',
    told: {
      en: 'Once the commissioner and the detective are both dead, you may shoot one player each night, until you kill a black player or the faceless.',
      ru: 'Когда погибнут и комиссар, и детектив, вы можете каждую ночь стрелять в одного игрока, пока не убьете черного или безликого.',
    },
    is: ['shot'],
    targets: 1,
    self: true,
    phases: ['night'],
    turn: 'civil',
    rule: 'RU-INV-4',
    sparesSecretary: 'RU-SEC-2',
    skipsOrderBy: 'RU-INV-B2',
    components: [{ does: 'mark', as: 'vigilance' }],
  },
  informed: {
    kind: 'other',
    told: {
      en: 'Every morning you get what the commissioner and the detective found out, without knowing who they are.',
      ru: 'Каждое утро вы получаете то, что узнали комиссар и детектив, не зная, кто они.',
    },
    targets: 0,
    passive: true,
    rule: 'RU-INV-1',
    components: [],
  },
} satisfies Record<string, Entry>

const facts = declareFacts({
  vigilanteKill: { of: 'slot', data: { team: 'word' } },
})

/** He shoots in the place of commissioner and detective, once both are out (RU-INV-4). */
function refuseVigilance(game: Game, _phase: PhaseState, { does, by, to }: Sent): Refusal | undefined {
  if (does !== 'vigilanteShot') return undefined
  const seat = seatOf(game, by)!
  if (to.includes(by) && seat.faction !== 'grey')
    return {
      rule: 'RU-INV-G1',
      says: { en: 'only the faceless may shoot themselves this way', ru: 'застрелиться так может только безликий' },
    }
  const alive = ['commissioner', 'detective'].map(role => holderOf(game.seats, role)).find(Boolean)
  const taken =
    alive && rememberedOf(game.facts, 'heir').some(({ of, data }) => of === alive.slot && data.role === alive.role)
  if (alive)
    return {
      rule: taken ? 'RU-INV-5' : 'RU-INV-4',
      says: taken
        ? {
            en: `the ${alive.role} lives on in the active citizen`,
            ru: `роль ${inPlaceOf[alive.role]![1]} — у активного жителя`,
          }
        : { en: `the ${alive.role} is still in the game`, ru: `${inPlaceOf[alive.role]![0]} еще в игре` },
    }
  const kills = rememberedOf(game.facts, 'vigilanteKill').map(({ data }) => data.team)
  const black = isBlack(seat)
  const spent = kills.some(team => team === 'grey' || team === (black ? 'red' : 'black'))
  return spent
    ? {
        rule: black ? 'RU-INV-B1' : 'RU-INV-4',
        says: { en: `${seat.name} has no shot left`, ru: `у игрока ${seat.name} выстрела больше нет` },
      }
    : undefined
}

/** Those in whose place the investigator shoots. */
const inPlaceOf: Readonly<Record<string, readonly [nom: string, gen: string]>> = {
  commissioner: ['комиссар', 'комиссара'],
  detective: ['детектив', 'детектива'],
}

/** What commissioner and detective found, told without their names (RU-INV-1, RU-COM-6). */
function inform(run: Resolution): void {
  for (const seat of stillMoving(run))
    if (!seat.bystander && isRole(run.game, seat, 'investigator')) informOne(run, seat.slot)
}

function informOne(run: Resolution, slot: SeatId): void {
  const informed = run.passive(slot, 'informed')
  if (!informed || !hasUse(run, slot)) return
  const told = (why: Reason, rule: RuleId): Reason =>
    all({ is: 'fact', kind: 'isTold', of: slot }, { rule, action: informed.action }, [informed.why, why])
  let heard = false
  for (const { move, at, passes, hidden, obtained, given, substituted } of checksOf(run)) {
    if (
      !passes.holds
      || run.isDead(move.actor)
      || run.seat(move.actor).role !== 'commissioner'
      || isSecond(run.game, move.actor, 'check')
    )
      continue
    heard = true
    const about = move.to[0] ?? at
    const result = obtained.holds ? given : 'noInfo'
    const forged = substituted?.holds === true
    const hears = told(
      !obtained.holds ? noInformation(move, at, passes, hidden) : forged ? substituted : obtained,
      'RU-COM-6',
    )
    if (learns(run, { actor: slot, id: move.id, does: 'check' }, about, result, 'RU-COM-6', hears))
      run.tell(slot, 'informed', { ability: 'check', about, result }, 'RU-COM-6')
  }
  for (const { move, about, fact, given, why, substituted } of foundBy(run)) {
    if (run.seat(move.actor).role !== 'detective' || isSecond(run.game, move.actor, move.does)) continue
    heard = true
    bring(run, {
      to: slot,
      move,
      about,
      ...(fact !== undefined && { fact }),
      told: given,
      rule: 'RU-INV-1',
      why: told(substituted?.holds ? substituted : why, 'RU-INV-1'),
    })
  }
  for (const fact of run.ledger.found({ kind: 'slanderPassed', when: 'phaseStart' })) {
    heard = true
    const { side } = fact.data
    const by = { action: informed.action, ability: 'informed' }
    if (learnsFact(run, slot, by, fact.of, 'slander', side, 'RU-DET-12', told(fact.why, 'RU-DET-12')))
      run.tell(slot, 'slander', { about: fact.of, side }, 'RU-DET-12')
  }
  const own = run.catalogue.role('investigator')?.abilities ?? []
  const used = heard || run.moves.some(({ actor, does }) => actor === slot && own.includes(does))
  for (const fact of used ? run.ledger.found({ kind: 'newObserver', of: slot, when: 'phaseStart' }) : []) {
    run.ledger.end(fact, run.given({ is: 'fact', kind: 'toldWhatIsObserved', of: slot }, 'RU-INFO-4'))
    const by = { action: informed.action, ability: 'informed' }
    const observed = ['commissioner', 'detective']
    const knows = all(
      { is: 'fact', kind: 'hearsWhatIsObserved', of: slot },
      { rule: 'RU-INFO-4', also: ['RU-GEN-23'] },
      [informed.why, fact.why],
    )
    if (learnsFact(run, slot, by, slot, 'observes', observed, 'RU-INFO-4', knows))
      run.tell(slot, 'observes', { role: observed }, 'RU-INFO-4')
  }
}

/** A shot of a civil role: the attack itself is as any other (RU-INV-4). */
const shot: LateEffect = (run, { move, at, why }) =>
  strike(run, {
    action: move.id,
    killer: move.actor,
    target: at,
    cause: 'civil',
    rule: ruleOf(run, move.actor, at),
    reached: all(
      { is: 'fact', kind: 'onlyMove', of: move.actor, action: move.id },
      { rule: 'RU-INV-6', action: move.id },
      [why],
    ),
  })

const ruleOf = (run: Resolution, actor: SeatId, at: SeatId): RuleId =>
  actor === at && run.seat(actor).faction === 'grey' ? 'RU-INV-G1' : 'RU-INV-4'

/** A kill with this shot is remembered: it may cost the shot (RU-INV-4, RU-INV-B1). */
function rememberKill(run: Resolution, { by: killer, action, data, why, phase }: Fact<'kill'>): void {
  if (
    phase !== undefined
    || data.cause !== 'civil'
    || run.moves.find(({ id }) => id === action)?.does !== 'vigilanteShot'
  )
    return
  run.put({
    kind: 'vigilanteKill',
    of: data.victim,
    ...(killer !== undefined && { by: killer }),
    why,
    rule: 'RU-INV-4',
    data: { team: data.team },
    lasting: true,
  })
}

/** Once both are dead the host tells the investigator, whom he asks for a shot; so he does with an heir of the role (RU-INV-4, RU-INFO-6). */
function askForShot(run: Resolution): void {
  const investigator = holderOf(run.living(), 'investigator')
  if (!investigator) return
  const observed = ['commissioner', 'detective']
  const before = observed.some(role => holderOf(run.game.seats, role))
  const heir =
    run.ledger.found({
      kind: 'heir',
      of: investigator.slot,
      when: 'soFar',
      where: ({ phase, data }) => phase === undefined && data.role === 'investigator',
    }).length > 0
  const kept =
    run.ledger.found({
      kind: 'vigilanteKill',
      when: 'soFar',
      where: ({ data }) => data.team === 'grey' || data.team === (isBlack(investigator) ? 'red' : 'black'),
    }).length === 0
  if ((before || (heir && kept)) && !observed.some(role => holderOf(run.living(), role)))
    run.tell(investigator.slot, 'mayShoot', {}, 'RU-INFO-6')
}

const rules: Rules = {
  'RU-INV-1': stated({
    en: 'Every morning the investigator gets what the commissioner and the detective found, without knowing who they are.',
    ru: 'Следователь каждое утро получает то, что узнали комиссар и детектив, не зная, кто они.',
  }),
  'RU-INV-2': stated({
    en: 'The investigator may have any check they got from the commissioner verified.',
    ru: 'Следователь может отправить на проверку любой чек, который получил от комиссара.',
  }),
  'RU-INV-3': stated({
    en: 'The investigator may make a role request like the detective, but does not notice visitors.',
    ru: 'Следователь может сделать запрос на роль, как детектив, но гостей не замечает.',
  }),
  'RU-INV-4': stated({
    en: 'Once the commissioner and the detective are both dead, the investigator may shoot every night until they kill a black or the faceless.',
    ru: 'Когда погибли и комиссар, и детектив, следователь может стрелять каждую ночь, пока не убьет черного или безликого.',
  }),
  'RU-INV-5': stated({
    en: 'A commissioner or detective whose role the active citizen took counts as alive; one whose role the necromancer uses counts as dead.',
    ru: 'Комиссар или детектив, чью роль принял активный житель, считается живым, а тот, чьей ролью пользуется некромант, — мертвым.',
  }),
  'RU-INV-6': stated({
    en: 'Verification, a request and a shot exclude one another; a failed shot may be tried again.',
    ru: 'Проверка чека, запрос и выстрел исключают друг друга; неудавшийся выстрел можно повторить.',
  }),
  'RU-INV-B1': stated({
    en: 'A black investigator loses the shot by killing a red or the faceless with it; a werewolf who kills with it shows black from then on.',
    ru: 'Черный следователь теряет право на выстрел, убив им красного или безликого; оборотень, убивший этим выстрелом, с тех пор чекается черным.',
  }),
  'RU-INV-B2': stated({
    en: 'A hireling who shoots as the investigator skips the order.',
    ru: 'Наемник, который стреляет как следователь, пропускает заказ.',
  }),
  'RU-INV-G1': stated({
    en: 'A faceless investigator may shoot themselves.',
    ru: 'Безликий следователь может выстрелить в себя.',
  }),
}

const words = {
  uses: {
    vigilanteShot: { en: 'vigilante shot', ru: 'самосуд' },
    informed: { en: 'access to results', ru: 'доступ к результатам' },
  },
  deeds: {
    vigilanteShot: {
      en: '{actor} shot {first} as investigator',
      ru: `{actor_nom} ${did('actor', 'стрелял')} как следователь в {first_acc}`,
    },
    informed: {
      en: '{actor}, as investigator, hears every result',
      ru: '{actor_nom} как следователь узнает все результаты',
    },
    'vigilanteShot:tried': tried('shoot {first} as investigator', 'выстрелить как следователь в {first_acc}'),
  },
  facts: {
    isTold: {
      stands: { en: '{who} is told the result', ru: '{who_nom} получает этот результат' },
      falls: { en: '{who} is not told the result', ru: '{who_nom} не получает этого результата' },
      would: {
        en: '{who} would have been told the result',
        ru: `{who_nom} ${did('who', 'получил')} бы этот результат`,
      },
      toldByDeed: true,
    },
    newObserver: {
      stands: {
        en: '{who} has a new role that observes another',
        ru: 'у {who_gen} новая роль, которая наблюдает за другой',
      },
      falls: { en: '{who} has no role that observes another', ru: 'у {who_gen} нет роли, которая наблюдает за другой' },
    },
    hearsWhatIsObserved: {
      stands: { en: '{who} is told which role theirs observes', ru: '{who_nom} узнает, за какой ролью наблюдает' },
      falls: {
        en: '{who} is not told which role theirs observes',
        ru: '{who_nom} не узнает, за какой ролью наблюдает',
      },
    },
    toldWhatIsObserved: {
      stands: { en: '{who} knows which role theirs observes', ru: '{who_nom} знает, за какой ролью наблюдает' },
      falls: {
        en: '{who} does not know which role theirs observes',
        ru: '{who_nom} не знает, за какой ролью наблюдает',
      },
    },
    onlyMove: {
      stands: {
        en: 'it is {who}’s only investigator move tonight',
        ru: 'у {who_gen} это единственный ход этой ночью',
      },
      falls: { en: '{who} does not get to shoot as investigator', ru: 'у {who_gen} нет самосуда' },
      would: {
        en: '{who} would have shot as investigator',
        ru: `{who_nom} ${did('who', 'получил')} бы право на самосуд`,
      },
    },
    skipsOrder: {
      stands: {
        en: '{who} shoots as investigator and skips the order',
        ru: '{who_nom} стреляет как следователь и пропускает заказ',
      },
      falls: { en: '{who} does not skip the order', ru: '{who_nom} не пропускает заказ' },
    },
    vigilanteKill: {
      stands: { en: 'the investigator killed {who}', ru: 'следователь убивает {who_acc}' },
      falls: { en: 'the investigator did not kill {who}', ru: 'следователь не убивает {who_acc}' },
    },
    heir: {
      stands: { en: '{who} takes over a role', ru: '{who_nom} получает роль другого игрока' },
      falls: { en: '{who} does not take over a role', ru: '{who_nom} не получает роли другого игрока' },
      asks: { en: 'Does {who} take over a role?', ru: 'Получает ли {who_nom} роль другого игрока?' },
      would: {
        en: '{who} would have taken over a role',
        ru: `{who_nom} ${did('who', 'получил')} бы роль другого игрока`,
      },
    },
  } satisfies FactWords<typeof facts>,
  tells: {
    informed: { en: 'Tonight’s check on {about}: {result}.', ru: 'Чек этой ночи на {about_acc}: {result}.' },
    mayShoot: {
      en: 'The commissioner and the detective are dead. From the next night on, you may shoot.',
      ru: 'Комиссар и детектив вне игры. Со следующей ночи у вас есть право на самосуд.',
    },
    observes: { en: 'Your role observes: {role}.', ru: 'За кем наблюдает ваша роль: {role}.' },
  },
  verbs: {
    vigilanteShot: ['shoot as investigator'],
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const investigator = section({
  abilities,
  facts,
  refuse: refuseVigilance,
  rules,
  rulings: { effects: { vigilance: shot }, reactions: { kill: rememberKill }, dawn: [inform] },
  words,
})

/** Once it is settled who holds which role. */
export const shotCalls = section({ rulings: { dawn: [askForShot], dusk: [askForShot] } })
