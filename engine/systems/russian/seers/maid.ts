/**
 * The maid (RU-MAI): she goes out to somebody, or to whoever has a role, leaves a message in the place of what is
 * told there, and reads what was to be heard of the role over the nights.
 */
import { seatOf, type Game, type PhaseState, type Refusal } from '../../../journal/state.ts'
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { getOwn } from '../../../ruleset/catalogue.ts'
import { stated, type Rules } from '../../../ruleset/localized-text.ts'
import type { Entry } from '../attributes.ts'
import { conditionMet, refuseCondition } from '../notes/conditions.ts'
import { conditionSaid } from '../notes/language.ts'
import { section } from '../section.ts'
import { hearing, hearings, type Hearing, learnsFact } from '../shared/general-info.ts'
import { asSent, sentOn } from '../shared/hypnosis.ts'
import { logged } from '../shared/moves.ts'
import { meets } from '../shared/obstacles.ts'
import { playedFor, playsOf } from '../shared/playing.ts'
import { holderOf, triedDeath } from '../shared/roles.ts'
import { scopes } from '../shared/scopes.ts'
import type { Sent } from '../shared/cast-ballots.ts'
import { tonight } from '../shared/step-place.ts'
import { all, type Fact, type LateEffect, type Resolution, type TargetGuard } from '../vocabulary.ts'
import { did, type FactWords, type PartWords, tried } from '../words.ts'

const abilities = {
  serve: {
    kind: 'investigate',
    told: {
      en: 'Near the end of the night you may go to another player. You learn their civil role and everything that they heard through it. You may leave a message, which replaces what they would hear or comes beside it; write its text.',
      ru: 'Ближе к концу ночи вы можете прийти к другому игроку. Вы узнаете его мирную роль и все, что он получил по ней за игру. Можно оставить сообщение: оно заменит то, что он должен был получить, или дополнит его; напишите его текст.',
    },
    is: ['reachesClients', 'sparesOwner'],
    targets: 1,
    notSelf: { rule: 'RU-MAI-1' },
    phases: ['night'],
    turn: 'civil',
    rule: 'RU-MAI-1',
    leaves: 'served',
    components: [{ does: 'mark', as: 'serving' }],
    keys: {
      text: { says: { en: 'what the target is told', ru: 'что передать цели' }, aims: 'text' },
      how: {
        says: {
          en: 'whether it replaces what the target would hear, or comes beside it',
          ru: 'заменить этим то, что цель должна получить, или дополнить',
        },
        values: ['instead', 'besides'],
      },
      when: {
        says: {
          en: 'what has to be so in the morning for it: nobody died, Ann died, the check passed; several with “and”',
          ru: 'что для этого должно быть утром: никто не погиб, погиб игрок Аня, чек прошел; несколько — через «и»',
        },
        said: conditionSaid,
      },
    },
  },
  // Her way to whoever has the role is that of a visit to him.
  serveRole: {
    kind: 'investigate',
    told: {
      en: 'Instead of a player you may name a civil role. You go to the player who has it and learn who that is and what the role hears tonight. You leave no message.',
      ru: 'Вместо игрока вы можете назвать мирную роль. Вы идете к ее владельцу, узнаете, кто он и что узнала роль за эту ночь. Сообщения при этом не оставить.',
    },
    is: ['reachesClients', 'stays', 'sparesOwner'],
    targets: 1,
    aims: ['role'],
    phases: ['night'],
    turn: 'civil',
    rule: 'RU-MAI-2',
    leaves: 'served',
    components: [{ does: 'mark', as: 'servingRole' }],
  },
} satisfies Record<string, Entry>

const facts = declareFacts({
  /** Of whom the maid came to. `as`: whether she was sent to a player or to whoever has a role. */
  served: { of: 'slot', data: { as: ['player', 'role'] } },
  /** Of whom she left a message for. */
  forged: { of: 'slot', data: { text: 'word' } },
  /** One thing that somebody heard through the civil role in a night; The rest are values of the message. */
  heard: {
    of: 'slot',
    data: {
      night: 'number',
      what: ['move', 'result', 'impact', 'message'],
      word: 'word',
      ability: 'word?',
      about: 'word?',
      role: 'word?',
      result: 'word?',
      text: 'word?',
    },
    silent: true,
  },
})

