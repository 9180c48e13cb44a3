/** The prostitute (RU-PRO): whom she takes home, who shares what is meant for her, and who only gets hurt. */
import { seatOf } from '../../../journal/state.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { getOwn } from '../../../ruleset/catalogue.ts'
import { type Options, type Rules, chosen, stated } from '../../../ruleset/localized-text.ts'
import type { Entry } from '../attributes.ts'
import type { Blow, Part } from '../part.ts'
import { base, optional } from '../roles/civil.ts'
import { section } from '../section.ts'
import { blows, savesOf } from '../shared/attack.ts'
import { clientsOf, outOfReach } from '../shared/custody.ts'
import { asSent } from '../shared/hypnosis.ts'
import { notThere, takenAway } from '../shared/illusion.ts'
import { learnsFact } from '../shared/general-info.ts'
import { maim } from '../shared/lives.ts'
import { playedFor } from '../shared/playing.ts'
import type { Refuse } from '../shared/cast-ballots.ts'
import { isBlack, negativeOf } from '../shared/sides.ts'
import { handOf } from '../shared/undead.ts'
import { type Fact, type LateEffect, type Resolution, all, any } from '../vocabulary.ts'
import { type PartWords, did, tried } from '../words.ts'

const abilities = {
  takeHome: {
    kind: 'block',
    told: {
      en: 'Each night you may take one player home, the same one as often as you like. Whatever they would do later that night fails, even for negative roles.',
      ru: 'Каждую ночь вы можете забрать к себе одного игрока, в том числе того же самого. Все, что он сделал бы в эту ночь позже, не пройдет, даже ходы негативной роли.',
    },
    is: ['company', 'arrestedNext', 'protectsPlayed'],
    targets: 1,
    notSelf: { rule: 'RU-PRO-1' },
    phases: ['night'],
    turn: 'civil',
    rule: 'RU-PRO-1',
    turnedAwayBy: 'RU-KAM-3',
    leaves: 'client',
    toldBy: 'RU-RES-12',
    components: [{ does: 'mark', as: 'takingHome' }],
    keys: {
      protected: {
        says: {
          en: 'whether the client only gets hurt where a killer kills the prostitute',
          ru: 'останется ли клиент только покалеченным, если киллер убьет проститутку',
        },
        values: ['yes', 'no'],
      },
    },
  },
} satisfies Record<string, Entry>

const options: Options = {
  guardBeatsProstitute: {
    values: [false, true],
    rule: 'RU-NORD-3',
    says: {
      en: 'A guard keeps the prostitute away too. If off, a guard on the prostitute’s client is void.',
      ru: 'Не подпускает ли защита блокера и проститутку; иначе защита ее клиента не действует.',
    },
  },
  clientShotIsAttack: {
    values: [false, true],
    rule: 'RU-PRO-2',
    says: {
      en: 'A shot at the prostitute’s client is an attack that the client survives: the client is told of it and no insurance fires.',
      ru: 'Считается ли выстрел в клиента проститутки нападением, которое клиент пережил: тогда клиент о нем узнает, а страховка не срабатывает.',
    },
  },
}

/** Who is the geisha too takes both clients by her one move, and no other geisha takes two. */
const refuse: Refuse = (game, _phase, { by, does, to }) => {
  const seat = seatOf(game, by)!
  const civil = getOwn(game.customRoles, seat.role) ?? getOwn(base, seat.role) ?? getOwn(optional, seat.role)
  if (does === 'take' && to.length > 1 && !civil?.abilities.includes('takeHome'))
    return {
      rule: 'RU-GEI-B1',
      says: {
        en: `${seat.name} takes one client: only a geisha who is also a prostitute takes two`,
        ru: `игрок ${seat.name} забирает одного клиента: двух забирает только гейша, которая еще и проститутка`,
      },
    }
  return does === 'takeHome' && negativeOf(seat) === 'geisha'
    ? {
        rule: 'RU-PRO-B2',
        says: {
          en: `${seat.name} is also the geisha and takes both clients in one move`,
          ru: `игрок ${seat.name} еще и гейша и забирает обоих клиентов одним ходом`,
        },
      }
    : undefined
}

