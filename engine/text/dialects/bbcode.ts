import type { Dialect, Line } from '../dialect.ts'
import { joiner, unreactive } from '../literal.ts'
import { tagStyles } from './styles.ts'

type Pair = readonly [open: string, close: string]

/** What one BBCode forum or board writes: a pair of tags for each kind of span. An empty pair leaves the words bare. */
interface Board {
  name: string
  limit: number
  strong: Pair
  code: Pair
  quote: Pair
  /** A spoiler box and, where the forum has one, a spoiler for a few words of a sentence. */
  secret: Pair
  secretInline?: Pair
  /** A list and an item of it, where they are other than usual. */
  list?: Pair
  item?: Pair
}

/**
 * Takes a board's tags; returns its dialect. Boards disagree on how to print a bracket (no-parse tags, entities,
 * nothing), but all of them read `[` as a tag only when a name, a slash or a star comes next: a joiner behind every `[`
 * is the one escape that works everywhere. Likewise behind `&`, since several keep numeric entities.
 */
export function bbcode(board: Board): Dialect {
  const words = (text: string) => unreactive(text).replace(/\[|&(?=[#\w])/g, `$&${joiner}`)
  return {
    name: board.name,
    limit: board.limit,
    hides: true,
    words,
    strong: wrap(board.strong),
    code: text => wrap(board.code)(words(text)),
    quote: inner => `“${inner}”`,
    secret: wrap(board.secretInline ?? board.secret),
    link: (inner, address) => `[url=${address}]${inner}[/url]`,
    quoteBox: wrap(board.quote),
    secretBox: wrap(board.secret),
    paragraph: inner => inner,
    between: '\n\n',
    list: items => list(items, board.list ?? ['[list]', '[/list]'], board.item ?? ['[*]', '']),
    styles: tagStyles,
  }
}

const wrap =
  ([open, close]: Pair) =>
  (inner: string) =>
    open + inner + close

function list(items: readonly Line[], around: Pair, item: Pair): string {
  const lines = items.map(({ line, children }) =>
    wrap(item)(`${line}${children.length > 0 ? `\n${list(children, around, item)}` : ''}`),
  )
  return wrap(around)(`\n${lines.join('\n')}\n`)
}

const common = {
  strong: ['[b]', '[/b]'],
  code: ['', ''],
  quote: ['[quote]', '[/quote]'],
  secret: ['[spoiler]', '[/spoiler]'],
} as const

/** XenForo: the only one with a spoiler and a code tag for use inside a sentence. */
export const xenforoBoard: Board = {
  ...common,
  name: 'XenForo',
  limit: 10_000,
  code: ['[icode]', '[/icode]'],
  secretInline: ['[ispoiler]', '[/ispoiler]'],
}

/** phpBB: its code tag is a box, so rule ids stay bare. The spoiler is made by each board; this is its usual name. */
export const phpbbBoard: Board = { ...common, name: 'phpBB', limit: 60_000 }

/** MyBB: the spoiler comes with a plugin. Its limit is in bytes (65,535); half of it holds for Cyrillic. */
export const mybbBoard: Board = { ...common, name: 'MyBB', limit: 32_000, code: ['[font=Courier New]', '[/font]'] }

/** vBulletin: boards add many tags (votes, player lists, role PMs); nothing of the kind is ever written. */
export const vbulletinBoard: Board = {
  ...common,
  name: 'vBulletin',
  limit: 10_000,
  code: ['[font=Courier New]', '[/font]'],
}

/** SMF: has teletype for code inside a sentence. */
export const smfBoard: Board = { ...common, name: 'SMF', limit: 20_000, code: ['[tt]', '[/tt]'] }

/** ProBoards: every item of a list has an end. */
export const proboardsBoard: Board = {
  ...common,
  name: 'ProBoards',
  limit: 60_000,
  list: ['[ul]', '[/ul]'],
  item: ['[li]', '[/li]'],
}