/** A message needs a text, and who only plays the role leaves none (RU-MAI-1, RU-ACR-5). */
function refuseService(game: Game, _phase: PhaseState, { by, does, with: keys = {} }: Sent): Refusal | undefined {
  if (does !== 'serve') return undefined
  const { name } = seatOf(game, by)!
  const text = getOwn(keys, 'text')?.trim()
  const when = getOwn(keys, 'when')?.trim()
  if (text && playedFor(game, by, does))
    return {
      rule: 'RU-ACR-5',
      says: {
        en: `${name} only plays the role and cannot leave a message`,
        ru: `игрок ${name} только играет за роль и ничего не подменяет`,
      },
    }
  if (!text && (when || getOwn(keys, 'how')))
    return {
      rule: 'RU-MAI-1',
      says: { en: 'there is no message to leave', ru: 'не сказано, что передать цели' },
    }
  return when ? refuseCondition(game, by, when) : undefined
}

/** At a corpse there is nobody to serve (RU-MAI-3). */
const nobodyToServe: TargetGuard = (run, { does, id: action }, at) => {
  if (does !== 'serve') return undefined
  const killed = triedDeath(run, at, 'RU-MAI-3')
  return killed.length
    ? all({ is: 'fact', kind: 'servesCorpse', of: at, action }, { rule: 'RU-MAI-3', action }, killed)
    : undefined
}

/** A visit to a player (RU-MAI-1). */
const serving: LateEffect = (run, { move, at, why }) => {
  const { actor, id: action } = move
  const served = all({ is: 'fact', kind: 'served', of: at, other: actor, action }, { rule: 'RU-MAI-1', action }, [why])
  run.put({ kind: 'served', of: at, by: actor, action, why: served, rule: 'RU-MAI-1', data: { as: 'player' } })
  return served
}

/** A visit to whoever has a role: the same way, to a house that she finds by it (RU-MAI-2). */
const servingRole: LateEffect = (run, { move, why }) => {
  const { actor, id: action, to } = move
  const role = (to[0] ?? '').replace(/^role:/, '')
  const owner = ownerOf(run, role)
  const there = owner !== undefined && owner !== actor ? visit(run, move, owner) : undefined
  const unavailable = { is: 'fact', kind: 'roleUnavailable', of: actor, action, values: { role } } as const
  const rule = there ? 'RU-MAI-2' : 'RU-MAI-3'
  const served = all(
    { is: 'fact', kind: 'served', of: owner ?? actor, other: actor, action },
    { rule, action },
    [there?.why ?? why],
    there ? there.against : [run.given(unavailable, 'RU-MAI-3', action)],
  )
  run.put({ kind: 'served', of: owner ?? actor, by: actor, action, why: served, rule, data: { as: 'role' } })
  return served
}

/** The living owner, whom moves may touch; a role that nobody was dealt is the wizard's for a day, and a copy has no owner. */
function ownerOf(run: Resolution, role: string): SeatId | undefined {
  const owner =
    holderOf(run.game.seats, role)
    ?? run.game.seats.find(
      ({ slot, alive }) =>
        alive && playsOf(run.game, slot).some(({ data }) => data.how === 'conjure' && data.role === role),
    )
  return owner?.details?.title === 'mayor' ? undefined : owner?.slot
}

/** Her way to the owner, and what leads her past him. */
function visit(run: Resolution, move: Move, owner: SeatId): { why: Reason; against: Reason[] } {
  const going: Move = { ...move, does: 'serve', ability: run.catalogue.ability('serve')!, to: [owner] }
  const why = run.trial(going)
  logged(run, { move: going, component: move.components[0]!, at: owner, aim: 0, why, led: [], home: [], target: [] })
  for (const way of run.ways(going)) meets(run, move.actor, move.id, { ...way, at: owner })
  const led = sentOn(run, going, owner)
  return { why, against: led ? [led.why] : [] }
}

/** The visits of this night that took place. */
const servedTonight = (run: Resolution): Fact<'served'>[] => tonight(run, 'served').filter(({ why }) => why.holds)

