/**
 * The witch (RU-WCH): two players change their civil roles at the end of a night, until the end of the next one. What
 * each role did and has in store goes along as with any role that passes; the moves of the night are made by then.
 * Lynched, she exchanges the role of a living player with that of a dead one, for good (RU-WCH-6).
 */
import type { Tell } from '../../../journal/outcome.ts'
import { seatOf, type Game, type Refusal } from '../../../journal/state.ts'
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import type { Finding } from '../../../resolve/sequence/resolution.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { chosen, stated, type Rules } from '../../../ruleset/localized-text.ts'
import { moveOf, type Entry } from '../attributes.ts'
import type { Blow } from '../part.ts'
import { section } from '../section.ts'
import { isCivil } from '../shared/moves.ts'
import { perRun } from '../shared/per-run.ts'
import type { Refuse, Sent } from '../shared/cast-ballots.ts'
import { tonight } from '../shared/step-place.ts'
import { everyVote } from '../shared/vote-kinds.ts'
import { all, rememberedOf, type Fact, type LateEffect, type Resolution } from '../vocabulary.ts'
import { did, ifNamed, type FactWords, type PartWords, tried } from '../words.ts'
import { handOver, hearOfMoves } from './passing.ts'

const abilities = {
  exchange: {
    kind: 'other',
    told: {
      en: 'At the end of each night you may name two other players. They have each other’s civil roles until the end of the following night.',
      ru: 'В конце каждой ночи вы можете назвать двух других игроков. До конца следующей ночи у каждого из них мирная роль другого.',
    },
    is: ['reachesClients', 'keepsAim', 'stays', 'sparesOwner'],
    targets: 2,
    notSelf: { rule: 'RU-WCH-1' },
    phases: ['night'],
    turn: 'civil',
    rule: 'RU-WCH-1',
    leaves: 'exchanged',
    components: [{ does: 'mark', as: 'exchanging' }],
  },
  fixExchange: {
    kind: 'other',
    told: {
      en: 'In the evening you may fix an exchange, so that the roles do not come back. You still have your move of the night.',
      ru: 'Вечером вы можете закрепить обмен, и роли не вернутся. Ночной ход остается при вас.',
    },
    is: ['stays', 'uncounted'],
    targets: 0,
    phases: ['evening', 'night'],
    casual: true,
    rule: 'RU-WCH-5',
    components: [{ does: 'mark', as: 'fixing' }],
  },
  lastExchange: {
    kind: 'other',
    told: {
      en: 'If you are lynched and your role is not blocked, you may exchange the role of a living player with that of one who died earlier, for good.',
      ru: 'Если вас залинчевали и ваша роль не заблокирована, вы можете навсегда поменять роль живого игрока с ролью того, кто умер раньше.',
    },
    is: ['stays', 'whenDead'],
    targets: 2,
    namesDead: true,
    notSelf: { rule: 'RU-WCH-6' },
    phases: everyVote,
    casual: true,
    rule: 'RU-WCH-6',
    components: [{ does: 'mark', as: 'exchangingLast' }],
  },
} satisfies Record<string, Entry>

const facts = declareFacts({
  /** Of one of two whose roles the witch exchanged. */
  exchanged: { of: 'slot', data: { with: 'slot' } },
  /** Of who has the role of a dead player for good, which a lynched witch exchanged for his. */
  exchangedLast: { of: 'slot', data: { with: 'slot' } },
})

/** One of the two is alive, the other died before this vote (RU-WCH-6). */
function refuseLastExchange(game: Game, { to }: Sent): Refusal | undefined {
  const living = to.filter(slot => seatOf(game, slot)?.alive).length
  return to.length === 2 && living !== 1
    ? {
        rule: 'RU-WCH-6',
        says: {
          en: 'one of the two must be alive and the other dead',
          ru: 'один из двоих должен быть жив, а другой — мертв',
        },
      }
    : undefined
}

const refuse: Refuse = (game, _phase, move) => {
  if (move.does === 'lastExchange') return refuseLastExchange(game, move)
  return move.does === 'fixExchange' && !rememberedOf(game.facts, 'exchanged').length
    ? { rule: 'RU-WCH-5', says: { en: 'there is no swap to make permanent', ru: 'закреплять нечего: обмена нет' } }
    : undefined
}

// Who is told what a role found, where it has changed hands by the morning (RU-WCH-1).

