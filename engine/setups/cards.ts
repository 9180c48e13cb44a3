/** Roles as a set-up writes them: `2 Mafia Goon, Town 1-shot Cop + gunner, -1 cultist, 2 Town Mason #1`. */
import { countBehind } from './counts.ts'
import type { Card, Cards } from './setup.ts'

/** What nobody writes; more is not read. */
const mostOf = 200

/**
 * @param text roles with commas between them; none where it is empty
 * @returns each with its number, or what cannot be a number of roles
 */
export function cardsIn(text: string): Cards[] | { strange: string } {
  const cards: Cards[] = []
  for (const part of text.split(/[,;](?![^([]*[)\]])/)) {
    const written = part.trim()
    if (written === '') continue
    const [, number, rest = written] = /^([+-]?\d{1,6})\s*[x×х]?\s+(.+)$/su.exec(written) ?? []
    const behind = countBehind(rest)
    const count = Number(number ?? behind?.count ?? 1)
    if (count === 0 || Math.abs(count) > mostOf || (number !== undefined && behind)) return { strange: written }
    cards.push({ count, ...cardIn(behind?.role ?? rest) })
  }
  return cards
}

/** One card: its role, what lies over it, and its group. */
function cardIn(written: string): Pick<Cards, 'card' | 'loose'> {
  const [, whole = written, group] = /^(.*\S)\s*#\s*([\p{L}\p{N}]+)$/su.exec(written) ?? []
  const loose = whole.startsWith('+')
  const [role = '', ...over] = whole
    .replace(/^\+\s*/, '')
    .split(/\s*\+\s*/)
    .filter(Boolean)
  return { card: { role, over, ...(group !== undefined && { group }) }, ...(loose && { loose }) }
}

/** Cards are alike whatever the case of their letters. */
export const cardKey = ({ role, over, group = '' }: Card): string =>
  [role, ...over].join('+').toLowerCase().replace(/\s+/g, ' ') + (group && `#${group}`)

/** As it is written. */
export const cardSaid = ({ role, over, group }: Card): string =>
  [role, ...over].join(' + ') + (group === undefined ? '' : ` #${group}`)

/** A bundle as it is written: each card once, with its number, in the order in which they first stand. */
export function bundleSaid(cards: readonly Card[]): string {
  const counts = new Map<string, { card: Card; count: number }>()
  for (const card of cards) {
    const key = cardKey(card)
    counts.set(key, { card: counts.get(key)?.card ?? card, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  return [...counts.values()].map(({ card, count }) => `${count > 1 ? `${count} ` : ''}${cardSaid(card)}`).join(', ')
}

/** How people are named in a set-up, whatever the case: `all`, a faction, a role, a mark, `group` for one's own. */
export const whoKey = (word: string): string =>
  word
    .trim()
    .toLowerCase()
    .replace(/(?<=\w)ves$/, 'f')
    .replace(/(?<=[a-z]{3})s$/, '')
