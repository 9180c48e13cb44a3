/** The third partner of a pair, the son of the boss or the daughter of the head (RU-SON): whose shots are his, who insures whom, and who comes after him. */
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { type Prompts, type Rules, stated } from '../../../ruleset/localized-text.ts'
import { type Entry, is } from '../attributes.ts'
import type { Part } from '../part.ts'
import { entryOf } from '../roles/role-entries.ts'
import { section } from '../section.ts'
import { sideOrNone } from '../shared/facts.ts'
import { partnersOf, plain, third } from '../shared/pairs.ts'
import { planOf } from '../shared/plan.ts'
import { killersOf, negativeOf, sideOf, sides } from '../shared/sides.ts'
import { isSuccessor, succeed } from '../shared/succession.ts'
import { type ActorGuard, type LateEffect, type Resolution, type Says, all } from '../vocabulary.ts'
import { type FactWords, type PartWords, did, ifNamed, tried } from '../words.ts'

const abilities = {
  nameSuccessor: {
    kind: 'other',
    told: {
      en: 'Each evening you may name a partner as your successor, or change the name. When you are out, they take your status.',
      ru: 'Каждый вечер вы можете назначить напарника преемником или сменить его. Когда вы выбудете, статус перейдет к нему.',
    },
    is: ['stays', 'namesOnly'],
    targets: 1,
    casual: true,
    phases: ['evening', 'night'],
    rule: 'RU-SON-4',
    components: [{ does: 'mark', as: 'successor' }],
  },
} satisfies Record<string, Entry>

const facts = declareFacts({
  successor: { of: 'slot', data: { side: sideOrNone } },
})

const prompts: Prompts = {
  successor: {
    rule: 'RU-SON-4',
    says: {
      en: 'Who takes over the status of the son of the boss? No successor was named.',
      ru: 'К кому переходит статус сына босса? Никто не назначен.',
    },
  },
  insurerUnnamed: {
    rule: 'RU-SON-2',
    says: {
      en: 'A shot by a family of three names no insurer.',
      ru: 'К выстрелу тройки не назван страхующий.',
    },
  },
}

/** No stranger to what the side has: the third partner, and the pair in the maniac's place. */
const ofTheFamily: ActorGuard = (run, { does, actor }) => {
  const negative = negativeOf(run.seat(actor))
  const rule = entryOf(negative)?.partnerBy
  if (!is(does, 'ofPair') || rule === undefined) return undefined
  return all(
    { is: 'fact', kind: 'stranger', of: actor },
    { rule },
    [],
    [run.given({ is: 'fact', kind: 'ofTheFamily', of: actor, values: { role: negative } }, rule)],
  )
}

/** With a third partner the insurer is named, three may shoot at once, and the third may insure the other side (RU-SON-2). */
const ofThree: ActorGuard = (run, { id, does, actor, with: { insurer } }) => {
  const side = sideOf(run.game.seats, actor)
  if (side === undefined || !partnersOf(run.game.seats, side).some(seat => negativeOf(seat) === third[side]))
    return undefined
  const { uses } = planOf(run)
  const use = uses.get(id)
  const allowed = (kind: Says, given: Says): Reason =>
    all(
      { is: 'fact', kind, of: actor },
      { rule: 'RU-SON-2' },
      [],
      [run.given({ is: 'fact', kind: given, of: actor }, 'RU-SON-2')],
    )
  if (is(does, 'ownShot') && insurer === actor) return allowed('notTheInsurer', 'namedInsurer')
  if (
    is(does, 'ownShot')
    && use?.as === 'own'
    && [...uses.values()].filter(other => other.as === 'own' && other.side === side).length > 2
  )
    return allowed('thirdShot', 'allThreeShoot')
  if (is(does, 'insurance') && use?.as === 'cross' && use.side !== side)
    return allowed('insuresPartnersOnly', 'thirdIsFree')
  return undefined
}

/** A shot of three for which nobody was named is nobody's to insure; the host is told. */
function noticeUnnamed(run: Resolution): void {
  const { uses } = planOf(run)
  for (const side of sides) {
    const killers = killersOf(run.game.seats, side)
    if (!killers.some(seat => negativeOf(seat) === third[side]) || killers.length < 3) continue
    const shooters = run.moves.filter(
      ({ id, does }) => is(does, 'ownShot') && uses.get(id)?.as === 'own' && uses.get(id)?.side === side,
    )
    for (const {
      id,
      with: { insurer },
    } of shooters)
      if (insurer === undefined && shooters.length < killers.length) run.notice('insurerUnnamed', 'RU-SON-2', [id])
  }
}

