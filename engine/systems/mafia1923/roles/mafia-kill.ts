/**
 * The kills of the Mafia (1923-MAF2, MAF6, MAF8 to MAF10): who sends them in, what stands in the way of an act of the team, and
 * each by itself.
 */
import { chosen, implied, stated, type Options, type Prompts, type Rules } from '../../../ruleset/localized-text.ts'
import { getsThrough } from '../chapters/gets-through.ts'
import { fact, noHelp, seeming, under } from '../claims.ts'
import { livingPlayers } from '../families.ts'
import { killsDue } from './mafia.ts'
import { declareFacts, night, section, type Ruled, type SectionWords } from '../section.ts'
import {
  all,
  type ActionId,
  type ActorGuard,
  type Arrival,
  type Move,
  type Note,
  type Reason,
  type Resolution,
  type SeatId,
} from '../vocabulary.ts'

const abilities = {
  factionKill: {
    kind: 'kill',
    told: {
      en: '{when} the Mafia choose their kills together. I will name one of you to send them in.',
      ru: '{when} мафия убивает вместе. Кто из вас присылает решение команды, выберу я.',
    },
    rule: '1923-MAF5',
    targets: 1,
    most: 1000,
    factional: true,
    anyone: true,
    repeats: true,
    keepsAim: true,
    components: [{ does: 'kill' }],
    ...night,
  },
} satisfies Record<string, Ruled>

const facts = declareFacts({ sentByNobody: { of: 'slot' } })

const options = {
  'mafia.fillMissing': {
    values: [false, true],
    rule: '1923-MAF4',
    says: {
      en: 'If the Mafia name too few targets, the rest are drawn from the living Civilians.',
      ru: 'Выбираются ли недостающие цели жребием между живыми мирными.',
    },
  },
  'mafia.injuredCanKill': {
    values: [false, true],
    rule: '1923-MAF6',
    says: {
      en: 'The Mafia can kill even on a night when all their living members are injured.',
      ru: 'Убивает ли мафия в ночь, когда ранены все ее живые члены.',
    },
  },
  'mafia.listOutlivesTeam': {
    values: [true, false],
    rule: '1923-N5',
    says: {
      en: 'If the last Mafia Member dies in revenge for a kill, the later kills of that night still happen.',
      ru: 'Состоятся ли остальные убийства ночи, если последний член мафии погиб от мести за одно из предыдущих.',
    },
  },
} satisfies Options

const prompts = {
  mafiaTargets: {
    rule: '1923-MAF4',
    says: { en: 'The Mafia named fewer targets than it has to.', ru: 'Мафия назвала меньше целей, чем должна.' },
    choices: ['asSent', 'drawTheRest'],
  },
  mafiaSubmitter: {
    rule: '1923-MAF6',
    says: {
      en: 'Somebody else has to submit for the Mafia in place of the member who was named.',
      ru: 'Кто-то должен прислать ход за мафию вместо того, кто был назначен.',
    },
  },
} satisfies Prompts

/** Neither a Boss nor a Bumbling Bureaucrat touches the kill, nor does the death of its sender (1923-MAF8, N4). */
export const teamGoesOn: ActorGuard = (run, { actor }) => [
  ...noHelp(run, 'cancelled', actor, 'kill', '1923-MAF8', '1923-BOS2'),
  ...noHelp(run, 'redirectMark', actor, 'kill', '1923-MAF8', '1923-BUR2'),
  ...run.ledger
    .found({ kind: 'death', of: actor, when: 'soFar' })
    .map(death => seeming(run, 'senderDied', actor, '1923-N4', death.why)),
]

/** Somebody of the Mafia has to be living, and not all of them injured (1923-N4, MAF6). */
export const teamIsThere: ActorGuard = run => {
  const members = run.seats().filter(({ faction }) => faction === 'mafia')
  const living = members.filter(({ alive }) => alive)
  const died = run.deaths().filter(({ of }) => members.some(({ slot }) => slot === of))
  if (!living.length)
    return all(
      fact('noMafiaLeft', 'mafia'),
      { rule: '1923-N4' },
      died.map(({ why }) => why),
    )
  const injuriesOf = (slot: string): Reason[] =>
    run.ledger
      .found({ kind: 'injured', of: slot, when: 'phaseStart' })
      .map(injury => under(fact('cannotAct', slot), '1923-S15', injury.why))
  const injuries = living.map(({ slot }) => injuriesOf(slot))
  if (injuries.some(own => !own.length)) return undefined
  return all(
    fact('allInjured', 'mafia'),
    { rule: '1923-MAF6' },
    // Whoever was fit would have killed, had he not died tonight.
    [...injuries.flat(), ...died.filter(({ of }) => !injuriesOf(of).length).map(({ why }) => why)],
    run.option<boolean>('mafia.injuredCanKill') ? [run.given(fact('actsAllTheSame', 'mafia'), '1923-MAF6')] : [],
  )
}

