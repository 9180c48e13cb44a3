/** The fanatic (RU-FAN): a favourite whom he follows all game long, and whom he avenges. */
import { takingAlong, lynchedAlong, beyondRescue, refuseLastRevenge } from './last-revenge.ts'
import { seatOf, type Game, type Refusal } from '../../../journal/state.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { chosen, stated, type Rules } from '../../../ruleset/localized-text.ts'
import { is, type Entry } from '../attributes.ts'
import { section } from '../section.ts'
import { blows, strike } from '../shared/attack.ts'
import { isElite } from '../shared/roster.ts'
import { learnsFact } from '../shared/general-info.ts'
import { isCivil, isProstitutes } from '../shared/moves.ts'
import { hirelingOf, partnersOf } from '../shared/pairs.ts'
import { goesOn, hasUse } from '../shared/roles.ts'
import type { Refuse, Sent } from '../shared/cast-ballots.ts'
import { isBlack, sides } from '../shared/sides.ts'
import { stillMoving } from '../shared/undead.ts'
import { everyVote } from '../shared/vote-kinds.ts'
import { all, rememberedOf, type Cause, type Fact, type LateEffect, type Resolution } from '../vocabulary.ts'
import { did, ifNamed, type FactWords, type PartWords, tried } from '../words.ts'

const abilities = {
  nameFavourite: {
    kind: 'investigate',
    told: {
      en: 'At the end of the first day you name a favorite for the whole game; if you name nobody, you get a random one. You learn their civil role at once, and every morning whom its moves chose.',
      ru: 'В конце первого дня вы называете любимчика на всю игру; если не назвали, его определит жребий. Вы сразу узнаете его мирную роль, а каждое утро цели ее ходов.',
    },
    is: ['stays'],
    targets: 1,
    notSelf: { rule: 'RU-FAN-1' },
    phases: ['evening', 'night'],
    rule: 'RU-FAN-1',
    components: [{ does: 'mark', as: 'namingFavourite' }],
  },
  avenge: {
    kind: 'kill',
    told: {
      en: 'Once your favorite is gone, you may kill one player each night, until you have killed a member of another team or the faceless.',
      ru: 'Когда любимчик выбудет, вы можете убивать по одному игроку за ночь, пока не убьете игрока другой команды или безликого.',
    },
    is: ['shot'],
    targets: 1,
    self: true,
    phases: ['night'],
    turn: 'civil',
    rule: 'RU-FAN-2',
    sparesSecretary: 'RU-SEC-2',
    skipsOrderBy: 'RU-FAN-B2',
    components: [{ does: 'mark', as: 'avenging' }],
  },
  followFavourite: {
    kind: 'investigate',
    told: {
      en: 'Every morning you learn whom the civil role of your favorite chose.',
      ru: 'Каждое утро вы узнаете цели ходов мирной роли любимчика.',
    },
    targets: 0,
    passive: true,
    rule: 'RU-FAN-1',
    components: [],
  },
  lastRevenge: {
    kind: 'kill',
    told: {
      en: 'If you killed a member of your own team and are lynched before your favorite is avenged, you may take one player along. They count as lynched.',
      ru: 'Если вы убили своего и залинчованы до того, как отомстили, вы можете забрать с собой одного игрока. Он считается залинчованным.',
    },
    is: ['stays'],
    targets: 1,
    notSelf: { rule: 'RU-FAN-3' },
    phases: everyVote,
    casual: true,
    rule: 'RU-FAN-3',
    components: [{ does: 'mark', as: 'takingAlong' }],
  },
} satisfies Record<string, Entry>

const facts = declareFacts({
  favourite: { of: 'slot' },
  /** Of a favourite whose role was told to the fanatic. */
  favouriteKnown: { of: 'slot', silent: true },
  mayAvenge: { of: 'slot', data: { favourite: 'slot' } },
  avenged: { of: 'slot', silent: true },
  /** Of a fanatic who killed one of his own team by it: he has one more attempt. */
  avengedOnOwn: { of: 'slot' },
  /** Of whom a fanatic takes along if he is lynched. */
  takenInRevenge: { of: 'slot' },
})