/** Takes somebody home. A guard on the client is void from then on (RU-NORD-3), unless it keeps her away. */
const takingHome: LateEffect = (run, { move: { actor, id: action, with: keys }, at, why }) => {
  const guards = run.ledger.found({
    kind: 'guarded',
    of: at,
    when: 'soFar',
    where: ({ phase }) => phase === undefined,
  })
  const kept = run.option<boolean>('guardBeatsProstitute')
    ? guards.map(guard => all({ is: 'fact', kind: 'underGuard', of: at }, { rule: 'RU-NORD-3' }, [guard.why]))
    : []
  const taken = all(
    { is: 'fact', kind: 'client', of: at, other: actor, action },
    { rule: 'RU-PRO-8', action },
    [why],
    kept,
  )
  run.put({
    kind: 'client',
    of: at,
    by: actor,
    action,
    why: taken,
    rule: 'RU-PRO-1',
    data: {
      of: 'prostitute',
      protected: keys.protected === 'yes' || playedFor(run.game, actor, 'takeHome') !== undefined,
    },
  })
  takenAway(run, { of: at, by: actor, action })
  if (!kept.length)
    for (const guard of guards)
      run.ledger.end(guard, all({ is: 'fact', kind: 'guardIsVoid', of: at }, { rule: 'RU-NORD-3' }, [taken]))
  return taken
}

const isHers = ({ data }: Fact<'client'>): boolean => data.of === 'prostitute'

const hersOf = (run: Resolution, host: SeatId): Fact<'client'>[] => clientsOf(run, host).filter(isHers)

const ofGeisha = (run: Resolution, geisha: SeatId): Fact<'client'>[] =>
  clientsOf(run, geisha).filter(({ of, data }) => of !== geisha && data.of === 'geisha')

/** What is meant for the prostitute hits her client too (RU-PRO-4), and with a geisha among the clients the geisha’s client by the rules of the geisha (RU-PRO-6). */
function herSharers(run: Resolution, { target }: Blow): { victim: SeatId; why: Reason; rule: RuleId }[] {
  return hersOf(run, target)
    .filter(({ of }) => !run.isDead(of))
    .flatMap(fact => {
      const { of: client, why } = fact
      const shares = all(
        { is: 'fact', kind: 'sharesBlow', of: client, other: target },
        { rule: 'RU-PRO-4' },
        [why],
        notThere(run, fact),
      )
      const further = ofGeisha(run, client)
        .filter(({ of }) => of !== target && !run.isDead(of))
        .map(({ of, why: taken }) => ({
          victim: of,
          rule: 'RU-PRO-6',
          why: all(
            { is: 'fact', kind: 'sharesBlow', of, other: client },
            { rule: 'RU-PRO-6' },
            [shares, taken],
            isBlack(run.seat(of)) ? [run.given({ is: 'fact', kind: 'isBlackClient', of }, 'RU-GEI-2')] : [],
          ),
        }))
      return [{ victim: client, why: shares, rule: 'RU-PRO-4' }, ...further]
    })
}

/** That she takes care of a client: she said so (RU-PRO-7), or both are black (RU-PRO-B1). */
function careFor(run: Resolution, { of, by = '', action = '', data }: Fact<'client'>): Reason | undefined {
  const bothBlack = isBlack(run.seat(of)) && isBlack(handOf(run, by))
  const rule: RuleId = bothBlack ? 'RU-PRO-B1' : playedFor(run.game, by, 'takeHome') ? 'RU-ACR-5' : 'RU-PRO-7'
  return data.protected === true || bothBlack
    ? run.given({ is: 'fact', kind: 'takesCare', of, other: by, action }, rule, action)
    : undefined
}

/** A client of whom she takes care does not die with her. */
function takesCare(run: Resolution, { target, victim }: Blow): Reason[] {
  return hersOf(run, target)
    .filter(({ of }) => of === victim)
    .flatMap(client => careFor(run, client) ?? [])
}

/** Who shares a blow lives where the one lives whom he shares it with: her clients with her, a geisha’s client with the geisha (RU-PRO-4, RU-PRO-6, RU-GEI-5). */
function keptWithHer(run: Resolution, blow: Blow): Reason[] {
  const { target, victim, action, killer } = blow
  if (target === victim) return []
  const clients = hersOf(run, target)
  const geisha = clients.map(({ of }) => of).find(client => ofGeisha(run, client).some(({ of }) => of === victim))
  const host = clients.some(({ of }) => of === victim) ? target : geisha
  if (host === undefined) return []
  const hers = blows(run).find(
    one => one.action === action && one.killer === killer && one.target === target && one.victim === host,
  )
  const saves = hers?.saved ? [hers.saved] : savesOf(run, { ...blow, victim: host })
  const care = host === geisha && clients.some(client => client.of === geisha && careFor(run, client))
  const rule: RuleId = host === target ? 'RU-PRO-4' : care ? 'RU-GEI-5' : 'RU-PRO-6'
  return saves.length ? [any({ is: 'fact', kind: 'houseSaved', of: victim, other: host }, { rule }, saves)] : []
}

