/**
 * The bodyguard (RU-BOD): whose attackers come to him instead. A black one keeps help away from his ward, and a black or grey
 * one may pass an attack on; nothing of it comes about where the move did not.
 */
import { seatOf } from '../../../journal/state.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { getOwn } from '../../../ruleset/catalogue.ts'
import { type Rules, stated } from '../../../ruleset/localized-text.ts'
import type { Entry } from '../attributes.ts'
import type { Blow, Part } from '../part.ts'
import { section } from '../section.ts'
import type { Refuse } from '../shared/cast-ballots.ts'
import { isBlack, isGrey } from '../shared/sides.ts'
import { type Fact, type LateEffect, type Resolution, type Says, all } from '../vocabulary.ts'
import { type FactWords, type PartWords, did, tried } from '../words.ts'

const abilities = {
  protect: {
    kind: 'protect',
    told: {
      en: 'Each night you may protect one player. Anybody who attacks them attacks you instead. Poison does not count as an attack.',
      ru: 'Каждую ночь вы можете охранять одного игрока. Кто нападает на него, нападает вместо него на вас. Яд нападением не считается.',
    },
    shields: true,
    targets: 1,
    phases: ['night'],
    turn: 'civil',
    rule: 'RU-BOD-1',
    turnedAwayBy: 'RU-BOD-2',
    leaves: 'warded',
    components: [{ does: 'mark', as: 'warding' }],
    keys: {
      alibi: {
        says: {
          en: 'where a black or gray bodyguard seems to have been, if the ward is attacked',
          ru: 'где будто бы был черный или безликий телохранитель, если на подопечного напали',
        },
        aims: 'player',
      },
      hinder: {
        says: {
          en: 'whether a black bodyguard keeps heal and guard from the ward',
          ru: 'мешает ли черный телохранитель хилу и защите подопечного',
        },
        values: ['yes', 'no'],
      },
      passOn: {
        says: {
          en: 'whether the faceless as bodyguard sends a black killer on to a red ward',
          ru: 'переводит ли безликий телохранитель черного киллера на красного подопечного',
        },
        values: ['yes', 'no'],
      },
    },
  },
} satisfies Record<string, Entry>

/** Beside whom a bodyguard stands, and what he said with it. */
const beside = { letsHelp: 'flag?', passesOn: 'flag?', alibi: 'slot?', elsewhere: 'flag?' } as const

const facts = declareFacts({
  warded: { of: 'slot', data: beside },
  stoodBy: { of: 'slot', data: beside },
})

/** What only bodyguards of another team can ask for. */
const refuse: Refuse = (game, _phase, { by, does, with: given = {} }) => {
  if (does !== 'protect') return undefined
  const { faction, name } = seatOf(game, by)!
  if (getOwn(given, 'alibi') !== undefined && faction === 'red')
    return {
      rule: 'RU-BOD-B5',
      says: { en: `${name} is red and cannot have an alibi`, ru: `игрок ${name} красный, алиби у него нет` },
    }
  if (getOwn(given, 'hinder') === 'yes' && faction !== 'black')
    return {
      rule: 'RU-BOD-B1',
      says: { en: `${name} is not black and cannot keep help away`, ru: `игрок ${name} не черный и помощи не мешает` },
    }
  return getOwn(given, 'passOn') === 'yes' && faction !== 'grey'
    ? {
        rule: 'RU-BOD-G1',
        says: {
          en: `${name} is not the faceless, and only the faceless chooses whether to pass an attack on`,
          ru: `игрок ${name} не безликий, а передавать ли нападение, выбирает только он`,
        },
      }
    : undefined
}

/** `warded`: what it does to attacks. `stoodBy`: where the bodyguard was, as far as others can tell. */
const warding: LateEffect = (run, { move: { actor, id: action, with: keys }, at, why }) => {
  const stands = all({ is: 'fact', kind: 'warded', of: at, other: actor, action }, { rule: 'RU-BOD-2', action }, [why])
  const data = {
    ...(keys.alibi !== undefined && { alibi: keys.alibi }),
    ...(keys.hinder === 'no' && { letsHelp: true }),
    ...(keys.passOn === 'yes' && { passesOn: true }),
  }
  for (const kind of ['warded', 'stoodBy'] as const)
    run.put({ kind, of: at, by: actor, action, why: stands, rule: 'RU-BOD-1', data })
  return stands
}

