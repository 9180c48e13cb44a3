/** What a message on Discord says, and with which marks: its Markdown is not that of forums. */
import { bits, RunWriter, type Run } from './run.ts'

const marks: Readonly<Record<string, number>> = {
  '***': bits.bold,
  '**': bits.bold,
  '~~': bits.struck,
  '||': bits.spoiler,
  __: 0,
}
/** An escaped sign, code between fences or ticks, and the ends of what is marked. */
const pieces = /\\([^\sA-Za-z0-9])|(`{3})([^]*?)`{3}|(`{1,2})([^`\n]+)\4|\*{2,3}|~~|\|\||__/g

/** @param names of accounts by their ids: where a mention was left as Discord keeps it */
export function runsOfDiscord(text: string, names: ReadonlyMap<string, string> = new Map()): Run[] {
  const write = new RunWriter()
  const words = text
    .replace(/\r\n?/g, '\n')
    .replace(/<@!?(\d{1,20})>/g, (mention, id: string) => (names.has(id) ? `@${names.get(id)}` : mention))
    .replace(/<a?(:\w{1,40}:)\d{1,20}>/g, '$1')
  let quotedOn = false
  for (const block of blocksOf(words)) {
    quotedOn ||= /^>>> /.test(block)
    const quoted = quotedOn || /^> ?/.test(block)
    const heading = !quoted && /^#{1,3} /.test(block)
    const own = block.replace(quoted ? /^>(?:>>)? ?/gm : /^(?:#{1,3}|-#) /, '')
    write.line()
    inline(write, own, (quoted ? bits.quoted : 0) | (heading ? bits.bold : 0))
  }
  return write.result()
}

/** Lines that are marked as one: those of a quote and headings stand alone, all others go on over their ends. */
function blocksOf(text: string): string[] {
  const blocks: string[] = []
  let before = ''
  let inFence = false
  for (const line of text.split('\n')) {
    const kind = inFence ? before : (/^(?:>|#{1,3} |-# )/.exec(line)?.[0] ?? '')
    if (blocks.length && kind === before && !kind.startsWith('#') && kind !== '-# ')
      blocks.push(`${blocks.pop()!}\n${line}`)
    else blocks.push(line)
    before = kind
    if (line.split('```').length % 2 === 0) inFence = !inFence
  }
  return blocks
}

function inline(write: RunWriter, text: string, around: number): void {
  const found = [...text.matchAll(pieces)]
  const paired = pairedAmong(found)
  let open = 0
  let at = 0
  for (const [index, { 0: whole, 1: escaped, 2: fence, 3: fenced, 5: ticked, index: from }] of found.entries()) {
    write.exact(text.slice(at, from), around | open)
    at = from + whole.length
    if (escaped !== undefined) write.exact(escaped, around | open)
    else if (fence !== undefined || ticked !== undefined) {
      if (fence !== undefined) write.line()
      write.exact(fenced ?? ticked!, around | open | bits.code)
      if (fence !== undefined) write.line()
    } else if (!paired.has(index)) write.exact(whole, around | open)
    else open ^= marks[whole]!
  }
  write.exact(text.slice(at), around | open)
}

/** Which ends of marks have another end: of three, the last has none. */
function pairedAmong(found: readonly RegExpExecArray[]): Set<number> {
  const waiting = new Map<string, number>()
  const paired = new Set<number>()
  for (const [index, { 0: whole }] of found.entries()) {
    if (!Object.hasOwn(marks, whole)) continue
    const other = waiting.get(whole)
    if (other === undefined) waiting.set(whole, index)
    else {
      paired.add(other).add(index)
      waiting.delete(whole)
    }
  }
  return paired
}
