/** On request, what would have made the selected result otherwise. */
import { useState, type ReactNode } from 'react'
import type { NightRow } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { Said } from '../../parts/rich-text.tsx'
import { useAnswer } from '../../state/answers.ts'
import { say } from '../../words/say.ts'
import type { Night } from './use-night.ts'
import css from './selected.module.css'

/** Asked only when somebody wants to know: the phase is resolved many times for it. */
export function WhyNot({ night, row }: { night: Night; row: NightRow }): ReactNode {
  const [wanted, want] = useState<string>()
  const { game, phase, language } = night.asked
  const isWanted = wanted === row.id
  const { value, error } = useAnswer(
    'night.whyNot',
    isWanted ? { game, phase, ...(language && { language }), of: row.id } : undefined,
  )
  if (!isAsked(row)) return null
  return (
    <section>
      <h2 className="eyebrow">{say('night.whyNot')}</h2>
      {isWanted ? (
        <p className={css.why} aria-live="polite">
          {value ? <Said spans={value.said} /> : (error?.message ?? say('night.whyNotLooking'))}
        </p>
      ) : (
        <Button onClick={() => want(row.id)}>{say('night.whyNotFind')}</Button>
      )}
    </section>
  )
}

/** Of what is neither a result nor an action, or came to neither yes nor no, nobody asks it. */
const isAsked = ({ id, section, mark }: NightRow): boolean =>
  section !== 'void' && mark !== 'none' && /^(claim|action):/.test(id)
