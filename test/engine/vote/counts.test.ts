import { describe, expect, it } from 'vitest'
import { peopleOf } from '../../../engine/vote/people.ts'
import type { Person } from '../../../engine/vote/person.ts'
import { readPosts } from '../../../engine/vote/read.ts'
import type { HostCount } from '../../../engine/vote/reading.ts'
import { majorityOf, standingAfter } from '../../../engine/vote/standing.ts'
import { boldInFull, type Style } from '../../../engine/rules/style.ts'
import { people } from './table.ts'

const table: Person[] = [...people('Ann', 'Bob', 'Cat Stevens', 'Dan', 'Eve'), { id: 'Sue', name: 'Sue', host: true }]
const vote = (by: string, name: string) => ({ by, text: name ? `[b]Vote: ${name}[/b]` : '[b]Unvote[/b]' })
const standing = (posts: { by: string; text: string }[], style: Style = boldInFull): string => {
  const { ballots, counts } = readPosts(posts, table, style)
  return standingAfter(ballots, counts)
    .votes.map(({ for: target = 'nobody', voters }) => `${target}: ${voters.map(({ by }) => by).join(' ')}`)
    .join(', ')
}
const counted = (text: string, style: Style = boldInFull): HostCount | undefined =>
  readPosts([{ by: 'Sue', text }], table, style).counts[0]
const rows = ({ votes, idle }: HostCount): string =>
  `${votes.map(({ for: target, voters }) => `${target || 'nobody'}: ${voters.join(' ')}`).join(', ')} | ${idle.join(' ')}`

describe('a standing', () => {
  it('is the last vote of each, in the order in which they came', () =>
    expect(
      standing([
        vote('Ann', 'Bob'),
        vote('Dan', 'Cat Stevens'),
        vote('Eve', 'Bob'),
        vote('Ann', 'Cat Stevens'),
        vote('Bob', 'Ann'),
        vote('Bob', ''),
      ]),
    ).toBe('Cat Stevens: Dan Ann, Bob: Eve'))
  it('puts first who got there first, of those with as many', () =>
    expect(standing([vote('Ann', 'Bob'), vote('Dan', 'Eve'), vote('Eve', 'Dan')])).toBe('Bob: Ann, Eve: Dan, Dan: Eve'))
  it('keeps who says the same again in their place', () =>
    expect(standing([vote('Ann', 'Bob'), vote('Dan', 'Bob'), vote('Ann', 'Bob')])).toBe('Bob: Ann Dan'))
})

