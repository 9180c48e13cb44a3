/** Something that was drawn: from what, and what came out; the host can fix it instead. */
import { useState, type ReactNode } from 'react'
import type { NightView } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { SelectField } from '../../parts/field.tsx'
import { RuleChip } from '../../parts/rule-chip.tsx'
import { Said } from '../../parts/said.tsx'
import { act } from '../../state/act.ts'
import type { Night } from './use-night.ts'
import css from './card.module.css'

/** The card of one draw. */
export function DrawCard({ night, draw }: { night: Night; draw: NightView['draws'][number] }): ReactNode {
  const [gives, setGives] = useState(draw.result)
  const nameOf = (id: string): string => night.game?.seats.find(({ slot }) => slot === id)?.name ?? id
  return (
    <div className={css.card}>
      <p className="eyebrow">{draw.fixed ? 'Fixed by you' : 'Drawn'}</p>
      <h3 className={css.title}>
        For <Said spans={draw.of} />: {nameOf(draw.result)}
      </h3>
      <p className={css.about}>
        Out of {draw.candidates.map(nameOf).join(', ')}. <RuleChip id={draw.rule} />
      </p>
      {!night.shown?.locked && (
        <div className={css.fix}>
          <SelectField
            label="Let it be instead"
            value={gives}
            onChange={event => setGives(event.target.value)}
            options={draw.candidates.map(id => ({ value: id, label: nameOf(id) }))}
          />
          <Button
            disabled={gives === draw.result}
            onClick={() => {
              void act('draws.fix', { game: night.asked.game, for: draw.purpose, gives })
            }}
          >
            Fix it
          </Button>
        </div>
      )}
    </div>
  )
}
