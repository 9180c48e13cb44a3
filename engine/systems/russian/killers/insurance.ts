/** Insurance (RU-INS, RU-MAF-6 to RU-MAF-9): whether a shooter, or a whole side, was kept from it, so that somebody may step in. */
import { type Game, seatOf } from '../../../journal/state.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { type Rules, stated } from '../../../ruleset/localized-text.ts'
import { type Entry, is } from '../attributes.ts'
import { whenNoneDied } from '../family/turns.ts'
import { partnersVictim } from '../family/turns.ts'
import { section } from '../section.ts'
import { planOf } from '../shared/plan.ts'
import type { Refuse } from '../shared/cast-ballots.ts'
import { accountsOf } from '../shared/shots.ts'
import { type Side, killersOf, negativeOf, sideOf } from '../shared/sides.ts'
import { type Fact, type LateEffect, type Resolution, all, any } from '../vocabulary.ts'
import { type PartWords, did, tried } from '../words.ts'
import {
  hasShot,
  mayShoot,
  nameOf,
  noKiller,
  partnersOf,
  ofSideRu,
  sentBy,
  sideEn,
  sideRu,
  toSideRu,
} from './own-shots.ts'

const abilities = {
  insure: {
    kind: 'kill',
    told: {
      en: 'When your side has no shot, you may insure the side that has one, with a target of your own. You shoot only if the other side was kept from attacking.',
      ru: 'Когда у вашей стороны выстрела нет, вы можете страховать ту, у которой он есть, с собственной целью. Вы стреляете, только если другой стороне помешали напасть.',
    },
    is: ['uncounted', 'stays', 'shot', 'insurance', 'ofSide', 'ofPair'],
    targets: 1,
    phases: ['night'],
    turn: 'shot',
    casual: true,
    rule: 'RU-INS-3',
    sparesSecretary: 'RU-SEC-2',
    components: [{ does: 'mark', as: 'shot' }],
    keys: sentBy,
  },
  declineInsurance: {
    kind: 'other',
    told: {
      en: 'If you do not shoot, you insure your partner, who does. You may decline that.',
      ru: 'Если стреляете не вы, вы страхуете напарника. От этого можно отказаться.',
    },
    is: ['spoken', 'byLetter', 'uncounted', 'stays', 'declines', 'ofSide'],
    targets: 0,
    phases: ['night'],
    turn: 'shot',
    casual: true,
    rule: 'RU-INS-1',
    components: [{ does: 'mark', as: 'uninsured' }],
  },
} satisfies Record<string, Entry>

/** Whoever alone has the shots of a side uses them, and insures nobody (RU-MAN-3, RU-INS-3). */
const refuse: Refuse = (game, { number }, { by, does }) => {
  if (does !== 'insure') return undefined
  const side = mayShoot(game, by)
  if (side === undefined) return negativeOf(seatOf(game, by)!) === 'geisha' ? undefined : noKiller(game, by)
  if (killersOf(game.seats, side).length > 1 || accountsOf(game, number)[side].available <= 0) return undefined
  return {
    rule: side === 'mafia' ? 'RU-INS-3' : 'RU-MAN-3',
    says: {
      en: `${nameOf(game, by)} has their own shot tonight; send it in as shoot`,
      ru: `у игрока ${nameOf(game, by)} этой ночью свой выстрел; его и присылают`,
    },
  }
}

/** Who sent a move in is asked of those who have partners (RU-INS-2). */
export const asks = (game: Game, by: string, key: string): boolean =>
  key !== 'sentBy' || partnersOf(game, by).length > 0

/** Who shoots in the place of this side goes by the rule of his own one. */
export const crossRule = (insured: Side): RuleId => (insured === 'maniac' ? 'RU-MAF-6' : 'RU-MAN-3')

