/** Cuts a message into runs of text, so that what was read in it can be marked where ranges overlap. */

interface Marked<Kind extends string> {
  start: number
  end: number
  kind: Kind
}
/** A piece of the text and every kind of mark that covers it, each once, in the order of the marks. */
interface Run<Kind extends string> {
  start: number
  text: string
  kinds: Kind[]
}

/**
 * The text in runs, each as long as its kinds stay the same; together they are the text. Ranges may overlap, lie outside
 * or be empty. A range never ends within a character: it grows to hold the whole of it.
 */
export function runsOf<Kind extends string>(body: string, marks: readonly Marked<Kind>[]): Run<Kind>[] {
  const order = [...new Set(marks.map(({ kind }) => kind))]
  const changes = new Map<number, Map<Kind, number>>()
  const change = (at: number, kind: Kind, by: number): void => {
    const here = changes.get(at) ?? new Map<Kind, number>()
    changes.set(at, here.set(kind, (here.get(kind) ?? 0) + by))
  }
  for (const { start, end, kind } of marks) {
    const from = whole(body, start, -1)
    const to = whole(body, end, 1)
    if (from >= to) continue
    change(from, kind, 1)
    change(to, kind, -1)
  }
  const cover = new Map<Kind, number>()
  const runs: Run<Kind>[] = []
  const cuts = [...new Set([0, ...changes.keys(), body.length])].sort((a, b) => a - b)
  cuts.forEach((start, index) => {
    for (const [kind, by] of changes.get(start) ?? []) cover.set(kind, (cover.get(kind) ?? 0) + by)
    const text = body.slice(start, cuts[index + 1] ?? start)
    if (text === '') return
    const kinds = order.filter(kind => (cover.get(kind) ?? 0) > 0)
    const last = runs.at(-1)
    if (last?.kinds.join() === kinds.join()) last.text += text
    else runs.push({ start, text, kinds })
  })
  return runs
}

/** The place within the text, moved out of the middle of a surrogate pair. */
function whole(body: string, at: number, way: 1 | -1): number {
  const place = Math.min(Math.max(Math.trunc(at) || 0, 0), body.length)
  const splits =
    place > 0 && place < body.length && /[\uD800-\uDBFF]/.test(body[place - 1]!) && /[\uDC00-\uDFFF]/.test(body[place]!)
  return splits ? place + way : place
}
