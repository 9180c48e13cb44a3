/** What decides a row, and switches for every action that counts. */
import { memo, type ReactNode } from 'react'
import type { NightRow } from '../../../electron/desk/contract.ts'
import { Said } from '../../parts/rich-text.tsx'
import { Switch } from '../../parts/switch.tsx'
import { Words } from '../../parts/words.tsx'
import { switchOff } from '../../state/view.ts'
import { say } from '../../words/say.ts'
import { actionsOf, decidersOf, type Night } from './use-night.ts'
import css from './what-if.module.css'

/** @param picked the action of the line that is looked at */
export function WhatIf({ night, row, picked }: { night: Night; row: NightRow; picked: string | undefined }): ReactNode {
  const all = actionsOf(night.real)
  const deciders = decidersOf(night.pivots, night.item)
  const deciding = new Set(deciders.filter(({ ruling }) => !ruling).map(({ action }) => action))
  const inTree = new Set([
    ...(night.tree?.lines.flatMap(({ action }) => action ?? []) ?? []),
    ...(picked === undefined ? [] : [picked]),
    ...night.off,
  ])
  const here = all.filter(({ action }) => inTree.has(action) && !deciding.has(action))
  const others = all.filter(({ action }) => !inTree.has(action) && !deciding.has(action))
  const list = (rows: typeof all, decides: boolean): ReactNode =>
    rows.map(one => (
      <ActionSwitch
        key={one.action}
        action={one.action}
        said={one.said}
        off={night.off.includes(one.action)}
        decides={decides}
      />
    ))
  return (
    <>
      <Decides
        night={night}
        row={row}
        picked={picked}
        actions={all.length > 0}
        rulings={deciders.filter(({ ruling }) => ruling)}
        switches={list(
          all.filter(({ action }) => deciding.has(action)),
          true,
        )}
        any={deciding.size > 0}
      />
      {all.length > 0 && (
        <section>
          <h2 className="eyebrow">{say('night.whatIf')}</h2>
          {list(here, false)}
          {!here.length && <p className={css.note}>{say(deciding.size ? 'night.switchAbove' : 'night.switchAny')}</p>}
          {others.length > 0 && (
            <details className={css.others} open={!here.length && !deciding.size}>
              <summary>
                {say(here.length || deciding.size ? 'night.otherActions' : 'night.allActions', {
                  count: others.length,
                })}
              </summary>
              {list(others, false)}
            </details>
          )}
        </section>
      )}
    </>
  )
}

interface ActionSwitchProps {
  action: string
  said: NightRow['said']
  off: boolean
  decides: boolean
}

const ActionSwitch = memo(function ActionSwitch({ action, said, off, decides }: ActionSwitchProps): ReactNode {
  return (
    <Switch className={css.switch ?? ''} on={!off} onChange={on => switchOff(action, !on)}>
      {decides && (
        <span className={css.decides} aria-hidden="true">
          ◆{' '}
        </span>
      )}
      <Said spans={said} flat />
    </Switch>
  )
})

interface DecidesProps {
  night: Night
  row: NightRow
  picked: string | undefined
  /** There is something to try out. */
  actions: boolean
  rulings: ReturnType<typeof decidersOf>
  switches: ReactNode
  any: boolean
}

/** Of an outcome: the single actions without which it turns. Of an action: what turns without it, and which decide how it fares. */
function Decides({ night: { pivots, off }, row, picked, actions, rulings, switches, any }: DecidesProps): ReactNode {
  // Of what brought nothing (`none`) nobody asks what decides it.
  if (!pivots || (!any && !rulings.length && !actions) || row.section === 'void' || row.mark === 'none') return null
  const known = Object.keys(pivots.of).length > 0 || Object.keys(pivots.without).length > 0
  if (row.section === 'tried') {
    const action = picked ?? row.action
    const turns = action === undefined ? undefined : pivots.without[action]
    return (
      <>
        {any && (
          <section>
            <h2 className="eyebrow">{say('night.decides')}</h2>
            {switches}
          </section>
        )}
        <section>
          <h2 className="eyebrow">
            {turns ? (
              <Words of="night.withoutUse" values={{ use: <Said spans={turns.use} flat /> }} />
            ) : (
              say('night.without')
            )}
          </h2>
          {turns?.then.length ? (
            <ul className={css.turns}>
              {turns.then.map((said, index) => (
                <li key={index}>
                  <Said spans={said} />
                </li>
              ))}
            </ul>
          ) : (
            <p className={css.note}>
              {say(pivots.tooMany ? 'night.tooMany' : known ? 'night.withoutNothing' : 'night.notTriedOut')}
            </p>
          )}
        </section>
      </>
    )
  }
  return (
    <section>
      <h2 className="eyebrow">{say(off.length ? 'night.decidesReally' : 'night.decides')}</h2>
      {switches}
      {rulings.map(({ action, said }) => (
        <p key={action} className={css.note}>
          <span className={css.decides} aria-hidden="true">
            ◆{' '}
          </span>
          <Words of="night.yourRulingOn" values={{ action: <Said spans={said} /> }} />
        </p>
      ))}
      {!any && !rulings.length && (
        <p className={css.note}>
          {say(pivots.tooMany ? 'night.tooMany' : known ? 'night.noneDecides' : 'night.notTriedOut')}
        </p>
      )}
    </section>
  )
}
