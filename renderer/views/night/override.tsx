/** The host's word against the rules: an action works or fails because the host says so, with a reason that stays in the tree. */
import { useState, type ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { AreaField } from '../../parts/field.tsx'
import { Said } from '../../parts/said.tsx'
import { act } from '../../state/act.ts'
import type { Night } from './use-night.ts'
import css from './override.module.css'

/** What the host said about an action, or what could be said. */
export function Override({ night, action }: { night: Night; action: string }): ReactNode {
  const [asks, setAsks] = useState<boolean>()
  const [reason, setReason] = useState('')
  const sent = night.inbox?.actions.find(({ id }) => id === action)
  if (!sent || sent.standing !== 'counts') return null
  const { ruled } = sent
  const locked = night.shown?.locked ?? false
  if (locked && !ruled) return null
  const { game } = night.asked
  const say = async (): Promise<void> => {
    const done = await act('actions.override', { game, id: action, holds: asks === true, reason: reason.trim() })
    if (done) setAsks(undefined)
  }
  return (
    <section>
      <h2 className="eyebrow">Your word</h2>
      {ruled ? (
        <p className={css.ruled}>
          You let it {ruled.holds ? 'work' : 'fail'}: <q>{ruled.note}</q>
        </p>
      ) : (
        <p className={css.note}>Against the rules, with a reason that stays in the tree.</p>
      )}
      {!locked && (
        <div className={css.row}>
          {ruled ? (
            <Button
              small
              onClick={() => {
                void act('actions.liftOverride', { game, id: action })
              }}
            >
              Lift it
            </Button>
          ) : (
            <>
              <Button small onClick={() => setAsks(false)}>
                Let it fail…
              </Button>
              <Button small onClick={() => setAsks(true)}>
                Let it work…
              </Button>
            </>
          )}
        </div>
      )}
      <Dialog
        open={asks !== undefined}
        onClose={() => setAsks(undefined)}
        title={asks ? 'Let it work' : 'Let it fail'}
        text={
          <>
            <Said spans={sent.said} flat />. Your reason is shown wherever this is explained.
          </>
        }
        actions={
          <>
            <Button onClick={() => setAsks(undefined)}>Cancel</Button>
            <Button
              kind="lamp"
              disabled={reason.trim() === ''}
              onClick={() => {
                void say()
              }}
            >
              {asks ? 'Let it work' : 'Let it fail'}
            </Button>
          </>
        }
      >
        <AreaField
          label="Reason"
          value={reason}
          onChange={event => setReason(event.target.value)}
          maxLength={2000}
          rows={3}
        />
      </Dialog>
    </section>
  )
}
