/** Where in a file each page begins: several may stand one behind the other, and one may embed whole documents. */
import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2'

/** What is opened and closed in pages, and hardly ever left open. */
const containers = new Set(
  'div article section main aside header footer table ul ol form blockquote span center'.split(' '),
)

interface Tag {
  at: number
  is: 'document' | 'html' | 'container'
  opens: boolean
}

/**
 * A document that is embedded stands inside something that closes behind it; a page that follows another does not.
 * @returns the offsets of the second page and of all behind it
 */
export function furtherPages(source: string): number[] {
  if (!isSecond(source)) return []
  const tags = tagsOf(source)
  const byName = tags.some(({ is }) => is === 'document') ? 'document' : 'html'
  const outside = closedBehind(tags)
  const pages: number[] = []
  let [html, open, begun] = [0, 0, false]
  for (const [index, { at, is, opens }] of tags.entries()) {
    if (is === byName && opens) {
      if (begun && (open === 0 || html === 0 || !outside(index))) {
        pages.push(at)
        html = open = 0
      }
      begun = true
    }
    if (is === 'html') html = Math.max(0, html + (opens ? 1 : -1))
    else if (is === 'container') open = Math.max(0, open + (opens ? 1 : -1))
  }
  return pages
}

const begins = [/<!doctype\s+html/gi, /<html[\s>]/gi]

/** Whether a page begins twice; looked for from the front, as few do. */
const isSecond = (source: string): boolean =>
  begins.some(begin => {
    const found = source.matchAll(begin)
    return !found.next().done && !found.next().done
  })

/** Whether more containers are closed from a tag on than are opened there. */
function closedBehind(tags: readonly Tag[]): (index: number) => boolean {
  const before: number[] = []
  let depth = 0
  for (const { is, opens } of tags) {
    before.push(depth)
    if (is === 'container') depth += opens ? 1 : -1
  }
  const least: number[] = []
  let low = depth
  for (let index = tags.length - 1; index >= 0; index--) least[index] = low = Math.min(low, before[index]!)
  return index => least[index]! < before[index]!
}

function tagsOf(source: string): Tag[] {
  const tags: Tag[] = []
  const kindOf = (start: number, end: number): 'html' | 'container' | undefined => {
    const name = end - start > 10 ? '' : source.slice(start, end).toLowerCase()
    return name === 'html' ? name : containers.has(name) ? 'container' : undefined
  }
  const found = (start: number, end: number, opens: boolean): void => {
    const is = kindOf(start, end)
    if (is) tags.push({ at: source.lastIndexOf('<', start), is, opens })
  }
  const nothing = (): void => {}
  const callbacks: TokenizerCallbacks = {
    onopentagname: (start, end) => found(start, end, true),
    onclosetag: (start, end) => found(start, end, false),
    ondeclaration: (start, end) => {
      if (/^!?doctype\s+html/i.test(source.slice(start, Math.min(end, start + 20))))
        tags.push({ at: source.lastIndexOf('<', start), is: 'document', opens: true })
    },
    onselfclosingtag: nothing,
    onattribname: nothing,
    onattribdata: nothing,
    onattribend: nothing,
    onattribentity: nothing,
    onopentagend: nothing,
    ontext: nothing,
    ontextentity: nothing,
    oncdata: nothing,
    oncomment: nothing,
    onprocessinginstruction: nothing,
    onend: nothing,
    isInForeignContext: () => false,
  }
  const tokens = new Tokenizer({ decodeEntities: false }, callbacks)
  tokens.write(source)
  tokens.end()
  return tags
}
