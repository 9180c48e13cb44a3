/** The detective: where somebody went, which role he has, where a role was (RU-DET). */
import { phaseAfter } from '../../../game/when.ts'
import { seatOf, type Game, type PhaseState, type Refusal } from '../../../journal/state.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Arrival } from '../../../resolve/sequence/rulings.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { stated, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import type { Entry } from '../attributes.ts'
import { section } from '../section.ts'
import { perRun } from '../shared/per-run.ts'
import { isRole } from '../shared/playing.ts'
import { hasUse, isInGame } from '../shared/roles.ts'
import { logOf, scopes } from '../shared/scopes.ts'
import type { Sent } from '../shared/cast-ballots.ts'
import { isBlack, isGrey } from '../shared/sides.ts'
import { handOf, isSecond } from '../shared/undead.ts'
import { goingsOf, type Seen } from '../shared/visits.ts'
import { all, any, type LateEffect, type Resolution } from '../vocabulary.ts'
import { did, type FactWords, type PartWords, tried } from '../words.ts'
import { refuseSubstitute } from './commissioner.ts'
import { foundBy, noWhereabouts, substituteFinding, substituteIn, tell, type Found } from './detective-findings.ts'
import { noticeBeside } from './detective-notices.ts'

const trackingKeys = {
  at: {
    says: {
      en: 'whom the investigator is told the target went to',
      ru: 'к кому цель ходила по тому, что сообщают следователю',
    },
    aims: 'player',
  },
  shown: {
    says: { en: 'what the investigator is told instead', ru: 'что вместо этого сообщают следователю' },
    values: ['home', 'noInfo'],
  },
  when: {
    says: { en: 'only where this is the true result', ru: 'только если таков настоящий результат' },
    values: ['home', 'went'],
  },
  slander: {
    says: { en: 'what the investigator is told of slander', ru: 'что сообщают следователю об очернении' },
    values: ['none', 'mafia', 'maniac'],
  },
} as const

const abilities = {
  track: {
    kind: 'investigate',
    told: {
      en: 'Each night you may track one player. You learn whether they were at home or whom they visited.',
      ru: 'Каждую ночь вы можете проследить за одним игроком. Вы узнаете, сидел он дома или к кому ходил.',
    },
    is: ['forInvestigator'],
    targets: 1,
    phases: ['night'],
    turn: 'civil',
    rule: 'RU-DET-1',
    components: [{ does: 'mark', as: 'tracked' }],
    keys: trackingKeys,
  },
  learnRole: {
    kind: 'investigate',
    told: {
      en: 'Instead of tracking a player you may learn their civil role.',
      ru: 'Вместо слежки за игроком вы можете узнать его мирную роль.',
    },
    is: ['forInvestigator'],
    targets: 1,
    phases: ['night'],
    turn: 'civil',
    rule: 'RU-DET-7',
    components: [{ does: 'mark', as: 'roleLearned' }],
  },
  request: {
    kind: 'investigate',
    told: {
      en: 'Instead of tracking you may name a civil role and learn where it was on every night. You learn nothing if the role is not in the game or your own role is blocked.',
      ru: 'Вместо слежки вы можете назвать мирную роль и узнать, где она была в каждую из ночей. Если такой роли нет на игре или ваша роль заблокирована, вы не узнаете ничего.',
    },
    is: ['byLetter', 'question', 'stays', 'forInvestigator'],
    targets: 1,
    aims: ['role'],
    phases: ['evening', 'night'],
    casual: true,
    turn: 'civil',
    rule: 'RU-DET-8',
    components: [{ does: 'mark', as: 'requested' }],
    keys: {
      shown: {
        says: {
          en: 'what the investigator is told instead, of every night',
          ru: 'что вместо этого сообщают следователю, о каждой ночи',
        },
        values: ['home', 'noInfo'],
      },
    },
  },
} satisfies Record<string, Entry>

const facts = declareFacts({
  /** `second`: by who uses the role beside somebody else (RU-ACR-10). */
  caught: { of: 'slot', data: { place: 'slot', second: 'flag?' } },
})

const options: Options = {
  arrestedSeen: {
    values: ['went', 'home'],
    rule: 'RU-MOVE-3',
    says: {
      en: 'Where trackers see a player whose moves were foiled by an arrest: on the way to the target, or at home.',
      ru: 'Где слежка видит того, чьи ходы сорвал арест: в пути к цели или дома.',
    },
  },
}

function refuseTracking(game: Game, _phase: PhaseState, { by, does, with: keys }: Sent): Refusal | undefined {
  return does === 'track' || does === 'request' ? refuseSubstitute(seatOf(game, by)!, keys, 'RU-DET-B2') : undefined
}

const asked = perRun<Arrival[]>(() => [])

const noted: LateEffect = (run, arrival) => {
  asked(run).push(arrival)
}

const asking: Readonly<Record<string, LateEffect>> = { tracked: noted, roleLearned: noted, requested: noted }

/** Works out what every detective found tonight, over the whole night. */
function investigate(run: Resolution): void {
  for (const arrival of asked(run)) {
    const { move } = arrival
    if (run.isDead(move.actor)) continue
    const found =
      move.does === 'track'
        ? [tracking(run, arrival)]
        : move.does === 'learnRole'
          ? [roleOf(run, arrival)]
          : whereabouts(run, arrival)
    foundBy(run).push(...found)
    for (const one of found) tell(run, one)
    if (run.has(move.actor, 'observe') && hasUse(run, move.actor)) noticeBeside(run, arrival)
  }
}

/** Home, or where the target went: of two moves the negative one, of a black detective’s both (RU-DET-1, RU-DET-2, RU-DET-B1). */
function tracking(run: Resolution, arrival: Arrival): Found {
  const { move, at, why } = arrival
  const { actor, id: action } = move
  const about = move.to[0] ?? at
  if (!why.holds) return noWhereabouts(run, arrival, about, 'RU-DET-9')
  const { seen, missed } = goingsOf(run, at)
  const shown = (black?: SeatId): Seen[] => seen.map(way => ({ ...way, why: shownWay(run, at, way, seen, black) }))
  const usual = shown().filter(stands)
  const own = isBlack(handOf(run, actor)) ? shown(actor) : shown()
  const mine = own.filter(stands)
  const places = (some: readonly Seen[]): string[] =>
    some.length ? [...new Set(some.map(({ place }) => place))] : ['home']
  const rule: RuleId = mine.length > usual.length ? 'RU-DET-B1' : mine.length > 1 ? 'RU-DET-4' : 'RU-DET-1'
  const result = places(mine)
  const saw = mine.length
    ? all(
        { is: 'fact', kind: result.length > 1 ? 'trackedAbout' : 'trackedTo', of: at, other: result[0]!, action },
        { rule, action },
        [why, ...mine.map(one => one.why)],
        own.filter(way => !stands(way)).map(one => one.why),
      )
    : all({ is: 'fact', kind: 'seesAtHome', of: actor, other: at, action }, { rule, action }, [why], missed)
  const given = places(usual)
  const substituted = substituteFinding(run, move, at, given, saw)
  const caught = usual.find(({ attack }) => attack)
  if (caught)
    run.put({
      kind: 'caught',
      of: at,
      by: actor,
      action,
      why: all({ is: 'fact', kind: 'caught', of: at, other: actor, action }, { rule: 'RU-DET-3', action }, [saw]),
      rule: 'RU-DET-3',
      data: { place: caught.place, ...(isSecond(run.game, actor, 'track') && { second: true as const }) },
      until: phaseAfter(run.system, run.name, 1, ['night']),
    })
  return {
    move,
    about,
    result,
    given: substituted?.holds ? [substituteIn(move)] : given,
    rule,
    why: saw,
    ...(substituted && { substituted }),
  }
}

const stands = ({ why }: Seen): boolean => why.holds

/** Of a civil and a negative way the civil one is not shown (RU-DET-2), unless to a black detective (RU-DET-B1). */
function shownWay(run: Resolution, who: SeatId, way: Seen, ways: readonly Seen[], black?: SeatId): Reason {
  const negative = ways.filter(({ kind }) => kind === 'negative').map(({ why }) => why)
  if (way.kind === 'negative' || !negative.length) return way.why
  return all(
    { is: 'fact', kind: 'showsWay', of: who, other: way.place },
    { rule: 'RU-DET-1' },
    [way.why],
    [
      any(
        { is: 'fact', kind: 'wentAsNegative', of: who },
        { rule: 'RU-DET-2' },
        negative,
        black === undefined ? [] : [run.given({ is: 'fact', kind: 'seesBoth', of: black }, 'RU-DET-B1')],
      ),
    ],
  )
}

function roleOf(run: Resolution, arrival: Arrival): Found {
  const { move, at, why } = arrival
  const about = move.to[0] ?? at
  if (!why.holds) return noWhereabouts(run, arrival, about, 'RU-DET-9')
  const { role } = run.seat(at)
  return {
    move,
    about,
    fact: 'civilRole',
    result: [role],
    given: [role],
    rule: 'RU-DET-7',
    why: all(
      { is: 'fact', kind: 'learnsRole', of: move.actor, other: at, action: move.id },
      { rule: 'RU-DET-7', action: move.id },
      [why],
    ),
  }
}

/** Where a role was on every night so far, whoever had it: its moves, without results (RU-DET-8, RU-INV-3). */
function whereabouts(run: Resolution, arrival: Arrival): Found[] {
  const { move, why } = arrival
  const { actor, id: action } = move
  const role = (move.to[0] ?? '').replace(/^role:/, '')
  const rule: RuleId = isInvestigator(run, actor) ? 'RU-INV-3' : 'RU-DET-8'
  const about = move.to[0] ?? ''
  if (!why.holds) return [noWhereabouts(run, arrival, about, rule)]
  if (!isInGame(run.game, role))
    return [
      noWhereabouts(run, arrival, about, rule, [
        why,
        run.given({ is: 'fact', kind: 'notInGame', of: role, values: { role } }, rule),
      ]),
    ]
  const entries = [...logOf(run, role, 'roleMoves'), ...logOf(run, role, 'seen')].filter(
    ({ data }) => data.away === true,
  )
  const nights = [
    ...new Set([
      ...run.game.phases.filter(({ kind }) => kind === 'night').map(({ number }) => number),
      run.phase.number,
    ]),
  ].sort((a, b) => a - b)
  const forger = move.with.shown !== undefined && !isInvestigator(run, actor)
  return nights.map((night): Found => {
    const gone = entries.filter(({ data }) => data.night === night)
    const places = gone.length ? [...new Set(gone.map(({ of }) => of))] : ['home']
    const moves = any(
      { is: 'fact', kind: 'movesOf', of: role, values: { role, night } },
      { rule: scopes.roleMoves.rule },
      gone.length
        ? gone.map(fact => run.ledger.standing(fact))
        : [run.given({ is: 'fact', kind: 'roleAtHome', of: role, values: { role, night } }, rule)],
    )
    const saw = all(
      { is: 'fact', kind: 'getsWhereabouts', of: actor, action, values: { role, night } },
      { rule, action },
      [why, moves],
    )
    const substituted = forger
      ? all(
          { is: 'fact', kind: 'substitutes', of: actor, action, values: { result: move.with.shown! } },
          { rule: isGrey(handOf(run, actor)) ? 'RU-DET-G1' : 'RU-DET-B2', action },
          [saw],
        )
      : undefined
    return {
      move,
      about,
      fact: `night ${night}`,
      result: places,
      given: substituted ? [move.with.shown!] : places,
      rule,
      why: saw,
      ...(substituted && { substituted }),
    }
  })
}

const isInvestigator = (run: Resolution, who: SeatId): boolean => isRole(run.game, run.seat(who), 'investigator')

const rules: Rules = {
  'RU-DET-1': stated({
    en: 'Tracking shows that a player was at home or went to somebody. If they made no move, or moved on themselves, they were at home.',
    ru: 'Слежка показывает, что игрок сидел дома или к кому-то ходил. Если хода не было или он сделан на себя, игрок сидел дома.',
  }),
  'RU-DET-2': stated({
    en: 'If a player makes both a civil and a negative move, the negative one is seen.',
    ru: 'Из мирного и негативного хода виден негативный.',
  }),
  'RU-DET-3': stated({
    en: 'If the detective saw a player attack, they are told one night later that it was a negative role’s move.',
    ru: 'О том, кого детектив застал на покушении, он на одну ночь позже узнает, что это был ход негативной роли.',
  }),
  'RU-DET-4': stated({
    en: 'For the doctor, both targets are seen; for a player redirected by hypnosis, both places.',
    ru: 'У доктора видны обе цели, у того, кого увел гипноз, — оба места.',
  }),
  'RU-DET-5': stated({
    en: 'For werewolves, only the civil move is seen, unless they shoot as a killer.',
    ru: 'У оборотней виден только мирный ход, если они не стреляют как киллер.',
  }),
  'RU-DET-6': stated({
    en: 'A move that failed because of its target is still seen.',
    ru: 'Ход, который сорвался о свою цель, все равно виден.',
  }),
  'RU-DET-7': stated({
    en: 'Instead of where a player went, the detective may learn their civil role.',
    ru: 'Вместо того чтобы узнавать, куда ходил игрок, детектив может узнать его мирную роль.',
  }),
  'RU-DET-8': stated({
    en: 'Instead of tracking, the detective may name a civil role and learn where it was on every night; no information is given if the role is not in the game or the detective’s own role is blocked. Being with a prostitute or geisha, fire, an attack or an arrest that night does not stop it.',
    ru: 'Вместо слежки детектив может назвать мирную роль и узнать, где она была в каждую из ночей; если такой роли нет на игре или его собственная роль заблокирована, информация не предоставляется. Проститутка и гейша, пожар, нападение и арест этой ночи запросу не мешают.',
  }),
  'RU-DET-9': stated({
    en: 'Tracking gives no information if the detective was stopped, if the detective or the target was taken home by a geisha or prostitute, or in a madman’s fire.',
    ru: 'Слежка не дает информации, если детектива остановили, если он или его цель были у гейши или проститутки, а также при пожаре безумца.',
  }),
  'RU-DET-B1': stated({
    en: 'A black detective sees both the civil and the negative move; the investigator gets the usual result.',
    ru: 'Черный детектив видит и мирный ход, и негативный; следователь получает обычный результат.',
  }),
}

const words = {
  uses: {
    track: { en: 'tracking', ru: 'слежка' },
    learnRole: { en: 'role check', ru: 'проверка роли' },
    request: { en: 'request', ru: 'запрос на роль' },
  },
  deeds: {
    track: { en: '{actor} tracked {first}', ru: `{actor_nom} ${did('actor', 'следил')} за {first_ins}` },
    learnRole: {
      en: '{actor} checked {first}’s civil role',
      ru: `{actor_nom} ${did('actor', 'проверял')} мирную роль {first_gen}`,
    },
    request: {
      en: '{actor} asked about the role “{first}”',
      ru: `{actor_nom} ${did('actor', 'запросил')} роль «{first}»`,
    },
    'track:tried': tried('track {first}', 'проследить за {first_ins}'),
    'learnRole:tried': tried('check {first}’s civil role', 'проверить мирную роль {first_gen}'),
    'request:tried': tried('ask about the role “{first}”', 'запросить роль «{first}»'),
  },
  facts: {
    showsWay: {
      stands: { en: '{who}’s visit to {other} is shown', ru: 'слежка показывает мирный ход {who_gen} к {other_dat}' },
      falls: {
        en: '{who}’s visit to {other} is not shown',
        ru: 'слежка не показывает мирный ход {who_gen} к {other_dat}',
      },
      would: {
        en: '{who}’s visit to {other} would have been shown',
        ru: 'слежка показала бы мирный ход {who_gen} к {other_dat}',
      },
    },
    wentAsNegative: {
      stands: {
        en: '{who}’s negative move is shown instead',
        ru: 'вместо мирного виден негативный ход {who_gen}',
      },
      falls: {
        en: 'no negative move by {who} is shown instead',
        ru: 'негативный ход {who_gen} не скрывает мирного',
      },
      would: {
        en: '{who}’s negative move would have been shown instead',
        ru: 'негативный ход {who_gen} скрыл бы мирный',
      },
    },
    seesBoth: {
      stands: { en: '{who} sees both moves', ru: '{who_nom} видит оба хода' },
      falls: { en: '{who} does not see both moves', ru: '{who_nom} не видит обоих ходов' },
    },
    trackedTo: {
      stands: { en: '{who} is tracked to {other}', ru: 'слежка показывает, что {who_nom} ходит к {other_dat}' },
      falls: { en: '{who} is not tracked to {other}', ru: 'слежка не показывает, что {who_nom} ходит к {other_dat}' },
      would: {
        en: '{who} would have been tracked to {other}',
        ru: 'слежка показала бы, что {who_nom} ходит к {other_dat}',
      },
    },
    trackedAbout: {
      stands: {
        en: '{who} is tracked to {other} and elsewhere',
        ru: 'слежка показывает, что {who_nom} ходит к {other_dat} и не только',
      },
      falls: { en: '{who} is not tracked', ru: 'слежка не показывает хода {who_gen}' },
      would: {
        en: '{who} would have been tracked to {other} and elsewhere',
        ru: 'слежка показала бы, что {who_nom} ходит к {other_dat} и не только',
      },
    },
    seesAtHome: {
      stands: { en: '{who} sees {other} at home', ru: '{who_nom} видит, что {other_nom} сидит дома' },
      falls: { en: '{who} does not see {other} at home', ru: '{who_nom} не видит, что {other_nom} сидит дома' },
      would: {
        en: '{who} would have seen {other} at home',
        ru: `{who_nom} ${did('who', 'увидел')} бы, что {other_nom} сидит дома`,
      },
    },
    caught: {
      stands: { en: '{other} saw {who} attack', ru: '{other_nom} застает {who_acc} на покушении' },
      falls: { en: '{other} did not see {who} attack', ru: '{other_nom} не застает {who_acc} на покушении' },
      would: {
        en: '{other} would have seen {who} attack',
        ru: `{other_nom} ${did('other', 'застал')} бы {who_acc} на покушении`,
      },
    },
    learnsRole: {
      stands: { en: '{who} learns {other}’s civil role', ru: '{who_nom} узнает мирную роль {other_gen}' },
      falls: {
        en: '{who} does not learn {other}’s civil role',
        ru: '{who_nom} не узнает мирную роль {other_gen}',
      },
      would: {
        en: '{who} would have learned {other}’s civil role',
        ru: `{who_nom} ${did('who', 'узнал')} бы мирную роль {other_gen}`,
      },
    },
    movesOf: {
      stands: {
        en: 'it is known where the role was on night {night}: {role}',
        ru: 'известно, куда роль «{role}» ходила в ночь {night}',
      },
      falls: {
        en: 'it is not known where the role was on night {night}: {role}',
        ru: 'неизвестно, куда роль «{role}» ходила в ночь {night}',
      },
    },
    roleAtHome: {
      stands: { en: 'the role was at home on night {night}: {role}', ru: 'в ночь {night} роль «{role}» сидит дома' },
      falls: {
        en: 'the role was not at home on night {night}: {role}',
        ru: 'в ночь {night} роль «{role}» не сидит дома',
      },
    },
    getsWhereabouts: {
      stands: {
        en: '{who} is told where the role was on night {night}: {role}',
        ru: '{who_nom} узнает, куда роль «{role}» ходила в ночь {night}',
      },
      falls: {
        en: '{who} is not told where the role was on night {night}: {role}',
        ru: '{who_nom} не узнает, куда роль «{role}» ходила в ночь {night}',
      },
      would: {
        en: '{who} would have been told where the role was on night {night}: {role}',
        ru: `{who_nom} ${did('who', 'узнал')} бы, куда роль «{role}» ходила в ночь {night}`,
      },
    },
  } satisfies FactWords<typeof facts>,
  results: {
    home: { en: 'at home', ru: 'дома' },
  },
  terms: {
    arrestedSeen: { en: 'where arrested players are seen', ru: 'где видны арестованные' },
    home: { en: 'at home', ru: 'дома' },
  },
  verbs: {
    track: ['track', 'follow'],
    learnRole: ['learn the role of'],
    request: ['request'],
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const detective = section({
  abilities,
  facts,
  options,
  refuse: refuseTracking,
  rules,
  rulings: { effects: asking, dawn: [investigate] },
  words,
})
