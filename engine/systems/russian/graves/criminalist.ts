/** The criminalist (RU-CRI): he examines bodies by day, and in the evening compares players with them. */
import { seatOf, type Game, type PhaseState, type Refusal, type Submission } from '../../../journal/state.ts'
import type { SeatId } from '../../../reason/claim.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { chosen, stated, type Rules } from '../../../ruleset/localized-text.ts'
import type { Entry } from '../attributes.ts'
import { section } from '../section.ts'
import { isElite } from '../shared/roster.ts'
import { learnsFact } from '../shared/general-info.ts'
import { kindOf } from '../shared/moves.ts'
import { roleAs } from '../shared/playing.ts'
import { goesOn, hasUse } from '../shared/roles.ts'
import type { Refuse, Sent } from '../shared/cast-ballots.ts'
import { tonight, whoHad } from '../shared/step-place.ts'
import { masterOf, stillMoving } from '../shared/undead.ts'
import { tellVisitorNames } from '../shared/visitor-names.ts'
import { visitorsOf } from '../shared/visits.ts'
import { all, any, rememberedOf, type Cause, type Fact, type LateEffect, type Resolution } from '../vocabulary.ts'
import { did, type FactWords, type PartWords, tried } from '../words.ts'

const abilities = {
  examine: {
    kind: 'investigate',
    told: {
      en: 'Before the vote you may examine victims of the night. After it you learn through which role each of them was killed, and their team.',
      ru: 'До голосования вы можете обследовать тела ночных жертв. После голосования вы узнаете, через ход какой роли убита каждая из них и какой она команды.',
    },
    is: ['beforeVote', 'byLetter', 'stays', 'keepsAim'],
    targets: 1,
    most: 9,
    namesDead: true,
    phases: ['day', 'hunt'],
    rule: 'RU-CRI-1',
    components: [{ does: 'mark', as: 'examining' }],
  },
  analyse: {
    kind: 'investigate',
    told: {
      en: 'In the evening you may compare players with examined bodies, three comparisons at most: several players with one body, or one player with several. In the morning you learn of each whether the direct killer is among them.',
      ru: 'Вечером вы можете сравнить игроков с обследованными телами, всего не больше трех сравнений: несколько игроков с одним телом или одного с несколькими. Утром на каждое придет ответ: есть ли среди них непосредственный убийца.',
    },
    is: ['stays', 'keepsAim', 'reachesClients'],
    targets: 1,
    most: 3,
    self: true,
    perNight: 3,
    phases: ['night'],
    casual: true,
    rule: 'RU-CRI-2',
    components: [{ does: 'mark', as: 'analysing' }],
    keys: {
      body: { says: { en: 'with which body', ru: 'с каким телом' }, aims: 'player', must: true },
      orBody: { says: { en: 'with which body too', ru: 'с каким телом еще' }, aims: 'player' },
      orThird: { says: { en: 'with which third body', ru: 'с каким третьим телом' }, aims: 'player' },
    },
  },
  noticeNames: {
    kind: 'investigate',
    told: {
      en: 'You sit at home, and you learn the names of those who come to you.',
      ru: 'Вы сидите дома и узнаете имена своих гостей.',
    },
    targets: 0,
    passive: true,
    rule: 'RU-CRI-4',
    components: [],
  },
} satisfies Record<string, Entry>

const facts = declareFacts({
  body: { of: 'slot', data: { night: 'number', role: 'word', alone: 'flag?' } },
  examined: { of: 'slot', data: { day: 'number' } },
  analysed: { of: 'slot', silent: true },
})

/** The bodies that a comparison names, in their order. */
const bodiesIn = (keys: Readonly<Record<string, string>> = {}): SeatId[] =>
  ['body', 'orBody', 'orThird'].flatMap(key => keys[key] ?? [])

/** How many comparisons of a player with a body an evening has room for. */
const MOST = 3