/** Somebody under the eyes of a bodyguard. */
type Ward = Fact<'warded'> & { by: SeatId }

/** Who has whom under his eyes tonight, failed attempts too. */
const pairsOf = (run: Resolution, query: { of?: SeatId; by?: SeatId }): Ward[] =>
  run.ledger.attempts({ kind: 'warded', ...query, when: 'soFar' }).filter((fact): fact is Ward => fact.by !== undefined)

export const pairs = (run: Resolution): Ward[] => pairsOf(run, {}).filter(({ why }) => why.holds)

const isRed = (run: Resolution, slot: SeatId): boolean => run.seat(slot).faction === 'red'

/** Somebody dead takes no blow. */
const deadBy = (run: Resolution, who: SeatId): Reason[] =>
  run.isDead(who)
    ? [
        run.ledger.seek({ kind: 'death', of: who, when: 'soFar' }, 'RU-BOD-1', {
          is: 'fact',
          kind: 'diedBefore',
          of: who,
        }),
      ]
    : []

/** That a red bodyguard takes a blow meant for his ward (RU-BOD-1). */
const takings = (run: Resolution, { target, killer, action }: Blow): { by: SeatId; why: Reason }[] =>
  pairsOf(run, { of: target })
    .filter(({ by }) => isRed(run, by) && by !== killer)
    .map(({ by, why }) => ({
      by,
      why: all(
        { is: 'fact', kind: 'takesBlow', of: by, other: target, action },
        { rule: 'RU-BOD-1', action },
        [why],
        deadBy(run, by),
      ),
    }))

/** That a black killer goes for the ward of the bodyguard he meant (RU-BOD-B2, RU-BOD-G1). */
function passings(run: Resolution, { target, killer, action }: Blow): { ward: SeatId; why: Reason }[] {
  const guard = run.seat(target)
  if (killer === target || !isBlack(run.seat(killer)) || isRed(run, target)) return []
  return pairsOf(run, { by: target })
    .filter(({ of }) => !isBlack(run.seat(of)) && !run.isDead(of))
    .map(({ of, why, data }) => {
      const against = !isGrey(guard)
        ? []
        : [
            ...(isGrey(run.seat(of)) ? [notSo('wardNotRed', of)] : []),
            ...(data.passesOn === true ? [] : [notSo('keepsTheBlow', target)]),
          ]
      const rule: RuleId = isGrey(guard) ? 'RU-BOD-G1' : 'RU-BOD-B2'
      return {
        ward: of,
        why: all({ is: 'fact', kind: 'passesBlow', of, other: target, action }, { rule, action }, [why], against),
      }
    })
}

const notSo = (kind: Says, of: SeatId): Reason => all({ is: 'fact', kind, of }, { rule: 'RU-BOD-G1' })

/** Where an attack goes instead. A suicide is none. */
function leads(run: Resolution, blow: Blow): { target: SeatId; why: Reason } | undefined {
  if (blow.cause === 'suicide') return undefined
  const taken = takings(run, blow).find(({ why }) => why.holds)
  if (taken) return { target: taken.by, why: taken.why }
  const passed = passings(run, blow).find(({ why }) => why.holds)
  return passed && { target: passed.ward, why: passed.why }
}

/** A black killer and a black bodyguard who chose each other: nothing comes of it (RU-BOD-B4). */
function choseEachOther(run: Resolution, { killer, target, action, cause }: Blow): Reason[] {
  if (cause === 'suicide' || killer === target || !isBlack(run.seat(killer)) || !isBlack(run.seat(target))) return []
  return pairsOf(run, { of: killer, by: target }).map(({ why }) =>
    all({ is: 'fact', kind: 'choseEachOther', of: target, other: killer, action }, { rule: 'RU-BOD-B4', action }, [
      why,
    ]),
  )
}

