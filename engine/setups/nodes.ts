/** What the readers of a set-up share: what stands in its document, and what is a role. */
import type { Node } from '../cases/locate.ts'

/** What a role has to be for the rules of the game. */
export interface Roles {
  /** @param written as it stands in the set-up @returns its faction, and whether the text says it; or the nearest role, where it is none, and a word that may mean several */
  read(
    written: string,
  ): { faction: string; sided?: boolean } | { near?: string; word?: string; means?: readonly string[] }
  /** One to show how a role is written. */
  example: string
  /** The sides that have a plain role, the first one first; which of them a word names; and the roles that a slot stands for: `Random Town`. */
  sides?: readonly string[]
  sideOf?(word: string, alone?: boolean): string | undefined
  slotOf?(written: string, side: string | undefined): readonly string[] | undefined
}

/** A text, however it was written; nothing where it is a list or a map. */
export const wordOf = (node: Node | undefined): string | undefined => (node?.is === 'word' ? node.text : undefined)

/** A list, or the one thing that stands for it. */
export const listOf = (node: Node | undefined): readonly Node[] =>
  node === undefined ? [] : node.is === 'list' ? node.items : [node]

/** The entries of a map in the order written; none where it is no map. */
export const pairs = (node: Node | undefined): [string, Node][] =>
  node?.is === 'keys' ? [...node.entries].map(([key, { value }]) => [key, value]) : []
