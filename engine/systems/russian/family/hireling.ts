/**
 * The hireling and the ninja (RU-HIR): for whom an order is, and whom a hired killer passes over. When the mafia who sent him
 * goes herself stands in `turns.ts`.
 */
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import { type Prompts, type Rules, stated } from '../../../ruleset/localized-text.ts'
import { type Entry, is } from '../attributes.ts'
import { sideKept } from '../killers/insurance.ts'
import { hasShot } from '../killers/own-shots.ts'
import type { Part } from '../part.ts'
import { section } from '../section.ts'
import { blows, strike } from '../shared/attack.ts'
import { landsAt } from '../shared/hypnosis.ts'
import { killsAsCivil, shootsAsNegative, skipsOrderBy } from '../shared/moves.ts'
import { meets } from '../shared/obstacles.ts'
import { isEmployed, partnersOf, servesNow } from '../shared/pairs.ts'
import { planOf } from '../shared/plan.ts'
import { eitherRoleIs } from '../shared/playing.ts'
import type { Refuse } from '../shared/cast-ballots.ts'
import { isBlack, negativeOf, roleNow } from '../shared/sides.ts'
import { type ActorGuard, type LateEffect, type Resolution, all, any } from '../vocabulary.ts'
import { type PartWords, did, tried } from '../words.ts'
import { type Order, deferred, hiredFor, orders, whenNoneDied } from './turns.ts'
import { crossesPairs, onSideRu, sideEn } from './yakuza.ts'

const abilities = {
  order: {
    kind: 'kill',
    told: {
      en: 'On each night on which the mafia may move, you send an order for the hireling along with your own target. The hireling cannot refuse and goes before you.',
      ru: 'В каждую ночь, в которую мафия может сделать ход, вы вместе с собственной целью присылаете заказ для наемника. Отказаться он не может и ходит раньше вас.',
    },
    is: ['word', 'uncounted', 'stays', 'order', 'ofSide', 'special'],
    targets: 1,
    aims: ['role'],
    self: true,
    phases: ['night'],
    rule: 'RU-HIR-1',
    toldBy: 'RU-RES-7',
    sparesSecretary: 'RU-SEC-2',
    components: [{ does: 'mark', as: 'ordered' }],
    keys: {
      except: { says: { en: 'whom the hireling leaves alone', ru: 'кого наемник не трогает' }, aims: 'player' },
      except2: { says: { en: 'another one', ru: 'еще один такой игрок' }, aims: 'player' },
      except3: { says: { en: 'another one', ru: 'еще один такой игрок' }, aims: 'player' },
      agreed: {
        says: { en: 'whether the target, a partner, agreed to it', ru: 'согласна ли на это цель, если это напарник' },
        values: ['yes'],
      },
      for: {
        says: {
          en: 'in whose place it is, where the side has a shot of its own',
          ru: 'за кого это, если у стороны есть собственный выстрел',
        },
        values: ['maniac'],
      },
    },
  },
} satisfies Record<string, Entry>

const prompts: Prompts = {
  orderTarget: {
    rule: 'RU-HIR-5',
    says: {
      en: 'Several players have the civil role named in the order: which one do they mean?',
      ru: 'Мирная роль из заказа есть у нескольких игроков: кто из них имеется в виду?',
    },
  },
}

/** Who is sent by others sends in no kill himself. */
const refuse: Refuse = ({ seats }, _phase, { by, does }) => {
  const seat = seats.find(({ slot }) => slot === by)!
  return is(does, 'ofSide') && servesNow(seats, seat) !== undefined && isEmployed(seats, seat)
    ? {
        rule: 'RU-HIR-1',
        says: {
          en: `${seat.name} sends nothing in and goes where they are sent`,
          ru: `игрок ${seat.name} ходов не присылает и идет, куда пошлют`,
        },
      }
    : undefined
}