/** Who takes the status when the son of the boss is out (RU-SON-4): the last partner not from a successor. The son's own word goes above that of the others. */
const naming: LateEffect = (run, { move: { id: action, actor }, at, why }) => {
  const { seats } = run.game
  const side = sides.find(one => partnersOf(seats, one).some(({ slot }) => slot === actor))
  const heirs =
    side === undefined
      ? []
      : partnersOf(seats, side)
          .filter(seat => plain[side].includes(negativeOf(seat)))
          .map(({ slot }) => slot)
  const son = side && partnersOf(seats, side).find(seat => negativeOf(seat) === third[side])
  const named = run.ledger.attempts({
    kind: 'successor',
    when: 'soFar',
    where: fact => fact.why.holds && fact.data.side === side,
  })
  const said = son?.slot === actor ? [] : named.filter(fact => fact.phase === undefined)
  const given = (kind: Says, of: SeatId): Reason => run.given({ is: 'fact', kind, of }, 'RU-SON-4')
  const successor = all(
    { is: 'fact', kind: 'successor', of: at, other: actor, action },
    { rule: 'RU-SON-4', action },
    [why],
    [
      ...(son ? [] : [given('noSon', actor)]),
      ...(!heirs.includes(at)
        ? [run.given({ is: 'fact', kind: 'noPartner', of: at, other: actor }, 'RU-SON-4')]
        : son
          ? lastOfPair(run, son.slot, at, heirs)
          : []),
      ...said.map(fact => given('namedBefore', fact.of)),
    ],
  )
  if (successor.holds) for (const fact of named) run.ledger.end(fact, successor)
  run.put({
    kind: 'successor',
    of: at,
    by: actor,
    action,
    why: successor,
    rule: 'RU-SON-4',
    lasting: true,
    data: { side: side ?? '' },
  })
  return successor
}

/** Why a son who is one by succession does not pass the status on: only one partner is left (RU-SON-4). */
const lastOfPair = (run: Resolution, son: SeatId, of: SeatId, heirs: readonly SeatId[]): Reason[] =>
  heirs.length < 2 && isSuccessor(run, son)
    ? [
        run.ledger.seek({ kind: 'becameSon', of: son, when: 'phaseStart' }, 'RU-SON-4', {
          is: 'fact',
          kind: 'lastPartner',
          of,
        }),
      ]
    : []

/** A successor who was voted out is shown as one (RU-SON-4). */
function showSuccessors(run: Resolution): void {
  for (const who of run.lynched)
    if (!run.seat(who).alive && run.ledger.found({ kind: 'becameSon', of: who, when: 'phaseStart' }).length)
      run.announce('successorShown', { who }, 'RU-SON-4')
}

const rulings: Part = {
  actorGuards: [ofTheFamily, ofThree],
  effects: { successor: naming },
  before: { negKillers: noticeUnnamed },
  results: ['becameSon', 'changedSides'],
  dawn: [succeed],
  dusk: [showSuccessors, succeed],
}

const rules: Rules = {
  'RU-SON-1': stated({
    en: 'The son of the boss belongs to the mafia from the start as a third partner: the mafia’s shots and rumors are theirs too.',
    ru: 'Сын босса с самого начала — третий напарник мафии: ее выстрелы и ее слухи принадлежат и ему.',
  }),
  'RU-SON-2': stated({
    en: 'With a son of the boss, one insurer is named for every shot. The three can use three shots at once; with a single shot on the maniac’s night, one of them may insure the maniac; with two, nobody does.',
    ru: 'При сыне босса к каждому выстрелу называют одного страхующего. Втроем можно использовать три выстрела сразу; если в ночь маньяка выстрел один, кто-то из тройки может страховать маньяка, если два — никто.',
  }),
  'RU-SON-3': stated({
    en: 'The son of the boss shows red to checks, whatever they did.',
    ru: 'Сын босса чекается красным, что бы он ни сделал.',
  }),
  'RU-SON-4': stated({
    en: 'When the son of the boss is out, the partner named as successor takes the status, even as the last of the mafia; but a player who became the son by succession does not pass it on to the last one. The successor may be named or changed every evening. A successor who is voted out is shown with the status beside their role.',
    ru: 'Когда сын босса выбыл, статус переходит к напарнику, назначенному преемником, даже если тот — последняя мафия; но кто сам стал сыном босса как преемник, тот последней мафии статус не передает. Назначить или сменить преемника можно каждый вечер. Если преемника залинчевали, рядом с его ролью показывают статус.',
  }),
}

