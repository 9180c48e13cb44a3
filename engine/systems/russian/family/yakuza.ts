/** Two pairs of killers (RU-YAK): whom each may whiten, what a broken pair gives up, and when one steps in for the other. */
import { seatOf } from '../../../journal/state.ts'
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { getOwn } from '../../../ruleset/catalogue.ts'
import { type Options, type Rules, stated } from '../../../ruleset/localized-text.ts'
import { type Entry, is } from '../attributes.ts'
import { section } from '../section.ts'
import { sideOrNone } from '../shared/facts.ts'
import { hasYakuza, isWhole, partnersOf, reduced } from '../shared/pairs.ts'
import type { Refuse } from '../shared/cast-ballots.ts'
import { accountsOf } from '../shared/shots.ts'
import { type Side, homeOf, isExtended, isMixed, negativeOf, otherSide, sideOf, sides } from '../shared/sides.ts'
import { type LateEffect, type Resolution, all } from '../vocabulary.ts'
import { type FactWords, type PartWords, did, tried } from '../words.ts'

const abilities = {
  whiten: {
    kind: 'deceive',
    told: {
      en: 'Each evening a whole pair may whiten one of its two, who then checks as red; rumors are stronger.',
      ru: 'Каждый вечер целая пара может окраснить одного из двоих: чек покажет его красным; слухи сильнее.',
    },
    is: ['stays'],
    targets: 1,
    casual: true,
    self: true,
    phases: ['evening', 'night'],
    rule: 'RU-YAK-3',
    components: [{ does: 'mark', as: 'whitened' }],
  },
} satisfies Record<string, Entry>

const facts = declareFacts({
  whitened: { of: 'slot', data: { pair: [...sideOrNone, 'mixed'] } },
})

const options: Options = {
  mixedPairNights: {
    values: ['either', 'own'],
    rule: 'RU-YAK-6',
    says: {
      en: 'Who makes each night’s shot in a pair made of the last mafioso and the last yakuza: either of them on any night, or each on their own side’s night.',
      ru: 'Может ли в паре из последней мафии и последней якудзы в любую ночь стрелять любой из двоих, или каждый стреляет только в ночи своей стороны.',
    },
  },
}

/** Shots of a side that gave up its night, and of a partner whose night it is not. */
const refuse: Refuse = (game, { number }, { by, does }) => {
  if (!is(does, 'ownShot')) return undefined
  const side = sideOf(game.seats, by)
  if (side !== undefined && reduced(game, side))
    return {
      rule: 'RU-YAK-2',
      says: {
        en: 'one against a pair has no shot; insurance is sent in as a separate move',
        ru: 'у одиночки против пары выстрела нет; страховку присылают отдельным ходом',
      },
    }
  if (!isMixed(game.seats) || getOwn(game.options, 'mixedPairNights') !== 'own') return undefined
  const home: Side = number % 2 ? 'mafia' : 'maniac'
  return homeOf(negativeOf(seatOf(game, by)!)) !== home && accountsOf(game, number).mafia.available === 1
    ? {
        rule: 'RU-YAK-6',
        says: {
          en: 'tonight’s shot is the partner’s; insurance is sent in as a separate move',
          ru: 'выстрел этой ночи — у напарника; страховку присылают отдельным ходом',
        },
      }
    : undefined
}

/** Whether the other pair may step in for this one although its victim was saved: both are whole. */
export const crossesPairs = (run: Resolution, _insured: Side): boolean => {
  const { seats } = run.game
  return hasYakuza(seats) && sides.every(side => isWhole(seats, side))
}

export const sideFor = (run: Resolution, who: SeatId): Side | undefined => sideOf(run.game.seats, who)

