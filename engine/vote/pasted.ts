/**
 * What was copied in a browser comes twice: as plain text, and as HTML with its marks. The text is what is read; the marks
 * are put into it as BBCode, so that bold stays bold and a quote a quote.
 */
import { fold } from '../reading/fold.ts'
import { headsOf } from '../reading/headers.ts'
import { runsOfHtml } from './marks-html.ts'
import type { MarkName, Run } from './run.ts'

const tags: Partial<Record<MarkName, string>> = { quoted: 'quote', spoiler: 'spoiler', struck: 's', bold: 'b' }
const mostPasted = 2_000_000
/** How far the two texts are looked through for where they go on alike. */
const reach = 60
/** So many letters alike are no chance. */
const sure = 4

/**
 * @param plain the text as the browser copied it @param html the same with its marks
 * @param names of players and hosts: the lines that name who wrote a post, and when, are bold in themselves
 * @param which marks matter
 */
export function withMarks(
  plain: string,
  html: string,
  names: readonly string[],
  which: readonly MarkName[] = ['quoted', 'spoiler', 'struck', 'bold'],
): string {
  if (html.length > mostPasted || plain.length > mostPasted) return plain
  const marks = marksOf(plain, html)
  if (!marks) return plain
  const heads = headsOf(plain, names)
  const writers = new Set(names.map(fold))
  let head = 0
  let text = ''
  let open: MarkName[] = []
  let at = 0
  for (const line of plain.split('\n')) {
    while (heads[head] && heads[head]!.bodyStart <= at) head++
    const isName = writers.has(fold(line))
    const { start = Infinity, bodyStart = Infinity } = heads[head] ?? {}
    for (let place = 0; place < line.length; place++, at++) {
      const isHead = isName || (start <= at && at < bodyStart)
      const wanted = /\s/.test(line[place]!)
        ? open
        : which.filter(mark => marks[at]?.[mark] && !(isHead && mark === 'bold'))
      text += step(open, wanted) + line[place]!
      open = wanted
    }
    // What goes on below is opened anew, but a quote is one whole.
    const kept = open.filter(mark => mark === 'quoted' || mark === 'spoiler')
    text += `${step(open, kept)}\n`
    open = kept
    at++
  }
  return (text.slice(0, -1) + step(open, [])).replace(/\n(\[\/(?:quote|spoiler)\])/g, '$1\n')
}

/** The tags that lead from some marks to others. */
function step(open: readonly MarkName[], wanted: readonly MarkName[]): string {
  const same = open.findIndex((mark, index) => mark !== wanted[index])
  const kept = same < 0 ? open.length : same
  return (
    open
      .slice(kept)
      .reverse()
      .map(mark => `[/${tags[mark]}]`)
      .join('')
    + wanted
      .slice(kept)
      .map(mark => `[${tags[mark]}]`)
      .join('')
  )
}

/** The marks of each character of the plain text, where the HTML says the same. */
function marksOf(plain: string, html: string): (Run | undefined)[] | undefined {
  let runs: readonly Run[]
  try {
    runs = runsOfHtml(html)
  } catch {
    return undefined
  }
  if (!runs.some(run => run.bold || run.quoted || run.struck || run.spoiler)) return undefined
  const said = runs.flatMap(run => [...run.text].filter(sign => !/\s/.test(sign)).map(sign => ({ sign, run })))
  const marks: (Run | undefined)[] = Array.from({ length: plain.length })
  const places = [...plain.matchAll(/\S/gu)].map(({ 0: sign, index }) => ({ sign, index }))
  const alike = (one: number, other: number): boolean => {
    const length = Math.min(sure, places.length - one, said.length - other)
    for (let next = 0; next < length; next++) if (places[one + next]!.sign !== said[other + next]!.sign) return false
    return length > 0
  }
  let [one, other] = [0, 0]
  while (one < places.length && other < said.length) {
    if (places[one]!.sign === said[other]!.sign) {
      const { index, sign } = places[one++]!
      const { run } = said[other++]!
      for (let place = 0; place < sign.length; place++) marks[index + place] = run
      continue
    }
    const found = meeting(one, other, alike)
    if (!found) one++
    else [one, other] = found
  }
  return marks
}

/** The nearest places from which both texts go on alike. */
function meeting(
  one: number,
  other: number,
  alike: (one: number, other: number) => boolean,
): [number, number] | undefined {
  for (let far = 1; far <= reach; far++) {
    for (let some = 0; some <= far; some++)
      if (alike(one + some, other + far - some)) return [one + some, other + far - some]
  }
  return undefined
}