/** Results of civil roles found so far, and the messages with them, go from each of the two to the other, because of the swap. */
function tellEachOther(run: Resolution, one: SeatId, other: SeatId, why: Reason): void {
  const turned = (who: SeatId): SeatId => (who === one ? other : who === other ? one : who)
  const results = run.findings.filter(({ who, ability }) => turned(who) !== who && isCivil({ does: ability }))
  const tells = run.tells.map((tell): Tell => {
    const { to } = tell
    return to.to === 'player' && turned(to.player) !== to.player && isOfRole(tell, to.player, results)
      ? { ...tell, to: { ...to, player: turned(to.player) } }
      : tell
  })
  run.tells.splice(0, run.tells.length, ...tells)
  const findings = run.findings.map(finding =>
    results.includes(finding) ? toldInstead(finding, turned(finding.who), why) : finding,
  )
  run.findings.splice(0, run.findings.length, ...findings)
}

/** A finding as whoever has the role by now is told it. */
function toldInstead(finding: Finding, who: SeatId, swapped: Reason): Finding {
  const { who: other, why, whyOf } = finding
  const heard = (found: Reason): Reason =>
    all({ is: 'fact', kind: 'hearsForOther', of: who, other }, { rule: 'RU-WCH-1' }, [found, swapped])
  return { ...finding, who, why: heard(why), ...(whyOf && { whyOf: (word: string) => heard(whyOf(word)) }) }
}

/** Whether a message says what came of the own civil role; what others did to a player he hears himself. */
const isOfRole = ({ kind, rule, values }: Tell, to: SeatId, results: readonly Finding[]): boolean =>
  kind === 'saved'
  || kind === 'soulHeal'
  || (typeof values.ability === 'string' && moveOf(values.ability) !== undefined && isCivil({ does: values.ability }))
  || results.some(
    finding =>
      finding.who === to
      && (finding.rule === rule
        || (finding.about === values.about && String([values.result].flat()) === String([finding.result].flat()))),
  )

const reachedFirst = perRun<Map<string, Reason>>(() => new Map())

/** Both targets have to be reached; the exchange itself waits for the dawn (RU-WCH-1). */
const exchanging: LateEffect = (run, { move: { actor, id: action, to }, at, aim, why }) => {
  if (aim === 0) {
    run.put({ kind: 'atHome', of: actor, by: actor, action, why, rule: 'RU-WCH-1', data: { does: 'exchange' } })
    reachedFirst(run).set(action, why)
    return () => tonight(run, 'exchanged').find(fact => fact.action === action)?.why ?? why
  }
  const first = to[0] ?? at
  const exchanged = all({ is: 'fact', kind: 'exchanged', of: first, other: at, action }, { rule: 'RU-WCH-1', action }, [
    reachedFirst(run).get(action) ?? why,
    why,
  ])
  run.put({
    kind: 'exchanged',
    of: first,
    by: actor,
    action,
    why: exchanged,
    rule: 'RU-WCH-1',
    data: { with: at },
    lasting: true,
  })
  return exchanged
}

/** The exchanges that last from earlier are over, unless she fixed them (RU-WCH-4); then those of this night begin. */
function exchangeRoles(run: Resolution): void {
  for (const fact of run.ledger.found({ kind: 'exchanged', when: 'phaseStart' })) {
    const over = run.given({ is: 'fact', kind: 'exchangeOver', of: fact.of, other: fact.data.with }, 'RU-WCH-4')
    if (!run.ledger.standing(fact, 'soFar').holds) continue
    run.ledger.end(fact, over)
    change(run, fact, over, 'rolesReturned')
  }
  for (const fact of tonight(run, 'exchanged').filter(({ why }) => why.holds)) {
    change(run, fact, fact.why, 'rolesExchanged')
    settleFor(run, fact, 'RU-WCH-5')
  }
}

/** Where one of the two is dead there is no way back, and the other has a foreign role to go on with (RU-WCH-4, RU-WCH-5). */
function settleFor(run: Resolution, fact: Fact<'exchanged'>, rule: 'RU-WCH-4' | 'RU-WCH-5'): void {
  const both = [fact.of, fact.data.with]
  const deaths = run.deaths().filter(({ of }) => both.includes(of))
  if (!deaths.length) return
  const why = all(
    { is: 'fact', kind: 'exchangeStays', of: fact.of, other: fact.data.with },
    { rule },
    deaths.map(death => death.why),
  )
  run.ledger.end(fact, why)
  for (const to of both.filter(slot => run.seat(slot).alive)) hearOfMoves(run, { to, role: run.seat(to).role })
}

/** Who dies by day takes the way back along (RU-WCH-4). */
function settleExchanges(run: Resolution): void {
  for (const fact of run.ledger.found({ kind: 'exchanged', when: 'phaseStart' })) settleFor(run, fact, 'RU-WCH-4')
}