/** A black bodyguard keeps heal and guard from his ward, unless he said that he lets them (RU-BOD-B1). */
const keepsHelpOff = (run: Resolution, victim: SeatId): Reason[] =>
  pairsOf(run, { of: victim })
    .filter(({ by }) => isBlack(run.seat(by)))
    .map(({ by, why, data }) =>
      all(
        { is: 'fact', kind: 'keepsHelpOff', of: victim, other: by },
        { rule: 'RU-BOD-B1' },
        [why],
        data.letsHelp === true ? [run.given({ is: 'fact', kind: 'letsHelp', of: by }, 'RU-BOD-B1')] : [],
      ),
    )

/** What does not save: a bodyguard who did not come, and a guard on the one for whom he takes the blow (RU-BOD-6). */
function inVain(run: Resolution, blow: Blow): Reason[] {
  const { aimed, target, victim } = blow
  if (victim !== target) return []
  if (aimed === undefined)
    return [...takings(run, blow).map(({ why }) => why), ...passings(run, blow).map(({ why }) => why)].filter(
      ({ holds }) => !holds,
    )
  const [guard] = run.ledger.seekTried({ kind: 'guarded', of: aimed, when: 'soFar' }, 'RU-BOD-6', {
    is: 'fact',
    kind: 'underGuard',
    of: aimed,
  })
  return guard
    ? [
        all(
          { is: 'fact', kind: 'guardSavesBodyguard', of: target, other: aimed },
          { rule: 'RU-BOD-6' },
          [guard],
          [run.given({ is: 'fact', kind: 'diesAnyway', of: target }, 'RU-BOD-6')],
        ),
      ]
    : []
}

/** Once the attacks have fallen: where the ward was attacked, the bodyguard seems to have been elsewhere (RU-BOD-B5, RU-BOD-G1). */
function useAlibis(run: Resolution): void {
  for (const { of, by, action = '', data, why } of pairs(run)) {
    if (data.alibi === undefined || isRed(run, by)) continue
    const rule: RuleId = isGrey(run.seat(by)) ? 'RU-BOD-G1' : 'RU-BOD-B5'
    const attacked = run.ledger.seek({ kind: 'attacked', of, when: 'soFar' }, rule, {
      is: 'fact',
      kind: 'attackedBefore',
      of,
    })
    const seems = all({ is: 'fact', kind: 'hasAlibi', of: by, other: data.alibi, action }, { rule, action }, [
      why,
      attacked,
    ])
    const there = { of, by, when: 'soFar' as const, where: (fact: Fact) => fact.action === action }
    const elsewhere = { of: data.alibi, by, action, why: seems, rule }
    for (const fact of run.ledger.attempts({ kind: 'went', ...there })) {
      run.ledger.end(fact, seems)
      run.put({ ...elsewhere, kind: 'went', data: { ...fact.data, elsewhere: true } })
    }
    for (const fact of run.ledger.attempts({ kind: 'stoodBy', ...there })) {
      run.ledger.end(fact, seems)
      run.put({ ...elsewhere, kind: 'stoodBy', data: { ...fact.data, elsewhere: true } })
    }
  }
}

const rulings: Part = {
  effects: { warding },
  leads,
  cancels: choseEachOther,
  overrules: (run, { cause, victim }) => (cause === 'suicide' ? [] : keepsHelpOff(run, victim)),
  saves: inVain,
  after: { lateInsurance: useAlibis },
}