/** Where a shot at a client counts as an attack, company is what saves him (`clientShotIsAttack`). */
function clientShots(run: Resolution, { target, victim, action, killer }: Blow): Reason[] {
  if (!run.option<boolean>('clientShotIsAttack') || target !== victim || killer === target) return []
  return run.ledger
    .attempts({ kind: 'client', of: target, when: 'soFar', where: fact => fact.phase === undefined && isHers(fact) })
    .map(fact => outOfReach(run, fact, action))
}

/** After the attacks are settled: whoever she took care of is hurt where she was killed (RU-PRO-7). */
function hurtClients(run: Resolution): void {
  for (const { action, killer, target, victim, outcome, attacked } of blows(run)) {
    const client = hersOf(run, target).find(({ of }) => of === victim && of !== target)
    const care = client && careFor(run, client)
    const hers = blows(run).find(
      one => one.action === action && one.killer === killer && one.target === target && one.victim === target,
    )
    if (!care || !outcome || !attacked.holds || run.isDead(victim) || !hers?.outcome) continue
    const rule: RuleId = ofGeisha(run, victim).length ? 'RU-GEI-5' : 'RU-PRO-7'
    maim(run, victim, {
      action,
      rule,
      by: target,
      why: all({ is: 'fact', kind: 'hurtBeside', of: victim, other: target }, { rule }, [hers.outcome, care]),
    })
  }
}

/** A heal that comes to the prostitute comes to her client as well (RU-DOC-6). */
function bothCovered(run: Resolution, { of, by, action, why }: Fact<'healed'>): void {
  for (const { of: client, why: taken } of hersOf(run, of)) {
    const covered = all(
      { is: 'fact', kind: 'healed', of: client, ...(action !== undefined && { action }) },
      { rule: 'RU-DOC-6', ...(action !== undefined && { action }) },
      [why, taken],
    )
    run.put({
      kind: 'healed',
      of: client,
      why: covered,
      rule: 'RU-DOC-6',
      ...(by !== undefined && { by }),
      ...(action !== undefined && { action }),
    })
  }
}

/** The client hears what every client hears; she knows the civil role (RU-PRO-3). */
function reportHerClients(run: Resolution): void {
  for (const fact of run.ledger.found({
    kind: 'client',
    when: 'soFar',
    where: fact => fact.phase === undefined && isHers(fact),
  })) {
    const { of, by = '', why, action = '' } = fact
    const was = all({ is: 'fact', kind: 'wasClient', of, other: by }, { rule: 'RU-PRO-3' }, [why], notThere(run, fact))
    if (was.holds) run.tell(of, 'client', {}, 'RU-PRO-3')
    const knows = all({ is: 'fact', kind: 'clientRole', of, other: by }, { rule: 'RU-PRO-3', action }, [why])
    const { role } = run.game.seats.find(({ slot }) => slot === of)!
    if (!run.isDead(by))
      learnsFact(
        run,
        by,
        { action, ability: 'takeHome' },
        asSent(run, action, of),
        'civilRole',
        role,
        'RU-PRO-3',
        knows,
      )
  }
}

const rulings: Part = {
  effects: { takingHome },
  carries: herSharers,
  saves: (run, blow) => [...takesCare(run, blow), ...keptWithHer(run, blow), ...clientShots(run, blow)],
  after: { doctor: hurtClients },
  reactions: { healed: bothCovered },
  dawn: [reportHerClients],
}

