/**
 * Three threads of 300 posts, as awkward as those of three forums are, each saved as its software writes pages. What every post
 * means stands beside it as it is made: no vote is read wrongly, and none is lost without a question.
 */
import { expect, it } from 'vitest'
import type { Person } from '../../../engine/vote/person.ts'
import { readPosts } from '../../../engine/vote/read.ts'
import { boldInFull, noLynch, type Style } from '../../../engine/rules/style.ts'
import { readThread } from '../../../engine/vote/thread.ts'

/** What a post means: a vote, a vote for nobody, an unvote, a vote that the host is asked about, one that is listed and does not count, or nothing. */
type Truth = 'vote' | 'nobody' | 'unvote' | 'asked' | 'listed' | 'none'

/** How a forum writes what matters. */
interface Marks {
  bold: (text: string) => string
  quote: (by: string, text: string) => string
  struck: (text: string) => string
  hidden: (text: string) => string
  line: string
}
interface Forum extends Marks {
  software: string
  page: (posts: readonly { by: string; text: string; edited: boolean }[]) => string
}

const players: Person[] = [
  { id: 'Captain Oats', name: 'Captain Oats', aliases: ['Oats'] },
  { id: 'lil_ghost', name: 'lil_ghost', aliases: ['ghosty'] },
  { id: 'Votemaster', name: 'Votemaster' },
  { id: 'xX_Bane_Xx', name: 'xX_Bane_Xx', aliases: ['Bane'] },
  { id: 'Mina', name: 'Mina', former: ['OldMina99'] },
  { id: 'Minato', name: 'Minato' },
  { id: 'Not Bob', name: 'Not Bob' },
  { id: 'D. B. Cooper', name: 'D. B. Cooper' },
  { id: 'Élodie', name: 'Élodie' },
  { id: 'quiet riot', name: 'quiet riot' },
  { id: 'TheReal47', name: 'TheReal47' },
  { id: 'Søren K', name: 'Søren K' },
  { id: 'Unvoter', name: 'Unvoter' },
]
const other: Record<string, string> = {
  'Captain Oats': 'oats',
  lil_ghost: 'Ghosty',
  Votemaster: 'VOTEMASTER',
  xX_Bane_Xx: 'bane',
  Mina: 'oldmina99',
  Minato: 'minato',
  'Not Bob': 'not bob',
  'D. B. Cooper': 'd. b. cooper',
  Élodie: 'élodie',
  'quiet riot': 'Quiet  Riot',
  TheReal47: 'thereal47',
  'Søren K': 'søren k',
  Unvoter: 'unvoter',
}
/** Not so much as a name or an alias of anybody, and meant for one all the same. */
const nickname: Record<string, string> = {
  'Captain Oats': 'Capt',
  lil_ghost: 'lil gost',
  Votemaster: 'Votemstr',
  xX_Bane_Xx: 'xXBan',
  Mina: 'Minna',
  Minato: 'Minat',
  'Not Bob': 'NotBobb',
  'D. B. Cooper': 'Cooper',
  Élodie: 'Elo',
  'quiet riot': 'riot',
  TheReal47: 'TheReal',
  'Søren K': 'Søren',
  Unvoter: 'Unvotr',
}
const hosts = ['The Host']

