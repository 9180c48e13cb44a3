import { describe, expect, it } from 'vitest'
import { envelopesOf } from '../../../engine/reading/envelopes.ts'
import { readMessage } from '../../../engine/inbox/read.ts'
import type { Reading } from '../../../engine/journal/reading.ts'
import { deskOf } from './corpus.ts'

const desk = deskOf(
  {
    night: 2,
    players: {
      Doc: 'doctor',
      Wat: 'watcher',
      Blk: 'roleblocker',
      Vic: 'vigilante',
      Gus: 'goon',
      Mob: { role: 'roleblocker', faction: 'mafia' },
      Fran: 'framer',
      Bob: 'vanilla',
      Ann: 'vanilla',
      Carl: 'cop',
    },
  },
  'teammates',
)
const read = (sender: string, text: string): Reading => readMessage(envelopesOf(text)[0]!, { ...desk, sender })
/** `Gus factionKill Bob; ?otherActs Mob: block · Ann` */
function told(sender: string, text: string): string {
  const { proposals, doubts } = read(sender, text)
  return [
    ...proposals.map(({ by, does, to }) => `${by} ${does} ${to.join(',')}`),
    ...doubts.map(({ why, choices }) => `?${why} ${choices.map(({ says }) => says).join(' / ')}`.trim()),
  ].join('; ')
}

describe('verbs of other forums', () =>
  it.each([
    ['Doc', 'prot Bob', 'Doc protect Bob'],
    ['Doc', 'medic on Bob', 'Doc protect Bob'],
    ['Blk', 'escorting Bob tonight', 'Blk block Bob'],
    ['Blk', 'RB on Bob', 'Blk block Bob'],
    ['Wat', 'LO on Bob', 'Wat watch Bob'],
    ['Wat', 'camp Bob', 'Wat watch Bob'],
    ['Gus', 'KP on Bob', 'Gus factionKill Bob'],
    ['Vic', 'KP: Bob', 'Vic shoot Bob'],
  ])('%s: %s', (sender, text, said) => expect(told(sender, text)).toBe(said)))

describe('two orders of which one is the team’s', () =>
  it.each([
    ['Mob', "KP on Bob, I'm carrying. RB on Ann", 'Mob factionKill Bob; Mob block Ann'],
    ['Mob', 'KP on Bob, Gus carrying. RB on Ann', 'Gus factionKill Bob; Mob block Ann'],
    ['Gus', 'We kill Bob', '?carrier Gus: faction kill · Bob / Mob: faction kill · Bob / Fran: faction kill · Bob'],
  ])('%s: %s', (sender, text, said) => expect(told(sender, text)).toBe(said)))

describe('what a teammate will do is asked for with the order it would be', () =>
  it.each([
    ['Gus', 'Mob will be roleblocking Ann', '?otherActs Mob: block · Ann'],
    ['Gus', "Mob's gonna rb Ann", '?otherActs Mob: block · Ann'],
    ['Gus', 'Fran is going to frame Ann', '?otherActs Fran: frame · Ann'],
    [
      'Gus',
      'KP on Bob carried by me, Mob will be roleblocking Ann',
      'Gus factionKill Bob; ?otherActs Mob: block · Ann',
    ],
    ['Gus', "KP on Bob, I'm carrying. Mob RB on Ann", 'Gus factionKill Bob; ?otherActs Mob: block · Ann'],
    // Not of the team: whose it would be is not known to the writer.
    ['Gus', 'Carl will be checking Ann', '?unread faction kill · Carl / faction kill · Ann'],
  ])('%s: %s', (sender, text, said) => expect(told(sender, text)).toBe(said)))

describe('who sends the kill in carries it', () =>
  it.each([
    ['Gus', 'We kill Bob. mob is sending in the kill', 'Mob factionKill Bob'],
    ['Gus', 'kill Bob, Mob is submitting it', 'Mob factionKill Bob'],
    ['Gus', 'Kill: Bob, sent in by Mob', 'Mob factionKill Bob'],
    ['Gus', 'Mob is turning in the kill on Bob', 'Mob factionKill Bob'],
    ['Gus', 'Sending in the kill on Bob', 'Gus factionKill Bob'],
    // Whom it is to be, is what is missing, and never who acts.
    [
      'Gus',
      'mob is sending in the kill',
      '?otherActs '
        + ['Doc', 'Wat', 'Blk', 'Vic', 'Gus', 'Fran', 'Bob', 'Ann', 'Carl']
          .map(name => `Mob: faction kill · ${name}`)
          .join(' / '),
    ],
  ])('%s: %s', (sender, text, said) => expect(told(sender, text)).toBe(said)))

describe('a heading says what is done to whom is named below it', () =>
  it.each([
    ['Gus', 'Night 2 kill\n\nBob please.', 'Gus factionKill Bob'],
    ['Gus', 'Night 2 kill\n\nBob. Mob carries it.', 'Mob factionKill Bob'],
    ['Doc', 'Night 2 protection\n\nBob', 'Doc protect Bob'],
    ['Vic', 'Night 2 shot\n\nBob or Ann', '?bareName shot · Ann / shot · Bob'],
    ['Gus', 'Night 2 kill\n\nWe want Bob dead.', '?unread faction kill · Bob'],
  ])('%s: %s', (sender, text, said) => expect(told(sender, text)).toBe(said)))

describe('instead of somebody never offers that one', () =>
  it.each([
    ['Vic', 'shoot Carl instead of Bob'],
    ['Vic', 'Instead of Bob shoot Carl'],
    ['Vic', 'kill Carl, instead of Bob please'],
    ['Doc', 'prot instead of Bob'],
    ['Vic', 'Carl instead of Bob'],
    ['Vic', 'instead of Bob I want Carl shot'],
    ['Vic', 'rather than Bob, Carl'],
    ['Doc', 'save Carll instead of Bob'],
  ])('%s: %s', (sender, text) => {
    const { proposals, doubts } = read(sender, text)
    expect(proposals.length + doubts.length).toBeGreaterThan(0)
    expect([...proposals, ...doubts.flatMap(({ choices }) => choices)].filter(({ to }) => to?.includes('Bob'))).toEqual(
      [],
    )
  }))