function change(
  run: Resolution,
  { of, action = '', data }: Fact<'exchanged'>,
  why: Reason,
  told: 'rolesExchanged' | 'rolesReturned',
): void {
  const other = data.with
  const [mine, its] = [run.seat(of).role, run.seat(other).role]
  const by = { action, ability: 'exchange' }
  handOver(run, { to: of, from: other, role: its, by, why })
  handOver(run, { to: other, from: of, role: mine, by, why })
  tellEachOther(run, of, other, why)
  run.tell(of, told, { role: its }, 'RU-RES-16')
  run.tell(other, told, { role: mine }, 'RU-RES-16')
}

/** From now on there is no way back (RU-WCH-5). */
const fixing: LateEffect = (run, { move: { actor, id: action }, why }) => {
  const fixed = all({ is: 'fact', kind: 'exchangeFixed', of: actor, action }, { rule: 'RU-WCH-5', action }, [why])
  for (const fact of run.ledger.found({ kind: 'exchanged', when: 'phaseStart' })) run.ledger.end(fact, fixed)
  return fixed
}

/** The moves with which a killer and somebody else are exchanged tonight. */
const movesWith = (run: Resolution, killer: SeatId): Move[] =>
  run.moves.filter(({ does, to }) => does === 'exchange' && to.includes(killer))

/** A killer and his victim: the shot kills nobody, and is an attack all the same (RU-WCH-3); not for a black or grey witch (RU-WCH-B1). */
function exchangedWithKiller(run: Resolution, { killer, victim, aimed, action, cause }: Blow): Reason[] {
  if (cause === 'suicide' || killer === victim) return []
  // Whom she turned on him herself she does not save from him.
  return movesWith(run, killer)
    .filter(({ actor, to }) => to.includes(victim) && actor !== aimed)
    .map(move =>
      all(
        { is: 'fact', kind: 'changesWithKiller', of: victim, other: killer, action },
        { rule: 'RU-WCH-3', also: ['RU-NORD-7'], action: move.id },
        [run.trial(move)],
        run.seat(move.actor).faction === 'red'
          ? []
          : [run.given({ is: 'fact', kind: 'witchIsNotRed', of: move.actor }, 'RU-WCH-B1', move.id)],
      ),
    )
}

/** A killer who goes for the witch is led to the other one, who is of another team (RU-WCH-2). */
function leadsFromWitch(run: Resolution, { killer, target, cause }: Blow): { target: SeatId; why: Reason } | undefined {
  if (cause === 'suicide') return undefined
  for (const move of movesWith(run, killer)) {
    const other = move.to.find(slot => slot !== killer)
    if (move.actor !== target || other === undefined || run.seat(other).faction === run.seat(killer).faction) continue
    const why = all(
      { is: 'fact', kind: 'ledFromWitch', of: killer, other, action: move.id },
      { rule: 'RU-WCH-2', also: ['RU-NORD-7'], action: move.id },
      [run.trial(move)],
    )
    return { target: other, why }
  }
  return undefined
}

const reached = perRun<Map<string, Reason>>(() => new Map())

/** Once both are named: the living one has the other's role from now on, and the dead one his. */
const exchangingLast: LateEffect = (run, { move: { actor, id: action, to }, at, aim, why }) => {
  if (aim === 0) {
    reached(run).set(action, why)
    return () => tonight(run, 'exchangedLast').find(fact => fact.action === action)?.why ?? why
  }
  const [living = at, dead = at] = [...to].sort((one, other) => Number(isAlive(run, other)) - Number(isAlive(run, one)))
  const lynched = run.ledger.seek(
    { kind: 'lynched', of: actor, when: 'soFar', where: ({ phase }) => phase === undefined },
    'RU-WCH-6',
    { is: 'fact', kind: 'goesByVote', of: actor },
  )
  const exchanged = all(
    { is: 'fact', kind: 'exchangedLast', of: living, other: dead, action },
    { rule: 'RU-WCH-6', action },
    [reached(run).get(action) ?? why, why, lynched],
  )
  run.put({
    kind: 'exchangedLast',
    of: living,
    by: actor,
    action,
    why: exchanged,
    rule: 'RU-WCH-6',
    data: { with: dead },
    lasting: true,
  })
  if (exchanged.holds) changeForGood(run, living, dead, exchanged, action)
  return exchanged
}

/** As the vote began. */
const isAlive = ({ game }: Resolution, who: SeatId): boolean =>
  game.seats.some(({ slot, alive }) => slot === who && alive)

