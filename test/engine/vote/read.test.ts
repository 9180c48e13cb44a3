import { describe, expect, it } from 'vitest'
import type { Person } from '../../../engine/vote/person.ts'
import { readPosts } from '../../../engine/vote/read.ts'
import { anyForm, boldInFull, type Style } from '../../../engine/rules/style.ts'
import { inRussian } from '../../../engine/systems/russian/style.ts'
import { brief, people, reading, seven, told } from './table.ts'

type Row = [text: string, strict: string, loose?: string]
const table = (rows: Row[]) =>
  it.each(rows)('%j', (text, strict, loose = strict) =>
    expect([brief(text), brief(text, anyForm)]).toEqual([strict, loose]),
  )

describe('a vote, bold and in full', () =>
  table([
    ['[b]Vote: Bob[/b]', 'Bob'],
    ['[B]VOTE: BOB[/B]', 'Bob'],
    ['[b]vote:Bob.[/b]', 'Bob'],
    ['[b]Vote Bob[/b]', 'Bob'],
    ['[b]Vote for Bob[/b]', 'Bob'],
    ['[b]Vote - Bob[/b]', 'Bob'],
    ['[b]Vote -> Bob[/b]', 'Bob'],
    ['[b]##Vote: Bob[/b]', 'Bob'],
    ['[b]Vote: @Bob[/b]', 'Bob'],
    ['[b]Vote: [color=red][i]Bob[/i][/color][/b]', 'Bob'],
    ['[b][u]Vote: Bob[/b][/u]', 'Bob'],
    ['[b]Vote:[/b] [b]Bob[/b]', 'Bob'],
    ['I have seen enough. [b]Vote: Bob[/b] for now.', 'Bob'],
    ['I say [b]vote: Bob[/b] now', 'Bob'],
    ['[b]Vote: Bob because he lies[/b]', 'Bob'],
    ['[b]Vote: Bob, he lies[/b]', 'Bob'],
    ['[b]Vote: Bob (Ann is next)[/b]', 'Bob'],
    ['[b]Vote: Bob L-1[/b]', 'Bob'],
    ['[b]Vote: Bob :)[/b]', 'Bob'],
    ['[vote]Bob[/vote]', 'Bob'],
    ['**Vote: Bob**', 'Bob'],
    ['<strong>Vote: Bob</strong>', 'Bob'],
    ['<span style="font-weight: bold">Vote: Bob</span>', 'Bob'],
    ['<h2>Vote: Bob</h2>', 'Bob'],
    ['[b]Vote: Bob[/b]\n[b]Vote: Ann[/b]', 'Bob | Ann'],
  ]))

describe('an unvote', () =>
  table([
    ['[b]Unvote[/b]', '-'],
    ['[b]Unvote: Bob[/b]', '-Bob'],
    ['[b]Un Vote[/b]', '-'],
    ['[b]Un-Vote: Bob[/b]', '-Bob'],
    ['[b]UNVOTE[/b] Bob, I was wrong', '-Bob'],
    ['[b]Unvote[/b] for now, I have to reread', '-'],
    ['Fine. [b]Unvote[/b] because of that claim', '-'],
    ['ok fine [b]unvote[/b] for now', '-'],
    ['[b]Unvote: whoever it was[/b]', '-'],
    ['[b]Unvote Vote: Ann[/b]', '- | Ann'],
    ['[b]Unvote; Vote: Ann[/b]', '- | Ann'],
    ['[b]unvote and vote: Ann[/b]', '- | Ann'],
    ['[b]Unvote, then vote Ann[/b]', '- | Ann'],
    ['[b]unvote and then vote for Ann[/b]', '- | Ann'],
    ['[b]unvote & vote Ann[/b]', '- | Ann'],
    ['[b]Unvote\nVote: Ann[/b]', '- | Ann'],
    ['[b]Unvote: Ann, vote: Bob[/b]', '-Ann | Bob'],
    ['[b]Unvote Ann Vote Bob[/b]', '-Ann | Bob'],
    ['[b]unvote/vote: Bob[/b]', '- | Bob'],
    ['[b]Vote: unvote[/b]', '-'],
  ]))