/** The night before which the favourite is named (RU-FAN-1). */
const NAMING = 1

const late = (game: Game, { by }: Sent): Refusal => {
  const { name } = seatOf(game, by)!
  return {
    rule: 'RU-FAN-1',
    says: {
      en: `${name} named a favorite after the first day and cannot name another`,
      ru: `любимчика назначают в конце первого дня и больше не меняют (игрок ${name})`,
    },
  }
}

/** He kills once the favourite is gone, and until one of another team is dead for it (RU-FAN-2). */
function refuseRevenge(game: Game, { by, to }: Sent): Refusal | undefined {
  const { name, faction } = seatOf(game, by)!
  if (to.includes(by) && faction !== 'grey')
    return {
      rule: 'RU-FAN-G1',
      says: { en: 'only the faceless may kill themselves this way', ru: 'убить так себя может только безликий' },
    }
  if (rememberedOf(game.facts, 'avenged').some(({ of }) => of === by))
    return {
      rule: 'RU-FAN-2',
      says: { en: `${name} has already avenged the favorite`, ru: `игрок ${name} уже отомстил за любимчика` },
    }
  if (rememberedOf(game.facts, 'mayAvenge').some(({ of }) => of === by)) return undefined
  const favourite = rememberedOf(game.facts, 'favourite').find(one => one.by === by)?.of
  const gone = favourite !== undefined && seatOf(game, favourite)?.alive === false
  return gone
    ? {
        rule: 'RU-FAN-B1',
        says: {
          en: `${name} may not avenge this death of the favorite`,
          ru: `за такую смерть любимчика игрок ${name} мстить не может`,
        },
      }
    : {
        rule: 'RU-FAN-2',
        says: { en: `${name}’s favorite is still in the game`, ru: `любимчик игрока ${name} еще в игре` },
      }
}

const refuse: Refuse = (game, phase, move) => {
  switch (move.does) {
    case 'nameFavourite':
      return phase.number === NAMING ? undefined : late(game, move)
    case 'avenge':
      return refuseRevenge(game, move)
    case 'lastRevenge':
      return refuseLastRevenge(game, move)
    default:
      return undefined
  }
}

const favouritesOf = (run: Resolution, fanatic: SeatId): Fact<'favourite'>[] =>
  run.ledger.found({ kind: 'favourite', by: fanatic, when: 'soFar' })

/** One favourite for the whole game, whose role he hears at once (RU-FAN-1). */
const namingFavourite: LateEffect = (run, { move: { actor, id: action }, at, why }) => {
  const named = enter(run, { of: at, by: actor, action, why })
  for (const favourite of favouritesOf(run, actor)) tellRole(run, actor, favourite)
  return named
}

function enter(
  run: Resolution,
  { of, by, action, why }: { of: SeatId; by: SeatId; action?: string; why: Reason },
): Reason {
  const about = { of, other: by, ...(action !== undefined && { action }) }
  const named = all({ is: 'fact', kind: 'favourite', ...about }, { rule: 'RU-FAN-1' }, [why])
  run.put({
    kind: 'favourite',
    of,
    by,
    ...(action !== undefined && { action }),
    why: named,
    rule: 'RU-FAN-1',
    lasting: true,
  })
  return named
}

/** A fanatic who named nobody gets one at random, who did not die that night (RU-FAN-1). */
function drawFavourite(run: Resolution): void {
  if (run.phase.number !== NAMING) return
  for (const { slot } of run.living().filter(seat => run.has(seat.slot, 'nameFavourite'))) {
    if (favouritesOf(run, slot).length) continue
    const others = run
      .living()
      .filter(seat => seat.slot !== slot && !seat.bystander && !isElite(seat) && seat.details?.title !== 'mayor')
      .map(seat => seat.slot)
    const of = run.draw('favourite', slot, others)
    if (of !== undefined)
      enter(run, {
        of,
        by: slot,
        why: run.given({ is: 'fact', kind: 'drawnFavourite', of, other: slot }, 'RU-FAN-1'),
      })
  }
}

