/**
 * Who decided a vote stands in the decisive part of the tree of whom it was decided about, and without that deed it is
 * otherwise: for what no random vote is sure to meet.
 */
import { describe, expect, it } from 'vitest'
import type { PhasePlayed } from '../../../../engine/cases/play.ts'
import { decisivePart } from '../../../../engine/reason/decisive.ts'
import type { Reason } from '../../../../engine/reason/reason.ts'
import { russian } from '../../../../engine/systems/russian/index.ts'
import { withoutBallot } from '../../../../engine/why/deciders.ts'
import {
  byHand,
  expectBallot,
  expectMove,
  isLynched,
  mafia,
  move,
  partOf,
  saysBallot,
  voteOf,
  votes,
  type Players,
  type Written,
} from './vote-written.ts'

describe('where a vote is level', () => {
  const judged: Written = {
    options: byHand,
    others: 8,
    players: {
      ...{ Jud: 'judge', Act: 'actor', Lia: 'liar', Dru: 'drugDealer' },
      ...{ Ann: 'doctor', Bob: 'maid', Cid: 'detective', Eve: 'witness', Max: mafia('bum') },
    },
    phases: [],
  }

  it('a second judge condemns where the first one is silent, and the liar is told for it', () => {
    const vote = voteOf({
      ...judged,
      phases: [
        { evening: 1, actions: [move('Act', 'copy', 'Jud')] },
        { night: 1, actions: [] },
        {
          day: 2,
          actions: [move('Lia', 'compromise', 'Jud')],
          votes: votes('Jud Ann', 'Act Max', 'Bob Ann', 'Eve Ann', 'Lia Ann', 'Max Ann', 'Cid Bob'),
        },
      ],
    })
    expect(vote.outcome.lynched).toEqual(['Max'])
    expectMove(vote, 'compromise', 'Max')
    expectMove(vote, 'compromise', 'Ann')
    expectBallot(vote, 'Act', 'Max', 'Max')
  })

  const byDrugs = (drugged: boolean): PhasePlayed =>
    voteOf({
      ...judged,
      phases: [
        { night: 1, actions: drugged ? [move('Dru', 'drug', 'Ann')] : [] },
        {
          day: 2,
          votes: votes(
            ...['Jud Max', 'Bob Ann', 'Eve Ann', 'Lia Ann', 'Max Ann', 'Dru Ann', 'Act Ann', 'Other1 Ann'],
            'Cid Bob',
          ),
        },
      ],
    })

  it('the barrier is told that made it level, and no ballot that decides nothing', () => {
    const vote = byDrugs(true)
    expect(vote.outcome.lynched).toEqual(['Max'])
    expect(byDrugs(false).outcome.lynched).toEqual(['Ann'])
    for (const who of ['Ann', 'Max'])
      expect(
        partOf(vote, who).some(({ claim }) => claim.is === 'fact' && claim.kind === 'drugged' && claim.other === 'Dru'),
      ).toBe(true)
    expect(partOf(vote, 'Max').some(saysBallot('Cid', 'Bob'))).toBe(false)
  })

  it('a ballot is told without which the votes that its voter bought would be against himself', () => {
    const vote = voteOf({
      players: { Eve: 'drugDealer', Bob: mafia('liar'), Cid: 'terrorist', Fay: 'priest' },
      phases: [
        { night: 2, actions: [move('Eve', 'drug', 'Cid', 'Bob')] },
        {
          day: 3,
          actions: [{ ...move('Eve', 'buyVotes'), with: { votes: '2' } }, move('Bob', 'compromise', 'Cid')],
          votes: votes('Eve Fay', 'Bob Cid'),
        },
      ],
    })
    expect(vote.outcome.lynched).toEqual(['Cid'])
    expectBallot(vote, 'Eve', 'Fay', 'Cid')
  })

  it('on a hunt a ballot is told without which a barrier would take the first one, and a defence by which others fell back', () => {
    const hunt = { hunt: 3, answers: { huntApproved: 'yes' } }
    const barred = voteOf({
      players: { Ann: mafia('drugDealer'), Hal: 'bum', Dan: 'phantom', Cid: 'hero', Fay: 'doctor', Gus: 'maid' },
      phases: [
        {
          ...hunt,
          votes: [
            ...votes('Gus Cid'),
            { by: 'Fay', for: 'Cid', advance: true },
            ...votes('Hal Dan', 'Ann Cid', 'Dan Hal'),
          ],
        },
      ],
    })
    expectBallot(barred, 'Ann', 'Cid', 'Cid')
    const defended = voteOf({
      players: {
        ...{ Bob: 'phantom', Eve: 'lawyer', Fay: 'fanatic', Gus: 'terrorist', Hal: 'doctor', Ivy: 'maid', Jan: 'bum' },
        Ann: mafia('drugDealer'),
      },
      phases: [
        { night: 2, actions: [move('Eve', 'lawyerCheck', 'Hal')] },
        {
          ...hunt,
          actions: [move('Eve', 'defend', 'Hal')],
          votes: votes(
            'Bob Jan',
            'Hal Jan',
            'Ivy Jan',
            'Gus Hal',
            'Eve Bob',
            'Eve Jan',
            'Fay Bob',
            'Bob Hal',
            'Ann Jan',
          ),
        },
      ],
    })
    expect(defended.outcome.lynched).toEqual(['Jan', 'Bob'])
    expectMove(defended, 'defend', 'Bob')
  })

  it('a dose that somebody foiled is told with that deed: the barrier is missing, and a ballot weighs more', () => {
    const of = (foiled: boolean, cast: string[]): PhasePlayed =>
      voteOf({
        ...judged,
        players: { ...judged.players, Blo: 'blocker' },
        phases: [
          {
            night: 1,
            actions: [
              move('Dru', 'drug', 'Ann', 'Jud'),
              ...(foiled ? [{ ...move('Blo', 'block', 'Dru'), with: { mode: 'arrest' } }] : []),
            ],
          },
          { day: 2, votes: votes(...cast) },
        ],
      })
    const named = (vote: PhasePlayed, who: string, of: string): boolean =>
      partOf(vote, who).some(
        ({ claim }) => claim.is === 'fact' && claim.kind === 'doseFoiled' && claim.of === of && claim.other === 'Blo',
      )
    const against = ['Eve Ann', 'Bob Ann', 'Cid Max', 'Lia Max']
    const [bare, barred] = [of(true, [...against, 'Act Ann']), of(false, [...against, 'Act Ann'])]
    expect([bare, barred].map(({ outcome }) => outcome.lynched ?? [])).toEqual([['Ann'], []])
    expect(named(bare, 'Ann', 'Ann')).toBe(true)
    const heavy = ['Jud Cid', 'Eve Max', 'Bob Max']
    const [six, one] = [of(true, heavy), of(false, heavy)]
    expect([six, one].map(({ outcome }) => outcome.lynched)).toEqual([['Cid'], ['Max']])
    expect(named(six, 'Cid', 'Jud')).toBe(true)
  })

  it('the liar is told who took the barrier that kept it from being level', () => {
    const vote = voteOf({
      ...judged,
      phases: [
        { night: 1, actions: [move('Dru', 'drug', 'Ann')] },
        {
          day: 2,
          actions: [move('Lia', 'compromise', 'Ann')],
          votes: votes('Eve Ann', 'Act Ann', 'Bob Max', 'Cid Max'),
        },
      ],
    })
    expect(vote.outcome.lynched ?? []).toEqual([])
    expectMove(vote, 'compromise', 'Max')
  })

  it('a liar who takes a barrier and a ballot spares nobody by it', () => {
    const vote = voteOf({
      ...judged,
      phases: [
        { night: 1, actions: [move('Dru', 'drug', 'Ann')] },
        {
          day: 2,
          actions: [move('Lia', 'compromise', 'Ann', 'Bob')],
          votes: votes('Eve Ann', 'Act Ann', 'Bob Ann', 'Cid Max'),
        },
      ],
    })
    expect(vote.outcome.lynched).toEqual(['Ann'])
  })

  it('whoever would have had a ballot against himself is told for the one that he cast', () => {
    const vote = voteOf({
      ...judged,
      options: {},
      others: 0,
      phases: [
        {
          day: 2,
          votes: votes(
            'Jud Bob',
            'Lia Bob',
            'Act Eve',
            'Dru Eve',
            'Ann Ann',
            'Cid Cid',
            'Max Max',
            'Bob Max',
            'Eve Ann',
          ),
        },
      ].map(day => ({ ...day, actions: [] })),
      players: { ...judged.players, Jud: 'hypnotist' },
    })
    expect(vote.outcome.tally?.totals.players).toMatchObject({ Bob: 2, Eve: 2 })
    expectBallot(vote, 'Bob', 'Max', 'Bob')
  })

  it('a silenced ballot is told without which one would be put on its voter', () => {
    const vote = voteOf({
      players: {
        Ann: 'doctor',
        Bob: 'maid',
        Hal: 'witness',
        Lia: 'liar',
        Gus: 'bum',
        Eve: 'detective',
        Max: mafia('hacker'),
      },
      phases: [
        {
          day: 2,
          actions: [move('Hal', 'vouch', 'Bob'), move('Lia', 'compromise', 'Bob')],
          votes: votes('Gus Hal', 'Eve Hal', 'Ann Bob', 'Hal Bob', 'Bob Hal', 'Lia Lia', 'Max Max'),
        },
      ],
    })
    expect(vote.outcome.tally?.totals.players).toMatchObject({ Bob: 2, Hal: 2 })
    expectBallot(vote, 'Bob', 'Hal', 'Bob')
  })
})

