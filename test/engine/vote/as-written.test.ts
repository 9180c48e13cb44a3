/** Names and votes as people write them: nothing in doubt is guessed, and nothing is lost. */
import { describe, expect, it } from 'vitest'
import { readPosts } from '../../../engine/vote/read.ts'
import { anyForm, boldInFull, type Style } from '../../../engine/rules/style.ts'
import { people, told } from './table.ts'

const table = people(
  'Kaiser Sun Crow',
  'GreyBeard',
  'Looking Mirror',
  'The Killer Clown',
  'IAmTheWalrus',
  'Player123',
  'Zorblag',
  'Bob',
  'Bobby',
)
const brief = (text: string, style: Style): string => told(readPosts([{ by: 'Bob', text }], table, style))

describe('a name as people write it', () => {
  it.each([
    ['KSC', 'Kaiser Sun Crow'],
    ['ksc', 'Kaiser Sun Crow'],
    ['gb', 'GreyBeard'],
    ['lm', 'Looking Mirror'],
    ['tkc', 'The Killer Clown'],
    ['KC', 'The Killer Clown'],
    ['Killer Clown', 'The Killer Clown'],
    ['clow', 'The Killer Clown'],
    ['wal', 'IAmTheWalrus'],
    ['walrus', 'IAmTheWalrus'],
    ['Player', 'Player123'],
    ['greybread', 'GreyBeard'],
  ])('is asked about with whom it fits: %s', (said, name) =>
    expect(brief(`[b]Vote: ${said}[/b]`, boldInFull)).toBe(`? ${said}: ${name}`),
  )
  it.each([
    ['Killer Clown', 'The Killer Clown'],
    ['walrus', 'IAmTheWalrus'],
    ['player', 'Player123'],
  ])('without its article or its number will do where beginnings do: %s', (said, name) =>
    expect(brief(`vote ${said}`, anyForm)).toBe(`${name} (${said})`),
  )
})

const signed: Style = { ...boldInFull, bold: false, signs: ['##'] }
describe('a vote as people write it', () =>
  it.each<[string, Style, string]>([
    ['##vote:\nZorblag', signed, 'Zorblag'],
    ['[b]##vote:[/b]\n\nZorblag', signed, 'Zorblag'],
    ['[b]Vote:\nZorblag[/b]', boldInFull, 'Zorblag'],
    ['[b]Vote:[/b]\nZorblag', boldInFull, 'no partlyBold'],
    ['whatever ##vote Zorblag', signed, 'Zorblag'],
    ['whatever ##vote Zorblag', anyForm, 'Zorblag'],
    ['I would ##vote Zorblag', signed, 'no inSentence'],
    ["don't ##vote Zorblag", signed, 'no inSentence'],
    ['#vote Zorblag', signed, 'no noSign'],
    ['[vote]Zorblag[/vote]', boldInFull, 'Zorblag'],
    ['VOTE: Zorblag', anyForm, 'Zorblag'],
    ['[quote]##vote Zorblag[/quote]', signed, ''],
    ['[s]##vote Zorblag[/s]', signed, 'no struck'],
    ['##vote:\nzrblag', signed, '? zrblag: Zorblag'],
    ['still ##vote Zorblag btw', signed, 'Zorblag'],
    ['Voting Zorblag right back', anyForm, '? Zorblag: Zorblag'],
    ['Voting Zorblag because he lies', anyForm, '? Zorblag: Zorblag'],
    ['Voting Zorblag was silly', anyForm, ''],
    ['Who is voting Zorblag now', anyForm, ''],
    ['Unvote.\nNo reason.', { ...boldInFull, bold: false, colon: true }, '-'],
    ['so unvote him', { ...boldInFull, bold: false, colon: true }, ''],
  ])('%j', (text, style, read) => expect(brief(text, style)).toBe(read)))