/** He examines who was killed in the night before this day (RU-CRI-1). */
function refuseExamination(game: Game, { number }: PhaseState, { to }: Sent): Refusal | undefined {
  const fresh = rememberedOf(game.facts, 'body').filter(({ data }) => data.night === number - 1)
  const other = to.find(one => !fresh.some(({ of }) => of === one))
  if (other === undefined) return undefined
  const name = seatOf(game, other)?.name ?? other
  return {
    rule: 'RU-CRI-1',
    says: { en: `${name} was not killed last night`, ru: `игрок ${name} не из жертв прошлой ночи` },
  }
}

/** Bodies that he examined, so many comparisons, and one alone where a hireling or poison killed (RU-CRI-2, RU-CRI-3). */
const refuseComparison = (game: Game, { submissions }: PhaseState, move: Sent): Refusal | undefined =>
  refusedBeside(game, move, comparedBefore(game, submissions, move))

/** @param before comparisons of the same player in this evening, which count */
function refusedBeside(game: Game, move: Sent, before: readonly Sent[]): Refusal | undefined {
  const { by, to } = move
  const { name } = seatOf(game, by)!
  const bodies = bodiesIn(move.with)
  const against = (en: string, ru: string, rule = 'RU-CRI-2'): Refusal => ({ rule, says: { en, ru } })
  const known = rememberedOf(game.facts, 'examined').filter(fact => fact.by === by)
  if (bodies.some(one => !known.some(({ of }) => of === one)))
    return against(`${name} has not examined this body`, `игрок ${name} не обследовал это тело`)
  if (to.length > 1 && bodies.length > 1)
    return against(
      'several analyses are compared with one body at a time',
      'несколько анализов сравнивают только с одним телом',
    )
  const pairs = [...before, move].reduce((sum, one) => sum + pairsOf(one), 0)
  if (pairs > MOST)
    return against(
      `${name} makes three comparisons an evening at most`,
      `игрок ${name} делает не больше трех сравнений за вечер`,
    )
  const alone = [...before, move].some(one => bodiesIn(one.with).some(body => isAlone(game, body)))
  return alone && pairs > 1
    ? against(
        'where a hireling or poison killed, one player is tested, and nobody beside him',
        'если убил наемник или яд, за раз проверяют одного игрока, без других проверок',
        'RU-CRI-3',
      )
    : undefined
}

const pairsOf = ({ to, with: keys }: Pick<Sent, 'to' | 'with'>): number => to.length * bodiesIn(keys).length

/** What the same player had compared this evening before this move. What was refused or taken back left the room to others. */
function comparedBefore(game: Game, submissions: readonly Submission[], { id, by }: Sent): readonly Sent[] {
  const mine = submissions.filter(one => one.by === by && one.does === 'analyse' && !one.withdrawn)
  const place = mine.findIndex(one => one.id === id)
  return mine
    .slice(0, place < 0 ? undefined : place)
    .filter(({ to }) => to.every(slot => mayBeTested(game, slot)))
    .reduce<Sent[]>((before, one) => (refusedBeside(game, one, before) ? before : [...before, one]), [])
}

/** Nobody tests the dead, an elite or the mayor. */
function mayBeTested(game: Game, slot: SeatId): boolean {
  const seat = seatOf(game, slot)
  return seat?.alive === true && !isElite(seat) && seat.details?.title !== 'mayor'
}

const isAlone = (game: Game, body: SeatId): boolean =>
  rememberedOf(game.facts, 'body').some(({ of, data }) => of === body && data?.alone === true)

const refuse: Refuse = (game, phase, move) =>
  move.does === 'examine'
    ? refuseExamination(game, phase, move)
    : move.does === 'analyse'
      ? refuseComparison(game, phase, move)
      : undefined

/** Deaths by a civil role, whatever its player is besides. */
const byCivilRole: ReadonlySet<Cause> = new Set(['civil', 'kamikaze', 'madman', 'arson', 'detonation'])

/** Deaths of which one player alone is tested at a time (RU-CRI-3). */
const testedAlone: ReadonlySet<Cause> = new Set(['order', 'poison'])

