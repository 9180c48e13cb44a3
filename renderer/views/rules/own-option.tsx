/** An option that is one of a few values, or a word of the host's own. */
import { say } from '../../words/say.ts'
import { useState, type ReactNode } from 'react'
import type { OptionView } from '../../../electron/desk/contract.ts'
import { TextField } from '../../parts/field.tsx'
import { Segmented } from '../../parts/segmented.tsx'
import { act } from '../../state/act.ts'
import { optionSaid } from './groups.ts'
import { valueOf } from './words.ts'
import css from './rules.module.css'

const ownWord = 'own'

interface OwnOptionProps {
  game: string
  option: OptionView
  /** What a word of one's own is. */
  own: string
}

/** The usual values in a row, and behind them a field for another; kept with Enter and when it is left. */
export function OwnOption({ game, option, own }: OwnOptionProps): ReactNode {
  const { id, values, value, default: standard, fixed } = option
  const isOwn = !values.includes(value)
  // What stands is shown until the host does something else: it may come from another window, and after this was drawn.
  const [asked, setAsked] = useState<boolean>()
  const [typed, setTyped] = useState<string>()
  const open = asked ?? isOwn
  const text = typed ?? (isOwn ? String(value) : '')
  const choose = (chosen: string): void => {
    if (chosen !== '' && chosen !== String(value)) void act('options.choose', { game, option: id, value: chosen })
  }
  return (
    <div className={css.number}>
      <Segmented
        label={optionSaid(id)}
        value={open ? ownWord : String(value)}
        disabled={fixed !== undefined}
        onChoose={chosen => {
          setAsked(chosen === ownWord)
          if (chosen !== ownWord) choose(chosen)
        }}
        segments={[
          ...values.map(one => ({
            value: String(one),
            label: valueOf(id, one),
            ...(one === standard && { note: say('rules.default') }),
          })),
          { value: ownWord, label: say('rules.ownWord') },
        ]}
      />
      {open && (
        <TextField
          label={say('rules.ownWord')}
          hint={own}
          disabled={fixed !== undefined}
          value={text}
          onChange={event => setTyped(event.target.value)}
          onBlur={() => choose(text.trim())}
          onKeyDown={event => {
            if (event.key === 'Enter') choose(text.trim())
          }}
        />
      )}
    </div>
  )
}