/** Deaths by the own choice of a role count, whoever brings them (RU-FAN-B1). */
const ofOwnChoice: ReadonlySet<Cause> = new Set(['madman', 'arson', 'detonation', 'kamikaze'])

/** Once the favourite is gone the fanatic may kill, save where a black one had a hand in it (RU-FAN-2, RU-FAN-B1). */
function favouriteGone(run: Resolution, death: Fact<'death'>): void {
  for (const favourite of run.ledger.found({ kind: 'favourite', of: death.of, when: 'soFar' })) {
    const { of, by: fanatic = '' } = favourite
    if (!run.game.seats.some(({ slot, alive }) => slot === fanatic && alive) || !run.has(fanatic, 'avenge')) continue
    const black = isBlack(run.seat(fanatic))
    const rule: RuleId = black ? 'RU-FAN-B1' : 'RU-FAN-2'
    const why = all(
      { is: 'fact', kind: 'mayAvenge', of: fanatic, other: of },
      { rule: 'RU-FAN-2', also: [rule] },
      [run.ledger.standing(favourite, 'soFar'), death.why],
      black ? ownDoing(run, fanatic, death) : [],
    )
    run.put({ kind: 'mayAvenge', of: fanatic, by: fanatic, why, rule, data: { favourite: of }, lasting: true })
  }
}

/** That a death is the doing of the fanatic or of those with whom he kills. Whom it was not meant for dies by accident. */
function ownDoing(
  run: Resolution,
  fanatic: SeatId,
  { of, by = '', action = '', data: { cause } }: Fact<'death'>,
): Reason[] {
  const [mine] = sides.filter(side => partnersOf(run.game.seats, side).some(({ slot }) => slot === fanatic))
  const partners = [fanatic, ...(mine ? partnersOf(run.game.seats, mine).map(({ slot }) => slot) : [])]
  const hired = mine && hirelingOf(run.game.seats, mine)?.slot
  if (cause === 'lynch' || ofOwnChoice.has(cause) || !(partners.includes(by) || by === hired)) return []
  const to = run.moves.find(({ id }) => id === action)?.to ?? []
  const meant = !to.length || to.includes(of)
  const byRole = to.some(target => target.startsWith('role:'))
  // Hypnotist and bodyguard among them led the killer on to him.
  const ledOn =
    to.some(target => partners.includes(target))
    && blows(run).some(blow => blow.action === action && blow.target === of)
  return meant || byRole || ledOn
    ? [run.given({ is: 'fact', kind: 'ownDoing', of, other: by, action }, 'RU-FAN-B1', action)]
    : []
}

/** His revenge: a kill as any other (RU-FAN-2). */
const avenging: LateEffect = (run, { move: { id: action, actor }, at, why }) =>
  strike(run, {
    action,
    killer: actor,
    target: at,
    cause: 'civil',
    rule: actor === at && run.seat(actor).faction === 'grey' ? 'RU-FAN-G1' : 'RU-FAN-2',
    reached: why,
  })

/** Whom he killed is remembered: one of another team avenges the favourite (RU-FAN-2). */
function rememberAvenged(run: Resolution, { by = '', action = '', data, why, phase }: Fact<'kill'>): void {
  if (phase !== undefined || run.moves.find(({ id }) => id === action)?.does !== 'avenge') return
  const kind = data.team !== run.seat(by).faction || data.team === 'grey' ? 'avenged' : 'avengedOnOwn'
  run.put({ kind, of: by, by, action, why, rule: 'RU-FAN-2', lasting: true })
}

