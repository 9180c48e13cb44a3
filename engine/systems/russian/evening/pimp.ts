/**
 * The pimp (RU-PIM): whose passport he takes, what he hears of their roles, what he forbids them, and how he punishes
 * them. What he chooses for them: `slave-moves.ts`.
 */
import { seatOf, type Game, type Refusal } from '../../../journal/state.ts'
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { stated, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import { is, type Entry } from '../attributes.ts'
import { endOfDay } from '../day/kinds.ts'
import { section } from '../section.ts'
import { reportHeard, learnsFact } from '../shared/general-info.ts'
import { kindOf } from '../shared/moves.ts'
import { eitherRoleIs, playedFor } from '../shared/playing.ts'
import { goesOn, hasUse } from '../shared/roles.ts'
import { byRoster } from '../shared/roster.ts'
import type { Refuse } from '../shared/cast-ballots.ts'
import { isUndead, stillMoving } from '../shared/undead.ts'
import { evening } from '../shared/vote-kinds.ts'
import { all, any, rememberedOf, type ActorGuard, type Fact, type LateEffect, type Resolution } from '../vocabulary.ts'
import { did, ifNamed, type FactWords, type PartWords, tried } from '../words.ts'
import { isSlave, tellOfChoices } from './slave-moves.ts'

const abilities = {
  enslave: {
    kind: 'other',
    told: {
      en: 'In the evening you may take the passport of another player, who is your slave until you are killed. You learn their civil role at once, and every morning what there is to hear of the night through it.',
      ru: 'Вечером вы можете забрать паспорт у другого игрока: он ваш раб до вашей гибели. Вы сразу узнаете его мирную роль и каждое утро получаете все, что можно узнать за ночь через нее.',
    },
    is: ['stays', 'sparesOwner', 'settledFirst'],
    targets: 1,
    notSelf: { rule: 'RU-PIM-1' },
    phases: evening,
    casual: true,
    rule: 'RU-PIM-1',
    toldBy: 'RU-RES-2',
    components: [{ does: 'mark', as: 'enslaving' }],
  },
  forbid: {
    kind: 'block',
    told: {
      en: 'You may forbid a slave the moves of the evening or the night, kills included. You may also give a slave another target or a move, but never a kill or a suicide.',
      ru: 'Вы можете запретить рабу ходы вечера или ночи, в том числе убийства. Можно назначить рабу другую цель или ход, но не убийство и не самоубийство.',
    },
    is: ['stays', 'uncounted', 'ofLater'],
    commands: true,
    targets: 1,
    notSelf: { rule: 'RU-PIM-2' },
    phases: evening,
    casual: true,
    rule: 'RU-PIM-2',
    components: [{ does: 'mark', as: 'forbidding' }],
  },
  punish: {
    kind: 'block',
    told: {
      en: 'In the evening you may punish one slave. All of their roles are blocked for a game day.',
      ru: 'Вечером вы можете наказать одного раба. Все его роли заблокированы на игровые сутки.',
    },
    is: ['stays', 'uncounted'],
    targets: 1,
    notSelf: { rule: 'RU-PIM-3' },
    phases: evening,
    casual: true,
    rule: 'RU-PIM-3',
    components: [{ does: 'mark', as: 'punishing' }],
  },
  freeSlave: {
    kind: 'other',
    told: {
      en: 'You may let a slave go. At first you have one slave, and one more after every two days; if a slave dies, you may take another in any evening.',
      ru: 'Вы можете отпустить раба. Сначала раб может быть один, через каждые два дня на одного больше; если раб умер, нового берут в любой вечер.',
    },
    is: ['stays', 'uncounted'],
    targets: 1,
    notSelf: { rule: 'RU-PIM-5' },
    phases: evening,
    casual: true,
    rule: 'RU-PIM-5',
    components: [{ does: 'mark', as: 'freeing' }],
  },
} satisfies Record<string, Entry>

const facts = declareFacts({
  enslaved: { of: 'slot', data: { since: 'number?' } },
  punished: { of: 'slot', data: { since: 'number?' } },
  forbidden: { of: 'slot' },
})

const options: Options = {
  pimpForbids: {
    values: ['civil', 'both'],
    rule: 'RU-PIM-2',
    says: {
      en: 'Which of a slave’s moves the pimp can forbid: only those of the civil role, or those of the negative role too.',
      ru: 'Ходы какой роли сутенер запрещает рабу: только мирной или негативной тоже.',
    },
  },
}

/** One in an evening; one at all, and with every two days one more (RU-PIM-5). */
function refuseSlave(
  game: Game,
  number: number,
  { by, to }: { by: string; to: readonly string[] },
): Refusal | undefined {
  const { name } = seatOf(game, by)!
  const slaves = rememberedOf(game.facts, 'enslaved').filter(fact => fact.by === by && seatOf(game, fact.of)?.alive)
  const most = 1 + Math.floor((number - 1) / 2)
  const against = (en: string, ru: string): Refusal => ({ rule: 'RU-PIM-5', says: { en, ru } })
  if (slaves.some(({ data }) => data?.since === number))
    return against(`${name} has taken a passport this evening`, `этим вечером игрок ${name} уже взял раба`)
  if (slaves.some(({ of }) => to.includes(of)))
    return against(`${name} has this slave already`, `это уже раб игрока ${name}`)
  return slaves.length >= most
    ? against(`${name} has as many slaves as may be by now`, `у игрока ${name} уже столько рабов, сколько сейчас можно`)
    : undefined
}

const refuse: Refuse = (game, { number }, { by, does, to }) => {
  if (does === 'enslave') return refuseSlave(game, number, { by, to })
  const { name } = seatOf(game, by)!
  return does === 'punish'
    && rememberedOf(game.facts, 'punished').some(fact => fact.by === by && fact.data?.since === number)
    ? {
        rule: 'RU-PIM-5',
        says: {
          en: `${name} has already punished somebody this evening`,
          ru: `этим вечером игрок ${name} уже наказал раба`,
        },
      }
    : undefined
}

/**
 * Who is taken is a slave at once, so that he can be forbidden or punished in the same evening (RU-HAC-3); which role a hacked
 * black uses is settled before what he does with it (RU-HAC-2).
 */
const slavesFirst = (moves: readonly Move[], run: Resolution): Move[] => {
  const place = ({ does }: Move): number => (is(does, 'settledFirst') ? 0 : does === 'forbid' ? 1 : 2)
  return byRoster(run, moves, ({ actor }) => actor).sort((a, b) => place(a) - place(b))
}

/** To the end of the game, or until nobody has the role; who only plays it has his slaves as long as that (RU-PIM-1). */
const enslaving: LateEffect = (run, { move: { actor, id: action }, at, why }) => {
  const enslaved = all({ is: 'fact', kind: 'enslaved', of: at, other: actor, action }, { rule: 'RU-PIM-1', action }, [
    why,
  ])
  const since = run.phase.number
  run.mark(at, 'enslaved', enslaved, 'RU-PIM-1', {
    by: actor,
    action,
    data: { since },
    ...(playedFor(run.game, actor, 'enslave') && { until: endOfDay(since + 1) }),
  })
  if (!enslaved.holds) return enslaved
  const { role } = run.seat(at)
  if (learnsFact(run, actor, { action, ability: 'enslave' }, at, 'civilRole', role, 'RU-PIM-1', enslaved))
    run.tell(actor, 'slaveRole', { about: at, role, result: role }, 'RU-PIM-1')
  return enslaved
}

/** For a game day both roles, within what limits a hack (RU-PIM-3). */
const punishing: LateEffect = (run, { move: { actor, id: action }, at, why }) => {
  const since = run.phase.number
  const punished = all({ is: 'fact', kind: 'punished', of: at, other: actor, action }, { rule: 'RU-PIM-3', action }, [
    why,
    isSlave(run, at, actor),
  ])
  run.mark(at, 'punished', punished, 'RU-PIM-3', { by: actor, action, data: { since }, until: `night ${since + 1}` })
  endBans(run, at, punished)
  return punished
}

/** Of some roles the moves are nobody's but their own (RU-PIM-4, RU-ACR-9). */
const forbidding: LateEffect = (run, { move: { actor, id: action }, at, why }) => {
  const rule = run.has(at, 'copy') ? 'RU-ACR-9' : 'RU-PIM-4'
  const slave = isSlave(run, at, actor)
  const forbidden = all(
    { is: 'fact', kind: 'forbidden', of: at, other: actor, action },
    { rule: 'RU-PIM-2', action },
    [why, slave],
    slave.holds && eitherRoleIs(run.game, run.seat(at), 'ownWill')
      ? [run.given({ is: 'fact', kind: 'ownWill', of: at, action }, rule, action)]
      : [],
  )
  const until = `night ${run.phase.number}`
  run.put({ kind: 'forbidden', of: at, by: actor, action, why: forbidden, rule: 'RU-PIM-2', until })
  return forbidden
}

/** What a slave is forbidden he does not do, a kill through the civil role included (RU-PIM-2). */
const underPimp: ActorGuard = (run, move) => {
  const { actor: of, does, id: action } = move
  if (is(does, 'ofNoRole') || (kindOf(move) === 'negative' && run.option<string>('pimpForbids') !== 'both'))
    return undefined
  const attempts = run.ledger.attempts({ kind: 'forbidden', of, when: 'soFar' })
  return attempts.length
    ? [
        any(
          { is: 'fact', kind: 'moveForbidden', of, action },
          { rule: 'RU-PIM-2', action },
          attempts.map(fact => run.ledger.standing(fact, 'soFar')),
        ),
      ]
    : undefined
}

/** Who is kept from his role this evening forbids nobody what comes later (RU-HAC-1). @param why that he is kept from it */
export function endBans(run: Resolution, pimp: SeatId, why: Reason): void {
  for (const ban of run.ledger.found({ kind: 'forbidden', by: pimp, when: 'soFar' })) run.ledger.end(ban, why)
}

/** Let go of by the pimp's own will (RU-PIM-5). */
const freeing: LateEffect = (run, { move: { actor, id: action }, at, why }) => {
  const freed = all({ is: 'fact', kind: 'freed', of: at, other: actor, action }, { rule: 'RU-PIM-5', action }, [
    why,
    isSlave(run, at, actor),
  ])
  for (const fact of run.ledger.found({ kind: 'enslaved', of: at, by: actor, when: 'soFar' })) free(run, fact, freed)
  return freed
}

function free(run: Resolution, fact: Fact<'enslaved'>, why: Reason): void {
  run.ledger.end(fact, why)
  if (why.holds && run.seat(fact.of).alive && !run.isDead(fact.of)) run.tell(fact.of, 'freed', {}, 'RU-RES-14')
}

/** Every morning: the slave hears how he was used, not by whom, and the pimp what the role brought (RU-PIM-1, RU-RES-14). */
function reportSlaves(run: Resolution): void {
  for (const fact of run.ledger.found({ kind: 'enslaved', when: 'soFar' })) {
    const { of, by = '', data, action: id, why } = fact
    const action = id ?? `passive:${by}:enslave`
    if (run.isSomebody(by) && !run.isDead(by) && hasUse(run, by))
      reportHeard(run, { who: by, through: { action, ability: 'enslave' }, of, rule: 'RU-PIM-1', why })
    if (data.since === run.phase.number) run.tell(of, 'passport', {}, 'RU-RES-14')
  }
  tellOfChoices(run)
  for (const { of } of run.ledger.found({ kind: 'forbidden', when: 'soFar' }))
    run.tell(of, 'forbiddenBySomebody', {}, 'RU-RES-14')
  const here = { when: 'soFar', where: ({ data }: Fact<'punished'>) => data.since === run.phase.number } as const
  for (const { of } of run.ledger.found({ kind: 'punished', ...here })) run.tell(of, 'punished', {}, 'RU-RES-14')
  endSlavery(run)
}

/** With the slave it is over, and with the pimp where nobody takes the role over (RU-PIM-1). */
function endSlavery(run: Resolution): void {
  const owners = stillMoving(run).map(({ slot }) => slot)
  for (const fact of run.ledger.found({ kind: 'enslaved', when: 'soFar' })) {
    const { of, by } = fact
    const owned = by === undefined || (owners.includes(by) && !run.isDead(by)) || isUndead(run.game, by)
    if (owned && run.seat(of).alive && !run.isDead(of)) continue
    const deaths = run.deaths().filter(death => death.of === of || death.of === by)
    const claim = { is: 'fact', kind: 'slaveryOver', of } as const
    const why = deaths.map(death => death.why)
    free(run, fact, why.length ? any(claim, { rule: 'RU-PIM-1' }, why) : all(claim, { rule: 'RU-PIM-1' }))
  }
}

/** Who takes the role over has the slaves (RU-ACZ-3). */
function inheritSlaves(run: Resolution, { of: heir, by: before = '', data, why }: Fact<'heir'>): void {
  const on = goesOn(heir, why)
  if (!on.holds || !run.catalogue.role(data.role)?.abilities.includes('enslave')) return
  for (const fact of run.ledger.found({ kind: 'enslaved', by: before, when: 'soFar' })) {
    if (fact.of === heir) {
      free(run, fact, on)
      continue
    }
    run.ledger.end(fact, on)
    run.mark(fact.of, 'enslaved', goesOn(heir, why, fact.why), 'RU-ACZ-3', { by: heir, data: fact.data })
  }
}

const rules: Rules = {
  'RU-PIM-1': stated({
    en: 'In the evening the pimp takes another player’s passport: that player is a slave to the end of the game or until the pimp is killed. The pimp learns the civil role at once, and every morning everything it reveals about the night; about earlier nights they learn nothing.',
    ru: 'Вечером сутенер забирает паспорт у другого игрока, и тот становится его рабом до конца игры или до гибели сутенера. Мирную роль сутенер узнает сразу и каждое утро получает все, что можно узнать за ночь через нее; о прежних ночах он не узнает ничего.',
  }),
  'RU-PIM-2': stated({
    en: 'The pimp may forbid a slave’s moves of the evening or the night, kills included. If the pimp says nothing, they pass unchanged. Another target or move chosen by the pimp is recorded as the slave’s, with the pimp beside it, and replaces what the slave sent in; this never applies to a kill, a suicide or withholding the prostitute’s protection.',
    ru: 'Рабу можно запретить ходы вечера или ночи, в том числе убийства. Если сутенер молчит, они проходят без изменений. Другая цель или назначенный им ход записываются как ход раба с пометкой, кто его назначил, и заменяют то, что прислал сам раб; это не касается убийств, самоубийств и презервативов проститутки.',
  }),
  'RU-PIM-3': stated({
    en: 'In the evening the pimp may punish one slave: all their roles are blocked for one game day, the negative one too. The limits are those of a hack, and the pimp’s death does not end it.',
    ru: 'Вечером сутенер может наказать одного раба: роли того заблокированы на игровые сутки, негативная тоже. Ограничения те же, что у взлома, и смерть сутенера наказания не снимает.',
  }),
  'RU-PIM-4': stated({
    en: 'The pimp does not control the moves of the immortal, anonymous, actor, necromancer and wizard, but can punish them.',
    ru: 'Ходами бессмертного, анонимуса, актера, некроманта и волшебника сутенер не управляет, но наказать их может.',
  }),
  'RU-PIM-5': stated({
    en: 'The pimp takes one passport and punishes one slave per evening. At first they may have one slave, and one more for every two days. If a slave dies, the pimp may take another on any evening; they may also let a slave go. Notes to a slave are night notes (RU-NOTE-1).',
    ru: 'За вечер забирают один паспорт и наказывают одного раба. Сначала раб может быть один, через каждые два дня — на одного больше. Если раб умер, нового берут в любой вечер; раба можно и отпустить. Записки рабу — это ночные записки (RU-NOTE-1).',
  }),
  'RU-PIM-B1': stated({
    en: 'If the pimp chose the liar’s move, the pimp’s color decides how it works.',
    ru: 'Если ход лжеца назначил сутенер, действие хода зависит от цвета сутенера.',
  }),
}

const words = {
  uses: {
    enslave: { en: 'taking a passport', ru: 'рабство' },
    forbid: { en: 'ban', ru: 'запрет' },
    punish: { en: 'punishment', ru: 'наказание' },
    freeSlave: { en: 'freeing a slave', ru: 'освобождение раба' },
  },
  deeds: {
    enslave: {
      en: '{actor} took {first}’s passport',
      ru: `{actor_nom} ${did('actor', 'забрал')} паспорт {first_gen}`,
    },
    forbid: { en: '{actor} forbade {first}’s moves', ru: `{actor_nom} ${did('actor', 'запретил')} ходы {first_gen}` },
    punish: { en: '{actor} punished {first}', ru: `{actor_nom} ${did('actor', 'наказал')} {first_acc}` },
    freeSlave: { en: '{actor} freed {first}', ru: `{actor_nom} ${did('actor', 'отпустил')} {first_acc}` },
    'enslave:tried': tried('take {first}’s passport', 'забрать паспорт {first_gen}'),
    'forbid:tried': tried('forbid {first}’s moves', 'запретить ходы {first_gen}'),
    'punish:tried': tried('punish {first}', 'наказать {first_acc}'),
    'freeSlave:tried': tried('free {first}', 'отпустить {first_acc}'),
  },
  facts: {
    enslaved: {
      stands: { en: '{who} is a slave', ru: '{who_nom} в рабстве' },
      falls: {
        en: ifNamed('other', '{who} is not {other}’s slave', '{who} is not a slave'),
        ru: ifNamed('other', '{who_nom} не в рабстве у {other_gen}', '{who_nom} не в рабстве'),
      },
      asks: { en: 'Is {who} a slave?', ru: 'В рабстве ли {who_nom}?' },
      would: { en: '{who} would have been a slave', ru: `{who_nom} ${did('who', 'был')} бы в рабстве` },
    },
    punished: {
      stands: { en: '{who} is punished', ru: `{who_nom} ${did('who', 'наказан')}` },
      falls: { en: '{who} is not punished', ru: `{who_nom} не ${did('who', 'наказан')}` },
      asks: { en: 'Is {who} punished?', ru: `${did('who', 'Наказан')} ли {who_nom}?` },
      would: { en: '{who} would have been punished', ru: `{who_nom} ${did('who', 'был')} бы ${did('who', 'наказан')}` },
    },
    forbidden: {
      stands: { en: 'the pimp forbids {who}’s moves', ru: 'сутенер запрещает ходы {who_gen}' },
      falls: { en: 'the pimp does not forbid {who}’s moves', ru: 'сутенер не запрещает ходов {who_gen}' },
      asks: { en: 'Are {who}’s moves forbidden?', ru: 'Запрещены ли ходы {who_gen}?' },
      would: { en: '{who}’s moves would have been forbidden', ru: 'ходы {who_gen} были бы запрещены' },
    },
    moveForbidden: {
      stands: { en: '{who}’s move is forbidden', ru: 'ход {who_gen} под запретом' },
      falls: { en: '{who}’s move is not forbidden', ru: 'ход {who_gen} не под запретом' },
    },
    ownWill: {
      stands: { en: 'no pimp controls {who}’s moves', ru: 'ходами {who_gen} сутенер не управляет' },
      falls: { en: 'a pimp controls {who}’s moves', ru: 'ходами {who_gen} управляет сутенер' },
    },
    freed: {
      stands: { en: '{who} is freed', ru: '{who_nom} больше не в рабстве' },
      falls: { en: '{who} is not freed', ru: '{who_nom} остается в рабстве' },
    },
    slaveryOver: {
      stands: { en: '{who}’s slavery is over', ru: 'рабство {who_gen} окончено' },
      falls: { en: '{who}’s slavery is not over', ru: 'рабство {who_gen} не окончено' },
    },
  } satisfies FactWords<typeof facts>,
  results: {
    punished: { en: 'punished', ru: 'наказание' },
  },
  terms: {
    enslaved: { en: 'slave', ru: 'в рабстве' },
    punished: { en: 'punished', ru: 'под наказанием' },
    pimpForbids: { en: 'bans by the pimp', ru: 'запреты сутенера' },
  },
  tells: {
    passport: {
      en: 'Somebody took your passport: you are a slave now.',
      ru: 'У вас забрали паспорт: теперь вы в рабстве.',
    },
    slaveRole: {
      en: '{about} is your slave. Civil role: {role}.',
      ru: 'Ваш раб — {about_nom}. Мирная роль: {role}.',
    },
    forbiddenBySomebody: { en: 'Your owner forbade your moves.', ru: 'Хозяин запретил ваши ходы.' },
    punished: {
      en: 'Your owner punished you: your roles are blocked until the end of the day.',
      ru: 'Хозяин наказал вас: ваши роли заблокированы до конца дня.',
    },
    freed: { en: 'You are no longer a slave.', ru: 'Вы больше не в рабстве.' },
  },
  verbs: {
    enslave: ['enslave', 'take passport of', 'take the passport of'],
    forbid: ['forbid', 'ban'],
    punish: ['punish'],
    freeSlave: ['free', 'let go'],
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const pimp = section({
  abilities,
  facts,
  options,
  refuse,
  rules,
  words,
  rulings: {
    actorGuards: [underPimp],
    reactions: { heir: inheritSlaves },
    effects: { enslaving, forbidding, punishing, freeing },
    order: { choices: slavesFirst },
    results: ['enslaved', 'punished', 'forbidden'],
  },
})

/** What is heard of slaves’ roles, and what they hear: asked when everything else is told. */
export const slaves = section({ rulings: { dawn: [reportSlaves], dusk: [tellOfChoices, endSlavery] } })