/** Without employers a hired killer shoots for himself, and still passes some over (RU-HIR-7, RU-HIR-8, RU-HIR-3). */
const alone: ActorGuard = (run, { id, does, actor, to, with: { agreed } }) => {
  const { seats } = run.game
  const seat = seats.find(({ slot }) => slot === actor)
  if (!shootsAsNegative({ does }) || !seat || servesNow(seats, seat) === undefined || isEmployed(seats, seat))
    return undefined
  const rule = planOf(run).uses.get(id)?.as === 'cross' ? 'RU-HIR-7' : 'RU-HIR-8'
  const waiting = all(
    { is: 'fact', kind: 'waitsForOrders', of: actor },
    { rule },
    [],
    [run.given({ is: 'fact', kind: 'noEmployer', of: actor }, rule)],
  )
  return [
    waiting,
    ...to.flatMap(target => passedOver(run, { goer: actor, target, agreed: agreed === 'yes', action: id })),
  ]
}

export const byRole = 'role:'

/** An order at its turn. */
const ordered: LateEffect = (run, { move }) => {
  const { id: action, actor } = move
  const goer = hiredFor(run, actor)
  if (goer === undefined)
    return any({ is: 'fact', kind: 'findsTarget', of: actor, action }, { rule: 'RU-HIR-1', action })
  const { target, found } = aimed(run, move, goer)
  if (target === undefined)
    return any({ is: 'fact', kind: 'findsTarget', of: goer, action }, { rule: 'RU-HIR-5', action }, [found!])
  const order: Order = { move, goer, target, turn: orders(run).turnOf(move) }
  const late = order.turn.as === 'cross' && crossesPairs(run, order.turn.side)
  const go = (): (() => Reason) => {
    const at = landsAt(run, { ...move, actor: goer, to: [target] }, target)
    const coming = reachedOn(run, order, found, late, at)
    const done = strike(run, {
      action,
      killer: goer,
      target: at,
      cause: actor === goer ? 'shot' : 'order',
      rule: 'RU-HIR-2',
      ...coming,
      account: order.turn.side,
    })
    // The blow at whom he went for: those who share it come after (RU-GEI-3).
    order.blow = blows(run).findLast(
      blow => blow.action === action && blow.killer === goer && blow.victim === blow.target,
    )
    return done
  }
  orders(run).sent.push(order)
  return late && attackedAlready(run, order.turn.side) ? deferred(run, go) : go()
}

const attackedAlready = (run: Resolution, side: string): boolean =>
  blows(run).some(({ account, attacked }) => account === side && attacked.holds)

/** Whom an order means: the player named, or whoever has the civil role, may be touched and is not passed over (RU-HIR-5). */
function aimed(
  run: Resolution,
  { to, with: keys, id: action }: Move,
  goer: SeatId,
): { target?: SeatId; found?: Reason } {
  const [name = ''] = to
  if (!name.startsWith(byRole)) return { target: name }
  const role = name.slice(byRole.length)
  const spared = [keys.except, keys.except2, keys.except3]
  const near = run.living().filter(seat => !seat.bystander && seat.role === role)
  const outOfReach = (seat: (typeof near)[number]): Reason[] => [
    ...(spared.includes(seat.slot)
      ? [run.given({ is: 'fact', kind: 'leftInPeace', of: seat.slot }, 'RU-HIR-5', action)]
      : []),
    ...(seat.details?.title !== undefined
      ? [run.given({ is: 'fact', kind: 'untouchable', of: seat.slot }, 'RU-GEN-12')]
      : []),
  ]
  const holders = near.map(seat => {
    const over = passedOver(run, { goer, target: seat.slot, agreed: keys.agreed === 'yes', action })
    const claim = { is: 'fact', kind: 'withinReach', of: seat.slot, action, values: { role } } as const
    const cite = { rule: 'RU-HIR-5', action } as const
    return {
      slot: seat.slot,
      there: all(claim, cite, [], outOfReach(seat)),
      open: all(claim, cite, [], [...outOfReach(seat), ...over]),
    }
  })
  const open = holders.filter(one => one.open.holds)
  // Where all are passed over he sets out for one of them, and passes.
  const meant = open.length ? open : holders.filter(({ there }) => there.holds).slice(0, 1)
  const found = any(
    { is: 'fact', kind: 'holderFound', of: '', action, values: { role } },
    { rule: 'RU-HIR-5', action },
    holders.map(one => (open.length ? one.open : one.there)),
  )
  const choices = meant.map(({ slot }) => slot)
  const target = choices.length > 1 ? run.ask('orderTarget', { choices, actions: [action] }) : choices[0]
  return { found, ...(target !== undefined && { target }) }
}