/** What the fanatic hears: the favourite's civil role where he has not yet, every morning whom its moves chose, and that he may kill. */
function tellFanatic(run: Resolution): void {
  for (const { slot } of stillMoving(run).filter(seat => run.has(seat.slot, 'followFavourite'))) {
    const passive = run.passive(slot, 'followFavourite')
    if (!passive || !hasUse(run, slot)) continue
    for (const favourite of favouritesOf(run, slot)) {
      tellRole(run, slot, favourite)
      tellMoves(run, slot, favourite, passive)
    }
    for (const { phase, data } of run.ledger.found({ kind: 'mayAvenge', of: slot, when: 'soFar' }))
      if (phase === undefined) run.tell(slot, 'mayAvenge', { about: data.favourite }, 'RU-FAN-2')
  }
}

/** Once: whoever takes the role over learns whom it follows too, as soon as he has the use of it (RU-GEN-23). */
function tellRole(run: Resolution, who: SeatId, { of, rule, why }: Fact<'favourite'>): void {
  if (run.ledger.found({ kind: 'favouriteKnown', of, by: who, when: 'soFar' }).length) return
  const role = run.game.seats.find(({ slot }) => slot === of)?.role ?? ''
  const knows = all({ is: 'fact', kind: 'knowsFavourite', of, other: who }, { rule }, [why])
  run.put({ kind: 'favouriteKnown', of, by: who, why: knows, rule, lasting: true })
  const by = { action: `passive:${who}:followFavourite`, ability: 'followFavourite' }
  if (learnsFact(run, who, by, of, 'role', role, rule, knows)) run.tell(who, 'favouriteRole', { about: of, role }, rule)
}

function tellMoves(
  run: Resolution,
  who: SeatId,
  { of, why }: Fact<'favourite'>,
  passive: { action: string; why: Reason },
): void {
  const moves = run.moves.filter(
    move =>
      move.actor === of
      && move.to.length > 0
      && !is(move.does, 'ofNoRole')
      && (isCivil(move) || isProstitutes(run, move)),
  )
  for (const { id: action, does, to } of moves) {
    const follows = all(
      { is: 'fact', kind: 'followsFavourite', of, other: who, action },
      { rule: 'RU-FAN-1', action },
      [passive.why, why, run.given({ is: 'fact', kind: 'choosesTargets', of, action }, 'RU-FAN-1', action)],
    )
    const by = { action: passive.action, ability: 'followFavourite' }
    if (learnsFact(run, who, by, of, does, [...to], 'RU-FAN-1', follows))
      run.tell(who, 'favouriteMove', { about: of, ability: does, who: [...to] }, 'RU-FAN-1')
  }
}

/** Who takes the role over goes on with the favourite, and with the revenge (RU-ACZ-3). */
function inheritFavourite(run: Resolution, { of: heir, by: dead = '', data, why }: Fact<'heir'>): void {
  const on = goesOn(heir, why)
  if (!on.holds || !run.catalogue.role(data.role)?.abilities.includes('nameFavourite')) return
  const passed = (before: Fact) => ({ by: heir, why: goesOn(heir, why, before.why), lasting: true })
  for (const fact of favouritesOf(run, dead))
    run.put({ ...passed(fact), kind: 'favourite', of: fact.of, rule: 'RU-GEN-23' })
  for (const fact of run.ledger.found({ kind: 'mayAvenge', of: dead, when: 'soFar' }))
    run.put({ ...passed(fact), kind: 'mayAvenge', of: heir, rule: 'RU-ACZ-3', data: fact.data })
  for (const kind of ['avenged', 'avengedOnOwn'] as const)
    for (const fact of run.ledger.found({ kind, of: dead, when: 'soFar' }).slice(0, 1))
      run.put({ ...passed(fact), kind, of: heir, rule: 'RU-ACZ-3' })
}

// A fanatic who is lynched with a revenge left that one of his own team cost him takes somebody along (RU-FAN-3).

