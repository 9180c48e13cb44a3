/** From the HTML of a post to runs. Forums mark quotes and spoilers in many ways, so their classes are listed here. */
import { isGreen } from './colour.ts'
import { attribute, isSilent, lineOf, visit, type Finds } from './html/find.ts'
import { isElement, isText, type Element, type Node } from './html/node.ts'
import { fragmentOf } from './html/tree.ts'
import { bits, RunWriter, type Run } from './run.ts'
import { tagClass, withVoteTags } from './vote-tags.ts'

/** @throws Tangled for a text that cannot be read in bounded time */
export const runsOfHtml = (source: string): Run[] => runsInside(fragmentOf(source))

/**
 * The runs of what stands inside an element, whatever that element is itself.
 * @param isQuote what is somebody else's words, besides what is so anywhere
 */
export const runsInside = (root: Element, isQuote?: Finds): Run[] => new RunsInside(root, undefined, isQuote).next()

/** Reads what stands inside an element, up to one place after the other. */
export class RunsInside {
  /** Where it goes on; nothing where all was read. */
  at: Node | undefined
  readonly #root: Element
  readonly #stops: ReadonlySet<Node>
  readonly #isQuote: Finds | undefined
  readonly #marks = [0]
  #pre = 0

  /** @param stops before which nodes it stops @param isQuote what is somebody else's words, besides what is so anywhere */
  constructor(root: Element, stops: ReadonlySet<Node> = new Set(), isQuote?: Finds) {
    this.#root = root
    this.#isQuote = isQuote
    this.#stops = stops
    this.at = root.first
  }

