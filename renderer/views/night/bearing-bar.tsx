/** How what was chosen first bore on what was chosen next; before that, that another is to be chosen. */
import type { ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import { Said } from '../../parts/rich-text.tsx'
import { Words } from '../../parts/words.tsx'
import type { Answers } from '../../../electron/desk/contract.ts'
import { useAnswer, type Answer } from '../../state/answers.ts'
import { askBearing, useView } from '../../state/view.ts'
import { say } from '../../words/say.ts'
import type { Night } from './use-night.ts'
import css from './bearing-bar.module.css'

/** The chain that is asked for now, where anything is. */
export function useBearing({ asked }: Pick<Night, 'asked'>): Answer<Answers['night.bearing']> {
  const bearing = useView(view => view.bearing)
  const { game, phase, language } = asked
  return useAnswer(
    'night.bearing',
    bearing?.on === undefined
      ? undefined
      : { game, phase, ...(language && { language }), of: bearing.from, reached: bearing.on },
  )
}

/** The bar above the night, while it is asked. */
export function BearingBar({ night }: { night: Night }): ReactNode {
  const bearing = useView(view => view.bearing)
  const { value, error } = useBearing(night)
  const from = night.real?.rows.find(({ id }) => id === bearing?.from)
  return (
    <div role="status" className={bearing ? css.bar : undefined}>
      {bearing && (
        <>
          <span className={css.sign} aria-hidden="true">
            →
          </span>
          <span>
            {bearing.on === undefined ? (
              <Words
                of="night.bearingChoose"
                values={{ what: from ? <Said spans={from.said} flat /> : '' }}
                tags={{ b: inside => <b>{inside}</b> }}
              />
            ) : value ? (
              <Said spans={value.said} />
            ) : (
              (error?.message ?? say('night.bearingLooking'))
            )}
          </span>
          <Button small keys="R" onClick={() => askBearing(undefined)}>
            {say('night.bearingDone')}
          </Button>
        </>
      )}
    </div>
  )
}

/** Whether anything can be asked of a row: of what was sent in, a vote, or a result. */
export const canBear = (id: string): boolean => /^(claim|action|ballot):/.test(id)

/** Starts asking of the row that is selected. */
export const BearingButton = ({ row }: { row: string }): ReactNode => (
  <section>
    <h2 className="eyebrow">{say('night.bearing')}</h2>
    <Button keys="R" onClick={() => askBearing(row)}>
      {say('night.bearingAsk')}
    </Button>
  </section>
)
