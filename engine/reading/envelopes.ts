/** From a pasted page, one message or many, to envelopes: who wrote what and when, with what is only quoted marked. */
import { sayingInEach } from '../text/in-each.ts'
import { TooMuch } from '../text/too-much.ts'
import { headsOf, isFurniture, type Head } from './headers.ts'
import { momentOf, type Moment } from './moment.ts'
import { asidesOf, type Asides } from './quotes.ts'
import type { Range } from '../text/range.ts'

/** A private message as it was pasted. Offsets in `asides` and `unsureFrom` count from the start of `body`. */
export interface Envelope extends Asides {
  /** The sender's name as the header has it. */
  from?: string
  at?: Moment
  subject?: string
  body: string
  /** Where header and body stood in the page. */
  span: Range
  /** Where the body began in the page. */
  bodyAt: number
}

const said = sayingInEach({
  tooMany: {
    en: 'There are more than {most} messages here: the next one begins on line {line}.',
    ru: 'Сообщений здесь больше {most}: следующее начинается в строке {line}.',
  },
  inParts: { en: 'Paste it in parts.', ru: 'Вставьте их по частям.' },
})

/** More messages than these no host gets in a night. */
const mostMessages = 1000

/**
 * @param page what the host pasted
 * @param known names under which players and hosts write, which makes headers without labels certain
 * @param most how many messages or posts a page may have
 * @throws TooMuch for more
 */
export function envelopesOf(page: string, known: readonly string[] = [], most = mostMessages): Envelope[] {
  const heads = headsOf(page, known, most)
  if (heads.length > most) {
    const line = page.slice(0, heads[most]!.start).split('\n').length
    throw new TooMuch(line, said('tooMany', { most, line }), said('inParts'))
  }
  const before = heads[0]?.start ?? page.length
  const headless: Head[] = page.slice(0, before).trim() === '' ? [] : [{ start: 0, bodyStart: 0 }]
  const all = [...headless, ...heads]
  return all.map((head, index) => enclosed(page, head, all[index + 1]?.start ?? page.length))
}

function enclosed(page: string, { from, at, subject, start, bodyStart }: Head, end: number): Envelope {
  const bodyAt = Math.min(end, bodyStart + (/^\s*\n/.exec(page.slice(bodyStart, end))?.[0].length ?? 0))
  const body = withoutFoot(page.slice(bodyAt, end))
  return {
    ...(from !== undefined && { from }),
    ...(at !== undefined && { at: momentOf(at) }),
    ...(subject !== undefined && { subject }),
    body,
    span: { start, end },
    bodyAt,
    ...asidesOf(body),
  }
}

/** Without the buttons and separators that a page puts below a message. */
function withoutFoot(text: string): string {
  let end = text.length
  for (;;) {
    const lineStart = text.lastIndexOf('\n', end - 1) + 1
    const line = text.slice(lineStart, end)
    if (end === 0 || !(line.trim() === '' || isFurniture(line))) return text.slice(0, end)
    end = Math.max(0, lineStart - 1)
  }
}
