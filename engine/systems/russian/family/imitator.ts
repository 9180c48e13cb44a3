/** The imitator (RU-IMI): how he meets the maniac, pretends to be him, takes his place, and leaves when he is voted out. */
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { type Options, type Rules, stated } from '../../../ruleset/localized-text.ts'
import { type Entry, is } from '../attributes.ts'
import { isVote } from '../day/kinds.ts'
import type { Blow, Part } from '../part.ts'
import { entryOf } from '../roles/role-entries.ts'
import { section } from '../section.ts'
import { losesRed } from '../shared/colour.ts'
import { behindIllusion, dispel } from '../shared/illusion.ts'
import { learnsFact } from '../shared/general-info.ts'
import { shootsAsNegative } from '../shared/moves.ts'
import { perRun } from '../shared/per-run.ts'
import type { Refuse } from '../shared/cast-ballots.ts'
import { isExtended, negativeOf } from '../shared/sides.ts'
import { everyVote } from '../shared/vote-kinds.ts'
import {
  type ActorGuard,
  type Fact,
  type LateEffect,
  type Resolution,
  type TargetGuard,
  all,
  any,
} from '../vocabulary.ts'
import { type FactWords, type PartWords, did, tried } from '../words.ts'

const abilities = {
  pretend: {
    kind: 'deceive',
    told: {
      en: 'Once you two have met, you may pretend to be the maniac each evening. What is aimed at the maniac that night hits an illusion instead.',
      ru: 'После встречи вы можете каждый вечер притвориться маньяком. Что этой ночью направлено в маньяка, попадает в иллюзию.',
    },
    is: ['word', 'stays'],
    targets: 0,
    casual: true,
    phases: ['evening', 'night'],
    rule: 'RU-IMI-2',
    components: [{ does: 'mark', as: 'illusion' }],
  },
  leaveAs: {
    kind: 'deceive',
    told: {
      en: 'If you are lynched, you may leave the game as any negative role that is in the game, or as red before your first kill. You still count as black.',
      ru: 'Если вас залинчевали, вы можете уйти под видом любой негативной роли, которая есть на игре, а до первого убийства и красным. Считаетесь вы все равно черным.',
    },
    is: ['word', 'stays'],
    targets: 0,
    casual: true,
    phases: everyVote,
    rule: 'RU-IMI-6',
    components: [{ does: 'mark', as: 'diesAs' }],
    keys: {
      as: {
        says: { en: 'as what to leave when voted out', ru: 'под видом кого уйти, если залинчуют' },
        values: [
          'red',
          'mafia',
          'maniac',
          'sonOfBoss',
          'hireling',
          'joker',
          'poisoner',
          'executor',
          'geisha',
          'yakuza',
          'daughterOfHead',
          'ninja',
        ],
        must: true,
      },
    },
  },
} satisfies Record<string, Entry>

const facts = declareFacts({
  met: { of: 'slot' },
  illusion: { of: 'slot' },
  metIllusion: { of: 'slot' },
  illusionKilled: { of: 'slot' },
  diesAs: { of: 'slot', data: { team: ['red', 'black'], negative: 'word' } },
})

const options: Options = {
  illusionCivilMove: {
    values: ['foiled', 'spared'],
    rule: 'RU-IMI-2',
    says: {
      en: 'What happens to the civil move of a maniac behind an illusion that is hit: it is foiled, as it would be with their civil role alone, or spared.',
      ru: 'Срывает ли то, что попало в иллюзию, мирный ход маньяка, которого она прикрывает, как это было бы с одной его мирной ролью.',
    },
  },
}

const refuse: Refuse = ({ seats }, _phase, { by, does }) =>
  is(does, 'ofSide')
  && seats.some(({ slot, details }) => slot === by && details?.negative === 'imitator')
  && seats.some(one => one.alive && negativeOf(one) === 'maniac')
    ? {
        rule: 'RU-IMI-1',
        says: {
          en: 'while the maniac is alive, nobody else sends in the maniac’s kills',
          ru: 'пока жив маньяк, его убийств за него никто не присылает',
        },
      }
    : undefined