describe('where nobody may vote against somebody', () => {
  const players = {
    ...{ Ivy: { role: 'bum', title: 'mayor' }, Eve: 'politician', Bob: 'doctor', Gus: 'maid', Cid: 'detective' },
    ...{ Ann: 'commissioner', Max: mafia('hacker') },
  }
  const shielded = (options: Record<string, string>, does: string, by: string, ...said: string[]): PhasePlayed =>
    voteOf({ options, players, phases: [{ day: 2, actions: [move(by, does, 'Bob')], votes: votes(...said) }] })

  it('a ballot is told that would weigh against him, though it is none against its voter', () => {
    const vote = shielded(byHand, 'shadowVertical', 'Eve', 'Eve Bob', 'Cid Bob', 'Ivy Gus', 'Gus Gus')
    expect(vote.outcome.lynched).toEqual(['Gus'])
    expectMove(vote, 'shadowVertical', 'Gus')
  })

  it('so is the vote that would be put on him', () => {
    const vote = shielded({}, 'vertical', 'Ivy', 'Eve Bob', 'Cid Bob', 'Ivy Gus', 'Gus Gus', 'Ann Gus', 'Max Ann')
    expect(vote.outcome.lynched).toEqual(['Gus'])
    expectMove(vote, 'vertical', 'Gus')
  })
})