/** That the hired killer comes to his target. */
function reachedOn(
  run: Resolution,
  { move, goer, target, turn }: Order,
  found: Reason | undefined,
  late: boolean,
  at: SeatId,
): { reached: Reason; ready: boolean } {
  const { id: action, actor } = move
  const thought: Move = { ...move, actor: goer, to: [target], ability: run.catalogue.ability('shoot')! }
  for (const way of run.ways(thought)) meets(run, goer, action, { ...way, at })
  const going = all({ is: 'fact', kind: 'setsOut', of: goer, other: target, action }, { rule: 'RU-HIR-9', action }, [
    run.trial(thought),
  ])
  const shot = turn.as === 'own' ? hasShot(run, turn.side) : late ? crossing(run, turn.side) : standsIn(run, turn.side)
  const alone = actor === goer
  const because = [...(found ? [found] : []), shot]
  const unless = [
    ...earlier(run, action, goer),
    ...passedOver(run, { goer, target, agreed: move.with.agreed === 'yes', action }),
    ...elsewhere(run, goer),
    ...(alone ? [] : unstopped(run, move)),
  ]
  const reached = all(
    { is: 'fact', kind: 'goesOnOrder', of: goer, other: target, action },
    {
      rule: alone
        ? 'RU-HIR-8'
        : servesNow(
              run.game.seats,
              run.game.seats.find(({ slot }) => slot === goer)!,
            ) === 'maniac'
          ? 'RU-YAK-1'
          : 'RU-HIR-1',
      also: crossedOver(run, goer),
      notes: alone ? [] : [{ claim: { is: 'fact', kind: 'sentBy', of: goer, other: actor, action }, rule: 'RU-HIR-1' }],
      action,
    },
    [going, ...because],
    unless,
  )
  return { reached, ready: because.every(({ holds }) => holds) && !unless.some(({ holds }) => holds) }
}

/** A hired killer whose own pair is out goes for the other one (RU-YAK-2). */
function crossedOver(run: Resolution, goer: SeatId): RuleId[] {
  const seat = run.game.seats.find(({ slot }) => slot === goer)!
  const role = roleNow(run.game.seats, seat)
  return role === negativeOf(seat) ? [] : ['RU-YAK-2']
}

/** One order a night (RU-HIR-1). */
const earlier = (run: Resolution, action: string, goer: SeatId): Reason[] =>
  orders(run)
    .sent.filter(order => order.goer === goer && order.move.id !== action)
    .slice(0, 1)
    .map(({ move }) => run.given({ is: 'fact', kind: 'orderTaken', of: goer, action: move.id }, 'RU-HIR-1', move.id))

/** Who kills through a civil role that night goes on no order (RU-INV-B2). */
const elsewhere = (run: Resolution, goer: SeatId): Reason[] =>
  run.moves
    .filter(move => killsAsCivil(move) && move.actor === goer)
    .map(({ id, does }) =>
      run.given({ is: 'fact', kind: 'killsElsewhere', of: goer, action: id }, skipsOrderBy(does), id),
    )

/** What would stop the mafia who gave an order does not stop the order (RU-HIR-4). */
function unstopped(run: Resolution, move: Move): Reason[] {
  const own = run.trial({ ...move, does: 'shoot', ability: run.catalogue.ability('shoot')!, to: [move.actor] })
  return own.holds
    ? []
    : [
        all(
          { is: 'fact', kind: 'orderStopped', of: move.actor, action: move.id },
          { rule: 'RU-HIR-4', action: move.id },
          [all({ is: 'fact', kind: 'keptHerself', of: move.actor }, { rule: 'RU-HIR-4' }, [], [own])],
          [run.given({ is: 'fact', kind: 'orderStands', of: move.actor, action: move.id }, 'RU-HIR-4', move.id)],
        ),
      ]
}

