/**
 * What took a role away before a vote, gave one to somebody else, or earned votes stands in the decisive part of what the
 * vote came to, with the deed of whoever did it.
 */
import { describe, expect, it } from 'vitest'
import { play } from '../../../../engine/cases/play.ts'
import { decisivePart } from '../../../../engine/reason/decisive.ts'
import { russian } from '../../../../engine/systems/russian/index.ts'
import { caseDrawn } from '../../cases/drawn.ts'
import {
  byHand,
  expectBallot,
  expectDeed,
  expectMove,
  mafia,
  move,
  voteOf,
  votes,
  type Written,
} from './vote-written.ts'

const players = {
  ...{ Ann: 'doctor', Bob: 'maid', Cid: 'detective', Dan: 'bum', Rolf: 'hacker' },
  Max: mafia('necromancer'),
}
/** A vote of the second day, with what the evening and the night before it brought. */
const vote = (more: Record<string, unknown>, before: object[], said: string[], moves: object[] = []): Written => ({
  options: byHand,
  others: 10,
  players: { ...players, ...more },
  phases: [
    { evening: 1, actions: before.filter(one => !isOfNight(one)) },
    { night: 1, actions: before.filter(isOfNight) },
    { day: 2, actions: moves, votes: votes(...said) },
  ],
})
const isOfNight = (one: object): boolean =>
  'does' in one && ['drug', 'capture', 'cutFace', 'lawyerCheck'].includes(String(one.does))