describe('where a priest forgives', () => {
  it('who was to die with the forgiven one lives by what was to lynch that one too', () => {
    const vote = voteOf({
      others: 6,
      players: {
        ...{ Ann: 'doctor', Bob: 'commissioner', Cid: 'detective', Dan: 'maid', Eve: 'actor', Pri: 'priest' },
        ...{ Max: mafia('bum'), Moe: mafia('journalist'), Mia: mafia('prostitute') },
      },
      phases: [
        {
          day: 2,
          votes: votes(
            ...['Dan Ann', 'Eve Bob', 'Max Cid', 'Ann Bob', 'Bob Cid', 'Cid Ann', 'Moe Dan', 'Mia Eve', 'Pri Moe'],
          ),
        },
        {
          revote: 2,
          actions: [move('Pri', 'forgive', 'Ann')],
          votes: votes('Pri Ann', 'Max Bob', 'Eve Cid', 'Dan Ann', 'Moe Bob', 'Mia Cid'),
        },
      ],
    })
    expect(vote.outcome.lynched ?? []).toEqual([])
    expectMove(vote, 'forgive', 'Bob')
    expectBallot(vote, 'Dan', 'Ann', 'Bob')
  })

  it('who dies once the votes of the forgiven one are none dies by what kept that one from being lynched', () => {
    const vote = voteOf({
      options: byHand,
      others: 8,
      players: {
        ...{ Ann: 'doctor', Bob: 'commissioner', Cid: 'detective', Dan: 'maid', Jud: 'judge', Pri: 'priest' },
        Max: mafia('bum'),
      },
      phases: [
        {
          day: 2,
          actions: [move('Pri', 'forgive', 'Ann')],
          votes: votes('Pri Ann', 'Cid Ann', 'Dan Ann', 'Other1 Bob', 'Jud Bob'),
        },
      ],
    })
    // Three for Ann against seven for Bob; without the judge she would have been to die, and a revote due.
    expect(vote.outcome.lynched).toEqual(['Bob'])
    expectBallot(vote, 'Jud', 'Bob', 'Bob')
  })
})

describe('a detonator', () => {
  const armed = { Ter: 'terrorist', Ann: 'doctor', Bob: 'blocker', Cid: 'commissioner', Max: mafia('bum') }

  it('that nobody is named for is told as such', () => {
    const vote = voteOf({
      others: 3,
      players: armed,
      phases: [
        {
          day: 2,
          actions: [move('Ter', 'armDetonator')],
          votes: votes('Ann Bob', 'Cid Bob'),
          answers: { detonatorTarget: 'nobody' },
        },
      ],
    })
    expect(vote.outcome.lynched).toEqual(['Bob'])
    const says = ({ claim }: Reason): boolean => claim.is === 'fact' && claim.kind === 'namesNoTarget'
    expect(partOf(vote, 'Bob').some(says)).toBe(true)
    const verdict = vote.outcome.verdicts.find(({ action }) => action === 'armDetonator')!
    expect(verdict.verdict).toBe('failed')
    expect(decisivePart(verdict.reason!).some(says)).toBe(true)
  })

  it('that only maims whom the ballots chose is told for his life', () => {
    const vote = voteOf({
      others: 3,
      players: armed,
      phases: [
        {
          day: 2,
          actions: [move('Ter', 'armDetonator')],
          votes: votes('Ann Bob', 'Cid Bob', 'Max Bob'),
          answers: { detonatorTarget: 'Bob' },
        },
      ],
    })
    expect(vote.outcome.lynched).toEqual(['Ter'])
    expectMove(vote, 'armDetonator', 'Bob')
  })
})

