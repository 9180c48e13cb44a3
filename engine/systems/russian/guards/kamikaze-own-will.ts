/**
 * What a black or grey kamikaze does himself: civil roles that die of visiting him, and a death with somebody he names
 * (RU-KAM-B1, RU-KAM-B2, RU-FAC-G6).
 */
import { type Refusal, seatOf } from '../../../journal/state.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { getOwn } from '../../../ruleset/catalogue.ts'
import { type Rules, stated } from '../../../ruleset/localized-text.ts'
import { type Entry, is } from '../attributes.ts'
import type { Part } from '../part.ts'
import { base, optional } from '../roles/civil.ts'
import { roleIs } from '../roles/role-entries.ts'
import { section } from '../section.ts'
import { sparesOf, wasAttacked } from '../shared/attack.ts'
import { sideOrNone } from '../shared/facts.ts'
import { behindIllusion } from '../shared/illusion.ts'
import { maim } from '../shared/lives.ts'
import { isCivil, kills } from '../shared/moves.ts'
import type { Refuse } from '../shared/cast-ballots.ts'
import { homeOf, isBlack, isGrey, negativeOf, sideOf } from '../shared/sides.ts'
import { type ActorGuard, type Cause, type Fact, type LateEffect, type Resolution, all, any } from '../vocabulary.ts'
import { type FactWords, type PartWords, did, tried } from '../words.ts'
import { blocksOf, canTakeAlong, takingAlong } from './kamikaze.ts'

/** How many civil roles a kamikaze may wait for. */
const MOST_ROLES = 24

const abilities = {
  bait: {
    kind: 'other',
    told: {
      en: 'In the evening a black kamikaze may name civil roles that visit. The first red player with one of these roles who comes to you dies with you.',
      ru: 'Вечером черный камикадзе может назвать мирные роли, которые ходят. Первый красный с такой ролью, который к вам придет, умрет вместе с вами.',
    },
    is: ['ofLater', 'stays', 'deadly'],
    targets: 1,
    most: MOST_ROLES,
    aims: ['role'],
    phases: ['evening', 'night'],
    casual: true,
    rule: 'RU-KAM-B1',
    components: [{ does: 'mark', as: 'baiting' }],
  },
  detonate: {
    kind: 'kill',
    told: {
      en: 'A black kamikaze may die at night together with a player they name, and nothing can stop that. A black player named this way dies alone; your team then has a shot, and you lose your own kill of that night.',
      ru: 'Черный камикадзе может ночью умереть вместе с тем, кого назовет, и ничто этому не помешает. Названный черный умирает один: у команды появляется выстрел, а вы теряете свое убийство этой ночи.',
    },
    is: ['unstoppable'],
    targets: 1,
    phases: ['night'],
    casual: true,
    rule: 'RU-KAM-B2',
    retriedUnless: { kind: 'detonated', asks: 'goesOff' },
    components: [{ does: 'mark', as: 'detonating' }],
  },
} satisfies Record<string, Entry>

const facts = declareFacts({
  waitsFor: { of: 'slot', data: { role: 'word' } },
  detonated: { of: 'slot', silent: true },
  shotForBlack: { of: 'slot', data: { side: sideOrNone } },
})

const refuse: Refuse = (game, _phase, { by, does, to }) => {
  const { faction, name } = seatOf(game, by)!
  if (does === 'bait')
    return faction === 'black'
      ? refuseRoles(to)
      : {
          rule: 'RU-KAM-B1',
          says: {
            en: `${name} is not black, and only a black kamikaze waits for visitors`,
            ru: `игрок ${name} не черный, а гостей ждет только черный камикадзе`,
          },
        }
  return does === 'detonate' && faction === 'red'
    ? {
        rule: 'RU-KAM-B2',
        says: {
          en: `${name} is red, and only a black or gray kamikaze dies by their own choice`,
          ru: `игрок ${name} красный, а по своей воле гибнет только черный или серый камикадзе`,
        },
      }
    : undefined
}