describe('as hosts write it, a count', () => {
  it.each([
    // By nicknames and with slips, where one player alone can be meant.
    ['Vote Count 1.2\nBobb (2): Ann, Cat\nCS (1): Evee', 'Bob: Ann Cat Stevens, Cat Stevens: Eve | '],
    ['Vote Count 1.2\nStevens - 1 - Dan', 'Cat Stevens: Dan | '],
    ['Vote Count 1.2\nBob (1) - Ann\nNot Voting - EVERYONE ELSE', 'Bob: Ann | '],
    ['Vote Count 1.2\nBob (0) - n/a\nCat Stevens (1) - Dan', 'Bob: , Cat Stevens: Dan | '],
    ['Vote Count 1.0\n[0] Bob [L-3]\n[0] Cat Stevens [L-3]', 'Bob: , Cat Stevens:  | '],
    // With what tells that it is over.
    ['Vote Count 1.2\nBob (3): Ann, Dan, Eve -- LYNCH', 'Bob: Ann Dan Eve | '],
    ['Vote Count 1.2\nBob (3) (Lynch) - Ann, Dan, Eve', 'Bob: Ann Dan Eve | '],
    ['Vote Count 1.2\nBob (3): Ann, Dan, Eve (HAMMER @ 812)', 'Bob: Ann Dan Eve | '],
    ['Vote Count 1.2\nBob [3]: Ann, Dan, Eve [LYNCHED!]', 'Bob: Ann Dan Eve | '],
    ['Vote Count 1.2\nNo Lynch (1): Ann', 'nobody: Ann | '],
    // With nothing but how far it is between the names.
    ['Vote Count 1.2\nBob [L-1] Ann, Dan\nCat Stevens (L-2) Eve', 'Bob: Ann Dan, Cat Stevens: Eve | '],
    ['Vote Count 1.2\nBob [LYNCHED] Ann, Dan, Eve\nDan (E-2) Bob', 'Bob: Ann Dan Eve, Dan: Bob | '],
    ['Vote Count 1.2\nBob (L-2) is close to it, Ann\nDan (1): Eve', 'Dan: Eve | '],
    // With a remark beside a voter, or that all of them vote.
    [
      'Vote Count 1.2\nBob (2): Ann, Dan (whose unvote is not accepted, since somebody had hammered before it was made)',
      'Bob: Ann Dan | ',
    ],
    ['Vote Count 1.2\nBob (2): Ann, Dan\nNot voting (0): Everyone is voting!', 'Bob: Ann Dan | '],
    ['Подсчет голосов\nBob (2): Ann, Dan\nНе голосуют (0): все голосуют', 'Bob: Ann Dan | '],
    // Above how it came about, or in a spoiler itself.
    [
      'Vote Count 1.2\nBob (1) - Dan\n[spoiler]Dan: Ann (12) --> Bob (14)\nAnn: Bob (3) --> Dan (9)[/spoiler]',
      'Bob: Dan | ',
    ],
    ['Vote Count 1.2\n[spoiler]Bob (2): Ann, Dan[/spoiler]', 'Bob: Ann Dan | '],
    // In a block that stands in its line.
    [
      'Vote Count 1.2<br><div style="display:inline;font-weight:bold">Bob</div> (2): Ann, Dan<br><div style="display:inline">Not voting</div>: Eve',
      'Bob: Ann Dan | Eve',
    ],
  ])('is read: %j', (text, expected) => {
    const count = readPosts([{ by: 'Sue', text }], table, { ...boldInFull, nobody: ['no lynch'] }).counts[0]!
    expect([rows(count), count.trouble]).toEqual([expected, undefined])
  })
  it.each(['Vote Count 1.2\nBob (1): Zed', 'Vote Count 1.2\nBob (1): Dann'])(
    'is not where nobody, or more than one, can be meant: %j',
    text => expect(counted(text)?.trouble).toBeDefined(),
  )
  it('is compared and not gone on from where somebody stands by a nickname', () => {
    expect(counted('Corrected vote count\nBob (1): Cat')).toMatchObject({
      baseline: false,
      votes: [{ voters: ['Cat Stevens'] }],
    })
    expect(counted('Corrected vote count\nBob (1): Cat Stevens')).toMatchObject({ baseline: true })
  })
})

// G6, as far as it is counting: half the living, rounded down, plus one.
describe('a majority', () =>
  it.each([
    [1, 1],
    [2, 2],
    [3, 2],
    [4, 3],
    [5, 3],
    [10, 6],
    [11, 6],
  ])('of %i is %i', (living, votes) => expect(majorityOf(living)).toBe(votes)))

describe('a count of the host', () =>
  it.each([
    [
      'Vote Count 1.2\nBob (2) - Ann, Dan\nCat Stevens (1) - Bob\nNot voting (2): Eve, Cat Stevens',
      'Bob: Ann Dan, Cat Stevens: Bob | Eve Cat Stevens',
    ],
    ['[b]Votals[/b]\n[b]Bob[/b] [2/3]: [i]Ann[/i], Dan', 'Bob: Ann Dan | '],
    ['Tally\nBob: 2 (Ann, Dan)', 'Bob: Ann Dan | '],
    ['Current votes:\n2 Bob: Ann, Dan\n1 - Ann: Eve', 'Bob: Ann Dan, Ann: Eve | '],
    ['Bob (L-1) (2): Ann (#12), Dan [14]\nAnn (1): Eve', 'Bob: Ann Dan, Ann: Eve | '],
    ['Vote count\nbob - 1 - ann\nDan (0):\nNot voting: Dan, Eve', 'Bob: Ann, Dan:  | Dan Eve'],
  ])('%j', (text, said) => expect(rows(counted(text)!)).toBe(said)))