const rules: Rules = {
  'RU-BOD-1': stated({
    en: 'Anybody who attacks the ward attacks the bodyguard instead. The bodyguard kills nobody, and poison is not an attack.',
    ru: 'Кто нападает на подопечного, нападает вместо него на телохранителя. Телохранитель никого не убивает, а яд нападением не считается.',
  }),
  'RU-BOD-2': stated({
    en: 'The bodyguard fails if they are blocked or with a prostitute or geisha, or if the ward is a client or a kamikaze who can kill. The same player cannot be protected two nights in a row.',
    ru: 'Ход телохранителя срывается, если он заблокирован или был у гейши или проститутки, а также если подопечный — клиент или камикадзе, который может убить. Одного и того же игрока две ночи подряд он не охраняет.',
  }),
  'RU-BOD-6': stated({
    en: 'If the blocker guards the ward too, the bodyguard dies all the same. A hireling passes over a ward.',
    ru: 'Если подопечный еще и под защитой блокера, телохранитель все равно умирает. Наемник подопечного обходит.',
  }),
  'RU-BOD-B1': stated({
    en: 'A black bodyguard takes no blow. They keep a heal or guard from saving the ward from an attack, unless they say with the move that they do not.',
    ru: 'Черный телохранитель удара на себя не принимает. Он не дает хилу и защите спасти подопечного от нападения, если не сообщил вместе с ходом, что не мешает им.',
  }),
  'RU-BOD-B2': stated({
    en: 'A black killer who comes for a black bodyguard attacks the ward instead, if the ward is red or the faceless.',
    ru: 'Черный киллер, пришедший за черным телохранителем, нападает вместо него на подопечного, если тот красный или безликий.',
  }),
  'RU-BOD-B4': stated({
    en: 'When a black bodyguard and a black killer choose each other, the kill is called off.',
    ru: 'Если черный телохранитель и черный киллер выбрали друг друга, убийство отменяется.',
  }),
  'RU-BOD-B5': stated({
    en: 'A black bodyguard may name an alibi: if the ward is attacked, trackers see the bodyguard there instead. They may protect the same player again.',
    ru: 'Черный телохранитель может назвать алиби: если на подопечного напали, те, кто следит, видят телохранителя не у него, а по месту алиби. Одного и того же игрока он может охранять повторно.',
  }),
  'RU-BOD-G1': stated({
    en: 'A faceless bodyguard takes no blow, and may pass a black killer who comes for them on to a red ward. If the ward dies, they learn the killer’s role, who the attack was meant for, and the dead player’s team. Alibi and repetition work as for a black.',
    ru: 'Безликий телохранитель удара на себя не принимает и может перевести черного киллера, который пришел за ним, на красного подопечного. Если подопечного убили, безликий узнает роль убийцы, изначальную цель и команду погибшего. Алиби и повторная охрана — как у черного.',
  }),
}