const ways: [Truth, (name: string, forum: Marks) => string][] = [
  ['vote', (name, { bold }) => bold(`Vote: ${name}`)],
  ['vote', (name, { bold }) => bold(`VOTE: ${name.toUpperCase()}`)],
  ['vote', (name, { bold }) => `${bold(`vote ${other[name]}`)} lol`],
  ['vote', (name, { bold, line }) => `long day at work, sorry.${line}${line}${bold(`Vote: ${name}`)}${line}${line}bbl`],
  ['vote', (name, { bold, quote }) => `${quote('Mina', bold('Vote: Minato'))}Nope. ${bold(`Vote: ${name}`)}`],
  ['vote', (name, { bold, line }) => `${bold('Unvote')}${line}${bold(`Vote: ${name}`)}`],
  ['vote', (name, { bold, struck }) => `${struck(bold('Vote: quiet riot'))} ${bold(`Vote: ${name}`)}`],
  ['vote', (name, { bold }) => `:D :D ${bold(`Vote: @${name}`)} :mafia:`],
  ['vote', (name, { bold }) => `${bold('Vote:')} ${bold(name)}`],
  ['vote', (name, { bold, hidden }) => `${hidden(bold('Vote: Votemaster'))}${bold(`Vote: ${name}`)}`],
  ['nobody', (_, { bold }) => `We know nothing. ${bold('Vote: No Lynch')}`],
  ['unvote', (_, { bold }) => `${bold('Unvote')} for now, I have to reread`],
  ['unvote', (_, { bold }) => bold('UNVOTE:')],
  ['asked', (name, { bold }) => bold(`Vote: ${nickname[name]}`)],
  ['asked', (name, { bold }) => `ok fine ${bold(`vote: ${nickname[name]!.toLowerCase()}`)} happy now?`],
  ['listed', name => `vote: ${name}`],
  ['listed', (name, { struck, bold }) => `${struck(bold(`Vote: ${name}`))} wait`],
  ['listed', (name, { hidden, bold }) => `${hidden(bold(`Vote: ${name}`))}`],
  ['listed', (name, { bold }) => `${bold(`v: ${name}`)} ;)`],
  ['none', (name, { bold, quote }) => `${quote(name, bold(`Vote: ${name}`))}why though?`],
  [
    'none',
    (name, { bold, quote, line }) =>
      quote('Mina', `${quote(name, bold('Vote: Mina'))}really?${line}${bold(`Vote: ${name}`)}`) + 'this is hilarious',
  ],
  ['none', name => `I do not like ${name}, and his vote on me was bad.`],
  ['none', (name, { bold }) => `${bold(`${name} is town.`)} Who votes for him has not read the thread.`],
  ['none', (_, { bold }) => `${bold('Vote count please')}, mod?`],
  ['none', name => `47 pages and nobody voted ${name} yet? what a game`],
]

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
const html = (tag: string) => (text: string) => `<${tag}>${text}</${tag}>`
const minute = (index: number): string => new Date(Date.UTC(2026, 2, 3, 8) + index * 60_000).toISOString().slice(0, 19)