/** The imitator shoots in the place of a maniac who is out (RU-IMI-1). */
const inHisPlace: ActorGuard = (run, { does, actor }) => {
  const rule = entryOf(negativeOf(run.seat(actor)))?.standsInBy
  if (rule === undefined || !shootsAsNegative({ does })) return undefined
  return all(
    { is: 'fact', kind: 'waitsForManiac', of: actor },
    { rule },
    [],
    [run.given({ is: 'fact', kind: 'maniacGone', of: actor }, rule)],
  )
}

const holder = (run: Resolution, negative: string): SeatId | undefined =>
  run.living().find(seat => negativeOf(seat) === negative)?.slot

/** They meet before the first night on which the maniac kills (RU-IMI-1): at the end of the day before it, or as that night begins. */
function meet(run: Resolution): void {
  const first = isExtended(run.game) ? 1 : 2
  const [maniac, imitator] = [holder(run, 'maniac'), holder(run, 'imitator')]
  if (
    run.phase.number < first
    || maniac === undefined
    || imitator === undefined
    || run.ledger.found({ kind: 'met', of: imitator, when: 'soFar' }).length
  )
    return
  const why = run.given({ is: 'fact', kind: 'met', of: imitator, other: maniac }, 'RU-IMI-1')
  run.put({ kind: 'met', of: imitator, by: maniac, why, rule: 'RU-IMI-1', lasting: true })
  for (const [to, about, kind] of [
    [imitator, maniac, 'met'],
    [maniac, imitator, 'metImitator'],
  ] as const) {
    learnsFact(
      run,
      to,
      { action: '', ability: 'pretend' },
      about,
      'negativeRole',
      about === maniac ? 'maniac' : 'imitator',
      'RU-IMI-1',
      why,
    )
    run.tell(to, kind, { who: about }, 'RU-IMI-1')
  }
}

/** An illusion of the maniac for this night. */
const pretending: LateEffect = (run, { move: { id: action, actor }, why }) => {
  const maniac = holder(run, 'maniac')
  const met = run.ledger.seek({ kind: 'met', of: actor, when: 'soFar' }, 'RU-IMI-2', {
    is: 'fact',
    kind: 'hasMet',
    of: actor,
    other: maniac ?? '',
  })
  const claim = { is: 'fact', kind: 'illusion', of: maniac ?? actor, other: actor, action } as const
  if (maniac === undefined)
    return all(
      claim,
      { rule: 'RU-IMI-2', action },
      [why],
      [run.given({ is: 'fact', kind: 'noManiac', of: actor }, 'RU-IMI-2')],
    )
  const illusion = all(claim, { rule: 'RU-IMI-2', action }, [why, met])
  run.put({
    kind: 'illusion',
    of: maniac,
    by: actor,
    action,
    why: illusion,
    rule: 'RU-IMI-2',
    until: `night ${run.phase.number}`,
  })
  return illusion
}

/** An attack on an illusion is none on the maniac: he loses no move by it and hears of nothing. */
function onAttacked(run: Resolution, { of, by, action, data }: Fact<'attacked'>): void {
  const behind = by === of || data.cause === 'kamikaze' ? undefined : behindIllusion(run, of)
  if (behind?.holds)
    run.put({
      kind: 'metIllusion',
      of,
      ...(by !== undefined && { by }),
      ...(action !== undefined && { action }),
      why: behind,
      rule: 'RU-IMI-2',
    })
}

/** Who is behind an illusion when the night's attacks are settled; they fell before anything of it was known. */
const behindThen = perRun<Map<SeatId, Reason>>(() => new Map())

function beforeSettling(run: Resolution): void {
  for (const { slot } of run.living()) {
    const behind = behindIllusion(run, slot)
    if (behind) behindThen(run).set(slot, behind)
  }
}

/** What would kill the maniac kills the illusion (RU-IMI-2). */
function takenByIllusion(run: Resolution, { victim, killer, action, cause }: Blow): Reason[] {
  const behind = victim === killer ? undefined : behindThen(run).get(victim)
  // Whom a kamikaze takes along is the maniac himself (RU-IMI-5).
  if (behind && cause === 'kamikaze')
    return [
      all(
        { is: 'fact', kind: 'illusionHelps', of: victim },
        { rule: 'RU-IMI-5' },
        [behind],
        [run.given({ is: 'fact', kind: 'wentHimself', of: victim }, 'RU-IMI-5')],
      ),
    ]
  if (behind?.holds)
    run.put({
      kind: 'illusionKilled',
      of: victim,
      by: killer,
      action,
      why: all(
        { is: 'fact', kind: 'illusionKilled', of: victim, other: killer, action },
        { rule: 'RU-IMI-4', action },
        [behind],
      ),
      rule: 'RU-IMI-4',
    })
  return behind ? [behind] : []
}