/** The host named nobody who could send the kill in for its injured sender. */
export const nobodySends: ActorGuard = (run, { id }) =>
  run.ledger.found({ kind: 'sentByNobody', where: ({ action }) => action === id, when: 'soFar' }).map(({ why }) => why)

const sentIn = (run: Resolution): Move | undefined => run.moves.find(({ does }) => does === 'factionKill')

const members = (run: Resolution): SeatId[] =>
  run
    .living()
    .filter(({ faction }) => faction === 'mafia')
    .map(({ slot }) => slot)

const wasInjured = (run: Resolution, slot: SeatId): boolean =>
  run.ledger.found({ kind: 'injured', of: slot, when: 'phaseStart' }).length > 0

const fitMembers = (run: Resolution): SeatId[] => members(run).filter(slot => !wasInjured(run, slot))

/** Who submits: asked where the host wants to name the member, or where the sender is injured (1923-MAF6). */
export function askSubmitter(run: Resolution): void {
  const move = sentIn(run)
  if (!move) return
  const actions = [move.id]
  if (run.option('mafia.submitter') === 'named') {
    run.ask('mafiaSubmitter', { choices: [move.actor, ...members(run).filter(slot => slot !== move.actor)], actions })
    return
  }
  const fit = fitMembers(run)
  if (!wasInjured(run, move.actor) || !fit.length) return
  if (run.ask('mafiaSubmitter', { choices: [...fit, 'nobody'], actions }) !== 'nobody') return
  run.put({
    kind: 'sentByNobody',
    of: move.actor,
    action: move.id,
    rule: '1923-MAF6',
    why: run.given(fact('sentByNobody', move.actor, { action: move.id }), '1923-MAF6'),
  })
}

/** One kill where it lands. */
function kill(run: Resolution, { move, at, why }: Arrival): Reason {
  const besides = run.moves.some(({ actor, does }) => actor === move.actor && does !== 'factionKill')
  return killOne(run, at, why, move.id, besides ? [{ claim: fact('teamAct', move.actor), rule: '1923-MAF9' }] : [])
}

/** Attacks one target; where nothing stops it he dies. @param action the order, where one names him */
function killOne(
  run: Resolution,
  at: SeatId,
  why: Reason,
  action: ActionId | undefined,
  notes: readonly Note[],
): Reason {
  const attack = getsThrough(run, {
    kind: 'mafia',
    at,
    rule: '1923-MAF10',
    action,
    why: goesOn(run, at, why),
    also: ['1923-MAF2'],
    notes: [...due(run), ...notes],
  })
  run.dies(at, attack, '1923-MAF10', { cause: 'mafia', ...(action !== undefined && { action }) })
  return attack
}

/** A kill after those that the last of the Mafia did not outlive: it stands, unless the host says otherwise (1923-N5). */
function goesOn(run: Resolution, at: SeatId, why: Reason): Reason {
  const died = run.deaths().filter(({ of }) => run.seat(of).faction === 'mafia')
  if (!died.length || members(run).length) return why
  const stands = run.option<boolean>('mafia.listOutlivesTeam')
    ? [run.given(fact('decidedBefore', 'mafia'), '1923-N5')]
    : []
  const last = all(
    fact('lastDied', 'mafia'),
    { rule: '1923-N5' },
    died.map(death => death.why),
    stands,
  )
  return all(fact('listGoesOn', at), { rule: '1923-N5' }, [why], [last])
}

/** How many kills there are tonight, counted at its start (1923-MAF1, MAF2). More are refused when they are sent in. */
function due(run: Resolution): Note[] {
  const { count, living, capped } = killsDue(run.game)
  return [
    { claim: fact('killsDue', 'mafia', { values: { count, living } }), rule: '1923-MAF1' },
    ...(capped ? [{ claim: fact('noMoreCivilians', 'mafia', { values: { count } }), rule: '1923-MAF4' }] : []),
  ]
}

