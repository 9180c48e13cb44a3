/** What the reader of messages makes of each set below `test/fixtures/inbox`, and how much of the processor it takes. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { figuresOf, messageSetsIn, type Contact, type Figures } from '../../../engine/cases/messages.ts'
import { systems } from '../../../engine/systems/index.ts'

export interface InboxMeasured extends Figures {
  set: string
  /** How it came out before anything was learned from it, where that was written down. */
  contact?: Contact
  /** Milliseconds of the processor that a message took: the one in the middle, and on average. */
  median: number
  mean: number
}

const folder = 'test/fixtures/inbox'

/** @param root of the project @param quick whether only sets with figures of a first contact are read */
export function measureInbox(root: string, quick: boolean): InboxMeasured[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter(file =>
    file.endsWith('.yaml'),
  )
  return files.sort().flatMap(file => {
    const sets = messageSetsIn(readFileSync(join(root, folder, file), 'utf8'), file, systems)
    const contact = sets.find(one => one.contact)?.contact
    return quick && !contact
      ? []
      : [{ set: file.replace(/\.yaml$/, ''), ...(contact && { contact }), ...measured(sets) }]
  })
}

/** Each table reads its first message once before, which makes what is made once. */
function measured(sets: ReturnType<typeof messageSetsIn>): Figures & Pick<InboxMeasured, 'median' | 'mean'> {
  for (const { messages, judge } of sets) messages.slice(0, 1).forEach(judge)
  const times: number[] = []
  const results = sets.flatMap(({ messages, judge }) =>
    messages.map(message => {
      const before = process.cpuUsage()
      const result = judge(message)
      const { user, system } = process.cpuUsage(before)
      times.push((user + system) / 1000)
      return result
    }),
  )
  return {
    ...figuresOf(results),
    median: times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0,
    mean: times.reduce((sum, one) => sum + one, 0) / Math.max(1, times.length),
  }
}

const heading = ['set', 'of', 'read', 'asked', 'wrong', 'lost', 'silent', 'right first', 'in three', 'ms', 'mean']
const widths = [24, 5, 12, 6, 6, 5, 7, 12, 9, 6, 6]

/** A line for each set, below it how it came out at first, and one for all of a folder. */
export function inboxText(measuredSets: readonly InboxMeasured[]): string[] {
  const folderOf = ({ set }: InboxMeasured): string => set.split('/').slice(0, -1).join('/') || 'inbox'
  const folders = [...new Set(measuredSets.map(folderOf))]
  return [
    columns(heading),
    ...folders.flatMap(name => {
      const sets = measuredSets.filter(one => folderOf(one) === name)
      return [...sets.flatMap(linesOf), columns(cells({ set: `all of ${name}`, ...summed(sets) }))]
    }),
  ]
}

function linesOf(one: InboxMeasured): string[] {
  const { contact, orders } = one
  const first = contact && [
    '  at first contact',
    '',
    share(contact.read, orders),
    ...[contact.asked, contact.wrong, contact.lost, contact.silent].map(String),
  ]
  return [columns(cells(one)), ...(first ? [columns(first)] : [])]
}

function cells({
  set,
  messages,
  orders,
  read,
  asked,
  wrong,
  lost,
  silent,
  questions,
  first,
  amongThree,
  median,
  mean,
}: InboxMeasured): string[] {
  return [
    set,
    String(messages),
    share(read, orders),
    ...[asked, wrong, lost, silent].map(String),
    share(first, questions),
    share(amongThree, questions),
    ...[median, mean].map(ms => ms.toFixed(1)),
  ]
}

const share = (part: number, whole: number): string => `${part} / ${whole}`

function summed(sets: readonly InboxMeasured[]): Omit<InboxMeasured, 'set' | 'contact'> {
  const sum = (value: (one: InboxMeasured) => number): number => sets.reduce((total, one) => total + value(one), 0)
  const messages = sum(one => one.messages)
  return {
    messages,
    orders: sum(one => one.orders),
    read: sum(one => one.read),
    asked: sum(one => one.asked),
    wrong: sum(one => one.wrong),
    lost: sum(one => one.lost),
    silent: sum(one => one.silent),
    questions: sum(one => one.questions),
    first: sum(one => one.first),
    amongThree: sum(one => one.amongThree),
    median: sum(one => one.median * one.messages) / Math.max(1, messages),
    mean: sum(one => one.mean * one.messages) / Math.max(1, messages),
  }
}

const columns = (texts: readonly string[]): string =>
  `  ${texts.map((text, index) => text.padEnd(widths[index] ?? 0)).join(' ')}`.trimEnd()