const ruleOf = ({ data }: Fact<'served'>): 'RU-MAI-1' | 'RU-MAI-2' => (data.as === 'role' ? 'RU-MAI-2' : 'RU-MAI-1')

/** She learns the civil role of her target, or whose the role is. */
function tellServed(run: Resolution): void {
  for (const served of servedTonight(run)) {
    const { of, by: maid = '', action = '', why, data } = served
    const about = asSent(run, action, of)
    const role = run.game.seats.find(({ slot }) => slot === of)?.role ?? ''
    const rule = ruleOf(served)
    const by = { action, ability: data.as === 'role' ? 'serveRole' : 'serve' }
    const named = data.as === 'role' ? sought(run, action) : role
    if (learnsFact(run, maid, by, about, 'civilRole', named, rule, why))
      run.tell(maid, data.as === 'role' ? 'servedOwner' : 'servedRole', { about, role: named }, rule)
  }
}

const sought = (run: Resolution, action: string): string =>
  (run.moves.find(({ id }) => id === action)?.to[0] ?? '').replace(/^role:/, '')

/** What makes somebody somebody else reaches him whatever she leaves. */
const kept: readonly string[] = [
  'roleTaken',
  'roleTakenBlocked',
  'formerMove',
  'formerResult',
  'roleForADay',
  'becameSon',
  'newSon',
  'newHireling',
  'tookPlace',
  'changedSides',
  'faceBack',
  'partners',
]

/** Her message, in the place of what the night had for the target or beside it (RU-MAI-1). */
function leaveMessages(run: Resolution): void {
  for (const { of, by: maid = '', action = '', why, data } of servedTonight(run)) {
    const { text, how, when } = run.moves.find(({ id }) => id === action)?.with ?? {}
    if (!text || data.as === 'role' || run.isDead(maid)) continue
    const cite = { rule: 'RU-MAI-1', action } as const
    const forged = all({ is: 'fact', kind: 'forged', of, other: maid, action }, cite, [
      why,
      ...(when === undefined ? [] : [conditionMet(run, maid, when)]),
    ])
    run.put({ kind: 'forged', of, by: maid, action, why: forged, rule: 'RU-MAI-1', data: { text } })
    if (!forged.holds) continue
    if (how !== 'besides') takeAway(run, of)
    run.tell(of, 'message', { text }, 'RU-MAI-1')
  }
}

function takeAway(run: Resolution, from: SeatId): void {
  const tells = run.tells.filter(({ to, kind }) => to.to !== 'player' || to.player !== from || kept.includes(kind))
  run.tells.splice(0, run.tells.length, ...tells)
  const findings = run.findings.filter(({ who, ability }) => who !== from || ability === 'inherit')
  run.findings.splice(0, run.findings.length, ...findings)
}

/** The message for each kind of what there is to read. */
const kinds = {
  move: 'servedMove',
  result: 'servedResult',
  impact: 'servedImpact',
  message: 'servedMessage',
} as const satisfies Record<Hearing['what'], string>

/** Of a player all that there was in the game, of a role what there is tonight. */
function readHeard(run: Resolution): void {
  for (const served of servedTonight(run)) {
    const { of, by: maid = '', action = '', why, data } = served
    const now = hearings(run, of).map(one => ({ ...one, night: run.phase.number }))
    const heard = data.as === 'role' ? now : [...heardBefore(run, of), ...now]
    if (!heard.length) continue
    const by = { action, ability: data.as === 'role' ? 'serveRole' : 'serve' }
    const about = asSent(run, action, of)
    const words = heard.map(({ word }) => word)
    const { hears, whyOf } = hearing(heard, { who: maid, of, action, why })
    if (!learnsFact(run, maid, by, about, 'generalInfo', words, ruleOf(served), hears, whyOf)) continue
    for (const { what, values, night } of heard)
      run.tell(maid, kinds[what], { who: about, night: String(night), ...values }, ruleOf(served))
  }
}

const heardBefore = (run: Resolution, who: SeatId): (Hearing & { night: number })[] =>
  run.ledger
    .found({ kind: 'heard', of: who, when: 'phaseStart' })
    .map(({ data: { night, what, word, result, ...values } }) => ({
      night,
      what,
      word,
      whys: [],
      values: {
        ...values,
        ...(what === 'impact' && { what: word }),
        ...(result !== undefined && { result: result.split(',') }),
      },
    }))

