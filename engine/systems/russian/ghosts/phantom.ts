/**
 * The phantom (RU-PHA): who is killed at night votes on for a day, and he himself sits in somebody after his death.
 * What phantoms do to a vote stands in `phantom-votes.ts`.
 */
import { seatOf, type Game, type PhaseState, type Refusal } from '../../../journal/state.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { chosen, stated, type Rules } from '../../../ruleset/localized-text.ts'
import { is, type Entry } from '../attributes.ts'
import { endOfDay, voteKinds } from '../day/kinds.ts'
import { section } from '../section.ts'
import { learnsFact } from '../shared/general-info.ts'
import { isPhantom, phantomNow, isUndead } from '../shared/undead.ts'
import { hasUse } from '../shared/roles.ts'
import { byRoster } from '../shared/roster.ts'
import type { Sent } from '../shared/cast-ballots.ts'
import { isBlack, isGrey } from '../shared/sides.ts'
import { all, any, rememberedOf, type Fact, type LateEffect, type Resolution } from '../vocabulary.ts'
import { did, ifNamed, type FactWords, type PartWords, tried } from '../words.ts'

const abilities = {
  haunt: {
    kind: 'other',
    told: {
      en: 'While you live, everybody who is killed at night is a phantom for one day: without a role, but with a vote. If you are killed at night yourself, you are the only phantom.',
      ru: 'Пока вы живы, каждый убитый ночью становится фантомом на один день: без роли, но с голосом. Если ночью убьют вас, фантомом останетесь только вы.',
    },
    targets: 0,
    passive: true,
    rule: 'RU-PHA-2',
    components: [],
  },
  possess: {
    kind: 'investigate',
    told: {
      en: 'If you die, at night or by a vote, you may sit in a living player and stay for one more vote. You learn their civil role, and you have your vote only if you both vote for the same player. The report says whom you sit in.',
      ru: 'Если вы погибли ночью или на голосовании, вы можете вселиться в живого игрока и остаться еще на одно голосование. Вы узнаете его мирную роль, а голос сохраните, только если оба голосуют в одну цель. В итогах сказано, в кого вы вселились.',
    },
    is: ['byLetter', 'stays', 'keepsAim', 'whenDead', 'ofPhantoms'],
    targets: 1,
    notSelf: { rule: 'RU-PHA-1' },
    phases: [...voteKinds, 'hunt'],
    casual: true,
    rule: 'RU-PHA-1',
    components: [{ does: 'mark', as: 'possessing' }],
  },
  stopPhantoms: {
    kind: 'other',
    told: {
      en: 'As a black phantom you may stop further phantoms from arising, for good.',
      ru: 'Черный фантом может навсегда отключить появление новых фантомов.',
    },
    is: ['stays', 'uncounted'],
    targets: 0,
    phases: ['evening', 'night'],
    casual: true,
    rule: 'RU-PHA-B2',
    components: [{ does: 'mark', as: 'stoppingPhantoms' }],
  },
} satisfies Record<string, Entry>

const facts = declareFacts({
  /** Of who is dead and votes on, by whose doing. */
  phantom: { of: 'slot' },
  /** Of whom a phantom sits in. */
  possessed: { of: 'slot' },
  /** Of a black phantom who lets no others arise. */
  phantomsOff: { of: 'slot' },
})

/** A phantom has no role, sits in one player alone, and only a black one stops others from arising (RU-PHA-1, RU-PHA-2, RU-PHA-B2). */
function refusePhantom(game: Game, _phase: PhaseState, { by, does, to }: Sent): Refusal | undefined {
  const seat = seatOf(game, by)!
  const { name, faction } = seat
  if (isPhantom(game, seat) && !isUndead(game, by) && !is(does, 'ofPhantoms'))
    return {
      rule: 'RU-PHA-2',
      says: {
        en: `${name} is a phantom and has a vote but no role`,
        ru: `игрок ${name} — фантом: голос есть, роли нет`,
      },
    }
  if (does === 'possess' && rememberedOf(game.facts, 'possessed').some(fact => fact.by === by))
    return {
      rule: 'RU-PHA-1',
      says: { en: `${name} has already possessed somebody`, ru: `игрок ${name} уже вселился в другого игрока` },
    }
  if (does === 'possess' && faction === 'grey' && to.some(slot => !seatOf(game, slot)?.status.includes('faceCut')))
    return {
      rule: 'RU-PHA-G1',
      says: {
        en: 'the faceless can possess only a player whose face is cut',
        ru: 'безликий вселяется только в того, у кого срезано лицо',
      },
    }
  return does === 'stopPhantoms' && faction !== 'black'
    ? {
        rule: 'RU-PHA-B2',
        says: {
          en: 'only a black phantom can stop new phantoms',
          ru: 'отключить фантомов может только черный фантом',
        },
      }
    : undefined
}

