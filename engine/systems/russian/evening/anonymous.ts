/** The anonymous (RU-ANO): who is watched, and what of a role reaches him every morning. */
import { seatOf, type Game, type Refusal, type Seat } from '../../../journal/state.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { stated, type Rules } from '../../../ruleset/localized-text.ts'
import type { Entry } from '../attributes.ts'
import { endOfDay } from '../day/kinds.ts'
import { section } from '../section.ts'
import { reportHeard, learnsFact } from '../shared/general-info.ts'
import { playedFor } from '../shared/playing.ts'
import { cameBy, hasUse } from '../shared/roles.ts'
import type { Refuse } from '../shared/cast-ballots.ts'
import { whoHad } from '../shared/step-place.ts'
import { stillMoving } from '../shared/undead.ts'
import { evening } from '../shared/vote-kinds.ts'
import { all, any, rememberedOf, type Fact, type LateEffect, type Resolution } from '../vocabulary.ts'
import { did, ifNamed, type FactWords, type PartWords, tried } from '../words.ts'

const abilities = {
  surveil: {
    kind: 'investigate',
    told: {
      en: 'In the evening you may name one or two other players, whom you watch from then on. In the morning you learn their civil roles, and every morning you hear what they learned through these roles, except what would give away a team.',
      ru: 'Вечером вы можете назвать одного или двух других игроков и с этого момента следите за ними. Утром вы узнаете их мирные роли и каждое утро получаете то, что они узнали через эти роли, кроме того, что выдает команду.',
    },
    is: ['stays', 'sparesOwner'],
    targets: 1,
    most: 2,
    notSelf: { rule: 'RU-ANO-1' },
    phases: evening,
    casual: true,
    rule: 'RU-ANO-1',
    components: [{ does: 'mark', as: 'surveilling' }],
    keys: {
      instead: { says: { en: 'who is no longer watched instead', ru: 'с кого снимается слежка' }, aims: 'player' },
    },
  },
} satisfies Record<string, Entry>

const facts = declareFacts({
  watched: { of: 'slot', data: { since: 'number?' } },
  sawRole: { of: 'slot', data: { role: 'word' } },
})

/** Four at once, and one of them replaced at a time, by one (RU-ANO-2). */
function refuseWatch(
  game: Game,
  number: number,
  { by, to, instead }: { by: string; to: readonly string[]; instead?: string },
): Refusal | undefined {
  const { name } = seatOf(game, by)!
  const watches = rememberedOf(game.facts, 'watched').filter(({ of }) => seatOf(game, of)?.alive)
  const isWatched = (who: string): boolean => watches.some(({ of }) => of === who)
  const against = (en: string, ru: string, rule = 'RU-ANO-2'): Refusal => ({ rule, says: { en, ru } })
  if (watches.some(fact => fact.by === by && fact.data?.since === number))
    return against(`${name} has chosen this evening`, `этим вечером выбор игрока ${name} уже сделан`, 'RU-ANO-1')
  if (instead !== undefined && !isWatched(instead))
    return against(
      `${name} can only stop watching whom he watches`,
      `игрок ${name} может снять слежку только с того, за кем следит`,
    )
  if (instead !== undefined && to.length > 1)
    return against(
      `${name} names one player where another is replaced`,
      `меняя цель, игрок ${name} называет только одну новую`,
    )
  if (to.some(isWatched))
    return against(`${name} watches this player already`, `игрок ${name} уже следит за этой целью`)
  return watches.length + to.length - (instead === undefined ? 0 : 1) > 4
    ? against(`${name} watches four players at most`, `игрок ${name} следит не больше чем за четырьмя`)
    : undefined
}

const refuse: Refuse = (game, { number }, { by, does, to, with: keys }) =>
  does === 'surveil'
    ? refuseWatch(game, number, { by, to, ...(keys?.instead !== undefined && { instead: keys.instead }) })
    : undefined