const words = {
  uses: {
    nameSuccessor: { en: 'naming a successor', ru: 'выбор преемника' },
  },
  deeds: {
    nameSuccessor: {
      en: '{actor} named {first} as successor',
      ru: `{actor_nom} ${did('actor', 'назвал')} {first_acc} преемником`,
    },
    'nameSuccessor:tried': tried('name {first} as successor', 'назвать {first_acc} преемником'),
  },
  facts: {
    stranger: {
      stands: { en: '{who} does not belong to the side', ru: '{who_nom} — посторонний для этой стороны' },
      falls: { en: '{who} belongs to the side', ru: '{who_nom} — свой для этой стороны' },
    },
    ofTheFamily: {
      stands: { en: '{who} is one of the family', ru: '{who_nom} — член этой группы' },
      falls: { en: '{who} is not one of the family', ru: '{who_nom} — не член этой группы' },
    },
    notTheInsurer: {
      stands: { en: '{who} was not named as the insurer', ru: 'страховать поручено другому, а не {who_dat}' },
      falls: { en: '{who} may be the insurer', ru: '{who_nom} может страховать' },
    },
    namedInsurer: {
      stands: { en: '{who} was named as the insurer', ru: 'стрелок назвал страхующим {who_acc}' },
      falls: { en: '{who} was not named as the insurer', ru: 'страховать поручено другому, а не {who_dat}' },
    },
    thirdShot: {
      stands: { en: 'a third shot is one too many', ru: 'третий выстрел лишний' },
      falls: { en: 'a third shot is not one too many', ru: 'третий выстрел не лишний' },
    },
    allThreeShoot: {
      stands: { en: 'each of the three shoots once', ru: 'из тройки стреляет каждый' },
      falls: { en: 'there are not three of them', ru: 'тройка неполная' },
    },
    insuresPartnersOnly: {
      stands: { en: '{who} can insure only partners', ru: '{who_nom} страхует только напарников' },
      falls: { en: '{who} does not have to insure a partner', ru: '{who_nom} страхует не только напарников' },
    },
    thirdIsFree: {
      stands: { en: 'another partner was named as the insurer', ru: 'страховать поручено другому напарнику' },
      falls: { en: 'no other partner was named as the insurer', ru: 'страховать другому не поручено' },
    },
    successor: {
      stands: { en: '{who} is named as successor', ru: '{who_nom} — преемник' },
      falls: { en: '{who} is not named as successor', ru: '{who_nom} не преемник' },
      would: { en: '{who} would have been named as successor', ru: `{who_nom} ${did('who', 'стал')} бы преемником` },
    },
    successorChosen: {
      stands: { en: 'the host chose {who} as successor', ru: 'ведущий выбрал преемником {who_acc}' },
      falls: { en: 'the host did not choose {who} as successor', ru: 'ведущий выбрал преемником не {who_acc}' },
    },
    onlyPartner: {
      stands: { en: '{who} is the only partner left', ru: 'других напарников у {who_gen} нет' },
      falls: { en: '{who} is not the only partner left', ru: 'у {who_gen} есть и другие напарники' },
    },
    noSon: {
      stands: {
        en: '{who}’s side has no son of the boss or daughter of the head, so it names no successor',
        ru: 'на стороне {who_gen} нет ни сына босса, ни дочери главы, и преемника не назначают',
      },
      falls: { en: 'there is a son of the boss or daughter of the head here', ru: 'сын босса или дочь главы есть' },
    },
    noPartner: {
      stands: {
        en: ifNamed('other', '{who} is no partner of {other}, and only partners can succeed', '{who} is not a partner'),
        ru: ifNamed(
          'other',
          '{who_nom} не напарник {other_gen}, а преемником бывает только напарник',
          '{who_nom} не напарник',
        ),
      },
      falls: { en: '{who} is a partner', ru: '{who_nom} — напарник' },
    },
    lastPartner: {
      stands: {
        en: '{who} is the last one of the pair, and a successor does not pass the status on to the last one',
        ru: '{who_nom} — последний из пары, и преемник не передает статуса дальше',
      },
      falls: { en: 'a successor may pass the status on to {who}', ru: 'преемник может передать статус {who_dat}' },
    },
    namedBefore: {
      stands: {
        en: '{who} was named before, and that takes precedence',
        ru: 'раньше назначен другой преемник, {who_nom}',
      },
      falls: { en: 'nobody else was named', ru: 'другой преемник не назначен' },
    },
    becameSon: {
      stands: { en: '{who} becomes the third partner', ru: '{who_nom} становится третьим членом группы' },
      falls: { en: '{who} does not become the third partner', ru: '{who_nom} не становится третьим членом группы' },
      asks: { en: 'Does {who} become the third partner?', ru: 'Становится ли {who_nom} третьим членом группы?' },
      would: {
        en: '{who} would have become the third partner',
        ru: `{who_nom} ${did('who', 'стал')} бы третьим членом группы`,
      },
    },
    changedSides: {
      stands: { en: '{who} goes over to the other pair', ru: '{who_nom} переходит к другой паре' },
      falls: { en: '{who} does not go over to the other pair', ru: '{who_nom} не переходит к другой паре' },
      asks: { en: 'Does {who} go over to the other pair?', ru: 'Переходит ли {who_nom} к другой паре?' },
      would: {
        en: '{who} would have gone over to the other pair',
        ru: `{who_nom} ${did('who', 'перешел', 'перешла', 'перешли')} бы к другой паре`,
      },
    },
  } satisfies FactWords<typeof facts>,
  tells: {
    becameSon: { en: 'You take over the status: {role}.', ru: 'Ваш статус теперь: {role}.' },
    newSon: { en: '{who} has taken over the status: {role}.', ru: 'У {who_gen} новый статус: {role}.' },
    successorShown: { en: '{who} had become the successor.', ru: 'Преемником стал игрок {who}.' },
  },
  verbs: {
    nameSuccessor: ['name successor', 'name as successor', 'successor'],
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const sonOfBoss = section({ abilities, facts, prompts, rules, rulings, words })