/** In the roster somebody is shown as phantom, and is one until the end of that day (RU-DEATH-3). */
function mark(run: Resolution, of: SeatId, by: SeatId, day: number, is: Reason): void {
  const about = { is: 'fact', kind: 'phantom', of, other: by } as const
  run.mark(of, 'phantom', all(about, { rule: 'RU-DEATH-3' }, [is]), 'RU-DEATH-3', { by, until: endOfDay(day) })
}

/** At the end of a night: a phantom who lives makes phantoms of all who were killed; killed himself he is the only one (RU-PHA-2). */
function arise(run: Resolution): void {
  const killed = run.deaths().filter(({ data }) => data.cause !== 'removed')
  const holders = run.game.seats.filter(
    ({ slot, alive, bystander }) => alive && !bystander && run.has(slot, 'haunt') && hasUse(run, slot),
  )
  for (const { slot: phantom } of holders) {
    const own = killed.find(({ of }) => of === phantom)
    const passive = run.passive(phantom, 'haunt')
    if (!passive) continue
    for (const death of own ? [own] : killed) {
      const { of } = death
      const off = run.ledger.found({ kind: 'phantomsOff', of: phantom, when: 'soFar' }).map(({ why }) => why)
      const rule: RuleId = own ? 'RU-PHA-1' : 'RU-PHA-2'
      const is = all(
        { is: 'fact', kind: 'becomesPhantom', of, other: phantom },
        { rule, action: passive.action },
        [passive.why, death.why],
        own ? [] : off.map(why => all({ is: 'fact', kind: 'phantomsOff', of: phantom }, { rule: 'RU-PHA-B2' }, [why])),
      )
      mark(run, of, phantom, run.phase.number + 1, is)
      if (is.holds) run.announce('phantomArises', { who: of }, rule)
    }
  }
}

/** From now on nobody whom the night kills becomes a phantom (RU-PHA-B2). */
const stoppingPhantoms: LateEffect = (run, { move: { actor, id: action }, why }) => {
  const off = all({ is: 'fact', kind: 'phantomsOff', of: actor, action }, { rule: 'RU-PHA-B2', action }, [why])
  run.put({ kind: 'phantomsOff', of: actor, by: actor, action, why: off, rule: 'RU-PHA-B2', lasting: true })
  return off
}

/** With the result of a vote a phantom who is dead sits in somebody, and stays for one more vote (RU-PHA-1). */
const possessing: LateEffect = (run, { move: { actor, id: action }, at, why }) => {
  const seat = run.seat(actor)
  const grey = isGrey(seat)
  const rule: RuleId = grey ? 'RU-PHA-G1' : isBlack(seat) ? 'RU-PHA-B1' : 'RU-PHA-1'
  const given = (kind: 'satBefore', rule: RuleId): Reason => run.given({ is: 'fact', kind, of: actor }, rule, action)
  const before = run.ledger.found({ kind: 'possessed', by: actor, when: 'phaseStart' }).length > 0
  const cut = run.ledger.seek({ kind: 'faceCut', of: at, when: 'phaseStart' }, 'RU-PHA-G1', {
    is: 'fact',
    kind: 'faceCut',
    of: at,
  })
  const sits = all(
    { is: 'fact', kind: 'possessed', of: at, other: actor, action },
    { rule, also: ['RU-DAY-4', ...(grey ? ['RU-FAC-G1'] : [])], action },
    [why, ...(grey ? [cut] : [])],
    [
      ...(seat.alive ? [stillAlive(run, actor, action)] : []),
      ...(before ? [given('satBefore', 'RU-PHA-1')] : []),
      ...(run.seat(at).alive ? [] : [run.given({ is: 'fact', kind: 'deadTarget', of: at }, 'RU-PHA-1', action)]),
    ],
  )
  const day = run.phase.number + 1
  run.put({ kind: 'possessed', of: at, by: actor, action, why: sits, rule, until: endOfDay(day) })
  if (!sits.holds) return sits
  mark(run, actor, actor, day, sits)
  hearRole(run, actor, at, action, sits)
  if (isBlack(seat)) curse(run, actor, at, action, day, sits)
  else run.announce('possession', { who: at, by: actor }, 'RU-PHA-1')
  return sits
}