/** Who watches somebody now: who began it, or who took the role over for good and goes on with it (RU-ACZ-3). */
function watcherOf(run: Resolution, { by }: Fact<'watched'>): Seat | undefined {
  const those = stillMoving(run).filter(({ slot, bystander }) => !bystander && run.has(slot, 'surveil'))
  return those.find(({ slot }) => slot === by) ?? those.find(({ slot }) => !playedFor(run.game, slot, 'surveil'))
}

/** From now on, until he is let go of (RU-ANO-1). Whom it replaces goes only where the move passes (RU-ANO-2). */
const surveilling: LateEffect = (run, { move: { actor, id: action, with: keys }, at, why }) => {
  const watched = all({ is: 'fact', kind: 'watched', of: at, other: actor, action }, { rule: 'RU-ANO-1', action }, [
    why,
  ])
  const since = run.phase.number
  run.mark(at, 'watched', watched, 'RU-ANO-1', {
    by: actor,
    action,
    data: { since },
    ...(playedFor(run.game, actor, 'surveil') && { until: endOfDay(since + 1) }),
  })
  for (const fact of run.ledger.found({ kind: 'watched', of: keys.instead ?? '', when: 'soFar' }))
    run.ledger.end(
      fact,
      all({ is: 'fact', kind: 'watchedNoMore', of: fact.of, other: actor }, { rule: 'RU-ANO-2', action }, [watched]),
    )
  return watched
}

/** Every morning: the watched feel it, and whoever has the role hears of theirs (RU-RES-10, RU-ANO-1). */
function reportWatched(run: Resolution): void {
  for (const fact of run.ledger.found({ kind: 'watched', when: 'soFar' })) {
    const watcher = watcherOf(run, fact)
    if (watcher && hasUse(run, watcher.slot)) report(run, watcher.slot, fact)
    if (watcher && run.seat(fact.of).alive) run.tell(fact.of, 'watched', {}, 'RU-RES-10')
    else endWatch(run, fact)
  }
}

/** By day, who took the role over hears at once whom it watches, as soon as he has the use of it (RU-GEN-23, RU-INFO-4). */
function tellWatched(run: Resolution): void {
  for (const fact of run.ledger.found({ kind: 'watched', when: 'soFar' })) {
    const watcher = watcherOf(run, fact)?.slot
    if (watcher !== undefined && watcher !== fact.by && run.seat(fact.of).alive && hasUse(run, watcher))
      tellRole(run, watcher, fact)
  }
}

/** Nobody watches any more, or nobody is there to be watched: whose death of this night did it, where one did. */
function endWatch(run: Resolution, fact: Fact<'watched'>): void {
  const claim = { is: 'fact', kind: 'watchOver', of: fact.of } as const
  const those = [fact.of, ...whoHad(run, 'surveil').map(({ slot }) => slot)]
  const deaths = run.deaths().filter(({ of }) => those.includes(of))
  const why = deaths.map(death => death.why)
  run.ledger.end(fact, why.length ? any(claim, { rule: 'RU-ANO-1' }, why) : all(claim, { rule: 'RU-ANO-1' }))
}

function report(run: Resolution, watcher: SeatId, fact: Fact<'watched'>): void {
  tellRole(run, watcher, fact)
  const { of, why } = fact
  reportHeard(run, { who: watcher, through: throughOf(watcher, fact), of, rule: 'RU-ANO-1', why })
}

const throughOf = (watcher: SeatId, { action = `passive:${watcher}:surveil` }: Fact<'watched'>) => ({
  action,
  ability: 'surveil',
})

/** Once, and again where the watched player has another role by now. */
function tellRole(run: Resolution, watcher: SeatId, fact: Fact<'watched'>): void {
  const { of, by, why } = fact
  const through = throughOf(watcher, fact)
  const { action } = through
  const { role } = run.game.seats.find(({ slot }) => slot === of)!
  const known = run.ledger.found({
    kind: 'sawRole',
    of,
    by: watcher,
    when: 'soFar',
    where: ({ data }) => data.role === role,
  })
  if (known.length) return
  const cites: { rule: RuleId; also?: RuleId[] } =
    by === undefined || by === watcher ? { rule: 'RU-ANO-1' } : { rule: 'RU-INFO-4', also: ['RU-GEN-23'] }
  const sees = all({ is: 'fact', kind: 'sawRole', of, other: watcher }, { ...cites, action }, [
    why,
    ...(by === watcher ? [] : cameBy(run, watcher)),
  ])
  run.put({ kind: 'sawRole', of, by: watcher, why: sees, rule: cites.rule, lasting: true, data: { role } })
  if (learnsFact(run, watcher, through, of, 'civilRole', role, cites.rule, sees))
    run.tell(watcher, 'watchedRole', { about: of, role, result: role }, cites.rule)
}

