/** The day (1923-D1): Sheriffs, Councilors, Pacifists, the vote, Lawyers, executions; then exiles, and on the last day the end. */
import type { Note, Reason } from '../../../reason/reason.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import type { Arrival } from '../../../resolve/sequence/rulings.ts'
import { own } from '../../../ruleset/catalogue.ts'
import { abilities } from '../abilities.ts'
import { fact, under } from '../claims.ts'
import { clockNotices } from '../clock.ts'
import { familyJailsOf, jailsOf } from '../day-facts.ts'
import { revengeByVote } from '../deaths/court-revenge.ts'
import { announceDeaths, follow } from '../deaths/follow.ts'
import { familyOf, livingOf } from '../families.ts'
import { missedBy, redirection, tellRedirected } from '../interference/bureaucrat.ts'
import { sample } from '../knowledge/secretary.ts'
import { tellWitnesses } from '../knowledge/witness.ts'
import { plays } from '../spectators.ts'
import { all, type Fact, type Gate, type Rulings, type SlotRule, type Walk } from '../vocabulary.ts'
import { countDay, type Vote } from '../votes.ts'
import { ending, winner } from '../win.ts'
import { sendToCourt, sentences } from './court.ts'
import { exileByHost, mournExiled, tellExiled } from './exile.ts'
import { overruled } from './overruled.ts'
import { exileByStrikes, giveStrikes } from './strikes.ts'

/** What the vote of a walk came to, for the slots after it. */
const votesOf = new WeakMap<Walk, Vote>()

const counted = (walk: Walk): Vote => {
  const vote = votesOf.get(walk) ?? countDay(walk)
  votesOf.set(walk, vote)
  return vote
}

const takes =
  (...abilities: string[]) =>
  ({ does }: Move): boolean =>
    abilities.includes(does)

const slots: readonly SlotRule[] = [
  { id: 'sheriffs', rule: '1923-D1', takes: takes('jail') },
  { id: 'councilors', rule: '1923-D1', takes: takes('extraVote') },
  { id: 'pacifists', rule: '1923-D1', takes: takes('negativeVote') },
  {
    id: 'votes',
    rule: '1923-D1',
    after: walk => {
      walk.tally = counted(walk).tally
    },
  },
  { id: 'lawyers', rule: '1923-D1', takes: takes('defend') },
  { id: 'executions', rule: '1923-D1', after: execute },
  {
    id: 'strikes',
    rule: '1923-V18',
    after: walk => {
      giveStrikes(
        walk,
        walk.game.seats.filter(seat => seat.alive && plays(seat)),
        counted(walk).ballots,
      )
      exileByStrikes(walk)
    },
  },
]

/** All sentences are spoken before the first is carried out, and all are carried out before anything follows (1923-V18). */
function execute(walk: Walk): void {
  const vote = counted(walk)
  const courts = sendToCourt(walk, vote)
    .filter(({ why }) => why.holds)
    .map(court => ({ court, ...sentences(walk, court, vote) }))
  const deaths = courts
    .flatMap(({ court, sentences, nobody }) => {
      if (nobody) walk.put({ kind: 'nobodyDies', of: court.of, why: nobody, rule: nobody.rule })
      return sentences.map(({ who, why }) => walk.dies(who, why, '1923-V11', { cause: 'court' }))
    })
    .filter(({ why }) => why.holds)
  walk.lynched.push(...deaths.map(({ of }) => of))
  for (const death of deaths) {
    revengeByVote(walk, death, vote.ballots)
    follow(walk, death)
  }
}

/** A jail of a player and a family; on oneself and on one's own family it is limited (1923-SHE1, SHE3, SHE5, SHE7). */
function jailed(walk: Walk, { move, at, aim, why }: Arrival): Reason {
  const [player, family] = move.to
  const own = aim === 0 ? player === move.actor : family === familyOf(walk, move.actor)
  const empty = aim === 1 && !livingOf(walk, at).length
  const together = aim === 1 && familyOf(walk, player ?? '') === at
  const kind = aim === 0 ? 'jailed' : 'jailedFamily'
  const jail = all(
    fact(kind, at, { other: move.actor, action: move.id }),
    {
      rule: '1923-SHE2',
      also: ['1923-SHE1', ...(walk.option<boolean>('jail.public') ? [] : ['1923-I14'])],
      notes: [
        ...(own ? [{ claim: fact('choseOwn', move.actor), rule: '1923-SHE3' }] : []),
        ...(empty ? [{ claim: fact('emptyFamily', at), rule: '1923-SHE5' }] : []),
        ...(together ? [{ claim: fact('choseTogether', move.actor), rule: '1923-SHE7' }] : []),
      ],
      action: move.id,
    },
    [why],
  )
  walk.put({ kind, of: at, why: jail, rule: '1923-SHE2', by: move.actor, action: move.id })
  if (jail.holds && own) walk.spend(move.actor, aim === 0 ? 'jail:self' : 'jail:family', '1923-SHE3')
  return jail
}

/** Somebody whom a Lawyer defends in court; himself he may once (1923-LAW3). */
function defended(walk: Walk, arrival: Arrival): Reason {
  const { move, at, why } = arrival
  missedBy(walk, arrival, 'defended', '1923-LAW1')
  const reason = all(
    fact('defended', at, { other: move.actor, action: move.id }),
    {
      rule: '1923-LAW1',
      notes: at === move.actor ? [{ claim: fact('defendsSelf', at), rule: '1923-LAW3' }] : [],
      action: move.id,
    },
    [why],
  )
  walk.put({ kind: 'defended', of: at, why: reason, rule: '1923-LAW1', by: move.actor, action: move.id })
  return reason
}

