/**
 * From saved pages and pasted texts to the posts of a thread: several pages in a file, several files in any order, pages that
 * overlap.
 */
import type { Quotable } from '../reading/copied-quotes.ts'
import { withoutCopies } from './copies.ts'
import { exportedAs, postsOfDiscord } from './discord.ts'
import { forums } from './forums.ts'
import { Tangled } from './html/tree-adapter.ts'
import { pageOf } from './html/tree.ts'
import { baseOf, isPage, linesIn, pagesIn, postOf, postsOn, tagsIn, type Found } from './page.ts'
import { mostOnAPage, postsInText } from './plain.ts'
import type { InEach } from '../text/in-each.ts'
import { TooMuch } from '../text/too-much.ts'
import type { Post } from './post.ts'
import { said, type Wrong } from './thread-words.ts'
import type { Forum } from './forum.ts'
import { forumOf, wrongIn, type Frame } from './frame.ts'
import { isTopic, postsOfTopics } from './json-pages.ts'

interface SourceFile {
  file: string
  text: string
}
interface ThreadProblem extends Wrong {
  file: string
  line: number
}

export interface Thread {
  /** In the order in which they were written. */
  posts: Post[]
  /** Which software wrote the pages; `pastedText` for what has no pages. */
  software: string[]
  problems: ThreadProblem[]
}

/** Stands among software for posts that were pasted. */
export const pastedText = 'pasted text'

/** What no thread that is counted has: so many pages in a file, so many posts on a page, and so many posts at all. */
const mostPages = 2000
const mostPosts = 100_000

/**
 * Reads a thread.
 * @param known names of players and hosts, where they are known: in pasted text they make headers certain
 * @param frame what pages look like that are of no forum known here
 * @param earlier posts that were read before, which pasted ones may quote
 * @param tell hears how many files are read
 */
export function readThread(
  files: readonly SourceFile[],
  known: readonly string[] = [],
  frame?: Frame,
  earlier: readonly Quotable[] = [],
  tell: (done: number, of: number) => void = () => {},
): Thread {
  const own = frame && !wrongIn(frame).length ? [forumOf(frame)] : []
  const thread: Thread = { posts: [], software: [], problems: [] }
  let pages = 0
  for (const [index, { file, text }] of files.entries()) {
    if (index) tell(index, files.length)
    if (text.trim() === '') {
      thread.problems.push({
        file,
        line: 1,
        message: said('empty'),
        remedy: said('saveOrPaste'),
      })
      continue
    }
    if (isTopic(text)) {
      pages++
      const posts = postsOfTopics(text)
      if (posts)
        take(
          thread,
          'Discourse (JSON)',
          posts.map(post => ({ ...post, file, line: 1 })),
        )
      else thread.problems.push({ file, line: 1, message: said('cutTopic'), remedy: said('wholeTopic') })
      continue
    }
    const exported = exportedAs(text)
    if (exported) {
      pages++
      const posts = postsOfDiscord(text, exported, known)
      if (posts?.length)
        take(
          thread,
          'Discord (exported)',
          posts.map(post => ({ line: 1, ...post, file })),
        )
      else thread.problems.push({ file, line: 1, message: said('cutChannel'), remedy: said('wholeChannel') })
      continue
    }
    if (!isPage(text)) {
      pages++
      const posts = textOf(thread, file, text, known, earlier)
      if (!posts) continue
      if (posts.length)
        take(
          thread,
          pastedText,
          posts.map(post => ({ ...post, file })),
        )
      else
        thread.problems.push({
          file,
          line: 1,
          message: said('noPost'),
          remedy: said('withHeaders'),
        })
      continue
    }
    const inFile = pagesIn(text)
    if (inFile.length > mostPages)
      thread.problems.push({
        file,
        line: inFile[mostPages]!.line,
        ...tooMany(said('mostPages', { pages: inFile.length, most: mostPages })),
      })
    for (const page of inFile.slice(0, mostPages)) {
      pages++
      readPage(thread, file, page.text, page.line, own)
    }
  }
  if (thread.posts.length > mostPosts) {
    const { file = '', line = 1 } = thread.posts[mostPosts]!
    thread.problems.push({ file, line, ...tooMany(said('mostPosts', { most: mostPosts })) })
    thread.posts.length = mostPosts
  }
  const posts = withoutCopies(thread)
  return { ...thread, posts: pages > 1 || isBackwards(posts) ? inOrder(posts) : posts }
}

const tooMany = (message: InEach): Wrong => ({ message, remedy: said('onePhase') })

/** The posts of a pasted text; none where it is refused. */
function textOf(
  thread: Thread,
  file: string,
  text: string,
  known: readonly string[],
  earlier: readonly Quotable[],
): Post[] | undefined {
  try {
    return postsInText(text, known, earlier)
  } catch (error) {
    if (!(error instanceof TooMuch)) throw error
    thread.problems.push({ file, line: error.line, message: error.says, remedy: error.remedy })
    return undefined
  }
}