const rules: Rules = {
  'RU-ANO-1': stated({
    en: 'In the evening the anonymous names one or two other players to watch from then on. In the morning they learn those players’ civil roles, and every morning everything those roles learned and went through that night, except what reveals the team. While their own role is blocked they learn nothing. The host tells them what was done in votes.',
    ru: 'Вечером анонимус называет одного или двух других игроков и с этого момента за ними следит. Утром он узнает их мирные роли и каждое утро получает все, что они узнали и испытали за ночь через эти роли, кроме того, что выдает команду. Пока его роль заблокирована, он не узнает ничего. О действиях на голосовании ему сообщает ведущий.',
  }),
  'RU-ANO-2': stated({
    en: 'The anonymous watches four players at most. In one evening they may stop watching one of them, and then name only one new player; if the move is foiled, the old watch goes on.',
    ru: 'Следить можно не больше чем за четырьмя. За вечер можно снять слежку с одного из них, и тогда новая цель только одна; если ход сорван, прежняя слежка продолжается.',
  }),
  'RU-ANO-3': stated(
    {
      en: 'A check on the anonymous gives no information. The pimp controls none of their moves, and a copy of the role cannot target its owner.',
      ru: 'Чек его цвета не дает информации. Сутенер не управляет его ходами, а копия роли не ходит в ее владельца.',
    },
    {
      en: 'shown by the rules for the check, pimp and copy (RU-COM-3, RU-PIM-4, RU-ACR-6)',
      ru: 'показано правилами этих ролей: чека, сутенера и копии (RU-COM-3, RU-PIM-4, RU-ACR-6)',
    },
  ),
}