/** An order in the maniac's place: only where he was kept from attacking (RU-HIR-7). */
const standsIn = (run: Resolution, side: Order['turn']['side']): Reason =>
  all({ is: 'fact', kind: 'standsIn', of: '', values: { side } }, { rule: 'RU-HIR-7' }, [sideKept(run, side)])

/** An order in the place of another pair, also where its victim was saved (RU-YAK-5). */
const crossing = (run: Resolution, side: Order['turn']['side']): Reason => {
  const saved = whenNoneDied(run, side, 'RU-YAK-5')
  return any({ is: 'fact', kind: 'standsIn', of: '', values: { side } }, { rule: 'RU-YAK-5' }, [
    sideKept(run, side),
    saved,
  ])
}

/** Whom a hired killer passes over (RU-HIR-3). A partner of the mafia is gone for where both agreed. */
function passedOver(
  run: Resolution,
  { goer, target, agreed, action }: { goer: SeatId; target: SeatId; agreed: boolean; action: string },
): Reason[] {
  const seat = run.seat(target)
  const over = (how: string): Reason =>
    run.given({ is: 'fact', kind: 'passedOver', of: target, other: goer, action, values: { how } }, 'RU-HIR-3')
  const guards = run.ledger.attempts({ kind: 'guarded', of: target, when: 'soFar' })
  const [ward] = run.ledger.seekTried({ kind: 'warded', of: target, when: 'soFar' }, 'RU-BOD-6', {
    is: 'fact',
    kind: 'isWard',
    of: target,
  })
  const side = servesNow(
    run.game.seats,
    run.game.seats.find(({ slot }) => slot === goer)!,
  )
  const partner = side !== undefined && partnersOf(run.game.seats, side).some(({ slot }) => slot === target)
  const black =
    partner && agreed
      ? all(
          { is: 'fact', kind: 'passedOver', of: target, other: goer, action, values: { how: 'black' } },
          { rule: 'RU-HIR-3' },
          [],
          [run.given({ is: 'fact', kind: 'partnerAgreed', of: target, other: goer, action }, 'RU-HIR-3', action)],
        )
      : over('black')
  return [
    ...(target === goer ? [over('self')] : isBlack(seat) ? [black] : []),
    ...(guards.length
      ? [
          any(
            { is: 'fact', kind: 'passedOver', of: target, other: goer, action, values: { how: 'guarded' } },
            { rule: 'RU-HIR-3' },
            guards.map(fact => run.ledger.standing(fact, 'soFar')),
          ),
        ]
      : []),
    ...(ward
      ? [
          all(
            { is: 'fact', kind: 'passedOver', of: target, other: goer, action, values: { how: 'ward' } },
            { rule: 'RU-HIR-3' },
            [ward],
          ),
        ]
      : []),
    ...(eitherRoleIs(run.game, seat, 'passedOver') ? [over('kamikaze')] : []),
  ]
}

const rulings: Part = { actorGuards: [alone], effects: { ordered } }