describe('a hack before the vote is told of', () => {
  const hack = (who: string) => [move('Rolf', 'hack', who)]

  it('whom the ballot of a judge does not lynch, and whom others lynch for it', () => {
    const judged = vote({ Jud: 'judge' }, hack('Jud'), ['Jud Ann', 'Bob Cid', 'Dan Cid'])
    expectDeed(judged, 'hack', 'Cid')
  })
  it('those who are level, where the judge condemns nobody', () => {
    const level = vote({ Jud: 'judge', Lia: 'liar' }, hack('Jud'), ['Jud Ann', 'Bob Ann', 'Dan Cid', 'Lia Cid'])
    expectDeed(level, 'hack', 'Ann')
  })
  it('a witness whose word adds nothing', () => {
    const vouched = vote(
      { Wit: 'witness' },
      hack('Wit'),
      ['Wit Ann', 'Bob Ann', 'Dan Cid', 'Rolf Cid', 'Max Cid'],
      [move('Wit', 'vouch', 'Bob')],
    )
    expectDeed(vouched, 'hack', 'Cid')
  })
  it('a politician whose supporters add nothing', () => {
    const supported = vote(
      { Pol: 'politician' },
      hack('Pol'),
      ['Pol Ann', 'Bob Ann', 'Dan Cid', 'Rolf Cid', 'Max Cid'],
      [move('Pol', 'nameSupporters', 'Bob', 'Dan')],
    )
    expectDeed(supported, 'hack', 'Cid')
  })
  it('a politician whom the mayor no more covers', () => {
    const covered = vote({ Pol: 'politician', May: { role: 'immortal', title: 'mayor' } }, hack('Pol'), [
      'Bob Pol',
      'Dan Pol',
      'May Cid',
    ])
    expectDeed(covered, 'hack', 'Pol')
  })
  it('a priest and a hero whose barriers take nothing', () => {
    const priest = vote({ Pri: 'priest' }, hack('Pri'), ['Bob Pri', 'Dan Pri', 'Ann Cid'])
    expectDeed(priest, 'hack', 'Pri')
    const hero = vote({ Her: 'hero' }, hack('Her'), ['Bob Her', 'Dan Her', 'Ann Pri', 'Rolf Cid', 'Max Cid', 'Cid Her'])
    expectDeed({ ...hero, players: { ...hero.players, Pri: 'priest' } }, 'hack', 'Her')
  })
  it('a liar who compromises nobody, also one who would have added ballots unseen', () => {
    const red = vote(
      { Lia: 'liar' },
      hack('Lia'),
      ['Bob Ann', 'Dan Ann', 'Rolf Cid'],
      [move('Lia', 'compromise', 'Bob', 'Dan')],
    )
    expectDeed(red, 'hack', 'Ann')
    const black = vote(
      { Lia: mafia('liar') },
      hack('Lia'),
      ['Bob Ann', 'Dan Cid', 'Rolf Cid'],
      [move('Lia', 'compromise', 'Ann', 'Max'), move('Lia', 'slipBallots', 'Ann', 'Ann')],
    )
    expectDeed(black, 'hack', 'Cid')
  })
  it('a liar who has no barrier of his own for it', () => {
    const scandal = [move('Lia', 'compromise', 'Lia')]
    const said = ['Bob Lia', 'Dan Lia', 'Rolf Lia', 'Max Cid', 'Lia Cid']
    expectDeed(vote({ Lia: 'liar' }, hack('Lia'), said, scandal), 'hack', 'Lia')
  })
  it('a lawyer whose check adds nothing', () => {
    const checked = vote(
      { Law: 'lawyer' },
      [move('Law', 'lawyerCheck', 'Max'), ...hack('Law')],
      ['Law Max', 'Bob Cid', 'Ann Cid', 'Dan Max'],
    )
    // Level where the check adds nothing; ahead by it.
    const later = {
      ...checked,
      phases: [
        { night: 1, actions: [move('Law', 'lawyerCheck', 'Max')] },
        { evening: 2, actions: hack('Law') },
        { night: 2, actions: [] },
        { ...checked.phases[2], day: 3 },
      ],
    }
    expectDeed(later, 'hack', 'Max')
  })
  it('a dealer who buys nothing', () => {
    const bought = vote({ Dru: 'drugDealer' }, [], ['Dru Ann', 'Bob Cid', 'Dan Cid'], [move('Dru', 'buyVotes')])
    const day = {
      day: 3,
      actions: [{ ...move('Dru', 'buyVotes'), with: { votes: '2' } }],
      votes: votes('Dru Ann', 'Bob Cid', 'Dan Cid'),
    }
    const phases = [
      { night: 1, actions: [move('Dru', 'drug', 'Rolf', 'Max')] },
      { evening: 2, actions: hack('Dru') },
      { night: 2, actions: [] },
      day,
    ]
    expectDeed({ ...bought, phases }, 'hack', 'Cid')
  })
  it('a priest who forgives nobody', () => {
    const forgiven = vote(
      { Pri: 'priest' },
      hack('Pri'),
      ['Pri Ann', 'Bob Ann', 'Dan Cid'],
      [move('Pri', 'forgive', 'Ann')],
    )
    expectDeed(forgiven, 'hack', 'Ann')
  })
  it('a hero who saves nobody', () => {
    const saved = vote(
      { Her: 'hero' },
      hack('Her'),
      ['Bob Ann', 'Dan Ann', 'Rolf Cid'],
      [move('Her', 'standUp', 'Ann')],
    )
    expectDeed(saved, 'hack', 'Ann')
  })
  it('a terrorist who explodes with nobody', () => {
    const armed = vote(
      { Ter: 'terrorist' },
      hack('Ter'),
      ['Bob Ann', 'Dan Ann', 'Rolf Cid'],
      [move('Ter', 'armDetonator'), move('Ter', 'explodeWith', 'Max')],
    )
    expectDeed(armed, 'hack', 'Ann')
  })
  it('a judge on a hunt whose two ballots would both go before that of others', () => {
    const { phases, ...day } = vote({ Jud: 'judge' }, hack('Jud'), [])
    const ballots = votes('Bob Max', 'Dan Max', 'Other1 Max', 'Jud Ann', 'Jud Cid', 'Rolf Ann')
    const hunt = { hunt: 2, actions: [], votes: ballots, answers: { huntApproved: 'yes' } }
    expectDeed({ ...day, phases: [...phases.slice(0, 2), hunt] }, 'hack', 'Max')
  })
  it('who dies on a hunt first of the two, whom a terrorist would only have maimed', () => {
    const { phases, ...day } = vote({ Ter: 'terrorist' }, hack('Ter'), [])
    const ballots = votes('Bob Ann', 'Dan Ann', 'Rolf Ann', 'Cid Max', 'Ann Max', 'Ter Dan')
    const moves = [move('Ter', 'armDetonator'), move('Ter', 'explodeWith', 'Ann')]
    const hunt = { hunt: 2, actions: moves, votes: ballots, answers: { huntApproved: 'yes' } }
    expectDeed({ ...day, phases: [...phases.slice(0, 2), hunt] }, 'hack', 'Ann')
  })
})