const forums: Forum[] = [
  {
    software: 'phpBB',
    bold: text => `<strong class="text-strong">${text}</strong>`,
    quote: (by, text) =>
      `<blockquote><div><cite><a href="./memberlist.php?u=2">${by}</a> wrote: <a href="./viewtopic.php?p=1#p1">↑</a></cite>${text}</div></blockquote>`,
    struck: html('s'),
    hidden: text =>
      `<div class="spoiler"><div class="spoiler-header">Spoiler</div><div class="spoiler-content">${text}</div></div>`,
    line: '<br>\n',
    page: posts =>
      `<html><body id="phpbb" class="section-viewtopic"><div id="page-body">${posts
        .map(
          ({ by, text, edited }, index) =>
            `<div id="p${100 + index}" class="post bg1"><div class="inner"><dl class="postprofile"><dt><a href="./memberlist.php" class="username">${escaped(by)}</a></dt></dl><div class="postbody"><div id="post_content${100 + index}"><p class="author"><a href="./viewtopic.php?p=${100 + index}#p${100 + index}">Post</a><span>by <strong><a class="username">${escaped(by)}</a></strong></span> <time datetime="${minute(index)}+00:00">then</time></p><div class="content">${text}</div>${edited ? '<div class="notice">Last edited by <a class="username">someone</a> on Tue Mar 03, 2026, edited 1 time in total.</div>' : ''}<div class="signature">${'<strong>Vote: Mina</strong>, always'}</div></div></div></div></div>`,
        )
        .join('<hr class="divider">')}</div></body></html>`,
  },
  {
    software: 'XenForo 2',
    bold: html('b'),
    quote: (by, text) =>
      `<blockquote class="bbCodeBlock bbCodeBlock--expandable bbCodeBlock--quote js-expandWatch" data-quote="${by}"><div class="bbCodeBlock-title"><a href="/goto/post?id=1" class="bbCodeBlock-sourceJump">${by} said:</a></div><div class="bbCodeBlock-content"><div class="bbCodeBlock-expandContent js-expandContent">${text}</div><div class="bbCodeBlock-expandLink js-expandLink"><a role="button">Click to expand...</a></div></div></blockquote>`,
    struck: html('s'),
    hidden: text =>
      `<div class="bbCodeSpoiler"><button class="bbCodeSpoiler-button">Spoiler</button><div class="bbCodeSpoiler-content"><div class="bbCodeBlock bbCodeBlock--spoiler"><div class="bbCodeBlock-content">${text}</div></div></div></div>`,
    line: '<br />\n',
    page: posts =>
      `<html id="XF" data-template="thread_view"><head><title>Mini 12 | The Forum</title></head><body data-template="thread_view"><div class="block-body">${posts
        .map(
          ({ by, text, edited }, index) =>
            `<article class="message message--post js-post" data-author="${escaped(by)}" data-content="post-${100 + index}" id="js-post-${100 + index}"><div class="message-inner"><div class="message-cell message-cell--user"><h4 class="message-name"><a class="username">${escaped(by)}</a></h4></div><div class="message-cell message-cell--main"><header class="message-attribution"><ul><li><a href="/threads/mini.9/post-${100 + index}"><time class="u-dt" datetime="${minute(index)}+0000">Mar 3, 2026</time></a></li><li><a href="/threads/mini.9/post-${100 + index}">#${index + 1}</a></li></ul></header><div class="message-content"><div class="message-userContent"><article class="message-body"><div class="bbWrapper">${text}</div></article></div>${edited ? '<div class="message-lastEdit">Last edited: <time>Mar 3, 2026</time></div>' : ''}<aside class="message-signature"><div class="bbWrapper"><b>Vote: Mina</b></div></aside></div></div></div></article>`,
        )
        .join('\n')}</div></body></html>`,
  },
  {
    software: 'pasted text',
    bold: text => `[b]${text}[/b]`,
    quote: (by, text) => `[quote="${by}"]${text}[/quote]\n`,
    struck: text => `[s]${text}[/s]`,
    hidden: text => `[spoiler]${text}[/spoiler]`,
    line: '\n',
    page: posts =>
      posts
        .map(
          ({ by, text, edited }, index) =>
            `From: ${by}\nSent: ${minute(index).replace('T', ' ')} UTC\n#${index + 1}\n\n${text}${edited ? '\n\nLast edited by someone' : ''}\n`,
        )
        .join('\n'),
  },
]
const style: Style = { ...boldInFull, nobody: noLynch }

it.each(forums)('of $software: not one vote is wrong, and none lost', forum => {
  let state = 23 + forums.indexOf(forum)
  const next = (): number => (state = (state * 48271) % 2147483647) / 2147483647
  const pick = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)]!
  const truths = Array.from({ length: 300 }, () => {
    const [truth, write] = pick(ways)
    const name = pick(players).id
    return { by: pick(players).name, text: write(name, forum), edited: next() < 0.08, truth, name }
  })
  const { posts, problems } = readThread(
    [{ file: 'page', text: forum.page(truths) }],
    [...players.flatMap(({ name, aliases = [] }) => [name, ...aliases]), ...hosts],
  )
  expect(problems).toEqual([])
  expect(posts.map(({ by }) => by)).toEqual(truths.map(({ by }) => by))
  const read = readPosts(posts, players, style)
  const came = truths.map(({ name }, index): string => {
    const here = <One extends { index: number }>(all: readonly One[]): One[] => all.filter(one => one.index === index)
    const last = here(read.ballots).at(-1)
    if (here(read.unresolved).length) return 'asked'
    if (last?.unvote) return 'unvote'
    if (last) return last.nobody ? 'nobody' : last.for === name ? 'vote' : `for ${last.for}`
    return here(read.uncounted).length ? 'listed' : 'none'
  })
  expect(
    truths.flatMap(({ text, truth }, at) => (came[at] === truth ? [] : [`${text} → ${came[at]}, not ${truth}`])),
  ).toEqual([])
  const flagged = new Set(read.flagged.map(({ index }) => index))
  expect(
    truths.flatMap(({ edited, truth, text }, at) =>
      truth !== 'none' && edited !== flagged.has(at) ? [`${text}: ${edited ? 'edited' : 'not edited'}`] : [],
    ),
  ).toEqual([])
})
