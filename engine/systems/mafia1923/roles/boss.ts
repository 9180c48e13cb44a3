/** The Boss (1923-BOS1 to BOS7): whose night he cancels, what that stops, and who is told. */
import { chosen, implied, stated, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import { hears } from '../chapters/telling.ts'
import { fact } from '../claims.ts'
import { ownMoves, recordMiss } from './bumbling-bureaucrat.ts'
import { declareFacts, entryOf, mark, night, section, type Ruled, type SectionWords } from '../section.ts'
import { all, any, type ActorGuard, type Arrival, type Reason, type Resolution, type SeatId } from '../vocabulary.ts'

const abilities = {
  cancel: {
    kind: 'block',
    told: {
      en: '{when} you may name another player; their night action is canceled. You may name the same player as often as you like.',
      ru: '{when} вы можете назвать другого игрока: его ночной ход отменяется. Одного и того же можно называть сколько угодно раз.',
    },
    rule: '1923-BOS1',
    targets: 1,
    notSelf: { rule: '1923-BOS1' },
    components: [mark('cancelled')],
    ...night,
  },
} satisfies Record<string, Ruled>

const facts = declareFacts({ cancelled: { of: 'slot' } })

const options = {
  'boss.cancelsStep1': {
    values: [false, true],
    rule: '1923-BOS6',
    says: {
      en: 'A Boss also undoes what a Bumbling Bureaucrat did earlier that night.',
      ru: 'Отменяет ли босс и то, что до него сделал бюрократ.',
    },
  },
} satisfies Options

/** The night of a player is cancelled (1923-BOS1), whether he tried anything or not (1923-A1). */
function cancelled(run: Resolution, arrival: Arrival): Reason {
  const { move, at, why } = arrival
  const done =
    run.ledger.found({ kind: 'redirectMark', by: at, where: ({ phase }) => phase === undefined, when: 'soFar' }).length
    > 0
  const idle = !ownMoves(run, at)
  const reason = all(
    fact('cancelled', at, { other: move.actor, action: move.id }),
    {
      rule: '1923-BOS1',
      also: ['1923-BOS3'],
      action: move.id,
      notes: [
        ...(idle ? [{ claim: fact('triedNothing', at), rule: '1923-A1' }] : []),
        ...(done ? [{ claim: fact('doneAlready', at), rule: '1923-BOS6' }] : []),
      ],
    },
    [why],
  )
  run.put({ kind: 'cancelled', of: at, why: reason, rule: '1923-BOS1', by: move.actor, action: move.id })
  recordMiss(run, arrival, 'cancelled', '1923-BOS1')
  run.foresight.find(willBeCancelled(at), 'yes', reason)
  return reason
}

/** What a Bumbling Bureaucrat asks ahead for where Bosses undo what he did (1923-BOS6). */
const willBeCancelled = (slot: SeatId): string => `cancelled:${slot}`

/** What a Boss cancelled did not happen (1923-A7). Of two Bosses the earlier one acts (1923-BOS5). */
export const heldByBoss: ActorGuard = (run, { actor, does, id }) => {
  const attempts = run.ledger.attempts({ kind: 'cancelled', of: actor, when: 'soFar' })
  if (!attempts.length) return undefined
  return any(
    fact(does === 'cancel' ? 'earlierBoss' : 'didNotHappen', actor, { action: id }),
    does === 'cancel' ? { rule: '1923-BOS5', also: ['1923-A7', '1923-A6', '1923-N2'] } : { rule: '1923-A7' },
    attempts.map(({ why }) => why),
  )
}

/** Where the host wants a Boss to undo what a Bumbling Bureaucrat did before him (1923-BOS6). */
export const undoneByBoss: ActorGuard = (run, { actor, does }) =>
  entryOf(does)?.beforeBosses && run.option<boolean>('boss.cancelsStep1')
    ? run.foresight.foreseen(willBeCancelled(actor), fact('undone', actor), '1923-BOS6')
    : undefined

/** Whoever a Boss chose is told so, in every case but his death (1923-BOS3, BOS4, I6). */
export function tellCancelled(run: Resolution): void {
  for (const [slot, { why }] of new Map(
    run.ledger.found({ kind: 'cancelled', when: 'soFar' }).map(found => [found.of, found]),
  ))
    if (hears(run, slot, 'cancelled', { rule: '1923-BOS4' }, why)) run.tell(slot, 'cancelled', {}, '1923-I6')
}

const rules: Rules = {
  '1923-BOS1': stated({
    en: 'A Boss chooses another player, whose night action is canceled; they may choose the same one as often as they like.',
    ru: 'Босс выбирает другого игрока и отменяет его ночной ход; одного и того же — сколько угодно раз.',
  }),
  '1923-BOS2': stated({
    en: 'Against a Mafia Member, a Boss cancels only the second role, never the kill.',
    ru: 'У члена мафии босс отменяет только ход второй роли и никогда — убийство.',
  }),
  '1923-BOS3': stated({
    en: 'A player chosen by a Boss is told in the morning that any action of theirs did not happen, whether or not there was one.',
    ru: 'Тому, кого выбрал босс, утром сообщают, что никакой его ход не состоялся, — независимо от того, делал ли он ход.',
  }),
  '1923-BOS4': implied({
    en: 'A player who died in that night is not told.',
    ru: 'Кто в эту ночь умер, тому не сообщают.',
  }),
  '1923-BOS5': implied({
    en: 'If two Bosses choose each other, the one who submitted first acts; the other does nothing, and their target is not told.',
    ru: 'Если два босса выбрали друг друга, действует тот, кто прислал ход раньше; второй ничего не делает, и его цели ничего не сообщают.',
  }),
  '1923-BOS6': chosen({
    en: 'What a Bumbling Bureaucrat did earlier is not undone.',
    ru: 'Того, что до этого сделал бюрократ, босс не отменяет.',
  }),
  '1923-BOS7': chosen({ en: 'Passive abilities are not canceled.', ru: 'Пассивные способности босс не отменяет.' }),
  '1923-I6': stated({
    en: "A Boss's target is told every time that a Boss chose them; nobody else is.",
    ru: 'Что его выбрал босс, игроку сообщают каждый раз, и больше никому.',
  }),
}

const words = {
  roles: { boss: 'Boss' },
  uses: { cancel: 'cancellation' },
  deeds: {
    cancel: "{actor} canceled {first}'s night",
    'cancel:tried': "{actor} tried to cancel {first}'s night",
  },
  facts: {
    didNotHappen: {
      stands: "{who}'s night was canceled, so {use} did not happen",
      falls: "{who}'s night was not canceled",
      would: "{who}'s night would have been canceled",
    },
    earlierBoss: {
      stands: '{who} was canceled by a Boss who came first',
      falls: 'no Boss who came first canceled {who}',
      would: '{who} would have been canceled by a Boss who came first',
    },
    undone: {
      stands: 'a Boss undid what {who} did',
      falls: 'no Boss undid what {who} did',
      would: 'a Boss would have undone what {who} did',
    },
    cancelled: {
      stands: "{who}'s night is canceled",
      falls: "{who}'s night is not canceled",
      would: "{who}'s night would have been canceled",
    },
    triedNothing: { stands: '{who} tried nothing, as anybody may', falls: '{who} tried something' },
    doneAlready: { stands: 'what {who} did at the first step stays done', falls: '{who} had done nothing yet' },
  },
  tells: { cancelled: 'A Boss canceled any action you may have sent in last night.' },
  verbs: {
    cancel: [
      'cancel',
      'block',
      'stop',
      'boss',
      'overrule',
      'shut down',
      'shut {first} down',
      'cancel the action of',
      'stop the action of',
      'block the action of',
      'keep {first} busy',
      'hold',
    ],
  },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const boss = section({ abilities, effects: { cancel: cancelled }, facts, options, rules, words })
