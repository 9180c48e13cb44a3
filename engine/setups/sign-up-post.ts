/** A whole post that opens sign-ups: the set-up, and the lists of who plays, waits, leads or looks on. */
import { headingIn, unlisted, unmarked } from '../reading/listed.ts'
import { countOf } from './counts.ts'
import type { Roles } from './nodes.ts'
import { itemsIn } from './posted-items.ts'
import { signedIn } from './signed.ts'

interface SignUpPost {
  /** The set-up: where a list of people stood are empty lines. */
  setup: string
  /** The lists with their headings. */
  people: string
  /** How many play. */
  count: number
}

/**
 * Parts a post into its set-up and its people.
 * @returns nothing where no heading has two and more players below it. A list that holds a role or a side is no list of people
 */
export function signUpPost(text: string, roles: Roles): SignUpPost | undefined {
  const lines = text.split(/\r\n?|\n/)
  const [setup, people] = [[...lines], [] as string[]]
  for (let at = 0; at < lines.length; at++) {
    const heading = headingIn(lines[at]!)
    if (!heading) continue
    const end = endOf(lines, at)
    const block = lines.slice(at, end)
    const [first, ...rest] = [heading.rest, ...block.slice(1)]
    if (![first!, ...rest].every(line => mayBePeople(line, roles))) continue
    people.push(...block)
    setup.fill('', at, end)
    at = end - 1
  }
  const { names } = signedIn(people.join('\n'))
  return names.length > 1 ? { setup: setup.join('\n'), people: people.join('\n'), count: names.length } : undefined
}

/** Where the list below a heading ends: at the next heading, or at an empty line below its first name. */
function endOf(lines: readonly string[], heading: number): number {
  let any = /\p{L}/u.test(headingIn(lines[heading]!)?.rest ?? '')
  let at = heading + 1
  for (; at < lines.length; at++) {
    const isEmpty = lines[at]!.trim() === ''
    if ((isEmpty && any) || headingIn(lines[at]!)) break
    any ||= !isEmpty
  }
  return at
}

/** Names are short, and no sentences; none of them is a role, a side or a number of seats. */
function mayBePeople(line: string, roles: Roles): boolean {
  const plain = unlisted(unmarked(line))
  if (/[.!?…]$/u.test(plain.replace(/^@?\S+$/u, ''))) return false
  return itemsIn(plain).every(item => {
    const role = countOf(item)?.role ?? item
    return item.split(/\s+/u).length < 7 && !('faction' in roles.read(role)) && roles.sideOf?.(role) === undefined
  })
}