/** Who died in a night is remembered with the direct killer, and with the role through which he killed (RU-CRI-1). */
function keepBody(run: Resolution, { of, by: killer, action, data: { cause }, why }: Fact<'death'>): void {
  if (run.phase.kind !== 'night' || killer === undefined) return
  const somebody = whoHad(run, 'examine').length > 0 || stillMoving(run).some(({ slot }) => run.has(slot, 'examine'))
  if (!somebody) return
  const does = run.moves.find(({ id }) => id === action)?.does ?? ''
  const civil = byCivilRole.has(cause) || (cause === 'link' && does !== '' && kindOf({ does }) === 'civil')
  const role = roleAs(run.game, run.seat(killer), { kind: civil ? 'civil' : 'negative', does })
  run.put({
    kind: 'body',
    of,
    by: killer,
    why,
    rule: 'RU-CRI-1',
    lasting: true,
    data: { night: run.phase.number, role, ...(testedAlone.has(cause) && { alone: true }) },
  })
}

const bodyOf = (run: Resolution, who: SeatId): Fact<'body'> | undefined =>
  run.ledger.found({ kind: 'body', of: who, when: 'soFar' })[0]

/** Before the vote; what he finds he hears after it (RU-CRI-1). */
const examining: LateEffect = (run, { move: { actor, id: action }, at, why }) => {
  const body = bodyOf(run, at)
  if (!body) return undefined
  const examined = all({ is: 'fact', kind: 'examined', of: at, other: actor, action }, { rule: 'RU-CRI-1', action }, [
    why,
    body.why,
  ])
  const data = { day: run.phase.number }
  run.put({ kind: 'examined', of: at, by: actor, action, why: examined, rule: 'RU-CRI-1', lasting: true, data })
  return examined
}

/** After the vote: the role that killed, and the team of the victim (RU-CRI-1). */
function tellExamined(run: Resolution): void {
  for (const { of, by = '', action: id, why, data } of run.ledger.found({ kind: 'examined', when: 'soFar' })) {
    const body = bodyOf(run, of)
    // Of a corpse the necromancer hears it (RU-NEC-2).
    const who = masterOf(run.game, by) ?? by
    if (!body || data.day !== run.phase.number || !run.seat(who).alive || !hasUse(run, by)) continue
    const action = id ?? `passive:${by}:examine`
    const { role } = body.data
    const { faction } = run.seat(of)
    const finds = all({ is: 'fact', kind: 'bodyTells', of, other: by }, { rule: 'RU-CRI-1', action }, [why])
    const through = { action, ability: 'examine' }
    if (!learnsFact(run, who, through, of, 'killedThrough', role, 'RU-CRI-1', finds)) continue
    learnsFact(run, who, through, of, 'team', faction, 'RU-CRI-1', finds)
    run.tell(who, 'bodyExamined', { about: of, role, result: faction }, 'RU-CRI-1')
  }
}

/** An analysis that was taken and got through the night (RU-CRI-4). */
const analysing: LateEffect = (run, { move: { actor, id: action }, aim, at, why }) => {
  run.put({ kind: 'analysed', of: at, by: actor, action, why, rule: 'RU-CRI-2' })
  if (aim === 0)
    run.put({ kind: 'atHome', of: actor, by: actor, action, why, rule: 'RU-CRI-4', data: { does: 'analyse' } })
  return why
}

/** In the morning: whether the direct killer is among those compared, in one answer (RU-CRI-2). */
function tellAnalysed(run: Resolution): void {
  for (const move of run.moves.filter(({ does }) => does === 'analyse')) {
    const analyses = tonight(run, 'analysed').filter(({ action, why }) => action === move.id && why.holds)
    if (analyses.length && !run.isDead(move.actor)) answer(run, move, analyses)
  }
}

