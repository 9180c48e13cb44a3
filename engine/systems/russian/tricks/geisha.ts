/**
 * The geisha (RU-GEI): whom she takes, who shares what is meant for her, and who calls it off. What company keeps
 * from whoever is in it, the prostitute's as well, is asked in `shared/custody.ts`.
 */
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { stated, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import { is, type Entry } from '../attributes.ts'
import type { Blow } from '../part.ts'
import { section } from '../section.ts'
import { blows, savesOf } from '../shared/attack.ts'
import { clientGate, clientLanding, clientsOf } from '../shared/custody.ts'
import { behindIllusion, notThere, takenAway } from '../shared/illusion.ts'
import { learnsFact } from '../shared/general-info.ts'
import { perRun } from '../shared/per-run.ts'
import { lossesOf } from '../shared/roles.ts'
import { isBlack, isGrey } from '../shared/sides.ts'
import { seemHome } from '../shared/visits.ts'
import { all, any, type ActorGuard, type LateEffect, type Resolution } from '../vocabulary.ts'
import { did, type FactWords, type PartWords, tried } from '../words.ts'

const abilities = {
  take: {
    kind: 'block',
    told: {
      en: 'Each night you may take a client. Later civil moves of your client fail, and so do civil moves on the client, except those of the witch, the maid, the drug dealer and the journalist. Moves of negative roles still work.',
      ru: 'Каждую ночь вы можете взять клиента. Более поздние мирные ходы клиента не пройдут, как и мирные ходы в него, кроме ходов ведьмы, горничной, наркодилера и журналиста. Ходы негативных ролей в силе.',
    },
    is: ['special', 'company', 'arrestedFirst'],
    targets: 1,
    most: 2,
    self: true,
    phases: ['night'],
    rule: 'RU-GEI-1',
    stoppedByGuard: 'RU-BLK-5',
    turnedAwayBy: 'RU-GEI-6',
    leaves: 'client',
    toldBy: 'RU-RES-12',
    components: [{ does: 'mark', as: 'taking' }],
    keys: {
      seem: {
        says: { en: 'what watchers see where the move is stopped', ru: 'что видят те, кто следит, если ход сорван' },
        values: ['home'],
      },
    },
  },
} satisfies Record<string, Entry>

const facts = declareFacts({
  client: { of: 'slot', data: { of: ['geisha', 'prostitute'], protected: 'flag?' } },
})

const options: Options = {
  maniacHeir: {
    values: ['imitator', 'geisha'],
    rule: 'RU-OVL-6',
    says: {
      en: 'Who takes the maniac’s place if both are in the game.',
      ru: 'Кто занимает место маньяка, если на игре есть оба.',
    },
  },
}

const taking: LateEffect = (run, arrival) => {
  const {
    move: { actor, id: action, to },
    at,
    aim,
    why,
  } = arrival
  const taken = all({ is: 'fact', kind: 'client', of: at, other: actor, action }, { rule: 'RU-GEI-6', action }, [
    why,
    ...(to.length > 1 ? [secondClient(run, actor, aim)] : []),
  ])
  run.put({ kind: 'client', of: at, by: actor, action, why: taken, rule: 'RU-GEI-1', data: { of: 'geisha' } })
  takenAway(run, { of: at, by: actor, action })
  seemHome(run, arrival, 'RU-GEI-6')
  return taken
}

/** Two clients at once she takes with the civil role of the prostitute, by the rules of the geisha (RU-GEI-B1, RU-PRO-B2). */
const secondClient = (run: Resolution, geisha: SeatId, aim: number): Reason =>
  all(
    { is: 'fact', kind: 'secondClient', of: geisha },
    { rule: 'RU-GEI-B1', also: ['RU-PRO-B2'] },
    [],
    aim === 0 ? [] : lossesOf(run, geisha),
  )

/** Beside a shot she may use her own move on somebody else (RU-GEI-7). */
const besideShot: ActorGuard = (run, { does, actor, to, id: action }) => {
  if (does !== 'take') return undefined
  const shots = run.moves.filter(move => is(move.does, 'ownShot') && move.actor === actor)
  return shots.map(shot => {
    const claim = { is: 'fact', kind: 'sameAsShot', of: actor, action } as const
    return shot.to.some(target => to.includes(target))
      ? all(claim, { rule: 'RU-GEI-7', action })
      : any(claim, { rule: 'RU-GEI-7', action })
  })
}

/** A geisha’s client, or somebody’s geisha; her own company does not count. */
const companions = (run: Resolution, taker: SeatId) =>
  clientsOf(run, taker).filter(({ of, data }) => of !== taker && data.of === 'geisha')

/** Of two clients one shares the blow: a red, else the faceless; of two equal ones one is drawn (RU-GEI-B1). */
const drawn = perRun<Map<SeatId, SeatId | undefined>>(() => new Map())

function sharing(run: Resolution, taker: SeatId, clients: readonly SeatId[], reached: Reason): SeatId | undefined {
  if (clients.length < 2 || !reached.holds) return undefined
  const [first] = [run.seats().filter(seat => seat.faction === 'red'), run.seats().filter(isGrey)]
    .map(team => team.map(({ slot }) => slot).filter(slot => clients.includes(slot)))
    .filter(team => team.length)
  if (!drawn(run).has(taker))
    drawn(run).set(taker, first && first.length > 1 ? run.draw('geishaClient', taker, first) : first?.[0])
  return drawn(run).get(taker)
}

/** Red and grey clients share a blow at the geisha; a black one does not (RU-GEI-2), and she never shares one at a client (RU-GEI-3). */
function sharers(run: Resolution, blow: Blow): { victim: SeatId; why: Reason; rule: RuleId }[] {
  const { killer, target, reached } = blow
  // Nobody shares what is called off, and nobody shares a blow of the own.
  if (callsOff(run, blow).some(({ holds }) => holds)) return []
  const hosts = run.ledger.found({
    kind: 'client',
    of: target,
    when: 'soFar',
    where: ({ phase, by, data }) => phase === undefined && by !== target && data.of === 'geisha',
  })
  const clients = companions(run, target).filter(({ of }) => of !== killer && !run.isDead(of))
  const one = sharing(
    run,
    target,
    clients.map(({ of }) => of),
    reached,
  )
  return [
    ...hosts.map(({ by = '', why }) => ({
      victim: by,
      rule: 'RU-GEI-3',
      why: all(
        { is: 'fact', kind: 'sharesBlow', of: by, other: target },
        { rule: 'RU-GEI-3' },
        [why],
        [run.given({ is: 'fact', kind: 'clientsBlow', of: target }, 'RU-GEI-3')],
      ),
    })),
    ...clients.map(({ of, why }) => ({
      victim: of,
      rule: 'RU-GEI-2',
      why: all(
        { is: 'fact', kind: 'sharesBlow', of, other: target },
        { rule: 'RU-GEI-2' },
        [why],
        [
          ...(isBlack(run.seat(of)) ? [run.given({ is: 'fact', kind: 'isBlackClient', of }, 'RU-GEI-2')] : []),
          ...(one !== undefined && one !== of
            ? [run.given({ is: 'fact', kind: 'otherClientDies', of, other: one }, 'RU-GEI-B1')]
            : []),
        ],
      ),
    })),
  ]
}

/** That a client is black; the illusion of one has no team (RU-IMI-2). */
function blackReason(run: Resolution, client: SeatId): Reason {
  const behind = behindIllusion(run, client)
  return all({ is: 'fact', kind: 'isBlackClient', of: client }, { rule: 'RU-GEI-2' }, [], behind ? [behind] : [])
}

/** A client dies with the geisha, so whatever keeps her alive keeps both (RU-GEI-2). */
function savedWithHer(run: Resolution, blow: Blow): Reason[] {
  const { target, victim, action } = blow
  if (target === victim || !companions(run, target).some(({ of }) => of === victim)) return []
  const hers = blows(run).find(one => one.action === action && one.killer === blow.killer && one.victim === target)
  const saves = hers?.saved ? [hers.saved] : savesOf(run, { ...blow, victim: target })
  return saves.length
    ? [any({ is: 'fact', kind: 'houseSaved', of: victim, other: target }, { rule: 'RU-GEI-2' }, saves)]
    : []
}

/** A black calls off a shot at a black in a geisha’s company, and one at the geisha whose client he is (RU-GEI-2, RU-MAF-9). */
function callsOff(run: Resolution, { killer, target, action }: Blow): Reason[] {
  if (!isBlack(run.seat(killer)) || killer === target) return []
  const company = run.ledger.found({
    kind: 'client',
    when: 'soFar',
    where: ({ phase, of, by, data }) => phase === undefined && of !== by && data.of === 'geisha',
  })
  return [
    ...company
      .filter(({ of }) => of === target && isBlack(run.seat(of)))
      .map(({ of, why }) =>
        all({ is: 'fact', kind: 'blackInCompany', of, action }, { rule: 'RU-GEI-2', action }, [
          why,
          blackReason(run, of),
        ]),
      ),
    ...company
      .filter(({ of, by }) => of === killer && by === target)
      .map(({ of, why }) =>
        all({ is: 'fact', kind: 'herOwnClient', of, other: target, action }, { rule: 'RU-GEI-2', action }, [
          why,
          blackReason(run, of),
        ]),
      ),
  ]
}

/** The client remembers an evening without knowing whose; the geisha knows the civil role (RU-GEI-4). */
function reportClients(run: Resolution): void {
  for (const fact of run.ledger.found({
    kind: 'client',
    when: 'soFar',
    where: ({ phase, data }) => phase === undefined && data.of === 'geisha',
  })) {
    const { of, by = '', why, action = '' } = fact
    if (of === by) continue
    const was = all({ is: 'fact', kind: 'wasClient', of, other: by }, { rule: 'RU-GEI-4' }, [why], notThere(run, fact))
    if (was.holds) run.tell(of, 'client', {}, 'RU-GEI-4')
    const knows = all({ is: 'fact', kind: 'clientRole', of, other: by }, { rule: 'RU-GEI-4', action }, [why])
    const { role } = run.game.seats.find(({ slot }) => slot === of)!
    if (!run.isDead(by)) learnsFact(run, by, { action, ability: 'take' }, of, 'civilRole', role, 'RU-GEI-4', knows)
  }
}

const rules: Rules = {
  'RU-GEI-1': stated({
    en: 'Later civil moves by the geisha’s client fail, and so do civil moves on the client, except those of the witch, maid, drug dealer and journalist. Negative roles’ moves work both ways.',
    ru: 'Более поздние мирные ходы клиента гейши не проходят, как и мирные ходы в него, кроме ходов ведьмы, горничной, наркодилера и журналиста. Ходы негативных ролей в силе в обе стороны.',
  }),
  'RU-GEI-2': stated({
    en: 'A killer who kills the geisha kills the client too, but the geisha dies alone if the client is black. A killer who comes for the geisha’s black client calls it off, and so does a black client who comes for the geisha.',
    ru: 'Кто убивает гейшу, убивает и ее клиента, но если клиент черный, она умирает одна. Ход киллера, который пришел за ее черным клиентом, отменяется, как и ход черного клиента, который пришел за ней.',
  }),
  'RU-GEI-3': stated({
    en: 'The client’s death does not affect the geisha.',
    ru: 'Смерть клиента гейшу не затрагивает.',
  }),
  'RU-GEI-4': stated({
    en: 'The client is told about the evening but not whose company it was, and the geisha learns the client’s civil role.',
    ru: 'Клиенту сообщают о проведенной ночи, не говоря, у кого он был, а гейша узнает мирную роль клиента.',
  }),
  'RU-GEI-5': stated({
    en: 'If a prostitute who uses protection takes the geisha along with the geisha’s client and is killed, the geisha is maimed and the geisha’s client is unharmed.',
    ru: 'Если гейшу вместе с клиентом забрала проститутка, которая предохраняется, и проститутку убили, гейша покалечена, а ее клиент невредим.',
  }),
  'RU-GEI-6': stated({
    en: 'The geisha’s move fails if the geisha is blocked, or if the target is guarded, is a bum who acts or is a kamikaze who can kill. Geishas may choose themselves, but not two nights in a row, and that does not keep a killer away. A geisha who is foiled may seem to have done so.',
    ru: 'Ход гейши срывается, если она заблокирована, цель под защитой или это сделавший ход бомж или камикадзе, который может убить. Она может сделать ход в себя, но не две ночи подряд, и от киллера это не спасает. Если ход сорван, она может создать видимость, что так и сделала.',
  }),
  'RU-GEI-7': stated({
    en: 'When the maniac is out, the geisha kills on the maniac’s nights, once a night, and may also make a geisha’s move on another player.',
    ru: 'Когда маньяк выбыл, гейша убивает в его ночи, один раз за ночь, и может вместе с этим сделать собственный ход в кого-то другого.',
  }),
  'RU-GEI-8': stated({
    en: 'The geisha may insure the maniac with a separate target, before any insurance by the mafia. A geisha does not insure a yakuza but takes a dead yakuza’s place.',
    ru: 'Гейша может страховать маньяка с собственной целью, раньше любой страховки мафии. Якудзу она не страхует, но занимает место погибшей.',
  }),
  'RU-GEI-9': stated({
    en: 'The geisha checks red until the first successful kill, not counting insurance, and already checks black on the night of that kill.',
    ru: 'Гейша чекается красной до первого успешного убийства, не считая страховки, а в ночь этого убийства — уже черной.',
  }),
  'RU-GEI-B1': stated({
    en: 'A geisha who is also a prostitute takes two players, both by the geisha’s rules. If killed, this geisha takes one of them along: a red before the faceless; of two reds, one is drawn at random. A tracker sees the geisha with the client who was not killed.',
    ru: 'Гейша, которая одновременно проститутка, забирает двух игроков, обоих по правилам гейши. Если ее убили, она забирает с собой одного из них: красного раньше, чем безликого, а из двух красных — по жребию. Слежка видит ее у того клиента, которого не убили.',
  }),
}

const words = {
  uses: {
    take: { en: 'company', ru: 'ход гейши' },
  },
  deeds: {
    take: { en: '{actor} took {first} home', ru: `{actor_nom} ${did('actor', 'забрал')} {first_acc} к себе` },
    'take:tried': tried('take {first} home', 'забрать {first_acc} к себе'),
  },
  facts: {
    client: {
      stands: { en: '{who} is a client tonight', ru: '{who_nom} — клиент этой ночи' },
      falls: { en: '{who} is not a client tonight', ru: '{who_nom} не клиент' },
      asks: { en: 'Is {who} a client tonight?', ru: 'Клиент ли {who_nom} этой ночью?' },
      would: {
        en: '{who} would have been a client tonight',
        ru: `{who_nom} ${did('who', 'был')} бы клиентом этой ночи`,
      },
    },
    inCompany: {
      stands: { en: '{who} is a client, so the move fails', ru: '{who_nom} — клиент, и ход не проходит' },
      falls: { en: 'being a client does not stop {who}', ru: 'клиенту ({who_nom}) это не мешает' },
    },
    clientOutOfReach: {
      stands: { en: '{who} is a client and out of reach', ru: 'до {who_gen} не добраться: это клиент' },
      falls: { en: '{who} is within reach', ru: 'до {who_gen} можно добраться' },
    },
    ofNegativeRole: {
      stands: { en: 'it is a negative role’s move', ru: 'это ход негативной роли' },
      falls: { en: 'it is a civil role’s move', ru: 'это ход мирной роли' },
    },
    letsThrough: {
      stands: { en: 'such a move reaches a client', ru: 'такое действие к клиенту проходит' },
      falls: { en: 'such a move does not reach a client', ru: 'такое действие к клиенту не проходит' },
    },
    sharesBlow: {
      stands: { en: 'the attack hits {who} too', ru: 'нападение задевает и {who_acc}' },
      falls: { en: 'the attack does not hit {who}', ru: 'нападение не задевает {who_acc}' },
      would: { en: 'the attack would have hit {who} too', ru: 'нападение задело бы и {who_acc}' },
    },
    isBlackClient: {
      stands: { en: '{who} is black', ru: '{who_nom} — черный' },
      falls: { en: '{who} is not black', ru: '{who_nom} не черный' },
    },
    clientsBlow: {
      stands: {
        en: 'an attack on the client hits only the client',
        ru: 'нападение на клиента касается только клиента',
      },
      falls: {
        en: 'an attack on the client hits more than the client',
        ru: 'нападение на клиента касается не только клиента',
      },
    },
    houseSaved: {
      stands: { en: '{other} is saved, and so is {who}', ru: '{other_nom} остается в живых, а потому и {who_nom}' },
      falls: { en: '{other} is not saved', ru: `{other_nom} не ${did('other', 'спасен')}` },
      would: {
        en: '{other} would have been saved, and so would {who}',
        ru: `{other_nom} ${did('other', 'остался', 'осталась', 'остались')} бы в живых, а потому и {who_nom}`,
      },
    },
    blackInCompany: {
      stands: { en: '{who} is a black client', ru: '{who_nom} — черный клиент' },
      falls: { en: '{who} is nobody’s client', ru: '{who_nom} ни у кого не в компании' },
    },
    herOwnClient: {
      stands: { en: '{who} is {other}’s client', ru: '{who_nom} — клиент, принимает {other_nom}' },
      falls: { en: '{who} is not {other}’s client', ru: '{who_nom} не в компании {other_gen}' },
    },
    sameAsShot: {
      stands: { en: '{who}’s shot has the same target', ru: 'у выстрела {who_gen} та же цель' },
      falls: { en: '{who}’s shot has a different target', ru: 'у выстрела {who_gen} другая цель' },
    },
    wasClient: {
      stands: {
        en: '{who} was {other}’s client',
        ru: `{who_nom} ${did('who', 'провел', 'провела', 'провели')} эту ночь в компании`,
      },
      falls: { en: '{who} was not {other}’s client', ru: `{who_nom} не ${did('who', 'проводил')} эту ночь в компании` },
      would: {
        en: '{who} would have been {other}’s client',
        ru: `{who_nom} ${did('who', 'провел', 'провела', 'провели')} бы эту ночь в компании`,
      },
    },
    savedOtherwise: {
      stands: { en: '{who} is saved without using a spare life', ru: '{who_nom} спасается и без запасной жизни' },
      falls: { en: 'nothing else saves {who}', ru: 'ничто другое не спасает {who_acc}' },
      would: {
        en: '{who} would have been saved without using a spare life',
        ru: `{who_nom} ${did('who', 'спасся', 'спаслась', 'спаслись')} бы и без запасной жизни`,
      },
    },
    notThere: {
      stands: { en: '{other} has only an illusion of {who}', ru: 'в компании не {who_nom}, а иллюзия' },
      falls: { en: '{other} has {who}, not an illusion', ru: 'в компании {who_nom}, а не иллюзия' },
    },
    clientRole: {
      stands: { en: '{other} learns {who}’s role', ru: '{other_nom} узнает роль клиента ({who_nom})' },
      falls: {
        en: '{other} does not learn {who}’s role',
        ru: '{other_nom} не узнает роли клиента ({who_nom})',
      },
    },
  } satisfies FactWords<typeof facts>,
  terms: {
    maniacHeir: { en: 'maniac’s heir', ru: 'наследник маньяка' },
  },
  tells: {
    client: { en: 'You remember a pleasant night in company.', ru: 'Вы помните, как хорошо провели ночь!' },
    clientRole: {
      en: 'Your client {about}’s civil role: {role}.',
      ru: 'Мирная роль вашего клиента ({about_nom}): {role}.',
    },
  },
  verbs: {
    take: ['take', 'take {first} home', 'entertain', 'visit {first} as geisha'],
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const geisha = section({
  abilities,
  facts,
  options,
  rules,
  rulings: {
    actorGuards: [clientGate, besideShot],
    targetGuards: [clientLanding],
    effects: { taking },
    cancels: callsOff,
    carries: sharers,
    saves: savedWithHer,
    dawn: [reportClients],
  },
  words,
})
