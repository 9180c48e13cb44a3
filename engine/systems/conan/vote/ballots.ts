/** Who votes and for whom (CONAN-V1, V2, V7, V12, A7, S6), and what costs somebody a vote that was cast. */
import { type Attribute, is } from '../attributes.ts'
import type { Outcome } from '../../../journal/outcome.ts'
import { seatOf, type Game, type PhaseState, type Seat } from '../../../journal/state.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Citation, Reason } from '../../../reason/reason.ts'
import { HOST } from '../../../resolve/sequence/resolution.ts'
import { getOwn } from '../../../ruleset/catalogue.ts'
import { chosen, implied, stated, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import { overAgain } from '../conditions.ts'
import { section, type SectionWords } from '../section.ts'
import {
  all,
  type Claim,
  type Fact,
  type FactQuery,
  type Kind,
  type Resolution,
  type Said,
  type Says,
} from '../vocabulary.ts'

const options: Options = {
  'vote.self': {
    values: [true, false],
    rule: 'CONAN-A7',
    says: { en: 'Players may vote for themselves.', ru: 'Может ли игрок голосовать за себя.' },
  },
  'vote.abstain': {
    values: [true, false],
    rule: 'CONAN-A7',
    says: {
      en: 'Players may abstain. If off, a vote can be changed but not removed, and the post names the players who did not vote.',
      ru: 'Может ли игрок не голосовать. Если нет, голос можно изменить, но не отозвать, а кто не голосовал, того называют в посте.',
    },
  },
}

/** A number of votes, in words. */
export const someVotes = '{votes, plural, one {# vote} other {# votes}}'

/** What keeps a ballot from entering. */
export interface Bar {
  rule: RuleId
  why: Claim
}

export const bar = (rule: RuleId, kind: Says, of: SeatId, values?: { minutes: number }): Bar => ({
  rule,
  why: { is: 'fact', kind, of, ...(values && { values }) },
})

const earlier = (run: Resolution, kind: 'abroad' | 'arrested', of: SeatId): boolean =>
  run.ledger.found({ kind, of, when: 'soFar', where: ({ phase }) => phase !== undefined }).length > 0

/** Why somebody has no vote this day, by what was so before it (CONAN-V2); a release in time gives it back (CONAN-S22). */
export function whyNoVote(run: Resolution, by: SeatId): Bar | undefined {
  if (!seatOf(run.game, by)!.alive) return bar('CONAN-V2', 'deadVoter', by)
  if (earlier(run, 'abroad', by)) return bar('CONAN-V2', 'voterAbroad', by)
  if (earlier(run, 'arrested', by)) return bar('CONAN-V2', 'voterArrested', by)
  return undefined
}

/** Why somebody cannot be voted for (CONAN-A7, S6). What happened this day is another matter (CONAN-K9). */
export function whyNotFor(run: Resolution, by: SeatId, target: SeatId): Bar | undefined {
  if (!seatOf(run.game, target)!.alive) return bar('CONAN-A7', 'targetDead', target)
  if (earlier(run, 'abroad', target)) return bar('CONAN-S6', 'targetAbroad', target)
  if (earlier(run, 'arrested', target)) return bar('CONAN-S20', 'targetArrested', target)
  return by === target && !run.option<boolean>('vote.self') ? bar('CONAN-A7', 'votedForSelf', by) : undefined
}

/** What cost somebody the vote he cast, or nearly did. */
export function whyLost(run: Resolution, of: SeatId): Said[] {
  const lostBy = <Of extends Kind>(says: Says, cite: Citation, query: FactQuery<Of>): Said[] => {
    const claim: Claim = { is: 'fact', kind: says, of }
    return run.ledger.tried({ ...query, of, when: 'soFar' }).map(why => ({ ...all(claim, cite, [why]), claim }))
  }
  const today = ({ phase }: Pick<Fact, 'phase'>): boolean => phase === undefined
  return [
    ...arrestedToday(run, of),
    ...lostBy(
      'lostByDeath',
      { rule: 'CONAN-V7', also: ['CONAN-K8'] },
      { kind: 'death', where: fact => today(fact) && fact.data.cause === 'aptx' },
    ),
    ...lostBy(
      'lostByDeath',
      { rule: 'CONAN-K1', also: ['CONAN-S24'] },
      { kind: 'death', where: fact => today(fact) && fact.data.cause !== 'aptx' },
    ),
    ...removedToday(run, of).map(why => {
      const claim: Claim = { is: 'fact', kind: 'lostByDeath', of }
      return { ...all(claim, { rule: 'CONAN-K1', also: ['CONAN-S24'] }, [why]), claim }
    }),
    ...lostBy('lostByHindered', { rule: 'CONAN-V2', also: ['CONAN-AB16'] }, { kind: 'hindered', where: today }),
    ...lostBy(
      'lostByNeutralised',
      { rule: 'CONAN-AB12', also: ['CONAN-OD2'] },
      { kind: 'neutralised', where: fact => today(fact) && is(fact.data.how, 'takesVote') },
    ),
    ...lostBy('lostByInsulted', { rule: 'CONAN-AB15' }, { kind: 'insulted' }),
  ]
}

/** An arrest of this day costs the vote, also where a release ended it (CONAN-S22). */
function arrestedToday(run: Resolution, of: SeatId): Said[] {
  const claim: Claim = { is: 'fact', kind: 'lostByArrested', of }
  const cite = { rule: 'CONAN-V7', also: ['CONAN-K8', 'CONAN-OD3', ...overAgain(run, of)] }
  return run.ledger
    .attempts({ kind: 'arrested', of, when: 'soFar', where: ({ phase }) => phase === undefined })
    .map(({ why }) => ({ ...all(claim, cite, [why]), claim }))
}

/** What gave somebody back the vote who was arrested before this day. */
export const freedToday = (run: Resolution, of: SeatId): Reason[] =>
  (run.ledger.found({ kind: 'arrested', of, when: 'phaseStart' }).length
    ? run.ledger.found({ kind: 'released', of, when: 'soFar', where: ({ phase }) => phase === undefined })
    : []
  ).map(({ why }) => all({ is: 'fact', kind: 'freedInTime', of }, { rule: 'CONAN-S22', also: ['CONAN-OD4'] }, [why]))

/** That the host took somebody out of the game this day. */
export const removedToday = ({ phase }: Resolution, of: SeatId): Reason[] =>
  phase.removed
    .filter(({ who }) => who === of)
    .map(({ note }) => all({ is: 'ruled', who: of, holds: true, note }, { rule: HOST }))

/**
 * The dead, who is abroad, and the arrested, unless a release of this day came in time (CONAN-S22); and whom this day arrested,
 * released since or not, or poisoned before the votes (CONAN-K8).
 * @param outcome the day as it stands
 */
export function voteless(
  { seats, options }: Pick<Game, 'seats' | 'options'>,
  { submissions }: Pick<PhaseState, 'submissions'>,
  { verdicts, changes, deaths }: Pick<Outcome, 'verdicts' | 'changes' | 'deaths'>,
): { slot: SeatId; rule: RuleId }[] {
  const reachedBy = (attribute: Attribute): SeatId[] =>
    verdicts
      .filter(
        ({ action, verdict }) =>
          verdict === 'succeeded' && submissions.some(({ id, does }) => id === action && is(does, attribute)),
      )
      .flatMap(({ landed }) => landed)
  const [poisoned, caught] = [reachedBy('poison'), reachedBy('charges')]
  const ruleFor = ({ slot, alive, status }: Seat): RuleId | undefined => {
    const after = getOwn(changes?.seats ?? {}, slot)?.status ?? status
    if (!alive || status.includes('abroad')) return 'CONAN-V2'
    if (status.includes('arrested') && (after.includes('arrested') || options['release.effective'] === 'nextPhase'))
      return 'CONAN-V2'
    const struck = after.includes('arrested') || caught.includes(slot)
    return struck || (deaths.includes(slot) && poisoned.includes(slot)) ? 'CONAN-V7' : undefined
  }
  return seats.flatMap(seat => {
    const rule = ruleFor(seat)
    return rule === undefined ? [] : [{ slot: seat.slot, rule }]
  })
}

const rules: Rules = {
  'CONAN-B8': stated({
    en: 'Members may vote for different players.',
    ru: 'Члены Организации могут голосовать за разных игроков.',
  }),
  'CONAN-K8': stated({
    en: 'The vote of a player arrested or poisoned that day does not count.',
    ru: 'Голос игрока, которого в этот день арестовали или отравили, не считается.',
  }),
  'CONAN-A7': chosen({
    en: 'Any living player in Japan can be voted for, including oneself, and nobody has to vote.',
    ru: 'Голосовать можно за любого, кто жив и находится в Японии, в том числе за себя; голосовать не обязательно.',
  }),
  'CONAN-V1': stated({
    en: 'By day everybody can vote, whatever their side.',
    ru: 'Днем голосовать может каждый, на чьей бы стороне он ни был.',
  }),
  'CONAN-V2': stated({
    en: 'Only the dead, those abroad, the arrested and the hindered have no vote.',
    ru: 'Голоса нет только у мертвых, у тех, кто за границей, у арестованных и у тех, кому помешали.',
  }),
  'CONAN-V7': stated({
    en: 'A vote by somebody poisoned or arrested that day does not count.',
    ru: 'Голос того, кого в этот день отравили или арестовали, не считается.',
  }),
  'CONAN-V12': implied({
    en: 'The injured and the suspended vote like everybody else.',
    ru: 'Раненые и отстраненные голосуют, как все.',
  }),
}

const words = {
  facts: {
    lostByArrested: {
      stands: '{who} was arrested this day',
      falls: '{who} was not arrested this day',
      would: '{who} would have been arrested this day',
      isAside: true,
    },
    lostByDeath: {
      stands: '{who} died before the votes were counted',
      falls: '{who} lived to see the votes counted',
      would: '{who} would have died before the votes were counted',
      isAside: true,
    },
    lostByHindered: {
      stands: '{who} was hindered',
      falls: '{who} was not hindered',
      would: '{who} would have been hindered',
      isAside: true,
    },
    lostByNeutralised: {
      stands: '{who} was frightened',
      falls: '{who} was not frightened',
      would: '{who} would have been frightened',
      isAside: true,
    },
    lostByInsulted: {
      stands: 'insult was added to the injury of {who}',
      falls: 'no insult was added to an injury of {who}',
      would: 'insult would have been added to the injury of {who}',
    },
    freedInTime: {
      stands: '{who} was freed before the votes were counted',
      falls: '{who} was not freed before the votes were counted',
    },
    lateVote: {
      stands:
        'the vote of {who} came later than {minutes, plural, one {# minute} other {# minutes}} before the end of the day',
      falls: 'the vote of {who} came in time',
    },
    deadVoter: { stands: '{who}, who is dead, has no vote', falls: '{who} is alive and has a vote' },
    voterAbroad: { stands: '{who}, who is abroad, has no vote', falls: '{who} is not abroad' },
    voterArrested: { stands: '{who}, who is arrested, has no vote', falls: '{who} is not arrested' },
    targetDead: { stands: '{who} is dead and cannot be voted for', falls: '{who} is alive' },
    targetAbroad: { stands: '{who} is abroad and cannot be voted for', falls: '{who} is not abroad' },
    targetArrested: { stands: '{who} is arrested and cannot be voted for', falls: '{who} is not arrested' },
    votedForSelf: {
      stands: 'players may not vote for themselves here, and {who} did',
      falls: '{who} did not vote for {who}',
    },
    voteKept: { stands: '{who} cannot take back a vote here', falls: '{who} may take back a vote' },
    voteReplaced: { stands: '{who} replaced it by a later vote', falls: '{who} cast no later vote' },
    voteTakenBack: { stands: '{who} takes back the vote', falls: '{who} does not take back the vote' },
  },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const ballots = section({ options, rules, words })
