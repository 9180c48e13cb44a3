/**
 * Who is lynched, from the totals (CONAN-V10, V15, K9), and why somebody has the most votes and nobody has as many: told by
 * the votes themselves, lost ones too, so that a lynch that hung on one of them says whose doing that was.
 */
import { wasRaised } from './modifiers.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import { fellBy } from '../../../reason/decisive.ts'
import type { Note, Reason } from '../../../reason/reason.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { chosen, implied, type Options, type Prompts, type Rules } from '../../../ruleset/localized-text.ts'
import { top } from '../../../vote/tally.ts'
import { section, type SectionWords } from '../section.ts'
import { all, any, least, type Claim, type Resolution, type Says } from '../vocabulary.ts'
import { removedToday, someVotes } from './ballots.ts'
import { votesCast } from './tally.ts'

const facts = declareFacts({ noLynch: { of: 'name' } })

const options: Options = {
  'lynch.tie': {
    values: ['none', 'random', 'all', 'revote'],
    rule: 'CONAN-V10',
    says: {
      en: 'Who is lynched if there is a tie for the most votes.',
      ru: 'Кого линчуют при равенстве на первом месте.',
    },
  },
  'lynch.ifTopUnavailable': {
    values: ['none', 'next'],
    rule: 'CONAN-K9',
    says: {
      en: 'Who is lynched if the player with the most votes was arrested or poisoned that day.',
      ru: 'Кого линчуют, если игрока с наибольшим числом голосов в этот день арестовали или отравили.',
    },
  },
}

const prompts: Prompts = {
  revote: {
    rule: 'CONAN-V10',
    says: {
      en: 'There is a tie for the most votes. Who did the second vote choose?',
      ru: 'На первом месте равенство голосов. Кого выбрало второе голосование?',
    },
  },
}

/** The lynch: the player with the most votes, unless the vote is tied, stopped, or its victim out of reach. */
function lynch(run: Resolution): void {
  const totals = run.tally?.totals.players ?? {}
  const stopped = byVoiceOfReason(run)
  const first = top(totals)
  if (!first.length) {
    const why = all({ is: 'fact', kind: 'noLynch', of: '' }, { rule: 'CONAN-V11' }, [
      run.given({ is: 'fact', kind: 'noVotes', of: '' }, 'CONAN-V11'),
    ])
    run.put({ kind: 'noLynch', of: '', why, rule: 'CONAN-V11' })
    addStep(run, 'lynch', 'CONAN-V11', why)
  }
  const gone = first.filter(slot => isUnavailable(run, slot))
  const passOn = gone.length > 0 && run.option('lynch.ifTopUnavailable') === 'next'
  const candidates = passOn ? nextBest(run, totals) : first
  // Who is out of reach leaves room for nobody else, unless the host has it go to the next.
  const rivals = Object.keys(totals).filter(slot => !passOn || !isUnavailable(run, slot))
  for (const slot of passOn ? gone : []) attemptLynch(run, slot, { rivals, stopped, tieSpares: false })
  const instead = passOn
    ? gone.flatMap(slot =>
        unavailable(run, slot)
          .filter(({ holds }) => holds)
          .slice(0, 1),
      )
    : []
  const taken = takenInTie(
    run,
    candidates,
    stopped.some(({ holds }) => holds),
  )
  for (const slot of candidates) attemptLynch(run, slot, { rivals, stopped, tieSpares: !taken.includes(slot), instead })
}

/** Whether the Voice of Reason keeps anybody from being lynched. */
function byVoiceOfReason(run: Resolution): Reason[] {
  if (!run.option<boolean>('voiceOfReason.stopsLynch')) return []
  const heard = run.ledger.seek({ kind: 'votingStopped', when: 'soFar' }, 'CONAN-V14')
  return wasRaised(run) ? [all({ is: 'fact', kind: 'lynchStopped', of: '' }, { rule: 'CONAN-V14' }, [heard])] : []
}