/** Only civil roles that go out at night can come to him. */
function refuseRoles(to: readonly string[]): Refusal | undefined {
  const wrong = to.find(
    target =>
      !target.startsWith('role:')
      || (!getOwn(base, target.slice(5)) && !getOwn(optional, target.slice(5)))
      || roleIs(target.slice(5), 'homebody'),
  )
  return wrong === undefined
    ? undefined
    : {
        rule: 'RU-KAM-B1',
        says: {
          en: `${wrong} is not a civil role that goes out at night`,
          ru: `${wrong}: такой мирной роли, выходящей ночью, нет`,
        },
      }
}

/** The civil roles that he waits for tonight (RU-KAM-B1). */
const baiting: LateEffect = (run, { move: { actor, id: action }, at, why }) => {
  run.put({
    kind: 'waitsFor',
    of: actor,
    by: actor,
    action,
    why,
    rule: 'RU-KAM-B1',
    data: { role: at.replace(/^role:/, '') },
    until: `night ${run.phase.number}`,
  })
}

/** The first red of such a role who comes to him, though he turns him away, dies with him (RU-KAM-B1). A killer is answered as a killer. */
function onVisit(
  run: Resolution,
  { of: kamikaze, by: visitor, action = '', why, data }: Fact<'went' | 'atDoor'>,
): void {
  if (
    visitor === undefined
    || visitor === kamikaze
    || data.kind !== 'civil'
    || is(data.does, 'ownShot')
    || run.isDead(kamikaze)
  )
    return
  const { role, faction } = run.seat(visitor)
  const waits = run.ledger.attempts({
    kind: 'waitsFor',
    of: kamikaze,
    when: 'soFar',
    where: fact => fact.data.role === role,
  })
  const can = waits.length ? canTakeAlong(run, kamikaze) : undefined
  if (!can) return
  const waited = any(
    { is: 'fact', kind: 'waitsFor', of: kamikaze, values: { role } },
    { rule: 'RU-KAM-B1' },
    waits.map(fact => fact.why),
  )
  const attacked = wasAttacked(run, kamikaze, 'RU-KAM-1')
  const met = all(
    { is: 'fact', kind: 'takesVisitor', of: visitor, other: kamikaze, action },
    { rule: 'RU-KAM-B1', action },
    [why, waited, can],
    [
      ...(faction === 'red' ? [] : [run.given({ is: 'fact', kind: 'visitorNotRed', of: visitor }, 'RU-KAM-B1')]),
      // Whoever was attacked before is as good as dead: no doctor saves him.
      ...(attacked ? [attacked] : []),
    ],
  )
  die(run, { victim: visitor, kamikaze, action, why: met, cause: takingAlong, rule: 'RU-KAM-B1' })
  run.dies(kamikaze, met, 'RU-KAM-B1', { cause: takingAlong, by: kamikaze, action })
}

/** Somebody goes with a kamikaze, where no life of his own answers for it. */
function die(
  run: Resolution,
  {
    victim,
    kamikaze,
    action,
    why,
    cause,
    rule,
  }: { victim: SeatId; kamikaze: SeatId; action: string; why: Reason; cause: Cause; rule: RuleId },
): Reason {
  const blow = { action, killer: kamikaze, target: victim, victim, cause, rule, reached: why }
  const spares = why.holds ? sparesOf(run, blow) : []
  const dies = all(
    { is: 'fact', kind: 'goesAlong', of: victim, other: kamikaze, action },
    { rule, action },
    [why],
    spares,
  )
  run.dies(victim, dies, rule, { cause, by: kamikaze, action })
  return dies
}

/** A kamikaze dies with somebody he names, whatever foils moves; a black whom he names dies alone (RU-KAM-B2), and a grey one maims instead (RU-FAC-G6). */
const detonating: LateEffect = (run, { move: { actor, id: action }, at, why }) => {
  const seat = run.seat(actor)
  const rule: RuleId = isGrey(seat) ? 'RU-FAC-G6' : 'RU-KAM-B2'
  const dead = [actor, at]
    .filter(slot => run.isDead(slot))
    .map(slot =>
      run.ledger.seek({ kind: 'death', of: slot, when: 'soFar' }, rule, { is: 'fact', kind: 'diedBefore', of: slot }),
    )
  const goes = all(
    { is: 'fact', kind: 'detonates', of: actor, other: at, action },
    { rule, action },
    [why],
    [...blocksOf(run, actor), ...dead],
  )
  run.put({ kind: 'detonated', of: actor, by: actor, action, why: goes, rule })
  const behind = behindIllusion(run, at)
  const reaches = behind
    ? all({ is: 'fact', kind: 'reachesHimself', of: at }, { rule: 'RU-IMI-2' }, [goes], [behind])
    : goes
  const alone = isBlack(run.seat(at)) && isBlack(seat)
  if (isGrey(seat)) maim(run, at, { why: reaches, rule: 'RU-KAM-G1', by: actor, action })
  else {
    const died = die(run, { victim: at, kamikaze: actor, action, why: reaches, cause: 'detonation', rule })
    if (alone) reward(run, actor, at, action, died)
  }
  if (!alone) run.dies(actor, goes, rule, { cause: 'detonation', by: actor, action })
  return reaches
}