const words = {
  uses: {
    protect: { en: 'protection', ru: 'охрана' },
  },
  deeds: {
    protect: { en: '{actor} protected {first}', ru: `{actor_nom} ${did('actor', 'охранял')} {first_acc}` },
    'protect:tried': tried('protect {first}', 'охранять {first_acc}'),
  },
  facts: {
    warded: {
      stands: { en: '{other} protects {who}', ru: '{other_nom} охраняет {who_acc}' },
      falls: { en: '{other} does not protect {who}', ru: '{other_nom} не охраняет {who_acc}' },
      would: { en: '{other} would have protected {who}', ru: `{other_nom} ${did('other', 'охранял')} бы {who_acc}` },
    },
    isWard: {
      stands: { en: '{who} has a bodyguard', ru: '{who_nom} — подопечный телохранителя' },
      falls: { en: '{who} has no bodyguard', ru: '{who_nom} не подопечный телохранителя' },
      would: {
        en: '{who} would have had a bodyguard',
        ru: `{who_nom} ${did('who', 'был')} бы подопечным телохранителя`,
      },
    },
    stoodBy: {
      stands: { en: '{other} is at {who}’s side', ru: '{other_nom} находится рядом с {who_ins}' },
      falls: { en: '{other} is not at {who}’s side', ru: '{other_nom} не находится рядом с {who_ins}' },
      would: {
        en: '{other} would have been at {who}’s side',
        ru: `{other_nom} ${did('other', 'находился', 'находилась', 'находились')} бы рядом с {who_ins}`,
      },
    },
    takesBlow: {
      stands: { en: '{who} takes the blow for {other}', ru: '{who_nom} принимает на себя удар по {other_dat}' },
      falls: {
        en: '{who} does not take the blow for {other}',
        ru: '{who_nom} не принимает на себя удар по {other_dat}',
      },
      would: {
        en: '{who} would have taken the blow for {other}',
        ru: `{who_nom} ${did('who', 'принял')} бы на себя удар по {other_dat}`,
      },
    },
    passesBlow: {
      stands: { en: 'the attack passes from {other} to {who}', ru: '{other_nom} переводит киллера на {who_acc}' },
      falls: { en: 'the attack stays with {other}', ru: '{other_nom} не переводит киллера на {who_acc}' },
      would: {
        en: 'the attack would have passed from {other} to {who}',
        ru: `{other_nom} ${did('other', 'перевел', 'перевела', 'перевели')} бы киллера на {who_acc}`,
      },
    },
    wardNotRed: {
      stands: { en: '{who} is not red', ru: '{who_nom} не красный' },
      falls: { en: '{who} is red', ru: '{who_nom} — красный' },
    },
    keepsTheBlow: {
      stands: { en: '{who} does not pass the attack on', ru: '{who_nom} никого не переводит на подопечного' },
      falls: { en: '{who} passes the attack on', ru: '{who_nom} переводит киллера на подопечного' },
    },
    choseEachOther: {
      stands: { en: '{other} and {who} chose each other', ru: '{other_nom} и {who_nom} выбирают друг друга' },
      falls: {
        en: '{other} and {who} did not choose each other',
        ru: '{other_nom} и {who_nom} не выбирают друг друга',
      },
      would: {
        en: '{other} and {who} would have chosen each other',
        ru: '{other_nom} и {who_nom} выбрали бы друг друга',
      },
    },
    keepsHelpOff: {
      stands: { en: '{other} keeps help away from {who}', ru: '{other_nom} не дает спасти {who_acc}' },
      falls: { en: '{other} does not keep help away from {who}', ru: '{other_nom} не мешает спасти {who_acc}' },
      would: {
        en: '{other} would have kept help away from {who}',
        ru: `{other_nom} не ${did('other', 'дал')} бы спасти {who_acc}`,
      },
    },
    letsHelp: {
      stands: { en: '{who} said not to keep help away', ru: '{who_nom} помощи не мешает' },
      falls: { en: '{who} keeps help away', ru: '{who_nom} мешает помощи' },
    },
    helpCounts: {
      stands: { en: 'this help saves {who}', ru: 'эта помощь спасает {who_acc}' },
      falls: { en: 'this help does not save {who}', ru: 'эта помощь не спасает {who_acc}' },
      would: { en: 'this help would have saved {who}', ru: 'эта помощь спасла бы {who_acc}' },
    },
    guardSavesBodyguard: {
      stands: { en: 'the guard on {other} saves {who}', ru: 'защита {other_gen} спасает и {who_acc}' },
      falls: { en: 'the guard on {other} does not save {who}', ru: 'защита {other_gen} не спасает {who_acc}' },
    },
    diesAnyway: {
      stands: { en: 'the bodyguard dies all the same', ru: 'телохранитель все равно умирает' },
      falls: { en: 'the bodyguard survives', ru: 'телохранитель остается в живых' },
    },
    bothTrigger: {
      stands: {
        en: 'guard and bodyguard both work for {who}',
        ru: 'у {who_gen} срабатывают и защита, и телохранитель',
      },
      falls: {
        en: 'guard and bodyguard do not both work for {who}',
        ru: 'у {who_gen} защита и телохранитель вместе не срабатывают',
      },
      would: {
        en: 'guard and bodyguard would both have worked for {who}',
        ru: 'у {who_gen} сработали бы и защита, и телохранитель',
      },
    },
    hasAlibi: {
      stands: { en: '{who} seems to have been with {other}', ru: '{who_dat} дают алиби: якобы визит к {other_dat}' },
      falls: {
        en: '{who} does not seem to have been with {other}',
        ru: 'алиби для {who_gen} с визитом к {other_dat} не нужно',
      },
      would: {
        en: '{who} would have seemed to have been with {other}',
        ru: '{who_dat} дали бы алиби: якобы визит к {other_dat}',
      },
    },
    mayRepeat: {
      stands: { en: '{who} may repeat it', ru: '{who_nom} может повторить ход' },
      falls: { en: '{who} may not repeat it', ru: '{who_nom} не может повторить ход' },
    },
  } satisfies FactWords<typeof facts>,
  verbs: {
    protect: ['protect', 'bodyguard', 'watch over'],
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const bodyguard = section({ abilities, facts, refuse, rules, rulings, words })