  /** The runs from where it stands to the next stop, or to the end. */
  next(): Run[] {
    const write = new RunWriter()
    const from = this.at
    if (!from) return []
    this.at = visit(
      this.#root,
      node => (node !== from && this.#stops.has(node) ? 'stop' : this.#enter(write, node)),
      element => this.#leave(write, element),
      from,
    )
    return withVoteTags(write.result())
  }

  #enter(write: RunWriter, node: Node): boolean {
    const now = this.#marks.at(-1)!
    if (isText(node)) {
      if (this.#pre) write.exact(node.value, now)
      else write.flowing(node.value, now)
    }
    // What stands in for a picture where no scripts run is seen by nobody.
    if (!isElement(node) || isSilent(node) || node.tagName === 'noscript') return false
    if (node.tagName === 'br' || node.tagName === 'hr') {
      write.line()
      return false
    }
    if (isBlock(node)) write.line()
    else if (cells.has(node.tagName)) write.cell()
    if (isExact(node)) this.#pre++
    this.#marks.push(marked(node, now) | (this.#isQuote?.(node) ? bits.quoted : 0))
    const tag = tagOf(node)
    if (tag) write.exact(`[${tag}]`, now)
    return true
  }

  #leave(write: RunWriter, element: Element): void {
    const { tagName } = element
    this.#marks.pop()
    const tag = tagOf(element)
    if (tag) write.exact(`[/${tag}]`, this.#marks.at(-1)!)
    if (isExact(element)) this.#pre--
    if (isBlock(element)) write.line()
    else if (cells.has(tagName)) write.cell()
  }
}

/** Which vote tag an element is that says no word of voting itself. */
function tagOf(element: Element): ReturnType<typeof tagClass> {
  if (element.tagName !== 'span') return undefined
  const [tag] = (attribute(element, 'class') ?? '').split(/\s+/).flatMap(name => tagClass(name) ?? [])
  if (!tag) return undefined
  const said = lineOf(element)
  const isName = /\p{L}/u.test(said) && !/^\W*(?:un[\s-]?)?vote/i.test(said)
  return isName || (tag === 'unvote' && said === '') ? tag : undefined
}

const blocks = new Set([
  'p',
  'div',
  'li',
  'ul',
  'ol',
  'dl',
  'dt',
  'dd',
  'tr',
  'table',
  'tbody',
  'thead',
  'caption',
  'blockquote',
  'pre',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'section',
  'article',
  'aside',
  'details',
  'summary',
  'fieldset',
  'legend',
  'center',
  'header',
  'footer',
  'figure',
  'figcaption',
  'form',
  'address',
  'main',
  'nav',
])
const cells = new Set(['td', 'th'])

/** Whether an element stands in lines of its own: as its style has it, where that says so. */
function isBlock(element: Element): boolean {
  const style = attribute(element, 'style')
  const display = style === undefined || style.length > 2000 ? undefined : displayed.exec(style)?.[1]?.toLowerCase()
  if (display === undefined || !known.test(display)) return blocks.has(element.tagName)
  return !/^(?:inline|contents)/.test(display)
}

/** Whether the lines of an element are shown as they stand in the source. */
const isExact = (element: Element): boolean =>
  element.tagName === 'pre' || /\bchatlog__markdown-preserve\b/.test(attribute(element, 'class') ?? '')
const displayed = /(?:^|[;\s])display\s*:\s*([a-z-]+)/i
const known = /^(?:block|flex|grid|list-item|flow-root|contents|inline(?:-block|-flex|-grid)?)$/

const tags: Record<string, number> = {
  b: bits.bold,
  strong: bits.bold,
  h1: bits.bold,
  h2: bits.bold,
  h3: bits.bold,
  h4: bits.bold,
  h5: bits.bold,
  h6: bits.bold,
  th: bits.bold,
  blockquote: bits.quoted,
  q: bits.quoted,
  s: bits.struck,
  strike: bits.struck,
  del: bits.struck,
  details: bits.spoiler,
  pre: bits.code,
  code: bits.code,
  samp: bits.code,
  tt: bits.code,
}

/** By class. A preview of what is linked is somebody else's too; `alt2` is the box of a quote in vBulletin 3, `quotecontent` one of phpBB, `noboldsig` and `bbvote` are MafiaScum's bold and vote. */
const classes: [RegExp, number][] = [
  [
    /^(?:quote|quoted|quotecontent|quotetitle|quotebody|quoteheader|quotefooter|quotebox|quotemain|quotetop|quote_container|quoteContainer|bbcode_quote|bbCodeQuote|bbCodeBlock--quote|bbc_standard_quote|bbc_alternate_quote|ipsQuote|ipsBlockquote|alt2|onebox|unfurl|js-unfurl|bbCodeBlock--unfurl|chatlog__markdown-quote)$/,
    bits.quoted,
  ],
  [/^(?:(?:.*[-_])?spoiler(?:[-_s].*)?|.*Spoiler.*|spoiled|sp-body|spoilerbody)$/, bits.spoiler],
  [/^(?:noboldsig|(?:bb)?(?:un)?vote|bold|bbc_bold|text-strong)$/, bits.bold],
  [/^(?:edit|message-lastEdit|editDate|editNote|lastedited|modified|editedby|post-notice)$/, bits.edited],
  [/^(?:codebox|bbCodeCode|bbCodeBlock--code|bbc_code|codecontent|bbcode_code)$/, bits.code],
]
/** What a forum shows a post in, and itself no quote. */
const frames = /^(?:postcontent|messageText|postbody)$/

function marked(element: Element, above: number): number {
  const names = (attribute(element, 'class') ?? '').split(/\s+/).filter(Boolean)
  let marks =
    above
    | (names.some(name => frames.test(name)) ? 0 : Object.hasOwn(tags, element.tagName) ? tags[element.tagName]! : 0)
  for (const name of names) {
    for (const [known, mark] of classes) if (known.test(name)) marks |= mark
    if (/^quote(?:title|content)$/.test(name) && isSpoiler(element))
      marks = (marks & ~bits.quoted) | (above & bits.quoted) | bits.spoiler
    if (/^(?:gensmall|smallfont|smalltext|notice)$/.test(name) && says(lineOf(element))) marks |= bits.edited
  }
  return coloured(element, names, styled(attribute(element, 'style'), element, marks))
}

/** The innermost colour is what is seen; names of users have that of their group. */
function coloured(element: Element, classes: readonly string[], marks: number): number {
  const style = attribute(element, 'style')
  const colour =
    (style === undefined || style.length > 2000 ? undefined : /(?:^|[;\s])color\s*:\s*([^;]+)/i.exec(style)?.[1])
    ?? (element.tagName === 'font' ? attribute(element, 'color') : undefined)
  if (colour === undefined) return marks
  return isGreen(colour) && !(element.tagName === 'a' && classes.some(name => /^user/i.test(name)))
    ? marks | bits.green
    : marks & ~bits.green
}

/** The forum's own line below a post that was edited. */
export const says = (line: string): boolean =>
  line.length < 300
  && /^[\s_«"'([-]*(?:last edited\b|last edit:|edited by\b.{1,80}(?:\bon\b|\bat\b|,|;)|this post (?:has been|was) edited)/i.test(
    line,
  )

function styled(style: string | undefined, element: Element, marks: number): number {
  if (style === undefined || style.length > 2000) return marks
  const weight = /font-weight\s*:\s*([a-z0-9]+)/i.exec(style)?.[1]?.toLowerCase()
  if (weight !== undefined)
    marks = /^(?:bold|bolder|[6-9]00|1000)$/.test(weight)
      ? marks | bits.bold
      : /^(?:normal|lighter|[1-5]00)$/.test(weight)
        ? marks & ~bits.bold
        : marks
  if (/text-decoration[a-z-]*\s*:[^;]*line-through/i.test(style)) marks |= bits.struck
  if (
    /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?:\.0+)?(?:\s*;|\s*$)|font-size\s*:\s*0)/i.test(
      style,
    )
  )
    marks |= bits.spoiler
  return marks
}

/** Some boards show spoilers in the frame of a quote: its title tells which. */
function isSpoiler(element: Element): boolean {
  let one: Node | undefined = element
  for (let far = 0; one && far < 4; far++, one = one.previous)
    if (isElement(one) && /\bquotetitle\b/.test(attribute(one, 'class') ?? ''))
      return /^\s*spoiler\b/i.test(lineOf(one))
  return false
}