/** For a black he gets a shot, and makes no killer's move that night (RU-KAM-B2). */
function reward(run: Resolution, kamikaze: SeatId, black: SeatId, action: string, died: Reason): void {
  const side = sideOf(run.game.seats, kamikaze) ?? homeOf(negativeOf(run.seat(kamikaze)))
  const why = all(
    { is: 'fact', kind: 'shotForBlack', of: kamikaze, other: black, action },
    { rule: 'RU-KAM-B2', action },
    [died],
  )
  run.put({
    kind: 'shotForBlack',
    of: kamikaze,
    by: kamikaze,
    action,
    why,
    rule: 'RU-KAM-B2',
    data: { side: side ?? '' },
  })
}

/** The shot is entered when the ledger of the night is made up. */
function enterShots(run: Resolution): void {
  for (const { data } of run.ledger.found({ kind: 'shotForBlack', when: 'soFar' })) {
    const { side } = data
    if (side) run.setCount(side, 'shots', run.count(side, 'shots') + 1)
  }
}

const noShotAfter: ActorGuard = (run, { does, actor }) => {
  if (!kills({ does }) || isCivil({ does })) return undefined
  return run.ledger.seekTried({ kind: 'shotForBlack', of: actor, when: 'soFar' }, 'RU-KAM-B2', {
    is: 'fact',
    kind: 'wentForBlack',
    of: actor,
  })
}

const rulings: Part = {
  actorGuards: [noShotAfter],
  effects: { baiting, detonating },
  after: { end: enterShots },
  reactions: { went: onVisit, atDoor: onVisit },
}

const rules: Rules = {
  'RU-KAM-B1': stated({
    en: 'A black kamikaze may name civil roles in the evening: the first red with one of them who comes to the kamikaze dies with them, even one who is turned away or misses. Roles that stay at home cannot be named; killers of another team die by default.',
    ru: 'Черный камикадзе может вечером назвать мирные роли: первый красный с такой ролью, который к нему придет, умирает вместе с ним, даже если камикадзе его к себе не подпустил или тот не попал. Роли, которые сидят дома, не называют; киллеры другой команды умирают и без этого.',
  }),
  'RU-KAM-B2': stated({
    en: 'A black kamikaze may die together with a player they name, whatever foils moves. If they name a black, that player dies alone, which gives a shot and costs the kamikaze their own kill that night. After the role has gone off, a black heir has only this move.',
    ru: 'Черный камикадзе может умереть вместе с тем, кого назовет, и ничто, что срывает ходы, этому не мешает. Названный черный умирает один: это дает выстрел и лишает камикадзе собственного убийства в эту ночь. Если роль уже сработала, черному наследнику остается только этот ход.',
  }),
  'RU-KAM-G1': stated({
    en: 'A faceless kamikaze may die with any player, who is maimed but lives.',
    ru: 'Безликий камикадзе может умереть с любым игроком: тот покалечен, но живет.',
  }),
}

