/** A row that this what-if does not have. */
import type { ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Said } from '../../parts/said.tsx'
import { Words } from '../../parts/words.tsx'
import { putBack, switchOff } from '../../state/view.ts'
import { say } from '../../words/say.ts'
import type { Item } from './items.ts'

/** What stands in place of its tree. */
export function GoneCard({ item }: { item: Item }): ReactNode {
  if (item.kind !== 'row')
    return (
      <Empty
        title={say('night.notAskedHere')}
        text={say('night.notAskedText')}
        action={<Button onClick={putBack}>{say('night.putBack')}</Button>}
      />
    )
  const { row, state } = item
  if (state === 'off' && row.action !== undefined) {
    const { action } = row
    return (
      <Empty
        title={say('night.off')}
        text={<Words of="night.leftOut" values={{ action: <Said spans={row.said} flat /> }} />}
        action={<Button onClick={() => switchOff(action, false)}>{say('night.switchOnAgain')}</Button>}
      />
    )
  }
  return (
    <Empty
      title={say('night.questionGone')}
      text={say('night.questionGoneText')}
      action={<Button onClick={putBack}>{say('night.putBack')}</Button>}
    />
  )
}
