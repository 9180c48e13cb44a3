/** Something that was drawn: from what, and what came out; the host can fix it instead. */
import { useState, type ReactNode } from 'react'
import type { NightView } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { SelectField } from '../../parts/field.tsx'
import { RuleChip } from '../../parts/rule-chip.tsx'
import { Said } from '../../parts/rich-text.tsx'
import { Words } from '../../parts/words.tsx'
import { act } from '../../state/act.ts'
import { say } from '../../words/say.ts'
import type { Night } from './use-night.ts'
import css from './card.module.css'

/** The card of one draw. */
export function DrawCard({ night, draw }: { night: Night; draw: NightView['draws'][number] }): ReactNode {
  const [gives, setGives] = useState(draw.result)
  const nameOf = (id: string): string => night.game?.seats.find(({ slot }) => slot === id)?.name ?? id
  return (
    <div className={css.card}>
      <p className="eyebrow">{say(draw.fixed ? 'night.fixedByYou' : 'night.drawn')}</p>
      <h3 className={css.title}>
        <Words of="night.drawnFor" values={{ of: <Said spans={draw.of} />, result: nameOf(draw.result) }} />
      </h3>
      <p className={css.about}>
        {say('night.outOf', { names: draw.candidates.map(nameOf).join(', ') })} <RuleChip id={draw.rule} />
      </p>
      {!night.shown?.locked && (
        <div className={css.fix}>
          <SelectField
            label={say('night.letItBe')}
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
            {say('night.fixIt')}
          </Button>
        </div>
      )}
    </div>
  )
}