/**
 * What put somebody out of reach this day: nobody is lynched instead, unless the host wants the next. An arrest that failed
 * or is over again stands among it, and does not hold.
 */
function unavailable(run: Resolution, slot: SeatId): Reason[] {
  const outOfReach = (rule: RuleId, because: readonly Reason[]): Reason[] =>
    because.map(one => all({ is: 'fact', kind: 'notLynchable', of: slot }, { rule }, [one]))
  const found = (kind: 'death' | 'abroad'): Reason[] =>
    run.ledger.found({ kind, of: slot, when: 'soFar' }).map(fact => run.ledger.standing(fact, 'soFar'))
  return [
    ...outOfReach('CONAN-K9', found('death')),
    ...outOfReach('CONAN-K9', removedToday(run, slot)),
    ...outOfReach('CONAN-K9', run.ledger.tried({ kind: 'arrested', of: slot, when: 'soFar' })),
    ...outOfReach('CONAN-S6', found('abroad')),
  ]
}

const isUnavailable = (run: Resolution, slot: SeatId): boolean => unavailable(run, slot).some(({ holds }) => holds)

const nextBest = (run: Resolution, totals: Readonly<Record<SeatId, number>>): SeatId[] =>
  top(Object.fromEntries(Object.entries(totals).filter(([slot]) => !isUnavailable(run, slot))))

/** Whom the host's way with ties takes all the same (CONAN-V10). One alone at the top is no tie, and is not asked about. */
function takenInTie(run: Resolution, tied: readonly SeatId[], stopped: boolean): readonly SeatId[] {
  const mode = run.option('lynch.tie')
  if (mode === 'all') return tied
  if (tied.length < 2 || stopped || mode === 'none') return []
  const chosen =
    mode === 'random' ? run.draw('tie', tied[0]!, tied, 'CONAN-V10') : run.ask('revote', { choices: ['', ...tied] })
  return tied.filter(who => who === chosen)
}

/** What comes of the totals, and what is read of them, are steps of the tally too: they leave the totals as they are. */
export function addStep({ tally }: Resolution, id: string, rule: RuleId, reason: Reason): void {
  if (tally) tally.steps.push({ id, rule, reason, before: tally.totals, after: tally.totals })
}

interface Circumstances {
  /** Whose votes stand beside his. */
  rivals: readonly SeatId[]
  stopped: readonly Reason[]
  /** Whether a tie would save him, if there is one. */
  tieSpares: boolean
  /** What put those with more votes out of reach. */
  instead?: readonly Reason[]
}

/** One who might be lynched, with everything that speaks for it and against it. */
function attemptLynch(run: Resolution, who: SeatId, { rivals, stopped, tieSpares, instead = [] }: Circumstances): void {
  const { players: totals } = run.tally!.totals
  const votes = totals[who] ?? 0
  const others = rivals.filter(other => other !== who && totals[other]! <= votes)
  const why = all(
    { is: 'fact', kind: 'lynched', of: who, values: { votes } },
    { rule: 'CONAN-OD9', also: keepsWhatCameBefore(run, who) ? ['CONAN-V15'] : [] },
    [mostVotes(run, who, others), ...instead],
    [
      ...(tieSpares ? tie(run, who, others) : []),
      ...stopped,
      ...unavailable(run, who),
      ...nearlySpared(run, who, others),
    ],
  )
  if (why.holds) run.lynched.push(who)
  addStep(run, 'lynch', 'CONAN-V9', why)
  run.dies(who, why, 'CONAN-V9', { cause: 'lynch' })
}

/** What the lynched did before the lynch is not undone by it (CONAN-V15). */
const keepsWhatCameBefore = (run: Resolution, who: SeatId): boolean =>
  votesCast(run).some(({ ballot, counts }) => ballot.by === who && counts.holds)
  || run.moves.some(({ actor }) => actor === who)

/** What counts for somebody: a vote, or an accusation with its weight (CONAN-V13). */
interface Support {
  why: Reason
  weight: number
}

