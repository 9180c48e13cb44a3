/** Rumours: one player shows black for the night that follows (RU-SLN-1). */
import { seatOf } from '../../../journal/state.ts'
import type { SeatId } from '../../../reason/claim.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { type Rules, stated } from '../../../ruleset/localized-text.ts'
import type { Entry } from '../attributes.ts'
import { section } from '../section.ts'
import { sideOrNone } from '../shared/facts.ts'
import type { Refuse } from '../shared/cast-ballots.ts'
import { nightOf } from '../shared/shots.ts'
import { type Side, homeOf, isMixed, negativeOf, sideOf } from '../shared/sides.ts'
import { type ActorGuard, type LateEffect, type Resolution, all } from '../vocabulary.ts'
import { type FactWords, type PartWords, did, tried } from '../words.ts'
import { mayShoot, nameOf, ofSideRu, ownNight, sideEn, toSideRu } from './own-shots.ts'

const abilities = {
  slander: {
    kind: 'deceive',
    told: {
      en: 'On the day before its own night your side may slander one player, also one of its own: checks then show them black.',
      ru: 'Днем перед собственной ночью ваша сторона может очернить одного игрока, в том числе своего: чек покажет его черным.',
    },
    is: ['stays', 'ofPair'],
    targets: 1,
    self: true,
    phases: ['evening', 'night'],
    casual: true,
    rule: 'RU-SLN-1',
    components: [{ does: 'mark', as: 'slander' }],
  },
} satisfies Record<string, Entry>

const facts = declareFacts({
  slandered: { of: 'slot', data: { side: sideOrNone } },
})

/** A rumour comes before a night of one's own side, from somebody who has its shot. */
const refuse: Refuse = (game, { number }, { by, does }) => {
  if (does !== 'slander') return undefined
  const side = mayShoot(game, by)
  if (side === undefined)
    return {
      rule: 'RU-SLN-1',
      says: {
        en: `${nameOf(game, by)} may spread rumors only with a negative role’s shot`,
        ru: `слухи распускают только с выстрелом негативной роли, а у игрока ${nameOf(game, by)} его нет`,
      },
    }
  if (nightOf(game, side, number) !== undefined) return undefined
  return {
    rule: homeOf(negativeOf(seatOf(game, by)!)) === 'mafia' ? 'RU-MAF-10' : 'RU-MAN-5',
    says: {
      en: `night ${number} does not belong to this side`,
      ru: `в ночь ${number} эта сторона слухов не распускает`,
    },
  }
}

const until = (run: Resolution): string => `night ${run.phase.number}`

const ruleOf = (side: Side | undefined): string =>
  side === 'mafia' ? 'RU-MAF-10' : side === 'maniac' ? 'RU-MAN-5' : 'RU-SLN-1'

/** Whose rumour it is; of a pair made of the last two each spreads those of the own side (RU-DET-12). */
const sideIn = (run: Resolution, who: SeatId): Side | undefined =>
  isMixed(run.game.seats) ? homeOf(negativeOf(run.seat(who))) : sideOf(run.game.seats, who)

const slandering: LateEffect = (run, { move: { id: action, actor }, at, why }) => {
  const side = sideIn(run, actor)
  const night = side && ownNight(run, side)
  const slandered = all(
    { is: 'fact', kind: 'slandered', of: at, other: actor, action },
    { rule: 'RU-SLN-1', also: [night === 'RU-FMT-6' ? night : ruleOf(side)], action },
    [why],
  )
  run.put({
    kind: 'slandered',
    of: at,
    by: actor,
    action,
    why: slandered,
    rule: 'RU-SLN-1',
    data: { side: side ?? '' },
    until: until(run),
  })
  return slandered
}

/** One rumour a night for each side: the first in the roster, after what was said in the evening. */
const oneRumour: ActorGuard = (run, { does, actor }) => {
  if (does !== 'slander') return undefined
  const side = sideIn(run, actor)
  const mixed = isMixed(run.game.seats)
  return run.ledger.seekTried(
    {
      kind: 'slandered',
      when: 'soFar',
      where: fact => (mixed || fact.data.side === side) && fact.until === until(run),
    },
    ruleOf(side),
    { is: 'fact', kind: 'rumourSpread', of: '', values: { side: side ?? '' } },
  )
}

const rules: Rules = {
  'RU-MAF-10': stated({
    en: 'Before its nights, or every night once it is the only side left, the mafia may spread a rumor about one player, who then checks black.',
    ru: 'Перед своими ночами, а когда осталась одна — перед каждой, мафия может распустить слухи об одном игроке, и он чекается черным.',
  }),
  'RU-MAN-5': stated({
    en: 'Before even nights the maniac may spread a rumor; a geisha or an imitator in the maniac’s place plays by the same rules.',
    ru: 'Перед четными ночами маньяк может распустить слухи; гейша или подражатель на его месте играют по его правилам.',
  }),
  'RU-SLN-1': stated({
    en: 'On the day before its own night a side may slander one player, including one of its own. Werewolves may do so only once they have a negative role’s shot; this includes a joker, poisoner or executor who is the last black.',
    ru: 'Днем перед собственной ночью сторона может очернить одного игрока, в том числе своего; оборотни — только когда у них есть выстрел негативной роли, в том числе джокер, отравитель или экзекутор, который остался последним черным.',
  }),
}

const words = {
  uses: {
    slander: { en: 'rumor', ru: 'очернение' },
  },
  deeds: {
    slander: {
      en: '{actor} spread a rumor about {first}',
      ru: `{actor_nom} ${did('actor', 'распустил')} слухи про {first_acc}`,
    },
    'slander:tried': tried('spread a rumor about {first}', 'распустить слухи про {first_acc}'),
  },
  facts: {
    slandered: {
      stands: { en: 'a rumor is going around about {who}', ru: 'про {who_acc} распустили слухи' },
      falls: { en: 'there is no rumor about {who}', ru: 'про {who_acc} слухов не распускали' },
      would: { en: 'there would have been a rumor about {who}', ru: 'про {who_acc} распустили бы слухи' },
    },
    nightOf: {
      stands: { en: `this night is open to ${sideEn}`, ru: `эта ночь доступна ${toSideRu}` },
      falls: { en: `this night is not open to ${sideEn}`, ru: `эта ночь недоступна ${toSideRu}` },
    },
    rumourSpread: {
      stands: {
        en: `${sideEn} has already spread a rumor for tonight`,
        ru: `у ${ofSideRu} слухи на эту ночь уже есть`,
      },
      falls: {
        en: `${sideEn} has not spread a rumor for tonight yet`,
        ru: `у ${ofSideRu} очернения на эту ночь еще нет`,
      },
    },
  } satisfies FactWords<typeof facts>,
  verbs: {
    slander: ['slander', 'rumor about', 'rumour about', 'spread a rumor about', 'spread a rumour about', 'blacken'],
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const rumours = section({
  abilities,
  facts,
  rules,
  rulings: { actorGuards: [oneRumour], effects: { slander: slandering } },
  words,
})
/** Its limits are told after what other roles say of it. */
export const rumourLimits = section({ refuse })
