/**
 * The Thief (1923-THI1 to THI11): a role moves from one player to another, or the Thief is left without one; what he may send
 * in of a role that he has yet to steal, and what whoever lost a role is kept from (1923-THI8).
 */
import { missedAt } from '../../../resolve/sequence/way.ts'
import { seatOf, type Game, type Seat } from '../../../journal/state.ts'
import { isGiven, type Citation } from '../../../reason/reason.ts'
import { getOwn } from '../../../ruleset/catalogue.ts'
import { chosenFrom } from '../../../ruleset/chosen.ts'
import { chosen, implied, stated, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import { sayingInEach } from '../../../text/in-each.ts'
import { listens } from '../chapters/telling.ts'
import { fact, so } from '../claims.ts'
import { roles } from '../roles.ts'
import {
  declareFacts,
  entries,
  entryOf,
  mark,
  nameOfMove,
  night,
  section,
  type Refuse,
  type Ruled,
  type SectionWords,
} from '../section.ts'
import {
  all,
  type ActionId,
  type ActorGuard,
  type Arrival,
  type Move,
  type Reason,
  type Resolution,
  type SeatId,
} from '../vocabulary.ts'

const abilities = {
  steal: {
    kind: 'other',
    told: {
      en: '{when} you may name a living player. You take their role for the rest of the game.',
      ru: '{when} вы можете назвать живого игрока и забрать его роль до конца игры.',
    },
    rule: '1923-THI1',
    targets: 1,
    uses: 1,
    freshLimits: true,
    components: [mark('robbed')],
    ...night,
  },
} satisfies Record<string, Ruled>

const facts = declareFacts({
  robbed: { of: 'slot', data: { role: 'word', spent: 'number', came: 'flag' } },
  /** A theft from somebody who never had anything to steal: nothing was nearly stolen. */
  nothingRobbed: { of: 'slot', silent: true, data: { came: 'flag' } },
  leftPlain: { of: 'slot', besides: true },
})

const options = {
  'thief.onPlainMafia': {
    values: ['fails', 'keepsThief'],
    rule: '1923-THI6',
    says: {
      en: 'What happens when a Thief robs a Mafia Member without a second role: the Thief becomes a Townsperson, as when robbing one, or stays a Thief.',
      ru: 'Чем кончается кража у члена мафии без второй роли: тем же, что у горожанина, или неудачей, после которой вор остается вором.',
    },
  },
  'thief.sameNightUse': {
    values: [false, true],
    rule: '1923-THI8',
    says: {
      en: 'A Thief may use a stolen ability later the same night.',
      ru: 'Может ли вор воспользоваться украденной способностью позже в ту же ночь.',
    },
  },
  'thief.victimSameNight': {
    values: ['void', 'stands'],
    rule: '1923-THI8',
    says: {
      en: 'What happens to the robbed player’s actions later that night.',
      ru: 'Что становится с ходом, который обкраденный делает позже в ту же ночь.',
    },
  },
} satisfies Options

const option = chosenFrom(options)

const says = sayingInEach({
  notStolen: {
    en: '{name} cannot steal from anybody who can {does}',
    ru: 'игрок {name} не крадет ни у кого, у кого есть ход «{does}»',
  },
})

/**
 * What a Thief may hope to use in the same night where the host lets him (1923-THI8): whatever somebody might be robbed
 * of. Entry asks before it is known what the theft comes to.
 */
export const hopedFor = (game: Game, { role }: Seat): readonly string[] =>
  role === 'thief' && option(game, 'thief.sameNightUse') === true
    ? entries().flatMap(([id, { passive, factional, phases }]) =>
        !passive && !factional && phases?.includes('night') ? [id] : [],
      )
    : []

/** Of those, what the player whom he robs can do. */
const refuseNotStolen: Refuse = (game, { submissions }, { by, does }) => {
  const abilitiesOf = (role: string): readonly string[] =>
    (getOwn(game.customRoles, role) ?? getOwn(roles, role))?.abilities ?? []
  const seat = seatOf(game, by)!
  if (seat.role !== 'thief' || entryOf(does)?.factional || abilitiesOf(seat.role).includes(does)) return undefined
  const victims = submissions.flatMap(sent =>
    sent.by === by && sent.does === 'steal' && !sent.withdrawn ? sent.to : [],
  )
  return victims.some(slot => abilitiesOf(seatOf(game, slot)?.role ?? '').includes(does))
    ? undefined
    : { rule: '1923-THI8', says: says('notStolen', { name: seat.name, does: { en: does, ru: nameOfMove(does) } }) }
}

/** What somebody is who is left without a role: a Townsperson, or in the Mafia a plain member. */
const plainRole = (run: Resolution, slot: SeatId): string =>
  run.seat(slot).faction === 'mafia' ? 'mafiaMember' : 'townsperson'

const isPlain = (role: string): boolean => ['townsperson', 'mafiaMember', 'bystander'].includes(role)

/**
 * A theft where it lands: the role of the one robbed becomes the role of the Thief (1923-THI1 to THI9), or, where there
 * is none, both end without one (1923-THI11). Sides stay as they are (1923-E12).
 */
function robbed(run: Resolution, arrival: Arrival): Reason {
  const { move, at, why } = arrival
  const thief = move.actor
  recordMiss(run, arrival)
  const { role, faction } = run.seat(at)
  const mafia = faction === 'mafia'
  const nothing = nothingThere(run, at)
  const reason = all(
    fact('robbed', at, { other: thief, action: move.id, values: { role } }),
    { rule: '1923-THI1', action: move.id, ...(nothing.holds ? {} : whatGoesAlong(run, thief, at)) },
    [why],
    // Of whom he did not come to, nothing is asked.
    why.holds ? [nothing] : [],
  )
  const common = { of: at, why: reason, rule: '1923-THI1', by: thief, action: move.id }
  if (nothing.holds && isGiven(nothing)) run.put({ kind: 'nothingRobbed', ...common, data: { came: why.holds } })
  else run.put({ kind: 'robbed', ...common, data: { role, spent: run.spent.length, came: why.holds } })
  if (reason.holds) takeRole(run, thief, at, role)
  else if (why.holds) loseOwnRole(run, move, [why, nothing], mafia)
  return reason
}

/** A theft that was led away leaves an attempt at whom it was meant for: he still has his role by that. */
function recordMiss(run: Resolution, arrival: Arrival): void {
  const miss = missedAt(arrival, '1923-THI1')
  if (!miss) return
  const { move } = arrival
  const { of: meant, why: led } = miss
  const { role } = run.seat(meant)
  const nothing = nothingThere(run, meant)
  if (nothing.holds && isGiven(nothing)) return
  const why = all(
    fact('robbed', meant, { other: move.actor, action: move.id, values: { role } }),
    { rule: '1923-THI1', action: move.id },
    [led],
  )
  const data = { role, spent: run.spent.length, came: false }
  run.put({ kind: 'robbed', of: meant, why, rule: '1923-THI1', by: move.actor, action: move.id, data })
}

/** That there is no role to steal (1923-THI4, THI6); where an earlier theft left none, that theft is the reason. */
function nothingThere(run: Resolution, at: SeatId): Reason {
  const { role, faction } = run.seat(at)
  const rule = faction === 'mafia' ? '1923-THI6' : '1923-THI4'
  const taken = (['robbed', 'leftPlain'] as const).flatMap(kind =>
    run.ledger.found({ kind, of: at, where: ({ phase }) => phase === undefined, when: 'soFar' }).map(({ why }) => why),
  )
  return isPlain(role) && taken.length
    ? all(fact('nothingToSteal', at), { rule }, taken.slice(-1))
    : so(isPlain(role), fact('nothingToSteal', at), rule)
}

/** Of a theft that came about: whose limits start afresh, and who stays on which side. */
function whatGoesAlong(run: Resolution, thief: SeatId, victim: SeatId): Pick<Citation, 'also' | 'notes'> {
  const { role, faction } = run.seat(victim)
  const inMafia = [
    ...(faction === 'mafia' ? [{ claim: fact('staysInMafia', victim), rule: '1923-THI5' }] : []),
    ...(run.seat(thief).faction === 'mafia' ? [{ claim: fact('staysInMafia', thief), rule: '1923-THI7' }] : []),
  ]
  return {
    also: [
      '1923-THI2',
      '1923-THI3',
      ...(role === 'thief' ? ['1923-THI9'] : role === 'butler' ? ['1923-BUT6'] : []),
      ...(faction === 'mafia' ? ['1923-E12'] : []),
    ],
    notes: inMafia,
  }
}

/** A theft that came where there is no role leaves the Thief without one too (1923-THI11), unless the host lets him keep it. */
function loseOwnRole(run: Resolution, { actor, id }: Move, because: readonly Reason[], mafia: boolean): void {
  const kept =
    mafia && run.option('thief.onPlainMafia') === 'keepsThief'
      ? [run.given(fact('mayTryAgain', actor), '1923-THI6')]
      : []
  const why = all(fact('theftInVain', actor, { action: id }), { rule: '1923-THI11', action: id }, because, kept)
  run.put({ kind: 'leftPlain', of: actor, why, rule: '1923-THI11', by: actor, action: id })
  if (why.holds) run.change(actor, { role: plainRole(run, actor) })
}

/** The role changes hands, its limits afresh for whoever has it next (1923-THI2, THI3). */
function takeRole(run: Resolution, thief: SeatId, victim: SeatId, role: string): void {
  run.change(thief, { role, uses: {} })
  run.change(victim, { role: plainRole(run, victim), uses: {} })
  if (role !== 'butler') return
  for (const slot of [thief, victim]) run.setCount(slot, 'butlerAttempts', 0)
}

/** What a Thief used of his new role in the same night counts against its fresh limits (1923-THI2). */
export function settleUses(run: Resolution): void {
  for (const { by, data } of run.ledger.found({
    kind: 'robbed',
    where: ({ phase }) => phase === undefined,
    when: 'soFar',
  })) {
    const uses: Record<string, number> = {}
    for (const { who, ability, count } of run.spent.slice(data.spent))
      if (who === by) uses[ability] = (uses[ability] ?? 0) + count
    if (by !== undefined) run.change(by, { uses })
  }
}

/** Thefts of this phase that came to a player who had nothing to steal. */
const inVain = (run: Resolution): SeatId[] =>
  run.ledger
    .attempts({ kind: 'nothingRobbed', where: ({ phase, data }) => phase === undefined && data.came, when: 'soFar' })
    .flatMap(({ by }) => by ?? [])

/** A success is told to both, a failure to the Thief alone and without the reason (1923-THI10, I4, I5). */
export function tellThefts(run: Resolution): void {
  for (const by of inVain(run)) if (listens(run, by)) run.tell(by, 'theftFailed', {}, '1923-I5')
  for (const { of, by, data, why } of run.ledger.attempts({
    kind: 'robbed',
    where: ({ phase }) => phase === undefined,
    when: 'soFar',
  })) {
    if (by === undefined) continue
    if (!why.holds) {
      if (data.came && listens(run, by)) run.tell(by, 'theftFailed', {}, '1923-I5')
      continue
    }
    if (listens(run, by)) run.tell(by, 'stole', { role: data.role }, '1923-I4')
    if (listens(run, of))
      run.tell(of, 'robbed', { role: run.seat(of).faction === 'mafia' ? 'mafiaMember' : 'townsperson' }, '1923-THI10')
  }
}

/** A role that was stolen at an earlier step is another's by now (1923-THI8), unless the host lets it be used out. */
export const roleLost: ActorGuard = (run, { actor, id }) => {
  const usedOut =
    run.option('thief.victimSameNight') === 'stands' ? [run.given(fact('actsAllTheSame', actor), '1923-THI8')] : []
  return run.ledger
    .attempts({ kind: 'robbed', of: actor, when: 'soFar' })
    .map(({ why }) =>
      all(fact('roleLost', actor, { action: id }), { rule: '1923-THI8', also: ['1923-N3'] }, [why], usedOut),
    )
}

/**
 * Thefts that failed, so that somebody still has what works by itself in his role (1923-THI8).
 * @returns counters that fall: any of these thefts would have taken the passive ability `action` from him
 */
export const notRobbed = (run: Resolution, slot: SeatId, action: ActionId): Reason[] =>
  run.ledger
    .attempts({ kind: 'robbed', of: slot, when: 'soFar' })
    .filter(({ why }) => !why.holds)
    .map(({ why }) => all(fact('roleLost', slot, { action }), { rule: '1923-THI8' }, [why]))

/** Who had another role as the night began has stolen this one, or only hoped to (1923-THI8). */
export const roleLacked: ActorGuard = (run, { actor, does, id }) => {
  const before = run.game.seats.find(({ slot }) => slot === actor)!
  if (run.catalogue.abilitiesOf(before).includes(does)) return undefined
  const thefts = run.ledger
    .attempts({ kind: 'robbed', by: actor, when: 'soFar' })
    .filter(({ why, data }) => !why.holds || run.catalogue.role(data.role)?.abilities.includes(does))
  return all(
    fact('roleLacked', actor, { action: id }),
    { rule: '1923-N3' },
    [],
    thefts.map(({ why }) => why),
  )
}

const rules: Rules = {
  '1923-THI1': stated({
    en: 'Once a game, a Thief chooses a living player and takes their role for the rest of it.',
    ru: 'Вор один раз за игру выбирает живого игрока и забирает его роль до конца игры.',
  }),
  '1923-THI2': stated({
    en: 'All limits of the role start afresh for the new owner.',
    ru: 'Все ограничения роли для нового владельца отсчитываются заново.',
  }),
  '1923-THI3': stated({ en: 'The robbed player becomes a Townsperson.', ru: 'Обкраденный становится горожанином.' }),
  '1923-THI4': stated({
    en: 'A theft from a Townsperson fails, and the Thief becomes a Townsperson.',
    ru: 'Кража у горожанина не удается, и вор становится горожанином.',
  }),
  '1923-THI5': stated({
    en: "A Thief may take a Mafia Member's second role but does not join the Mafia; the robbed player stays in it.",
    ru: 'Вор может забрать вторую роль члена мафии, но сам в мафию не вступает; обкраденный в ней остается.',
  }),
  '1923-THI6': chosen({
    en: 'A theft from a Mafia Member without a second role fails like one from a Townsperson; anything else would give them away.',
    ru: 'Кража у члена мафии без второй роли не удается так же, как у горожанина; все другое выдало бы его.',
  }),
  '1923-THI7': implied({
    en: 'A Thief who is in the Mafia stays in it; only their second role changes.',
    ru: 'Вор, который в мафии, в ней и остается; меняется только его вторая роль.',
  }),
  '1923-THI8': chosen({
    en: 'The theft counts from its step on. What the robbed player does at a later step is void; the Thief can use an active ability from the next phase on, a passive one at once.',
    ru: 'Кража действует со своего шага. Что обкраденный делает на более позднем шаге, не проходит; активной способностью вор пользуется со следующей фазы, пассивной — сразу.',
  }),
  '1923-THI9': implied({
    en: 'Stealing from a Thief gives an unused theft.',
    ru: 'Кража у вора дает неиспользованную кражу.',
  }),
  '1923-THI10': stated({
    en: 'After a success, both are told their new role. After a failure, the Thief is told that it failed, but not why, and the target is told nothing.',
    ru: 'После удачной кражи обоим сообщают их новую роль. После неудачной вору сообщают, что она не удалась, без причины, а цели — ничего.',
  }),
  '1923-THI11': implied({
    en: 'A failed theft is used up and leaves the Thief a Townsperson, but a theft canceled by a Boss leaves them a Thief with the theft unused.',
    ru: 'Неудачная кража потрачена и оставляет вора горожанином, а отмененная боссом оставляет его вором с прежней кражей.',
  }),
  '1923-I4': stated({
    en: 'A successful theft is told to both players and to nobody else.',
    ru: 'Об удачной краже сообщают обоим и больше никому.',
  }),
  '1923-I5': stated({
    en: 'A failed theft is told to the Thief, without the reason.',
    ru: 'О неудачной краже сообщают вору, без причины.',
  }),
}

const words = {
  roles: { thief: 'Thief' },
  uses: { steal: 'theft' },
  deeds: { steal: '{actor} robbed {first}', 'steal:tried': '{actor} tried to rob {first}' },
  facts: {
    roleLacked: {
      stands: '{who} did not have that role',
      falls: '{who} had that role by then',
      would: '{who} would not have had that role',
    },
    roleLost: { stands: '{who} no longer had that role', falls: '{who} still had that role' },
    robbed: {
      stands: "{who}'s role is stolen",
      falls: "{who}'s role is not stolen",
      asks: "Is {who}'s role stolen?",
      would: "{who}'s role would have been stolen",
      toldByDeed: true,
    },
    nothingToSteal: {
      stands: '{who} has no role that could be stolen',
      falls: '{who} has a role to steal',
      ground: 'against',
    },
    leftPlain: {
      stands: '{who} is left without a role',
      falls: '{who} is not left without a role',
      asks: 'Is {who} left without a role?',
      would: '{who} would have been left without a role',
    },
    theftInVain: {
      stands: '{who} stole nothing and is a Thief no more',
      falls: '{who} is still a Thief',
      toldByDeed: true,
    },
    mayTryAgain: { stands: '{who} may try again', falls: '{who} may not try again' },
    staysInMafia: { stands: '{who} stays in the Mafia', falls: '{who} is not in the Mafia' },
  },
  tells: {
    stole: 'Your theft succeeded. Your role is now {role}.',
    robbed: 'Your role was stolen. Your role is now {role}.',
    theftFailed: 'Your theft failed.',
  },
  verbs: { steal: ['steal', 'steal from', 'rob', 'steal the role of', 'take the role of', 'pickpocket', 'thieve'] },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const thief = section({
  abilities,
  effects: { steal: robbed },
  facts,
  options,
  refuse: refuseNotStolen,
  rules,
  words,
})