/** From the doctor on, a killed illusion is none any more (RU-IMI-4). */
function afterSettling(run: Resolution): void {
  for (const { of, why } of run.ledger.found({ kind: 'illusionKilled', when: 'soFar' })) dispel(run, of, why)
}

/** Nor is one whose imitator was killed. */
function onDeath(run: Resolution, { of, why }: Fact<'death'>): void {
  for (const { of: maniac } of run.ledger.found({ kind: 'illusion', when: 'soFar', where: ({ by }) => by === of }))
    dispel(run, maniac, all({ is: 'fact', kind: 'imitatorKilled', of }, { rule: 'RU-IMI-4' }, [why]))
}

/** What would do lasting harm to the maniac himself finds the illusion. */
const stopAtIllusion: TargetGuard = (run, { does }, at) => (is(does, 'lasting') ? behindIllusion(run, at) : undefined)

/** As what the imitator leaves when he is voted out (RU-IMI-6). */
const leaving: LateEffect = (
  run,
  {
    move: {
      id: action,
      actor,
      with: { as = '' },
    },
    why,
  },
) => {
  const claim = { is: 'fact', kind: 'diesAs', of: actor, action, values: { role: as } } as const
  const inGame = run.game.seats.some(seat => negativeOf(seat) === as)
  const killed = run.ledger.seekTried({ kind: 'kill', of: actor, where: losesRed, when: 'soFar' }, 'RU-IMI-6', {
    is: 'fact',
    kind: 'hasKilled',
    of: actor,
  })
  const against =
    as === 'red'
      ? killed
      : inGame
        ? []
        : [
            any({ is: 'fact', kind: 'notInGame', of: '', values: { role: as } }, { rule: 'RU-IMI-6' }, [
              run.given({ is: 'fact', kind: 'notDealt', of: '', values: { role: as } }, 'RU-IMI-6'),
            ]),
          ]
  const leaves = all(claim, { rule: 'RU-IMI-6', action }, [why], against)
  run.put({
    kind: 'diesAs',
    of: actor,
    by: actor,
    action,
    why: leaves,
    rule: 'RU-IMI-6',
    data: { team: as === 'red' ? 'red' : 'black', negative: as === 'red' ? '' : as },
  })
  return leaves
}

const rulings: Part = {
  actorGuards: [inHisPlace],
  targetGuards: [stopAtIllusion],
  effects: { illusion: pretending, diesAs: leaving },
  before: {
    start: run => {
      if (!isVote(run.phase.kind)) meet(run)
    },
    doctor: beforeSettling,
  },
  after: { doctor: afterSettling },
  reactions: { attacked: onAttacked, death: onDeath },
  takes: takenByIllusion,
  results: ['illusion', 'tookPlace', 'shownAs'],
  dusk: [meet],
}

