/** Says as long as it is so that something is switched off and nothing of it is kept. */
import type { ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import { Words } from '../../parts/words.tsx'
import { putBack } from '../../state/view.ts'
import { say } from '../../words/say.ts'
import css from './what-if-bar.module.css'

/** The bar above the night, where there is a what-if. */
export function WhatIfBar({
  night: { off, shown },
}: {
  night: { off: readonly string[]; shown: { locked: boolean } | undefined }
}): ReactNode {
  return (
    <div role="status" className={off.length ? css.bar : undefined}>
      {off.length > 0 && (
        <>
          <span className={css.sign} aria-hidden="true">
            ?
          </span>
          <span>
            <Words
              of={shown?.locked ? 'night.switchedOffLocked' : 'night.switchedOff'}
              values={{ count: off.length }}
              tags={{ b: inside => <b>{inside}</b> }}
            />
          </span>
          <Button small keys="B" onClick={putBack}>
            {say('night.putBack')}
          </Button>
        </>
      )}
    </div>
  )
}
