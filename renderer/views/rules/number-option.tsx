/** An option that is a whole number of a range. */
import { say } from '../../words/say.ts'
import { useState, type ReactNode } from 'react'
import type { OptionView } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { TextField } from '../../parts/field.tsx'
import { act } from '../../state/act.ts'
import { optionSaid } from './groups.ts'
import css from './rules.module.css'

/** The number; kept with Enter and when it is left. */
export function NumberOption({
  game,
  option: { id, value, default: standard, fixed },
  whole: { from, to },
}: {
  game: string
  option: OptionView
  whole: { from: number; to: number }
}): ReactNode {
  const [text, setText] = useState(String(value))
  const number = Number(text)
  const fits = text.trim() !== '' && Number.isInteger(number) && number >= from && number <= to
  const choose = (next: number): void => {
    if (next !== value) void act('options.choose', { game, option: id, value: next })
  }
  const keep = (): void => {
    if (fits) choose(number)
  }
  return (
    <div className={css.number}>
      <TextField
        label={optionSaid(id)}
        bare
        type="number"
        className={css.figure ?? ''}
        min={from}
        max={to}
        step={1}
        disabled={fixed !== undefined}
        value={text}
        onChange={event => setText(event.target.value)}
        onBlur={keep}
        onKeyDown={event => {
          if (event.key === 'Enter') keep()
          if (event.key === 'Escape') setText(String(value))
        }}
        {...(fits ? {} : { error: say('rules.whole', { from, to }) })}
      />
      <span className={css.range}>
        {value === standard
          ? say('rules.rangeDefault', { from, to, value: String(standard) })
          : say('rules.range', { from, to })}
      </span>
      {value !== standard && fixed === undefined && (
        <Button kind="quiet" small onClick={() => choose(Number(standard))}>
          {say('rules.backTo', { value: String(standard) })}
        </Button>
      )}
    </div>
  )
}