/** One of a pair shows red for a night (RU-YAK-3). */
const whitening: LateEffect = (run, { move: { id: action, actor }, at, why }) => {
  const { seats } = run.game
  const side = sides.find(one => partnersOf(seats, one).some(({ slot }) => slot === actor))
  const mixed = isMixed(seats)
  const pair = side === undefined ? [] : mixed ? sides.flatMap(one => partnersOf(seats, one)) : partnersOf(seats, side)
  const until = `night ${run.phase.number}`
  const key = mixed ? 'mixed' : (side ?? '')
  const before = run.ledger
    .found({ kind: 'whitened', when: 'soFar', where: ({ data, until: last }) => data.pair === key && last === until })
    .map(({ of, why }) => all({ is: 'fact', kind: 'whitenedBefore', of }, { rule: 'RU-YAK-3' }, [why]))
  const whitened = all(
    { is: 'fact', kind: 'whitened', of: at, other: actor, action },
    { rule: 'RU-YAK-3', action },
    [why, ...(side === undefined ? [] : [mayWhiten(run, side)])],
    [
      ...(pair.some(({ slot }) => slot === at)
        ? []
        : [run.given({ is: 'fact', kind: 'noneOfThePair', of: at }, 'RU-YAK-3')]),
      ...before,
    ],
  )
  run.put({ kind: 'whitened', of: at, by: actor, action, why: whitened, rule: 'RU-YAK-3', until, data: { pair: key } })
  return whitened
}

/** Whose right it is: that of a whole pair of yakuza, then of the mafia, and of a pair made of the last two. */
function mayWhiten(run: Resolution, side: Side): Reason {
  const { seats } = run.game
  const broken = (one: Side): Reason[] =>
    isWhole(seats, one)
      ? []
      : [run.given({ is: 'fact', kind: 'pairBroken', of: '', values: { side: one } }, 'RU-YAK-3')]
  const others =
    side === 'mafia' && !isExtended(run.game) && isWhole(seats, otherSide(side))
      ? [run.given({ is: 'fact', kind: 'othersRight', of: '', values: { side: otherSide(side) } }, 'RU-YAK-3')]
      : []
  const claim = { is: 'fact', kind: 'mayWhiten', of: '', values: { side } } as const
  if (!hasYakuza(seats))
    return all(claim, { rule: 'RU-YAK-3' }, [], [run.given({ is: 'fact', kind: 'noYakuza', of: '' }, 'RU-YAK-3')])
  return isMixed(seats)
    ? run.given({ is: 'fact', kind: 'lastTwo', of: '' }, 'RU-YAK-3')
    : all(claim, { rule: 'RU-YAK-3' }, [], [...broken(side), ...others])
}

const rules: Rules = {
  'RU-YAK-1': stated({
    en: 'The yakuza are two killers in place of the maniac and one werewolf. They shoot on the maniac’s nights by the mafia’s rules; their daughter of the head is a son of the boss, and their ninja is a hireling.',
    ru: 'Якудза — два киллера вместо маньяка и одного оборотня. Они стреляют в его ночи по правилам мафии; дочь главы у них то же, что сын босса, а ниндзя — то же, что наемник.',
  }),
  'RU-YAK-2': stated({
    en: 'A side reduced to one while the other has at least two gives up its night and the shots it kept; a son, daughter, hireling or ninja counts as its third. In the extended format a side keeps its night as long as one of its members is alive. A hireling or ninja without employers goes over to the other pair.',
    ru: 'Сторона, у которой остался один, пока у другой хотя бы двое, отдает свою ночь и запасные выстрелы; сын босса, дочь главы, наемник или ниндзя считается третьим на своей стороне. В расширенном формате сторона сохраняет ночь, пока на ней жив хоть один. Наемник или ниндзя без нанимателей переходит к другой паре.',
  }),
  'RU-YAK-3': stated({
    en: 'Yakuza show black, but each evening a whole pair may whiten one of its two members; rumors override this. The mafia has this right only while both mafia are alive and a yakuza is out, or in the extended format while their pair is whole. A pair made of the last two keeps it.',
    ru: 'Якудза чекается черной, но каждый вечер целая пара может окраснить одного из двоих; слухи сильнее. У мафии это право есть, только когда обе мафии живы, а одна из якудз выбыла, в расширенном формате — пока цела ее пара. Пара из последних двоих его сохраняет.',
  }),
  'RU-YAK-4': stated({
    en: 'A lone shooter against a pair has no shot, but insures the pair with a target of their own, and passes over blacks.',
    ru: 'У одиночки против пары выстрела нет, но он страхует пару с собственной целью и черного обходит.',
  }),
  'RU-YAK-5': stated({
    en: 'While both pairs are whole and only one has a shot, a killer of the other insures it, even if the victim was saved. A hireling or ninja may do it, and their employer does not follow.',
    ru: 'Пока обе пары целы и выстрел есть только у одной, ее страхует киллер другой, даже если жертву спасли. Это может сделать наемник или ниндзя, и его наниматель следом не идет.',
  }),
  'RU-YAK-6': stated({
    en: 'A mafioso and a yakuza left without partners, without a third or hired member and without a geisha in a partner’s place form one new pair with everything partners have: insurance without asking, even if the victim was saved, moves sent in for each other, consent to a suicide and to a shot at the partner, and one shot each if there are two. Either makes the shot on either night, unless the host has each keep to their own.',
    ru: 'Мафия и якудза, оставшиеся без напарников, без третьего или наемного и без гейши на месте напарника, — одна новая пара, у которой есть все, что есть у напарников: страховка без всякой просьбы, и тогда, когда жертву спасли, ходы, присланные друг за друга, согласие на самоубийство и на выстрел в напарника, по одному выстрелу на каждого, если их два. Выстрел любой из ночей делает любой из двоих, если ведущий не закрепил за каждым свою.',
  }),
}