const rules: Rules = {
  'RU-HIR-1': stated({
    en: 'On every night on which the mafia may move, they send in an order for the hireling along with their own target. The hireling sends nothing in, cannot refuse, goes before the mafia, and carries out one order a night.',
    ru: 'В каждую ночь, в которую мафия может сделать ход, она вместе с собственной целью присылает заказ для наемника. Наемник ничего не присылает, отказаться не может и ходит раньше нее; за ночь он исполняет один заказ.',
  }),
  'RU-HIR-3': stated({
    en: 'The hireling passes over a player under the blocker’s guard or a bodyguard’s protection, a kamikaze, another black, and themselves. A partner of the mafia may be named only as a confirmed kill of a partner.',
    ru: 'Наемник обходит того, кто под защитой блокера или под охраной телохранителя, камикадзе, другого черного и самого себя. Напарник мафии может быть целью, только если убийство напарника подтверждено.',
  }),
  'RU-HIR-4': stated({
    en: 'Nothing done to the mafia stops or reveals the order; what is done to the hireling does.',
    ru: 'Ходы в мафию заказа не срывают и не выдают; ходы в наемника — срывают и выдают.',
  }),
  'RU-HIR-5': stated({
    en: 'An order may name a civil role instead of a player, and players to leave alone: the hireling attacks whoever has the role, or passes if nobody within reach has it; players the hireling would pass over are not within reach. If the role’s holder survives, the mafia and the hireling learn the name.',
    ru: 'Вместо игрока в заказе можно указать мирную роль, а к ней игроков, которых не трогать: наемник нападает на владельца роли или пропускает ход, если среди доступных целей ее ни у кого нет; кого он обошел бы, тот недоступен. Если владелец роли выжил, мафия и наемник узнают имя.',
  }),
  'RU-HIR-7': stated({
    en: 'An order may insure the maniac, and the mafia who gave it still insures a partner with a shot if the hireling killed nobody. In the mafia’s place, the hireling and the maniac insure each other.',
    ru: 'Заказом можно страховать маньяка, и мафия, которая его дала, по-прежнему страхует напарника с выстрелом, если наемник никого не убил. Когда наемник занял место мафии, он и маньяк страхуют друг друга.',
  }),
  'RU-HIR-8': stated({
    en: 'Once all the mafia are out, the hireling kills for themselves on the mafia’s nights, by name or by role, and may pass by naming a player they would pass over; the maniac may insure such a kill and be insured by it, and the hireling learns who survived with the role they named. Once the maniac is out too, the hireling kills every night.',
    ru: 'Когда выбыла вся мафия, наемник убивает за себя в ее ночи, по имени или по роли, и может пропустить ход, назвав того, кого обошел бы; маньяк может страховать такое убийство и получить от него страховку, а наемник узнает, кто с названной ролью выжил; когда выбыл и маньяк, наемник убивает каждую ночь.',
  }),
  'RU-HIR-9': stated({
    en: 'Every kill by the hireling is a werewolf’s special move.',
    ru: 'Любое убийство наемника — особый ход оборотня.',
  }),
  'RU-HIR-10': stated({
    en: 'The hireling shows red until they first kill for themselves, and black already that night; kills on order do not count.',
    ru: 'Наемник чекается красным, пока впервые не убьет за себя, а в ночь этого убийства — уже черным; убийства по заказу не в счет.',
  }),
}

const howEn =
  '{how, select, self {nobody carries out a hit on themselves} kamikaze {a kamikaze} ward {the ward of a bodyguard} guarded {under guard} other {a black}}'

const howRu =
  '{how, select, self {на самого себя заказ не исполняют} kamikaze {это камикадзе} ward {это подопечный телохранителя} guarded {цель под защитой блокера} other {это черный}}'

