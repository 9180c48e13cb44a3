/** Says as long as it is so that something is switched off and nothing of it is kept. */
import type { ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import { putBack } from '../../state/view.ts'
import { count } from '../../state/words.ts'
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
            <b>What if</b> · {count(off.length, 'action')} switched off ·{' '}
            {shown?.locked ? 'the locked night stays as it is' : 'nothing is kept'}
          </span>
          <Button small keys="B" onClick={putBack}>
            Put back
          </Button>
        </>
      )}
    </div>
  )
}