describe('what does not count is listed with its reason', () =>
  table([
    ['Vote: Bob', 'no notBold', 'Bob'],
    ['Vote Bob', 'no notBold', 'Bob'],
    ['I vote Bob.', 'no notBold', 'no inSentence'],
    ['Unvote', 'no notBold', '-'],
    ['[b]V: Bob[/b]', 'no shortForm', 'Bob'],
    ['v: Bob', 'no shortForm', 'Bob'],
    ['[b]UV: Bob[/b]', 'no shortForm', '-Bob'],
    ['uv', 'no shortForm', '-'],
    ['[b]Vote:[/b] Bob', 'no partlyBold', 'Bob'],
    ['Vote: [b]Bob[/b]', 'no partlyBold', 'Bob'],
    ['[b]Vote: Bob', 'no notBold', 'Bob'],
    ['[b]My vote: Bob[/b]', 'no inSentence'],
    ['[b]I will unvote Bob later[/b]', 'no inSentence'],
    ['[b]Vote:[/b]', 'no noName'],
    ['[s][b]Vote: Bob[/b][/s]', 'no struck'],
    ['[spoiler][b]Vote: Bob[/b][/spoiler]', 'no spoiler'],
    ['[code][b]Vote: Bob[/b][/code]', 'no code'],
    ['<b>Vote: <span style="font-weight: normal">Bob</span></b>', 'no partlyBold', 'Bob'],
    ['<div style="display:none"><b>Vote: Bob</b></div>', 'no spoiler'],
  ]))

describe('what is no attempt', () =>
  table([
    ['I vote for honesty, and my vote of yesterday stands.', ''],
    ['Who to vote: that is the question.', ''],
    ['[b]Vote count 1.2[/b]', ''],
    ['[b]unvote me, you cowards[/b]', ''],
    ['[b]Unvote[/b] me, you cowards', ''],
    ['[b]Unvote[/b] is two letters more than vote', ''],
    ['You should [b]unvote[/b] for now', ''],
    ['[quote="Ann"][b]Vote: Bob[/b][/quote] So?', ''],
    ['[quote][quote][b]Vote: Bob[/b][/quote][b]Vote: Ann[/b][/quote]', ''],
    ['<blockquote><b>Vote: Bob</b><blockquote><b>Unvote</b></blockquote></blockquote>', ''],
    ['> **Vote: Bob**', ''],
    ['The votebot counts devotees and voters; UVA counts :v: faces.', ''],
    ['<script>document.write("<b>Vote: Bob</b>")</script><style>b{}</style>', ''],
    ['<div class="bbCodeBlock bbCodeBlock--unfurl"><h3>Vote: Bob</h3></div>', ''],
    ['<textarea><b>Vote: Bob</b></textarea>', ''],
  ]))

describe('names', () =>
  table([
    // G1: case and spaces do not matter; a beginning is a doubt unless the style has it otherwise.
    ['[b]vote: pLAYer[/b]', 'Player'],
    ['[b]vote: Play er[/b]', 'Player'],
    ['[b]vote: Play[/b]', '? Play: Player', 'Player (Play)'],
    // G2: of a beginning that fits two, nobody is picked.
    ['[b]vote: Bo[/b]', '? Bo: Bob, Bobby'],
    ['[b]Vote: Bobb[/b]', '? Bobb: Bobby, Bob', 'Bobby (Bobb)'],
    ['[b]Vote: bad ash[/b]', 'Bad Ash'],
    ['[b]Vote: BadAsh[/b]', 'Bad Ash'],
    ['[b]Vote: BA[/b]', '? BA: Bad Ash'],
    ['[b]Vote: Ash[/b]', '? Ash: Bad Ash'],
    ['[b]Vote: MaryAnn[/b]', 'Mary-Ann'],
    ['[b]Vote: Plaeyr[/b]', '? Plaeyr: Player'],
    ['[b]Vote: Xyzzy[/b]', '? Xyzzy: '],
    ['[b]Vote: Bob?[/b]', '? Bob: Bob'],
    ['[b]Vote: Bob if he claims[/b]', '? Bob: Bob'],
    ['[b]Vote: Bob or Ann[/b]', '? Bob: Bob, Ann'],
    ['[b]Vote: Bob, Ann[/b]', '? Bob: Bob, Ann'],
    ['[b]Vote: Bob/Ann[/b]', '? Bob: Bob, Ann'],
    ['[b]Vote: Bob by[/b]', '? Bob by: Bobby, Bob'],
    ["[b]Vote: Bob's[/b]", "? Bob's: Bob"],
    ['[b]Vote: No Lynch[/b]', '? No Lynch: ', 'nobody'],
  ]))

