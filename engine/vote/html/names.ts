/** What a tag is to whoever builds the tree of a page: the groups that the HTML standard tells apart. */

const words = (text: string): string[] => text.trim().split(/\s+/)

/** How a tag is opened; one in none of these is an ordinary element of a line. */
export type Kind = 'block' | 'heading' | 'item' | 'term' | 'format' | 'void' | 'kept' | 'marker' | 'table' | 'part'

const groups: Record<Kind, string> = {
  // A paragraph ends where one of these begins.
  block: `address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form header
    hgroup hr listing main menu nav ol p plaintext pre search section summary ul xmp`,
  heading: 'h1 h2 h3 h4 h5 h6',
  item: 'li',
  term: 'dd dt',
  // Goes on behind the end of what it was opened in.
  format: 'a b big code em font i nobr s small strike strong tt u',
  void: 'area br embed img input keygen wbr',
  // Stays where it stands, in a table too, and begins nothing.
  kept: 'base basefont bgsound link meta noframes script source style template title track param',
  marker: 'applet marquee object',
  table: 'table',
  part: 'caption col colgroup tbody td tfoot th thead tr',
}

export const kinds: ReadonlyMap<string, Kind> = new Map(
  Object.entries(groups).flatMap(([kind, names]) => words(names).map((name): [string, Kind] => [name, kind as Kind])),
)

/** What never has anything inside. */
export const voids: ReadonlySet<string> = new Set(
  words('area base basefont bgsound br col colgroup embed frame hr img input keygen link meta param source track wbr'),
)
/** Whose inside is text and nothing else. */
export const rawText: ReadonlySet<string> = new Set(
  words('iframe noembed noframes plaintext script style textarea title xmp'),
)
export const headings: ReadonlySet<string> = new Set(words(groups.heading))
export const formatting: ReadonlySet<string> = new Set(words(groups.format))
export const markers: ReadonlySet<string> = new Set(words(`${groups.marker} caption td template th`))
/** In these, what is no part of a table is put before the table. */
export const tableParts: ReadonlySet<string> = new Set(words('table tbody tfoot thead tr'))
export const rowGroups: ReadonlySet<string> = new Set(words('tbody tfoot thead'))
/** What stands in a choice, and the choice itself. */
export const inSelect: ReadonlySet<string> = new Set(['select', 'option', 'optgroup'])
/** What stands in the head of a page. */
export const inHead: ReadonlySet<string> = new Set(
  words('base basefont bgsound link meta noframes noscript script style template title'),
)

/** An end tag reaches no further than to the first of these. */
export const scopes = {
  any: new Set(words('#root applet caption html marquee object select table td template th')),
  list: new Set(words('#root applet caption html marquee object ol select table td template th ul')),
  button: new Set(words('#root applet button caption html marquee object select table td template th')),
  table: new Set(words('#root html table template')),
} as const

/** An end tag of a line does not reach beyond one of these; neither does a word's mark that is closed inside of it. */
export const special: ReadonlySet<string> = new Set([
  '#root',
  ...words(groups.block),
  ...words(groups.heading),
  ...words(groups.kept),
  ...words(groups.marker),
  ...words(groups.part),
  ...words(`area body br button col dd dt embed frame frameset head html iframe img input keygen li noembed noscript
    select table textarea wbr`),
])

/** Pictures and formulas have tags of their own: one of these ends them. */
export const endsForeign: ReadonlySet<string> = new Set(
  words(`b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta
    nobr ol p pre ruby s small span strong strike sub sup table tt u ul var`),
)
/** Where a picture or formula has ordinary tags inside. */
export const insideForeign = {
  svg: new Set(['foreignobject', 'desc', 'title']),
  math: new Set(words('annotation-xml mi mn mo ms mtext')),
} as const
export type Foreign = keyof typeof insideForeign

/** Around a place where a table may begin anew. */
export const isAroundTable = (name: string): boolean =>
  name === 'table' || name === 'td' || name === 'th' || name === 'caption' || name === 'template'

/** An item of a list ends where the next begins, and paragraphs and boxes inside of it are no bar to that. */
export const scopeOfItem = (tagName: string): boolean =>
  special.has(tagName) && tagName !== 'address' && tagName !== 'div' && tagName !== 'p'
