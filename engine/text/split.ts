import { folded, outline, paragraphs, type Dialect, type Item, type WrittenLines } from './dialect.ts'
import type { Span } from './span.ts'

/** A part of a post: a paragraph, or a nested list; `folded`: one that stays shut until the reader opens it, where the forum can do that. */
export type Part = Span[] | { items: Item[]; folded?: boolean }

/** A post cut to size. `tooLong` names what exceeds the limit all by itself: its post and its length there. */
interface Split {
  posts: string[]
  tooLong: { post: number; length: number }[]
}

/** Takes a dialect and the parts of a post; returns the whole post, however long. */
export function written(dialect: Dialect, parts: readonly Part[], known?: WrittenLines): string {
  return parts
    .map(part => writtenPart(dialect, part, known))
    .filter(piece => piece !== '')
    .join(dialect.between)
}

const writtenPart = (dialect: Dialect, part: Part, known?: WrittenLines): string =>
  Array.isArray(part) ? paragraphs(dialect, [part]) : (part.folded ? folded : outline)(dialect, part.items, known)

/**
 * Takes a dialect, the parts of a post and a limit (the dialect's own if none is given); returns as few posts as hold
 * them in order. It cuts between paragraphs and between list items only, hence never inside a tag; a list that goes on
 * in the next post repeats the items it hangs from. A paragraph or item that exceeds the limit alone gets a post of its
 * own, uncut, and is reported.
 */
export function splitParagraphs(dialect: Dialect, parts: readonly Part[], limit?: number): Split {
  const steps = splitInSteps(dialect, parts, limit)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** The same in steps, none of which takes longer than writing two posts: who lets others by goes on when it pleases. */
export function* splitInSteps(
  dialect: Dialect,
  parts: readonly Part[],
  limit: number | undefined = dialect.limit,
): Generator<undefined, Split, undefined> {
  const known: WrittenLines = new WeakMap()
  const pieces: string[] = []
  for (const part of parts) {
    pieces.push(writtenPart(dialect, part, known))
    yield
  }
  const whole = pieces.filter(piece => piece !== '').join(dialect.between)
  if (limit === undefined || whole.length <= limit) return { posts: whole === '' ? [] : [whole], tooLong: [] }
  const posts: string[] = []
  const tooLong: Split['tooLong'] = []
  const all = parts.flatMap(atoms)
  for (let from = 0; from < all.length;) {
    const first = (count: number): string => written(dialect, assembled(all.slice(from, from + count)), known)
    // One more atom never makes a post shorter: the most that fit are found by doubling, then by halving.
    let [fits, post, exceeds] = [1, first(1), Infinity]
    while (post.length <= limit && fits < all.length - from && fits + 1 < exceeds) {
      yield
      const count = exceeds < Infinity ? (fits + exceeds) >> 1 : Math.min(fits * 2, all.length - from)
      const longer = first(count)
      if (longer.length <= limit) [fits, post] = [count, longer]
      else exceeds = count
    }
    if (post.length > limit) tooLong.push({ post: posts.length, length: post.length })
    if (post !== '') posts.push(post)
    from += fits
    yield
  }
  return { posts, tooLong }
}

/** Where an item stands: the same item may stand in several places. */
interface Place {
  item: Item
}

/** What is never cut: a paragraph, or the place of a list item, with the places it hangs from before it. */
type Atom = Span[] | { list: Part; path: Place[] }

function atoms(part: Part): Atom[] {
  if (Array.isArray(part)) return [part]
  const under = (item: Item, above: Place[]): Atom[] => {
    const path = [...above, { item }]
    return [{ list: part, path }, ...item.children.flatMap(child => under(child, path))]
  }
  return part.items.flatMap(item => under(item, []))
}

/** Atoms in order, made into parts again. */
function assembled(list: readonly Atom[]): Part[] {
  const parts: Part[] = []
  let growing: { list: Part; items: Item[]; copies: Map<Place, Item> } | undefined
  for (const atom of list) {
    if (Array.isArray(atom)) {
      parts.push(atom)
      growing = undefined
      continue
    }
    if (growing?.list !== atom.list) {
      growing = { list: atom.list, items: [], copies: new Map() }
      parts.push({ ...atom.list, items: growing.items })
    }
    let siblings = growing.items
    for (const place of atom.path) {
      const copy = growing.copies.get(place) ?? { spans: place.item.spans, children: [] }
      if (!growing.copies.has(place)) siblings.push(copy)
      growing.copies.set(place, copy)
      siblings = copy.children
    }
  }
  return parts
}
