/**
 * What the detective notices beside what he asked for: who came, the team of a dead target, slander, and one night
 * late that he saw an attack (RU-DET-3, RU-DET-10 to RU-DET-12).
 */
import { phaseAfter } from '../../../game/when.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import type { Arrival } from '../../../resolve/sequence/rulings.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { stated, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import type { Entry } from '../attributes.ts'
import { section } from '../section.ts'
import { learnsFact } from '../shared/general-info.ts'
import { apartFromNight } from '../shared/step-place.ts'
import { isRole } from '../shared/playing.ts'
import { hasUse, triedDeath } from '../shared/roles.ts'
import { isBlack, isGrey } from '../shared/sides.ts'
import { handOf, isSecond, stillMoving } from '../shared/undead.ts'
import { visitorsOf } from '../shared/visits.ts'
import { all, any, type Fact, type Resolution } from '../vocabulary.ts'
import { did, type FactWords, type PartWords } from '../words.ts'

const abilities = {
  observe: {
    kind: 'other',
    told: {
      en: 'You notice slander on your target unless somebody checked its color, and slander on yourself always, and by which side.',
      ru: 'Вы замечаете очернение на цели, если никто не проверил ее цвет, а на себе всегда, и узнаете, от какой оно стороны.',
    },
    targets: 0,
    passive: true,
    rule: 'RU-DET-12',
    components: [],
  },
} satisfies Record<string, Entry>

const facts = declareFacts({
  slanderNoticed: { of: 'slot' },
  slanderPassed: { of: 'slot', data: { side: 'word' } },
})

const options: Options = {
  requestSeesInCompany: {
    values: [true, false],
    rule: 'RU-DET-10',
    says: {
      en: 'On a request night, the detective also learns the roles of their visitors while with a prostitute or geisha.',
      ru: 'Узнает ли детектив, у которого в эту ночь запрос, роли своих гостей и тогда, когда он у проститутки или гейши.',
    },
  },
}

/** What a night of the detective shows besides: who came to him, the team of a dead target, slander (RU-DET-10 to RU-DET-12). */
export function noticeBeside(run: Resolution, arrival: Arrival): void {
  const { move, at, why } = arrival
  const { actor } = move
  if (move.does !== 'learnRole' && isRole(run.game, run.seat(actor), 'detective') && free(run, move))
    noticeVisitors(run, move)
  if (move.does !== 'track' || !why.holds) return
  const about = move.to[0] ?? at
  const [death] = triedDeath(run, at, 'RU-DET-11')
  if (death?.holds) {
    const { faction } = run.seat(at)
    const sees = all(
      { is: 'fact', kind: 'learnsTeam', of: actor, other: at, action: move.id },
      { rule: 'RU-DET-11', action: move.id },
      [why, death],
    )
    if (learnsFact(run, actor, { action: move.id, ability: 'track' }, about, 'team', faction, 'RU-DET-11', sees))
      run.tell(actor, 'team', { about, result: faction }, 'RU-DET-11')
  }
  noticeSlander(run, move, at, why)
}

/** Nobody stopped him, or took him away from home while he tracks; company stops no request (RU-DET-8), unless the host has it so. */
const free = (run: Resolution, move: Move): boolean => {
  const blocks = apartFromNight(run, move).length ? [] : (['arrested', 'guarded'] as const)
  const away = move.does === 'track' || !run.option<boolean>('requestSeesInCompany')
  return ![...blocks, ...(away ? (['client'] as const) : [])].some(
    kind => run.ledger.found({ kind, of: move.actor, when: 'tonight' }).length,
  )
}

/** Names on a night of tracking, as a bum learns them, roles on a night of a request (RU-DET-10, RU-GEN-19). */
function noticeVisitors(run: Resolution, move: Move): void {
  const names = move.does === 'track'
  const came = visitorsOf(run, move.actor, names ? 'names' : 'roles')
  const noticed = came.filter(one => one.why.holds)
  if (!noticed.length) return
  const list = [...new Set(noticed.map(one => (names ? one.who : one.role)))]
  const noticing = (some: typeof came): Reason =>
    all(
      { is: 'fact', kind: 'noticesVisitors', of: move.actor, action: move.id },
      { rule: 'RU-DET-10', action: move.id },
      [
        any(
          { is: 'fact', kind: 'hadVisitors', of: move.actor, values: { by: names ? 'name' : 'role' } },
          { rule: 'RU-GEN-19' },
          some.map(one => one.why),
        ),
      ],
    )
  const of = (word: string): Reason => noticing(came.filter(one => (names ? one.who : one.role) === word))
  const fact = names ? 'visitors' : 'visitorRoles'
  const by = { action: move.id, ability: move.does }
  if (!learnsFact(run, move.actor, by, move.actor, fact, list, 'RU-DET-10', noticing(came), of)) return
  if (names) run.tell(move.actor, 'visitors', { who: list }, 'RU-DET-10')
  else run.tell(move.actor, 'visitorRoles', { role: list }, 'RU-DET-10')
}

const tonight = (fact: Fact): boolean => fact.phase === undefined

/** Slander of this night on somebody, sent in now or on the evening before. */
const slanderOn = (run: Resolution, who: SeatId): Fact<'slandered'>[] =>
  run.ledger.found({ kind: 'slandered', of: who, when: 'soFar' })

/** Slander on the target, where no checker of colours saw it and no joker came (RU-DET-12, RU-JOK-8). */
function noticeSlander(run: Resolution, move: Move, at: SeatId, why: Reason): void {
  const { actor, id: action } = move
  const found = slanderOn(run, at)
  const seen = run.ledger.seekTried({ kind: 'checked', of: at, when: 'soFar', where: tonight }, 'RU-DET-12', {
    is: 'fact',
    kind: 'colourChecked',
    of: at,
  })
  const turned = run.ledger.seekTried({ kind: 'flipped', of: at, when: 'soFar', where: tonight }, 'RU-JOK-8')
  const weighed = run.ledger.seekTried({ kind: 'compared', of: at, when: 'soFar', where: tonight }, 'RU-DET-12', {
    is: 'fact',
    kind: 'compared',
    of: at,
    phase: run.name,
  })
  const hidden = [...seen, ...weighed, ...turned]
  const forged = move.with.slander
  const possible = why.holds && !hidden.some(({ holds }) => holds)
  for (const fact of found) {
    const { side } = fact.data
    const notices = all(
      { is: 'fact', kind: 'noticesSlander', of: actor, other: at, action, values: { side } },
      { rule: 'RU-DET-12', action },
      [why, fact.why],
      hidden,
    )
    run.put({ kind: 'slanderNoticed', of: actor, by: actor, action, why: notices, rule: 'RU-DET-12' })
    if (!notices.holds) continue
    run.learnFact(actor, { action, ability: 'track' }, move.to[0] ?? at, 'slander', side, 'RU-DET-12', notices)
    run.tell(actor, 'slander', { about: move.to[0] ?? at, side }, 'RU-DET-12')
    if (forged === undefined) pass(run, move, at, side, notices, 'RU-DET-12')
  }
  if (possible && forged !== undefined && forged !== 'none')
    pass(
      run,
      move,
      at,
      forged,
      all(
        { is: 'fact', kind: 'substitutes', of: actor, action, values: { result: 'slander' } },
        { rule: isGrey(handOf(run, actor)) ? 'RU-DET-G1' : 'RU-DET-B2', action },
        [why],
        hidden,
      ),
      'RU-DET-B2',
    )
}

/** What the investigator hears of one night later; not from a copy or an undead (RU-ACR-10, RU-INV-5). */
const pass = (run: Resolution, move: Move, at: SeatId, side: string, why: Reason, rule: RuleId): void => {
  if (isSecond(run.game, move.actor, 'track')) return
  run.put({
    kind: 'slanderPassed',
    of: at,
    by: move.actor,
    action: move.id,
    why,
    rule,
    data: { side },
    until: phaseAfter(run.system, run.name, 1, ['night']),
  })
}

/** Slander on the detective himself, which he always notices, by its source: a side, or the joker (RU-DET-12). */
function noticeOwnSlander(run: Resolution): void {
  for (const one of observers(run)) noticeHisSlander(run, one)
}

/** Whoever uses a detective's role, as the own one or another's, with what it notices by itself. */
const observers = (run: Resolution): { slot: SeatId; observe: NonNullable<ReturnType<Resolution['passive']>> }[] =>
  stillMoving(run).flatMap(({ slot }) => {
    const observe = run.passive(slot, 'observe')
    return observe && hasUse(run, slot) ? [{ slot, observe }] : []
  })

function noticeHisSlander(run: Resolution, { slot, observe }: ReturnType<typeof observers>[number]): void {
  const slander = slanderOn(run, slot)
  const turned =
    slander.length || isBlack(handOf(run, slot)) ? [] : run.ledger.found({ kind: 'flipped', of: slot, when: 'tonight' })
  for (const fact of [...slander, ...turned]) {
    const side = fact.kind === 'flipped' ? 'joker' : fact.data.side
    const notices = all(
      { is: 'fact', kind: 'noticesSlander', of: slot, other: slot, values: { side } },
      { rule: 'RU-DET-12', action: observe.action },
      [observe.why, fact.why],
    )
    const by = { action: observe.action, ability: 'observe' }
    if (learnsFact(run, slot, by, slot, 'slander', side, 'RU-DET-12', notices))
      run.tell(slot, 'slanderOnYou', { side }, 'RU-DET-12')
  }
}

/** One night later: that somebody seen at an attack moved by a negative role (RU-DET-3). */
function confirmAttacks(run: Resolution): void {
  for (const one of observers(run)) confirmHis(run, one)
}

/** What he saw himself, and what the role saw before it came to him; a copy has no past (RU-ACR-1). */
function confirmHis(run: Resolution, { slot, observe }: ReturnType<typeof observers>[number]): void {
  const from = ({ by, data }: Fact<'caught'>): boolean =>
    by === slot || (!data.second && !isSecond(run.game, slot, 'observe'))
  for (const fact of run.ledger.found({ kind: 'caught', when: 'phaseStart', where: from })) {
    const { place } = fact.data
    const confirmed = all(
      { is: 'fact', kind: 'confirmedAttack', of: fact.of, other: place },
      { rule: 'RU-DET-3', action: observe.action },
      [observe.why, fact.why],
    )
    const by = { action: observe.action, ability: 'observe' }
    if (learnsFact(run, slot, by, fact.of, 'negativeMove', [place], 'RU-DET-3', confirmed))
      run.tell(slot, 'negativeMove', { about: fact.of, other: place }, 'RU-DET-3')
  }
}

const rules: Rules = {
  'RU-DET-10': stated({
    en: 'On a tracking night the detective learns who visited them, on a request night which roles did, even while with a prostitute or geisha unless the host decides differently.',
    ru: 'В ночь слежки детектив узнает, кто к нему приходил, в ночь запроса — какие роли приходили, в том числе когда он сам у проститутки или гейши, если ведущий не решил иначе.',
  }),
  'RU-DET-11': stated({
    en: 'If the target is killed that night, the detective learns their team.',
    ru: 'Если цель в эту ночь убита, детектив узнает ее команду.',
  }),
  'RU-DET-12': stated({
    en: 'The detective notices slander on the target unless a checker checked their color, always notices slander on themselves, and learns which side it came from; the investigator is told one night later.',
    ru: 'Детектив замечает очернение на цели, если никто не проверил ее цвет, а на себе — всегда, и узнает, от какой оно стороны; следователь узнает об этом на одну ночь позже.',
  }),
}

const by = '{side, select, mafia {the mafia} maniac {the maniac’s side} joker {the joker} other {somebody}}'
const ot = '{side, select, mafia {сторона мафии} maniac {сторона маньяка} joker {джокер} other {неизвестно}}'

const words = {
  uses: {
    observe: { en: 'watchfulness', ru: 'наблюдательность' },
  },
  deeds: {
    observe: { en: '{actor} kept watch as detective', ru: '{actor_nom} как детектив ведет наблюдение' },
  },
  facts: {
    colourChecked: {
      stands: { en: 'somebody checked {who}’s color', ru: 'чекер проверил цвет {who_gen}' },
      falls: { en: 'nobody checked {who}’s color', ru: 'чекер не проверил цвет {who_gen}' },
      would: { en: 'somebody would have checked {who}’s color', ru: 'чекер проверил бы цвет {who_gen}' },
    },
    confirmedAttack: {
      stands: {
        en: '{who}’s visit to {other} was a negative role’s move',
        ru: '{who_nom} ходит к {other_dat} негативной ролью',
      },
      falls: {
        en: '{who}’s visit to {other} was not a negative role’s move',
        ru: '{who_nom} ходит к {other_dat} не негативной ролью',
      },
    },
    learnsTeam: {
      stands: { en: '{who} learns {other}’s team', ru: '{who_nom} узнает команду {other_gen}' },
      falls: { en: '{who} does not learn {other}’s team', ru: '{who_nom} не узнает команду {other_gen}' },
      would: {
        en: '{who} would have learned {other}’s team',
        ru: `{who_nom} ${did('who', 'узнал')} бы команду {other_gen}`,
      },
    },
    hadVisitors: {
      stands: { en: 'somebody came to {who}', ru: 'к {who_dat} этой ночью приходили' },
      falls: { en: 'nobody came to {who}', ru: 'к {who_dat} этой ночью никто не приходил' },
      would: { en: 'somebody would have come to {who}', ru: 'к {who_dat} этой ночью пришли бы' },
    },
    noticesVisitors: {
      stands: { en: '{who} notices visitors', ru: '{who_nom} замечает гостей' },
      falls: { en: '{who} notices no visitors', ru: '{who_nom} не замечает гостей' },
      would: { en: '{who} would have noticed visitors', ru: `{who_nom} ${did('who', 'заметил')} бы гостей` },
    },
    noticesSlander: {
      stands: {
        en: `{who} notices that {other} is slandered by ${by}`,
        ru: `{who_nom} замечает, что {other_acc} очернили (${ot})`,
      },
      falls: {
        en: '{who} does not notice slander on {other}',
        ru: '{who_nom} не замечает, что {other_acc} очернили',
      },
      would: {
        en: '{who} would have noticed slander on {other}',
        ru: `{who_nom} ${did('who', 'заметил')} бы, что {other_acc} очернили`,
      },
    },
    slanderNoticed: {
      stands: { en: '{who} notices slander', ru: '{who_nom} замечает очернение' },
      falls: { en: '{who} notices no slander', ru: '{who_nom} не замечает очернения' },
      asks: { en: 'Does {who} notice slander?', ru: 'Замечает ли {who_nom} очернение?' },
      would: { en: '{who} would have noticed slander', ru: `{who_nom} ${did('who', 'заметил')} бы очернение` },
    },
    slanderPassed: {
      stands: { en: 'slander on {who} was noticed ({phase})', ru: 'очернение {who_gen} замечено ({phase})' },
      falls: { en: 'slander on {who} was not noticed', ru: 'очернение {who_gen} не замечено' },
    },
  } satisfies FactWords<typeof facts>,
  results: {
    mafia: { en: 'the mafia', ru: 'мафия' },
    maniac: { en: 'the maniac', ru: 'маньяк' },
    joker: { en: 'the joker', ru: 'джокер' },
  },
  tells: {
    visitors: { en: 'These players visited you tonight: {who}.', ru: 'Этой ночью к вам приходили: {who}.' },
    visitorRoles: { en: 'These roles visited you tonight: {role}.', ru: 'Этой ночью к вам приходили роли: {role}.' },
    team: {
      en: '{about} was killed. Team: {result}.',
      ru: 'Этой ночью погиб игрок {about}. Команда: {result, select, red {красная} black {черная} grey {серая} other {{result}}}.',
    },
    slander: { en: `{about} was slandered by ${by}.`, ru: `{about_acc} очернили. Источник: ${ot}.` },
    slanderOnYou: { en: `You were slandered by ${by}.`, ru: `Этой ночью вас очернили. Источник: ${ot}.` },
    negativeMove: {
      en: 'When you saw {about} go to {other} last night, it was a negative role’s move.',
      ru: `Прошлой ночью {about_nom} ${did('about', 'ходил')} к {other_dat}. Это был ход негативной роли.`,
    },
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const detectiveNotices = section({
  abilities,
  facts,
  options,
  rules,
  rulings: { results: ['slanderNoticed'], dawn: [noticeOwnSlander, confirmAttacks] },
  words,
})