function answer(run: Resolution, move: Move, analyses: readonly Fact<'analysed'>[]): void {
  const { actor, id: action } = move
  const tested = analyses.map(({ of }) => of)
  const bodies = bodiesIn(move.with)
  const killed = bodies.flatMap(one => bodyOf(run, one) ?? []).filter(({ by = '' }) => tested.includes(by))
  const taken = analyses.map(({ why }) => why)
  const cite = { rule: 'RU-CRI-2', action }
  const about = bodies.length > 1 ? tested[0]! : bodies[0]!
  const why = killed.length
    ? all({ is: 'fact', kind: 'killerAmong', of: actor, action }, cite, [
        any({ is: 'fact', kind: 'analysisTaken', of: actor, action }, cite, taken),
        ...killed.map(body => body.why),
      ])
    : all({ is: 'fact', kind: 'noKillerAmong', of: actor, action }, cite, taken)
  const is = killed.length ? 'yes' : 'no'
  if (learnsFact(run, actor, { action, ability: 'analyse' }, about, 'killerAmong', is, 'RU-CRI-2', why))
    run.tell(actor, 'analysed', { who: tested, other: bodies, result: is }, 'RU-CRI-2')
}

/** He sits at home, and notices by name who comes (RU-CRI-4). */
function noticeNames(run: Resolution): void {
  const ability = 'noticeNames'
  for (const { slot } of run.living()) {
    const passive = run.has(slot, ability) && hasUse(run, slot) ? run.passive(slot, ability) : undefined
    if (passive) tellVisitorNames(run, slot, { ability, rule: 'RU-CRI-4', ...passive }, visitorsOf(run, slot, 'names'))
  }
}

/** Who takes the role over goes on with the bodies, and hears after the vote what was examined before it (RU-CRI-4). */
function inheritBodies(run: Resolution, { of: heir, by: dead = '', data: { role }, why }: Fact<'heir'>): void {
  const on = goesOn(heir, why)
  if (!on.holds || !run.catalogue.role(role)?.abilities.includes('examine')) return
  for (const { of, data, why: before } of run.ledger.found({ kind: 'examined', by: dead, when: 'soFar' }))
    run.put({ kind: 'examined', of, by: heir, why: goesOn(heir, why, before), rule: 'RU-CRI-4', lasting: true, data })
}

const rules: Rules = {
  'RU-CRI-1': stated({
    en: 'Before the vote the criminalist examines victims of the night. After it they learn through which role each was killed, and the victim’s team.',
    ru: 'До голосования криминалист обследует тела ночных жертв. После голосования он узнает, через ход какой роли убита каждая из них и к какой команде она принадлежала.',
  }),
  'RU-CRI-2': stated({
    en: 'In the evening the criminalist compares players with examined bodies, three comparisons at most: several players with one body, or one player with several. In the morning each gets one answer: whether the direct killer is among them. A tested player who dies that night counts too.',
    ru: 'Вечером он сравнивает игроков с обследованными телами, всего не больше трех сравнений: несколько игроков с одним телом или одного с несколькими. Утром на каждое приходит общий ответ: есть ли среди них непосредственный убийца. Смерть проверяемого в эту ночь ничего не меняет.',
  }),
  'RU-CRI-3': stated({
    en: 'If a hireling or poison killed, only one player is tested at a time, with no other test. Any body examined before may be used again.',
    ru: 'Если убил наемник или яд, за раз проверяют одного игрока, без других проверок. Любое обследованное раньше тело можно использовать снова.',
  }),
  'RU-CRI-4': chosen({
    en: 'The comparison is a night move: arresting the criminalist foils it. A player who takes the role over continues it. The criminalist stays at home and learns the names of their visitors.',
    ru: 'Сравнение считается ночным ходом, и арест криминалиста его срывает. Кто принимает роль, продолжает проверки. Криминалист сидит дома и узнает имена своих гостей.',
  }),
}