describe('a count as hosts write it', () =>
  it.each([
    'Bob (2): Ann, [s]Eve[/s]\n, Dan\nEve (1): Bob',
    'Bob (2): [s]Cat Stevens\n[/s]Ann, Dan\nEve (1): Bob',
    '[b]Bob[/b] (2): Ann, [s]Cat Stevens\n[/s]Dan\n[b]Eve[/b] (1): [s]Dan[/s]\nBob',
    'Bob (2):\nAnn\nDan\n\nEve (1):\nBob\n',
    'Bob (2)\nAnn\n[s]Eve[/s]\nDan\n\nEve (1)\nBob',
    'Bob (L-1): Ann, Dan\nEve (E-2): Bob',
    'Bob L-1 (2): Ann, Dan\nEve (1, L-2): Bob',
    'Bob - 2 (E-1) - Ann, Dan\nEve - 1 - Bob',
    '[2] Bob - Ann, Dan\n[1] Eve - Bob',
    'Bob (2/4): [Ann, Dan]\nEve (1/4): [Bob]',
    'Bob\t2\tAnn, Dan\nEve\t1\tBob',
    '2\tBob\tAnn\tDan\n1\tEve\tBob',
    'Bob\tAnn, Dan\t2\nEve\tBob\t1',
    '2 Bob (Ann, Dan)\n1 Eve (Bob)',
    '1. Bob (2): Ann, Dan\n2. Eve (1): Bob',
    'Votes for Bob: 2 (Ann, Dan)\nVotes for Eve: 1 (Bob)',
    'Bob x2 - Ann/Dan\nEve x1 - Bob',
    'Bob: Ann Dan\nEve: Bob',
  ])('%j', written => {
    const count = counted(`Vote Count 1.2\n${written}`)!
    expect([rows(count), count.trouble]).toEqual(['Bob: Ann Dan, Eve: Bob | ', undefined])
  }))

describe('a post with the heading of a count', () => {
  it.each([
    'Vote Count 1.2\nAlice: 4 of them',
    '[b]Votecount[/b]\n\nsee the spreadsheet',
    'Vote Count 1.2',
    '[b]Official Vote Count[/b]',
    'Vote count as of post 120:\nBob has Ann on him',
    'Here is the vote count as of now\nBob by Ann',
    'Mill Mafia – Day 1 – Vote Count 1.2',
    'Day Two, votecount #3 (page 12)\n[table][tr][td]Bob[/td][td]two[/td][/tr][/table]',
    'Current votes:\nsome',
    '[spoiler]Vote Count 1.2[/spoiler]',
  ])('and no row that can be read says so: %j', text =>
    expect(counted(text)).toMatchObject({
      votes: [],
      baseline: false,
      trouble: { en: 'it is headed as a vote count, but no line of it could be read' },
    }),
  )
  it.each(['Vote Count 2.1\nNobody has voted yet.', 'Vote Count 2.1\nNot voting (2): Ann, Bob'])(
    'and no votes yet is one: %j',
    text => expect([counted(text)?.votes, counted(text)?.trouble]).toEqual([[], undefined]),
  )
  it.each([
    'In the next vote count I will post 4 names.',
    'Final Vote Count: Bob was lynched 3-1',
    'A vote count comes tonight.',
    'No vote count today',
    'Vote count?',
    'Tallying takes a while.',
    'No votes so far, and 3 hours left.',
    'The final standings\n1. Town',
  ])('in its talk is none: %j', text => expect(counted(text)).toBeUndefined())
})

// Hosts of Russian games write their counts in Russian, and some hosts have a word of their own for it.
describe('a count in other words', () => {
  it.each([
    'Подсчёт голосов\nBob (2): Ann, Dan\nEve: Bob\nНе голосовали: Eve, Cat Stevens',
    '[b]Голоса на 20:00 мск[/b]\nBob (2 голоса): Ann и Dan\nEve (1 голос): Bob\nНе проголосовали (2): Eve, Cat Stevens',
    'Текущие голоса (пост 120)\nBob – 2 – Ann, Dan\nEve – 1 – Bob\nБез голоса: Eve, Cat Stevens',
    'Итоги голосования, день 2\nЗа Bob: 2 (Ann, Dan)\nЗа Eve: 1 (Bob)\nНе голосуют: Eve, Cat Stevens',
  ])('%j', written => {
    const count = counted(written)!
    expect([rows(count), count.trouble, count.unread]).toEqual([
      'Bob: Ann Dan, Eve: Bob | Eve Cat Stevens',
      undefined,
      undefined,
    ])
  })
  it.each([
    'Подсчет голосов 1.2',
    'Голоса на 18:30, день 1',
    'Текущие голоса:\nвсё тихо',
    'День 2. Промежуточный подсчёт голосов №3',
  ])('and no row that can be read says so: %j', text => expect(counted(text)?.trouble).toBeDefined())
  it.each(['Голоса Bob посчитаю вечером', 'Подсчёт голосов будет вечером', 'Голосование идёт'])(
    'in its talk is none: %j',
    text => expect(counted(text)).toBeUndefined(),
  )
  it('replaces what was read before where it says that it is corrected', () =>
    expect(standing([vote('Dan', 'Eve'), { by: 'Sue', text: 'Исправленный подсчёт голосов\nBob (1): Dan' }])).toBe(
      'Bob: Dan',
    ))
  it('is known by what its host calls it', () => {
    const style = { ...boldInFull, titles: ['The Ledger'] }
    expect(counted('The Ledger, day 2\nBob owes Ann', style)?.trouble).toBeDefined()
    expect(counted('The Ledger, day 2\nBob owes Ann')).toBeUndefined()
    expect(rows(counted('~ THE LEDGER ~\nBob: Ann, Dan', style)!)).toBe('Bob: Ann Dan | ')
    expect(counted('The ledger lies on the table', style)).toBeUndefined()
  })
})