const rules: Rules = {
  'RU-PRO-1': stated({
    en: 'Every night the prostitute takes one player home, and may take the same one any number of times. Everything that client would do later in the night fails, including moves of negative roles.',
    ru: 'Проститутка каждую ночь забирает к себе одного игрока; одного и того же можно забирать сколько угодно раз. Все, что этот клиент сделал бы в эту ночь позже, не проходит, ходы негативных ролей тоже.',
  }),
  'RU-PRO-2': chosen({
    en: 'Everything aimed at the client later fails, except the moves of the executor, witch, maid, drug dealer and journalist. A shot at the client does not happen and is not an attack, unless the host decides differently.',
    ru: 'Все, что позже направлено в ее клиента, не проходит, кроме ходов экзекутора, ведьмы, горничной, наркодилера и журналиста. Выстрел в клиента не состоится и нападением не считается, если ведущий не решил иначе.',
  }),
  'RU-PRO-3': stated({
    en: 'The client is told about the night in the same words as with the geisha, and the prostitute learns the client’s civil role.',
    ru: 'Клиент узнает о проведенной ночи теми же словами, что и у гейши, а проститутка узнает мирную роль клиента.',
  }),
  'RU-PRO-4': stated({
    en: 'A killer, doctor or bodyguard who comes to the prostitute also comes to the client.',
    ru: 'Киллер, доктор или телохранитель, который пришел к проститутке, приходит и к ее клиенту.',
  }),
  'RU-PRO-5': stated({
    en: 'A killer who comes for the prostitute while being the prostitute’s client kills nobody.',
    ru: 'Киллер, который пришел за проституткой, будучи ее клиентом, никого не убивает.',
  }),
  'RU-PRO-6': stated({
    en: 'If the prostitute takes a geisha who has a client, the geisha is the prostitute’s client, and the geisha’s client shares what happens by the geisha’s rules.',
    ru: 'Если она забрала гейшу, у которой есть клиент, клиент проститутки — гейша, а клиент гейши разделяет то, что случится, по правилам гейши.',
  }),
  'RU-PRO-7': stated({
    en: 'The prostitute may say with the move that they use protection: a client then survives the killer who kills the prostitute, but is maimed.',
    ru: 'Проститутка может вместе с ходом сообщить, что предохраняется: тогда клиент переживет нападение киллера, убившего ее, но будет покалечен.',
  }),
  'RU-PRO-8': stated({
    en: 'The prostitute’s move fails if they are blocked or if the target is a client of the geisha, a bum who acts or a kamikaze who can go off.',
    ru: 'Ее ход срывается, если она заблокирована или ее цель — клиент гейши, сделавший ход бомж или камикадзе, чья роль может сработать.',
  }),
  'RU-PRO-B1': stated({
    en: 'Black clients of a black prostitute use protection automatically.',
    ru: 'У черной проститутки черные клиенты предохраняются сами.',
  }),
  'RU-PRO-B2': stated({
    en: 'A prostitute who is also the geisha takes both clients with the geisha’s move and does not make the prostitute’s.',
    ru: 'Проститутка, которая одновременно гейша, берет обоих клиентов ходом гейши, а хода проститутки не делает.',
  }),
}

const words = {
  uses: {
    takeHome: { en: 'company', ru: 'ход проститутки' },
  },
  deeds: {
    takeHome: { en: '{actor} took {first} home', ru: `{actor_nom} ${did('actor', 'забрал')} {first_acc} к себе` },
    'take:2': {
      en: '{actor} took {first} and {second} home',
      ru: `{actor_nom} ${did('actor', 'забрал')} {first_acc} и {second_acc} к себе`,
    },
    'takeHome:tried': tried('take {first} home', 'забрать {first_acc} к себе'),
    'take:2:tried': tried('take {first} and {second} home', 'забрать {first_acc} и {second_acc} к себе'),
  },
  facts: {
    guardIsVoid: {
      stands: { en: 'the guard on {who} is void in company', ru: 'защита клиента ({who_nom}) не действует' },
      falls: { en: 'the guard on {who} holds', ru: 'защита {who_gen} действует' },
    },
    movesBefore: {
      stands: { en: 'this move comes earlier', ru: 'этот ход стоит раньше' },
      falls: { en: 'this move does not come earlier', ru: 'этот ход стоит не раньше' },
    },
    takesCare: {
      stands: { en: '{other} uses protection with {who}', ru: '{other_nom} предохраняется с {who_ins}' },
      falls: { en: '{other} does not use protection with {who}', ru: '{other_nom} не предохраняется с {who_ins}' },
    },
    hurtBeside: {
      stands: { en: '{who} is maimed when {other} is killed', ru: 'убийство {other_gen} калечит и {who_acc}' },
      falls: { en: '{who} is not maimed when {other} is killed', ru: 'убийство {other_gen} не калечит {who_acc}' },
      would: {
        en: '{who} would have been maimed when {other} was killed',
        ru: 'убийство {other_gen} покалечило бы и {who_acc}',
      },
    },
    lifeInstead: {
      stands: { en: '{who}’s spare life is taken instead', ru: 'вместо этого {who_nom} тратит запасную жизнь' },
      falls: { en: '{who} has no spare life to be taken instead', ru: 'у {who_gen} нет запасной жизни на этот случай' },
    },
  },
  terms: {
    guardBeatsProstitute: { en: 'guard against the prostitute', ru: 'защита от проститутки' },
    clientShotIsAttack: { en: 'shot at a client is an attack', ru: 'выстрел в клиента как нападение' },
    protected: { en: 'uses protection', ru: 'предохраняется' },
  },
  verbs: {
    takeHome: ['take', 'take home', 'take {first} home', 'entertain', 'visit {first} as prostitute'],
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const prostitute = section({ abilities, options, refuse, rules, rulings, words })