/** A shot of the side's own, and no insurance that was not needed. */
export const isOwn = (run: Resolution, { action = '', by, data }: Fact<'prevented' | 'cancelled'>): boolean =>
  data.cause === 'order'
  // A hired killer without employers who aims at a role shoots like anybody (RU-HIR-8).
  || run.moves.some(({ id, does, actor }) => id === action && is(does, 'order') && actor === by)
  || (data.cause === 'shot'
    && planOf(run).uses.get(action)?.as === 'own'
    && run.moves.some(({ id, actor }) => id === action && actor === by))

/** A partner steps in where an earlier role kept the shooter from it, and at another target also where the shot was called off (RU-MAF-9, RU-INS-1). */
export function keptFrom(run: Resolution, shooter: SeatId, at: SeatId): Reason {
  const own = {
    of: shooter,
    when: 'soFar' as const,
    where: (fact: Fact<'prevented' | 'cancelled'>) => isOwn(run, fact),
  }
  const calledOff = run.ledger
    .attempts({ ...own, kind: 'cancelled' })
    .map(fact =>
      all(
        { is: 'fact', kind: 'elsewhere', of: shooter, other: at },
        { rule: 'RU-INS-1' },
        [run.ledger.standing(fact, 'soFar')],
        fact.data.target === at
          ? [run.given({ is: 'fact', kind: 'sameTarget', of: at, other: shooter }, 'RU-MAF-9')]
          : [],
      ),
    )
  return any({ is: 'fact', kind: 'kept', of: shooter }, { rule: 'RU-INS-1' }, [
    ...run.ledger.attempts({ ...own, kind: 'prevented' }).map(({ why }) => why),
    ...calledOff,
    ...(partnersVictim(run, shooter) ? [whenNoneDied(run, 'mafia', 'RU-YAK-6')] : []),
  ])
}

/** One partner steps in for a shooter, and no second one after him (RU-INS-1). */
export function insuredAlready(run: Resolution, actor: SeatId, shooter: SeatId): Reason[] {
  const { uses } = planOf(run)
  const inHisPlace = ({ by, action = '', phase }: Fact<'attacked'>): boolean => {
    const use = uses.get(action)
    return (
      phase === undefined
      && by !== actor
      && by !== shooter
      && (use?.as === 'partner'
        ? use.of === shooter
        : use?.as === 'own' && run.moves.some(({ id, actor: sender }) => id === action && sender === shooter))
    )
  }
  const reason = run.ledger.seek({ kind: 'attacked', when: 'soFar', where: inHisPlace }, 'RU-INS-1', {
    is: 'fact',
    kind: 'insuredAlready',
    of: shooter,
  })
  return reason.holds ? [reason] : []
}

/** The other side steps in where a shot was prevented, or passed on with that word, and nothing of the side attacked anybody (RU-INS-3, RU-KILL-7). */
export function sideKept(run: Resolution, side: Side): Reason {
  const prevented = run.ledger.attempts({
    kind: 'prevented',
    when: 'soFar',
    where: fact => fact.data.account === side && isOwn(run, fact),
  })
  // A shot that was called off is no attack either (RU-GEI-2).
  const calledOff = run.ledger.attempts({
    kind: 'cancelled',
    when: 'soFar',
    where: fact => fact.data.account === side && isOwn(run, fact),
  })
  const attacked = run.ledger.seekTried(
    { kind: 'attacked', when: 'soFar', where: ({ data, phase }) => phase === undefined && data.account === side },
    'RU-INS-3',
    { is: 'fact', kind: 'sideAttacked', of: '', values: { side } },
  )
  const partner = insuredWithin(run, side)
  const passes = run.ledger
    .found({
      kind: 'passed',
      when: 'soFar',
      where: ({ of, phase }) => phase === undefined && sideOf(run.game.seats, of) === side,
    })
    .map(({ of, why, data }) =>
      all(
        { is: 'fact', kind: 'passKeepsInsurance', of },
        { rule: 'RU-KILL-7' },
        [why],
        data.keeps === true ? [] : [run.given({ is: 'fact', kind: 'passCancels', of }, 'RU-KILL-7')],
      ),
    )
  return all(
    { is: 'fact', kind: 'sideKept', of: '', values: { side } },
    { rule: 'RU-INS-3' },
    [
      hasShot(run, side),
      any({ is: 'fact', kind: 'noneCame', of: '', values: { side } }, { rule: 'RU-INS-3' }, [
        ...[...prevented, ...calledOff].map(({ why }) => why),
        ...passes,
      ]),
    ],
    [...attacked, ...(partner ? [partner] : [])],
  )
}