// A doublevoter stands in it as two votes, whichever way the host writes that.
describe('a voter who counts twice in a count', () => {
  it.each([
    'Bob (3): Ann, Ann, Dan',
    'Bob (3): Ann (x2), Dan',
    'Bob (3): Ann (×2), Dan',
    'Bob (3): Ann ×2, Dan',
    'Bob (3): Ann x2, Dan',
    'Bob (3): Ann (2x), Dan',
    'Bob (3): Ann [2], Dan',
    'Bob (3): Ann (2 votes), Dan',
    'Bob (3): Ann (doublevoter), Dan',
    'Bob: 3 (Ann (x2), Dan)',
    '[3] Bob - Ann (x2) Dan',
    'Bob (3)\nAnn (x2)\nDan',
    'Bob: Ann (x2), Dan',
  ])('%j', written => {
    const count = counted(`Vote Count 1.2\n${written}\nEve (1): Bob`)!
    expect([rows(count), count.trouble]).toEqual(['Bob: Ann Ann Dan, Eve: Bob | ', undefined])
  })
  it.each(['Bob (2): Ann (#12), Dan [14]', 'Bob (2): Ann [2], Dan [3]', 'Bob (2): Ann (12), Dan', 'Bob: Ann [2], Dan'])(
    'is none by the number of a post: %j',
    written => {
      const count = counted(`Vote Count 1.2\n${written}`)!
      expect([rows(count), count.trouble]).toEqual(['Bob: Ann Dan | ', undefined])
    },
  )
  it('is known from the list of players too, where the number says so', () => {
    const list = peopleOf('Ann (doublevoter)\nBob\nDan\nHost: Sue').people
    const { counts, ballots } = readPosts(
      [vote('Ann', 'Bob'), { by: 'Sue', text: 'Vote Count\nBob (3): Ann, Dan\nNot voting: Bob' }],
      list,
      boldInFull,
    )
    expect(counts[0]).toMatchObject({ votes: [{ for: 'Bob', voters: ['Ann', 'Ann', 'Dan'] }] })
    expect(standingAfter(ballots, counts, list).differences.map(({ by }) => by)).toEqual(['Dan'])
  })
  it('is in doubt where a row says otherwise', () =>
    expect(counted('Vote Count\nBob (2): Ann (x2), Dan')).toMatchObject({
      slip: { en: '"Bob (2): Ann (x2), Dan" says 2 but names 3' },
    }))
  it.each(['Bob (1): Ann\nNot voting (2): Ann, Dan', 'Bob (1): Dan\nNot voting (2): Ann, Ann'])(
    'votes, or does not: %j',
    written => expect(counted(`Vote Count\n${written}`)).toMatchObject({ slip: { en: '"Ann" appears in it twice' } }),
  )
  it('differs from a single vote, and is gone on from as two', () => {
    const posts = (heading: string) => [
      vote('Ann', 'Bob'),
      vote('Dan', 'Eve'),
      { by: 'Sue', text: `${heading}\nBob (2): Ann (x2)\nEve (1): Dan` },
      vote('Ann', 'Eve'),
    ]
    const after = (heading: string) => {
      const { ballots, counts } = readPosts(posts(heading), table, boldInFull)
      return standingAfter(ballots, counts)
    }
    const differs = { by: 'Ann', read: 'Bob', counted: 'Bob', votes: 2 }
    expect(after('Vote count').differences).toMatchObject([differs])
    expect(after('Vote count').votes.map(({ count }) => count)).toEqual([2])
    expect(after('Corrected vote count').votes.map(({ count }) => count)).toEqual([3])
  })
})