const supportOf = (run: Resolution, who: SeatId): Support[] => [
  ...votesCast(run)
    .filter(({ ballot }) => ballot.for === who)
    .map(({ counts }) => ({ why: counts, weight: 1 })),
  ...run.ledger.tried({ kind: 'accused', of: who, when: 'soFar' }).map(why => ({
    why,
    weight: run.option<number>('accusation.weight'),
  })),
]

const accompanying = (run: Resolution, of: SeatId): Reason[] =>
  run.ledger.tried({ kind: 'accompanied', of, when: 'soFar' })

const weightOf = (supports: readonly Support[]): number => supports.reduce((sum, { weight }) => sum + weight, 0)

const standing = (supports: readonly Support[]): Support[] => supports.filter(({ why }) => why.holds)

const fact = (kind: Says, of: SeatId, values?: Record<string, number>): Extract<Claim, { is: 'fact' }> => ({
  is: 'fact',
  kind,
  of,
  ...(values && { values }),
})

/** How many the strongest of the others has. */
const second = (run: Resolution, others: readonly SeatId[]): number =>
  Math.max(0, ...others.map(other => run.tally!.totals.players[other]!))

/** That somebody is ahead: as many of his votes as it takes. @param others who has no more */
function mostVotes(run: Resolution, who: SeatId, others: readonly SeatId[]): Reason {
  const { players: totals } = run.tally!.totals
  const votes = totals[who] ?? 0
  const supports = supportOf(run, who)
  const spare = Math.max(0, votes - second(run, others) - 1)
  const next = others.filter(other => totals[other]! > 0 && totals[other]! < votes)
  const [runnerUp] = next.toSorted((a, b) => totals[b]! - totals[a]!)
  const notes: Note[] =
    runnerUp === undefined
      ? []
      : [{ claim: fact('hasFewer', runnerUp, { votes: totals[runnerUp]! }), rule: 'CONAN-V9' }]
  return least(
    Math.max(1, standing(supports).length - spare),
    fact('hasMost', who, { votes }),
    { rule: 'CONAN-V9', notes },
    supports.map(({ why }) => why),
  )
}

/**
 * That somebody has at least so many, in single votes. An accusation is one reason whatever it weighs, so what it weighs
 * more is taken off the count that is needed.
 */
function asMany(run: Resolution, of: SeatId, votes: number): Reason {
  const supports = supportOf(run, of)
  const held = standing(supports)
  const more = weightOf(held) - held.length
  const spare = weightOf(held) - votes
  const taken = accompanying(run, of)
  // What is taken off needs votes to take it from.
  const paid = Math.min(Math.max(0, spare), taken.filter(({ holds }) => holds).length)
  return least(
    votes - more + paid,
    fact('hasAsMany', of, { votes }),
    { rule: 'CONAN-V9' },
    supports.map(({ why }) => why),
    spare >= 0 && taken.length > spare ? [least(spare + 1, fact('takenOff', of), { rule: 'CONAN-K4' }, taken)] : [],
  )
}

/**
 * A tie at the top spares somebody (CONAN-V10); so it would have where another had as many but for votes that were lost
 * or taken off. Where it does, what cost him the votes that would have put him ahead made it too.
 */
function tie(run: Resolution, who: SeatId, others: readonly SeatId[]): Reason[] {
  const votes = run.tally!.totals.players[who] ?? 0
  const rivals = others.filter(other => weightOf(supportOf(run, other)) >= votes)
  if (!rivals.length || votes <= 0) return []
  const equal = rivals.map(other => asMany(run, other, votes))
  const level = equal.length === 1 ? equal[0]! : any(fact('hasEqual', who), { rule: 'CONAN-V9' }, equal)
  const lost = votesCast(run)
    .filter(({ ballot, counts }) => ballot.for === who && !counts.holds)
    .flatMap(vote => vote.lost.filter(({ holds }) => holds).slice(0, 1))
  const accusations = run.ledger.tried({ kind: 'accused', of: who, when: 'soFar' }).filter(({ holds }) => !holds)
  const made = level.holds
    ? [...accompanying(run, who).filter(({ holds }) => holds), ...lost, ...accusations.flatMap(felledBy)]
    : []
  const held = rivals.filter((_, at) => equal[at]!.holds)
  return [all(tiedWith(who, held.length ? held : rivals), { rule: 'CONAN-V10' }, [level, ...made])]
}

