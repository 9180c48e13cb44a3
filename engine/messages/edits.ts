/**
 * A system's messages and posts as a host of one game words them. Only wording changes: what is told, to whom and when is
 * the system's.
 */
import type { System } from '../ruleset/system.ts'
import { getOwn } from '../ruleset/catalogue.ts'
import { checkLayout, type Block, type Layout, type LayoutShape } from '../text/layout.ts'
import { checkMessage, variablesOf } from '../text/message.ts'
import type { Problem } from '../text/problem.ts'
import type { Locale, Words } from '../text/wording.ts'

/** What is said otherwise, by the ids of `partsOf`. An empty text leaves a block of a post out. */
export type WordingEdits = Readonly<Record<string, string>>

/** One text that can be said otherwise: a message of a kind, or a block of a post; `empty`: what that block says of nothing. */
export type WordingPart = { id: string; says: string } & (
  | { of: 'tell'; tell: string }
  | { of: 'post'; post: string; block: number; part: 'message' | 'empty'; each?: string }
)

/** Every text of a system that a host may word otherwise, messages first. */
export function partsOf({ tells, posts }: Pick<Words, 'tells' | 'posts'>): WordingPart[] {
  return [
    ...Object.entries(tells).map(([tell, says]): WordingPart => ({ id: `tell:${tell}`, says, of: 'tell', tell })),
    ...Object.entries(posts).flatMap(([post, layout]) =>
      layout.flatMap((block, index): WordingPart[] => {
        const each = 'each' in block ? block.each : undefined
        const about = { of: 'post' as const, post, block: index, ...(each !== undefined && { each }) }
        return [
          { id: `post:${post}:${index}`, says: block.message, part: 'message', ...about },
          ...('each' in block && block.empty !== undefined
            ? [{ id: `post:${post}:${index}:empty`, says: block.empty, part: 'empty' as const, ...about }]
            : []),
        ]
      }),
    ),
  ]
}

/** The system with these edits laid over its words in a language. Everything else of it is as it was. */
export function withWording(system: System, edits: WordingEdits, locale: Locale = 'en'): System {
  const words = system.words.wording[locale]
  if (!words || !Object.keys(edits).length) return system
  const tells = Object.fromEntries(
    Object.entries(words.tells).map(([tell, says]) => [tell, getOwn(edits, `tell:${tell}`) ?? says]),
  )
  const posts = Object.fromEntries(
    Object.entries(words.posts).map(([post, layout]) => [
      post,
      layout.flatMap((block, index) =>
        edited(block, getOwn(edits, `post:${post}:${index}`), getOwn(edits, `post:${post}:${index}:empty`)),
      ),
    ]),
  )
  return {
    ...system,
    words: { ...system.words, wording: { ...system.words.wording, [locale]: { ...words, tells, posts } } },
  }
}

function edited(block: Block, message = block.message, empty = 'each' in block ? block.empty : undefined): Block[] {
  if (message === '') return []
  if (!('each' in block)) return [{ message }]
  const { empty: _, ...rest } = block
  return [{ ...rest, message, ...(empty && { empty }) }]
}

/** What the messages of a game were seen to say besides what the system's own words use: names by kind of tell. */
export type SeenNames = Readonly<Record<string, readonly string[]>>

/** The names that a text may use: those of the system's own words for it, and those that came with its kind in this game. */
export function namesFor(
  part: WordingPart,
  { tells, posts }: Pick<Words, 'tells' | 'posts'>,
  seen: SeenNames,
): string[] {
  const used = namesIn(part.says)
  if (part.of === 'tell') return union(used, seenOf(part.tell, seen))
  const { values, lists } = shapeOf(posts[part.post]!, tells, seen)
  return part.part === 'message' && part.each !== undefined
    ? union(used, lists[part.each] ?? [], values)
    : union(used, values)
}

/**
 * What is wrong with a new text for a part, in reading order.
 * @param part as the system has it
 */
export function checkPart(
  part: WordingPart,
  says: string,
  words: Pick<Words, 'tells' | 'posts'>,
  seen: SeenNames,
  locale: Locale = 'en',
): Problem[] {
  if (part.of === 'tell') return checkMessage(says, namesFor(part, words, seen), locale)
  const layout = words.posts[part.post]!
  const changed = layout.map((block, index): Block =>
    index !== part.block
      ? block
      : part.part === 'message'
        ? { ...block, message: says }
        : { ...(block as Extract<Block, { each: string }>), empty: says },
  )
  return checkLayout(changed, shapeOf(layout, words.tells, seen), locale).filter(
    ({ block, part: where }) => block === part.block && where === part.part,
  )
}

/** What a post may mention: the phase, and for each list what its entries have. */
function shapeOf(layout: Layout, tells: Words['tells'], seen: SeenNames): LayoutShape {
  const values = ['kind', 'number']
  const lists: Record<string, string[]> = {}
  for (const block of layout)
    if ('each' in block) {
      const spoken = Object.hasOwn(tells, block.each) ? namesIn(tells[block.each]!) : []
      lists[block.each] = union(
        lists[block.each] ?? [],
        namesIn(block.message).filter(name => !values.includes(name)),
        spoken,
        seenOf(block.each, seen),
      )
    }
  return { values, lists }
}

const seenOf = (tell: string, seen: SeenNames): readonly string[] =>
  getOwn(seen, tell) ?? getOwn(seen, tell.slice(0, Math.max(0, tell.indexOf(':')))) ?? []
const union = (...lists: (readonly string[])[]): string[] => [...new Set(lists.flat())]

/** The names a text uses; none where it cannot be read. */
function namesIn(source: string): string[] {
  try {
    return variablesOf(source)
  } catch {
    return []
  }
}
