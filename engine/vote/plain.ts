/** Posts in a pasted text: headers as forums write them, or a name and a colon before each. */
import { writtenIn, type Quotable } from '../reading/copied-quotes.ts'
import { envelopesOf } from '../reading/envelopes.ts'
import { fold } from '../reading/fold.ts'
import { mayBeName } from '../reading/head-lines.ts'
import { momentOf } from '../reading/moment.ts'
import { TooMuch } from '../text/too-much.ts'
import { bbcodeOf } from './bbcode.ts'
import { runsOfText } from './marks-bbcode.ts'
import { says } from './marks-html.ts'
import type { Post } from './post.ts'
import { linesIn } from './page.ts'
import { said } from './thread-words.ts'

/** More posts than these no page has, however many a forum is asked to show. */
export const mostOnAPage = 20_000

/**
 * @param known names of players and hosts, which make headers without labels certain
 * @param earlier posts that were read before, which these may quote
 * @throws TooMuch for more posts than a page has
 */
export function postsInText(source: string, known: readonly string[], earlier: readonly Quotable[] = []): Post[] {
  const text = source.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  const envelopes = envelopesOf(text, known, mostOnAPage).filter(({ from }) => from !== undefined)
  if (!envelopes.length) return spoken(text, known, earlier)
  const posts = envelopes.map(({ from, at, body: said, span, bodyAt }): Post => {
    const number = /(?:^|\s)#(\d{1,7})\b/.exec(text.slice(span.start, bodyAt))?.[1]
    return {
      by: from!,
      ...(at?.instant !== undefined && { at: at.instant }),
      ...(at && { when: at.written }),
      text: said + editedBelow(text.slice(bodyAt + said.length, span.end)),
      ...(number !== undefined && { number: Number(number) }),
      line: 1,
    }
  })
  const starts = envelopes.map(({ span }) => span.start)
  return withContent(posts, earlier).map(withLines(text, starts))
}

/** Copied text may hold Markdown and BBCode, and quotes that only their lines tell. */
function withContent(posts: readonly Post[], earlier: readonly Quotable[]): Post[] {
  const written = writtenIn([...posts, ...earlier])
  return posts.map((post, place) => {
    const runs = runsOfText(post.text, true, written(place))
    const edited = runs.some(run => run.edited) && { edited: true }
    return { ...post, text: bbcodeOf(runs), written: 'bbcode', runs, ...edited }
  })
}

/** The forum's line that the post was edited, which a message goes without. */
const editedBelow = (foot: string): string =>
  foot
    .split('\n')
    .filter(says)
    .map(line => `\n${line}`)
    .join('')

const withLines = (text: string, starts: readonly number[]) => {
  let at = 0
  let line = 1
  return (post: Post, index: number): Post => {
    line += linesIn(text.slice(at, starts[index]))
    at = starts[index]!
    return { ...post, line }
  }
}

const spokenLine =
  /^\s*(?:#?(?<number>\d{1,7})[.):]?\s+)?(?<from>\S[^:\n]{0,80}?)(?:\s*[([](?<when>[^()[\]]{0,40}\d:\d\d[^()[\]]{0,20})[)\]])?\s*:(?:\s+|$)(?<body>.*)$/
/** What a line begins with that adds to a post, and is nobody's name. */
const adds =
  /^(?:edit(?:ed)?|p\.?s\.?|also|ps|fixed|correction|update|note|so|and|but|ok|ebwop|tl;?dr|(?:un)?vote|\W+)$/i
const votes = /^\W{0,6}(?:un|re)?-?vote\b/i

/**
 * `Ann: [b]Vote: Bob[/b]`, `#12 Ann (2026-01-03 20:14 UTC): …`, where the name is a known one, or the page writes so of known
 * ones; without number and time, one that nobody knows is one only before a vote.
 */
function spoken(text: string, known: readonly string[], earlier: readonly Quotable[]): Post[] {
  const names = new Map(known.map(name => [fold(name), name]))
  const lines = text.split('\n')
  const found = lines.map(line => spokenLine.exec(line.slice(0, 5000))?.groups)
  const shapeOf = ({ number, when }: Record<string, string | undefined>): string =>
    `${number === undefined ? '' : '#'}${when === undefined ? '' : ':'}`
  const shapes = new Set(found.flatMap(one => (one && names.has(fold(one.from!)) ? [shapeOf(one)] : [])))
  const writerOf = (one: Record<string, string | undefined>): string | undefined => {
    const from = one.from!
    const shape = shapeOf(one)
    const isOne = shapes.has(shape) && mayBeName(from, 3) && !adds.test(from) && (shape !== '' || votes.test(one.body!))
    return names.get(fold(from)) ?? (isOne ? from : undefined)
  }
  const posts: Post[] = []
  for (const [index, line] of lines.entries()) {
    const one = found[index]
    const by = one && writerOf(one)
    const moment = one?.when === undefined ? undefined : momentOf(one.when)
    if (by !== undefined && posts.length >= mostOnAPage)
      throw new TooMuch(index + 1, said('morePosts', { most: mostOnAPage }), said('inParts'))
    if (by !== undefined)
      posts.push({
        by,
        ...(moment?.instant !== undefined && { at: moment.instant }),
        ...(moment && { when: moment.written }),
        text: one!.body! + line.slice(5000),
        written: 'plain',
        line: index + 1,
        ...(one!.number !== undefined && { number: Number(one!.number) }),
      })
    else {
      const last = posts.at(-1)
      if (last) last.text += `\n${line}`
    }
  }
  return withContent(posts, earlier)
}