/** That others have as many votes as somebody; one alone by name. */
const tiedWith = (who: SeatId, [rival, more]: readonly SeatId[]): Claim =>
  rival === undefined || more !== undefined ? fact('tied', who) : { ...fact('tiedWith', who), other: rival }

/** What stands in the way of something that fell, however far below it. */
const felledBy = (reason: Reason): readonly Reason[] =>
  fellBy(reason).flatMap(one => (one.holds ? [one] : felledBy(one)))

/**
 * Whoever was to stand by somebody and could not: with as many of them as he was ahead by, the vote would have been
 * tied (CONAN-K3).
 */
function nearlySpared(run: Resolution, who: SeatId, others: readonly SeatId[]): Reason[] {
  const failed = accompanying(run, who).filter(({ holds }) => !holds)
  const ahead = Math.max(1, (run.tally!.totals.players[who] ?? 0) - second(run, others))
  return failed.length >= ahead ? [least(ahead, fact('takenOff', who), { rule: 'CONAN-K4' }, failed)] : []
}

const rules: Rules = {
  'CONAN-V10': chosen({
    en: 'If there is a tie for the most votes, nobody is lynched.',
    ru: 'При равенстве на первом месте не линчуют никого.',
  }),
  'CONAN-V15': implied({
    en: 'Being lynched voids nothing that came before the lynch, including the vote.',
    ru: 'Линчевание не отменяет ничего из того, что было до него, в том числе голос.',
  }),
  'CONAN-K9': chosen({
    en: 'If the player with the most votes was poisoned that day, or arrested and not released, nobody is lynched instead.',
    ru: 'Если игрока с наибольшим числом голосов в этот день отравили или арестовали и не освободили, вместо него не линчуют никого.',
  }),
}

const words = {
  facts: {
    lynched: {
      stands: `{who} is lynched with ${someVotes}`,
      falls: `{who} is not lynched with ${someVotes}`,
      would: `{who} would have been lynched with ${someVotes}`,
      ground: 'step',
    },
    hasMost: { stands: `{who} has the most votes (${someVotes})`, falls: '{who} does not have the most votes' },
    hasFewer: { stands: `{who} has fewer (${someVotes})`, falls: '{who} does not have fewer votes' },
    hasAsMany: {
      stands: `{who} has as many (${someVotes})`,
      falls: '{who} does not have as many votes',
      would: `{who} would have as many (${someVotes})`,
    },
    hasEqual: { stands: 'another has as many votes as {who}', falls: 'nobody has as many votes as {who}' },
    takenOff: {
      stands: 'enough votes are taken off {who}',
      falls: 'not enough votes are taken off {who}',
      would: 'a vote would have been taken off {who}',
    },
    tied: { stands: 'the vote was tied', falls: 'the vote was not tied', would: 'the vote would have been tied' },
    tiedWith: {
      stands: '{other} had as many',
      falls: 'nobody had as many as {who}',
      would: '{other} would have had as many',
    },
    notLynchable: {
      stands: '{who} is out of reach of a lynch',
      falls: '{who} can be lynched',
      would: '{who} would have been out of reach of a lynch',
    },
    lynchStopped: {
      stands: 'nobody is lynched this day',
      falls: 'the lynch goes ahead',
      would: 'nobody would have been lynched this day',
    },
    noVotes: { stands: 'no vote counted', falls: 'some votes counted' },
    noLynch: { stands: 'nobody is lynched', falls: 'somebody is lynched', asks: 'Is nobody lynched?' },
  },
  tells: { noLynch: 'Nobody was lynched.' },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const lynching = section({
  facts,
  options,
  prompts,
  rules,
  rulings: { after: { lynch }, results: ['noLynch'] },
  words,
})