// Where a doublevoter has two votes instead: each for whom he likes.
describe('a voter with two votes', () => {
  const list: Person[] = [
    { id: 'Ann', name: 'Ann', votes: 2, divided: true },
    ...people('Bob', 'Dan', 'Eve'),
    { id: 'Sue', name: 'Sue', host: true },
  ]
  const after = (...posts: { by: string; text: string }[]) => {
    const { ballots, counts } = readPosts(posts, list, boldInFull)
    const { votes, differences } = standingAfter(ballots, counts, list)
    return {
      slip: counts.map(({ slip }) => slip?.en),
      votes: votes.map(({ for: on, count, voters }) => `${on} ${count}: ${voters.map(({ by }) => by).join(' ')}`),
      trouble: counts.map(({ trouble }) => trouble?.en),
      differences: differences.map(({ by, read = '-', counted = '-' }) => `${by} ${read} ${counted}`),
    }
  }
  it('stands for both, and a third vote moves the older', () =>
    expect(after(vote('Ann', 'Bob'), vote('Ann', 'Dan'), vote('Ann', 'Eve')).votes).toEqual([
      'Dan 1: Ann',
      'Eve 1: Ann',
    ]))
  it('stands twice for one, takes back what a name says, and both without one', () => {
    const both = [vote('Ann', 'Bob'), vote('Ann', 'Bob')]
    expect(after(...both).votes).toEqual(['Bob 2: Ann Ann'])
    expect(after(...both, vote('Ann', 'Bob')).votes).toEqual(['Bob 2: Ann Ann'])
    expect(after(...both, vote('Ann', '')).votes).toEqual([])
    const two = [vote('Ann', 'Bob'), vote('Ann', 'Dan')]
    expect(after(...two, { by: 'Ann', text: '[b]Unvote: Bob[/b]' }).votes).toEqual(['Dan 1: Ann'])
  })
  it('stands in two rows of a count, which is held against both', () => {
    const two = [vote('Ann', 'Bob'), vote('Ann', 'Dan')]
    const count = (text: string) => ({ by: 'Sue', text: `Vote Count\n${text}` })
    expect(after(...two, count('Bob (1): Ann\nDan (1): Ann'))).toMatchObject({ trouble: [undefined], differences: [] })
    expect(after(...two, count('Bob (2): Ann, Ann')).differences).toEqual(['Ann Dan Bob'])
    expect(after(...two, count('Bob (1): Ann')).differences).toEqual(['Ann Dan -'])
    expect(after(count('Bob (2): Ann')).differences).toEqual(['Ann - Bob', 'Ann - Bob'])
    expect(after(...two, count('Bob (1): Dan\nDan (1): Dan')).slip).toEqual(['"Dan" appears in it twice'])
  })
  it('is gone on from as it stands in a corrected one', () =>
    expect(
      after(
        vote('Ann', 'Bob'),
        { by: 'Sue', text: 'Corrected vote count\nBob (1): Ann\nDan (1): Ann\nEve (1): Bob' },
        vote('Ann', 'Eve'),
      ).votes,
    ).toEqual(['Eve 2: Bob Ann', 'Dan 1: Ann']))
})

