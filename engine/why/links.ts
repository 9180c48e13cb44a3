/**
 * Links of a night: which deed bore on which, read off decisive parts. A picture made of them cannot disagree with the
 * trees: whatever it joins stands in one, and whatever decided is joined.
 */
import type { ActionId, Claim } from '../reason/claim.ts'
import { insteadIn } from '../reason/instead.ts'
import { actionsOf, decisivePart, turningPoints } from '../reason/decisive.ts'
import type { Reason } from '../reason/reason.ts'

/** How a deed bears on another: it speaks against it, is a part of it, or takes it elsewhere. */
type Bears = 'against' | 'for' | 'moves'

/** One deed that bore on another. `came`: it did so; else it would have, and did not. */
export interface Link {
  from: ActionId
  /** Undefined where it bore on what the tree is about, and no deed stands between. */
  to: ActionId | undefined
  bears: Bears
  came: boolean
}

/** Where links are looked for besides: in all of a tree instead of its decisive part; at what else counts as a deed. */
interface Beyond {
  whole?: boolean
  deedAt?: (node: Reason) => ActionId | undefined
}

/**
 * The links in the decisive part of a tree, each once, in the order in which a reader meets them.
 * @param of the action whose tree it is, where it is one's
 * @param inPart it worked at some of its places alone
 */
export function findLinks(root: Reason, of?: ActionId, inPart = false, { whole, deedAt }: Beyond = {}): Link[] {
  const below = whole ? everythingBelow : turningPoints
  const ownDeed = (node: Reason): ActionId | undefined => deedAt?.(node) ?? deedOf(node)
  const links = new Map<string, Link>()
  const add = (link: Link): void => {
    if (link.from === link.to) return
    const key = `${link.from} ${link.to} ${link.bears} ${link.came}`
    if (!links.has(key)) links.set(key, link)
  }
  const seen = new Map<Reason, Set<string>>()
  const visit = (node: Reason, deed: ActionId | undefined, raised: boolean, undone?: ActionId): void => {
    const way = `${deed} ${raised} ${undone}`
    const ways = seen.get(node) ?? new Set<string>()
    if (ways.has(way)) return
    seen.set(node, ways.add(way))
    const mine = ownDeed(node) === undone ? undefined : ownDeed(node)
    if (mine !== undefined && deed !== undefined && isUndone(node, mine, deed)) {
      add({ from: mine, to: deed, bears: raised ? 'for' : 'against', came: false })
      for (const child of below(node)) visit(child, deed, raised !== node.unless.includes(child), mine)
      return
    }
    if (mine !== undefined && mine !== deed)
      add({
        from: mine,
        to: deed,
        bears: node.claim.is === 'moves' ? 'moves' : raised ? 'against' : 'for',
        came: node.holds,
      })
    const next = mine ?? deed
    for (const other of actionsOf(node).filter(one => one !== mine && one !== undone))
      add({ ...beside(node, other, next), came: node.holds })
    // Below a deed it is asked what bears on that deed; below what is nobody's, on what it stood for.
    const turned = mine !== undefined && mine !== deed ? false : raised
    for (const child of below(node)) visit(child, next, turned !== node.unless.includes(child), undone)
  }
  visit(root, of, false)
  if (inPart) for (const part of root.because) if (!part.holds) visit(part, of, false)
  return [...links.values()]
}

const everythingBelow = ({ because, unless }: Reason): readonly Reason[] => [...because, ...unless]

/**
 * Whether a node says that a deed did not come about in the place of which another was done: what stopped it brought that
 * other one.
 */
const isUndone = ({ holds, because, unless }: Reason, deed: ActionId, other: ActionId): boolean =>
  insteadIn(other)?.of === deed && holds && !because.length && unless.some(one => deedOf(one) === deed)

/** Whose deed a node tells first; where none of this phase, what an earlier one left. */
const deedOf = (node: Reason): ActionId | undefined =>
  [('action' in node.claim ? node.claim.action : undefined) ?? node.action, leftBefore(node)].find(Boolean)

/** What an earlier phase left stands in a tree as a given: it bears on deeds as one of them would. */
const leftBefore = ({ claim, because, unless, holds }: Reason): ActionId | undefined =>
  claim.is === 'fact' && claim.phase && holds && !because.length && !unless.length
    ? `${before}${JSON.stringify(claim)}`
    : undefined

const before = 'before:'

/** What an earlier phase left, of the id that links give it; undefined of a deed. */
export const claimLeft = (id: ActionId): (Claim & { is: 'fact' }) | undefined =>
  id.startsWith(before) ? (JSON.parse(id.slice(before.length)) as Claim & { is: 'fact' }) : undefined

/** How another deed that a node speaks of bears on the one it tells first. */
function beside({ claim }: Reason, other: ActionId, mine: ActionId | undefined): Omit<Link, 'came'> {
  if (claim.is === 'moves' && claim.carries === other) return { from: claim.action, to: other, bears: 'moves' }
  if ('path' in claim && claim.path.some(({ by }) => by === other)) return { from: other, to: mine, bears: 'moves' }
  return { from: other, to: mine, bears: claim.is === 'alreadyUsed' || claim.is === 'notMovable' ? 'against' : 'for' }
}

/** Every deed in the decisive part of a tree, and what earlier phases left there, each once. */
export const listDeeds = (root: Reason, inPart = false): ActionId[] => [
  ...new Set(decisivePart(root, inPart).flatMap(node => [...actionsOf(node), ...own(deedOf(node))])),
]

const own = (id: ActionId | undefined): ActionId[] => (id === undefined ? [] : [id])