function take(thread: Thread, software: string, posts: readonly Post[]): void {
  for (const post of posts) thread.posts.push(post)
  if (!thread.software.includes(software)) thread.software.push(software)
}

function readPage(thread: Thread, file: string, source: string, firstLine: number, own: readonly Forum[]): void {
  const problem = (line: number, message: InEach, remedy: InEach): void =>
    void thread.problems.push({ file, line, message, remedy })
  const read = attempt(source, own)
  if (read === 'tangled') return problem(firstLine, said('tangled'), said('saveAgain'))
  const { forum, found } = read
  const complete = found.filter(isComplete)
  if (!forum || !complete.length) return problem(firstLine, ...whyNothing(source))
  if (found.length > mostOnAPage)
    return problem(firstLine, said('onAPage', { posts: found.length, most: mostOnAPage }), said('inPages'))
  const base = baseOf(source)
  const lines = lineFinder(source, firstLine)
  const posts = found.flatMap((one, place): Post[] => {
    const line = lines(one.values.id)
    const post = postOf(one, forum, base, place)
    if (post) {
      post.file = file
      if (line !== undefined) post.line = line
      return [post]
    }
    problem(line ?? firstLine, lacking(one), said('onceLoaded'))
    return []
  })
  take(thread, forum.name, posts)
}

/** What a post has not: its text, or else its writer. */
const lacking = ({ values: { id }, runs }: Found): InEach =>
  id === undefined
    ? said(runs ? 'someNoWriter' : 'someNoText')
    : said(runs ? 'noWriter' : 'noText', { id: id.slice(0, 40) })

const isComplete = ({ values, runs }: Found): boolean => values.by !== undefined && runs !== undefined

/** So many whole posts are no chance. */
const surelyIts = 10

/** The software whose places hold most posts; of as many, what the host described. */
function attempt(source: string, own: readonly Forum[]): { forum?: Forum; found: Found[] } | 'tangled' {
  try {
    const tree = pageOf(source)
    let best: { forum?: Forum; found: Found[] } = { found: [] }
    for (const forum of [...own, ...forums]) {
      if (!forum.sign.test(source)) continue
      const found = postsOn(forum.framed ? pageOf(forum.framed(source)) : tree, forum)
      const complete = found.filter(isComplete).length
      if (complete > best.found.filter(isComplete).length) best = { forum, found }
      // Many posts of which none lacks anything are those of no other software.
      if (complete === found.length && complete >= surelyIts) break
    }
    return best
  } catch (error) {
    if (error instanceof Tangled) return 'tangled'
    throw error
  }
}

function whyNothing(source: string): [message: InEach, remedy: InEach] {
  if (/data-preloaded|ember-application|discourse/i.test(source) && !/class=["']cooked["']|crawler-post/.test(source))
    return [said('notSaved'), said('printed')]
  if (tagsIn(source, 'input').some(tag => /type=["']password/i.test(tag))) return [said('password'), said('logIn')]
  const known = [...new Set(forums.map(({ name }) => name.replace(/ \(.*\)$/, '')))].join(', ')
  return [said('unknownForum', { forums: known }), said('saveItself')]
}

/** Finds the line of a post by its id, from one to the next. */
function lineFinder(source: string, firstLine: number): (id: string | undefined) => number | undefined {
  let at = 0
  let line = firstLine
  return id => {
    if (id === undefined || id.length > 40) return undefined
    const next = source.indexOf(id, at)
    if (next < 0) return undefined
    line += linesIn(source.slice(at, next))
    at = next
    return line
  }
}

const numbersOf = (posts: readonly Post[]): number[] => posts.map(({ number }) => number ?? NaN)
const idsOf = (posts: readonly Post[]): number[] =>
  posts.map(({ id }) => (/^\d{1,19}$/.test(id ?? '') ? Number(id) : NaN))
const timesOf = (posts: readonly Post[]): number[] => posts.map(({ at }) => (at === undefined ? NaN : Date.parse(at)))
const isKey = (values: readonly number[]): boolean =>
  values.every(value => !Number.isNaN(value)) && new Set(values).size === values.length

function inOrder(posts: readonly Post[]): Post[] {
  const keys =
    [numbersOf(posts), idsOf(posts)].find(isKey)
    ?? (timesOf(posts).every(time => !Number.isNaN(time)) ? timesOf(posts) : undefined)
  return keys
    ? posts
        .map((post, index) => ({ post, key: keys[index]! }))
        .sort((a, b) => a.key - b.key)
        .map(({ post }) => post)
    : [...posts]
}

/** Some read their threads from the newest post down. */
function isBackwards(posts: readonly Post[]): boolean {
  const keys = [numbersOf(posts), idsOf(posts)].find(isKey)
  return keys !== undefined && keys.length > 1 && keys.every((key, index) => index === 0 || key < keys[index - 1]!)
}
