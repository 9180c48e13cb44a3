/** A message of the catalogue as elements: for those that hold more than words. */
import { Fragment, type ReactNode } from 'react'
import type { Key, Tags, Values } from '../words/catalogue.ts'
import { sayParts } from '../words/say.ts'

type Filled = (inside: ReactNode) => ReactNode

type WordsProps<At extends Key> = { of: At } & (keyof Values<At> extends never
  ? { values?: undefined }
  : { values: Values<At, ReactNode> })
  & ([Tags<At>] extends [never] ? { tags?: undefined } : { tags: Record<Tags<At>, Filled> })

/**
 * The message under a key. Its values may be elements; each of its tags is drawn by a function of what stands in it:
 * `<Words of="games.none" tags={{ link: inside => <Link …>{inside}</Link> }} />`.
 */
export function Words<At extends Key>({ of, values, tags }: WordsProps<At>): ReactNode {
  const filled = Object.fromEntries(
    Object.entries<Filled>(tags ?? {}).map(([tag, draw]) => [tag, (inside: ReactNode[]) => draw(numbered(inside))]),
  )
  return numbered(sayParts(of, { ...(values as Record<string, unknown> | undefined), ...filled }) as ReactNode[])
}

/** The order of a message's parts is all that tells them apart. */
const numbered = (parts: readonly ReactNode[]): ReactNode =>
  parts.map((part, index) => <Fragment key={index}>{part}</Fragment>)
