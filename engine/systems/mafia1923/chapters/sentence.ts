/** Who of a family at court is killed (1923-V10 to V14), whom jail or a Lawyer keeps from it, and the executions (1923-V18). */
import type { Seat } from '../../../journal/state.ts'
import { chosen, implied, stated, unturned, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import { atLeast, castOn, votesOn, type Vote } from './count.ts'
import { hasMore, keepsUp, sendToCourt, someVotes } from './court.ts'
import { follow } from './deaths.ts'
import { fact, holds, so, under } from '../claims.ts'
import { livingOf } from '../families.ts'
import { revengeByVote } from '../roles/armed-robber.ts'
import { defences } from '../roles/lawyer.ts'
import { ownJailsOf } from '../roles/sheriff.ts'
import { declareFacts, section, type SectionWords } from '../section.ts'
import { all, any, type Fact, type Reason, type Resolution, type SeatId } from '../vocabulary.ts'

const facts = declareFacts({ nobodyDies: { of: 'group' } })

const options = {
  'court.zeroVotes': {
    values: ['soleSurvivorOnly', 'literalTieAtZero', 'never'],
    rule: '1923-V13',
    says: {
      en: 'Who dies if nobody left in a family at court has any votes: that player, if there is only one; all of them; or nobody.',
      ru: 'Кто в семье под судом умирает без голосов: единственный живой; все, если ни у кого голосов нет; или никто.',
    },
  },
} satisfies Options

/** Whom the court kills of a family, with the reason; those whom it nearly killed have a reason that does not hold. */
interface Sentence {
  who: SeatId
  why: Reason
}

/** The sentences on one family at court, and, where nobody of it dies, why not. */
function sentences(run: Resolution, court: Fact<'atCourt'>, vote: Vote): { sentences: Sentence[]; nobody?: Reason } {
  const members = livingOf(run, court.of)
  const [only] = members
  if (!only) return { sentences: [], nobody: all(fact('nobodyThere', court.of), { rule: '1923-V10' }, [court.why]) }
  const given = members.length === 1 ? alone(run, court, only, vote) : among(run, court, members, vote)
  const dying = given.filter(({ why }) => why.holds)
  const nobody = all(
    fact('nobodyCondemned', court.of),
    { rule: members.length === 1 ? '1923-V12' : '1923-V13' },
    [court.why],
    given.map(({ why }) => why),
  )
  return { sentences: given, ...(!dying.length && { nobody }) }
}

const votesOf = ({ tally }: Vote, who: SeatId): number => votesOn(tally.totals, 'individual', who)

const hasVotes = (vote: Vote, who: SeatId, least: number): Reason =>
  atLeast(least, vote, 'individual', who, fact('hasVotes', who, { values: { votes: votesOf(vote, who) } }), '1923-V13')

/** The only living member dies without a vote, unless jailed or defended (1923-V12, SHE4, LAW2). */
function alone(run: Resolution, court: Fact<'atCourt'>, { slot }: Seat, vote: Vote): Sentence[] {
  const without = run.option('court.zeroVotes') === 'never' ? [hasVotes(vote, slot, 1)] : []
  return [
    {
      who: slot,
      why: all(
        fact('executed', slot, { other: court.of }),
        { rule: '1923-V12' },
        [court.why, so(true, fact('onlyOne', slot), '1923-V12'), ...without],
        [
          ...ownJailsOf(run, slot).map(jail => under(fact('jailedAlone', slot), '1923-SHE4', jail)),
          ...defences(run, slot).map(defence => under(fact('defendedAlone', slot), '1923-LAW2', defence)),
        ],
      ),
    },
  ]
}

/** Of several living members those with the most votes die (1923-V11), unless jailed (SHE6) or defended (LAW1). */
function among(run: Resolution, court: Fact<'atCourt'>, members: readonly Seat[], vote: Vote): Sentence[] {
  const slots = members.map(({ slot }) => slot)
  const literal = run.option('court.zeroVotes') === 'literalTieAtZero'
  const next = new Map(slots.map(slot => [slot, comesNext(run, slot, slots, vote)]))
  const concerned = slots.filter(
    slot =>
      literal
      || next.get(slot)?.holds
      || castOn(vote, 'individual', slot)
      || ownJailsOf(run, slot).length
      || defences(run, slot).length,
  )
  return concerned.map((slot): Sentence => ({
    who: slot,
    why: all(
      fact('executed', slot, { other: court.of }),
      { rule: '1923-V11' },
      [court.why, enough(vote, slot, literal ? -Infinity : 1, next.get(slot)), isNext(run, slot, slots, vote)],
      passedOver(run, slot),
    ),
  }))
}

/**
 * That somebody has the votes without which nobody dies (1923-V13), or needs none.
 * @param next that he comes next to a defended player, where that is enough (1923-LAW1)
 */
function enough(vote: Vote, slot: SeatId, least: number, next: Reason | undefined): Reason {
  const own = hasVotes(vote, slot, least)
  if (own.holds || !next) return own
  return next.holds ? next : any(fact('mayDie', slot), { rule: '1923-LAW1' }, [own, next])
}

/**
 * That somebody comes next to a defended player whom the court would have killed (1923-LAW1): then he dies without a
 * vote too, unless others have as many. Nothing where nobody is defended, or where the host lets nobody die so.
 */
function comesNext(run: Resolution, slot: SeatId, members: readonly SeatId[], vote: Vote): Reason | undefined {
  const instead = run.option('lawyer.zeroVotes')
  if (run.option('court.zeroVotes') !== 'soleSurvivorOnly' || instead === 'never') return undefined
  const others = members.filter(other => other !== slot)
  const mine = votesOf(vote, slot)
  const defended = others.flatMap(other => {
    const lawyers = defences(run, other)
    if (!lawyers.length) return []
    const had = Math.max(1, mine + 1)
    return all(
      fact('defendedAbove', other),
      { rule: '1923-LAW1' },
      [any(fact('isDefended', other), { rule: '1923-LAW1' }, lawyers), hasVotes(vote, other, had)],
      ownJailsOf(run, other).map(jail => under(fact('jailedFromCourt', other), '1923-SHE6', jail)),
    )
  })
  if (!defended.length) return undefined
  const least = instead === 'onlyOther' ? mine : mine + 1
  const asMany = others
    .filter(other => votesOf(vote, other) <= mine || !leavesPlace(run, other, members, vote))
    .map(other =>
      atLeast(least, vote, 'individual', other, fact('hasAsMany', other), '1923-LAW1', passedOver(run, other)),
    )
  return all(
    fact('comesNext', slot),
    { rule: '1923-LAW1' },
    [any(fact('someoneDefended', slot), { rule: '1923-LAW1' }, defended)],
    asMany,
  )
}

const isDefended = (run: Resolution, slot: SeatId): boolean => holds(defences(run, slot))

/** Why it is somebody's turn: nobody has more votes (1923-V11, V14), or whoever has is defended (1923-LAW1, LAW4). */
function isNext(run: Resolution, slot: SeatId, members: readonly SeatId[], vote: Vote): Reason {
  const votes = votesOf(vote, slot)
  const others = members.filter(other => other !== slot && !leavesPlace(run, other, members, vote))
  const ahead = others.flatMap(other =>
    hasMore(
      vote,
      { half: 'individual', on: slot },
      {
        rival: other,
        says: 'hasMore',
        rule: '1923-V11',
        out: passedOver(run, other),
      },
    ),
  )
  const level = keepsUp(
    vote,
    { half: 'individual', on: slot },
    others.filter(other => !holds(passedOver(run, other))).map(other => votesOf(vote, other)),
  )
  const above = holds(ahead) ? [] : defendedAbove(run, slot, members, vote)
  if (!above.length) {
    const mutual = members.length === 2 && members.every(member => votesOf(vote, member) === 1)
    const claim = fact('mostVotes', slot, { values: { votes } })
    return all(claim, { rule: mutual ? '1923-V14' : '1923-V11' }, level, ahead)
  }
  const instead = all(
    fact('aboveDefended', slot),
    { rule: '1923-LAW1' },
    above.map(other => any(fact('isDefended', other), { rule: '1923-LAW1' }, defences(run, other))),
  )
  return all(
    fact('nextByVotes', slot, { values: { votes } }),
    { rule: above.length > 1 ? '1923-LAW4' : '1923-LAW1' },
    [instead, ...level],
    ahead,
  )
}

/** Whether somebody is defended and could have been killed: not from jail. */
const isSpared = (run: Resolution, slot: SeatId): boolean => isDefended(run, slot) && !holds(ownJailsOf(run, slot))

/** Whoever has more votes than somebody and is defended. */
const defendedAbove = (run: Resolution, slot: SeatId, members: readonly SeatId[], vote: Vote): SeatId[] =>
  members
    .filter(other => votesOf(vote, other) > votesOf(vote, slot) && isSpared(run, other))
    .toSorted((a, b) => votesOf(vote, b) - votesOf(vote, a))

/** Whether the court goes on to the next score: from a defended player, and from who tied with one where the host says so. */
const leavesPlace = (run: Resolution, slot: SeatId, members: readonly SeatId[], vote: Vote): boolean =>
  run.option('lawyer.tieReplacement') === 'replacement'
    ? members.some(other => votesOf(vote, other) === votesOf(vote, slot) && isSpared(run, other))
    : isDefended(run, slot)

/** What keeps somebody from being killed whatever his votes: jail, and whoever defends him (1923-SHE6, LAW1, LAW6). */
function passedOver(run: Resolution, slot: SeatId): Reason[] {
  const lawyers = defences(run, slot)
  return [
    ...ownJailsOf(run, slot).map(jail => under(fact('jailedFromCourt', slot), '1923-SHE6', jail)),
    ...lawyers.map(defence => under(fact('passedOver', slot), lawyers.length > 1 ? '1923-LAW6' : '1923-LAW1', defence)),
  ]
}

/** All sentences are spoken before the first is carried out, and all are carried out before anything follows (1923-V18). @param vote what was counted before */
export function execute(run: Resolution, vote: Vote): void {
  const courts = sendToCourt(run, vote)
    .filter(({ why }) => why.holds)
    .map(court => ({ court, ...sentences(run, court, vote) }))
  const tried = courts.flatMap(({ court, sentences, nobody }) => {
    if (nobody) run.put({ kind: 'nobodyDies', of: court.of, why: nobody, rule: nobody.rule })
    return sentences.map(({ who, why }) => run.dies(who, why, '1923-V11', { cause: 'court' }))
  })
  run.lynched.push(...tried.filter(({ why }) => why.holds).map(({ of }) => of))
  for (const death of tried) {
    revengeByVote(run, death, vote.ballots)
    if (death.why.holds) follow(run, death)
  }
}

const rules: Rules = {
  '1923-V10': unturned(
    stated({
      en: 'A family without living members counts as one of the three, and nobody in it dies.',
      ru: 'Семья, где никого не осталось в живых, считается одной из трех, и никто из нее не умирает.',
    }),
    'Of a family without living members nobody dies whatever it says; that it takes a place at court is 1923-V8.',
  ),
  '1923-V11': stated({
    en: 'In each family at court the member with the most votes is killed; if several tie, all of them.',
    ru: 'В каждой семье под судом казнят того, у кого больше всего голосов; если таких несколько, то всех.',
  }),
  '1923-V12': implied({
    en: 'The only living member of a family at court is killed even without a vote.',
    ru: 'Единственного живого в семье под судом казнят и без единого голоса.',
  }),
  '1923-V13': chosen({
    en: 'With two or more living members, nobody dies without a counted vote.',
    ru: 'Если живых двое или больше, без засчитанного голоса никто из них не умирает.',
  }),
  '1923-V14': implied({
    en: 'Two living members who vote properly vote for each other, so both die.',
    ru: 'Двое живых, которые голосуют правильно, голосуют друг за друга, и умирают оба.',
  }),
  '1923-V18': implied({
    en: 'All executions happen at once, then revenge and heartbreak, then exiles, and after the last day the end of the game.',
    ru: 'Все казни происходят сразу, за ними месть и смерти от разбитого сердца, потом изгнания, а после последнего дня — конец игры.',
  }),
}

const words = {
  facts: {
    nobodyCondemned: {
      stands: 'every player who could be executed is spared or has no vote',
      falls: 'somebody is condemned',
    },
    nobodyDies: {
      stands: 'nobody of the {who} family is executed',
      would: 'nobody of the {who} family would have been executed',
      falls: 'somebody of the {who} family is executed',
      asks: 'Is nobody of the {who} family executed?',
    },
    executed: {
      stands: 'the court executes {who}',
      falls: 'the court does not execute {who}',
      ground: 'step',
      would: 'the court would have executed {who}',
    },
    hasVotes: { stands: `{who} has ${someVotes}`, falls: `{who} has only ${someVotes}` },
    mostVotes: {
      stands: `with ${someVotes} nobody of the family has more than {who}`,
      falls: `with ${someVotes} {who} is not first in the family`,
    },
    hasMore: {
      stands: `with ${someVotes} {who} has more`,
      falls: `with ${someVotes} {who} has no more`,
      would: '{who} would have more votes',
    },
    mayDie: { stands: 'for {who} that is enough', falls: 'for {who} that is not enough' },
    comesNext: {
      stands: '{who} comes next to somebody defended',
      falls: '{who} does not come next to anybody defended',
      would: '{who} would have come next to somebody defended',
    },
    someoneDefended: { stands: 'somebody above {who} is defended', falls: 'nobody above {who} is defended' },
    defendedAbove: {
      stands: '{who}, who is defended, would have been killed',
      falls: '{who} would not have been killed',
      would: '{who}, who is defended, would have been killed',
    },
    hasAsMany: {
      stands: '{who} has as many votes',
      falls: '{who} has fewer votes',
      would: '{who} would have as many votes',
    },
    nextByVotes: { stands: `with ${someVotes} {who} comes next`, falls: `with ${someVotes} {who} does not come next` },
    aboveDefended: { stands: 'whoever has more votes is defended', falls: 'somebody with more votes is not defended' },
    passedOver: {
      stands: 'the court passes {who} over',
      falls: 'the court does not pass {who} over',
      would: 'the court would have passed {who} over',
    },
    jailedAlone: {
      stands: '{who} is in jail, and nobody else of the family is living',
      falls: '{who} is not in jail',
      would: '{who} would have been in jail, and nobody else of the family is living',
    },
    defendedAlone: {
      stands: '{who} is defended, and nobody else of the family is living',
      falls: '{who} is not defended',
      would: '{who} would have been defended, and nobody else of the family is living',
    },
  },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const sentencing = section({ facts, options, rules, words })