function changeForGood(run: Resolution, living: SeatId, dead: SeatId, why: Reason, action: string): void {
  const [mine, its] = [run.seat(living).role, run.seat(dead).role]
  const by = { action, ability: 'lastExchange' }
  // What was exchanged for a game day only has no way back any more.
  for (const fact of run.ledger.found({ kind: 'exchanged', when: 'phaseStart' }))
    if ([fact.of, fact.data.with].some(slot => slot === living || slot === dead)) run.ledger.end(fact, why)
  handOver(run, { to: living, from: dead, role: its, by, why })
  handOver(run, { to: dead, from: living, role: mine, by, why })
  run.tell(living, 'rolesExchanged', { role: its }, 'RU-RES-16')
  hearOfMoves(run, { to: living, role: its })
}

const rules: Rules = {
  'RU-WCH-1': chosen({
    en: 'At the end of the night the witch names two other players, who have each other’s civil roles until the end of the next night. Their earlier moves still count. If a role may not do something two nights in a row, neither may its new holder.',
    ru: 'В конце ночи ведьма называет двух других игроков, и до конца следующей ночи у каждого из них мирная роль другого. Их прежние ходы остаются в силе. Чего роли нельзя делать две ночи подряд, того нельзя и новому владельцу.',
  }),
  'RU-WCH-2': stated({
    en: 'If one of the two goes to kill the witch and the other is on a different team, the other is attacked instead.',
    ru: 'Если один из двоих идет убивать ведьму, а другой из чужой ему команды, нападение достается другому.',
  }),
  'RU-WCH-3': stated({
    en: 'If a killer and their victim are swapped, the shot kills nobody, but it still counts as an attack.',
    ru: 'Если поменять местами киллера и его жертву, выстрел никого не убьет, но это все равно покушение.',
  }),
  'RU-WCH-B1': stated({
    en: 'A black or gray witch does not save a killer’s victim by swapping them with the killer.',
    ru: 'Черная или серая ведьма не спасает жертву киллера, которого меняет с ней местами.',
  }),
  'RU-WCH-4': stated({
    en: 'If one of the two dies by day, the other keeps the swapped role and is told its earlier moves. If one dies the next night, the roles are swapped back.',
    ru: 'Если один из двоих умер днем, второй остается с чужой ролью и узнает ее прежние ходы. Если он умер следующей ночью, роли возвращаются.',
  }),
  'RU-WCH-5': stated({
    en: 'In the evening the witch may make a swap permanent, so that the roles are not swapped back, and still has a night move. A swap with a player killed the same night goes through and is permanent.',
    ru: 'Вечером ведьма может закрепить обмен, и роли не вернутся; ее ночной ход остается при ней. Обмен с убитым в ту же ночь состоится, и обратного не будет.',
  }),
  'RU-WCH-6': stated({
    en: 'A lynched witch may permanently swap a living player’s role with that of a player who died earlier. A blocked role cannot do this.',
    ru: 'Залинчованная ведьма может навсегда поменять роль живого игрока с ролью того, кто умер раньше. Если ее роль заблокирована, ход не проходит.',
  }),
}