const words = {
  uses: {
    bait: { en: 'list of roles', ru: 'список ролей' },
    detonate: { en: 'suicide attack', ru: 'самоубийство камикадзе' },
  },
  deeds: {
    bait: { en: '{actor} waits for visitors', ru: `{actor_nom} ${did('actor', 'ждал')} гостей` },
    detonate: {
      en: '{actor} blew themselves up with {first}',
      ru: `{actor_nom} ${did('actor', 'взорвался', 'взорвалась', 'взорвались')} вместе с {first_ins}`,
    },
    'detonate:tried': tried('blow themselves up with {first}', 'взорваться вместе с {first_ins}'),
  },
  facts: {
    illusionHelps: {
      stands: { en: 'the illusion dies in place of {who}', ru: 'вместо {who_gen} умирает иллюзия' },
      falls: { en: 'no illusion saves {who} from this', ru: 'иллюзия не спасает от этого {who_acc}' },
    },
    wentHimself: {
      stands: { en: '{who} went to a kamikaze', ru: '{who_nom} идет к камикадзе' },
      falls: { en: '{who} did not go to a kamikaze', ru: '{who_nom} не идет к камикадзе' },
    },
    waitsFor: {
      stands: { en: '{who} waits for a visitor with this role: {role}', ru: '{who_nom} ждет гостя с ролью «{role}»' },
      falls: {
        en: '{who} does not wait for a visitor with this role: {role}',
        ru: '{who_nom} не ждет гостя с ролью «{role}»',
      },
      would: {
        en: '{who} would have waited for a visitor with this role: {role}',
        ru: `{who_nom} ${did('who', 'ждал')} бы гостя с ролью «{role}»`,
      },
    },
    takesVisitor: {
      stands: { en: '{other} takes {who} with them', ru: '{other_nom} забирает {who_acc} с собой' },
      falls: { en: '{other} does not take {who} with them', ru: '{other_nom} не забирает {who_acc} с собой' },
      would: {
        en: '{other} would have taken {who} with them',
        ru: `{other_nom} ${did('other', 'забрал')} бы {who_acc} с собой`,
      },
    },
    visitorNotRed: {
      stands: { en: '{who} is not red', ru: '{who_nom} не красный' },
      falls: { en: '{who} is red', ru: '{who_nom} — красный' },
    },
    goesAlong: {
      stands: { en: '{who} dies with {other}', ru: '{who_nom} умирает вместе с {other_ins}' },
      falls: { en: '{who} does not die with {other}', ru: '{who_nom} не умирает вместе с {other_ins}' },
      would: {
        en: '{who} would have died with {other}',
        ru: `{who_nom} ${did('who', 'умер', 'умерла', 'умерли')} бы вместе с {other_ins}`,
      },
    },
    detonates: {
      stands: {
        en: '{who} blew themselves up with {other}',
        ru: `{who_nom} ${did('who', 'взорвался', 'взорвалась', 'взорвались')} вместе с {other_ins}`,
      },
      falls: { en: '{who} does not blow themselves up', ru: 'ход {who_gen} не проходит' },
      would: {
        en: '{who} would have blown themselves up with {other}',
        ru: `{who_nom} ${did('who', 'взорвался', 'взорвалась', 'взорвались')} бы вместе с {other_ins}`,
      },
      toldByDeed: true,
    },
    shotForBlack: {
      stands: { en: '{who} killed a black: {other}', ru: '{who_nom} убивает черного ({other_nom})' },
      falls: { en: '{who} did not kill a black', ru: '{who_nom} не убивает черного' },
      would: {
        en: '{who} would have killed a black: {other}',
        ru: `{who_nom} ${did('who', 'убил')} бы черного ({other_nom})`,
      },
    },
    wentForBlack: {
      stands: { en: '{who} killed a black tonight', ru: '{who_nom} этой ночью убивает черного' },
      falls: { en: '{who} did not kill a black tonight', ru: '{who_nom} этой ночью не убивает черного' },
    },
    ownDetonation: {
      stands: { en: '{who} died by their own choice', ru: '{who_nom} умирает по своей воле' },
      falls: { en: '{who} did not die by their own choice', ru: '{who_nom} умирает не по своей воле' },
      would: {
        en: '{who} would have died by their own choice',
        ru: `{who_nom} ${did('who', 'умер', 'умерла', 'умерли')} бы по своей воле`,
      },
    },
  } satisfies FactWords<typeof facts>,
  tells: {
    'formerMove:bait': {
      en: 'Earlier move, night {night}: {ability}, {role}.',
      ru: 'Прежний ход, ночь {night}: {ability} — {role}.',
    },
  },
  verbs: {
    bait: ['wait for', 'list'],
    detonate: ['detonate', 'blow up', 'explode with', 'go off at {first}'],
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const kamikazeOwnWill = section({ abilities, facts, refuse, rules, rulings, words })
