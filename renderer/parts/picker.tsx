/** One of many: a field that searches its choices while it is typed in. */
import { Combobox } from '@base-ui/react/combobox'
import { useId, useMemo, useState, type ReactNode } from 'react'
import { finder, folded } from '../state/finder.ts'
import { cls } from '../state/words.ts'
import { say } from '../words/say.ts'
import css from './picker.module.css'

export interface Choice {
  value: string
  label: string
  /** Set apart behind the label; searched too. */
  detail?: string
}

interface PickerProps {
  /** For screen readers, and shown above the field unless `bare`. */
  label: string
  bare?: boolean
  choices: readonly Choice[]
  value?: string | undefined
  onPick: (value: string) => void
  placeholder?: string
  /** Without a frame until it is pointed at: for cells of tables. */
  quiet?: boolean
  disabled?: boolean
  /** Empties itself after each pick. */
  adds?: boolean
  id?: string
}

const mostShown = 80

/** A field for one of many choices; every word typed has to stand somewhere in the label or the detail. What has it as a whole word comes first, then names that begin so, then words that do. */
export function Picker({
  label,
  bare,
  choices,
  value,
  onPick,
  placeholder,
  quiet,
  disabled,
  adds,
  id,
}: PickerProps): ReactNode {
  const made = useId()
  const own = id ?? made
  const chosen = adds ? null : (choices.find(choice => choice.value === value) ?? null)
  const name = chosen?.label ?? ''
  const [open, setOpen] = useState(false)
  // What somebody is typing, and nothing else: where nobody is, the field says who is chosen. Left to itself it takes every
  // redraw for another choice and writes over what is typed, and writes who was chosen when its list began to fade over
  // who is by then.
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? name
  const items = useMemo(
    () => (typed === undefined ? choices : [...choices].sort((one, other) => rank(one, typed) - rank(other, typed))),
    [choices, typed],
  )
  return (
    <Combobox.Root<Choice>
      items={items}
      inputValue={shown}
      onInputValueChange={(text, { reason }) => {
        if (reason === 'input-change') setTyped(text)
      }}
      onOpenChange={next => {
        setOpen(next)
        if (!next) setTyped(undefined)
      }}
      value={chosen}
      itemToStringLabel={nameOf}
      isItemEqualToValue={same}
      filter={finds}
      limit={mostShown}
      autoHighlight
      disabled={disabled ?? false}
      onValueChange={(choice: Choice | null) => {
        if (choice) onPick(choice.value)
      }}
    >
      <div className={css.field}>
        {!bare && (
          <label className={css.label} htmlFor={own}>
            {label}
          </label>
        )}
        <Combobox.InputGroup className={cls(css.group, quiet && css.quiet)}>
          <Combobox.Input
            id={own}
            className={css.input}
            placeholder={placeholder}
            {...(bare ? { 'aria-label': label } : {})}
            onFocus={event => event.currentTarget.select()}
            onBlur={() => {
              if (!open) setTyped(undefined)
            }}
            onKeyDown={event => {
              if (event.key === 'Escape' && event.currentTarget.getAttribute('aria-expanded') !== 'true')
                event.preventBaseUIHandler()
            }}
          />
          <Combobox.Trigger className={css.open} aria-label={say('parts.showAll', { label })} tabIndex={-1}>
            ▾
          </Combobox.Trigger>
        </Combobox.InputGroup>
      </div>
      <Combobox.Portal>
        <Combobox.Positioner className={css.place} sideOffset={4} align="start" collisionPadding={12}>
          <Combobox.Popup className={css.popup}>
            <Combobox.Empty className={css.none}>{say('parts.nothingCalledSo')}</Combobox.Empty>
            <Combobox.List className={css.list} aria-label={label}>
              {(choice: Choice) => (
                <Combobox.Item key={choice.value} value={choice} className={css.item}>
                  <span className={css.name}>{choice.label}</span>
                  {choice.detail !== undefined && <span className={css.detail}>{choice.detail}</span>}
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  )
}

/** How well a choice is what is typed: `est` is the time zone rather than Bucharest. */
function rank({ label, detail = '' }: Choice, typed: string): number {
  const wanted = folded(typed).trim()
  const words = folded(`${label} ${detail}`).split(/[^\p{L}\p{N}]+/u)
  if (words.includes(wanted)) return 0
  if (folded(label).startsWith(wanted)) return 1
  return words.some(word => word.startsWith(wanted)) ? 2 : 3
}
const nameOf = ({ label }: Choice): string => label
const same = (one: Choice, other: Choice): boolean => one.value === other.value

const finds = ({ label, detail = '' }: Choice, query: string): boolean => finder(query)(`${label} ${detail}`)
