/**
 * The Armed Robber (1923-ROB1 to ROB11): his revenge on whoever killed him by night, and on whom he voted for where the court
 * kills him.
 */
import { wordsOf } from '../../../rules/option.ts'
import { chosen, implied, stated, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import type { Judged } from '../chapters/ballots.ts'
import { passiveOf } from '../chapters/passive.ts'
import { fact, noHelp, under } from '../claims.ts'
import { attackerOf } from './mafia.ts'
import { jailsOf } from './sheriff.ts'
import { declareFacts, mark, only, section, type Ruled, type SectionWords } from '../section.ts'
import { all, type Fact, type Reason, type Resolution, type RuleId, type Says, type SeatId } from '../vocabulary.ts'

/** What somebody may die of. */
export const causes = ['mafia', 'drunkard', 'poison', 'robber', 'heartbreak', 'court'] as const

const abilities = {
  revenge: {
    kind: 'kill',
    told: {
      en: 'If somebody kills you, you automatically kill them in return.',
      ru: 'Если вас убьют, вы сразу же убьете своего убийцу, хотите вы того или нет.',
    },
    targets: 0,
    passive: true,
    rule: '1923-A2',
    stated: '1923-ROB1',
    components: [mark('revenge')],
  },
} satisfies Record<string, Ruled>

const facts = declareFacts({
  avenged: { of: 'slot', data: { cause: causes } },
  notAvenged: { of: 'slot' },
  noRevenge: { of: 'slot' },
})

const options = {
  'robber.causes': {
    values: ['drunkard,poison,robber'],
    list: { of: ['drunkard', 'poison', 'robber'] },
    rule: '1923-ROB7',
    says: {
      en: 'Which deaths an Armed Robber avenges, besides those by the Mafia and the court.',
      ru: 'За какие смерти, кроме смерти от мафии и от суда, мстит грабитель.',
    },
  },
  'robber.unpreventable': {
    values: [true, false],
    rule: '1923-ROB8',
    says: {
      en: 'Nothing can save anyone from an Armed Robber’s revenge. If off, a Doctor, a Bodyguard or a Lawyer can.',
      ru: 'Неотвратима ли месть грабителя. Если нет, от нее спасают доктор, телохранитель или адвокат, выбравшие жертву.',
    },
  },
} satisfies Options

/** Causes of the night, with the rule that says who pays for them. */
const payers: Partial<Record<Fact<'death'>['data']['cause'], RuleId>> = {
  mafia: '1923-ROB2',
  drunkard: '1923-ROB7',
  poison: '1923-ROB7',
  robber: '1923-ROB7',
  heartbreak: '1923-ROB7',
}

/** Whom the revenge hits, or why it hits nobody. */
type Payer = { victim: SeatId; none?: undefined } | Nobody

interface Nobody {
  victim: SeatId | undefined
  none: Says
}

/**
 * Of the Mafia the attacker pays (1923-ROB2), else whoever killed by himself; for a broken heart and for what the host
 * leaves out nobody does, and a killer who is dead already is spared nothing more (1923-ROB7).
 */
function payerOf(run: Resolution, { of, by, action, data: { cause } }: Fact<'death'>): Payer {
  if (cause === 'heartbreak') return { victim: undefined, none: 'nobodyToBlame' }
  const victim = cause === 'mafia' ? attackerOf(run, of, { action, use: 'revenge' }) : by
  if (cause !== 'mafia' && !wordsOf(run.option('robber.causes')).includes(cause))
    return { victim, none: 'causeLeftOut' }
  if (victim === undefined) return { victim, none: 'nobodyToBlame' }
  return run.seat(victim).alive ? { victim } : { victim, none: 'killerGone' }
}

/** That an Armed Robber dies and takes nobody along. */
function unavenged(run: Resolution, death: Fact<'death'>, rule: RuleId, able: Reason, { victim, none }: Nobody): void {
  const gone = none === 'killerGone' ? victim : undefined
  const ends = gone === undefined ? [] : run.ledger.found({ kind: 'death', of: gone, when: 'soFar' })
  const claim = fact(none, death.of, { values: { ...(victim !== undefined && { third: victim }) } })
  run.put({
    kind: 'notAvenged',
    of: death.of,
    rule,
    why: all(claim, { rule }, [death.why, able, ...ends.map(({ why }) => why)]),
  })
}

/** An Armed Robber whom the night killed kills whoever killed him, at once (1923-ROB1, ROB7 to ROB11). */
export function avenge(run: Resolution, death: Fact<'death'>): void {
  const cause = death.data.cause
  const rule = payers[cause]
  const passive = rule === undefined ? undefined : passiveOf(run, death.of, 'revenge')
  if (!passive || rule === undefined) return
  const payer = payerOf(run, death)
  if (payer.none !== undefined) {
    unavenged(run, death, rule, passive.why, payer)
    return
  }
  const { victim } = payer
  const earlier =
    cause === 'mafia'
    && run.ledger.found({ kind: 'avenged', where: ({ data }) => data.cause === 'mafia', when: 'soFar' }).length
  const why = all(
    fact('avenged', victim, { other: death.of, action: passive.action }),
    {
      rule,
      also: ['1923-ROB1', '1923-ROB10'],
      notes: [
        ...(cause === 'mafia' ? [{ claim: fact('attackerChosen', victim), rule: '1923-MAF11' }] : []),
        ...(earlier ? [{ claim: fact('oneEach', 'mafia'), rule: '1923-ROB9' }] : []),
      ],
      action: passive.action,
    },
    [death.why, passive.why],
    savesFromRevenge(run, victim),
  )
  run.put({
    kind: 'avenged',
    of: death.of,
    by: victim,
    why,
    rule: '1923-ROB1',
    action: passive.action,
    data: { cause },
  })
  run.dies(victim, why, '1923-ROB10', { cause: 'robber', by: death.of, action: passive.action })
}

/** Nothing prevents the revenge, unless the host lets a Doctor or a Bodyguard do it (1923-ROB8). */
function savesFromRevenge(run: Resolution, victim: SeatId): Reason[] {
  if (run.option<boolean>('robber.unpreventable') === false) {
    return (['healed', 'guarded'] as const).flatMap(kind =>
      run.ledger
        .attempts({ kind, of: victim, when: 'soFar' })
        .map(save => under(fact('savedFromRevenge', victim), '1923-ROB8', save.why)),
    )
  }
  const shield = run.passive(victim, 'immunity')
  return [
    ...noHelp(run, 'healed', victim, 'revenge', '1923-ROB8', '1923-DOC6'),
    ...noHelp(run, 'guarded', victim, 'revenge', '1923-ROB8', '1923-BOD8'),
    ...(shield
      ? [
          all(
            fact('noHelp', victim, { action: shield.action, values: { what: 'revenge' } }),
            { rule: '1923-BUT5' },
            [shield.why],
            [run.given(fact('notCovered', victim, { values: { what: 'revenge' } }), '1923-BUT5')],
          ),
        ]
      : []),
  ]
}

/**
 * Whoever the Robber voted for in the individual vote dies with him, and nearly died where he nearly did.
 * @param death the death of somebody by the court, or what came of the attempt
 */
export function revengeByVote(run: Resolution, death: Fact<'death'>, ballots: readonly Judged[]): void {
  const robber = death.of
  const passive = passiveOf(run, robber, 'revenge')
  if (!passive) return
  const { action, why: able } = passive
  const cast = ballots.find(({ voter }) => voter === robber)
  const vote = cast?.halves.find(({ half }) => half === 'individual')
  if (!vote?.why.holds && !death.why.holds) return
  if (!vote?.why.holds) {
    // Nobody is named, so nobody nearly died; that there was no revenge is a result of its own.
    run.put({
      kind: 'noRevenge',
      of: robber,
      rule: '1923-ROB6',
      why: all(fact('noCountedVote', robber), { rule: '1923-ROB6' }, [], vote ? [vote.why] : []),
    })
    if (!vote) return
  }
  const victim = vote.on
  const absent = [
    ...jailsOf(run, victim).map(jail => under(fact('absentFromVote', victim), '1923-ROB5', jail)),
    ...run.ledger
      .attempts({ kind: 'injured', of: victim, when: 'soFar' })
      .map(injury => under(fact('absentFromVote', victim), '1923-ROB5', run.ledger.standing(injury, 'soFar'))),
  ]
  const unpreventable = run.option<boolean>('robber.unpreventable')
  const saves = run.ledger
    .attempts({ kind: 'defended', of: victim, when: 'soFar' })
    .map(defence =>
      all(
        fact('savedFromRevenge', victim),
        { rule: unpreventable ? '1923-LAW5' : '1923-ROB8' },
        [defence.why],
        unpreventable ? [run.given(fact('onlyFromCourt', victim), '1923-LAW5')] : [],
      ),
    )
  const why = all(
    fact('avenged', victim, { other: robber }),
    { rule: '1923-ROB3', also: ['1923-V18'], action },
    [
      able,
      death.why,
      under(fact('votedFor', robber, { other: victim }), vote.why.holds ? '1923-ROB4' : '1923-ROB6', vote.why),
    ],
    [...absent, ...saves],
  )
  run.dies(victim, why, '1923-ROB3', { cause: 'robber', by: robber, action })
}

const rules: Rules = {
  '1923-ROB1': stated({
    en: 'An Armed Robber kills their killer, at once and whether they like it or not.',
    ru: 'Грабитель убивает того, кто его убил, сразу же и независимо от собственного желания.',
  }),
  '1923-ROB2': stated({
    en: 'When the Mafia kills an Armed Robber, one Mafia Member dies at once.',
    ru: 'Если его убила мафия, тут же умирает один член мафии.',
  }),
  '1923-ROB3': stated({
    en: 'When the court kills an Armed Robber, the player they voted for dies.',
    ru: 'Если его казнил суд, умирает тот, за кого он голосовал.',
  }),
  '1923-ROB4': implied({
    en: 'That is the player they named in the individual vote.',
    ru: 'То есть игрок, которого он назвал в голосе за игрока.',
  }),
  '1923-ROB5': stated({
    en: 'There is no such revenge on a player who was not present for the vote, was jailed or was injured.',
    ru: 'Тому, кто не участвовал в голосовании, потому что был в тюрьме или ранен, он так не мстит.',
  }),
  '1923-ROB6': implied({
    en: 'There is no such revenge either if no individual vote of theirs was counted.',
    ru: 'Нет мести и тогда, когда не засчитан ни один его голос за игрока.',
  }),
  '1923-ROB7': stated({
    en: 'If a Drunkard killed an Armed Robber, the Drunkard dies; if poison did, the Butler who gave it; if another Armed Robber did, that one; for heartbreak, nobody. A killer who is already dead has nothing more to fear.',
    ru: 'Умирает пьяница, который его убил, дворецкий, который его отравил, другой грабитель; за смерть от разбитого сердца не умирает никто. Убийце, который уже мертв, больше ничего не грозит.',
  }),
  '1923-ROB8': chosen({ en: 'Nothing prevents the revenge.', ru: 'Предотвратить месть нельзя ничем.' }),
  '1923-ROB9': chosen({
    en: 'Each Armed Robber killed by the Mafia in one night takes one member, drawn one after the other.',
    ru: 'Каждый грабитель, убитый мафией в одну ночь, забирает одного ее члена; жребии бросают один за другим.',
  }),
  '1923-ROB10': implied({
    en: 'A player who dies of the revenge has died like anybody else: announced, told to Witnesses, and perhaps avenged.',
    ru: 'Кто умирает от мести, умирает как все: об этом объявляют, сообщают свидетелям, и за него могут отомстить.',
  }),
  '1923-ROB11': implied({
    en: 'Revenge in the night happens within the step of the killing; a player who dies of it does nothing at later steps.',
    ru: 'Ночью месть происходит на том же шаге, что и убийство; кто от нее умер, на более поздних шагах ничего не делает.',
  }),
}

const words = {
  roles: { armedRobber: 'Armed Robber' },
  rolesShort: { armedRobber: ['robber', 'AR'] },
  uses: { revenge: 'revenge' },
  deeds: { revenge: '{actor} is an Armed Robber, who takes revenge' },
  facts: {
    avenged: {
      stands: '{other} takes {who} along',
      falls: '{other} does not take {who} along',
      would: '{other} would have taken {who} along',
    },
    notAvenged: {
      stands: '{who} is not avenged',
      would: '{who} would not have been avenged',
      falls: '{who} has no revenge to take',
      asks: 'Is {who} left unavenged?',
    },
    nobodyToBlame: { stands: 'nobody killed {who} whom the revenge could hit', falls: 'somebody killed {who}' },
    causeLeftOut: {
      stands: 'for this cause there is no revenge in this game',
      falls: 'there is revenge for this cause',
    },
    killerGone: { stands: 'who killed {who} is dead already', falls: 'who killed {who} is living' },
    oneEach: { stands: 'each Armed Robber takes one Mafia Member', falls: 'it was the first' },
    savedFromRevenge: {
      stands: '{who} is saved from the revenge',
      falls: '{who} is not saved from the revenge',
      would: '{who} might have been saved from the revenge',
    },
    votedFor: { stands: '{who} voted for {other}', falls: '{who}’s vote for {other} was not counted' },
    noRevenge: {
      stands: '{who} takes nobody along',
      would: '{who} would have taken nobody along',
      falls: '{who} takes somebody along',
      asks: 'Does {who} take nobody along?',
    },
    noCountedVote: only('no individual vote of {who} was counted'),
    absentFromVote: {
      stands: '{who} was not present for the vote',
      falls: '{who} was present for the vote',
      would: '{who} would not have been present for the vote',
    },
    onlyFromCourt: only('a Lawyer saves from the court alone'),
  },
  results: { revenge: 'revenge' },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const armedRobber = section({ abilities, facts, options, rules, words })