describe('what else takes a role is told of the judge', () => {
  const ballots = ['Jud Ann', 'Bob Cid', 'Dan Cid']
  it('a cut face', () => {
    const cut = vote(
      { Jud: 'judge', Fay: { role: 'immortal', faceless: true } },
      [move('Fay', 'cutFace', 'Jud', 'Bob')],
      ballots,
    )
    expectDeed(cut, 'cutFace', 'Cid')
  })
  it('an executor who holds him', () => {
    const held = vote(
      { Jud: 'judge', Exe: { role: 'immortal', negative: 'executor' } },
      [move('Exe', 'capture', 'Jud')],
      ballots,
    )
    expectDeed(held, 'capture', 'Cid')
  })
})

describe('an actor’s copy is told of', () => {
  const copy = (of: string) => [move('Act', 'copy', of)]
  it('the weight of a judge', () => {
    const copied = vote({ Jud: 'judge', Act: 'actor' }, copy('Jud'), ['Act Ann', 'Bob Cid', 'Dan Cid'])
    expectDeed(copied, 'copy', 'Ann')
  })
  it('the word of a witness', () => {
    const copied = vote(
      { Wit: 'witness', Act: 'actor' },
      copy('Wit'),
      ['Act Ann', 'Bob Ann', 'Dan Cid', 'Rolf Cid', 'Max Cid'],
      [move('Act', 'vouch', 'Bob')],
    )
    expectDeed(copied, 'copy', 'Ann')
  })
  it('the barrier of a priest', () => {
    const copied = vote({ Pri: 'priest', Act: 'actor' }, copy('Pri'), ['Bob Act', 'Dan Act', 'Ann Cid'])
    expectDeed(copied, 'copy', 'Cid')
  })
  it('the scandal of a liar', () => {
    const copied = vote(
      { Lia: 'liar', Act: 'actor' },
      copy('Lia'),
      ['Bob Ann', 'Dan Ann', 'Rolf Cid'],
      [move('Act', 'compromise', 'Bob', 'Dan')],
    )
    expectDeed(copied, 'copy', 'Cid')
  })
})

describe('what a dealer earned is told of', () => {
  it('those against whom he bought', () => {
    const bought = vote(
      { Dru: 'drugDealer' },
      [move('Dru', 'drug', 'Rolf', 'Max')],
      ['Dru Ann', 'Bob Cid', 'Dan Cid'],
      [{ ...move('Dru', 'buyVotes'), with: { votes: '2' } }],
    )
    expectDeed(bought, 'drug', 'Ann')
  })
})

