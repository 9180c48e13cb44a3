/** Threads that tell their times from now: late votes are late, and one of which nobody knows when it came asks. */
import { describe, expect, it } from 'vitest'
import { newDesk, villagers } from '../help.ts'

const deadline = '2026-03-03T06:00:00Z'
const pasted = '2026-03-03T07:00:30Z'

type Vote = [by: string, when: string, on: string]
const bold = (on: string): string => `<b>Vote: ${on}</b>`
const page = (posts: readonly string[]): string => `<!DOCTYPE html><html><body>${posts.join('\n')}</body></html>`
const forums: Record<string, (vote: Vote, nth: number) => string> = {
  'vBulletin 3': ([by, when, on], nth) =>
    `<table id="post${nth}"><tr><td class="thead"><a name="post${nth}"></a> ${when} </td></tr><tr><td><a class="bigusername" href="x">${by}</a></td><td><div id="post_message_${nth}">${bold(on)}</div></td></tr></table>`,
  'vBulletin 4': ([by, when, on], nth) =>
    `<li id="post_${nth}" class="postbit postcontainer"><span class="postdate"><span class="date">${when.replace(' ', '&nbsp;')}</span></span><a class="username"><strong>${by}</strong></a><blockquote class="postcontent restore">${bold(on)}</blockquote></li>`,
  SMF: ([by, when, on], nth) =>
    `<div class="post_wrapper"><div class="poster"><h4><a href="?action=profile;u=1">${by}</a></h4></div><div class="keyinfo"><div class="smalltext">« <strong>Reply #${nth} on:</strong> ${when} »</div></div><div class="post"><div class="inner" id="msg_${nth}">${bold(on)}</div></div></div>`,
  MyBB: ([by, when, on], nth) =>
    `<div class="post" id="post_${nth}"><div class="author_information"><span class="largetext"><a href="x">${by}</a></span></div><div class="post_head"><span class="post_date">${when}</span></div><div class="post_body">${bold(on)}</div></div>`,
  phpBB: ([by, when, on], nth) =>
    `<div id="p${nth}" class="post"><dl class="postprofile"><dt><a class="username">${by}</a></dt></dl><div class="postbody"><p class="author">by <strong>${by}</strong> » ${when}</p><div class="content">${bold(on)}</div></div></div>`,
}
const copied = (votes: readonly Vote[]): string =>
  votes.map(([by, when, on]) => `${by}\nMember\n${when}\n\n[b]Vote: ${on}[/b]\n\nReport\nLike Quote Reply`).join('\n')
const written: Record<string, (votes: readonly Vote[]) => string> = {
  ...Object.fromEntries(Object.entries(forums).map(([name, post]) => [name, votes => page(votes.map(post))])),
  'copied text': copied,
  'copied Discord': votes => votes.map(([by, when, on]) => `${by} — ${when}\n**Vote: ${on}**`).join('\n'),
}

const named = (...roles: string[]) => roles.map((role, at) => ({ name: ['Ann', 'Bob', 'Cat', 'Dee'][at]!, role }))
const others: Record<string, ReturnType<typeof named>> = {
  russian: named('doctor', 'blocker', 'detective', 'commissioner'),
  conan: named('civilian', 'civilian', 'gin', 'civilian'),
}

async function dayOf(zone = 'UTC', system = 'rar', closes: string | null = deadline) {
  let now = pasted
  const own = await newDesk({ now: () => new Date(now) })
  const { game } = await own.ask('games.create', { name: 'Clocks', system, zone })
  await own.ask('roster.set', { game, seats: system in others ? others[system]! : villagers })
  await own.ask('phases.open', {
    game,
    kind: 'day',
    number: system === 'russian' ? 2 : 1,
    ...(closes !== null && { closes }),
  })
  const paste = (text: string, at = pasted) => {
    now = at
    return own.ask('votes.paste', { game, page: text })
  }
  const view = () => own.ask('votes.view', { game, phase: 0 })
  const standing = async (): Promise<string[]> =>
    (await view()).ballots.map(({ by, for: on, standing: stands }) => `${by} ${on ?? '-'} ${stands}`)
  const found = async (): Promise<string[]> =>
    (await view()).posts.flatMap(({ by, found: all }) => all.map(({ kind }) => `${by} ${kind}`))
  return { ...own, game, paste, view, standing, found }
}

const today: readonly Vote[] = [
  ['Ann', 'Today, 05:58 AM', 'Cat'],
  ['Bob', 'Today, 06:30 AM', 'Cat'],
  ['Dee', 'Today, 06:31 AM', 'Cat'],
]

describe.each(Object.entries(written))('%s', (_, write) => {
  it.each<[string, readonly Vote[]]>([
    ['today', today],
    ['yesterday', [['Ann', 'Yesterday, 11:58 PM', 'Cat'], ...today.slice(1)]],
    [
      'ago',
      [
        ['Ann', '1 hour ago', 'Cat'],
        ['Bob', '30 minutes ago', 'Cat'],
        ['Dee', '29 minutes ago', 'Cat'],
      ],
    ],
  ])('counts nobody who came after the deadline: %s', async (_when, votes) => {
    const { paste, standing, view } = await dayOf()
    await paste(write(votes))
    expect(await standing()).toEqual(['Ann Cat counts', 'Bob Cat void', 'Dee Cat void'])
    expect((await view()).lynched).toEqual([])
  })
})

