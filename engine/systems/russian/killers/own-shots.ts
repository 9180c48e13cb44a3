/**
 * The shots of a side's own (RU-KILL, RU-MAF, RU-MAN): who may send one in, how many there are, which of them a killer uses, and
 * by which rules there are several. A shot, an insurance, a refusal of one and a pass are one turn: the last of them counts.
 */
import { type Game, type Refusal, type Seat, seatOf } from '../../../journal/state.ts'
import type { RuleId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { type Options, type Rules, chosen, stated } from '../../../ruleset/localized-text.ts'
import type { Entry } from '../attributes.ts'
import { section } from '../section.ts'
import { metBy, partnersOfPlayer } from '../shared/pairs.ts'
import { type Use, planOf } from '../shared/plan.ts'
import type { Refuse, Sent } from '../shared/cast-ballots.ts'
import { type Entry as Booked, accountsOf, nightOf } from '../shared/shots.ts'
import { type Side, killersOf, sideOf } from '../shared/sides.ts'
import { type Claim, type LateEffect, type Resolution, all, any, least, rememberedOf } from '../vocabulary.ts'
import { type FactWords, type PartWords, did, tried } from '../words.ts'

export const sentBy = {
  sentBy: {
    says: {
      en: 'the partner who sent it in, where the player was absent',
      ru: 'напарник, который прислал ход, если самого игрока не было',
    },
    aims: 'player',
  },
} as const

const abilities = {
  shoot: {
    kind: 'kill',
    told: {
      en: 'On the nights of your side you may shoot one player. A shot that does not kill a red player stays in reserve for the next night.',
      ru: 'В ночи вашей стороны вы можете выстрелить в одного игрока. Выстрел, от которого не умер красный, остается в запасе на ближайшую ночь.',
    },
    is: ['stays', 'shot', 'ownShot', 'ofSide', 'ofPair'],
    targets: 1,
    most: 2,
    self: true,
    phases: ['night'],
    turn: 'shot',
    rule: 'RU-KILL-2',
    sparesSecretary: 'RU-SEC-2',
    components: [{ does: 'mark', as: 'shot' }],
    keys: {
      first: {
        says: {
          en: "whether this target goes before the partner's where one of the two is stopped",
          ru: 'идет ли эта цель раньше цели напарника, если остановили одного из двоих',
        },
        values: ['yes'],
      },
      insurer: {
        says: {
          en: 'who insures the shot, where three kill together',
          ru: 'кто страхует выстрел, если убивают втроем',
        },
        aims: 'player',
      },
      agreed: {
        says: { en: 'whether the target, a partner, agreed to it', ru: 'согласна ли на это цель, если это напарник' },
        values: ['yes'],
      },
      ...sentBy,
    },
  },
  pass: {
    kind: 'other',
    told: {
      en: 'You may pass on your shot. This takes the insurance away from the other side, unless you say that it stays.',
      ru: 'Вы можете пропустить выстрел. Другая сторона лишается страховки, если вы не сообщили, что она остается.',
    },
    is: ['spoken', 'byLetter', 'uncounted', 'stays', 'passes', 'declines', 'ofSide'],
    targets: 0,
    phases: ['night'],
    turn: 'shot',
    casual: true,
    rule: 'RU-KILL-7',
    components: [{ does: 'mark', as: 'passed' }],
    keys: {
      keepInsurance: {
        says: {
          en: 'whether the other side may shoot in their place all the same',
          ru: 'может ли другая сторона все равно стрелять вместо них',
        },
        values: ['yes'],
      },
    },
  },
} satisfies Record<string, Entry>

const facts = declareFacts({
  passed: { of: 'slot', data: { keeps: 'flag' } },
})

const options: Options = {
  passCancelsInsurance: {
    values: [true, false],
    rule: 'RU-KILL-7',
    says: {
      en: 'When killers pass, the other side may not shoot in their place, unless they said it may.',
      ru: 'Теряет ли другая сторона право стрелять вместо киллеров, пропустивших ход, если те не сообщили, что оно остается.',
    },
  },
}

const refuse: Refuse = (game, { number }, move) =>
  sentByStranger(game, move) ?? (move.does === 'shoot' ? refuseShot(game, number, move) : undefined)

export const nameOf = (game: Game, slot: string): string => seatOf(game, slot)!.name

export const mayShoot = (game: Game, slot: string): Side | undefined => sideOf(game.seats, slot)

export const noKiller = (game: Game, slot: string): Refusal => ({
  rule: 'RU-KILL-1',
  says: {
    en: `${nameOf(game, slot)} has no shot while others on that side are alive`,
    ru: `у игрока ${nameOf(game, slot)} нет выстрела, пока живы другие с этой стороны`,
  },
})

export const partnersOf = ({ seats, facts }: Game, slot: string): Seat[] =>
  partnersOfPlayer(seats, rememberedOf(facts, 'met'), slot)

/** The rule by which somebody is a partner, where it is not by shooting for the same side. */
export const partnerRule = (game: Game, slot: string, partner: Seat, rule: RuleId): RuleId =>
  metBy(game.seats, rememberedOf(game.facts, 'met'), slot).includes(partner) ? 'RU-INS-6' : rule

/** Partners send in for each other, and nobody else does (RU-INS-2). */
function sentByStranger(game: Game, { by, with: given }: Sent): Refusal | undefined {
  const sender = given?.sentBy
  if (sender === undefined || sender === by || partnersOf(game, by).some(({ slot }) => slot === sender))
    return undefined
  return {
    rule: 'RU-INS-2',
    says: {
      en: `${seatOf(game, sender)?.name ?? sender} is not a partner of ${nameOf(game, by)} and cannot send in for ${nameOf(game, by)}`,
      ru: `игроки ${seatOf(game, sender)?.name ?? sender} и ${nameOf(game, by)} не напарники и ходов друг за друга не присылают`,
    },
  }
}

function refuseShot(game: Game, night: number, { by, to, with: given }: Sent): Refusal | undefined {
  const side = mayShoot(game, by)
  if (side === undefined) return noKiller(game, by)
  const { available, capacity, entries } = accountsOf(game, night)[side]
  if (available <= 0) {
    if (entries.some(({ kind }) => kind === 'withheld'))
      return {
        rule: 'RU-CAP-9',
        says: {
          en: 'the hunt lynched two blacks, so there is no new shot tonight',
          ru: 'охота линчевала двух черных, и нового выстрела этой ночью нет',
        },
      }
    const paid = entries.some(({ kind }) => kind === 'paid')
    return {
      rule: paid ? 'RU-KILL-6' : side === 'mafia' ? 'RU-MAF-1' : 'RU-MAN-1',
      says: paid
        ? {
            en: 'tonight’s shot was spent on a kill through a civil role',
            ru: 'выстрелом этой ночи заплачено за убийство через мирную роль',
          }
        : {
            en: 'there is no shot tonight; send in insurance as insure',
            ru: 'этой ночью выстрела нет; страховку присылают отдельным ходом',
          },
    }
  }
  const most = killersOf(game.seats, side).length === 1 ? capacity : 1
  if (to.length > most)
    return {
      rule: 'RU-MAF-5',
      says: {
        en: `${nameOf(game, by)} has one shot a night`,
        ru: `у игрока ${nameOf(game, by)} один выстрел за ночь`,
      },
    }
  if (to.length > available)
    return {
      rule: 'RU-MAN-2',
      says: {
        en: `${nameOf(game, by)} has ${available} shots tonight, not ${to.length}`,
        ru: `у игрока ${nameOf(game, by)} выстрелов этой ночью ${available}, а целей ${to.length}`,
      },
    }
  const partner = partnersOf(game, by).find(({ slot }) => to.includes(slot))
  return partner && given?.agreed !== 'yes'
    ? {
        rule: partnerRule(game, by, partner, 'RU-INS-2'),
        says: {
          en: `${partner.name} is a partner: both must agree (agreed=yes)`,
          ru: `${partner.name} — напарник: согласны должны быть оба`,
        },
      }
    : undefined
}

type Own = Extract<Use, { as: 'own' }>

/** Which of the side's own shots this action uses, counted from one; of several the first. */
export function turnOf(run: Resolution, action: string, side: Side): number {
  const own = [...planOf(run).uses].filter(([, use]) => use.as === 'own' && use.side === side)
  const before = own.slice(
    0,
    own.findIndex(([id]) => id === action),
  )
  return before.reduce((sum, [, use]) => sum + (use.as === 'own' ? use.shots : 0), 1)
}

/**
 * That a side has so many shots tonight, with where they come from: what was paid or handed over takes as many more.
 */
export function hasShot(run: Resolution, side: Side, count = 1): Reason {
  const { entries, available } = planOf(run).accounts[side]
  const claimed = (entry: Booked): Claim =>
    ({
      is: 'fact',
      kind: 'shotFrom',
      of: '',
      values: { side, how: entry.kind, count: Math.max(1, -entry.count) },
    }) as const
  const gone = entries.filter(entry => entry.count < 0)
  return least(
    count - gone.reduce((sum, entry) => sum + entry.count, 0),
    { is: 'fact', kind: 'hasShot', of: '', values: { side, count: available } },
    { rule: 'RU-KILL-2', notes: gone.map(entry => ({ claim: claimed(entry), rule: entry.rule })) },
    entries
      .filter(entry => entry.count > 0)
      .flatMap(entry => Array<Reason>(entry.count).fill(run.given(claimed(entry), entry.rule))),
  )
}

/** Several shots of a side in one night: one for each mafioso, two for the maniac (RU-MAF-5, RU-MAN-2). */
export function manyShots(run: Resolution, use: Own): RuleId[] {
  const together = [...planOf(run).uses.values()].filter(other => other.as === 'own' && other.side === use.side).length
  return use.shots > 1 ? ['RU-MAN-2'] : together > 1 ? ['RU-MAF-5'] : []
}

/** Whether a night is a side's own, for what only then is open to it. */
export const ownNight = (run: Resolution, side: Side): RuleId | undefined => nightOf(run.game, side, run.phase.number)

/** A pass; nothing where there is no shot to pass on. */
const passing: LateEffect = (run, { move: { id: action, actor, with: keys } }) => {
  const side = sideOf(run.game.seats, actor)
  const why = all({ is: 'fact', kind: 'passed', of: actor, action }, { rule: 'RU-KILL-7', action }, [
    side === undefined
      ? any({ is: 'fact', kind: 'hasShot', of: actor, values: { side: '', count: 0 } }, { rule: 'RU-KILL-1' })
      : hasShot(run, side),
  ])
  run.put({
    kind: 'passed',
    of: actor,
    why,
    rule: 'RU-KILL-7',
    by: actor,
    action,
    data: { keeps: keys.keepInsurance === 'yes' || !run.option<boolean>('passCancelsInsurance') },
  })
  return why
}

const rules: Rules = {
  'RU-KILL-1': stated({
    en: 'The mafia gets a shot on odd nights, the maniac or the yakuza on even ones. A side that is the only one left gets a shot every night and takes over what the other had in reserve.',
    ru: 'Мафия получает выстрел в нечетные ночи, маньяк или якудза — в четные; сторона, которая осталась одна, получает его каждую ночь и забирает то, что было в запасе у другой.',
  }),
  'RU-KILL-2': stated({
    en: 'A shot is used up when it kills a red. If it does not, even if a black died of it, it stays in reserve for the nearest night, and the sides’ turns do not shift.',
    ru: 'Выстрел реализован, если им убит красный; иначе, в том числе если от него умер черный, он остается в запасе на ближайшую ночь, а очередность сторон не сдвигается.',
  }),
  'RU-KILL-3': stated({
    en: 'In one night each mafioso makes at most one shot, and the maniac two if two are available.',
    ru: 'За одну ночь каждая мафия делает не больше одного выстрела, маньяк — два, если у него их два.',
  }),
  'RU-KILL-7': chosen({
    en: 'Killers may pass; this cancels the other side’s insurance unless they say that it stays.',
    ru: 'Киллеры могут пропустить ход, и это лишает другую сторону страховки, если они не сообщили, что она остается.',
  }),
  'RU-MAF-1': stated({
    en: 'The mafia are partners who know each other and shoot on odd nights.',
    ru: 'Мафия — напарники, которые знают друг друга и стреляют в нечетные ночи.',
  }),
  'RU-MAF-2': stated({
    en: 'When the maniac’s side is out, the mafia shoots every night.',
    ru: 'Когда сторона маньяка выбыла, мафия стреляет каждую ночь.',
  }),
  'RU-MAF-5': stated({
    en: 'Each mafioso makes one shot a night; two shots take two of them.',
    ru: 'Одна мафия делает за ночь один выстрел; для двух выстрелов нужны две.',
  }),
  'RU-MAN-1': stated({
    en: 'The maniac shoots on even nights, and every night once the mafia’s side is out.',
    ru: 'Маньяк стреляет в четные ночи, а когда сторона мафии выбыла — каждую ночь.',
  }),
  'RU-MAN-2': stated({
    en: 'The maniac keeps unused shots, and with two shots may kill twice in a night.',
    ru: 'Что маньяк не реализовал, остается у него, и с двумя выстрелами он может убить за ночь дважды.',
  }),
  'RU-FMT-6': stated({
    en: 'In the extended format nights 1 and 2 belong to both sides: each has a shot and a rumor, and killers act in the usual order.',
    ru: 'В расширенном формате ночи 1 и 2 принадлежат обеим сторонам: у каждой выстрел и слухи, киллеры ходят в обычном порядке.',
  }),
}

/** Of the mafia's or the maniac's side. */
export const sideEn = '{side, select, mafia {the mafia} maniac {the maniac’s side} other {nobody}}'

export const sideRu = '{side, select, mafia {мафия} maniac {сторона маньяка} other {никто}}'

/** The same in other cases. */
export const ofSideRu = '{side, select, mafia {мафии} maniac {стороны маньяка} other {этой стороны}}'
export const toSideRu = '{side, select, mafia {мафии} maniac {стороне маньяка} other {этой стороне}}'
export const onSideRu = '{side, select, mafia {мафию} maniac {сторону маньяка} other {эту сторону}}'

export const shotsRu = '{count, plural, one {# выстрел} few {# выстрела} many {# выстрелов} other {# выстрела}}'

const words = {
  uses: {
    shoot: { en: 'shot', ru: 'выстрел' },
    pass: { en: 'pass', ru: 'пропуск хода' },
  },
  deeds: {
    shoot: { en: '{actor} shot {first}', ru: `{actor_nom} ${did('actor', 'стрелял')} в {first_acc}` },
    'shoot:2': {
      en: '{actor} shot {first} and {second}',
      ru: `{actor_nom} ${did('actor', 'стрелял')} в {first_acc} и {second_acc}`,
    },
    pass: { en: '{actor} passed', ru: `{actor_nom} ${did('actor', 'пропустил')} ход` },
    'pass:tried': tried('pass', 'пропустить ход'),
    'shoot:tried': tried('shoot {first}', 'выстрелить в {first_acc}'),
    'shoot:2:tried': tried('shoot {first} and {second}', 'выстрелить в {first_acc} и {second_acc}'),
  },
  facts: {
    hasShot: {
      stands: {
        en: `${sideEn} has {count, plural, one {a shot} other {# shots}} tonight`,
        ru: `у ${ofSideRu} {count, plural, =0 {выстрелов нет} =1 {есть выстрел} one {есть # выстрел} few {есть # выстрела} many {есть # выстрелов} other {есть # выстрела}}`,
      },
      falls: {
        en: '{side, select, mafia {the mafia has no shot tonight} maniac {the maniac’s side has no shot tonight} other {{who} has no shot tonight}}',
        ru: '{side, select, mafia {у мафии этой ночью нет выстрела} maniac {у стороны маньяка этой ночью нет выстрела} other {у {who_gen} этой ночью нет выстрела}}',
      },
    },
    shotFrom: {
      stands: {
        en: '{how, select, carried {from reserve} corrected {recorded by the host} inherited {taken over from the other side} fresh {for tonight} paid {spent on a kill through a civil role} handedOver {handed to the other side} poisoning {handed to the poisoner} other {received from the other side}}: {count, plural, one {# shot} other {# shots}}',
        ru: `{how, select, carried {из запаса} corrected {записано ведущим} inherited {от выбывшей стороны} fresh {за эту ночь} paid {уходит за убийство мирной ролью} handedOver {уходит другой стороне} poisoning {уходит отравителю} other {от другой стороны}}: ${shotsRu}`,
      },
      falls: { en: 'no such shot', ru: 'такого выстрела нет' },
    },
    shoots: {
      stands: { en: '{other} goes to shoot {who}', ru: '{other_nom} идет стрелять в {who_acc}' },
      falls: { en: '{other} does not go to shoot {who}', ru: '{other_nom} не идет стрелять в {who_acc}' },
      would: {
        en: '{other} would have gone to shoot {who}',
        ru: `{other_nom} ${did('other', 'пошел', 'пошла', 'пошли')} бы стрелять в {who_acc}`,
      },
    },
    noShotLeft: {
      stands: { en: 'no shot is left for {who}', ru: 'для {who_gen} выстрела не осталось' },
      falls: { en: 'a shot is left for {who}', ru: 'для {who_gen} выстрел остался' },
    },
    hasOwnShot: {
      stands: {
        en: '{side, select, mafia {the mafia} maniac {the maniac’s side} other {the side}} had a shot of its own, and insurance is only for the other side',
        ru: `у ${ofSideRu} есть свой выстрел, а страховка — только за чужой`,
      },
      falls: { en: 'the side has no shot of its own', ru: 'своего выстрела у стороны нет' },
    },
    sentByPartner: {
      stands: { en: '{other} sent it in for {who}, a partner', ru: 'ход за {who_acc} отправил напарник ({other_nom})' },
      falls: { en: 'nobody sent it in for {who}', ru: 'за {who_acc} ход никто не отправлял' },
    },
    partnerAgreed: {
      stands: { en: 'both partners agreed', ru: '{who_nom} и {other_nom} оба согласны' },
      falls: { en: 'the partners did not agree', ru: 'напарники не согласны' },
    },
    goesFirst: {
      stands: {
        en: '{other} was stopped, so {who} becomes the first target',
        ru: 'ход {other_gen} сорван, и первой целью становится {who_nom}',
      },
      falls: { en: '{other} was not stopped', ru: 'ход {other_gen} не сорван' },
      would: {
        en: '{other} would have been stopped, and {who} would have become the first target',
        ru: `ход {other_gen} был бы сорван, и первой целью ${did('who', 'стал')} бы {who_nom}`,
      },
    },
    passed: {
      stands: { en: '{who} passes', ru: '{who_nom} пропускает ход' },
      falls: { en: '{who} has nothing to pass', ru: '{who_dat} нечего пропускать' },
    },
  } satisfies FactWords<typeof facts>,
  terms: {
    shots: { en: 'shots in reserve', ru: 'запасные выстрелы' },
    mafia: { en: 'mafia', ru: 'мафия' },
    maniac: { en: 'maniac', ru: 'маньяк' },
    passCancelsInsurance: { en: 'a pass cancels the insurance', ru: 'пропуск отменяет страховку' },
  },
  verbs: {
    shoot: ['shoot', 'kill', 'nk', 'murder', 'take out', 'take {first} out', 'off'],
    pass: ['pass', 'skip the shot', 'no shot', 'no kill'],
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const ownShots = section({
  abilities,
  facts,
  options,
  rules,
  rulings: { effects: { passed: passing } },
  words,
})
/** Its limits are told after what other roles say of it. */
export const ownShotLimits = section({ refuse })