/** Mafia whom a partner insures needs nobody else, and so for the other side (RU-MAN-3, RU-MAF-6). */
function insuredWithin(run: Resolution, side: Side): Reason | undefined {
  const { uses, silent } = planOf(run)
  const killers = killersOf(run.game.seats, side).map(({ slot }) => slot)
  const asked = run.moves.find(({ id, actor }) => {
    const use = uses.get(id)
    return use?.as === 'partner' && use.side === side && killers.includes(actor)
  })?.actor
  const insurer = asked ?? silent.find(({ insurer, bound }) => !bound && killers.includes(insurer))?.insurer
  return insurer === undefined
    ? undefined
    : run.given({ is: 'fact', kind: 'insuredByPartner', of: insurer, values: { side } }, crossRule(side))
}

/** Insurance is refused; nothing where no partner shoots. */
const declining: LateEffect = (run, { move: { id: action, actor } }) => {
  const side = sideOf(run.game.seats, actor)
  const shots = run.moves.filter(({ id, actor: shooter }) => {
    const use = planOf(run).uses.get(id)
    return use?.as === 'own' && use.side === side && shooter !== actor
  })
  return any(
    { is: 'fact', kind: 'declined', of: actor, action },
    { rule: 'RU-INS-1', action },
    shots.map(({ id, actor: shooter }) =>
      run.given({ is: 'fact', kind: 'partnerShoots', of: actor, other: shooter }, 'RU-MAF-8', id),
    ),
  )
}

const rules: Rules = {
  'RU-INS-1': stated({
    en: 'A partner who does not shoot insures the one who does: if an earlier role or killer stops the shot, they shoot at the same target or at one of their own. They may decline. If the victim was saved or the shot at that target was called off, they get no shot.',
    ru: 'Напарник, который не стреляет, страхует того, кто стреляет: если выстрел остановила более ранняя роль или более ранний киллер, он стреляет в ту же цель или в собственную; он может отказаться, а если жертву спасли или выстрел в эту цель отменен, права на выстрел у него нет.',
  }),
  'RU-INS-2': stated({
    en: 'Partners may say whose target goes first, may send in anything an absent partner could, civil moves included, saying who sent it, and may shoot a partner only if both agree.',
    ru: 'Напарники могут указать, чья цель идет первой, прислать за отсутствующего напарника все, что мог бы прислать он сам, и мирные ходы тоже, с пометкой, кто прислал, а выстрелить в напарника — только по согласию обоих.',
  }),
  'RU-INS-3': stated({
    en: 'The side without a shot may insure the side that has one, with a target of its own: it shoots only if the other side was stopped from attacking, not if the other side killed, passed, or attacked a player who was saved.',
    ru: 'Сторона без выстрела может страховать сторону, у которой он есть, с собственной целью: она стреляет, только если другой помешали напасть, и не стреляет, если та убила, пропустила ход или напала на того, кого спасли.',
  }),
  'RU-INS-4': stated({
    en: 'A shot fired by an insurer belongs to the insured side, which gets whatever killing a black or the faceless earns.',
    ru: 'Выстрел страхующего принадлежит стороне, которую он страхует: ей достается то, что приносит убийство черного или безликого.',
  }),
  'RU-INS-5': stated({
    en: 'Insurance set off by a rescue comes after all civil killers.',
    ru: 'Страховка, которая сработала из-за спасения жертвы, идет после всех мирных киллеров.',
  }),
  'RU-INS-6': stated({
    en: 'Partners are blacks who act together: those who shoot for the same side, the pair made of the last two, and the maniac and the imitator once they have met. These two need each other’s consent to a suicide or to a shot at the other, but do not insure each other by default.',
    ru: 'Напарники — черные, которые действуют сообща: те, кто стреляет за одну сторону, пара из последних двоих, а также маньяк и подражатель после встречи; этим двоим нужно согласие на самоубийство и на выстрел друг в друга, но без указания они друг друга не страхуют.',
  }),
  'RU-MAF-6': stated({
    en: 'On the maniac’s night, a mafia without a shot may insure the maniac, and shoots only if the maniac was stopped from attacking.',
    ru: 'В ночь маньяка мафия без собственного выстрела может его страховать и стреляет, только если ему помешали напасть.',
  }),
  'RU-MAF-8': stated({
    en: 'A mafioso whose partner shoots can insure only the partner; when both shoot, neither insures the other.',
    ru: 'Мафия, чей напарник стреляет, может страховать только напарника, а если стреляют обе, ни одна не страхует другую.',
  }),
  'RU-MAF-9': stated({
    en: 'The partner insures by default, also against an earlier killer. A shot called off because of a geisha or a black bodyguard is not repeated at that target, and a saved victim brings no second shot.',
    ru: 'Напарник страхует без указания, в том числе от более раннего киллера; выстрел, отмененный из-за гейши или черного телохранителя, в ту же цель не повторяется, а спасенная жертва второго выстрела не дает.',
  }),
  'RU-MAN-3': stated({
    en: 'A maniac without a shot may insure mafiosi whom no partner insures, and shoots only if they were stopped from attacking and neither they nor their hireling killed.',
    ru: 'Маньяк без собственного выстрела может страховать мафию, которую не страхует напарник, и стреляет, только если ей помешали напасть и ни она, ни ее наемник никого не убили.',
  }),
}