/** Writes down what everybody heard tonight. */
function recordHeard(run: Resolution): void {
  for (const { slot } of run.living())
    for (const { what, word, values } of hearings(run, slot)) {
      const { result, what: _named, ...others } = values
      run.put({
        kind: 'heard',
        of: slot,
        why: all({ is: 'fact', kind: 'told', of: slot, values: { what: word } }, { rule: scopes.generalInfo.rule }),
        rule: scopes.generalInfo.rule,
        data: {
          night: run.phase.number,
          what,
          word,
          ...(others as Record<string, string>),
          ...(result !== undefined && { result: [result].flat().join(',') }),
        },
        lasting: true,
      })
    }
}

const rules: Rules = {
  'RU-MAI-1': stated({
    en: 'Near the end of the night the maid goes to another player. The maid learns that player’s civil role and all the general information it brought them during the game, and may leave a message, which replaces what the target would be told or adds to it, on a condition if wanted. Nobody can tell it from the rest, and the maid is told the same as the target.',
    ru: 'Ближе к концу ночи горничная идет к другому игроку. Она узнает его мирную роль и всю общую информацию, которую он получил по ней за игру. Можно оставить сообщение: оно заменит то, что игрок должен был получить, или дополнит его, при желании по условию. Отличить его от остального нельзя, а горничная получает то же, что и цель.',
  }),
  'RU-MAI-2': stated({
    en: 'Instead of a player the maid may name a civil role. The maid then goes to its holder, learns who that is and gets the role’s general information for tonight, but cannot leave a message.',
    ru: 'Вместо игрока можно назвать мирную роль. Горничная идет к ее владельцу, узнает, кто он, и получает общую информацию роли за эту ночь. Сообщения при этом не оставить.',
  }),
  'RU-MAI-3': stated({
    en: 'The maid’s move fails if the maid is stopped or is a client, if the target was killed, or if nobody has the named role or its holder is out of reach.',
    ru: 'Ход срывается, если горничную остановили или забрали в гости, если цель убита или если названной роли на игре нет либо до ее владельца не добраться.',
  }),
}

