import { folded, outline, paragraphs } from './dialect.ts'
import type { Dialect, Item } from './dialect.ts'
import type { Span } from './span.ts'

/** A part of a post: a paragraph, or a nested list; `folded`: one that stays shut until the reader opens it, where the forum can do that. */
export type Part = Span[] | { items: Item[]; folded?: boolean }

/** A post cut to size. `tooLong` names what exceeds the limit all by itself: its post and its length there. */
export interface Split {
  posts: string[]
  tooLong: { post: number; length: number }[]
}

/** Takes a dialect and the parts of a post; returns the whole post, however long. */
export function written(dialect: Dialect, parts: readonly Part[]): string {
  return parts
    .map(part =>
      Array.isArray(part) ? paragraphs(dialect, [part]) : (part.folded ? folded : outline)(dialect, part.items),
    )
    .filter(piece => piece !== '')
    .join(dialect.between)
}

/**
 * Takes a dialect, the parts of a post and a limit (the dialect's own if none is given); returns as few posts as hold
 * them in order. It cuts between paragraphs and between list items only, hence never inside a tag; a list that goes on
 * in the next post repeats the items it hangs from. A paragraph or item that exceeds the limit alone gets a post of its
 * own, uncut, and is reported.
 */
export function splitParagraphs(
  dialect: Dialect,
  parts: readonly Part[],
  limit: number | undefined = dialect.limit,
): Split {
  const whole = written(dialect, parts)
  if (limit === undefined || whole.length <= limit) return { posts: whole === '' ? [] : [whole], tooLong: [] }
  const posts: string[] = []
  const tooLong: Split['tooLong'] = []
  let open: Atom[] = []
  let openText = ''
  const close = () => {
    if (openText === '') return
    if (openText.length > limit) tooLong.push({ post: posts.length, length: openText.length })
    posts.push(openText)
  }
  for (const atom of parts.flatMap(atoms)) {
    const longer = written(dialect, assembled([...open, atom]))
    if (longer.length <= limit) {
      open.push(atom)
      openText = longer
    } else {
      close()
      open = [atom]
      openText = written(dialect, assembled(open))
    }
  }
  close()
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