const words = {
  uses: {
    insure: { en: 'insurance', ru: 'страховка' },
    declineInsurance: { en: 'declining to insure', ru: 'отказ от страховки' },
  },
  deeds: {
    insure: {
      en: '{actor} shot {first} as insurance',
      ru: `{actor_nom} ${did('actor', 'стрелял')} по страховке в {first_acc}`,
    },
    declineInsurance: {
      en: '{actor} declined to insure',
      ru: `{actor_nom} ${did('actor', 'отказался', 'отказалась', 'отказались')} страховать`,
    },
    'declineInsurance:tried': tried('decline to insure', 'отказаться страховать'),
    'insure:tried': tried('insure with a shot at {first}', 'подстраховать выстрелом в {first_acc}'),
  },
  facts: {
    insures: {
      stands: { en: '{other} steps in and goes for {who}', ru: '{other_nom} по страховке идет к {who_dat}' },
      falls: { en: '{other} does not step in', ru: '{other_nom} не идет по страховке' },
      would: {
        en: '{other} would have stepped in and gone for {who}',
        ru: `{other_nom} ${did('other', 'пошел', 'пошла', 'пошли')} бы по страховке к {who_dat}`,
      },
    },
    kept: {
      stands: { en: '{who} was stopped from shooting', ru: '{who_dat} помешали выстрелить' },
      falls: { en: '{who} was not stopped from shooting', ru: '{who_dat} не помешали выстрелить' },
    },
    insuredAlready: {
      stands: {
        en: 'another partner already shot instead of {who}',
        ru: 'вместо {who_gen} уже стрелял другой напарник',
      },
      falls: {
        en: 'no other partner shot instead of {who}',
        ru: 'вместо {who_gen} другой напарник еще не стрелял',
      },
    },
    standsBy: {
      stands: { en: '{who} insures', ru: '{who_nom} страхует' },
      falls: { en: '{who} does not insure', ru: '{who_nom} не страхует' },
      would: { en: '{who} would have insured', ru: `{who_nom} ${did('who', 'страховал')} бы` },
    },
    elsewhere: {
      stands: {
        en: '{who}’s shot was called off, and {other} is a different target',
        ru: 'ход {who_gen} отменен, и у страховки другая цель ({other_nom})',
      },
      falls: {
        en: '{who}’s shot was not called off for a different target',
        ru: 'ход {who_gen} не отменяли ради другой цели',
      },
      would: { en: '{who}’s shot would have been called off', ru: 'ход {who_gen} был бы отменен' },
    },
    sameTarget: {
      stands: { en: '{who} is the same target', ru: 'цель та же ({who_nom})' },
      falls: { en: '{who} is a different target', ru: 'цель другая ({who_nom})' },
    },
    partnerShoots: {
      stands: {
        en: '{other} shoots, so {who} can insure only that partner',
        ru: '{other_nom} стреляет, поэтому {who_nom} страхует только напарника',
      },
      falls: { en: '{other} does not shoot', ru: '{other_nom} не стреляет' },
    },
    declined: {
      stands: { en: '{who} declines to insure', ru: '{who_nom} отказывается от страховки' },
      falls: { en: '{who} has nobody to insure', ru: '{who_dat} некого страховать' },
    },
    partnersShoot: {
      stands: { en: '{who} has a partner who shoots', ru: 'напарник {who_gen} тоже стреляет' },
      falls: { en: '{who} has no partner who shoots', ru: 'напарник {who_gen} не стреляет' },
    },
    shootsBeside: {
      stands: {
        en: '{other} shoots for the same side as {who}',
        ru: '{other_nom} стреляет за ту же сторону, что и {who_nom}',
      },
      falls: {
        en: '{other} does not shoot for the same side as {who}',
        ru: '{other_nom} не стреляет за ту же сторону, что и {who_nom}',
      },
    },
    shootsElsewhere: {
      stands: { en: '{who} goes for their own target', ru: '{who_nom} идет к своей цели' },
      falls: { en: '{who} does not go for their own target', ru: '{who_nom} не идет к своей цели' },
    },
    insuredByPartner: {
      stands: { en: '{who} insures their own partner', ru: '{who_nom} страхует своего напарника' },
      falls: { en: 'no partner insures', ru: 'напарник не страхует' },
    },
    sideKept: {
      stands: { en: `${sideEn} was stopped from attacking`, ru: `${toSideRu} помешали напасть` },
      falls: { en: `${sideEn} was not stopped from attacking`, ru: `${toSideRu} не помешали напасть` },
    },
    noneCame: {
      stands: {
        en: `a shot by ${sideEn} was stopped or left to the insurer`,
        ru: `выстрел ${ofSideRu} сорван или отдан страховке`,
      },
      falls: {
        en: `no shot by ${sideEn} was stopped`,
        ru: `у ${ofSideRu} нет сорванного выстрела`,
      },
    },
    sideAttacked: {
      stands: { en: `${sideEn} attacked somebody`, ru: `${sideRu} уже нападает` },
      falls: { en: `${sideEn} did not attack anybody`, ru: `${sideRu} ни на кого не нападает` },
      would: { en: `${sideEn} would have attacked somebody`, ru: `${sideRu} напала бы` },
    },
    passKeepsInsurance: {
      stands: {
        en: '{who} passes and leaves the insurance on',
        ru: '{who_nom} пропускает ход и оставляет страховку',
      },
      falls: { en: '{who} does not leave the insurance on by passing', ru: 'пропуск {who_gen} отменяет страховку' },
      would: { en: '{who} would have passed', ru: '{who_nom} пропускает ход' },
    },
    passCancels: {
      stands: { en: 'a pass cancels the insurance', ru: 'добровольный пропуск отменяет страховку' },
      falls: { en: 'a pass does not cancel the insurance', ru: 'пропуск не отменяет страховку' },
    },
  },
  verbs: {
    insure: ['insure', 'insure on', 'insurance on', 'insure with', 'insurance'],
    declineInsurance: ['decline insurance', 'no insurance', 'do not insure', 'refuse to insure'],
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const insurance = section({ abilities, rules, rulings: { effects: { uninsured: declining } }, words })
/** Its limits are told after what other roles say of it. */
export const insuranceLimits = section({ refuse })