/** Too few targets are for the host to decide; none is drawn unless he says so (1923-MAF4). */
export function fillMissing(run: Resolution): void {
  const move = sentIn(run)
  const fit = run.option<boolean>('mafia.injuredCanKill') ? members(run) : fitMembers(run)
  const missing = killsDue(run.game).count - (move?.to.length ?? 0)
  if (
    missing <= 0
    || !fit.length
    || run.without.some(id => run.phase.submissions.some(sent => sent.id === id && sent.does === 'factionKill'))
  )
    return
  const fills =
    run.option<boolean>('mafia.fillMissing')
    || run.ask('mafiaTargets', { actions: move ? [move.id] : [] }) === 'drawTheRest'
  if (!fills) return
  const taken = new Set<string>(move?.to)
  for (let nth = 0; nth < missing; nth++) {
    const target = run.draw(
      'target',
      'mafia',
      livingPlayers(run)
        .filter(({ slot, faction }) => faction !== 'mafia' && !taken.has(slot))
        .map(({ slot }) => slot),
    )
    if (target === undefined) return
    taken.add(target)
    killOne(run, target, run.given(fact('drawnTarget', target), '1923-MAF4', move?.id), undefined, [])
  }
}

const rules: Rules = {
  '1923-MAF2': chosen({
    en: 'The living are counted at the start of the night: everybody except the dead and the exiled.',
    ru: 'Живых считают в начале ночи: это все, кроме мертвых и изгнанных.',
  }),
  '1923-MAF6': chosen({
    en: 'If the chosen member cannot submit, another living member may, and the moderators are told. If all living members are injured, there is no kill.',
    ru: 'Если выбранный не может прислать ход, это может сделать другой живой член мафии, и ведущим об этом сообщают. Если ранены все живые члены мафии, убийства нет.',
  }),
  '1923-MAF8': stated({
    en: 'A Boss does not stop the Mafia kill and a Bumbling Bureaucrat does not redirect it.',
    ru: 'Босс не останавливает убийство мафии, а бюрократ его не перенаправляет.',
  }),
  '1923-MAF9': implied({
    en: 'The kill is an act of the team: the member who sends it in may use their second role in the same night.',
    ru: 'Убийство — ход команды: тот, кто его присылает, может в ту же ночь воспользоваться своей второй ролью.',
  }),
  '1923-MAF10': implied({
    en: "Each kill is stopped separately: by a Bodyguard, a Doctor or a Butler's shield, or because the target is already dead.",
    ru: 'Каждое убийство срывается само по себе: его срывает телохранитель, доктор, щит дворецкого или то, что цель уже мертва.',
  }),
}

const words = {
  uses: { factionKill: 'Mafia kill' },
  deeds: {
    factionKill: '{actor} sent the Mafia after {first}',
    'factionKill:all': '{actor} sent the Mafia after {all}',
  },
  facts: {
    teamAct: { stands: "it is an act of the team beside {who}'s own", falls: '{who} did nothing else' },
    drawnTarget: { stands: '{who} was drawn as a further target', falls: '{who} was not drawn', deed: true },
    noMafiaLeft: { stands: 'no Mafia Member was living any more', falls: 'a Mafia Member was living' },
    listGoesOn: {
      stands: 'the Mafia goes on to {who}',
      falls: 'the Mafia does not come to {who} any more',
      would: 'the Mafia would have gone on to {who}',
    },
    lastDied: {
      stands: 'nobody of the Mafia was left for the further kills',
      falls: 'that nobody of the Mafia was left did not matter any more',
    },
    decidedBefore: { stands: 'what the Mafia decided stands', falls: 'what the Mafia decided is over' },
    allInjured: {
      stands: 'every living Mafia Member was injured',
      falls: 'that all of the Mafia were injured did not matter',
    },
    senderDied: {
      stands: '{who}, who sent it in, was dead by then',
      falls: '{who}, who sent it in, was dead by then, but the team goes on',
    },
    sentByNobody: { stands: 'nobody sent it in for {who}, who was injured', falls: 'somebody sent it in for {who}' },
  },
  results: { kill: 'the kill of the Mafia' },
  terms: {
    asSent: 'as it was sent in',
    drawTheRest: 'draw the rest',
    mafiaTargets: 'too few targets',
    mafiaSubmitter: 'who submits for the Mafia',
  },
  verbs: {
    factionKill: [
      'kill',
      'faction kill',
      'mafia kill',
      'murder',
      'hit',
      'whack',
      'off',
      'take out',
      'take {first} out',
      'get rid of',
      'attack',
      'shoot',
      'kill list',
    ],
  },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const mafiaKill = section({ abilities, effects: { factionKill: kill }, facts, options, prompts, rules, words })