/** A phantom who lives sits in nobody, also where he lives because somebody kept him from being lynched. */
function stillAlive(run: Resolution, of: SeatId, action: string): Reason {
  const lynch = run.ledger.attempts({ kind: 'lynched', of, when: 'tonight' }).map(({ why }) => why)
  return lynch.length
    ? all({ is: 'fact', kind: 'stillAlive', of }, { rule: 'RU-PHA-1', action }, [], lynch)
    : run.given({ is: 'fact', kind: 'stillAlive', of }, 'RU-PHA-1', action)
}

function hearRole(run: Resolution, phantom: SeatId, at: SeatId, action: string, sits: Reason): void {
  const { role } = run.game.seats.find(({ slot }) => slot === at)!
  const knows = all({ is: 'fact', kind: 'phantomLearns', of: at, other: phantom }, { rule: 'RU-PHA-1', action }, [sits])
  if (learnsFact(run, phantom, { action, ability: 'possess' }, at, 'civilRole', role, 'RU-PHA-1', knows))
    run.tell(phantom, 'possessedRole', { about: at, role, result: role }, 'RU-PHA-1')
}

/** A black phantom takes role and colour of whom he sits in, for as long as he does (RU-PHA-B1). */
function curse(run: Resolution, phantom: SeatId, at: SeatId, action: string, day: number, sits: Reason): void {
  const cursed = all({ is: 'fact', kind: 'maimed', of: at, other: phantom, action }, { rule: 'RU-PHA-B1', action }, [
    sits,
  ])
  run.mark(at, 'maimed', cursed, 'RU-PHA-B1', { by: phantom, action, until: endOfDay(day) })
  if (!cursed.holds) return
  run.tell(at, 'phantomCurse', {}, 'RU-PHA-B1')
  run.announce('phantomCursed', { who: at, by: phantom }, 'RU-PHA-B1')
}

/** Whose phantom leaves with this death: the one who sits in the dead, and a faceless whose victim’s task is dead (RU-PHA-1, RU-PHA-G1). */
function leaveWithHost(run: Resolution, { of: dead, why }: Fact<'death'>): void {
  for (const sits of run.ledger.found({ kind: 'possessed', when: 'soFar' })) {
    const { of: host, by: phantom = '' } = sits
    const grey = isGrey(run.seat(phantom))
    const task = run.ledger.found({
      kind: 'faceTask',
      of: dead,
      when: 'soFar',
      where: ({ data }) => data.victim === host,
    })
    if (host !== dead && !(grey && task.length)) continue
    const rule: RuleId = host === dead ? (isBlack(run.seat(phantom)) ? 'RU-PHA-B1' : 'RU-PHA-1') : 'RU-PHA-G1'
    const gone = any({ is: 'fact', kind: 'hostGone', of: phantom, other: host }, { rule }, [why])
    run.ledger.end(sits, gone)
    for (const fact of run.ledger.found({ kind: 'phantom', of: phantom, when: 'soFar' })) run.ledger.end(fact, gone)
    if (gone.holds) leaves(run, phantom)
  }
}

/** Who leaves is shown with all of his roles; until then the negative one of a black phantom was hidden (RU-PHA-B1). */
function leaves(run: Resolution, who: SeatId): void {
  const negative = run.seat(who).details?.negative ?? ''
  run.announce('phantomLeft', { who, negative, also: negative ? 'yes' : 'no' }, 'RU-PHA-B1')
}

/** After the vote that was left to them phantoms leave, with the day. */
function leaveAfterVote(run: Resolution): void {
  const sitting = run.ledger
    .found({ kind: 'possessed', when: 'phaseStart' })
    .filter(({ by, until }) => by !== undefined && until === endOfDay(run.phase.number))
  for (const { by = '' } of byRoster(run, sitting, ({ by = '' }) => by))
    if (isBlack(run.seat(by)) && !run.deaths().some(({ of }) => sitting.some(one => one.of === of && one.by === by)))
      leaves(run, by)
}

/** Whether the negative role of somebody lynched is not shown yet (RU-PHA-B1). */
export const hidesNegative = (run: Resolution, who: SeatId): boolean =>
  isBlack(run.seat(who))
  && run.ledger.found({ kind: 'possessed', by: who, when: 'tonight' }).length > 0
  && phantomNow(run, who).some(({ holds }) => holds)

