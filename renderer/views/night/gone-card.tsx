/** A row that this what-if does not have. */
import type { ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Said } from '../../parts/said.tsx'
import { putBack, switchOff } from '../../state/view.ts'
import type { Item } from './items.ts'

/** What stands in place of its tree. */
export function GoneCard({ item }: { item: Item }): ReactNode {
  if (item.kind !== 'row')
    return (
      <Empty
        title="This is not asked here"
        text="With what is switched off, the question does not come up."
        action={<Button onClick={putBack}>Put back</Button>}
      />
    )
  const { row, state } = item
  if (state === 'off' && row.action !== undefined) {
    const { action } = row
    return (
      <Empty
        title="Switched off"
        text={
          <>
            <Said spans={row.said} flat /> is left out as if it had never been sent in.
          </>
        }
        action={<Button onClick={() => switchOff(action, false)}>Switch it on again</Button>}
      />
    )
  }
  return (
    <Empty
      title="The question does not come up"
      text="With what is switched off, nothing is left that would bring it about."
      action={<Button onClick={putBack}>Put back</Button>}
    />
  )
}