describe('a line of a count that names somebody and cannot be read', () => {
  const unread = (text: string) => {
    const count = counted(`Vote Count 1.2\n${text}`)!
    return [rows(count), count.unread]
  }
  it.each([
    ['Bob (1): Ann\nEve has the vote of Dan\nDan (1): Eve', 'Bob: Ann, Dan: Eve | ', ['Eve has the vote of Dan']],
    ['Bob (1): Ann\nZorro (1): Dan', 'Bob: Ann | ', ['Zorro (1): Dan']],
    ['Bob (1): Ann\nEve [two]: Dan, Bob', 'Bob: Ann | ', ['Eve [two]: Dan, Bob']],
    ['Cat Stevens got one\nBob (1): Ann', 'Bob: Ann | ', ['Cat Stevens got one']],
    [`Eve ${'x'.repeat(2500)}\nBob (1): Ann`, 'Bob: Ann | ', [`Eve ${'x'.repeat(75)}…`]],
  ])('is told: %j', (text, said, lines) => expect(unread(text)).toEqual([said, lines]))
  it.each([
    'Bob (2):\nAnn\nDan\nNot voting: Eve',
    'With 5 alive it takes 3.\nBob (1): Ann\nDeadline: Friday',
    'Alive (5): Ann, Bob, Dan, Eve, Cat Stevens\nBob (1): Ann\nDead: nobody\nProds: Dan, Eve',
    'Bob (1): Ann\n\nDan is away until Friday.\nDan: please answer Eve',
    'Bob (1): Ann\nSue, your host',
  ])('which prose around it is not: %j', text => expect(unread(text)[1]).toBeUndefined())
})

describe('what is no count', () =>
  it.each([
    'Day 2 begins. Dan (2) was a doctor.',
    'It takes 3 votes: Ann, Bob and Dan know.',
    'Players (5): Ann, Bob',
    '[quote]Vote count\nBob (1): Ann[/quote]',
    'Bob (1): Ann',
  ])('%j', text => expect(counted(text)).toBeUndefined()))

describe('a count that does not fit', () =>
  it.each([
    ['Corrected vote count\nBob (3): Ann, Dan', '"Bob (3): Ann, Dan" says 3 but names 2'],
    ['Corrected vote count\nBob (2): Ann, Danny', 'nobody is called "Danny"'],
    ['Corrected vote count\nBob (1): Ann\nDan (1): Ann', '"Ann" appears in it twice'],
    ['Corrected vote count\nBob (1)\nDan (2)', '"Bob (1)" says 1 but names 0'],
  ])('%j is no baseline', (text, why) => {
    const { baseline, trouble, slip } = counted(text)!
    expect([baseline, (trouble ?? slip)?.en]).toEqual([false, why])
  }))

describe('a count that contradicts itself is held against the votes all the same', () =>
  it.each([
    ['Vote count\nBob (3): Ann, Dan', ['Dan']],
    ['Vote count\nBob (1): Ann\nNot voting (4): Ann, Bob, Dan, Eve', []],
    ['Vote count\nBob (1): Ann\nNot voting (5): Bob, Dan, Eve', []],
    ['Vote count\nBob (1): Ann\nEve (1)', []],
  ])('%j', (text, differ) => {
    const { ballots, counts } = readPosts([vote('Ann', 'Bob'), { by: 'Sue', text }], table, boldInFull)
    expect([counts[0]?.trouble, counts[0]?.slip === undefined]).toEqual([undefined, false])
    expect(standingAfter(ballots, counts).differences.map(({ by }) => by)).toEqual(differ)
  }))

describe('rows as hosts write them besides', () =>
  it.each([
    ['Vote count\nVoting Bob-Ann, Dan(L-2)\nVoting Eve-Bob(L-3)', 'Bob: Ann Dan, Eve: Bob | '],
    ['Vote count\nBob 2 Ann, Dan,\nEve 0\nDan 1 (L-2) Bob', 'Bob: Ann Dan, Dan: Bob | '],
    ['Vote count\nBob - 2 Ann, Dan\nEve', 'Bob: Ann Dan | '],
    ['Vote count\nBob (0): No-one\nEve (1): Ann', 'Bob: , Eve: Ann | '],
    ['Vote count\nBob (1): Ann\nNot voting: Nobody!', 'Bob: Ann | '],
    ['Vote count\nBob (1): Ann\nNot voting (2): Dan / future replacement', 'Bob: Ann | Dan'],
    ['Vote count\nBob (1): Ann [/color] Dan', 'Bob: Ann Dan | '],
    ['Vote count\nBob (1): Ann\nV/LA:\nDan - 12/6 - 12/8\nEve: 23 May\nNot voting (1): Eve', 'Bob: Ann | Eve'],
  ])('%j', (text, read) => {
    const count = counted(text)!
    expect([rows(count), count.trouble]).toEqual([read, undefined])
  }))