/** Extra and negative votes: one half on a player, one on a family, neither bound by the rules for ballots (1923-COU2, S29). */
const additional =
  (kind: 'extraVote' | 'negativeVote', rules: { free: string; weight: string }) =>
  (walk: Walk, { move, at, why }: Arrival): Reason => {
    const jails = jailsOf(walk, move.actor).map(jail => under(fact('votesNot', move.actor), '1923-S29', jail))
    const vote = (on: string, half: 'family' | 'individual', against: readonly Reason[]): Fact =>
      walk.put({
        kind,
        of: on,
        by: move.actor,
        action: move.id,
        rule: rules.weight,
        data: { half },
        why: all(
          fact(kind, on, { other: move.actor, action: move.id, values: { half } }),
          { rule: rules.weight, also: [rules.free], notes: unusual(walk, move, half, on), action: move.id },
          [why],
          [...jails, ...against.map(jail => under(fact('votesNotAgainst', on), '1923-V15', jail))],
        ),
      })
    const { family } = move.with
    const halves = [
      ...(move.to.length ? [vote(at, 'individual', jailsOf(walk, at))] : []),
      ...(family === undefined ? [] : [vote(family, 'family', familyJailsOf(walk, family))]),
    ]
    return all(
      fact('votedBesides', move.actor, { action: move.id }),
      { rule: rules.weight, action: move.id },
      halves.map(half => half.why),
    )
  }

/** What the rules for ballots would not allow (1923-COU3). */
function unusual(walk: Walk, { actor }: Move, half: string, on: string): Note[] {
  const own = familyOf(walk, actor)
  const odd = half === 'family' ? on === own : on === actor || familyOf(walk, on) !== own
  return odd ? [{ claim: fact('anybody', actor, { other: on }), rule: '1923-COU3' }] : []
}

/** Jail takes votes and leaves other abilities, unless the host wants it otherwise (1923-S29). */
const jailedActor: Gate = (walk, { actor, does }) => {
  if (own(abilities, does)?.isVote) return undefined
  const blocks = walk.option<boolean>('jail.blocksActions')
  return jailsOf(walk, actor).map(jail =>
    all(
      fact('jailBlocks', actor),
      { rule: '1923-S29' },
      [jail],
      blocks ? [] : [all(fact('jailTakesVotesOnly', actor), { rule: '1923-S29' })],
    ),
  )
}

/** The totals of everybody, or of whoever has any (1923-V19, V20, I3). */
function publish(walk: Walk): void {
  const { players, families = {} } = counted(walk).tally.totals
  const shown = (totals: Record<string, number>): [string, number][] =>
    Object.entries(totals).filter(([, votes]) => votes !== 0 || walk.option('results.show') === 'all')
  const line = (kind: string, key: string, totals: [string, number][], rule: string): void => {
    walk.announce(
      kind,
      { [key]: totals.map(([name]) => name), votes: totals.map(([, votes]) => String(votes)) },
      rule,
      'votes',
    )
  }
  line('familyTotals', 'family', shown(families), '1923-I3')
  line('playerTotals', 'who', shown(players), '1923-V19')
}

/** Who was jailed, where the host announces it (1923-SHE7, I14). */
function tellJails(walk: Walk): void {
  const who = (kind: 'jailed' | 'jailedFamily'): string[] => [
    ...new Set(walk.ledger.found({ kind, when: 'soFar' }).map(({ of }) => of)),
  ]
  if (!walk.option<boolean>('jail.public')) return
  const [players, jailedFamilies] = [who('jailed'), who('jailedFamily')]
  if (players.length) walk.announce('jailed', { who: players }, '1923-SHE7')
  if (jailedFamilies.length) walk.announce('jailedFamily', { family: jailedFamilies }, '1923-SHE7')
}

const notices = (walk: Walk): void => {
  for (const { id, rule } of clockNotices(walk.game, walk.phase)) walk.notice(id, rule)
}

const dayGates = [jailedActor, overruled]

export const day: Rulings = {
  slots,
  gates: dayGates,
  layers: [redirection(dayGates)],
  effects: {
    jailed,
    defended,
    extraVote: additional('extraVote', { free: '1923-COU2', weight: '1923-COU4' }),
    negativeVote: additional('negativeVote', { free: '1923-PAC1', weight: '1923-PAC2' }),
  },
  reactions: {
    death: (walk, death) => {
      if (death.data.cause !== 'court') follow(walk, death)
    },
  },
  results: [
    'atCourt',
    'nobodyDies',
    'noRevenge',
    'notAvenged',
    'notTold',
    'missedVote',
    'improperVote',
    'exiled',
    'gameOver',
    'mafiaWins',
    'familyWins',
    'wins',
  ],
  removed: exileByHost,
  dawn: [
    mournExiled,
    publish,
    announceDeaths,
    tellJails,
    tellExiled,
    tellWitnesses,
    tellRedirected,
    walk => {
      sample(walk, counted(walk).ballots)
    },
    ending,
    notices,
  ],
  winner,
  cites: { question: '1923-V11', verdict: '1923-D1', spent: '1923-A8' },
}