const words = {
  uses: {
    order: { en: 'order', ru: 'заказ' },
  },
  deeds: {
    order: {
      en: '{actor} orders a hit on {first}',
      ru: `{actor_nom} ${did('actor', 'заказал')} {first_did, select, none {роль «{first}»} other {{first_acc}}}`,
    },
    'order:tried': tried(
      'order a hit on {first}',
      'заказать {first_did, select, none {роль «{first}»} other {{first_acc}}}',
    ),
  },
  facts: {
    goesOnOrder: {
      stands: { en: '{who} goes after {other}', ru: '{who_nom} идет по заказу к {other_dat}' },
      falls: { en: '{who} goes after nobody', ru: '{who_nom} не идет по заказу' },
      would: {
        en: '{who} would have gone after {other}',
        ru: `{who_nom} ${did('who', 'пошел', 'пошла', 'пошли')} бы по заказу к {other_dat}`,
      },
    },
    setsOut: {
      stands: { en: 'nothing keeps {who} from making a special move', ru: 'особому ходу {who_gen} ничего не мешает' },
      falls: { en: 'something keeps {who} from making a special move', ru: 'особый ход {who_gen} сорван' },
      would: {
        en: 'nothing would have kept {who} from making a special move',
        ru: 'особому ходу {who_gen} ничего не мешало бы',
      },
    },
    sentBy: {
      stands: { en: '{other} sends {who}', ru: 'заказывает {other_nom}, исполняет {who_nom}' },
      falls: { en: '{other} does not send {who}', ru: 'заказывает не {other_nom}' },
    },
    holderFound: {
      stands: { en: 'somebody within reach has the role: {role}', ru: 'среди доступных целей есть роль «{role}»' },
      falls: { en: 'nobody within reach has that role', ru: 'среди доступных целей такой роли нет' },
    },
    withinReach: {
      stands: { en: '{who} has it and is within reach', ru: 'роль есть у {who_gen}, и цель доступна' },
      falls: { en: '{who} has it but is out of reach', ru: 'роль есть у {who_gen}, но цель недоступна' },
    },
    leftInPeace: {
      stands: { en: '{who} is to be left alone', ru: '{who_acc} трогать нельзя' },
      falls: { en: '{who} does not have to be left alone', ru: '{who_acc} трогать можно' },
    },
    untouchable: {
      stands: { en: '{who} cannot be targeted', ru: 'ходы к {who_dat} невозможны из-за поста' },
      falls: { en: '{who} can be targeted', ru: 'ходы к {who_dat} возможны' },
    },
    orderTaken: {
      stands: { en: '{who} already has an order', ru: 'у {who_gen} уже есть заказ на эту ночь' },
      falls: { en: '{who} has no other order', ru: 'у {who_gen} нет другого заказа' },
    },
    killsElsewhere: {
      stands: { en: '{who} shoots through the civil role', ru: '{who_nom} стреляет через мирную роль' },
      falls: { en: '{who} does not shoot through the civil role', ru: '{who_nom} не стреляет через мирную роль' },
    },
    orderStopped: {
      stands: { en: 'what is done to {who} stops the order', ru: 'заказ {who_gen} срывается вместе с заказчиком' },
      falls: { en: 'what is done to {who} does not stop the order', ru: 'заказ {who_gen} через заказчика не сорвать' },
    },
    keptHerself: {
      stands: { en: '{who} could not go in person', ru: 'собственный ход {who_gen} не прошел бы' },
      falls: { en: '{who} could go in person', ru: 'собственный ход {who_gen} прошел бы' },
    },
    orderStands: {
      stands: { en: 'the order is somebody else’s move', ru: 'заказ исполняет другой' },
      falls: { en: 'the order is the player’s own move', ru: 'заказ — собственный ход' },
    },
    standsIn: {
      stands: { en: `a shot in place of ${sideEn} is possible`, ru: `страховать ${onSideRu} можно` },
      falls: { en: `a shot in place of ${sideEn} is not possible`, ru: `страховать ${onSideRu} не от чего` },
      would: {
        en: `a shot in place of ${sideEn} would have been possible`,
        ru: `страховать ${onSideRu} можно было бы`,
      },
    },
    passedOver: {
      stands: { en: `{other} passes over {who}: ${howEn}`, ru: `{other_nom} обходит {who_acc} (${howRu})` },
      falls: { en: `{other} does not pass over {who}`, ru: '{other_nom} не обходит {who_acc}' },
    },
    waitsForOrders: {
      stands: { en: '{who} waits for an order', ru: '{who_nom} ждет заказа' },
      falls: { en: '{who} does not wait for an order', ru: '{who_nom} не ждет заказа' },
    },
    noEmployer: {
      stands: { en: 'nobody is left to send {who} orders', ru: 'заказчиков у {who_gen} не осталось' },
      falls: { en: 'somebody is left to send {who} orders', ru: 'у {who_gen} есть заказчики' },
    },
    findsTarget: {
      stands: { en: 'the order finds a target', ru: 'цель заказа найдена' },
      falls: { en: 'the order finds no target', ru: 'цель заказа не найдена' },
      would: { en: 'the order would have found a target', ru: 'цель заказа нашлась бы' },
    },
  },
  tells: {
    changedSides: {
      en: 'Nobody who sent you orders is left. You now serve the other pair: {role}.',
      ru: 'Ваших заказчиков больше нет, и вы переходите к другой паре. Ваша роль теперь: {role}.',
    },
    newHireling: { en: '{who} now serves you: {role}.', ru: 'Ваш новый исполнитель — {who_nom}. Роль: {role}.' },
  },
  verbs: {
    order: ['order', 'hire', 'send the hireling to', 'send the ninja to'],
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const hireling = section({ abilities, prompts, refuse, rules, rulings, words })