const rules: Rules = {
  'RU-FAN-1': stated({
    en: 'At the end of the first day the fanatic names a favorite for the whole game; if they name nobody, they get one at random, but no victim of the first night. They learn the favorite’s civil role at once, and its targets every morning.',
    ru: 'В конце первого дня фанатик называет любимчика на всю игру. Если не назвал, получает случайного, но не из жертв первой ночи. Сразу узнает его мирную роль, а каждое утро — цели ее ходов.',
  }),
  'RU-FAN-2': stated({
    en: 'Once the favorite is gone, the fanatic may kill one player a night until they have killed a player of another team or the faceless, even if one of their own team died along with that player. There is no new favorite.',
    ru: 'Когда любимчик выбывает, фанатик может убивать по одному игроку за ночь, пока не убьет игрока другой команды или безликого, пусть даже вместе со своим. Нового любимчика не бывает.',
  }),
  'RU-FAN-3': stated({
    en: 'A fanatic who killed one of their own team and is lynched before the favorite is avenged takes a player with them, who counts as lynched. The fanatic is the first of the civil killers.',
    ru: 'Фанатик, который убил своего и залинчован до того, как отомстил, забирает с собой одного игрока, и тот считается залинчованным. Среди мирных киллеров он первый.',
  }),
  'RU-FAN-B1': chosen({
    en: 'A black fanatic avenges a favorite who was lynched, or killed by anybody but the fanatic, a partner or their hired killer. A kill through a partner’s hypnosis or bodyguard, or by an order for a role, is their doing; an accident, or the death of a player who chose to die by their role, is not.',
    ru: 'Черный фанатик мстит, если любимчик залинчован или убит кем-то, кроме него самого, напарника и их наемника. Убийство через гипноз или телохранителя напарника и заказ по роли — дело их рук, а случайная смерть и смерть по собственной роли — нет.',
  }),
  'RU-FAN-B2': stated({
    en: 'A werewolf who kills as the fanatic shows black from then on. A hireling who kills as the fanatic skips the order.',
    ru: 'Оборотень, убивший как фанатик, с этого момента чекается черным. Наемник, который убивает как фанатик, пропускает заказ.',
  }),
  'RU-FAN-G1': stated({
    en: 'A faceless fanatic may kill themselves this way.',
    ru: 'Безликий фанатик может убить так самого себя.',
  }),
}