const words = {
  uses: {
    exchange: { en: 'role swap', ru: 'обмен ролей' },
    fixExchange: { en: 'making a swap permanent', ru: 'закрепление обмена' },
    lastExchange: { en: 'last swap', ru: 'предсмертный обмен' },
  },
  deeds: {
    exchange: {
      en: '{actor} swapped the role of {first}',
      ru: `{actor_nom} ${did('actor', 'поменял')} роль {first_gen}`,
    },
    'exchange:2': {
      en: '{actor} swapped the roles of {first} and {second}',
      ru: `{actor_nom} ${did('actor', 'поменял')} местами роли {first_gen} и {second_gen}`,
    },
    lastExchange: {
      en: '{actor} swapped the role of {first}',
      ru: `{actor_nom} ${did('actor', 'поменял')} роль {first_gen}`,
    },
    'lastExchange:2': {
      en: '{actor} swapped the roles of {first} and {second}',
      ru: `{actor_nom} ${did('actor', 'поменял')} роли {first_gen} и {second_gen}`,
    },
    fixExchange: { en: '{actor} made the swap permanent', ru: `{actor_nom} ${did('actor', 'закрепил')} обмен` },
    'exchange:tried': tried('swap the role of {first}', 'поменять роль {first_gen}'),
    'exchange:2:tried': tried(
      'swap the roles of {first} and {second}',
      'поменять местами роли {first_gen} и {second_gen}',
    ),
    'lastExchange:tried': tried('swap the role of {first}', 'поменять роль {first_gen}'),
    'lastExchange:2:tried': tried('swap the roles of {first} and {second}', 'поменять роли {first_gen} и {second_gen}'),
    'fixExchange:tried': tried('make the swap permanent', 'закрепить обмен'),
  },
  facts: {
    exchanged: {
      stands: {
        en: '{who} swaps civil roles with another player',
        ru: '{who_nom} меняется мирной ролью с другим игроком',
      },
      falls: { en: '{who} does not swap civil roles', ru: '{who_nom} остается при своей роли' },
      asks: { en: 'Does {who} swap civil roles?', ru: 'Меняется ли роль {who_gen}?' },
      would: { en: '{who} would have swapped civil roles', ru: 'роль {who_gen} досталась бы другому' },
      toldByDeed: true,
    },
    exchangedLast: {
      stands: { en: '{who} permanently gets another role', ru: '{who_nom} навсегда получает чужую роль' },
      falls: {
        en: ifNamed('other', '{who} does not get {other}’s role', '{who} does not permanently get another role'),
        ru: ifNamed('other', '{who_nom} не получает роль {other_gen}', '{who_nom} не получает чужой роли навсегда'),
      },
      asks: { en: 'Is {who}’s role swapped permanently?', ru: 'Меняется ли роль {who_gen} навсегда?' },
      would: { en: '{who} would have got {other}’s role', ru: 'роль {other_gen} досталась бы другому ({who_nom})' },
    },
    goesByVote: {
      stands: { en: '{who} is lynched', ru: `{who_acc} линчуют` },
      falls: { en: '{who} is not lynched', ru: '{who_acc} не линчуют' },
    },
    exchangeOver: {
      stands: { en: 'the swap’s game day is over', ru: 'игровые сутки обмена истекли' },
      falls: { en: 'the swap is still on', ru: 'обмен еще в силе' },
    },
    exchangeStays: {
      stands: { en: 'the roles are not swapped back', ru: 'обратного обмена не будет' },
      falls: { en: 'the roles are swapped back later', ru: 'обратный обмен еще будет' },
    },
    hearsForOther: {
      stands: { en: '{who} is told what {other} found', ru: '{who_nom} получает результаты {other_gen}' },
      falls: { en: '{who} is not told what {other} found', ru: '{who_nom} не получает результатов {other_gen}' },
    },
    exchangeFixed: {
      stands: { en: '{who} makes the swap permanent', ru: '{who_nom} закрепляет обмен' },
      falls: { en: '{who} does not make the swap permanent', ru: '{who_nom} не закрепляет обмен' },
    },
    changesWithKiller: {
      stands: {
        en: '{who} swaps roles with {other}, the killer',
        ru: '{who_nom} меняется ролью с {other_ins}, а это киллер',
      },
      falls: {
        en: '{who} does not swap roles with {other}, the killer',
        ru: '{who_nom} не меняется ролью с {other_ins}, а это киллер',
      },
    },
    witchIsNotRed: {
      stands: { en: '{who} is a witch who is not red', ru: '{who_nom} — не красная ведьма' },
      falls: { en: '{who} is a red witch', ru: '{who_nom} — красная ведьма' },
    },
    ledFromWitch: {
      stands: {
        en: 'the witch turns {who}’s attack on {other}',
        ru: 'ведьма переводит нападение {who_gen} на {other_acc}',
      },
      falls: {
        en: 'the witch does not turn {who}’s attack on {other}',
        ru: 'ведьма не переводит нападение {who_gen} на {other_acc}',
      },
    },
  } satisfies FactWords<typeof facts>,
  terms: {
    exchanged: { en: 'swapped roles', ru: 'обмен ролей' },
  },
  tells: {
    rolesExchanged: {
      en: 'The witch swapped your civil role. Your new role: {role}.',
      ru: 'Ведьма поменяла вашу мирную роль. Ваша роль теперь: {role}.',
    },
    rolesReturned: {
      en: 'You have your own civil role back: {role}.',
      ru: 'Ваша прежняя мирная роль вернулась: {role}.',
    },
  },
  verbs: {
    exchange: ['exchange', 'swap', 'change'],
    lastExchange: ['last exchange', 'last swap', 'exchange before death'],
    fixExchange: ['fix', 'fix the exchange', 'fix the swap'],
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const witch = section({
  abilities,
  facts,
  refuse,
  rules,
  words,
  rulings: {
    effects: { exchanging, exchangingLast, fixing },
    results: ['exchanged', 'exchangedLast'],
    leads: leadsFromWitch,
    saves: exchangedWithKiller,
    dawn: [exchangeRoles],
  },
})

/** By day it is over once the dead have their heirs. */
export const exchangesEnd = section({ rulings: { dusk: [settleExchanges] } })