const rules: Rules = {
  'RU-PHA-1': chosen({
    en: 'A phantom who dies at night or in a vote may possess a living player and stay for one more vote: if lynched, with the result of that vote, if killed at night, with the result of the next day. They learn the civil role, and their vote counts only if both vote for the same player. The report names the possessed player, and the phantom leaves with that player.',
    ru: 'Фантом, который погиб ночью или на голосовании, может вселиться в живого игрока и остаться еще на одно голосование: залинчованный — с итогом этого голосования, убитый ночью — с итогом ближайшего. Он узнает мирную роль, а голос сохраняет, только если оба голосуют в одну цель. В итогах сказано, в кого он вселился; если тот выбывает, фантом покидает игру с ним.',
  }),
  // The source is silent on who may be named: that a vote may is ours.
  'RU-PHA-2': chosen({
    en: 'While the phantom is alive, everybody who is killed at night is a phantom for a day: without a role, with a vote that a witness, a politician or a liar may name. If the phantom is killed at night, they are the only one.',
    ru: 'Пока фантом жив, каждый убитый ночью — фантом на один день: без роли, но с голосом, который могут назвать свидетель, политик и лжец. Если ночью убит сам фантом, фантомом остается только он.',
  }),
  'RU-PHA-4': stated({
    en: 'Phantoms do not count among all others or all reds who vote against one player, nor among the blacks; red phantoms count among the reds of a limit.',
    ru: 'Фантомы не входят ни во всех остальных, ни во всех красных, которые голосуют в одного игрока, ни в число черных; красные фантомы входят в число красных для поправок.',
  }),
  'RU-PHA-B1': stated({
    en: 'A black phantom who possesses a player curses them until the end of the next day, as the result of the vote says: their civil role and color are blocked. The phantom’s negative role stays hidden until they leave. Without a curse the phantom leaves right after the vote.',
    ru: 'Черный фантом, вселившись, накладывает проклятие до конца следующего дня, и в итогах это указано: у игрока заблокированы мирная роль и цвет. Пока фантом не выбыл, его негативная роль скрыта. Без проклятия он выбывает сразу после голосования.',
  }),
  'RU-PHA-B2': chosen({
    en: 'A black phantom may stop new phantoms, from then on.',
    ru: 'Черный фантом может отключить появление новых фантомов, с этого момента и навсегда.',
  }),
  'RU-PHA-G1': stated({
    en: 'A faceless phantom can possess only a player whose face is cut, who stays a victim, and has no vote. They can no longer win but may score one more victim, and leave when that player or the task named for that player is dead.',
    ru: 'Безликий фантом вселяется только в игрока со срезанным лицом, который остается жертвой, и голоса не имеет. Победить он уже не может, но может получить еще одну жертву; он выбывает, если умирает этот игрок или назначенная за него цель.',
  }),
}