describe('in a hunt', () => {
  const players = {
    ...{ Ann: 'doctor', Bob: 'witness', Cid: 'bum', Dan: 'maid', Eve: 'wizard' },
    ...{ Moe: mafia('actor'), Max: mafia('hacker') },
  }
  const hunt = (more: Players, ...said: string[]): PhasePlayed =>
    voteOf({ players: { ...players, ...more }, phases: [{ hunt: 4, votes: votes(...said) }] })

  it('who is level and has no place lives by the votes of those who have one', () => {
    const vote = hunt({}, 'Ann Eve', 'Bob Eve', 'Dan Eve', 'Ann Dan', 'Cid Dan', 'Bob Max', 'Cid Max')
    expect(vote.outcome.lynched).toEqual(['Eve', 'Dan'])
    // By the ballot that came first, and by the other one that made him level.
    const { game, phase } = vote
    for (const by of ['Ann', 'Cid']) {
      const { id } = phase.ballots!.find(ballot => ballot.by === by && ballot.for === 'Dan')!
      expect(isLynched(withoutBallot(russian, game, phase)(id), 'Max')).toBe(true)
      expect(partOf(vote, 'Max').some(saysBallot(by, 'Dan'))).toBe(true)
    }
  })

  it('whom a judge votes against second goes before whom somebody voted against first', () => {
    const judge = { role: 'judge', state: { judgeWeight: 1 } }
    const vote = hunt({ Bob: judge }, 'Ann Eve', 'Dan Eve', 'Bob Max', 'Bob Moe', 'Cid Max', 'Cid Moe')
    expect([...(vote.outcome.lynched ?? [])].sort()).toEqual(['Max', 'Moe'])
    expect(partOf(vote, 'Moe').some(saysBallot('Bob', 'Moe'))).toBe(true)
  })

  it('the liar is told who takes the ballots of one player from both of the others', () => {
    const voices = { Jud: { role: 'judge', state: { judgeWeight: 1 } }, Lia: 'liar', Pri: 'priest' }
    const vote = voteOf({
      players: { ...players, ...voices },
      others: 6,
      phases: [
        {
          hunt: 4,
          actions: [move('Lia', 'compromise', 'Pri')],
          votes: votes(
            ...['Bob Max', 'Cid Max', 'Lia Max', 'Ann Eve', 'Dan Eve', 'Moe Eve', 'Pri Eve'],
            ...['Jud Ann', 'Eve Ann', 'Pri Ann'],
          ),
        },
      ],
    })
    // Without him Ann would be level with Max, and the judge votes against her.
    expect([...(vote.outcome.lynched ?? [])].sort()).toEqual(['Eve', 'Max'])
    expectMove(vote, 'compromise', 'Max')
  })
  it('the liar is told who takes the ballot that would have been the first', () => {
    const vote = voteOf({
      players: { ...players, Lia: 'liar' },
      phases: [
        {
          hunt: 4,
          actions: [move('Lia', 'compromise', 'Dan')],
          votes: votes('Dan Ann', 'Cid Eve', 'Moe Eve', 'Bob Ann', 'Bob Max', 'Cid Max', 'Lia Max'),
        },
      ],
    })
    expect([...(vote.outcome.lynched ?? [])].sort()).toEqual(['Eve', 'Max'])
    expectMove(vote, 'compromise', 'Eve')
  })
  it('a barrier that cut a third one down is told of the second', () => {
    const priest = { Cid: 'priest' }
    const vote = hunt(priest, 'Ann Eve', 'Bob Eve', 'Dan Eve', 'Ann Max', 'Bob Cid', 'Moe Cid', 'Max Cid')
    expect([...(vote.outcome.lynched ?? [])].sort()).toEqual(['Eve', 'Max'])
    expect(partOf(vote, 'Max').some(({ action }) => action === 'passive:Cid:noticeRoles')).toBe(true)
  })
})