const rules: Rules = {
  'RU-IMI-1': stated({
    en: 'The imitator takes the maniac’s place when the maniac is out. They learn who the maniac is before the first night on which the maniac kills; while the maniac is alive, nobody else sends in the maniac’s kills.',
    ru: 'Подражатель занимает место выбывшего маньяка. Кто маньяк, он узнает перед первой ночью, в которую маньяк убивает; пока маньяк жив, его убийства никто другой не присылает.',
  }),
  'RU-IMI-2': stated({
    en: 'Once they have met, the imitator may pretend to be the maniac each evening: whatever is aimed at the maniac that night hits an illusion. It has the effect it would have if the maniac had only their civil role, but the maniac is not harmed: they do not die together with a geisha or prostitute, no life is used up for them, and a kamikaze’s illusion takes its killer with it. Capture, poison and the moves of the prostitute and geisha are foiled, and the players who sent them in are told so.',
    ru: 'После встречи подражатель может каждый вечер притвориться маньяком: что этой ночью направлено в маньяка, попадает в иллюзию. Последствия те же, как если бы у маньяка была одна мирная роль, а сам маньяк невредим: он не умирает вместе с гейшей или проституткой, запасная жизнь за него не тратится, а иллюзия-камикадзе забирает убийцу с собой. Захват, отравление и ходы проститутки и гейши срываются, и тому, кто их прислал, об этом сообщают.',
  }),
  'RU-IMI-3': stated({
    en: 'An illusion is red to every check and to its verification, if the civil role can be checked at all. What is aimed at the imitator works as usual.',
    ru: 'Иллюзия красная для любого чека и для его проверки, если мирную роль вообще можно прочекать. Что направлено в самого подражателя, действует как всегда.',
  }),
  'RU-IMI-4': stated({
    en: 'If the imitator or the illusion is killed, everything that comes after the doctor reaches the maniac.',
    ru: 'Если убиты подражатель или иллюзия, все, что идет после доктора, попадает в самого маньяка.',
  }),
  'RU-IMI-5': stated({
    en: 'The illusion holds even if the imitator’s negative role is blocked or their face is cut. It does not help against a madman or against a kamikaze the maniac attacks.',
    ru: 'Иллюзия остается и тогда, когда негативная роль подражателя заблокирована или ему срезали лицо. Она не помогает ни от безумца, ни от камикадзе, на которого напал маньяк.',
  }),
  'RU-IMI-6': stated({
    en: 'An imitator who is voted out may leave as any negative role in the game, or before their first kill as a red. They count as black all the same.',
    ru: 'Если подражателя залинчевали, он может уйти под видом любой негативной роли, которая есть на игре, а до своего первого убийства — и красным. Считается он все равно черным.',
  }),
  'RU-IMI-7': stated({
    en: 'The imitator is truly red until they meet the maniac, also to verified checks. In the maniac’s place they show red until their first kill, which already counts that same night.',
    ru: 'До встречи подражатель по-настоящему красный, в том числе при проверке чека. На месте маньяка он чекается красным до первого убийства, которое видно уже в ту же ночь.',
  }),
}

