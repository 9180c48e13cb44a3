/** Strikes for missed and improper votes, and the exile they lead to (1923-S18, S22, S23, S30, V7, V16). */
import type { Seat } from '../../../journal/state.ts'
import { chosen, stated, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import type { Judged } from './ballots.ts'
import { exile } from './exile.ts'
import { fact, under } from '../claims.ts'
import { familyOf, livingPlayers } from '../families.ts'
import { familyJailsOf, ownJailsOf } from '../roles/sheriff.ts'
import { declareFacts, only, section, type SectionWords } from '../section.ts'
import { all, any, least, type Claim, type Reason, type Resolution, type RuleId, type SeatId } from '../vocabulary.ts'

const facts = declareFacts({ missedVote: { of: 'slot' }, improperVote: { of: 'slot' } })

const options = {
  'strike.exemptInjured': {
    values: [true, false],
    rule: '1923-S18',
    says: {
      en: 'Injured players get no strike for not voting.',
      ru: 'Освобождаются ли раненые от замечания за то, что не голосовали.',
    },
  },
  'strike.exemptJailed': {
    values: [true, false],
    rule: '1923-S30',
    says: { en: 'Jailed players get no strikes.', ru: 'Освобождаются ли заключенные от замечаний.' },
  },
  'exile.threshold': {
    values: [2],
    whole: { from: 1, to: 10 },
    rule: '1923-S22',
    says: { en: 'How many strikes get a player exiled.', ru: 'За сколько замечаний игрока изгоняют.' },
  },
  'exile.combineStrikes': {
    values: [false, true],
    rule: '1923-S23',
    says: {
      en: 'Missed and improper votes are counted together.',
      ru: 'Считаются ли пропущенные голосования и неправильные бюллетени вместе.',
    },
  },
} satisfies Options

type Strike = 'missedVotes' | 'improperVotes'

/** Writes a strike for everybody who had to vote and did not do so properly. @param voters who was living when the vote began */
export function giveStrikes(run: Resolution, voters: readonly Seat[], ballots: readonly Judged[]): void {
  for (const { slot, role, bystander } of voters) {
    if (bystander) continue
    // An injured player has no vote to cast (1923-V15).
    const injured = run.ledger.found({ kind: 'injured', of: slot, when: 'phaseStart' }).length > 0
    const ballot = injured ? undefined : ballots.find(({ voter }) => voter === slot)
    // A fault that is excused is a strike that was nearly given.
    if (ballot && !ballot.faulty) continue
    const kind: Strike = ballot ? 'improperVotes' : 'missedVotes'
    const why = all(
      fact(kind === 'missedVotes' ? 'noBallot' : 'brokeRules', slot),
      { rule: '1923-V16', also: ['1923-V1', ...(role === 'townsperson' ? ['1923-TOW1'] : [])] },
      ballot ? [ballot.improper] : [],
      exemptions(run, slot),
    )
    run.put({ kind: kind === 'missedVotes' ? 'missedVote' : 'improperVote', of: slot, why, rule: '1923-V16' })
    if (why.holds) run.setCount(slot, kind, run.count(slot, kind) + 1)
  }
}

function exemptions(run: Resolution, slot: SeatId): Reason[] {
  const injured = run.ledger
    .attempts({ kind: 'injured', of: slot, when: 'soFar' })
    .map(injury => run.ledger.standing(injury, 'soFar'))
  const spared = (claim: Claim, rule: RuleId, because: readonly Reason[]): Reason[] =>
    because.map(reason => under(claim, rule, reason))
  const family = familyOf(run, slot)
  return [
    ...(run.option<boolean>('strike.exemptInjured') ? spared(fact('sparedStrike', slot), '1923-S18', injured) : []),
    ...(run.option<boolean>('strike.exemptJailed')
      ? [
          ...spared(fact('sparedStrike', slot), '1923-S30', ownJailsOf(run, slot)),
          ...spared(fact('familySparedStrike', slot), '1923-S30', familyJailsOf(run, family)),
        ]
      : []),
  ]
}

/** Exiles whoever has enough strikes and is still living (1923-S22, S23, S27). */
export function exileByStrikes(run: Resolution): void {
  const threshold = run.option<number>('exile.threshold')
  const combined = run.option<boolean>('exile.combineStrikes')
  for (const { slot, bystander } of livingPlayers(run)) {
    const missed = run.count(slot, 'missedVotes')
    const improper = run.count(slot, 'improperVotes')
    const today =
      run.ledger.found({ kind: 'missedVote', of: slot, when: 'tonight' }).length
      + run.ledger.found({ kind: 'improperVote', of: slot, when: 'tonight' }).length
    if (bystander || !today) continue
    const some = combined
      ? [countStrikes(run, slot, ['missedVote', 'improperVote'], missed + improper, threshold)]
      : [
          ...(missed ? [countStrikes(run, slot, ['missedVote'], missed, threshold)] : []),
          ...(improper ? [countStrikes(run, slot, ['improperVote'], improper, threshold)] : []),
        ]
    const enough =
      some.length > 1
        ? fact('enoughOfOneKind', slot, { values: { missed, improper, threshold } })
        : fact('enoughStrikes', slot, { values: { threshold } })
    exile(run, slot, any(enough, { rule: '1923-S23' }, some), '1923-S22')
  }
}

/** Strikes of earlier days and of this one against the threshold: counted, so that a count that is one short is seen. */
function countStrikes(
  run: Resolution,
  slot: SeatId,
  kinds: readonly ('missedVote' | 'improperVote')[],
  count: number,
  threshold: number,
): Reason {
  const today = kinds.flatMap(kind => run.ledger.found({ kind, of: slot, when: 'tonight' }).map(({ why }) => why))
  const before = Array.from({ length: Math.max(0, count - today.length) }, (_, nth) =>
    all(fact('earlierStrike', slot, { values: { nth: nth + 1 } }), { rule: '1923-S22' }),
  )
  return least(
    threshold,
    fact(kinds.length > 1 ? 'strikes' : `${kinds[0]!}s`, slot, { values: { count, threshold } }),
    { rule: kinds.length > 1 ? '1923-S23' : '1923-S22' },
    [...before, ...today],
  )
}

const rules: Rules = {
  '1923-S18': chosen({
    en: 'An injured player gets no strike for not voting.',
    ru: 'Раненый не получает замечания за то, что не голосовал.',
  }),
  '1923-S22': stated({
    en: 'Two improper votes or two missed votes get a player exiled.',
    ru: 'За два неправильных бюллетеня или два пропущенных голосования игрока изгоняют.',
  }),
  '1923-S23': stated({
    en: 'Improper and missed votes are counted separately.',
    ru: 'Неправильные бюллетени и пропуски считаются отдельно.',
  }),
  '1923-S30': chosen({
    en: 'Jailed players get no strike that day.',
    ru: 'Заключенные в этот день замечаний не получают.',
  }),
}

const words = {
  facts: {
    missedVote: {
      stands: '{who} gets a strike for not voting',
      falls: '{who} gets no strike for not voting',
      asks: 'Does {who} get a strike for not voting?',
      would: '{who} would have got a strike for not voting',
    },
    improperVote: {
      stands: '{who} gets a strike for voting improperly',
      falls: '{who} gets no strike for voting improperly',
      asks: 'Does {who} get a strike for voting improperly?',
      would: '{who} would have got a strike for voting improperly',
    },
    noBallot: { stands: 'no vote came in from {who}', falls: '{who} is excused for not voting' },
    brokeRules: {
      stands: '{who} voted improperly',
      falls: 'that {who} voted improperly is excused',
      would: '{who} voted improperly',
      toldByDeed: true,
    },
    sparedStrike: { stands: '{who} is spared the strike', falls: '{who} is not spared the strike' },
    familySparedStrike: {
      stands: 'a jailed family gets no strikes',
      falls: 'jail does not spare the family of {who} the strike',
    },
    enoughStrikes: { stands: '{who} has enough strikes', falls: '{who} is not exiled' },
    enoughOfOneKind: {
      stands: '{who} has enough strikes of one kind',
      falls:
        '{who} has {missed, plural, one {# strike} other {# strikes}} for missed votes and {improper} for improper ones, and exile takes {threshold} of one kind',
    },
    strikes: {
      stands: '{who} has {count, plural, one {# strike} other {# strikes}} of {threshold}',
      falls: '{who} has {count, plural, one {# strike} other {# strikes}}, and exile takes {threshold}',
    },
    missedVotes: {
      stands: '{who} has missed {count, plural, one {# vote} other {# votes}}; {threshold} are enough',
      falls:
        '{who} has {count, plural, one {# strike} other {# strikes}} for missed votes, and exile takes {threshold}',
    },
    improperVotes: {
      stands: '{who} has voted improperly {count, plural, one {once} other {# times}}; {threshold} are enough',
      falls:
        '{who} has {count, plural, one {# strike} other {# strikes}} for improper votes, and exile takes {threshold}',
    },
    earlierStrike: only('a strike of {who} from an earlier day'),
  },
  terms: { missedVotes: 'missed votes', improperVotes: 'improper votes' },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const strikes = section({ facts, options, rules, words })