const words = {
  uses: {
    surveil: { en: 'surveillance', ru: 'слежка' },
  },
  deeds: {
    surveil: {
      en: '{actor} began to watch {first}',
      ru: `{actor_nom} ${did('actor', 'установил')} слежку за {first_ins}`,
    },
    'surveil:2': {
      en: '{actor} began to watch {first} and {second}',
      ru: `{actor_nom} ${did('actor', 'установил')} слежку за {first_ins} и {second_ins}`,
    },
    'surveil:tried': tried('watch {first}', 'установить слежку за {first_ins}'),
    'surveil:2:tried': tried('watch {first} and {second}', 'установить слежку за {first_ins} и {second_ins}'),
  },
  facts: {
    watched: {
      stands: { en: '{who} is watched', ru: 'за {who_ins} следят' },
      falls: { en: '{who} is not watched', ru: 'за {who_ins} не следят' },
      asks: { en: 'Is {who} watched?', ru: 'Следят ли за {who_ins}?' },
      would: { en: '{who} would have been watched', ru: 'за {who_ins} следили бы' },
    },
    watchedNoMore: {
      stands: { en: '{who} makes room for a new target', ru: 'слежку за {who_ins} сменяет другая' },
      falls: { en: '{who} does not make room for a new target', ru: 'слежка за {who_ins} продолжается' },
    },
    watchOver: {
      stands: { en: '{who} is no longer watched', ru: 'за {who_ins} больше не следят' },
      falls: { en: '{who} is still watched', ru: 'за {who_ins} все еще следят' },
    },
    sawRole: {
      stands: {
        en: ifNamed('other', '{other} sees {who}’s civil role', '{who}’s civil role is seen'),
        ru: ifNamed('other', '{other_nom} видит мирную роль {who_gen}', 'анонимус видит мирную роль {who_gen}'),
      },
      falls: {
        en: ifNamed('other', '{other} does not see {who}’s civil role', 'nobody sees {who}’s civil role'),
        ru: ifNamed('other', '{other_nom} не видит мирной роли {who_gen}', 'мирной роли {who_gen} не видит никто'),
      },
      asks: { en: 'Is {who}’s civil role seen?', ru: 'Видна ли анонимусу мирная роль {who_gen}?' },
    },
    hearsOf: {
      stands: {
        en: '{other} gets the information of {who}’s role',
        ru: '{other_nom} получает информацию роли {who_gen}',
      },
      falls: {
        en: '{other} does not get the information of {who}’s role',
        ru: '{other_nom} не получает информации роли {who_gen}',
      },
      toldByDeed: true,
    },
  } satisfies FactWords<typeof facts>,
  results: {
    foiled: { en: 'move foiled', ru: 'ход сорван' },
    blocked: { en: 'role blocked', ru: 'роль заблокирована' },
    attacked: { en: 'attacked', ru: 'нападение' },
    client: { en: 'client', ru: 'клиент' },
    visitorRoles: { en: 'visitor roles', ru: 'роли гостей' },
    visitors: { en: 'visitors', ru: 'гости' },
    captured: { en: 'captured', ru: 'плен' },
    released: { en: 'released', ru: 'освобождение' },
    maimed: { en: 'maimed', ru: 'покалечен' },
    drugged: { en: 'drugged', ru: 'наркотики' },
    civilRole: { en: 'civil role', ru: 'мирная роль' },
    generalInfo: { en: 'general information', ru: 'общая информация' },
    saved: { en: 'saved', ru: 'попал, игрок спасен' },
    missed: { en: 'missed', ru: 'не попал' },
    soulTaken: { en: 'soul taken', ru: 'душа забрана' },
    lifeSpent: { en: 'spare life lost', ru: 'потрачена запасная жизнь' },
  },
  terms: {
    watched: { en: 'watched', ru: 'под слежкой' },
    generalInfo: { en: 'general information', ru: 'общая информация' },
  },
  tells: {
    watched: { en: 'You feel that you are being watched.', ru: 'Вы чувствуете, что за вами наблюдают.' },
    watchedRole: {
      en: 'You watch {about}. Civil role: {role}.',
      ru: 'Вы следите за {about_ins}. Мирная роль: {role}.',
    },
    watchedMove: { en: '{who} used the role: {ability}, {about}.', ru: 'Ход роли {who_gen}: {ability}, {about_nom}.' },
    'watchedMove:request': {
      en: '{who}’s role was used: {ability}, {role}.',
      ru: 'Ход роли {who_gen}: {ability}, {role}.',
    },
    'watchedMove:bait': {
      en: '{who}’s role was used: {ability}, {role}.',
      ru: 'Ход роли {who_gen}: {ability}, {role}.',
    },
    watchedResult: {
      en: 'What {who} found: {about} — {result}.',
      ru: 'Результат роли {who_gen}: {about_nom} — {result}.',
    },
    watchedImpact: {
      en: 'What happened to {who}: {what, select, attacked {an attack} blocked {an arrest} foiled {a foiled move} captured {captivity} released {a release} maimed {the loss of the role} client {a night in company} drugged {drugs} punished {a punishment} lifeSpent {the loss of the spare life} other {a hack}}.',
      ru: 'Что произошло с ролью {who_gen}: {what, select, attacked {покушение} blocked {блок} foiled {сорван ход} captured {плен} released {освобождение из плена} maimed {роль потеряна} client {ночь в компании} drugged {наркотики} punished {наказание} lifeSpent {потрачена запасная жизнь} other {взлом}}.',
    },
  },
  verbs: {
    surveil: ['watch', 'surveil', 'spy on'],
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const anonymous = section({
  abilities,
  facts,
  refuse,
  rules,
  words,
  rulings: { effects: { surveilling }, results: ['watched', 'sawRole'], asides: ['sawRole'] },
})

/** What he hears of others’ roles: asked when everything else is told. */
export const watching = section({ rulings: { dawn: [reportWatched], dusk: [tellWatched] } })