describe('a move that both shields and brings votes is told of', () => {
  it('as whose liar has a hidden ballot for it, and a barrier against who would be level', () => {
    const written: Written = {
      options: byHand,
      others: 10,
      players: { ...players, Lia: mafia('liar') },
      phases: [
        {
          day: 2,
          actions: [move('Lia', 'compromise', 'Lia', 'Bob'), move('Lia', 'slipBallots', 'Bob')],
          votes: votes('Cid Lia', 'Bob Lia', 'Lia Bob', 'Dan Bob'),
        },
      ],
    }
    expectMove(voteOf(written), 'compromise', 'Bob')
  })
  it('as whose liar has a barrier for it, and disables that of who would be level with him', () => {
    const written: Written = {
      options: byHand,
      others: 6,
      players: { ...players, Her: mafia('hero'), Lia: 'liar' },
      phases: [
        {
          day: 2,
          actions: [move('Lia', 'compromise', 'Her', 'Lia')],
          votes: votes('Cid Her', 'Ann Her', 'Dan Her', 'Rolf Her', 'Her Lia', 'Bob Lia', 'Lia Lia'),
        },
      ],
    }
    expectMove(voteOf(written), 'compromise', 'Her')
  })
})

describe('a ballot is told of', () =>
  it('by which a priest has nobody to rescue, since without it another would be against its voter', () => {
    const written: Written = {
      players: { Pri: 'priest', Bob: mafia('bum'), Fay: 'maid', Ann: 'doctor', Cid: 'detective', Eve: 'blocker' },
      phases: [
        {
          day: 2,
          actions: [move('Pri', 'forgive', 'Bob')],
          votes: votes('Ann Fay', 'Cid Fay', 'Bob Fay', 'Pri Bob', 'Eve Bob', 'Fay Eve'),
        },
      ],
    }
    expectBallot(voteOf(written), 'Bob', 'Fay', 'Fay')
  }))

describe('a shield is told of', () =>
  it('against whose owner nobody is lynched, since several ballots fall back on their voters', () => {
    const written = vote(
      { Law: 'lawyer', Eve: 'priest' },
      [move('Law', 'lawyerCheck', 'Eve')],
      ['Ann Eve', 'Bob Eve', 'Rolf Eve', 'Cid Max', 'Dan Max', 'Law Max'],
      [move('Law', 'defend', 'Eve')],
    )
    expectMove(voteOf({ ...written, players: { ...written.players, Eve: 'detective' } }), 'defend', 'Max')
  }))

describe('three who are level in a revote are told of', () =>
  it('by who is not among the first two, and would die beside another were they two', () => {
    const level = {
      options: byHand,
      others: 6,
      players: {
        ...{ Fay: 'maid', Eve: 'bum', Gus: 'detective', Dan: 'doctor', Cid: { role: 'priest', negative: 'maniac' } },
        ...{ Ann: mafia('blocker'), Bob: mafia('investigator') },
      },
      phases: [
        { day: 2, votes: votes('Gus Cid', 'Dan Cid', 'Ann Cid', 'Bob Cid', 'Cid Fay', 'Fay Eve') },
        { revote: 2, votes: votes('Gus Cid', 'Dan Cid', 'Ann Cid') },
      ],
    }
    expectBallot(voteOf(level), 'Gus', 'Cid', 'Fay')
  }))

// A vote knows of no check where none passed: who foiled it is told where it was made.
describe('a copied role that hides a colour', () =>
  it('is what the check of that night fails on, with who copied it', () => {
    const { phases } = play(
      caseDrawn(
        {
          case: 'a check',
          system: 'russian',
          others: 10,
          players: { ...players, Act: 'actor', Pol: 'politician', Law: 'lawyer' },
          phases: [
            { evening: 1, actions: [move('Act', 'copy', 'Pol')] },
            { night: 1, actions: [move('Law', 'lawyerCheck', 'Act')] },
          ],
        },
        russian,
      ),
      russian,
    )
    const { verdict, reason } = phases.at(-1)!.outcome.verdicts.find(({ action }) => action === 'lawyerCheck')!
    expect(verdict).toBe('failed')
    const told = decisivePart(reason!).map(({ claim }) => claim)
    expect(told).toContainEqual({ is: 'fact', kind: 'hidesColour', of: 'Act', values: { role: 'politician' } })
    expect(told.some(claim => claim.is === 'fact' && claim.kind === 'plays' && claim.of === 'Act')).toBe(true)
  }))