describe('letters that mislead', () => {
  it('invisible ones do not matter', () => expect(brief('[b]V\u200bote: B\u2060o\u00adb[/b]')).toBe('Bob'))
  it('wide and accented ones read as plain ones', () => expect(brief('[b]Ｖｏｔｅ：Ｂób[/b]')).toBe('Bob'))
  it('a name that looks other than it reads is a doubt', () =>
    expect(brief('[b]Vote: \u202eBob[/b]')).toMatch(/^\? .*: Bob$/))
  it('unless somebody is called just so', () => {
    const odd = [
      { id: 's1', name: 'Fay \u202eyaF' },
      { id: 's2', name: 'Dan' },
    ]
    expect(
      told(
        readPosts(
          [
            { by: 'Dan', text: '[b]Vote: Fay \u202eyaF[/b]' },
            { by: 'Fay \u202eyaF', text: '[b]Vote: \u200fDan\u200e[/b]' },
            { by: 'Dan', text: '[b]Vote: Fay yaF[/b]' },
          ],
          odd,
          boldInFull,
        ),
      ),
    ).toBe('s1 | s2 | s1')
  })
  it('a letter of another script is a doubt', () => expect(brief('[b]Vote: B\u043eb[/b]')).toBe('? B\u043eb: Bob'))
  it('two players whose names differ in case are told apart by it', () => {
    const both = people('ann', 'Ann', 'Eve')
    expect(
      ['Ann', 'ann', 'ANN'].map(name =>
        told(readPosts([{ by: 'Eve', text: `[b]Vote: ${name}[/b]` }], both, boldInFull)),
      ),
    ).toEqual(['Ann', 'ann', '? ANN: ann, Ann'])
  })
  it('names without letters, with marks, and of other scripts', () => {
    const odd = people('★', 'C++', 'C', 'Иван Петров', 'Mr. T', '__proto__', 'Vote Quimby', 'Al', 'Alice')
    const read = (name: string): string =>
      told(readPosts([{ by: 'Al', text: `[b]Vote: ${name}[/b]` }], odd, boldInFull))
    expect(
      ['★', 'C++', 'c', 'иван петров', 'Mr. T', 'Mr T', '__proto__', 'constructor', 'Vote Quimby', 'al', 'Ali'].map(
        read,
      ),
    ).toEqual([
      '★',
      'C++',
      'C',
      'Иван Петров',
      'Mr. T',
      'Mr. T',
      '__proto__',
      '? constructor: ',
      'Vote Quimby',
      'Al',
      '? Ali: Alice, Al',
    ])
  })
})

describe('people', () => {
  const table: Person[] = [
    { id: 's1', name: 'Ann', aliases: ['Annie'] },
    { id: 's2', name: 'Zoe', former: ['Bob'] },
    { id: 's3', name: 'Cat', cannotVote: 'dead', cannotBeVoted: 'dead' },
    { id: 's4', name: 'Dan', cannotVote: 'lostVote' },
    { id: 's5', name: 'Eve', cannotVote: 'out', cannotBeVoted: 'out' },
    { id: 'host', name: 'Sue', host: true },
  ]
  const read = (by: string, text: string): string => told(readPosts([{ by, text }], table, boldInFull))
  it('are called by their aliases, and by who sat there before', () =>
    expect([
      read('Zoe', '[b]Vote: annie[/b]'),
      read('Ann', '[b]Vote: Bob[/b]'),
      read('Ann', '[b]Vote: Zoe[/b]'),
    ]).toEqual(['s1', 's2', 's2']))
  it('write under them too, or as their seats', () =>
    expect(
      ['Bob', 'Zoe', 's2', 'zoe'].map(
        by => readPosts([{ by, text: '[b]Vote: Ann[/b]' }], table, boldInFull).ballots[0]?.by,
      ),
    ).toEqual(['s2', 's2', 's2', 's2']))
  // G11: who is dead, has lost the vote or is unknown is passed over, and listed.
  it('who may not vote is listed', () =>
    expect(['Cat', 'Dan', 'Eve', 'Stranger'].map(by => read(by, '[b]Vote: Ann[/b]'))).toEqual([
      'no dead',
      'no lostVote',
      'no out',
      'no notPlaying',
    ]))
  it('who cannot be voted for is listed', () =>
    expect([read('Ann', '[b]Vote: Cat[/b]'), read('Ann', '[b]Vote: Eve[/b]')]).toEqual([
      'no targetDead',
      'no targetOut',
    ]))
  it('a host votes for nobody, and nobody votes for a host', () =>
    expect([read('Sue', '[b]Vote: Ann[/b]'), read('Ann', '[b]Vote: Sue[/b]')]).toEqual(['', '? Sue: ']))
  it('strangers’ talk is not listed', () => expect(read('Stranger', 'Vote: Ann, if I were you')).toBe(''))
})

