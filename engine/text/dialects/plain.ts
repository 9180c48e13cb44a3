import type { Dialect, Line } from '../dialect.ts'

/** Plain text, as for a terminal, a mail or a chat (whose usual limit it keeps). Nothing in it is markup; a secret is only marked. */
export const plain: Dialect = {
  name: 'Plain text',
  limit: 2000,
  hides: false,
  words: text => text,
  strong: inner => inner,
  code: words => words,
  quote: inner => `“${inner}”`,
  secret: inner => `||${inner}||`,
  link: (inner, address) => `${inner} <${address}>`,
  quoteBox: inner => `> ${inner.replaceAll('\n', '\n> ')}`,
  secretBox: inner => `||${inner}||`,
  paragraph: inner => inner,
  between: '\n\n',
  list: items => items.flatMap(tree).join('\n'),
}

/** The lines of an item and, hanging from branches, of what is under it. */
function tree({ line, children }: Line): string[] {
  const below = children.flatMap((child, i) => {
    const last = i === children.length - 1
    const [first = '', ...rest] = tree(child)
    return [(last ? '└─ ' : '├─ ') + first, ...rest.map(further => (last ? '   ' : '│  ') + further)]
  })
  const [first = '', ...continued] = line.split('\n')
  return [first, ...continued.map(further => (children.length > 0 ? '│  ' : '   ') + further), ...below]
}