const words = {
  uses: {
    serve: { en: 'the maid’s visit', ru: 'ход горничной' },
    serveRole: { en: 'visit to a role', ru: 'ход горничной к роли' },
  },
  deeds: {
    serve: { en: '{actor} served {first}', ru: `{actor_nom} ${did('actor', 'обслужил')} {first_acc}` },
    serveRole: {
      en: '{actor} went to serve a role: {first}',
      ru: `{actor_nom} ${did('actor', 'пошел', 'пошла', 'пошли')} к роли «{first}»`,
    },
    'serve:tried': tried('serve {first}', 'обслужить {first_acc}'),
    'serveRole:tried': tried('serve a role: {first}', 'прийти к роли «{first}»'),
  },
  facts: {
    served: {
      stands: { en: 'the maid comes to {who}', ru: 'горничная приходит к {who_dat}' },
      falls: { en: 'the maid does not come to {who}', ru: 'горничная не приходит к {who_dat}' },
      asks: { en: 'Does the maid come to {who}?', ru: 'Приходит ли горничная к {who_dat}?' },
      would: { en: 'the maid would have come to {who}', ru: 'горничная пришла бы к {who_dat}' },
    },
    servesCorpse: {
      stands: { en: 'nobody is there to serve: {who} is dead', ru: 'обслуживать некого: {who_nom} — труп' },
      falls: { en: '{who} is alive and can be served', ru: '{who_nom} остается в живых, есть кого обслуживать' },
    },
    roleUnavailable: {
      stands: {
        en: 'the maid can reach nobody with this role: {role}',
        ru: 'прийти не к кому, роль «{role}» недоступна',
      },
      falls: { en: 'the maid can reach somebody with this role: {role}', ru: 'у роли «{role}» есть владелец' },
    },
    forged: {
      stands: { en: 'the maid leaves a message for {who}', ru: 'горничная оставляет сообщение для {who_gen}' },
      falls: { en: 'the maid leaves no message for {who}', ru: 'горничная не оставляет сообщения для {who_gen}' },
      asks: { en: 'Does the maid leave a message for {who}?', ru: 'Оставляет ли горничная сообщение для {who_gen}?' },
      would: {
        en: 'the maid would have left a message for {who}',
        ru: 'горничная оставила бы сообщение для {who_gen}',
      },
    },
  } satisfies FactWords<typeof facts>,
  terms: {
    served: { en: 'visited by the maid', ru: 'в гостях у игрока горничная' },
    how: { en: 'how', ru: 'как передать' },
    besides: { en: 'in addition', ru: 'в дополнение' },
  },
  results: {
    message: { en: 'message', ru: 'сообщение' },
  },
  tells: {
    message: { en: '{text}', ru: '{text}' },
    'watchedMove:serveRole': {
      en: '{who}’s role was used: {ability}, {role}.',
      ru: 'Ход роли {who_gen}: {ability}, {role}.',
    },
    'formerMove:serveRole': {
      en: 'Earlier move, night {night}: {ability}, {role}.',
      ru: 'Прежний ход, ночь {night}: {ability}, {role}.',
    },
    'servedMove:serveRole': {
      en: 'Night {night}. {who}’s role was used: {ability}, {role}.',
      ru: 'Ночь {night}. Ход роли {who_gen}: {ability}, {role}.',
    },
    servedRole: {
      en: 'You served {about}. Their civil role: {role}.',
      ru: 'Вы обслуживали {about_acc}. Мирная роль: {role}.',
    },
    servedOwner: {
      en: 'You went to this role: {role}. It belongs to {about}.',
      ru: 'Вы пришли к роли «{role}». Ее владелец — {about_nom}.',
    },
    servedMove: {
      en: 'Night {night}. {who}’s role was used: {ability}, {about}.',
      ru: 'Ночь {night}. Ход роли {who_gen}: {ability}, {about_nom}.',
    },
    'servedMove:request': {
      en: 'Night {night}. {who}’s role was used: {ability}, {role}.',
      ru: 'Ночь {night}. Ход роли {who_gen}: {ability}, {role}.',
    },
    'servedMove:bait': {
      en: 'Night {night}. {who}’s role was used: {ability}, {role}.',
      ru: 'Ночь {night}. Ход роли {who_gen}: {ability}, {role}.',
    },
    servedResult: {
      en: 'Night {night}. {who}’s role found: {about} — {result}.',
      ru: 'Ночь {night}. Результат роли {who_gen}: {about_nom} — {result}.',
    },
    servedImpact: {
      en: 'Night {night}. What happened to {who}’s role: {what, select, attacked {an attack} blocked {an arrest} foiled {a foiled move} captured {captivity} released {a release} maimed {the loss of the role} client {a night in company} drugged {drugs} punished {a punishment} lifeSpent {the loss of the spare life} other {a hack}}.',
      ru: 'Ночь {night}. Что произошло с ролью {who_gen}: {what, select, attacked {покушение} blocked {блок} foiled {сорван ход} captured {плен} released {освобождение из плена} maimed {роль потеряна} client {ночь в компании} drugged {наркотики} punished {наказание} lifeSpent {потрачена запасная жизнь} other {взлом}}.',
    },
    servedMessage: { en: 'Night {night}. {who} was told: {text}', ru: 'Ночь {night}. Сообщение для {who_gen}: {text}' },
    watchedMessage: { en: '{who} was told: {text}', ru: 'Сообщение для {who_gen}: {text}' },
  },
  verbs: {
    serve: ['serve', 'visit', 'clean for', 'wait on'],
    serveRole: ['serve role', 'serve the role', 'visit role', 'visit the role', 'go to role'],
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const maid = section({
  abilities,
  facts,
  refuse: refuseService,
  rules,
  rulings: {
    targetGuards: [nobodyToServe],
    effects: { serving, servingRole },
    results: ['served', 'forged'],
    asides: ['served', 'forged'],
    dawn: [tellServed],
  },
  words,
})

/** Messages come in the place of others, and so when these are told. */
export const maidMessages = section({ rulings: { dawn: [leaveMessages] } })
/** What was told is read when all of it is. */
export const maidReading = section({ rulings: { dawn: [readHeard, recordHeard] } })