describe('a ballot', () => {
  it('says where it was cast', () => {
    const { ballots } = readPosts(
      [
        { id: 'p7', by: 'Dan', text: 'x', at: '2026-03-03T20:00:00Z' },
        { by: 'Dan', text: 'Well.\n\n[b]Vote: Bob[/b]', at: '2026-03-03T20:05:00Z' },
      ],
      seven,
      boldInFull,
    )
    expect(ballots).toEqual([
      { post: '2', index: 1, by: 'Dan', for: 'Bob', at: '2026-03-03T20:05:00Z', place: { line: 2, start: 6, end: 15 } },
    ])
    expect('Well.\nVote: Bob'.slice(6, 15)).toBe('Vote: Bob')
  })
  it('survives JSON with everything beside it', () => {
    const read = reading('[b]Vote: Bob[/b] [b]V: Bob[/b] [b]Vote: Bo[/b]', boldInFull, { edited: true })
    expect(JSON.parse(JSON.stringify(read))).toEqual(read)
  })
})

// G10
describe('an edited post with an attempt is flagged', () =>
  it.each([
    ['[b]Vote: Bob[/b]', true, 1],
    ['Vote: Bob', true, 1],
    ['[b]Vote: Bo[/b]', true, 1],
    ['Nothing of the kind', true, 0],
    ['[b]Vote: Bob[/b]', false, 0],
    ['[b]Vote: Bob[/b]\nLast edited by Dan on Tue Mar 03, 2026 10:40 pm, edited 1 time in total.', false, 1],
    ['<b>Vote: Bob</b><div class="notice">Last edited by <b>Dan</b>; vote: Ann.</div>', false, 1],
  ] as const)('%j, edited: %s', (text, edited, flagged) =>
    expect(reading(text, boldInFull, { edited }).flagged).toHaveLength(flagged),
  ))

describe('a style is data', () => {
  const own =
    (style: Partial<Style>) =>
    (text: string): string =>
      brief(text, { ...boldInFull, ...style })
  it('a colon may be needed', () =>
    expect(['[b]Vote Bob[/b]', '[b]Vote: Bob[/b]'].map(own({ colon: true }))).toEqual(['no noColon', 'Bob']))
  it('a sign may be needed', () =>
    expect(['[b]##vote Bob[/b]', '[b]Vote: Bob[/b]', '[b]/vote Bob[/b]'].map(own({ signs: ['##'] }))).toEqual([
      'Bob',
      'no noSign',
      'no noSign',
    ]))
  it('spoilers may count', () => expect(own({ spoilers: true })('[spoiler][b]Vote: Bob[/b][/spoiler]')).toBe('Bob'))
  it('Russian votes count bold or not, and need a colon', () =>
    expect(['Голос: Bob', '[b]Голос: Bob[/b]', 'Голосую за Bob'].map(own(inRussian))).toEqual([
      'Bob',
      'Bob',
      'no noColon',
    ]))
  it('words may be others', () =>
    expect(
      ['[b]Голос: Bob[/b]', '[b]снять голос[/b]', '[b]Vote: Bob[/b]'].map(
        own({ vote: ['голос'], unvote: ['снять голос'] }),
      ),
    ).toEqual(['Bob', '-', '']))
})