const words = {
  uses: {
    haunt: { en: 'phantoms', ru: 'эффект фантома' },
    possess: { en: 'possession', ru: 'вселение' },
    stopPhantoms: { en: 'stopping phantoms', ru: 'отключение фантомов' },
  },
  deeds: {
    haunt: {
      en: '{actor} makes phantoms of those killed at night',
      ru: '{actor_nom} превращает погибших ночью в фантомов',
    },
    possess: {
      en: '{actor} chose to possess {first}',
      ru: `{actor_nom} ${did('actor', 'вселялся', 'вселялась', 'вселялись')} в {first_acc}`,
    },
    stopPhantoms: {
      en: '{actor} stopped new phantoms',
      ru: `{actor_nom} ${did('actor', 'отключил')} появление фантомов`,
    },
    'stopPhantoms:tried': tried('stop new phantoms', 'отключить появление фантомов'),
    'possess:tried': tried('possess {first}', 'вселиться в {first_acc}'),
  },
  facts: {
    phantom: {
      stands: { en: '{who} is a phantom', ru: '{who_nom} — фантом' },
      falls: { en: '{who} is not a phantom', ru: '{who_nom} не фантом' },
      asks: { en: 'Is {who} a phantom?', ru: `${did('who', 'Стал')} ли фантомом {who_nom}?` },
      would: { en: '{who} would have been a phantom', ru: `{who_nom} ${did('who', 'был')} бы фантомом` },
    },
    becomesPhantom: {
      stands: { en: '{who} stays as a phantom for a day', ru: '{who_nom} остается фантомом на день' },
      falls: { en: '{who} does not stay as a phantom', ru: '{who_nom} не остается фантомом' },
      would: {
        en: '{who} would have stayed as a phantom for a day',
        ru: `{who_nom} ${did('who', 'остался', 'осталась', 'остались')} бы фантомом`,
      },
    },
    phantomsOff: {
      stands: { en: '{who} stops new phantoms', ru: '{who_nom} отключает появление фантомов' },
      falls: { en: '{who} does not stop new phantoms', ru: '{who_nom} не отключает появление фантомов' },
    },
    possessed: {
      stands: {
        en: ifNamed('other', '{other} possesses {who}', 'a phantom possesses {who}'),
        ru: ifNamed('other', '{other_nom} вселяется в {who_acc}', 'в {who_acc} вселяется фантом'),
      },
      falls: {
        en: ifNamed('other', '{other} does not possess {who}', 'no phantom possesses {who}'),
        ru: ifNamed('other', '{other_nom} не вселяется в {who_acc}', 'фантом не вселяется в {who_acc}'),
      },
      asks: { en: 'Does a phantom possess {who}?', ru: 'Вселяется ли фантом в {who_acc}?' },
      would: {
        en: '{other} would have possessed {who}',
        ru: `{other_nom} ${did('other', 'вселился', 'вселилась', 'вселились')} бы в {who_acc}`,
      },
    },
    stillAlive: {
      stands: { en: '{who} is still alive', ru: '{who_nom} еще в игре' },
      falls: { en: '{who} is dead', ru: '{who_nom} вне игры' },
    },
    satBefore: {
      stands: {
        en: '{who} has possessed somebody before',
        ru: `{who_nom} раньше уже ${did('who', 'вселялся', 'вселялась', 'вселялись')}`,
      },
      falls: {
        en: '{who} has not possessed anybody before',
        ru: `{who_nom} раньше не ${did('who', 'вселялся', 'вселялась', 'вселялись')}`,
      },
    },
    phantomLearns: {
      stands: { en: '{other} learns {who}’s civil role', ru: '{other_nom} узнает мирную роль {who_gen}' },
      falls: {
        en: '{other} does not learn {who}’s civil role',
        ru: '{other_nom} не узнает мирной роли {who_gen}',
      },
    },
    hostGone: {
      stands: {
        en: '{who} leaves, because what kept them in the game is gone',
        ru: '{who_nom} выбывает вместе с тем, кто держал в игре',
      },
      falls: { en: '{who} does not leave', ru: '{who_nom} остается в игре' },
    },
  } satisfies FactWords<typeof facts>,
  terms: {
    phantom: { en: 'phantom', ru: 'фантом' },
  },
  tells: {
    possessedRole: {
      en: 'You possess {about}. Civil role: {role}.',
      ru: 'Вы вселились в игрока {about}. Мирная роль: {role}.',
    },
    phantomCurse: {
      en: 'A phantom tortures you: until the end of the next day you have neither civil role nor color.',
      ru: 'Фантом подвергает пыткам вашу душу: до конца следующего дня ваша мирная роль и цвет заблокированы.',
    },
    phantomArises: {
      en: '{who} stays as a phantom until the end of the day.',
      ru: 'До конца дня {who_nom} остается фантомом.',
    },
    possession: { en: 'The phantom {by} possesses {who}.', ru: 'Фантом ({by}) вселился в игрока {who}.' },
    phantomCursed: { en: 'The phantom {by} has cursed {who}.', ru: 'Фантом ({by}) проклял игрока {who}.' },
    phantomLeft: {
      en: 'The phantom {who} leaves the game{also, select, yes { ({negative})} other {}}.',
      ru: 'Фантом ({who}{also, select, yes {, {negative}} other {}}) покидает игру.',
    },
  },
  verbs: {
    possess: ['possess', 'haunt', 'sit in', 'curse'],
    stopPhantoms: ['stop phantoms', 'no phantoms', 'switch off phantoms'],
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const phantom = section({
  abilities,
  facts,
  refuse: refusePhantom,
  rules,
  rulings: {
    effects: { possessing, stoppingPhantoms },
    reactions: { death: leaveWithHost },
    results: ['phantom', 'possessed'],
    dawn: [arise],
    dusk: [leaveAfterVote],
  },
  words,
})