export const sideEn = '{side, select, mafia {the mafia} other {the maniac’s side}}'

export const sideRu = '{side, select, mafia {сторона мафии} other {сторона маньяка}}'

/** The same in other cases. */
export const ofSideRu = '{side, select, mafia {стороны мафии} other {стороны маньяка}}'
export const onSideRu = '{side, select, mafia {сторону мафии} other {сторону маньяка}}'

const words = {
  uses: {
    whiten: { en: 'whitening', ru: 'окраснение' },
  },
  deeds: {
    whiten: { en: '{actor} whitens {first}', ru: `{actor_nom} ${did('actor', 'окрасил')} {first_acc} в красный` },
    'whiten:tried': tried('whiten {first}', 'окрасить {first_acc} в красный'),
  },
  facts: {
    whitened: {
      stands: { en: '{who} is whitened', ru: '{who_acc} окрасили в красный' },
      falls: { en: '{who} is not whitened', ru: '{who_acc} не окрасили в красный' },
      would: { en: '{who} would have been whitened', ru: '{who_acc} окрасили бы в красный' },
    },
    whitenedBefore: {
      stands: { en: '{who} has already been whitened', ru: 'на эту ночь уже окрасили {who_acc}' },
      falls: { en: 'nobody else was whitened', ru: 'больше никого не окрасили' },
    },
    noneOfThePair: {
      stands: {
        en: 'only one of the pair itself may be whitened, and {who} does not belong to it',
        ru: 'окрасить можно только одного из самой пары, а {who_nom} в нее не входит',
      },
      falls: { en: '{who} is of the pair that whitens', ru: '{who_nom} из пары, которая окрашивает' },
    },
    mayWhiten: {
      stands: { en: `${sideEn} may whiten`, ru: `у ${ofSideRu} есть право на окраснение` },
      falls: { en: `${sideEn} may not whiten`, ru: `у ${ofSideRu} нет права на окраснение` },
    },
    pairBroken: {
      stands: {
        en: `only a whole pair may whiten, and ${sideEn} has none`,
        ru: `окрашивать может только целая пара, а у ${ofSideRu} ее нет`,
      },
      falls: { en: `both of the pair of ${sideEn} are left`, ru: `у ${ofSideRu} пара в полном составе` },
    },
    othersRight: {
      stands: { en: `the right belongs to ${sideEn}`, ru: `право на окраснение пока у ${ofSideRu}` },
      falls: { en: `the right does not belong to ${sideEn}`, ru: `право на окраснение не у ${ofSideRu}` },
    },
    noYakuza: {
      stands: {
        en: 'whitening takes yakuza, and there are none in the game',
        ru: 'окрашивать можно, только если на игре есть якудза, а ее нет',
      },
      falls: { en: 'there are yakuza in the game', ru: 'якудза на игре есть' },
    },
    lastTwo: {
      stands: { en: 'the last two of both pairs are one pair', ru: 'последние двое теперь одна пара' },
      falls: { en: 'they are not the last two', ru: 'это не последние двое' },
    },
  } satisfies FactWords<typeof facts>,
  verbs: {
    whiten: ['whiten', 'make red', 'redden'],
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const yakuza = section({
  abilities,
  facts,
  options,
  refuse,
  rules,
  rulings: { effects: { whitened: whitening } },
  words,
})
