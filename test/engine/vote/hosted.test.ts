/** Forums that somebody else keeps: ProBoards, NodeBB, and channels of Discord in every form of their exporter. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { anyForm, boldInFull, type Style } from '../../../engine/rules/style.ts'
import { runsOfDiscord } from '../../../engine/vote/discord-marks.ts'
import type { Post } from '../../../engine/vote/post.ts'
import { readPosts } from '../../../engine/vote/read.ts'
import { readThread } from '../../../engine/vote/thread.ts'
import { people, told } from './table.ts'

const fixture = (name: string): string => readFileSync(join(import.meta.dirname, '../../fixtures/vote', name), 'utf8')
const read = (text: string, known: string[] = []) => readThread([{ file: 'one', text }], known)
const votes = (posts: readonly Post[], players: string[], style: Style): string =>
  told(readPosts(posts, [...people(...players)], style))

describe('a page of ProBoards', () => {
  const players = ['Bram Oak', 'Cleo', 'Dirk99', 'Effie', 'Gus']
  const { posts, software, problems } = read(fixture('proboards.html'))

  it('gives its posts, without quotes and signatures', () => {
    expect({ software, problems, posts: posts.length }).toEqual({ software: ['ProBoards'], problems: [], posts: 6 })
    expect(posts[1]).toMatchObject({ id: '601', by: 'Bram Oak', at: '2026-03-03T20:01:00.000Z' })
    expect(votes(posts, players, boldInFull)).toBe('Cleo | Bram Oak | Cleo | - | Dirk99')
  })
  it('tells where its posts are, and numbers those of its first page', () => {
    const from = (address: string): Post =>
      read(fixture('proboards.html').replace('<head>', `<head><link rel="canonical" href="${address}">`)).posts[1]!
    expect(from('https://orchard.proboards.com/thread/12/orchard-mafia')).toMatchObject({
      number: 2,
      link: 'https://orchard.proboards.com/post/601/thread',
    })
    expect(from('https://orchard.proboards.com/thread/12/orchard-mafia?page=1').number).toBe(2)
    expect(from('https://orchard.proboards.com/thread/12/orchard-mafia?page=12').number).toBeUndefined()
  })
  it('reads the same when it is copied as text, where any form counts', () => {
    const copied = read(fixture('proboards-copied.txt'), [...players, 'Host Lee'])
    expect(copied.posts.map(({ by }) => by)).toEqual(posts.map(({ by }) => by))
    expect(votes(copied.posts, players, anyForm)).toBe(votes(posts, players, anyForm))
  })
  it('says that a post was edited', () => {
    const edited = fixture('proboards.html').replace(
      '<b>Vote: Cleo</b></div></article>',
      '<b>Vote: Cleo</b></div><div class="edited_by">Last Edit: Mar 3, 2026 20:09:00 GMT by Bram Oak</div></article>',
    )
    expect(read(edited).posts[1]).toMatchObject({ by: 'Bram Oak', edited: true })
  })
})

describe('a page of NodeBB', () => {
  const players = ['Bram Oak', 'Cleo', 'Dirk99', 'Effie']
  const { posts, software, problems } = read(fixture('nodebb.html'))

  it('gives its posts with their numbers, and mentions as names', () => {
    expect({ software, problems, posts: posts.length }).toEqual({ software: ['NodeBB'], problems: [], posts: 5 })
    expect(posts[1]).toMatchObject({ id: '601', by: 'Bram Oak', at: '2026-03-03T20:01:00.000Z', number: 2 })
    expect(votes(posts, players, boldInFull)).toBe('Cleo | Bram Oak | - | Cleo')
  })
  it('reads a mention that is written with hyphens', () =>
    expect(votes(read(fixture('nodebb.html').replace('>@Cleo<', '>@Bram-Oak<')).posts, players, boldInFull)).toBe(
      'Cleo | Bram Oak | - | Bram Oak',
    ))
  it('takes no post for edited that only may be', () => {
    const edit = (slug: string): boolean | undefined =>
      read(
        fixture('nodebb.html').replace(
          'href="/post/603">',
          `href="/post/603"><small component="post/editor" data-editor="${slug}" class="hidden"></small>`,
        ),
      ).posts[3]!.edited
    expect([edit(''), edit('dirk99')]).toEqual([undefined, true])
  })
})

describe('a channel of Discord', () => {
  const players = ['Asa', 'Bo', 'Cy', 'Dov', 'Eli']
  const day = 'Cy | Cy | Bo | Dov | - | no struck'

  it.each(['json', 'html', 'csv', 'txt'])('is read from %s', form => {
    const { posts, software, problems } = read(fixture(`discord-export.${form}`), [...players, 'GM Rue'])
    expect({ software, problems, posts: posts.length }).toEqual({
      software: ['Discord (exported)'],
      problems: [],
      posts: 9,
    })
    expect(votes(posts, players, anyForm)).toBe(day)
    expect(posts[8]!.text).toBe('[quote][b]Vote: Cy\n[/b][/quote]why, Asa?')
  })
  it('tells when, and where each message is, as far as its form does', () => {
    const [json, html, csv, text] = ['json', 'html', 'csv', 'txt'].map(
      form => read(fixture(`discord-export.${form}`)).posts[3]!,
    )
    expect(json).toMatchObject({
      by: 'Bo',
      at: '2026-03-03T20:03:00.000Z',
      link: 'https://discord.com/channels/1/2/1003',
    })
    expect(html).toMatchObject({ by: 'Bo', when: 'Tuesday, March 3, 2026 8:03 PM', id: '1003' })
    expect(csv).toMatchObject({ by: 'bo', at: '2026-03-03T20:03:00.000Z' })
    expect(text).toMatchObject({ by: 'bo', when: '3/3/2026 8:03 PM' })
  })
  it('tells the second of a message by its id', () => {
    const page = fixture('discord-export.html').replaceAll('data-message-id=1003', 'data-message-id=175928847299117063')
    expect(read(page).posts[3]!.at).toBe('2016-04-30T11:18:25.000Z')
  })
  it('calls a writer by the one of two names that is known', () => {
    const nicked = fixture('discord-export.json').replaceAll('"nickname": "Bo"', '"nickname": "🌳 bonbon"')
    expect(read(nicked, players).posts[3]!.by).toBe('bo')
    expect(read(nicked).posts[3]!.by).toBe('🌳 bonbon')
  })
  it('leaves out what Discord says itself, keeps a picture as a post, and names whom an id mentions', () => {
    const { messages, ...channel } = JSON.parse(fixture('discord-export.json')) as { messages: object[] }
    const more = [
      { ...messages[1], id: '2000', type: 'GuildMemberJoin', content: 'Joined the server.' },
      { ...messages[1], id: '2001', content: '' },
      {
        ...messages[1],
        id: '2002',
        type: 'Reply',
        content: '**Vote: <@102>**',
        timestampEdited: '2026-03-03T20:30:00+00:00',
      },
    ]
    const { posts } = read(JSON.stringify({ ...channel, messages: [...messages, ...more] }))
    expect(posts.slice(9)).toMatchObject([
      { id: '2001', text: '' },
      { id: '2002', text: '[b]Vote: @Bo[/b]', edited: true },
    ])
  })
  it('reads what a bot counts in a frame, and nothing of pages that players link', () => {
    const { messages, ...channel } = JSON.parse(fixture('discord-export.json')) as {
      messages: { author: object }[]
    }
    const embeds = [{ title: 'Votes', description: '**Vote: Cy**', fields: [{ name: 'Cy (1)', value: 'Asa' }] }]
    const [, one] = messages
    const from = (isBot: boolean): string =>
      read(
        JSON.stringify({
          ...channel,
          messages: [{ ...one, content: 'See', author: { ...one!.author, isBot }, embeds }],
        }),
      ).posts[0]!.text
    expect(from(true)).toBe('See\n[b]Votes\nVote: Cy\nCy (1)\n[/b]Asa')
    expect(from(false)).toBe('See')
  })
  it('passes over messages of a picture alone, notes and answers in HTML', () => {
    const group = `<div class=chatlog__message-group><div class=chatlog__message-container data-message-id=1020><div class=chatlog__message>
      <span class=chatlog__system-notification-author>Bo</span><span class=chatlog__system-notification-content>joined the server.</span></div></div></div>
      <div class=chatlog__message-group><div class=chatlog__message-container data-message-id=1021>
      <div class=chatlog__reply><div class=chatlog__reply-author>Bo</div><div class=chatlog__reply-content>Vote: Asa</div></div>
      <span class=chatlog__author title=eli>Eli</span><span class=chatlog__timestamp title="Tuesday, March 3, 2026 8:20 PM">8:20 PM</span>
      <div class="chatlog__content chatlog__markdown"><span class=chatlog__markdown-preserve>hm
Vote: Cy
later</span></div></div><div class=chatlog__message-container data-message-id=1022><div class=chatlog__attachment></div></div></div>`
    const { posts, problems } = read(fixture('discord-export.html').replace('</body>', `${group}</body>`))
    expect(problems).toEqual([])
    expect(posts.slice(9).map(({ by, text }) => [by, text])).toEqual([
      ['Eli', 'hm\nVote: Cy\nlater'],
      ['Eli', ''],
    ])
  })
  it('keeps what is below the words of a message out of it, and a line like a head in it', () => {
    const text = fixture('discord-export.txt').replace(
      'hm\n',
      'hm\n[3/3/2026 8:01 PM] asa\nno\n\n{Attachments}\nhttps://cdn.example/vote-cy.png\n\n{Reactions}\n👍 (2)\n\n',
    )
    const { posts } = read(text)
    expect(posts).toHaveLength(9)
    expect(posts[2]!.text).toBe('hm\n\u005b3/3/2026 8:01 PM] asa\nno')
  })
  it('says of a channel that is cut off what is wrong', () =>
    expect(read(fixture('discord-export.json').slice(0, 900)).problems).toMatchObject([
      { message: { en: expect.stringContaining('Discord') } },
    ]))
  it('puts the parts of an export in order', () => {
    const { messages, ...channel } = JSON.parse(fixture('discord-export.json')) as { messages: { id: string }[] }
    const part = (from: number, to: number) => ({
      file: `part ${from}`,
      text: JSON.stringify({
        ...channel,
        messages: messages.slice(from, to).map(one => ({ ...one, id: `1478481234567${one.id}000` })),
      }),
    })
    expect(readThread([part(4, 9), part(0, 6)]).posts.map(({ at }) => at?.slice(14, 16))).toEqual([
      '00',
      '01',
      '02',
      '03',
      '04',
      '05',
      '06',
      '07',
      '08',
    ])
  })
})

describe('Markdown of Discord', () =>
  it.each([
    ['**Vote: Bob**', 'Vote: Bob/bold'],
    ['***Vote: Bob***', 'Vote: Bob/bold'],
    ['**Vote:\nBob**', 'Vote:\nBob/bold'],
    ['__Vote: Bob__', 'Vote: Bob'],
    ['__**Vote: Bob**__', 'Vote: Bob/bold'],
    ['**__Vote: Bob__**', 'Vote: Bob/bold'],
    ['~~**Vote: Bob**~~', 'Vote: Bob/bold+struck'],
    ['||**Vote: Bob**||', 'Vote: Bob/bold+spoiler'],
    ['\\*\\*Vote: Bob\\*\\*', '**Vote: Bob**'],
    ['**Vote: Bob', '**Vote: Bob'],
    ['**Vote: Bob** and **so', 'Vote: Bob/bold  and **so'],
    ['`Vote: Bob`', 'Vote: Bob/code'],
    ['```\nVote: Bob\n```', 'Vote: Bob/code'],
    ['```\n> a\n``` b', '> a/code b'],
    ['> **Vote: Bob**\nno', 'Vote: Bob/bold+quoted no'],
    ['> a\n> b\nc', 'a\nb/quoted c'],
    ['>>> a\nb\n**c**', 'a\nb/quoted c/bold+quoted'],
    ['# Vote: Bob\nhm', 'Vote: Bob/bold hm'],
    ['-# small\nhm', 'small\nhm'],
    ['Vote: <@7>', 'Vote: @Bob'],
    ['Vote: <@!7>', 'Vote: @Bob'],
    ['Vote: <@8>', 'Vote: <@8>'],
    ['<:wolf:123> hm', ':wolf: hm'],
    ['snake_case__x', 'snake_case__x'],
  ])('%j', (text, expected) => {
    const runs = runsOfDiscord(text, new Map([['7', 'Bob']]))
    const shown = runs.map(({ text: said, ...marked }) => {
      const names = Object.keys(marked).sort().join('+')
      return names ? `${said.trim()}/${names}` : said
    })
    expect(shown.join(' ').replace(/ +/g, ' ').trim()).toBe(expected.replace(/ +/g, ' '))
  }))
