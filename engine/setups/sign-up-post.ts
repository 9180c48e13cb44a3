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
    const below = [heading.rest, ...block.slice(1)]
    if (!arePeople(below, roles)) continue
    below.forEach((line, nth) => {
      if (nth > 0 && isRemark(line)) return
      people.push(block[nth]!)
      setup[at + nth] = ''
    })
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

/**
 * Whether lines are people, by all of them together: one odd name says nothing of the others. Most are as short as
 * names, none says how many there are of a role or is a side, and hardly one is called as a role is.
 */
function arePeople(list: readonly string[], roles: Roles): boolean {
  const lines = list.filter(line => /\p{L}/u.test(line))
  const items = lines.flatMap(line => itemsIn(unlisted(unmarked(line))))
  if (items.some(item => isOfSetup(item, roles))) return false
  const namesakes = items.filter(item => isRole(item, roles)).length
  return namesakes * 5 <= items.length && lines.filter(isShort).length * 3 >= lines.length * 2
}

/** Also behind a name: `Ann: Cop` is a seat, and of no list of who signed up. */
const isRole = (item: string, roles: Roles): boolean =>
  [item, withoutBrackets(item), item.replace(/^[^:=]{1,40}[:=]\s?/u, '')].some(role => 'faction' in roles.read(role))

/** So many of a role, or a side. */
function isOfSetup(item: string, roles: Roles): boolean {
  const role = countOf(item)?.role
  return (role !== undefined && isRole(role, roles)) || roles.sideOf?.(role ?? item) !== undefined
}

/** What stands in brackets behind a name is no part of it: pronouns, heads of a hydra, when somebody is away. */
const withoutBrackets = (line: string): string => line.replace(/\s?(?:\([^()]*\)|\[[^[\]]*\])/gu, '').trim()

/** Names are short, and no sentences. */
function isShort(line: string): boolean {
  const plain = withoutBrackets(unlisted(unmarked(line)))
  return !/[.!?…]$/u.test(plain.replace(/^@?\S+$/u, '')) && itemsIn(plain).every(item => item.split(/\s+/u).length < 7)
}

/** Prose between the names, or right below them: it has no number either. */
const isRemark = (line: string): boolean => !isShort(line) && unlisted(unmarked(line)) === unmarked(line).trim()
