/**
 * Any vote of the Russian rulebook, written as a case: those who have something to say in one, what the evening and the
 * night before it brought, moves legal and not, ballots for few favourites so that sums come level, and revotes as they
 * fall due. One that breaks a property prints as what it is.
 */
import fc from 'fast-check'
import { play, type PhasePlayed, type Played } from '../../../../engine/cases/play.ts'
import type { Outcome } from '../../../../engine/journal/outcome.ts'
import type { ResolveRequest } from '../../../../engine/ruleset/system.ts'
import { russian } from '../../../../engine/systems/russian/index.ts'
import { caseDrawn } from '../../cases/drawn.ts'
import { chancesOf, movesOf, taken, type Chances, type Seated, type Sent } from './any-game.ts'

interface Vote {
  [kind: string]: unknown
  actions: Sent[]
  votes?: { by: string; for: string; advance?: true }[]
}
export interface DayWritten {
  options: Record<string, string>
  seed: number
  players: Record<string, Seated & { ofSide?: string }>
  /** The evening, the night, and often a red lynched before; the last one is the vote. */
  phases: Vote[]
  /** What is cast where a revote falls due, and where another one does. */
  revotes: Vote[]
}

const names = ['Ann', 'Bob', 'Cid', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Ivy', 'Jan', 'Kim'] as const
/** Roles that speak in votes, and few that do not. */
const speakers = [
  ...['judge', 'liar', 'politician', 'witness', 'priest', 'hero', 'terrorist', 'lawyer', 'drugDealer', 'inquisitor'],
  ...['fanatic', 'phantom', 'actor'],
]
const others = ['doctor', 'maid', 'bum', 'blocker', 'hacker']
const negatives = ['mafia', 'mafia', 'maniac', 'executor', 'imitator']

/** Readings of the host's, one of them now and then. */
const readings: Readonly<Record<string, string>> = {
  autoVotes: 'byHand',
  autoVoteWeight: 'one',
  revoteTargets: 'none',
  immuneAutoVote: 'stands',
  zeroBallotIsFirst: 'true',
  redCapFromStart: 'false',
  redCapCutsJudge: 'false',
  greyTieNeedsFaceless: 'false',
  silencedJudgeCondemns: 'true',
  liarInRevote: 'lasts',
  huntAutoVote: 'true',
  huntBoosts: 'once',
}

function seatsOf(chances: Chances): DayWritten['players'] {
  const { below, of } = chances
  const size = 7 + below(5)
  const dealt = [...taken(chances, speakers, size - 1 - below(3)), ...others]
  const dark = 1 + below(3)
  const grey = below(3) === 0
  const mayor = below(2) === 0 ? size - 1 : -1
  const seated = names.slice(0, size).map((name, place): [string, Seated & { ofSide?: string }] => [
    name,
    {
      role: dealt[place]!,
      ...(place < dark && { negative: place === 0 ? 'mafia' : of(negatives) }),
      ...(grey && place === dark && { faceless: true as const }),
      ...(place === mayor && { title: 'mayor' }),
      ...(mayor > 0 && place === mayor - 1 && { title: 'secretary' }),
    },
  ])
  const shuffled = Object.fromEntries(taken(chances, seated, size))
  return {
    ...shuffled,
    Red: { role: 'hypnotist' },
    ...(below(4) === 0 && { Zoe: { role: of(['agent', 'mason']), ofSide: of(['red', 'black']) } }),
  }
}

const abilitiesOf = ({ role, negative, faceless }: Seated): string[] => [
  ...russian.roles[role]!.abilities,
  ...(negative === undefined ? [] : (russian.overlays!.negative![negative]?.abilities ?? [])),
  ...(faceless ? ['cutFace'] : []),
]

/** A vote of a day with what is said before it, once all have voted, and in its revotes. */
export function dayOf(seed: number): DayWritten {
  const chances = chancesOf(seed)
  const { below, of } = chances
  const players = seatsOf(chances)
  const does = Object.fromEntries(Object.entries(players).map(([name, one]) => [name, abilitiesOf(one)]))
  const all = Object.keys(players).filter(name => name !== 'Red')
  const favourites = taken(chances, all, 2 + below(2))
  const ballots = (each: number) =>
    Array.from({ length: each }).flatMap(() =>
      taken(chances, all, all.length).flatMap(by =>
        below(9) === 0
          ? []
          : { by, for: below(8) === 0 ? of(all) : of(favourites), ...(below(12) === 0 && { advance: true as const }) },
      ),
    )
  const sent = (kind: string, often: number, votes: Vote['votes'] = []): Sent[] =>
    movesOf(chances, does, kind, often, () => favourites)
      .filter(({ by, to }) => by !== 'Red' && !to.includes('Red'))
      .map((move, place): Sent => {
        // Who may forgive the one whom he votes for alone mostly does.
        const his = move.does === 'forgive' && below(4) > 0 ? votes.find(({ by }) => by === move.by) : undefined
        const to = his ? [his.for] : move.to.map(who => (all.includes(who) || who.includes(':') ? who : of(all)))
        return { id: `${kind}${place + 1}`, ...move, to }
      })
  const vote = (kind: string, number: number, often: number, each = 1): Vote => {
    const votes = ballots(each)
    return { [kind]: number, actions: sent(kind, often, votes), votes }
  }
  const lynchedBefore = below(2) === 0
  const hunt = below(4) === 0 && !Object.values(players).some(({ title }) => title === 'mayor')
  const number = lynchedBefore ? 3 : 2
  const first = { day: 2, actions: [], commands: [{ record: 'lynch', values: { who: 'Red' } }] }
  const option = of(Object.keys(readings))
  return {
    options: below(3) === 0 ? { [option]: readings[option]! } : {},
    seed: seed % 10_000,
    players,
    phases: [
      ...(lynchedBefore ? [first] : []),
      { evening: number - 1, actions: sent('evening', 5) },
      {
        night: number - 1,
        actions: sent('night', 4).filter(({ does: what }) => quiet.includes(what)),
        ...(!lynchedBefore && { commands: [{ modkill: 'Red' }] }),
      },
      { ...vote(hunt ? 'hunt' : 'day', number, 6, hunt ? 2 : 1), ...(hunt && { answers: { huntApproved: 'yes' } }) },
    ],
    revotes: ['revote', 'nextRevote'].map(kind => vote(kind, number, 3)),
  }
}

/** What the night before is for: nobody dies in it, so that all are there for the vote. */
const quiet = ['drug', 'check', 'lawyerCheck', 'inquisitorCheck', 'cutFace', 'hack']

export const anyDay: fc.Arbitrary<DayWritten> = fc.nat({ max: 1_000_000 }).map(dayOf)

const due = ({ changes }: Outcome): boolean =>
  (changes?.facts ?? []).some(({ kind }) => kind === 'revoteDue' || kind === 'revoteWithout')

/** Plays a vote, and its revotes where they fall due. */
export function playDay({ revotes, ...written }: DayWritten, request: ResolveRequest = { trees: true }): Played {
  for (let more = 0; ; more++) {
    const phases = [...written.phases, ...revotes.slice(0, more)]
    const played = play(
      caseDrawn({ case: 'any day', system: 'russian', ...written, phases }, russian),
      russian,
      request,
    )
    if (more === revotes.length || !due(played.phases.at(-1)!.outcome)) return played
  }
}

/** Those of its phases in which is voted. */
export const votesIn = ({ phases }: Played): PhasePlayed[] => phases.filter(({ phase }) => phase.ballots?.length)