const words = {
  uses: {
    examine: { en: 'examining a body', ru: 'осмотр тела' },
    analyse: { en: 'comparison with a body', ru: 'сравнение с телом' },
    noticeNames: { en: 'noticing names', ru: 'знание имен гостей' },
  },
  deeds: {
    examine: {
      en: '{actor} examined {first}’s body',
      ru: `{actor_nom} ${did('actor', 'обследовал')} тело {first_gen}`,
    },
    'examine:2': {
      en: '{actor} examined the bodies of {first} and {second}',
      ru: `{actor_nom} ${did('actor', 'обследовал')} тела {first_gen} и {second_gen}`,
    },
    analyse: {
      en: '{actor} took a sample from {first}',
      ru: `{actor_nom} ${did('actor', 'взял')} анализ у {first_gen}`,
    },
    'analyse:2': {
      en: '{actor} took samples from {first} and {second}',
      ru: `{actor_nom} ${did('actor', 'взял')} анализы у {first_gen} и {second_gen}`,
    },
    noticeNames: { en: '{actor} notices visitors’ names', ru: '{actor_nom} узнает имена гостей' },
    'examine:tried': tried('examine {first}’s body', 'обследовать тело {first_gen}'),
    'examine:2:tried': tried(
      'examine the bodies of {first} and {second}',
      'обследовать тела {first_gen} и {second_gen}',
    ),
    'analyse:tried': tried('take a sample from {first}', 'взять анализ у {first_gen}'),
    'analyse:2:tried': tried('take samples from {first} and {second}', 'взять анализы у {first_gen} и {second_gen}'),
  },
  facts: {
    body: {
      stands: { en: '{who} was killed that night', ru: '{who_nom} — жертва той ночи' },
      falls: { en: '{who} was not killed that night', ru: '{who_nom} не жертва той ночи' },
    },
    examined: {
      stands: {
        en: '{other} examined {who}’s body',
        ru: `{other_nom} ${did('other', 'обследовал')} тело {who_gen}`,
      },
      falls: {
        en: '{other} did not examine {who}’s body',
        ru: `{other_nom} не ${did('other', 'обследовал')} тело {who_gen}`,
      },
    },
    bodyTells: {
      stands: {
        en: '{who}’s body tells {other} who the killer was',
        ru: '{other_nom} узнает по телу {who_gen}, кто убил',
      },
      falls: { en: '{who}’s body tells {other} nothing', ru: '{other_nom} ничего не узнает по телу {who_gen}' },
    },
    analysisTaken: {
      stands: { en: '{who} compares the samples', ru: '{who_nom} сравнивает анализы' },
      falls: { en: '{who} does not compare the samples', ru: '{who_nom} не сравнивает анализы' },
    },
    killerAmong: {
      stands: { en: '{who} finds the killer among the samples', ru: '{who_nom} находит убийцу среди анализов' },
      falls: { en: '{who} finds no killer among the samples', ru: '{who_nom} не находит убийцы среди анализов' },
    },
    noKillerAmong: {
      stands: { en: '{who} finds no killer among the samples', ru: '{who_nom} не находит убийцы среди анализов' },
      falls: { en: '{who} cannot rule out the killer', ru: '{who_nom} не может исключить убийцу' },
    },
  } satisfies FactWords<typeof facts>,
  results: {
    no: { en: 'no', ru: 'нет' },
  },
  terms: {
    body: { en: 'body', ru: 'тело' },
    killedThrough: { en: 'killed through', ru: 'роль убийцы' },
    killerAmong: { en: 'killer among them', ru: 'убийца среди них' },
  },
  tells: {
    bodyExamined: {
      en: 'You examined the body of {about}. Killer’s role: {role}. Team: {result}.',
      ru: 'Вы обследовали тело {about_gen}. Роль убийцы: {role}. Команда жертвы: {result, select, red {красная} black {черная} grey {серая} other {{result}}}.',
    },
    analysed: {
      en: 'Samples from {who}, compared with {other}: {result, select, yes {the killer is among them} other {the killer is not among them}}.',
      ru: 'Вы сравнили анализы {who_gen} с телами убитых ({other}): {result, select, yes {убийца среди них} other {убийцы среди них нет}}.',
    },
  },
  verbs: {
    examine: ['examine', 'inspect'],
    analyse: ['analyse', 'analyze', 'test'],
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const criminalist = section({
  abilities,
  facts,
  refuse,
  rules,
  words,
  rulings: {
    effects: { examining, analysing },
    reactions: { death: keepBody, heir: inheritBodies },
    dusk: [tellExamined],
  },
})

/** What came of his analyses, and who came to him, asked before any role changes hands: it goes with the role (RU-WCH-1). */
export const criminalistResults = section({ rulings: { dawn: [tellAnalysed, noticeNames] } })