const words = {
  uses: {
    nameFavourite: { en: 'naming a favorite', ru: 'выбор любимчика' },
    avenge: { en: 'revenge', ru: 'месть' },
    lastRevenge: { en: 'last revenge', ru: 'последняя месть' },
    followFavourite: { en: 'following the favorite', ru: 'слежка за любимчиком' },
  },
  deeds: {
    nameFavourite: {
      en: '{actor} names {first} as favorite',
      ru: `{actor_nom} ${did('actor', 'назначил')} {first_acc} любимчиком`,
    },
    avenge: { en: '{actor} kills {first} in revenge', ru: `{actor_nom} ${did('actor', 'мстил')} {first_dat}` },
    lastRevenge: {
      en: '{actor} takes {first} with them',
      ru: `{actor_nom} ${did('actor', 'забрал')} с собой {first_acc}`,
    },
    followFavourite: { en: '{actor} follows the favorite', ru: '{actor_nom} следит за любимчиком' },
    'nameFavourite:tried': tried('name {first} as favorite', 'назначить {first_acc} любимчиком'),
    'avenge:tried': tried('kill {first} in revenge', 'отомстить {first_dat}'),
    'lastRevenge:tried': tried('take {first} with them', 'забрать с собой {first_acc}'),
  },
  facts: {
    favourite: {
      stands: { en: '{who} is {other}’s favorite', ru: '{who_nom} — любимчик {other_gen}' },
      falls: { en: '{who} is not {other}’s favorite', ru: '{who_nom} не любимчик {other_gen}' },
      would: {
        en: '{who} would have been {other}’s favorite',
        ru: `любимчиком {other_gen} ${did('who', 'был')} бы {who_nom}`,
      },
    },
    drawnFavourite: {
      stands: {
        en: '{other}’s favorite is picked at random: {who}',
        ru: 'любимчик {other_gen} выбран случайно, это {who_nom}',
      },
      falls: { en: '{other}’s favorite is not picked at random', ru: 'любимчик {other_gen} выбран не случайно' },
    },
    mayAvenge: {
      stands: {
        en: ifNamed('other', '{who} may avenge {other}', '{who} may take revenge'),
        ru: ifNamed('other', '{who_nom} может мстить за {other_acc}', '{who_nom} может мстить'),
      },
      falls: {
        en: ifNamed('other', '{who} may not avenge {other}', '{who} may not take revenge'),
        ru: ifNamed('other', '{who_nom} не может мстить за {other_acc}', '{who_nom} не может мстить'),
      },
      asks: { en: 'May {who} take revenge?', ru: 'Может ли {who_nom} мстить?' },
    },
    ownDoing: {
      stands: { en: 'it is their own side’s doing', ru: 'это дело рук своих' },
      falls: { en: 'it is not their own side’s doing', ru: 'это не дело рук своих' },
    },
    knowsFavourite: {
      stands: { en: '{other} knows {who}’s civil role', ru: '{other_nom} знает мирную роль {who_gen}' },
      falls: { en: '{other} does not know {who}’s civil role', ru: '{other_nom} не знает мирной роли {who_gen}' },
    },
    followsFavourite: {
      stands: { en: '{other} learns {who}’s targets', ru: '{other_nom} узнает цели {who_gen}' },
      falls: { en: '{other} does not learn {who}’s targets', ru: '{other_nom} не узнает целей {who_gen}' },
    },
    choosesTargets: {
      stands: { en: '{who} chooses the target', ru: '{who_nom} выбирает цель' },
      falls: { en: '{who} chooses no target', ru: '{who_nom} никого не выбирает' },
    },
    avengedOnOwn: {
      stands: {
        en: '{who}’s revenge killed one of their own team',
        ru: 'месть обернулась смертью своего ({who_nom})',
      },
      falls: { en: '{who}’s revenge did not kill one of their own team', ru: 'от мести не умер свой ({who_nom})' },
    },
    takenInRevenge: {
      stands: {
        en: 'the fanatic {other} takes {who} with them',
        ru: '{who_acc} забирает с собой фанатик ({other_nom})',
      },
      falls: {
        en: 'the fanatic {other} does not take {who} with them',
        ru: '{who_acc} не забирает с собой фанатик ({other_nom})',
      },
      would: {
        en: 'the fanatic {other} would have taken {who} with them',
        ru: '{who_acc} забрал бы с собой фанатик ({other_nom})',
      },
    },
  } satisfies FactWords<typeof facts>,
  terms: {
    favourite: { en: 'favorite', ru: 'любимчик' },
  },
  tells: {
    favouriteRole: {
      en: 'Your favorite is {about}. Civil role: {role}.',
      ru: 'Ваш любимчик — {about_nom}. Мирная роль: {role}.',
    },
    favouriteMove: {
      en: 'Your favorite’s target ({ability}): {who}.',
      ru: 'Ход вашего любимчика: {ability}, {who_nom}.',
    },
    mayAvenge: {
      en: 'Your favorite is gone: {about}. From the next night on you may kill in revenge.',
      ru: 'Ваш любимчик ({about_nom}) выбыл из игры. Со следующей ночи вы можете мстить.',
    },
    'learned:avenge': {
      en: 'You killed {about}. Team: {result}.',
      ru: 'Вы убили {about_acc}. Команда жертвы: {result, select, red {красная} black {черная} grey {серая} other {{result}}}.',
    },
  },
  verbs: {
    nameFavourite: ['favourite', 'favorite', 'name favourite', 'name favorite'],
    avenge: ['avenge', 'take revenge on', 'revenge on', 'kill'],
    lastRevenge: ['take along', 'last revenge', 'take with me'],
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const fanatic = section({
  abilities,
  facts,
  refuse,
  rules,
  words,
  rulings: {
    effects: { namingFavourite, avenging, takingAlong },
    vote: { takesAlong: lynchedAlong, unsavable: beyondRescue },
    reactions: { death: favouriteGone, kill: rememberAvenged, heir: inheritFavourite },
    results: ['mayAvenge'],
    asides: ['mayAvenge'],
    dawn: [drawFavourite, tellFanatic],
    dusk: [tellFanatic],
  },
})