// G3: a corrected count of the host is where the counting goes on.
describe('a corrected count', () => {
  const posts = (heading: string) => [
    vote('Ann', 'Bob'),
    vote('Dan', 'Cat Stevens'),
    { by: 'Sue', text: `${heading}\nBob (2): Ann, Dan\nNot voting: Bob, Eve, Cat Stevens` },
    vote('Eve', 'Bob'),
    vote('Ann', ''),
  ]
  it('replaces what was read before it', () => expect(standing(posts('Corrected vote count'))).toBe('Bob: Dan Eve'))
  it('which another count does not', () => expect(standing(posts('Vote count'))).toBe('Cat Stevens: Dan, Bob: Eve'))
  it('unless the style has it so', () =>
    expect([
      standing(posts('Vote count'), { ...boldInFull, baseline: 'every' }),
      standing(posts('Corrected vote count'), { ...boldInFull, baseline: 'none' }),
    ]).toEqual(['Bob: Dan Eve', 'Cat Stevens: Dan, Bob: Eve']))
  it('and says where it differs', () => {
    const { ballots, counts } = readPosts(posts('Vote count'), table, boldInFull)
    expect(standingAfter(ballots, counts).differences).toEqual([
      {
        post: '3',
        index: 2,
        baseline: false,
        by: 'Dan',
        read: 'Cat Stevens',
        counted: 'Bob',
        made: { post: '2', index: 1 },
      },
    ])
  })
  it('of a player is none', () =>
    expect(readPosts([{ by: 'Ann', text: 'Corrected vote count\nBob (1): Ann' }], table, boldInFull).counts).toEqual(
      [],
    ))
})

describe('a list of players', () => {
  it('of players has names as players have them, headings, fates and hydras', () =>
    expect(
      peopleOf(
        'Players (7/7)\n[TSA] Kestrel\nMr. Brown [UK]\n8-Ball\n[Redacted]\n@Kit (she/her)\nAnn = Annie (dead)\n~~Bob~~\nCy — lynched D1\nimplosion + Psyche (hydra)\nReplacements:\nZed\nHosts: Sue, Tom',
      ).people.map(({ name, aliases = [], cannotVote, host }) => [name, aliases.slice(0, 2), cannotVote ?? host]),
    ).toEqual([
      ['[TSA] Kestrel', [], undefined],
      ['Mr. Brown [UK]', [], undefined],
      ['8-Ball', [], undefined],
      ['[Redacted]', [], undefined],
      ['Kit', [], undefined],
      ['Ann', ['Annie'], 'dead'],
      ['Bob', [], 'dead'],
      ['Cy', [], 'dead'],
      ['implosion + Psyche', ['implosion', 'Psyche'], undefined],
      ['Sue', [], true],
      ['Tom', [], true],
    ]))

  it('is one a line, with what belongs to each', () =>
    expect(
      peopleOf(
        '\ufeffPlayers:\n1. Ann = Annie, Nan\n2) Zoe (replaced Bob)\n\n- Cat Stevens (aka Yusuf; Cat)\nDan (dead)\nEve (lost vote)\nHost: Sue\n# a remark\nMr (X)\r\n',
      ).people,
    ).toEqual([
      { id: 'Ann', name: 'Ann', aliases: ['Annie', 'Nan'] },
      { id: 'Zoe', name: 'Zoe', former: ['Bob'], left: [{ name: 'Bob', by: ['Zoe'] }] },
      { id: 'Cat Stevens', name: 'Cat Stevens', aliases: ['Yusuf', 'Cat'] },
      { id: 'Dan', name: 'Dan', cannotVote: 'dead', cannotBeVoted: 'dead' },
      { id: 'Eve', name: 'Eve', cannotVote: 'lostVote' },
      { id: 'Sue', name: 'Sue', host: true },
      { id: 'Mr (X)', name: 'Mr (X)' },
    ]))
  it('names what is wrong with a line', () =>
    expect(
      peopleOf(`Ann\nBob\nAnn\n(dead)\n${'x'.repeat(300)}`).problems.map(({ line, message, remedy }) => ({
        line,
        message: message.en,
        remedy: remedy.en,
      })),
    ).toEqual([
      { line: 3, message: '"Ann" appears here a second time, first on line 1', remedy: 'keep one of them' },
      { line: 4, message: 'this line does not name a player', remedy: 'write a name' },
      { line: 5, message: 'this name is too long', remedy: 'write one name per line' },
    ]))
})