describe('a time told from now', () => {
  it('is one on the clock of the game', async () => {
    const { paste, view } = await dayOf('Europe/Moscow')
    await paste(copied([['Ann', 'Today, 08:58 AM', 'Cat']]))
    expect((await view()).posts.map(({ at }) => at)).toEqual(['2026-03-03T05:58:00.000Z'])
  })
  it('is known again when the page is pasted once more', async () => {
    const { paste, view } = await dayOf()
    await paste(
      copied([
        ['Ann', '50 minutes ago', 'Cat'],
        ['Bob', '10 minutes ago', 'Cat'],
      ]),
    )
    expect(
      await paste(
        copied([
          ['Ann', '1 hour ago', 'Cat'],
          ['Bob', '38 minutes ago', 'Cat'],
          ['Dee', '2 minutes ago', 'Cat'],
        ]),
        '2026-03-03T07:28:00Z',
      ),
    ).toMatchObject({ added: 1, known: 2 })
    expect((await view()).posts).toHaveLength(3)
  })
  it('of two posts that say the same is that of two posts', async () => {
    const { paste } = await dayOf()
    const text = copied([
      ['Ann', '50 minutes ago', 'Cat'],
      ['Ann', '30 minutes ago', 'Bob'],
      ['Ann', '20 minutes ago', 'Cat'],
    ])
    expect(await paste(text)).toMatchObject({ added: 3 })
    expect(await paste(text)).toMatchObject({ added: 0, known: 3 })
  })
})

it('a vote that is given again, where nothing but its words is copied, is another one', async () => {
  const { paste, standing } = await dayOf('UTC', 'rar', null)
  const votes: readonly Vote[] = [
    ['Ann', 'Mar 3, 2026', 'Cat'],
    ['Ann', 'Mar 3, 2026', 'Bob'],
    ['Ann', 'Mar 3, 2026', 'Cat'],
  ]
  expect(await paste(copied(votes))).toMatchObject({ added: 3 })
  expect((await standing()).at(-1)).toBe('Ann Cat counts')
  expect(await paste(copied(votes))).toMatchObject({ added: 0, known: 3 })
})

describe('a post without any time', () => {
  const vague: readonly Vote[] = [
    ['Ann', 'Mar 3, 2026', 'Cat'],
    ['Bob', 'Mar 3, 2026', 'Cat'],
    ['Dee', 'Mar 3, 2026', 'Cat'],
  ]
  it('asks before anybody is lynched by it', async () => {
    const { paste, found, view, standing, ask, game } = await dayOf('UTC', 'gorny')
    await paste(copied(vague))
    expect(await found()).toEqual(['Ann undated', 'Bob undated', 'Dee undated'])
    expect(await view()).toMatchObject({ ballots: [], lynched: [] })
    const [, bob, dee] = (await view()).posts
    expect(await ask('votes.timePost', { game, id: bob!.id, late: false })).toMatchObject({ posts: 2 })
    expect(await standing()).toEqual(['Ann Cat counts', 'Bob Cat counts'])
    expect(await found()).toContain('Dee undated')
    await ask('votes.timePost', { game, id: dee!.id, late: true })
    expect(await standing()).toEqual(['Ann Cat counts', 'Bob Cat counts', 'Dee Cat void'])
  })
  it.each(['gorny', 'rar', 'russian', 'conan'])(
    'counts for nobody under the rules of %s until the host says when it came',
    async system => {
      const { paste, view } = await dayOf('UTC', system)
      await paste(copied(vague))
      expect((await view()).ballots).toEqual([])
      expect((await view()).lynched).toEqual([])
    },
  )
  it('is in time where it was pasted before the deadline, and where there is none', async () => {
    const early = await dayOf()
    await early.paste(copied(vague), '2026-03-03T05:00:00Z')
    expect((await early.standing()).every(one => one.endsWith('counts'))).toBe(true)
    const open = await dayOf('UTC', 'rar', null)
    await open.paste(copied(vague))
    expect(await open.found()).toEqual(['Ann ballot', 'Bob ballot', 'Dee ballot'])
  })
  it('has one once it is pasted with one', async () => {
    const { paste, standing, view } = await dayOf()
    await paste(copied(vague))
    await paste(copied(today))
    expect((await view()).posts).toHaveLength(3)
    expect(await standing()).toEqual(['Ann Cat counts', 'Bob Cat void', 'Dee Cat void'])
  })
  it('is one that says hours, where the deadline is among them', async () => {
    const { paste, found } = await dayOf()
    await paste(
      copied([
        ['Ann', '1 hour ago', 'Cat'],
        ['Bob', '1 hour ago', 'Cat'],
      ]),
      '2026-03-03T07:20:00Z',
    )
    expect(await found()).toEqual(['Ann undated', 'Bob undated'])
  })
})

describe('a date that may have day and month in either order', () => {
  const at = (when: string): Vote => ['Ann', when, 'Cat']
  it.each<[string, readonly string[], (string | undefined)[]]>([
    ['is settled by a thirteenth day', ['03/02/2026 20:01', '13/02/2026 20:01'], ['2026-02-03', '2026-02-13']],
    ['is settled by the order of posts', ['03/02/2026 20:01', '01/03/2026 20:01'], ['2026-02-03', '2026-03-01']],
    ['is settled by neither, and has no time', ['01/02/2026 20:01', '01/02/2026 20:02'], [undefined, undefined]],
    ['is no later than now', ['05/02/2026 20:01', '06/02/2026 20:01'], ['2026-02-05', '2026-02-06']],
  ])('%s', async (_, whens, dates) => {
    const { paste, view } = await dayOf('UTC', 'rar', null)
    await paste(copied(whens.map((when, nth) => [nth ? 'Bob' : 'Ann', when, 'Cat'])))
    expect((await view()).posts.map(post => post.at?.slice(0, 10))).toEqual(dates)
  })
  it('is near the deadline where the page leaves it open', async () => {
    const { paste, view } = await dayOf()
    await paste(copied([at('03/02/2026 20:01')]))
    expect((await view()).posts.map(post => post.at)).toEqual(['2026-03-02T20:01:00.000Z'])
  })
})
