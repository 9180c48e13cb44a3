/** Votes that hang on a condition are asked about, and those inside a sentence are listed, whoever they name. */
import { describe, expect, it } from 'vitest'
import { readPosts } from '../../../engine/vote/read.ts'
import { anyForm, boldInFull, type Style } from '../../../engine/rules/style.ts'
import { inRussian } from '../../../engine/systems/russian/style.ts'
import { people } from './table.ts'

const table = people('Ann', 'Bob', 'Kim', 'Аня', 'Боря')
function said(text: string, style: Style): string {
  const { ballots, unresolved, uncounted } = readPosts([{ by: 'Ann', text }], table, { ...style, nicknames: 'show' })
  return [
    ...ballots.map(({ for: on, unvote }) => (unvote ? 'unvote' : on)),
    ...unresolved.map(({ asks = 'whom', near }) => `${asks}: ${near.join(', ')}`),
    ...uncounted.map(({ why, text: tried }) => `${why}: ${tried}`),
  ].join('; ')
}
const rows = (style: Style, all: [text: string, is: string][]) =>
  it.each(all)('%s: %s', (text, is) => expect(said(text, style)).toBe(is))

describe('a condition before a bold vote', () =>
  rows(boldInFull, [
    ['[b]If Kim flips town, vote: Bob[/b]', 'condition: Bob'],
    ['[b]But only if Kim flips town, ##vote Bob[/b]', 'condition: Bob'],
    ['[b]Unless Kim claims: VOTE: Bob[/b]', 'condition: Bob'],
    ['[b]If Kim flips town, vote: Zork[/b]', 'whom: '],
    ['[b]If Kim flips town, vote: Bo[/b]', 'whom: Bob'],
    ['[b]If Kim flips town, unvote, vote: Bob[/b]', 'unvote; condition: Bob'],
    ['[b]Vote: Bob. If Kim flips town, vote: Kim[/b]', 'Bob; condition: Kim'],
    ['[b]Vote: Bob, but if Bob flips town, vote: Kim[/b]', 'Bob; condition: Kim'],
    ['[b]Sorry if I missed it. Vote: Bob[/b]', 'Bob'],
    ['[b]Unvote (if I had to), vote: Bob[/b]', 'unvote; Bob'],
    ['[b]Once again, vote: Bob[/b]', 'Bob'],
    ['If Kim flips town, [b]vote: Bob[/b]', 'Bob'],
  ]))

describe('a sentence about everybody, which begins as a vote for nobody', () =>
  rows(anyForm, [
    ...['nobody', 'nobody, I like you all', 'no one today please', 'no lynch I think', 'nobody so far'].map(
      (words): [string, string] => [`VOTE: ${words}`, ''],
    ),
    ...['nobody I know', 'no one here convinces me', 'nobody is clear', 'no lynch is bad', 'no kill in town'].map(
      (words): [string, string] => [`VOTE: ${words}`, 'whom: '],
    ),
  ]))

describe('a condition behind it', () =>
  rows(boldInFull, [
    ['[b]VOTE: Bob only if he is here[/b]', 'condition: Bob'],
    ['[b]VOTE: Bob, as long as he is here[/b]', 'condition: Bob'],
    ['[b]##vote Zork if Kim flips[/b]', 'whom: '],
    ['[b]Vote: Bob as he lies[/b]', 'Bob'],
  ]))

describe('a bold vote inside a sentence', () =>
  rows(boldInFull, [
    ["[b]I'd vote: Zork if he flips[/b]", 'inSentence: vote: Zork'],
    ["[b]I'd vote: Bob if he flips[/b]", 'inSentence: vote: Bob'],
    ["[b]I won't vote: Zork[/b]", 'inSentence: vote: Zork'],
    ['[b]Should I ##vote Zork?[/b]', 'inSentence: ##vote Zork'],
    ['[b]I vote Zork[/b]', 'inSentence: vote Zork'],
    ['[b]My vote: Zork[/b]', 'inSentence: vote: Zork'],
    ["I'd vote: Bob if he flips", 'notBold: vote: Bob'],
    ['[b]Who to vote: that is the question[/b]', ''],
    ['If you vote: Bob will flip town', ''],
  ]))

describe('plain votes where they count', () =>
  rows(anyForm, [
    ["I'd vote: Zork if he flips", 'inSentence: vote: Zork'],
    ['If Kim flips town, vote: Bob', 'condition: Bob'],
    ['vote Bob if Kim flips', 'condition: Bob'],
    ['vote Zork if Kim flips', 'whom: '],
    ['The last vote - he was late - is odd', ''],
    ['vote count when Kim is back', ''],
  ]))

describe('the same in Russian', () =>
  rows(inRussian, [
    ['Голос: Боря, если Аня город', 'condition: Боря'],
    ['Если Аня город, голос: Боря', 'condition: Боря'],
    ['Голос: Боря при условии, что Аня город', 'condition: Боря'],
    ['Голосую за: Боря, когда Аня уйдет', 'condition: Боря'],
    ['Голосую за Борю, если Аня город', 'noColon: Голосую за Борю'],
    ['Голосую за Зорка, если Аня город', 'noColon: Голосую за Зорка'],
    ['Голос: Боря или Аня', 'whom: Боря, Аня'],
    ['Хочу голос: Зорк', 'inSentence: голос: Зорк'],
    ['Не голосую за: Зорк', 'inSentence: голосую за: Зорк'],
    ['Аня сказала «голос: Зорк»', 'inSentence: голос: Зорк'],
    ['Голос: Боря, потому что Аня город', 'Боря'],
  ]))
