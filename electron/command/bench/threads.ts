/**
 * Reading and counting votes: posts in BBCode and HTML, and saved pages with all that stands around their posts, many
 * and one.
 */
import type { Post } from '../../../engine/vote/post.ts'
import { readPosts } from '../../../engine/vote/read.ts'
import { standingAfter } from '../../../engine/vote/standing.ts'
import { boldInFull } from '../../../engine/rules/style.ts'
import { readThread } from '../../../engine/vote/thread.ts'
import type { DeskMeasured } from './desk.ts'
import { Dice } from './dice.ts'
import { spread } from './measure.ts'

export const posts = 10_000
export const onAPage = 20
/** No two of them look alike: a roster takes none that do. */
export const names = [...'BCDFG'].flatMap(first => [...'aeouy'].map(second => `Player ${first}${second}. Smith`))
const people = names.map(name => ({ id: name, name }))
const words =
  'I think that we should look at what he said yesterday since nobody else has voted for him and the count is low so let us see who is next'.split(
    ' ',
  )

export function measureThreads(quick: boolean): DeskMeasured[] {
  const rounds = quick ? 2 : 10
  const written = (form: typeof bbcode): { by: string; text: string }[] => {
    const dice = new Dice(7)
    return Array.from({ length: posts }, () => ({ by: dice.one(names), text: form(dice) }))
  }
  const [plain, rich] = [written(bbcode), written(html)]
  const [pages, one] = [pagesOf(new Dice(7), onAPage), pagesOf(new Dice(7), posts)]
  const pasted = { file: 'pasted.txt', text: plain.map(pastedOf).join('\n\n') }
  const size = (texts: readonly { text: string }[]): string =>
    `${Math.round(texts.reduce((sum, { text }) => sum + text.length, 0) / 1_000_000)} MB`
  return [
    repeated(`votes of ${posts} posts in BBCode, ${size(plain)}, read and counted`, rounds, () => counted(plain)),
    repeated(`votes of ${posts} posts in HTML, ${size(rich)}, read and counted`, rounds, () => counted(rich)),
    repeated(`${pages.length} saved pages of ${onAPage} posts, ${size(pages)}, read and counted`, rounds, () =>
      counted(readThread(pages).posts),
    ),
    repeated(`${posts} posts pasted as one text, ${size([pasted])}, read and counted`, rounds, () =>
      counted(readThread([pasted]).posts),
    ),
    repeated(`one saved page of ${posts} posts, ${size(one)}, read and counted`, rounds, () =>
      counted(readThread(one).posts),
    ),
  ]
}

function counted(thread: readonly Post[]): unknown {
  const { ballots, counts } = readPosts(thread, people, boldInFull)
  return standingAfter(ballots, counts, people)
}

function repeated(says: string, times: number, read: () => unknown): DeskMeasured {
  read()
  const ms = Array.from({ length: times }, () => {
    const from = performance.now()
    read()
    return performance.now() - from
  })
  return { says, times, ms: spread(ms) }
}

const paragraph = (dice: Dice): string => Array.from({ length: 20 + dice.below(60) }, () => dice.one(words)).join(' ')
/** A post in three has a quote with a vote in it, one in three a vote of its own. */
const bbcode = (dice: Dice): string =>
  `${dice.below(3) ? '' : `[quote="${dice.one(names)}"]${paragraph(dice)} [b]Vote: ${dice.one(names)}[/b][/quote]\n`}${paragraph(dice)}\n\n${paragraph(dice)}\n${dice.below(3) ? '' : `[b]Vote: ${dice.one(names)}[/b]`}`
const html = (dice: Dice): string =>
  bbcode(dice)
    .replace(/\[quote="(.*?)"\]/, '<blockquote class="bbCodeBlock--quote"><div>$1 said:</div>')
    .replace('[/quote]', '</blockquote>')
    .replaceAll('[b]', '<b>')
    .replaceAll('[/b]', '</b>')
    .replaceAll('\n', '<br />\n')

const pastedOf = ({ by, text }: Post, index: number): string =>
  `From: ${by}\nSent: ${new Date(1_772_000_000_000 + index * 60_000).toISOString()}\n#${index + 1}\n\n${text}`

/** A thread as its pages, each saved whole. */
export function pagesOf(dice: Dice, onAPage: number): { file: string; text: string }[] {
  return Array.from({ length: posts / onAPage }, (_, page) => ({
    file: `page-${page + 1}.html`,
    text: `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Thread</title></head><body>${Array.from({ length: onAPage }, (_, index) => articleOf(page * onAPage + index + 1, dice)).join('')}</body></html>`,
  }))
}

/** A post with what a board puts around it. */
export function articleOf(number: number, dice: Dice): string {
  const by = dice.one(names)
  return `<article class="message message--post js-post" data-author="${by}" data-content="post-${number}" id="js-post-${number}"><div class="message-inner"><div class="message-cell message-cell--user"><section class="message-user"><div class="message-avatar"><a href="/members/${number}/" class="avatar"><img src="x.jpg" alt="${by}" /></a></div>
<div class="message-userDetails"><h4 class="message-name"><a href="/members/${number}/" class="username">${by}</a></h4><h5 class="userTitle">Member</h5></div></section></div><div class="message-cell message-cell--main"><header class="message-attribution"><ul class="message-attribution-main"><li><a href="/threads/1/post-${number}"><time class="u-dt" datetime="2026-03-03T21:14:05+0100">Mar 3, 2026</time></a></li></ul>
<ul class="message-attribution-opposite"><li><a href="/threads/1/post-${number}">#${number}</a></li></ul></header><div class="message-content"><article class="message-body"><div class="bbWrapper">${html(dice)}</div></article></div><footer class="message-footer"><a href="#" class="actionBar-action">Report</a><aside class="message-signature"><div class="bbWrapper"><b>Vote: nobody</b></div></aside></footer></div></div></article>
`
}
