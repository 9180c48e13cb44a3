/** What fits what was typed, the best first: each typed word has to be found, beginnings count more than middles. */
import { matchSorter, rankings, type MatchSorterOptions } from 'match-sorter'

interface Ranked {
  title: string
  also?: string
  /** By which it is found as by its title, and which nobody reads. */
  sought?: string
  /** Whether it does something: what is to be done leads what is only to be looked at. */
  does?: boolean
}

/**
 * Takes what was typed and what there is; returns those that fit. Of two that fit alike the shorter is the nearer one, and
 * what does something and begins as typed leads them all: “lock” is to lock, though an option is called just that.
 */
export function ranked<Item extends Ranked>(typed: string, items: readonly Item[]): Item[] {
  const fitting = wordsIn(typed).reduceRight((left, word) => found(word, left), [...items])
  const begun = typed.trim().toLowerCase()
  const leads = ({ does = false, title }: Item): boolean =>
    begun !== '' && does && title.toLowerCase().startsWith(begun)
  return [...fitting.filter(leads), ...fitting.filter(item => !leads(item))]
}

/** By titles and the words that stand for them, then by what stands beside them, and last by letters of a title in their order. */
function found<Item extends Ranked>(word: string, items: readonly Item[]): Item[] {
  const ways: MatchSorterOptions<Item>[] = [
    { keys: [titleOf], threshold: rankings.ACRONYM },
    { keys: [soughtBy], threshold: rankings.STARTS_WITH },
    // Short beginnings are everywhere, so beside a title they have to be whole words.
    { keys: [besides], threshold: word.length > 2 ? rankings.STARTS_WITH : rankings.EQUAL },
    { keys: [titleOf], threshold: rankings.MATCHES },
  ]
  const fitting = new Set<Item>()
  for (const way of ways)
    for (const item of matchSorter(items, word, { ...way, baseSort: shorterFirst })) fitting.add(item)
  return [...fitting]
}

const titleOf = ({ title }: Ranked): string => title
const soughtBy = ({ sought = '' }: Ranked): string[] => wordsIn(sought)
const besides = ({ also = '' }: Ranked): string[] => wordsIn(also)

type Placed = { item: Ranked; index: number }
const shorterFirst = (one: Placed, other: Placed): number =>
  one.item.title.length - other.item.title.length || one.index - other.index

const wordsIn = (words: string): string[] => words.match(/[\p{L}\p{N}]+/gu) ?? []
