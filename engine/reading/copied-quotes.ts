/**
 * Quotes that were copied from a window have lost what shows their end. A line still says who wrote what stands below it;
 * where that person's post is known, the quote ends where the two stop saying the same.
 */
import { fold } from './fold.ts'

/** A line above a quote. `post`: its number; `rest`: how much of the line is quoted already. */
export interface Attribution {
  who: string
  post?: number
  rest: string
}

/** A post that may be quoted. */
export interface Quotable {
  by: string
  number?: number
  text: string
}

/** What somebody wrote elsewhere: the lines of each post, the empty ones too. @param post its number, where the quote says it */
export type Written = (who: string, post?: number) => readonly (readonly string[])[]

const forms = [
  /^\s*\([^()]{6,40}\)\s?(?<who>\S.{0,60}?) Wrote:\s?(?<rest>.*)$/,
  /^\s*(?:in post #?(?<post>\d{1,7}),?\s)?\s*(?<who>\S.{0,60}?)(?:\s\([^()]{4,40}\))?\s(?:wrote|said|writes|(?:на)?писал\(а\)|сказал\(а\))(?=[^\n]*[:↑]):?\s*(?:↑.{0,60})?$/i,
  /^\s*(?:quote:?\s)?\s*originally posted by:?\s+(?<who>\S.{0,60}?)(?:\s+view post)?\s*$/i,
  /^\s*quote from:?\s+(?<who>\S.{0,60}?)(?:\son\s.{6,60})?\s*$/i,
]

/** Who is said to have written what follows, if a line says that. */
export function attributionIn(line: string): Attribution | undefined {
  const head = line.slice(0, 160)
  for (const form of forms) {
    const { who, post, rest = '' } = form.exec(head)?.groups ?? {}
    if (who === undefined || (line.length > head.length && rest === '')) continue
    return { who, ...(post !== undefined && { post: Number(post) }), rest: rest && rest + line.slice(head.length) }
  }
  return undefined
}

/** Who is quoted in a text that was copied, as `writtenIn` compares names. */
export function quotedIn(text: string): Set<string> {
  const found = /wrote|said|writes|posted by|quote from|\(а\)/i.test(text) ? text.split('\n') : []
  return new Set(found.flatMap(line => nameKeys(attributionIn(line)?.who ?? '')).filter(Boolean))
}

/** What somebody may be called who is named above a quote: `On March 3, 2026, Ann said:` */
const nameKeys = (who: string): string[] => [fold(who), fold(who.slice(who.lastIndexOf(',') + 1))]

/** Of so many posts of somebody, the last, so many lines are looked through, and a line so often found goes on so far. */
const most = { posts: 10, lines: 300, begins: 8, quoted: 200 }

/** Finds what somebody wrote among posts. @param self the place of the post that quotes, which quotes no line of its own */
export function writtenIn(posts: readonly Quotable[]): (self: number) => Written {
  const by = new Map<string, { place: number; number: number | undefined; text: string; lines?: string[] }[]>()
  for (const [place, { by: who, number, text }] of posts.entries()) {
    const key = fold(who)
    const here = by.get(key)
    const one = { place, number, text }
    if (here) here.push(one)
    else by.set(key, [one])
  }
  return self => (who, post) => {
    const theirs = nameKeys(who).flatMap(key => by.get(key) ?? [])
    const meant = post === undefined ? [] : theirs.filter(({ number }) => number === post)
    const others = theirs.every(({ number }) => number === undefined) || post === undefined ? theirs : meant
    return others
      .filter(({ place }) => place !== self)
      .slice(-most.posts)
      .map(one => (one.lines ??= one.text.split('\n').map(bare).slice(0, most.lines)))
  }
}

/** What a line says, without marks that one of two copies may have lost. */
const bare = (line: string): string =>
  line
    .slice(0, 5000)
    .replace(/\[[^[\]]{0,60}\]|[*_~`\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * How far a quote goes.
 * @param below what stands below the line that begins it, from what this line quotes itself
 * @returns the place of its last line; nothing where nobody can tell: no post says the same, it goes on almost the same or
 * further below, or nothing else stands below
 */
export function endOfCopied(below: Iterable<string>, posts: readonly (readonly string[])[]): number | undefined {
  if (!posts.length) return undefined
  const lines: Line[] = []
  let at = 0
  let apart = false
  for (const line of below) {
    const said = bare(line)
    if (said !== '') lines.push({ said, at, apart })
    apart = said === ''
    at++
    if (lines.length > most.quoted) break
  }
  const first = lines[0]?.said
  if (first === undefined) return undefined
  let best = { count: 0, goesOn: false }
  for (const post of posts) {
    let begun = 0
    for (const [place, line] of post.entries()) {
      if (!line.includes(first) || begun++ >= most.begins) continue
      const found = alike(lines, post, place)
      if (found.count > best.count) best = found
    }
  }
  return best.count === 0 || best.goesOn || best.count >= lines.length ? undefined : lines[best.count - 1]!.at
}

/** A line below. `apart`: an empty one stands before it. */
interface Line {
  said: string
  at: number
  apart: boolean
}

/** How many lines say the same from a place on, and whether the post may go on saying the same in another way. */
function alike(lines: readonly Line[], post: readonly string[], place: number): { count: number; goesOn: boolean } {
  // What breaks off within a line ends there.
  if (!post[place]!.endsWith(lines[0]!.said)) return { count: 1, goesOn: false }
  let [count, at] = [1, place + 1]
  for (;;) {
    const isApart = post[at] === ''
    while (post[at] === '') at++
    const next = lines[count]
    if (!next) return { count, goesOn: false }
    if (post[at] !== next.said) {
      // What was left out, or is written otherwise since, may stand between.
      const behind = new Set(post.slice(at))
      const end = lines.findIndex(({ said }, nth) => nth >= count && attributionIn(said))
      const rest = lines.slice(count, end < 0 ? undefined : end)
      return {
        count,
        goesOn: post[at]?.startsWith(next.said) === true || rest.some(({ said }) => behind.has(said)),
      }
    }
    // A paragraph of the quoter's own may begin with the same words; a post that was kept may have no empty lines left.
    if (next.apart && !isApart && post.includes('')) return { count, goesOn: true }
    count++
    at++
  }
}
