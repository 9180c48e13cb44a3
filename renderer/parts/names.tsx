/** Names of players in a sentence. */
import type { ReactNode } from 'react'
import { listed } from '../words/lists.ts'

/** `Ann, Bob and Cy`, each set apart, joined as the language spoken joins. */
export const Names = ({ names }: { names: readonly string[] }): ReactNode =>
  listed(names).map(({ type, value }, index) =>
    type === 'element' ? (
      <b key={index}>
        <bdi>{value}</bdi>
      </b>
    ) : (
      value
    ),
  )
