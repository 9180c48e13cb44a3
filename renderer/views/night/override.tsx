/** The host's word against the rules: an action works or fails because the host says so, with a reason that stays in the tree. */
import { useState, type ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { AreaField, SelectField } from '../../parts/field.tsx'
import { Said } from '../../parts/rich-text.tsx'
import { Words } from '../../parts/words.tsx'
import { act } from '../../state/act.ts'
import { say } from '../../words/say.ts'
import type { Night } from './use-night.ts'
import css from './override.module.css'

/** Whether a use is gone: as the rules have it, or as the host says. */
type Use = 'rules' | 'spent' | 'kept'

/** What the host said about an action, or what could be said. */
export function Override({ night, action }: { night: Night; action: string }): ReactNode {
  const [asks, setAsks] = useState<boolean>()
  const [reason, setReason] = useState('')
  const [use, setUse] = useState<Use>('rules')
  const sent = night.inbox?.actions.find(({ id }) => id === action)
  if (!sent || sent.standing !== 'counts') return null
  const { ruled } = sent
  const seat = night.game?.seats.find(({ slot }) => slot === sent.by)
  const limited = seat?.abilities.find(({ id }) => id === sent.does)?.left !== undefined
  const locked = night.shown?.locked ?? false
  if (locked && !ruled) return null
  const { game } = night.asked
  const give = async (): Promise<void> => {
    const done = await act('actions.override', {
      game,
      id: action,
      holds: asks === true,
      reason: reason.trim(),
      ...(use !== 'rules' && { spends: use === 'spent' }),
    })
    if (done) setAsks(undefined)
  }
  return (
    <section>
      <h2 className="eyebrow">{say('night.yourWord')}</h2>
      {ruled ? (
        <p className={css.ruled}>
          <Words of={ruled.holds ? 'night.youLetWork' : 'night.youLetFail'} values={{ reason: <q>{ruled.note}</q> }} />
          {ruled.spends !== undefined && <> {say(ruled.spends ? 'night.useSpent' : 'night.useKept')}</>}
        </p>
      ) : (
        <p className={css.note}>{say('night.againstRules')}</p>
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
              {say('night.lift')}
            </Button>
          ) : (
            <>
              <Button small onClick={() => setAsks(false)}>
                {say('night.letFailAsks')}
              </Button>
              <Button small onClick={() => setAsks(true)}>
                {say('night.letWorkAsks')}
              </Button>
            </>
          )}
        </div>
      )}
      <Dialog
        open={asks !== undefined}
        onClose={() => setAsks(undefined)}
        title={say(asks ? 'night.letWork' : 'night.letFail')}
        text={<Words of="night.reasonShown" values={{ action: <Said spans={sent.said} flat /> }} />}
        actions={
          <>
            <Button onClick={() => setAsks(undefined)}>{say('common.cancel')}</Button>
            <Button
              kind="lamp"
              why={reason.trim() === '' ? say('common.fillIn', { field: say('night.reason') }) : undefined}
              onClick={() => {
                void give()
              }}
            >
              {say(asks ? 'night.letWork' : 'night.letFail')}
            </Button>
          </>
        }
      >
        <AreaField
          label={say('night.reason')}
          value={reason}
          onChange={event => setReason(event.target.value)}
          maxLength={2000}
          rows={3}
        />
        {limited && (
          <SelectField
            label={say('night.theUse')}
            value={use}
            options={[
              { value: 'rules', label: say('night.useByRules') },
              { value: 'spent', label: say('night.useSpent') },
              { value: 'kept', label: say('night.useKept') },
            ]}
            onChange={event => setUse(event.target.value as Use)}
          />
        )}
      </Dialog>
    </section>
  )
}