const words = {
  uses: {
    pretend: { en: 'pretense', ru: 'иллюзия' },
    leaveAs: { en: 'disguise', ru: 'личина' },
  },
  deeds: {
    pretend: {
      en: '{actor} pretends to be the maniac',
      ru: `{actor_nom} ${did('actor', 'притворялся', 'притворялась', 'притворялись')} маньяком`,
    },
    leaveAs: { en: '{actor} puts on a disguise', ru: `{actor_nom} ${did('actor', 'надел')} личину` },
    'pretend:tried': tried('pretend to be the maniac', 'притвориться маньяком'),
    'leaveAs:tried': tried('put on a disguise', 'надеть личину'),
  },
  facts: {
    met: {
      stands: { en: '{who} and {other} have met', ru: '{who_nom} и {other_nom} встретились' },
      falls: { en: '{who} has not met the maniac', ru: `{who_nom} еще не ${did('who', 'встретил')} маньяка` },
    },
    noManiac: {
      stands: { en: 'there is no maniac to imitate', ru: 'подражать некому: маньяка нет' },
      falls: { en: 'there is a maniac', ru: 'маньяк есть' },
    },
    hasMet: {
      stands: { en: '{who} has met {other}', ru: '{who_nom} уже знает маньяка ({other_nom})' },
      falls: { en: '{who} has not met the maniac', ru: `{who_nom} еще не ${did('who', 'встретил')} маньяка` },
      would: { en: '{who} would have met {other}', ru: `{who_nom} ${did('who', 'встретил')} бы маньяка ({other_nom})` },
    },
    illusion: {
      stands: { en: 'there is an illusion of {who}', ru: '{who_nom} создает иллюзию' },
      falls: { en: 'there is no illusion of {who}', ru: '{who_nom} не создает иллюзии' },
      asks: { en: 'Is there an illusion of {who}?', ru: 'Создает ли {who_nom} иллюзию?' },
      would: { en: 'there would have been an illusion of {who}', ru: `{who_nom} ${did('who', 'создал')} бы иллюзию` },
    },
    behindIllusion: {
      stands: { en: 'an illusion covers {who}', ru: '{who_nom} под прикрытием иллюзии' },
      falls: { en: 'no illusion covers {who}', ru: '{who_nom} без прикрытия иллюзии' },
      would: {
        en: 'an illusion would have covered {who}',
        ru: `{who_nom} ${did('who', 'был')} бы под прикрытием иллюзии`,
      },
    },
    imitatorHindered: {
      stands: { en: 'what is done to {who} ends the illusion', ru: 'блок рассеивает иллюзию {who_gen}' },
      falls: { en: 'what is done to {who} does not end the illusion', ru: 'блок не мешает иллюзии {who_gen}' },
    },
    blockedTonight: {
      stands: { en: '{who} is blocked', ru: '{who_nom} под блоком' },
      falls: { en: '{who} is not blocked', ru: '{who_nom} не под блоком' },
    },
    pretendsAllTheSame: {
      stands: { en: 'the pretense goes on all the same', ru: 'притворство остается в силе' },
      falls: { en: 'the pretense ends', ru: 'притворство окончено' },
    },
    reachesHimself: {
      stands: { en: 'it also reaches {who}, the maniac', ru: 'ход задевает и самого маньяка ({who_nom})' },
      falls: { en: 'it does not reach {who}, the maniac', ru: 'ход не задевает самого маньяка ({who_nom})' },
    },
    metIllusion: {
      stands: { en: 'the attack hits an illusion of {who}', ru: 'нападение приходится на иллюзию {who_gen}' },
      falls: { en: 'the attack does not hit an illusion of {who}', ru: 'нападение приходится не на иллюзию {who_gen}' },
    },
    illusionKilled: {
      stands: { en: '{other} kills the illusion of {who}', ru: '{other_nom} убивает иллюзию {who_gen}' },
      falls: { en: 'the illusion of {who} is not killed', ru: 'иллюзия {who_gen} цела' },
    },
    imitatorKilled: {
      stands: { en: 'the imitator {who} is killed', ru: 'подражатель ({who_nom}) убит' },
      falls: { en: 'the imitator {who} is alive', ru: 'подражатель ({who_nom}) жив' },
    },
    waitsForManiac: {
      stands: {
        en: '{who} leaves the killing to the maniac',
        ru: '{who_nom} не убивает: пока жив настоящий маньяк, стреляет только он',
      },
      falls: { en: '{who} does not leave the killing to the maniac', ru: '{who_nom} теперь ходит как киллер' },
    },
    maniacGone: {
      stands: { en: 'the maniac is out', ru: 'маньяка больше нет' },
      falls: { en: 'the maniac is alive', ru: 'маньяк жив' },
    },
    tookPlace: {
      stands: { en: '{who} takes the maniac’s place', ru: '{who_nom} занимает место маньяка' },
      falls: { en: '{who} does not take the maniac’s place', ru: '{who_nom} не занимает места маньяка' },
      asks: { en: 'Does {who} take the maniac’s place?', ru: 'Занимает ли {who_nom} место маньяка?' },
      would: {
        en: '{who} would have taken the maniac’s place',
        ru: `{who_nom} ${did('who', 'занял')} бы место маньяка`,
      },
    },
    diesAs: {
      stands: { en: '{who} leaves in disguise', ru: '{who_nom} уходит под чужой личиной' },
      falls: { en: '{who} leaves without a disguise', ru: '{who_nom} уходит без личины' },
    },
    notInGame: {
      stands: { en: 'no such role is in the game', ru: 'такой роли на игре нет' },
      falls: { en: 'such a role is in the game', ru: 'такая роль на игре есть' },
      ground: 'against',
    },
    notDealt: {
      stands: { en: 'that role was not dealt', ru: 'такая роль не роздана' },
      falls: { en: 'that role was dealt', ru: 'такая роль роздана' },
    },
  } satisfies FactWords<typeof facts>,
  tells: {
    met: {
      en: '{who} is the maniac. You may now write to each other.',
      ru: 'Вы встретили маньяка: это {who_nom}. Теперь вы можете переписываться.',
    },
    metImitator: {
      en: '{who} imitates you. You may now write to each other.',
      ru: 'Вы встретили подражателя: это {who_nom}. Теперь вы можете переписываться.',
    },
    tookPlace: {
      en: '{who} is out. You have taken the maniac’s place.',
      ru: 'Маньяк ({who_nom}) выбыл из игры. Теперь вы на его месте.',
    },
  },
  verbs: {
    pretend: ['pretend', 'pretend to be the maniac', 'make an illusion'],
    leaveAs: ['leave as', 'die as'],
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const imitator = section({ abilities, facts, options, refuse, rules, rulings, words })
